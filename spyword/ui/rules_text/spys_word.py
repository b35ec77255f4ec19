"""How to play Spy's Word, in plain words, with advice for each role."""

from __future__ import annotations

from typing import Final

from spyword.i18n import N_
from spyword.ui.rules_text.book import Chapter, Rulebook
from spyword.ui.rules_text.shared import CREDITS, SECRET_KEYS

_CHAPTERS: Final = (
    Chapter(
        N_("In a minute"),
        (
            N_("Everybody gets a secret word. Most have the same one: they are the civilians."),
            N_(
                "The spies have a word that is only a little different, and nobody tells them. "
                "If your word is the different one, you are the spy."
            ),
            N_("There may be a ghost, who has no word at all and knows it."),
            N_(
                "Round by round everybody gives a clue, you talk it over, and then you vote somebody out: "
                "in secret, one after another, on this one laptop."
            ),
            N_("The civilians win when every spy and the ghost are out."),
            N_("Spies and ghost win together when only one civilian is left."),
            N_("The ghost wins alone by guessing the civilians' word when voted out."),
        ),
    ),
    Chapter(
        N_("A round"),
        (
            N_(
                "Clues: in turn, each player says one word or one sentence about the own word. "
                "Not the word itself, no part of it, no translation of it, and no clue that was given before."
            ),
            N_("Discussion: who sounds as if they had another word? When the time is up, the vote begins by itself."),
            N_("Vote: everybody picks one other player. The one with the most votes is out."),
            N_(
                "A tie: the tied give one more clue and the others decide between them. "
                "If that is a tie again, the lot decides. The host can choose the lot at once."
            ),
            N_("Who is out watches in silence. The words stay secret until the end."),
            N_("Forgot your word? F2, choose your name, and look again behind a hand-over screen."),
        ),
    ),
    Chapter(
        N_("Advice for civilians"),
        (
            N_(
                "A clue that is too plain tells the spies and the ghost your word. "
                "One that is too vague makes you look like one of them."
            ),
            N_("Listen for clues that fit your word only nearly."),
        ),
    ),
    Chapter(
        N_("Advice for spies"),
        (
            N_(
                "You may be one without knowing it. If the clues of the others sound a little off, "
                "think again what their word could be."
            ),
            N_("Once you suspect it, give clues that fit both words."),
        ),
    ),
    Chapter(
        N_("Advice for the ghost"),
        (
            N_("You never speak first in the first round: listen, and say something that fits what you have heard."),
            N_("Collect clues. If they vote you out, one right guess wins the game for you alone."),
        ),
    ),
    Chapter(
        N_("What the host can set"),
        (
            N_("How many spies there are, and whether there is a ghost. The recommended line-up is marked."),
            N_("Whether spies are told, and whether the role of the eliminated is shown at once."),
            N_("Whether all see who voted for whom, or only the counts."),
            N_(
                "Whether one may pass. If Pass gets the most votes, alone or level, nobody is out; "
                "the next vote then offers no Pass."
            ),
            N_("One word or one sentence, the time for talking, and what settles a tie."),
        ),
    ),
    Chapter(
        N_("Keys"),
        (
            SECRET_KEYS,
            N_(
                "Arrows and digits choose. F1 shows this page, F2 your word, Esc the menu with undo. "
                "The mouse works everywhere."
            ),
        ),
    ),
    CREDITS,
)
SPYS_WORD: Final = Rulebook(N_("Spy's Word"), _CHAPTERS)
