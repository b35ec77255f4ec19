"""The program as a shell runs it."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from spyword import __version__
from spyword.cli import main
from spyword.files import Lock
from spyword.packs.library import built_in_packs, built_in_places

TOOLKITS = ("textual", "rich", "PIL", "asyncio")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's real data, and English."""
    monkeypatch.setenv("SPYWORD_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def run(*words: str, stdin: int = subprocess.DEVNULL) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-m", "spyword", *words]
    return subprocess.run(command, stdin=stdin, capture_output=True, text=True, check=False, timeout=60)


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"spyword {__version__}\n"


@pytest.mark.parametrize("words", [["--version"], ["--help"], ["--lang", "ko", "--help"], ["--nonsense"]])
def test_what_can_be_answered_at_once_loads_no_toolkit_and_makes_no_folder(words: list[str], tmp_path: Path) -> None:
    code = (
        "import sys; from spyword.cli import main; status = main(sys.argv[1:]); "
        f"print([name for name in {TOOLKITS!r} if name in sys.modules], file=sys.stderr); sys.exit(status)"
    )
    done = subprocess.run([sys.executable, "-P", "-c", code, *words], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == "[]"
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("language", ["en", "ko", "ja", "ru"])
def test_help_names_everything_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help", "--lang", language]) == 0
    told = capsys.readouterr().out
    packs = ("packs list", "packs check", "packs new")
    people = ("people list", "people show", "people export", "people import", "people delete", "games list")
    options = ("--lang", "--data", "--out", "--yes", "--person", "--game ", "--players", "--json")
    for name in (*packs, *people, "simulate", *options):
        assert name in told


def test_help_speaks_the_saved_language_even_of_a_file_that_is_otherwise_damaged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    told = []
    for text in ('language = "ru"\n', 'language = "ru"\nvolume = 11\n', 'language = "xx"\n', "language = \n"):
        (folder / "settings.toml").write_text(text, "utf-8")
        main(["--help"])
        told.append(capsys.readouterr().out)
    main(["--help", "--lang", "ru"])
    russian = capsys.readouterr().out
    main(["--help", "--lang", "en"])
    english = capsys.readouterr().out
    assert told == [russian, russian, english, english]
    assert [path.name for path in folder.iterdir()] == ["settings.toml"]


@pytest.mark.parametrize("words", ["--nonsense", "--lang xx", "packs", "packs check", "simulate --players 3", "dance"])
def test_what_is_not_understood_is_one_sentence_and_status_2(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1


def test_a_complaint_holds_nothing_that_a_terminal_obeys(capsys: pytest.CaptureFixture[str]) -> None:
    main(["\x1b]0;gotcha\x07\u202e"])
    assert capsys.readouterr().err.removesuffix("\n").isprintable()


def test_without_a_terminal_there_is_no_game(tmp_path: Path) -> None:
    done = run()
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert not (tmp_path / "data").exists()


def run_in_terminal(*words: str) -> tuple[int, str]:
    """Exit status and output of a run that ends by itself, in a terminal of its own."""
    master, slave = pty.openpty()
    command = [sys.executable, "-P", "-m", "spyword", *words]
    with subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave) as process:
        os.close(slave)
        told = b""
        try:
            while chunk := os.read(master, 4096):
                told += chunk
        except OSError:  # the other end is closed
            pass
        os.close(master)
    return process.returncode, told.decode()


def test_a_second_instance_says_so_and_leaves_the_game_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "journal").write_text("somebody's game\n", "ascii")
    Lock(folder).acquire()
    status, told = run_in_terminal()
    assert (status, len(told.splitlines())) == (2, 1)
    assert (folder / "journal").read_text("ascii") == "somebody's game\n"


def test_a_data_folder_that_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "ascii")
    status, told = run_in_terminal("--data", str(tmp_path / "file"))
    assert (status, len(told.splitlines())) == (2, 1)
    assert str(tmp_path / "file") in told


def test_all_packs_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["packs", "list"]) == 0
    words, places = capsys.readouterr().out.split("\n\n")
    assert [row.split()[0] for row in words.splitlines()[1:]] == [pack.id for pack in built_in_packs()]
    assert [row.split()[0] for row in places.splitlines()[1:]] == [pack.id for pack in built_in_places()]


@pytest.mark.parametrize(
    ("options", "holds", "table"), [([], "1 pair", 0), (["--places"], "1 location", 1)], ids=["words", "locations"]
)
def test_a_new_pack_is_fine_and_can_be_found_among_ones_own(
    options: list[str], holds: str, table: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The checker sees by itself which kind it is."""
    own = tmp_path / "data" / "packs"
    own.mkdir(parents=True)
    path = own / "my-zoo.toml"
    assert main(["packs", "new", str(path), *options]) == 0
    assert main(["packs", "check", str(path)]) == 0
    assert f"nothing is wrong; {holds}," in capsys.readouterr().out
    assert main(["packs", "list"]) == 0
    assert ["my-zoo" in each for each in capsys.readouterr().out.split("\n\n")] == [table == 0, table == 1]


def test_a_new_pack_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("precious", "ascii")
    assert main(["packs", "new", str(path)]) == 2
    assert path.read_text("ascii") == "precious"
    assert main(["packs", "new", str(tmp_path / "no" / "where.toml")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_faults_of_packs_are_told_with_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.toml"
    path.write_text('format = 1\nid = "bad"\nname = { en = "Bad" }\nmood = 7\n', "utf-8")
    assert main(["packs", "check", str(path), str(tmp_path / "none.toml")]) == 2
    told = capsys.readouterr().err
    assert f"{path}" in told
    assert "4" in told
    assert "mood" in told
    assert "none.toml" in told


def test_a_damaged_own_pack_and_a_damaged_deck_do_not_keep_the_rest_from_the_list(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "data" / "packs"
    own.mkdir(parents=True)
    (own / "bad.toml").write_text("format = ", "utf-8")
    (tmp_path / "data" / "deck").write_text("not a deck", "utf-8")
    assert main(["packs", "list"]) == 2
    told = capsys.readouterr()
    assert "animals" in told.out
    assert len(told.err.splitlines()) == 2
    assert "deck.damaged-1" in told.err


def test_a_simulation_counts_every_game_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    """W5: every line-up of the number of players."""
    assert main(["simulate", "--players", "6", "--games", "20", "--seed", "5", "--guess", "100", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(each["spies"], each["ghost"]) for each in found["lineups"]] == [(1, False), (1, True), (2, False)]
    assert [sum(each["wins"].values()) for each in found["lineups"]] == [20, 20, 20]
    assert [each["wins"]["ghost"] > 0 for each in found["lineups"]] == [False, True, False]


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    """W27."""
    told = []
    for line in ("--players 5 --seed 5", "--players 5 --seed 5", "--players 5 --seed 6", "--seed 5"):
        main(f"simulate --games 10 --passing --lots --json {line}".split())
        told.append(json.loads(capsys.readouterr().out)["lineups"])
    assert told[0] == told[1]
    assert told[0] != told[2]
    assert all(each in told[3] for each in told[0])


def test_a_simulation_of_spyfall_counts_every_round(capsys: pytest.CaptureFixture[str]) -> None:
    """S3, S15: one or two spies among six, and what their rounds were worth."""
    assert (
        main(["simulate", "spyfall", "--players", "6", "--games", "20", "--seed", "5", "--guess", "100", "--json"]) == 0
    )
    found = json.loads(capsys.readouterr().out)
    assert [each["spies"] for each in found["tables"]] == [1, 2]
    assert [sum(each["ends"].values()) for each in found["tables"]] == [100, 100]
    assert all(each["ends"]["location-named"] > each["ends"]["wrong-location-named"] == 0 for each in found["tables"])
    assert all(0 < each["other_points"] < each["spy_points"] < 4 for each in found["tables"])


def test_spies_who_know_each_other_win_less_alone(capsys: pytest.CaptureFixture[str]) -> None:
    """S18: neither scores if one is convicted in time."""
    points = []
    for line in ("", "--spies-know"):
        main(f"simulate spyfall --players 12 --games 30 --guess 0 --json {line}".split())
        points.append(json.loads(capsys.readouterr().out)["tables"][0]["spy_points"])
    assert points[0] != points[1]


@pytest.mark.parametrize("game", ["spys-word", "spyfall"])
@pytest.mark.parametrize("language", ["en", "ko", "ja", "ru"])
def test_the_table_of_a_simulation_fits_into_80_columns(language: str, game: str) -> None:
    from spyword.text import cell_width

    done = run("simulate", game, "--games", "3", "--lang", language)
    assert done.returncode == 0
    assert done.stderr == ""
    assert max(map(cell_width, done.stdout.splitlines())) <= 80
    assert "…" not in done.stdout


def test_a_reader_who_has_had_enough_is_no_error() -> None:
    command = f"{sys.executable} -P -m spyword simulate --games 2 | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    command = f"{sys.executable} -P -m spyword --help | true"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert done.stderr == ""
