"""The text of `--help`."""

from __future__ import annotations

from spyword.i18n import LANGUAGES, Translator
from spyword.i18n.marks import N_

_COMMANDS = (
    ("spyword", N_("play")),
    ("spyword packs list", N_("all packs: what they hold, languages, how many pairs are left in the deck")),
    ("spyword packs check FILE…", N_("check pack files; every fault with its line")),
    ("spyword packs new FILE", N_("begin a pack of your own; with --places one of locations")),
    ("spyword people list", N_("everybody with a profile: level, XP, games")),
    ("spyword people show NAME", N_("statistics and titles of somebody")),
    ("spyword people export NAME", N_("everything about somebody, as JSON")),
    ("spyword people import FILE", N_("take in what export wrote; no game counts twice")),
    ("spyword people delete NAME", N_("for good; the games stay, without the name")),
    ("spyword games list", N_("the games that were played here")),
    ("spyword simulate", N_("play many games at random: wins by side for each line-up")),
    ("spyword simulate spyfall", N_("the same for Spyfall 2: how rounds end, and points")),
)
_OPTIONS = (
    ("--lang LANGUAGE", N_("language for this start: {languages}")),
    ("--data FOLDER", N_("keep everything in this folder")),
    ("--version", N_("print the version")),
    ("--help, -h", N_("print this text")),
)
_OF_PEOPLE = (
    ("--out FILE", N_("export into this file, which is not there yet")),
    ("--yes", N_("delete without being asked for the name")),
    ("--person NAME", N_("only games of this person")),
    ("--game GAME", N_("only games of this kind: spys-word or spyfall")),
    ("--json", N_("list or show as JSON for machines")),
)
_OF_SIMULATE = (
    ("--players N", N_("one number of players instead of all")),
    ("--games N", N_("games of each line-up or table")),
    ("--seed N", N_("the same number plays the same games")),
    ("--guess PERCENT", N_("how often a ghost guesses the word, or a spy the location")),
    ("--passing", N_("allow passing")),
    ("--lots", N_("settle ties by lot, not by duel")),
    ("--spies-know", N_("Spyfall 2: two spies know each other")),
    ("--json", N_("print JSON for machines")),
)
_LEFT = 28
"""Cells of the left column."""


def help_text(t: Translator) -> str:
    """What can be asked for, in one language."""
    parts = (
        (t("Spyword: a party game of secret words for one laptop that goes round the table."), ()),
        (t("Commands"), _COMMANDS),
        (t("Options"), _OPTIONS),
        (t("Options of people and games"), _OF_PEOPLE),
        (t("Options of simulate"), _OF_SIMULATE),
    )
    return "\n\n".join("\n".join((title, *(_row(left, right, t) for left, right in rows))) for title, rows in parts)


def _row(left: str, right: str, t: Translator) -> str:
    return f"  {left:<{_LEFT}}{t(right, languages=', '.join(LANGUAGES))}"
