"""Who becomes host when the host goes (W45, W46)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from spyword.engine.game import Player, PlayerId


def next_host(
    players: Sequence[Player], host: PlayerId, *, left: Collection[PlayerId], lost: Collection[PlayerId]
) -> PlayerId:
    """The next connected player after the host in seating order who is signed in, else the next connected (W45).

    Alive or not. With nobody connected it is the next in the room, so that a room always has a host.
    """
    after = [player.id for player in players].index(host) + 1
    round_the_table = [*players[after:], *players[: after - 1]]
    present = [player for player in round_the_table if player.id not in left]
    connected = [player for player in present if player.id not in lost]
    signed_in = [player for player in connected if player.signed_in]
    return next((player.id for player in (*signed_in, *connected, *present)), host)
