"""The least that a Textual app can be: the yardstick for the start of Spyword."""

from textual.app import App, ComposeResult
from textual.widgets import Static


class MinimalApp(App[None]):
    """One line of text."""

    def compose(self) -> ComposeResult:
        yield Static("Ready")


if __name__ == "__main__":
    MinimalApp().run()
