"""A log that grows without being copied."""

from __future__ import annotations

from spyword.engine.chain import Chain


def test_a_chain_is_read_oldest_first() -> None:
    assert list(Chain(3, Chain(2, Chain(1, None)))) == [1, 2, 3]


def test_chains_compare_by_what_they_hold() -> None:
    assert Chain(2, Chain(1, None)) == Chain(2, Chain(1, None))
    assert Chain(2, Chain(1, None)) != Chain(2, None)
    assert hash(Chain(2, Chain(1, None))) == hash(Chain(2, Chain(1, None)))
    assert Chain(1, None) != (1,)


def test_a_long_chain_needs_no_deep_stack() -> None:
    log: Chain[int] | None = None
    for number in range(50_000):
        log = Chain(number, log)
    assert log is not None
    assert list(log) == list(range(50_000))
    assert log == Chain(49_999, log.before)
