"""Lost and restored links, and who the host is (W45 to W47)."""

from __future__ import annotations

from dataclasses import replace

from spyword.engine import hosting
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
    """Who follows the present host (W45)."""
    return hosting.next_host(deal.players, progress.host, left=progress.left, lost=progress.lost)
