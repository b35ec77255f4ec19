"""The ghost's guess and the farewell of the eliminated (W28, W33, W34, W48)."""

from __future__ import annotations

import pytest

from spyword.engine.spys_word import (
    CluesView,
    Code,
    EndView,
    Farewell,
    FarewellView,
    ResultView,
    Role,
    Settings,
    Side,
    SpysWord,
    Termination,
    Ties,
    VerdictView,
)
from spyword.engine.spys_word.settings import Devices
from tests.engine.evening import (
    OWN,
    A,
    B,
    C,
    D,
    E,
    alive,
    all_vote_for,
    at_vote,
    dealt,
    farewell,
    ids,
    proceeded,
    refused,
    round_played,
    time_up,
)

HIDDEN = Settings(reveal_roles=False)
HIDDEN_OWN = Settings(reveal_roles=False, devices=Devices.OWN)


def ghost_out(settings: Settings = Settings()) -> SpysWord:  # noqa: B008 - a frozen value
    """A is the spy; E, the ghost, was voted out, and the result has been seen."""
    return proceeded(all_vote_for(dealt("scccgcc", settings), E))


def test_a_ghost_who_is_voted_out_guesses() -> None:
    """W28."""
    view = ghost_out().view(None)
    assert isinstance(view, FarewellView)
    assert view.player == E
    assert view.waiting_for == (E,)
    assert view.is_private_turn


def test_a_ghost_who_is_drawn_by_lot_guesses_too() -> None:
    """W28."""
    drawn = [round_played(dealt("sccgc", Settings(ties=Ties.LOT), seed=seed), TIE) for seed in range(20)]
    ghosts = [game for game in drawn if D not in ids(alive(game.view(None)))]
    assert ghosts
    for game in ghosts:
        assert isinstance(proceeded(game).view(None), FarewellView)


TIE = "A>D B>D C>A D>A E>B"


def test_a_right_guess_wins_at_once_for_the_ghost_alone() -> None:
    """W28, W36."""
    view = farewell(ghost_out(), "Cat").view(None)
    assert isinstance(view, EndView)
    assert view.outcome.winner is Side.GHOST
    assert view.outcome.winners == (E,)
    assert view.outcome.termination is Termination.GHOST_GUESSED
    assert view.guess is not None
    assert view.guess.was_right


def test_a_wrong_guess_is_shown_where_roles_are_revealed() -> None:
    """W28: that it was wrong, and what it was; the word stays secret."""
    game = farewell(ghost_out(), " the\x1b  dog ")
    view = game.view(None)
    assert isinstance(view, VerdictView)
    assert view.player == E
    assert view.guess == "the dog"
    assert isinstance(proceeded(game).view(None), CluesView)


def test_the_spies_word_is_a_wrong_guess() -> None:
    """W29."""
    assert isinstance(farewell(ghost_out(), "dog").view(None), VerdictView)


@pytest.mark.parametrize("settings", [Settings(), HIDDEN, OWN, HIDDEN_OWN])
@pytest.mark.parametrize("text", ["", "   ", "?!", "\u200b", "🐈"])
def test_an_empty_guess_is_asked_for_again(settings: Settings, text: str) -> None:
    """W33."""
    game = ghost_out(settings)
    assert refused(game, Farewell(E, text, version=game.version)) is Code.EMPTY_TEXT


@pytest.mark.parametrize("text", ["", "   ", "?!", "\u200b", "🐈"])
def test_so_does_the_field_of_everybody_else(text: str) -> None:
    """W33, W34."""
    game = proceeded(all_vote_for(dealt("sccccgc", HIDDEN), B))
    assert refused(game, Farewell(B, text, version=game.version)) is Code.EMPTY_TEXT


def test_nobody_else_answers_for_the_eliminated() -> None:
    """W34."""
    game = ghost_out()
    assert refused(game, Farewell(A, "cat", version=game.version)) is Code.NOT_YOUR_TURN


@pytest.mark.parametrize("out", ["A", "B"])
def test_with_roles_revealed_only_the_ghost_has_a_private_screen(out: str) -> None:
    """W28, W34: seven players, so that neither a spy's nor a civilian's going decides."""
    game = all_vote_for(dealt("sccccgc"), ids(out)[0])
    assert isinstance(game.view(None), ResultView)
    assert isinstance(proceeded(game).view(None), CluesView)


@pytest.mark.parametrize(("out", "role"), [("A", Role.SPY), ("B", Role.CIVILIAN), ("F", Role.GHOST)])
def test_with_roles_hidden_everybody_eliminated_has_one_and_sees_the_own_role(out: str, role: Role) -> None:
    """W34."""
    game = proceeded(all_vote_for(dealt("sccccgc", HIDDEN), ids(out)[0]))
    for viewer in (None, *ids("ABCDEFG")):
        view = game.view(viewer)
        assert isinstance(view, FarewellView)
        assert view.player == out
        assert view.role.reveal() is (role if viewer == out else None)


def test_what_somebody_else_types_there_is_thrown_away() -> None:
    """W34: not even the right word does anything."""
    game = proceeded(all_vote_for(dealt("sccccgc", HIDDEN), B))
    assert farewell(game, "cat") == farewell(game, "bye").at_version(game.version + 1)
    assert isinstance(farewell(game, "cat").view(None), CluesView)


@pytest.mark.parametrize("settings", [HIDDEN, HIDDEN_OWN])
def test_nobody_can_tell_the_ghosts_wrong_guess_from_a_civilians_farewell(settings: Settings) -> None:
    """W34: before, during and after, word for word, for everybody but the one it is about."""
    as_ghost, as_civilian = dealt("scccgcc", settings), dealt("scccccg", settings)
    for game, twin in zip(_farewell_of_e(as_ghost), _farewell_of_e(as_civilian), strict=True):
        for viewer in (None, *ids("ABCDF")):
            assert game.view(viewer) == twin.view(viewer)
            if viewer is not None:
                assert game.legal_actions(viewer) == twin.legal_actions(viewer)
        assert game.legal_actions(E) == twin.legal_actions(E)


def _farewell_of_e(game: SpysWord) -> list[SpysWord]:
    announced = all_vote_for(game, E)
    parting = proceeded(announced)
    return [announced, parting, farewell(parting, "banana"), at_vote(farewell(parting, "banana"))]


def test_a_wrong_guess_stays_secret_where_roles_are_hidden() -> None:
    """W34: no verdict, no role on any seat, and that there was a guess is told only at the end."""
    game = farewell(ghost_out(HIDDEN), "banana")
    view = game.view(None)
    assert isinstance(view, CluesView)
    assert {seat.role for seat in view.seats} == {None}


def test_with_roles_hidden_a_right_guess_still_wins() -> None:
    """W28, W36."""
    assert farewell(ghost_out(HIDDEN), "고양이").outcome is not None


@pytest.mark.parametrize(("settings", "seconds"), [(OWN, 45), (HIDDEN_OWN, 60), (Settings(), None), (HIDDEN, None)])
def test_how_long_a_guess_may_take(settings: Settings, seconds: int | None) -> None:
    """W48."""
    assert ghost_out(settings).timing.seconds == seconds


def test_every_hidden_farewell_has_the_time_of_a_guess() -> None:
    """W34, W48."""
    assert proceeded(all_vote_for(dealt("sccccgc", HIDDEN_OWN), C)).timing.seconds == 60


def test_out_of_time_is_a_wrong_guess() -> None:
    """W48: shown as empty where roles are revealed, as nothing where they are hidden."""
    view = time_up(ghost_out(OWN)).view(None)
    assert isinstance(view, VerdictView)
    assert view.guess == ""
    assert isinstance(time_up(ghost_out(HIDDEN_OWN)).view(None), CluesView)
