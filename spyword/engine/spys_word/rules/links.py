"""Lost and restored links, and who the host is (W45 to W47)."""

from __future__ import annotations

from dataclasses import replace

from spyword.engine.game import PlayerId
from spyword.engine.spys_word.state import Deal, Progress, State


def lost(state: State, player: PlayerId) -> State:
    """The player stays in the game, and no time waits (W47)."""
    return state.having(replace(state.progress, lost=state.progress.lost | {player}))


def restored(state: State, player: PlayerId) -> State:
    """The player is back (W47)."""
    return state.having(replace(state.progress, lost=state.progress.lost - {player}))


def pass_host_on(state: State) -> State:
    """The host was away for too long: another becomes host and stays it (W46)."""
    return state.having(replace(state.progress, host=next_host(state.deal, state.progress)))


def next_host(deal: Deal, progress: Progress) -> PlayerId:
    """The next connected player after the host in seating order who is signed in, else the next connected (W45).

    Alive or not. With nobody connected it is the next in the room, so that a room always has a host.
    """
    after = deal.seats.index(progress.host) + 1
    round_the_table = deal.players[after:] + deal.players[: after - 1]
    present = [player for player in round_the_table if player.id not in progress.left]
    connected = [player for player in present if player.id not in progress.lost]
    signed_in = [player for player in connected if player.signed_in]
    return next((player.id for player in (*signed_in, *connected, *present)), progress.host)
