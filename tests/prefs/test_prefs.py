"""The settings of the laptop: kept in TOML, replaced by defaults when the file is damaged."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spyword.files import Damage, DamageReason
from spyword.i18n import LANGUAGES
from spyword.prefs import FILE_NAME, Pictures, Prefs, load_prefs, save_prefs


def test_without_a_file_there_are_defaults_and_none_is_made(tmp_path: Path) -> None:
    assert load_prefs(tmp_path).value == Prefs()
    assert list(tmp_path.iterdir()) == []


@given(
    st.builds(
        Prefs,
        st.sampled_from((None, *LANGUAGES)),
        st.text(st.characters(exclude_categories=["Cs"]), max_size=20),
        st.sampled_from(Pictures),
        st.booleans(),
        st.booleans(),
    )
)
def test_what_is_saved_is_loaded(tmp_path_factory: pytest.TempPathFactory, prefs: Prefs) -> None:
    folder = tmp_path_factory.mktemp("data")
    save_prefs(folder, prefs)
    loaded = load_prefs(folder)
    assert loaded.value == prefs
    assert loaded.damage is None


def test_a_file_may_hold_only_what_differs(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text('sounds = false\nlanguage = "ko"\n', "utf-8")
    assert load_prefs(tmp_path).value == Prefs(language="ko", sounds=False)


DAMAGED = [
    (b"sounds = true\ntheme = \n", DamageReason.SYNTAX, 2, ""),
    (b"sounds = [true", DamageReason.SYNTAX, 1, ""),
    (b"sounds = true\n\nvolume = 11\n", DamageReason.UNKNOWN_KEY, 3, "volume"),
    (b"[sounds]\non = true\n", DamageReason.BAD_VALUE, 1, "sounds"),
    (b'animations = "no"\n', DamageReason.BAD_VALUE, 1, "animations"),
    (b'theme = "a"\npictures = "huge"\n', DamageReason.BAD_VALUE, 2, "pictures"),
    (b'language = "xx"\n', DamageReason.BAD_VALUE, 1, "language"),
    (b"theme = 5\n", DamageReason.BAD_VALUE, 1, "theme"),
    (b"pictures = 1\n", DamageReason.BAD_VALUE, 1, "pictures"),
    (b"\xff\xfe\x00s", DamageReason.UNREADABLE, None, ""),
    (b"\x00" * 64, DamageReason.SYNTAX, 1, ""),
]


@pytest.mark.parametrize(("content", "reason", "line", "key"), DAMAGED)
def test_a_damaged_file_is_set_aside_with_its_line_and_the_defaults_count(
    tmp_path: Path, content: bytes, reason: DamageReason, line: int | None, key: str
) -> None:
    path = tmp_path / FILE_NAME
    path.write_bytes(content)
    loaded = load_prefs(tmp_path)
    aside = tmp_path / "settings.toml.damaged-1"
    assert loaded.value == Prefs()
    assert loaded.damage == Damage(path, aside, reason, line, key)
    assert aside.read_bytes() == content
    assert load_prefs(tmp_path).damage is None
