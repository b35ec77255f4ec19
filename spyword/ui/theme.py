"""The looks of the game. Colours are named here and nowhere else; styles use the variables.

The identity: a spy's dossier under a warm lamp. Dark aubergine night, amber light, words behind
black redaction bars until the moment they are told.
"""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

DARK: Final = Theme(
    name="spyword-dark",
    primary="#ffb454",
    secondary="#b48ef0",
    accent="#ff7a90",
    warning="#ffd166",
    error="#ff6b7d",
    success="#7fd8a4",
    foreground="#f1e9f9",
    background="#17121f",
    surface="#201929",
    panel="#2d2439",
    dark=True,
    variables={"footer-key-foreground": "#ffb454", "redaction": "#4a3d63", "faint": "#9d90b0"},
)
LIGHT: Final = Theme(
    name="spyword-light",
    primary="#8f3d0c",
    secondary="#5b3f8c",
    accent="#b3203f",
    warning="#8a5a00",
    error="#b3203f",
    success="#1d6b43",
    foreground="#2a2130",
    background="#f6f0e3",
    surface="#fffaf0",
    panel="#e8dec8",
    dark=False,
    variables={"footer-key-foreground": "#8f3d0c", "redaction": "#2a2130", "faint": "#6d6277"},
)
CONTRAST: Final = Theme(
    name="spyword-contrast",
    primary="#ffff00",
    secondary="#00ffff",
    accent="#ff9dff",
    warning="#ffff00",
    error="#ff8080",
    success="#80ff80",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#202020",
    dark=True,
    variables={"footer-key-foreground": "#ffff00", "redaction": "#ffffff", "faint": "#ffffff"},
)
THEMES: Final = (DARK, LIGHT, CONTRAST)
