"""Nobody who opens a file in the data folder learns a word, a role or the seed, and no file tells by its size."""

from __future__ import annotations

import base64
import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from spyword.engine.game import PlayerId
from spyword.engine.spys_word import Farewell, FarewellView, Lineup, Role, Settings, Vote, VoteView
from spyword.engine.spys_word.actions import PASS
from spyword.files import JOURNAL
from spyword.packs.deck import Deck
from spyword.table.opening import begin
from spyword.veil import unveil
from tests.table.fake_table import HandClock
from tests.table.real_table import NAMES, WORDS, ZOO, game_of, setup_for, start
from tests.table.test_resume import play_until, played

SEED = 7_293_481_650_123_457


def disguises(text: str) -> Iterator[bytes]:
    """The text as somebody who is curious would look for it."""
    for encoding in ("utf-8", "utf-16-le", "utf-16-be"):
        content = text.encode(encoding)
        yield content
        yield content.hex().encode()
        for shift in range(3):
            whole = base64.b64encode(b"\0" * shift + content)
            yield whole[(0, 2, 3)[shift] : len(whole) - 4]
    yield text.encode("unicode-escape")
    yield text[::-1].encode()


def files_in(folder: Path) -> bytes:
    """Everything under the folder, and all of it unpacked from base64 as well."""
    found = b""
    for path in folder.rglob("*"):
        if path.is_file():
            content = path.read_bytes()
            found += content
            with contextlib.suppress(ValueError):
                found += b"".join(base64.b64decode(line, validate=True) for line in content.splitlines())
    return found


def found_in(content: bytes, texts: list[str]) -> list[str]:
    return [text for text in texts if any(look in content for look in disguises(text) if is_no_chance(look))]


def is_no_chance(look: bytes) -> bool:
    """It is long enough not to come up by itself in some ten thousand bytes, or letters, of noise."""
    return len(look) > (5 if look.isalnum() else 3)


@pytest.mark.parametrize("reveal_roles", [True, False])
def test_no_file_tells_a_word_or_the_seed(tmp_path: Path, reveal_roles: bool) -> None:
    setup = setup_for(6, Settings(lineup=Lineup(1, True), reveal_roles=reveal_roles))
    begin(setup, ZOO, Deck(tmp_path), tmp_path, seed=SEED, now=HandClock())
    played(tmp_path, setup, SEED, 120)
    assert found_in(files_in(tmp_path), [*WORDS, str(SEED), f"{SEED:x}"]) == []


def test_the_journal_tells_no_name_and_no_role(tmp_path: Path) -> None:
    played(tmp_path, setup_for(12), SEED, 120)
    (tmp_path / "last-table.toml").unlink()
    assert found_in(files_in(tmp_path), [*NAMES, *(role.value for role in Role)]) == []


def test_even_behind_the_veil_stands_no_word_and_no_role(tmp_path: Path) -> None:
    """What is typed in a farewell is sealed with a key that is in no file."""
    for text in WORDS:
        table = play_until(tmp_path, setup_for(6, Settings(lineup=Lineup(1, True), reveal_roles=False)), FarewellView)
        (player,) = table.view().waiting_for
        table.act(Farewell(player, text, version=table.view().version))
        unveiled = "\n".join(unveil(line) for line in (tmp_path / JOURNAL).read_text("ascii").splitlines())
        assert found_in(unveiled.encode() + unveiled.encode().decode("unicode-escape").encode(), list(WORDS)) == []
        assert "civilian" not in unveiled
        assert '"spy"' not in unveiled


def test_the_guess_of_the_ghost_looks_like_the_farewell_of_another(tmp_path: Path) -> None:
    """W34: journals of two games that differ only in who is the ghost grow by the same."""
    growths = set()
    for seed in range(40):
        table = play_until(
            tmp_path, setup_for(6, Settings(lineup=Lineup(1, True), reveal_roles=False)), FarewellView, seed
        )
        (player,) = table.view().waiting_for
        before = (tmp_path / JOURNAL).stat().st_size
        table.act(Farewell(player, "горностай", version=table.view().version))
        role = game_of(table).state.deal.roles[player]
        growths.add((role is Role.GHOST, (tmp_path / JOURNAL).stat().st_size - before))
    assert {is_ghost for is_ghost, _ in growths} == {True, False}
    assert len({growth for _, growth in growths}) == 1


def test_a_ballot_looks_like_every_other(tmp_path: Path) -> None:
    """W18."""
    setup = setup_for(6, Settings(passing=True))
    growths = set()
    for target in (PASS, PlayerId("p02"), PlayerId("p06")):
        table = play_until(tmp_path, setup, VoteView, 3)
        view = table.view()
        before = (tmp_path / JOURNAL).stat().st_size
        voter = view.waiting_for[0]
        table.act(Vote(voter, target, version=view.version))
        growths.add((tmp_path / JOURNAL).stat().st_size - before)
    assert len(growths) == 1


def test_the_same_game_never_makes_the_same_file(tmp_path: Path) -> None:
    files = set()
    for _ in range(3):
        played(tmp_path, setup_for(4), SEED, 20)
        files.add((tmp_path / JOURNAL).read_bytes())
    assert len({line for file in files for line in file.splitlines()}) == sum(len(file.splitlines()) for file in files)


def test_a_table_that_is_printed_shows_nothing(tmp_path: Path) -> None:
    table = start(tmp_path, setup_for(6), SEED)
    printed = f"{table!r} {vars(table)!r} {table.opening!r} {vars(table._journal)!r}"
    assert found_in(printed.encode(), [*WORDS, str(SEED)]) == []
