"""Where a secret could be left behind, and a search through all of it."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from textual.app import App
from textual.widget import Widget
from textual.widgets import Input, OptionList

from tests.leaks.party import Party

_TAG = re.compile(r"<[^>]*>")


def shown(app: App[None]) -> str:
    """What an exported picture of the screen would hold as text."""
    return html.unescape(_TAG.sub("", app.export_screenshot(simplify=True))).replace("\xa0", " ")


def _of_widget(widget: Widget) -> Iterator[str]:
    yield from (str(widget.border_title), str(widget.border_subtitle), str(widget.tooltip), repr(widget))
    yield str(widget.render())
    if isinstance(widget, Input):
        yield from (widget.value, str(widget.placeholder), widget.selected_text)
    if isinstance(widget, OptionList):
        yield from (str(option.prompt) for option in widget.options)


def traces(party: Party) -> Iterator[tuple[str, str]]:
    """Every place, by name, and the text in it."""
    app = party.app
    yield "screenshot", shown(app)
    yield "screen", party.text()
    for stack in app._screen_stacks.values():
        for screen in stack:
            yield f"title of {screen!r}", f"{screen.title} {screen.sub_title}"
            for widget in screen.walk_children(Widget, with_self=True):
                for text in _of_widget(widget):
                    yield repr(widget), text
    yield "clipboard", app.clipboard
    yield "toasts", " ".join(f"{toast.title} {toast.message}" for toast in app._notifications)
    yield "titles", f"{app.title} {app.sub_title}"
    yield "public view", repr(party.table.view())
    for seat in party.table.seats:
        yield f"view of {seat.player.name}", repr(party.table.open(seat.player.id))
    yield "table", repr(party.table)
    for file in files(party.folder):
        yield file.name, file.read_bytes().decode("utf-8", "replace")


def files(folder: Path) -> list[Path]:
    """All that lies on the disk."""
    return [path for path in folder.rglob("*") if path.is_file()]


def leaks(party: Party, secrets: Iterable[str]) -> list[tuple[str, str]]:
    """Which secret was found where: in the clear, or as JSON would write it."""
    wanted = [(secret, form.casefold()) for secret in secrets for form in _forms(secret)]
    places = [(place, text.casefold()) for place, text in traces(party)]
    return [(secret, place) for place, text in places for secret, form in wanted if form in text]


def _forms(secret: str) -> set[str]:
    return {secret, secret.encode("unicode_escape").decode(), repr(secret.encode())[2:-1]}
