"""A game of Spyfall comes to the table, is left, found again, or told why it cannot go on; its files tell nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from spyword.engine.game import Action
from spyword.engine.spyfall import (
    AccusationView,
    Accuse,
    Card,
    Claim,
    ClaimView,
    DealView,
    GotIt,
    Location,
    QuestionsView,
    Role,
    Scene,
    Settings,
    SpyfallView,
    StartClock,
    TakeBack,
    VoteOn,
)
from spyword.files import JOURNAL
from spyword.games import SETUPS
from spyword.packs.model import PlacePack
from spyword.table.opening import (
    CannotResume,
    LeftGame,
    ResumeTrouble,
    SetupRefused,
    begin,
    left_game,
    resume,
    setup_of,
)
from spyword.table.setup import SetupCode
from spyword.table.table import Table
from spyword.veil import unveil
from tests.table.fake_table import HandClock
from tests.table.real_table import (
    MOON,
    NAMES,
    SPIES,
    OnePack,
    all_views,
    place_pack,
    spyfall_for,
    spyfall_of,
    start,
    start_again,
)
from tests.table.test_resume import played
from tests.table.test_secrecy import files_in, found_in

SEED = 7_293_481_650_123_457
SECRET_VOTES = spyfall_for(5, Settings(secret_votes=True))


def public(table: Table) -> SpyfallView:
    view = table.view()
    assert isinstance(view, SpyfallView)
    return view


def to_the_questions(table: Table) -> None:
    """Everybody looks at the card, and the dealer starts the clock."""
    for seat in table.seats:
        table.open(seat.player.id)
        table.act(GotIt(seat.player.id, version=table.view().version))
    table.act(StartClock(public(table).dealer, version=table.view().version))


def test_a_game_begins_with_the_cards(tmp_path: Path) -> None:
    """S2, S4: everybody but the spy is at one of the 20 places."""
    table = start(tmp_path, SPIES)
    assert isinstance(public(table), DealView)
    assert [listed.location for listed in public(table).locations] == [scene.location for scene in MOON.scenes]
    cards = [view.card for view in all_views(table) if isinstance(view, SpyfallView) and view.card is not None]
    assert sorted(place_of(card) is None for card in cards) == [False] * 5 + [True]
    assert len({id(place_of(card)) for card in cards}) == 2


def place_of(card: Card) -> Location | None:
    return card.location.reveal()


def test_of_a_large_pack_twenty_locations_are_in_the_game(tmp_path: Path) -> None:
    """S4."""
    shelf = OnePack(places=(place_pack("sea", 30),))
    table = begin(SPIES, shelf, shelf, tmp_path, now=HandClock())
    assert len(public(table).locations) == 20
    assert all_views(resume(tmp_path, shelf, SETUPS, now=HandClock())) == all_views(table)


def test_a_form_that_is_not_right_deals_nothing(tmp_path: Path) -> None:
    """S1."""
    with pytest.raises(SetupRefused) as refusal:
        start(tmp_path, spyfall_for(2))
    assert [problem.code for problem in refusal.value.problems] == [SetupCode.TOO_FEW_PLAYERS]
    assert list(tmp_path.iterdir()) == []


def test_the_form_of_a_running_game_can_be_played_again(tmp_path: Path) -> None:
    table = start(tmp_path, SECRET_VOTES)
    assert setup_of(table, SETUPS) == SECRET_VOTES
    assert setup_of(start_again(tmp_path), SETUPS) == SECRET_VOTES


def test_home_knows_which_game_was_left_and_by_whom(tmp_path: Path) -> None:
    start(tmp_path, SPIES).close()
    left = left_game(tmp_path, SETUPS)
    assert isinstance(left, LeftGame)
    assert (left.game, left.names) == ("spyfall", NAMES[:6])


def test_a_round_goes_on_with_what_was_left_of_its_time(tmp_path: Path) -> None:
    """S6, S10: the clock stands still until somebody lets it go on."""
    time = HandClock()
    table = start(tmp_path, SPIES, 1, time)
    to_the_questions(table)
    time.seconds += 100
    table.close()
    again = start_again(tmp_path)
    assert again.clock.is_paused
    assert again.clock.remaining() == 420 - 100


def test_save_and_quit_can_be_done_between_any_two_votes(tmp_path: Path) -> None:
    """S13."""
    table = start(tmp_path, SECRET_VOTES)
    to_the_questions(table)
    accuser, accused, *_ = (seat.player.id for seat in table.seats)
    table.act(Accuse(accuser, accused, version=table.view().version))
    while isinstance(view := table.view(), AccusationView):
        table.act(VoteOn(view.waiting_for[0], False, version=view.version))
        table.close()
        table = start_again(tmp_path)
    table.resume_clock()
    assert [record.is_unanimous for record in public(table).accusations] == [False]


def retold(scene: Scene) -> Scene:
    return replace(scene, roles=(Role({**scene.roles[0].texts, "en": "somebody else"}), *scene.roles[1:]))


def moved(scene: Scene) -> Scene:
    return replace(scene, location=replace(scene.location, names={**scene.location.names, "en": "elsewhere"}))


CHANGES: dict[str, Callable[[tuple[Scene, ...]], tuple[Scene, ...]]] = {
    "another role": lambda scenes: (*scenes[:-1], retold(scenes[-1])),
    "another name": lambda scenes: (moved(scenes[0]), *scenes[1:]),
    "another order": lambda scenes: scenes[::-1],
    "a location less": lambda scenes: scenes[:-1],
    "a location more": lambda scenes: (*scenes, *place_pack("sea", 1).scenes),
    "a role less": lambda scenes: (replace(scenes[0], roles=scenes[0].roles[:-1]), *scenes[1:]),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_pack_that_was_changed_since_is_not_played_on_with(tmp_path: Path, change: str) -> None:
    table = start(tmp_path, SPIES)
    table.close()
    changed = OnePack(places=(PlacePack("moon", MOON.name, CHANGES[change](MOON.scenes)),))
    with pytest.raises(CannotResume) as error:
        resume(tmp_path, changed, SETUPS, now=HandClock())
    assert (error.value.trouble, error.value.pack) == (ResumeTrouble.PACK_CHANGED, "moon")
    assert all_views(start_again(tmp_path)) == all_views(table)


def test_a_pack_that_is_gone_keeps_the_game_for_its_return(tmp_path: Path) -> None:
    """S19: with mixed decks every pack is needed."""
    both = OnePack(places=(MOON, place_pack("sea")))
    mixed = replace(SPIES, settings=Settings(mixed_decks=True))
    table = begin(mixed, both, both, tmp_path, now=HandClock())
    table.close()
    with pytest.raises(CannotResume) as error:
        start_again(tmp_path)
    assert (error.value.trouble, error.value.pack) == (ResumeTrouble.PACK_GONE, "sea")
    assert all_views(resume(tmp_path, both, SETUPS, now=HandClock())) == all_views(table)


TEXTS = [
    text
    for scene in MOON.scenes
    for texts in (scene.location.names, *(role.texts for role in scene.roles))
    for text in texts.values()
]


def test_no_file_tells_a_place_a_role_or_the_seed(tmp_path: Path) -> None:
    played(tmp_path, SPIES, SEED, 60)
    assert found_in(files_in(tmp_path), [*TEXTS, str(SEED), f"{SEED:x}"]) == []


def test_even_behind_the_veil_stands_no_place_and_no_role(tmp_path: Path) -> None:
    """What follows from the packs and the seed is not written down; an id that a spy has named tells no place."""
    played(tmp_path, SPIES, SEED, 60)
    unveiled = "\n".join(unveil(line) for line in (tmp_path / JOURNAL).read_text("ascii").splitlines())
    assert '"act": "Ask"' in unveiled
    assert found_in(unveiled.encode() + unveiled.encode().decode("unicode-escape").encode(), TEXTS) == []
    assert "role" not in unveiled.replace('"play-roles"', "")
    assert '"spy"' not in unveiled.replace('"next-dealer": "spy"', "")


def growth(folder: Path, table: Table, action: Action) -> int:
    """By how many bytes the journal grows with this."""
    before = (folder / JOURNAL).stat().st_size
    table.act(action)
    return (folder / JOURNAL).stat().st_size - before


def test_a_secret_yes_looks_like_a_no(tmp_path: Path) -> None:
    """S13."""
    growths = set()
    for agrees in (True, False):
        table = start(tmp_path, SECRET_VOTES, SEED)
        to_the_questions(table)
        accuser, accused, voter, *_ = (seat.player.id for seat in table.seats)
        table.act(Accuse(accuser, accused, version=table.view().version))
        growths.add(growth(tmp_path, table, VoteOn(voter, agrees, version=table.view().version)))
    assert len(growths) == 1


def test_a_spy_who_takes_the_claim_back_leaves_what_anybody_else_leaves(tmp_path: Path) -> None:
    """S12: the table sees only that the clock goes on, and so does who reads its files."""
    table = start(tmp_path, SPIES, SEED)
    to_the_questions(table)
    found: dict[bool, set[int]] = {True: set(), False: set()}
    for seat in table.seats:
        player = seat.player.id
        is_spy = player in spyfall_of(table).state.progress.hand.spies
        claimed = growth(tmp_path, table, Claim(player, version=table.view().version))
        assert isinstance(table.view(), ClaimView)
        table.open(player)
        found[is_spy].add(claimed + growth(tmp_path, table, TakeBack(player, version=table.view().version)))
        assert isinstance(table.view(), QuestionsView)
    assert found[True] == found[False]
    assert len(found[True]) == 1


def test_a_table_that_is_printed_shows_nothing(tmp_path: Path) -> None:
    table = start(tmp_path, SPIES, SEED)
    printed = f"{table!r} {vars(table)!r} {table.opening!r} {vars(table._journal)!r} {table.view()!r}"
    assert found_in(printed.encode(), [*TEXTS, str(SEED)]) == []
