"""The environment that Textual finds: set before it is imported for the first time, as it reads some of it then."""

from __future__ import annotations

from collections.abc import MutableMapping

_WATCHERS = (
    "TEXTUAL",
    "TEXTUAL_LOG",
    "TEXTUAL_DEBUG",
    "TEXTUAL_SHOW_RETURN",
    "TEXTUAL_PRESS",
    "TEXTUAL_DRIVER",
)
"""Variables by which Textual logs keys and events, prints what an app returns, or is steered from outside."""
_WATCHER_PREFIX = "TEXTUAL_SCREENSHOT"
"""Variables that write a picture of the screen to disk."""
_SSH = ("SSH_CONNECTION", "SSH_TTY", "SSH_CLIENT")


def prepare(environ: MutableMapping[str, str]) -> None:
    """Make the environment fit for secrets and for every keyboard.

    The Kitty protocol's "report all keys" loses text that is composed by an input method (Korean, Japanese), so it is
    off unless somebody asked for it. Over SSH every frame of an animation costs the line, so there are none by default.
    """
    for name in [name for name in environ if name in _WATCHERS or name.startswith(_WATCHER_PREFIX)]:
        del environ[name]
    environ.setdefault("TEXTUAL_DISABLE_KITTY_KEY", "1")
    if any(environ.get(name) for name in _SSH):
        environ.setdefault("TEXTUAL_ANIMATIONS", "none")
