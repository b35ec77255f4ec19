"""`spyword people`, as a shell runs it (P8)."""

from __future__ import annotations

import json
import os
import pty
import select
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from spyword.cli import main
from spyword.games.history import CHRONICLES
from spyword.people.database import FILE
from spyword.people.store import People
from spyword.text import cell_width
from tests.cli.shell import played_in

EVERYBODY = ["Anna", "Борис", "さくら", "민수"]


@pytest.fixture(autouse=True)
def people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> People:
    """As a game that runs holds it: open all the time. English is spoken."""
    monkeypatch.setenv("SPYWORD_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return played_in(tmp_path / "data")


def column_of(line: str, text: str) -> int:
    """The cell where the text begins."""
    return cell_width(line[: line.index(text)])


def test_everybody_is_listed_in_columns_whatever_the_script(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["people", "list"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [profile.name for profile in people.profiles()] == EVERYBODY
    assert {column_of(line, " en") for line in lines} == {column_of(head, " Language")}
    for line, profile in zip(lines, people.profiles(), strict=True):
        assert line.split()[-4:] == [str(profile.level), str(profile.xp), str(profile.games), "en"]


def test_everybody_is_listed_for_machines(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    anna = people.profiles()[0]
    title = next(iter(people.standing(anna.id).titles))
    people.wear(anna.id, title)
    assert main(["people", "list", "--json"]) == 0
    first, *others = json.loads(capsys.readouterr().out)["people"]
    assert first == {
        "id": anna.id,
        "name": "Anna",
        "language": "en",
        "title": title,
        "level": anna.level,
        "xp": anna.xp,
        "games": anna.games,
    }
    assert [(other["name"], other["title"]) for other in others] == [(name, None) for name in EVERYBODY[1:]]


def test_nobody_is_no_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["people", "list", "--data", str(tmp_path / "new")]) == 0
    assert capsys.readouterr().out == "Nobody has a profile yet.\n"
    assert main(["people", "show", "Anna", "--data", str(tmp_path / "new")]) == 2
    assert "nobody has a profile yet" in capsys.readouterr().err


def test_one_person_is_shown_with_level_statistics_and_titles(
    people: People, capsys: pytest.CaptureFixture[str]
) -> None:
    """P4, P5, P7: the name in any writing that cannot be told apart from it."""
    anna = people.profiles()[0]
    standing = people.standing(anna.id)
    title = people.title_of[next(iter(standing.titles))]
    people.wear(anna.id, title.id)
    assert main(["people", "show", " aNNA"]) == 0
    about, everything, *games, titles = capsys.readouterr().out.split("\n\n")
    assert [line.split()[-1] for line in about.splitlines()[3:5]] == [str(standing.level), str(standing.xp)]
    assert about.splitlines()[0].split() == ["Name", "Anna"]
    assert title.names["en"] in about.splitlines()[2]
    assert ["Games", str(standing.values("any")("games"))] in [line.split() for line in everything.splitlines()]
    assert [each.splitlines()[0] for each in games] == ["Spy's Word", "Spyfall 2"]
    assert titles.splitlines()[0] == f"Titles won: {len(standing.titles)} of {len(people.titles)}"
    assert title.asks["en"] in titles
    assert len(titles.splitlines()) == len(standing.titles) + 1


def test_one_person_is_shown_for_machines(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    anna = people.profiles()[0]
    standing = people.standing(anna.id)
    assert main(["people", "show", "Anna", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["id"], found["level"], found["xp"], found["games"]) == (anna.id, anna.level, anna.xp, anna.games)
    assert found["xp"] + found["xp_missing"] == 25 * anna.level * (anna.level + 1)
    assert set(found["statistics"]) == {"any", "spys_word", "spyfall"}
    for scope, numbers in found["statistics"].items():
        assert numbers == {name: standing.values(scope)(name) for name in numbers}
    assert {"games", "best_streak", "win_rate", "level"} <= set(found["statistics"]["any"])
    assert {title["id"]: title["game"] for title in found["titles"]} == dict(standing.titles)


def test_whoever_has_played_nothing_that_counts_is_told_what_counts(
    people: People, capsys: pytest.CaptureFixture[str]
) -> None:
    people.add("Newbie", "ko")
    assert main(["people", "show", "Newbie"]) == 0
    told = capsys.readouterr().out
    assert "No game has counted yet" in told
    assert "한국어" in told
    assert "Spy's Word" not in told


def test_an_unknown_name_is_answered_with_the_known_ones(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["show"], ["export"], ["delete", "--yes"]):
        assert main(["people", *words, "Zoë"]) == 2
        assert capsys.readouterr().err == f"Nobody here is called “Zoë”. There are: {', '.join(EVERYBODY)}.\n"
    for number in range(12):
        people.add(f"N{number}", "en")
    assert main(["people", "show", "Zoë"]) == 2
    assert "people list" in capsys.readouterr().err


def test_an_export_goes_to_another_laptop_and_counts_once(
    people: People, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """P8: through a file that only its owner can read, and through a pipe the same."""
    anna, file, there = people.profiles()[0], tmp_path / "anna.json", ["--data", str(tmp_path / "there")]
    assert main(["people", "export", "Anna", "--out", str(file)]) == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert str(file) in capsys.readouterr().out
    assert main(["people", "export", "Anna"]) == 0
    assert capsys.readouterr().out == file.read_text("utf-8") == people.export(anna.id)
    assert main([*there, "people", "import", str(file)]) == 0
    assert main([*there, "people", "import", str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"Anna is here now. {anna.games} games were not here yet.",
        "Anna is here now. 0 games were not here yet.",
    ]
    other = People(tmp_path / "there", CHRONICLES)
    assert other.standing(anna.id) == people.standing(anna.id)


def test_somebody_whose_name_is_taken_here_comes_under_another(
    people: People, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "anna.json"
    main(["people", "export", "Anna", "--out", str(file)])
    main(["people", "delete", "Anna", "--yes"])
    people.add("anna", "ja")
    capsys.readouterr()
    assert main(["people", "import", str(file)]) == 0
    assert "Anna is here now, under the name Anna 2." in capsys.readouterr().out


def test_an_export_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "precious"
    file.write_text("precious", "ascii")
    for place in (file, tmp_path / "no" / "where", tmp_path):
        assert main(["people", "export", "Anna", "--out", str(place)]) == 2
        told = capsys.readouterr()
        assert (told.out, len(told.err.splitlines())) == ("", 1)
    assert file.read_text("ascii") == "precious"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_an_export_that_nobody_takes_is_one_sentence() -> None:
    command = f"{sys.executable} -P -m spyword people export Anna > /dev/full"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"\xff\xfe", "is not an exported profile"),
        (b"[]", "is not an exported profile"),
        (b'{"spyword": 99}', "was written by a newer Spyword"),
        (b'{"spyword": 1, "profile": {"id": 7}}', "“profile.id”"),
        (b'{"spyword": 1, "profile": {"id": "../../../x\\u001b[2J"}}', "“profile.id”"),
    ],
)
def test_what_is_no_export_is_refused_with_its_fault(
    content: bytes, told: str, tmp_path: Path, people: People, capsys: pytest.CaptureFixture[str]
) -> None:
    file, before = tmp_path / "import.json", people.profiles()
    file.write_bytes(content)
    assert main(["people", "import", str(file)]) == 2
    sentence = capsys.readouterr().err
    assert told in sentence
    assert sentence.removesuffix("\n").isprintable()
    assert people.profiles() == before


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        assert main(["people", "import", str(path)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_fault_of_a_game_is_told_with_its_number(
    people: People, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = json.loads(people.export(people.profiles()[0].id))
    content["games"][1]["ended"] = "yesterday"
    (tmp_path / "anna.json").write_text(json.dumps(content), "ascii")
    assert main(["people", "import", str(tmp_path / "anna.json")]) == 2
    assert "game 2: the value of “ended” cannot be used" in capsys.readouterr().err


def test_a_deleted_profile_is_gone_and_its_games_are_not(people: People, capsys: pytest.CaptureFixture[str]) -> None:
    """P8: while the game runs that has the database open."""
    games = len(people.games())
    assert main(["people", "delete", "anna", "--yes"]) == 0
    assert "Anna" in capsys.readouterr().out
    assert people.named("Anna") is None
    assert len(people.games()) == games


def test_nothing_is_deleted_where_nobody_can_be_asked(people: People) -> None:
    command = [sys.executable, "-P", "-m", "spyword", "people", "delete", "Anna"]
    done = subprocess.run(command, input="Anna\n", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert "--yes" in done.stderr
    assert people.named("Anna") is not None


@pytest.mark.parametrize(
    ("typed", "status"),
    [("ANNA \r", 0), ("y\r", 2), ("\x04", 2), ("\xff\r", 2), ("\x03", 130)],
)
def test_the_name_is_typed_again_before_it_is_deleted(typed: str, status: int, people: People) -> None:
    done, told = in_terminal(typed.encode("latin-1"), "people", "delete", "Anna")
    assert "Delete Anna with all XP" in told
    assert "Traceback" not in told
    assert done == status
    assert (people.named("Anna") is None) == (status == 0)


_PATIENCE = 20.0
"""Seconds without a word after which nothing more is expected."""


def in_terminal(typed: bytes, *words: str) -> tuple[int, str]:
    """Exit status and output of a run at a terminal of its own, at which that is typed when something is asked."""
    pid, master = pty.fork()
    if pid == 0:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # a run in the background ignores it
        os.execv(sys.executable, [sys.executable, "-P", "-m", "spyword", *words])
    told = b""
    try:
        while select.select([master], [], [], _PATIENCE)[0] and (chunk := os.read(master, 4096)):
            told += chunk
            if typed and told.rstrip().endswith(b"confirm:"):
                os.write(master, typed)
                typed = b""
    except OSError:  # the other end is closed
        pass
    os.close(master)  # hangs up: nobody waits for a key any more
    _, status = os.waitpid(pid, 0)
    return os.waitstatus_to_exitcode(status), told.decode(errors="replace")


@pytest.mark.parametrize("words", ["list", "show Anna", "export Anna", "delete Anna --yes", "import FILE"])
def test_a_damaged_database_is_one_sentence_and_is_left_alone(
    words: str, people: People, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["people", "export", "Anna", "--out", str(tmp_path / "anna.json")])
    folder = tmp_path / "damaged"
    folder.mkdir()
    (folder / FILE).write_bytes(b"no database at all")
    capsys.readouterr()
    line = words.replace("FILE", str(tmp_path / "anna.json")).split()
    assert main(["--data", str(folder), "people", *line]) == 2
    told = capsys.readouterr()
    assert (told.out, len(told.err.splitlines())) == ("", 1)
    assert FILE in told.err
    assert (folder / FILE).read_bytes() == b"no database at all"


def test_questions_about_people_load_no_toolkit() -> None:
    code = (
        "import sys; from spyword.cli import main\n"
        "for line in ('people list', 'people show Anna', 'people export Anna', 'games list'): main(line.split())\n"
        "print([name for name in ('textual', 'rich', 'PIL', 'asyncio') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(("redirect", "told"), [("", "??"), (">&-", "")], ids=["ascii", "closed"])
def test_a_poor_terminal_is_no_error(redirect: str, told: str) -> None:
    """It knows no Korean letter, or there is none at all."""
    command = f"PYTHONIOENCODING=ascii {sys.executable} -P -m spyword people list {redirect}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert told in done.stdout


@pytest.mark.parametrize("language", ["en", "ko", "ja", "ru"])
def test_every_language_tells_of_people(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["people", "list"], ["people", "show", "Anna"], ["games", "list"]):
        assert main(["--lang", language, *words]) == 0
        assert "{" not in capsys.readouterr().out
