"""What the form before a game of Spyfall 2 offers, by the number of players and by what else is chosen in it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from spyword.engine.spyfall import Location, NextDealer, Role, Scene, Settings
from spyword.games import SpyfallSetup
from spyword.i18n import translator
from spyword.packs.library import Library
from spyword.packs.model import Pack, PlacePack
from spyword.table.setup import SeatDraft
from spyword.ui.form.game_form import Line
from spyword.ui.form.spyfall_form import SpyfallForm


class TwoPacks:
    """A shelf with a pack of three locations, and one of twenty in English only; each has ten roles."""

    packs: tuple[Pack, ...] = ()

    def __init__(self) -> None:
        self.places = (pack("small", 3, ("en", "ko")), pack("large", 20, ("en",)))


def pack(id: str, locations: int, languages: tuple[str, ...], *, roles: int = 10) -> PlacePack:
    """So many locations, each with the same roles."""

    def texts(text: str) -> dict[str, str]:
        return {code: f"{text} {code}" for code in languages}

    same = tuple(Role(texts(f"role {number}")) for number in range(roles))
    scenes = tuple(
        Scene(Location(f"{id}-{number}", texts(f"{id} {number}"), None), same) for number in range(locations)
    )
    return PlacePack(id, texts(id), scenes)


def form(players: int = 4, *, packs: tuple[str, ...] = (), language: str = "en", **rules: object) -> SpyfallForm:
    seats = tuple(SeatDraft(f"player {number}", language) for number in range(1, players + 1))
    setup = SpyfallSetup(seats, Settings(**rules), packs=packs)  # type: ignore[arg-type]
    return SpyfallForm(setup, TwoPacks(), translator("en"))


def line(form: SpyfallForm, id: str) -> Line:
    return next(line for line in form.lines() if line.id == id)


def labels(line: Line) -> list[str]:
    return [value.label for value in line.values]


def picked(line: Line) -> str:
    """What stands there."""
    return next(value.label for value in line.values if value.value == line.now)


ONE, TWO = 1, 2
NEEDS_FIVE = "Two spies need at least 5 players."
NEED_TWO = "With 12 players there must be two spies."
MIXED = "Mixed decks have one spy, and at most 11 players."
SPIES = [
    # players, the recommended number, why one spy is refused, why two are
    (3, ONE, "", NEEDS_FIVE),
    (4, ONE, "", NEEDS_FIVE),
    (5, ONE, "", ""),
    (6, ONE, "", ""),
    (7, ONE, "", ""),
    (8, ONE, "", ""),
    (9, TWO, "", ""),
    (10, TWO, "", ""),
    (11, TWO, "", ""),
    (12, TWO, NEED_TWO, ""),
]


@pytest.mark.parametrize(("players", "recommended", "one", "two"), SPIES)
def test_the_number_of_spies_is_recommended_or_refused_by_the_players(
    players: int, recommended: int, one: str, two: str
) -> None:
    """S3."""
    spies = line(form(players), "spies")
    assert [(value.label, value.refusal) for value in spies.values] == [("1", one), ("2", two)]
    assert picked(spies) == str(recommended)
    assert spies.note == "★ recommended"
    assert not spies.is_warning


@pytest.mark.parametrize(("players", "recommended"), [(players, best) for players, best, _, _ in SPIES])
def test_a_number_that_is_chosen_and_happens_to_be_recommended_is_marked_so(players: int, recommended: int) -> None:
    """S3."""
    assert line(form(players, spies=recommended), "spies").note == "★ recommended"


@pytest.mark.parametrize(("players", "note"), [(5, True), (6, True), (7, False), (8, False)])
def test_two_spies_among_five_or_six_are_advised_against(players: int, note: bool) -> None:
    """S3."""
    spies = line(form(players, spies=2), "spies")
    assert spies.refusal == ""
    assert (spies.is_warning, spies.note) == (note, "Better with 7 players or more." if note else "")


@pytest.mark.parametrize("players", range(3, 13))
def test_mixed_decks_have_one_spy_and_never_twelve_players(players: int) -> None:
    """S19."""
    mixed = form(players, mixed_decks=True)
    spies = line(mixed, "spies")
    assert picked(spies) == "1"
    assert [value.refusal for value in spies.values] == [MIXED if players == 12 else "", MIXED]


@pytest.mark.parametrize(("players", "minutes"), [(3, 6), (4, 6), (5, 7), (6, 7), (7, 8), (8, 8), (9, 9), (12, 10)])
def test_the_usual_time_follows_the_players_and_another_one_stays(players: int, minutes: int) -> None:
    """S6."""
    time = line(form(players), "seconds")
    assert picked(time) == f"{minutes} min (by players)"
    assert labels(time) == [f"{each} min (by players)" if each == minutes else f"{each} min" for each in range(3, 16)]
    assert picked(line(form(players, seconds=180), "seconds")) == "3 min"


@pytest.mark.parametrize(
    ("packs", "language", "most"), [((), "en", 20), (("small",), "en", 3), ((), "ko", 3), (("large",), "en", 20)]
)
def test_there_are_never_more_rounds_than_locations(packs: tuple[str, ...], language: str, most: int) -> None:
    """S1: of packs whose locations have every language of the table."""
    rounds = line(form(packs=packs, language=language), "rounds")
    assert labels(rounds) == [str(number) for number in range(1, 21)]
    allowed = [value.label for value in rounds.values if not value.refusal]
    assert allowed == [str(number) for number in range(1, most + 1)]
    assert {value.refusal for value in rounds.values[most:]} <= {"There are only 3 locations."}


def test_the_first_dealer_is_one_of_the_table_or_drawn_by_lot() -> None:
    """S5."""
    dealer = line(form(3), "first_dealer")
    assert labels(dealer) == ["By lot", "player 1", "player 2", "player 3"]
    assert picked(dealer) == "By lot"
    assert picked(line(form(3, first_dealer=2), "first_dealer")) == "player 3"


def test_a_dealer_whose_seat_is_gone_is_refused_and_said_so() -> None:
    """S5."""
    dealer = line(form(3, first_dealer=4), "first_dealer")
    assert picked(dealer) == "Seat 5"
    assert dealer.refusal == "Nobody sits there. Choose another dealer."


@pytest.mark.parametrize(
    ("order", "dealer"), [((1, 0, 2, 3), 0), ((0, 2, 1, 3), 2), ((0, 2, 3), None), ((1, 2, 3), 0), ((0, 1, 2), 1)]
)
def test_the_first_dealer_moves_along_with_the_seat(order: tuple[int, ...], dealer: int | None) -> None:
    """S5."""
    moved = form(4, first_dealer=1).moved(order)
    assert isinstance(moved, SpyfallSetup)
    assert moved.settings.first_dealer == dealer


@pytest.mark.parametrize(("players", "spies", "can_choose"), [(6, None, False), (6, 2, True), (9, None, True)])
def test_that_spies_know_each_other_can_be_chosen_for_two(players: int, spies: int | None, can_choose: bool) -> None:
    """S18."""
    assert labels(line(form(players, spies=spies), "spies_know")) == (
        ["Off", "On"] if can_choose else ["Only with two"]
    )


def test_one_spy_more_or_less_forgets_nothing_about_knowing() -> None:
    """S18."""
    know = line(form(8, spies=1, spies_know=True), "spies_know")
    assert isinstance(know.now, SpyfallSetup)
    assert know.now.settings.spies_know


@pytest.mark.parametrize(
    ("packs", "mixed", "said"),
    [
        ((), False, "Locations: one of 2 packs"),
        (("large",), False, "Locations: large en"),
        ((), True, "Locations: 2 packs, mixed"),
        (("small",), True, "Locations: small en"),
    ],
)
def test_a_game_has_one_pack_or_several_mixed_ones(packs: tuple[str, ...], mixed: bool, said: str) -> None:
    """S19."""
    assert form(packs=packs, mixed_decks=mixed).packs_line() == said


def test_every_value_of_every_line_changes_one_setting_and_no_other() -> None:
    """S1, S3, S5 to S7, S13, S18, S19."""
    blank = form(9)
    for each in blank.lines():
        for value in each.values:
            assert isinstance(value.value, SpyfallSetup)
            changed = value.value.settings
            unset = replace(changed, **{each.id: getattr(Settings(), each.id)})
            assert (value.value.seats, value.value.packs, unset) == (blank.setup.seats, (), Settings())
        assert len({value.value.settings for value in each.values if isinstance(value.value, SpyfallSetup)}) == len(
            each.values
        )


def test_the_lines_are_in_one_order_whatever_is_chosen() -> None:
    ids = [each.id for each in form().lines()]
    assert ids == [
        "spies", "rounds", "seconds", "first_dealer", "next_dealer", "play_roles", "spies_know", "mixed_decks",
        "secret_votes",
    ]  # fmt: skip
    others = form(12, spies=2, mixed_decks=True, next_dealer=NextDealer.LEFT, first_dealer=11)
    assert [each.id for each in others.lines()] == ids


def test_the_summary_says_what_will_be_played() -> None:
    assert form(7).summary() == "Players 7 · Spies 1 · Rounds 5 · 8 min"
    assert form(9, rounds=2, seconds=180).summary() == "Players 9 · Spies 2 · Rounds 2 · 3 min"


def test_the_packs_of_the_game_can_all_be_chosen(tmp_path: Path) -> None:
    """S4: with as many locations as a game lists."""
    shelf = Library(tmp_path)
    found = replace(form(), shelf=shelf).packs()
    assert [pack.id for pack in found] == [pack.id for pack in shelf.places]
    assert {pack.size for pack in found} == {"20 locations"}
