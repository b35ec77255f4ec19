"""How to play Spyfall 2, in plain words, with advice for both sides (S21)."""

from __future__ import annotations

from typing import Final

from spyword.i18n import N_
from spyword.ui.rules_text.book import Chapter, Rulebook
from spyword.ui.rules_text.shared import CREDITS, SECRET_KEYS

_CHAPTERS: Final = (
    Chapter(
        N_("In a minute"),
        (
            N_("You are all at one place. Your card says where, and who you are there: your role."),
            N_("The spy's card says nothing but that. The spy has to find out where you are, before being found out."),
            N_("You ask each other questions in turn. The answers show who knows the place and who only pretends to."),
            N_("A game has several short rounds, each at another place. Whoever has most points in the end wins."),
        ),
    ),
    Chapter(
        N_("Questions"),
        (
            N_("Everybody looks at the own card in secret. Then the dealer starts the clock and asks first."),
            N_(
                "Ask one player one question, best about the place. The answer can be anything: a word, a story, "
                "a shrug. There is no second question to the same answer."
            ),
            N_("Whoever has answered asks next: anybody but the one who has just asked."),
            N_("Nobody has to ask. F3 hands the turn to another player without a question."),
            N_("All twenty places stand on the table for everybody to see. Each is played once at most."),
            N_("Forgot your card? F2, choose your name, and look again behind a hand-over screen. The clock runs on."),
        ),
    ),
    Chapter(
        N_("How a round ends"),
        (
            N_(
                "An accusation: F5 stops the clock. Once a round, everybody may accuse one other player. "
                "The rest vote, all at once and without a word; the spy votes, too."
            ),
            N_(
                "If all agree, the accused shows the card. A spy is caught, and the others win. "
                "Anybody else, and the spies win. If not all agree, the clock goes on."
            ),
            N_(
                "I am the spy: F6 stops the clock. A spy shows the card and names the place from the list. "
                "If it is right, that spy wins; if not, the others do."
            ),
            N_(
                "Time is up: now you talk freely, but nobody may name the place. From the dealer to the left, "
                "everybody accuses somebody or nobody, and each time the rest vote. "
                "If all accusations are turned down, the spies win."
            ),
        ),
    ),
    Chapter(
        N_("Points"),
        (
            N_("Nobody convicted, or the wrong one: 2 for each spy."),
            N_("A spy names the place: 4 for that spy."),
            N_("A spy convicted: 1 for each of the others, and 2 for whoever accused."),
            N_("A spy names a wrong place: 1 for each of the others."),
            N_("Two spies are rivals: when one of them is found, the other one scores like everybody else."),
            N_(
                "Spies who know each other are partners, if the host says so. If one is caught while the clock runs, "
                "or is wrong about the place, neither scores. If one names it, the other gets 2."
            ),
        ),
    ),
    Chapter(
        N_("Advice if you are no spy"),
        (
            N_(
                "Show that you know the place, and do not show the place. Too plain, and the spy reads it off your "
                "lips; too vague, and they take you for the spy."
            ),
            N_("Play your role. It always gives you something to say."),
            N_("Who accuses loudly may be the spy, pointing elsewhere."),
        ),
    ),
    Chapter(
        N_("Advice for the spy"),
        (
            N_("Listen. Your answers should fit a dozen places, and sound as if they fitted one."),
            N_("Do not stand out: neither silent nor too clever. And do not stare at the list."),
            N_("Dare a guess. Waiting for certainty mostly ends in being caught."),
        ),
    ),
    Chapter(
        N_("What the host can set"),
        (
            N_("How many rounds you play, and how long one lasts. More players have more time."),
            N_("One spy or two: two are recommended from nine players on. And whether two know each other."),
            N_("Whether you play roles, or the place alone."),
            N_("Who deals first, and who deals next: the spy of the last round, or the next to the left."),
            N_("Whether you vote by a show of hands, which the accuser counts, or in secret, one after another."),
            N_("Mixed decks: the places of several packs together."),
        ),
    ),
    Chapter(
        N_("Keys"),
        (
            SECRET_KEYS,
            N_(
                "Arrows and digits choose, Enter asks. While the clock runs: F5 accuses, F6 is for the spy, "
                "F3 hands the turn on, Space makes a pause."
            ),
            N_("F1 shows this page, F2 your card, Esc the menu with undo. The mouse works everywhere."),
        ),
    ),
    CREDITS,
)
SPYFALL: Final = Rulebook(N_("Spyfall 2"), _CHAPTERS)
