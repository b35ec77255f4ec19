"""What the checker refuses, and what it lets through: one thing wrong, one problem, in its line and pair."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from spyword.engine.picture import Picture
from spyword.engine.spyfall.location import Location, Role, Scene
from spyword.engine.spys_word.pair import Pair, Word
from spyword.i18n import LANGUAGES, translator
from spyword.packs import emoji
from spyword.packs.checking import check_file, check_pack
from spyword.packs.model import Origin, Pack, PlacePack
from spyword.packs.problems import PackProblem, ProblemCode, sentence_with_place
from tests.packs import malformed, unfair, unfair_places
from tests.packs.by_hand import GOOD_PAIR, HEAD, RED, pack, pack_file, pair, word
from tests.packs.refusals import Refusal, drawn, square, zoo

REFUSALS = (*malformed.ALL, *unfair.ALL, *unfair_places.ALL)

every_refusal = pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: refusal.story)


@every_refusal
def test_one_fault_is_told_once_and_where_it_stands(refusal: Refusal, tmp_path: Path) -> None:
    """What cannot be guessed (W30 to W33), or would give somebody away, is no pack."""
    path = pack_file(tmp_path, refusal.text)
    checked = check_file(path)
    assert checked.pack is None
    assert checked.problems == (PackProblem(path, refusal.line, refusal.pair, refusal.code, refusal.fields),)


def test_every_fault_that_a_text_can_have_is_among_these() -> None:
    of_files = {ProblemCode.UNREADABLE, ProblemCode.TOO_LARGE, ProblemCode.NOT_UTF8, ProblemCode.ID_TAKEN}
    assert {refusal.code for refusal in REFUSALS} == set(ProblemCode) - of_files


@every_refusal
def test_the_sentence_of_a_fault_names_file_line_pair_and_fields(refusal: Refusal, tmp_path: Path) -> None:
    (problem,) = check_file(pack_file(tmp_path, refusal.text)).problems
    said = sentence_with_place(problem, translator("en"))
    place = f"{tmp_path / 'test.toml'}"
    place += f", line {refusal.line}" if refusal.line else ""
    place += f", pair {refusal.pair}" if refusal.pair else ""
    place += f", location {refusal.location}" if refusal.location else ""
    assert said.startswith(f"{place}: ")
    assert all(value in said for value in refusal.fields.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_is_complete_in_every_language(language: str, tmp_path: Path) -> None:
    t = translator(language)
    for refusal in REFUSALS:
        (problem,) = check_file(pack_file(tmp_path, refusal.text)).problems
        assert all(value in sentence_with_place(problem, t) for value in refusal.fields.values())


LET_THROUGH = {
    "five letters, one apart": ('en = "beach"', 'en = "peach"'),
    "six letters, two apart": ('en = "coffee"', 'en = "toffey"'),
    "two syllables, one jamo apart": ('ko = "공항"', 'ko = "공장"'),
    "three syllables, two jamo apart": ('ko = "바나나"', 'ko = "바라라"'),
    "five kana, one apart": ('ja = "びょういん"', 'ja = "びよういん"'),
    "with a mark and without": ('ja = "バス"', 'ja = "ハス"'),
    "kanji, one apart": ('ja = "交通信号機器"', 'ja = "交通信号機械"'),
    "five Russian letters, one apart": ('ru = "почка"', 'ru = "бочка"'),
    "й is not и": ('ru = "йод"', 'ru = "иод"'),
    "one inside the other in another language": ('en = "pan", ko = "냄비"', 'en = "dog", ru = "panda"'),
    "just wide enough": (f'en = "{"w" * 28}"', f'en = "{"v" * 28}"'),
    "just wide enough in Korean": (f'ko = "{"고양" * 7}"', 'ko = "개"'),
    "different languages, one in common": ('en = "cat", ko = "고양이"', 'en = "dog", ru = "собака"'),
    "markup and braces": ('en = "[b]cat[/b]"', 'en = "{dog}"'),
    "an emoji of several parts": ('emoji = "👨‍🍳", en = "cook"', 'emoji = "❤️", en = "heart"'),
}


@pytest.mark.parametrize(("a", "b"), LET_THROUGH.values(), ids=LET_THROUGH)
def test_two_words_far_enough_from_each_other_are_let_through(a: str, b: str, tmp_path: Path) -> None:
    """A guess at one is never taken for the other (W31, W32)."""
    checked = check_file(pack_file(tmp_path, f"{HEAD}[[pair]]\na = {{ {a} }}\nb = {{ {b} }}\n"))
    assert checked.problems == ()
    assert isinstance(checked.pack, Pack)
    assert len(checked.pack.pairs) == 1


PLACES_LET_THROUGH = {
    "two short names of one beginning": (zoo(name='en = "port"'), zoo(name='en = "post"')),
    "the same role at two places": (zoo(), zoo(name='en = "bank"')),
    "a name inside another language's": (
        zoo(name='en = "bar"'),
        zoo(name='ru = "barn"', roles='{ ru = "повар" }, { ru = "гость" }'),
    ),
}


@pytest.mark.parametrize("blocks", PLACES_LET_THROUGH.values(), ids=PLACES_LET_THROUGH)
def test_places_far_enough_from_each_other_are_let_through(blocks: tuple[str, ...], tmp_path: Path) -> None:
    """S2, S3, S4."""
    checked = check_file(pack_file(tmp_path, HEAD + "".join(blocks)))
    assert checked.problems == ()
    assert isinstance(checked.pack, PlacePack)
    assert [scene.location.id for scene in checked.pack.scenes] == [f"test/{n}" for n in range(1, len(blocks) + 1)]


@pytest.mark.parametrize("pack_id", ["a", "7", "my-pack-2", "x" * 40])
def test_an_id_is_small_letters_digits_and_single_hyphens(pack_id: str) -> None:
    assert check_pack(pack(pair("cat", "dog"), id=pack_id)) == ()


def test_twelve_colours_are_not_too_many(tmp_path: Path) -> None:
    palette = ", ".join(f'{letter} = "#EAF4ff"' for letter in "abcdefghijkl")
    fine = drawn("", square("abcdefghijkl....", palette), ProblemCode.ART_TOO_MANY_COLOURS)
    assert check_file(pack_file(tmp_path, fine.text)).problems == ()


def test_several_faults_are_told_in_the_order_of_lines(tmp_path: Path) -> None:
    text = (
        HEAD.replace("test", "Test").replace("format = 1", "")
        + GOOD_PAIR.replace("cat", "")
        + '[[pair]]\na = { en = "fox", de = "Fuchs" }\nb = { en = "the fox" }\n'
        + '[[pair]]\na = { en = "apple" }\nb = { en = "apples" }\n'
    )
    told = [(problem.code, problem.line) for problem in check_file(pack_file(tmp_path, text)).problems]
    assert told == [
        (ProblemCode.FORMAT_MISSING, None),
        (ProblemCode.ID_NOT_A_SLUG, 2),
        (ProblemCode.WORD_EMPTY, 6),
        (ProblemCode.UNKNOWN_KEY, 9),
        (ProblemCode.TOO_NEAR, 11),
    ]


def test_what_only_follows_from_a_fault_of_the_form_is_told_once_that_is_mended(tmp_path: Path) -> None:
    fox = '[[pair]]\na = { en = "fox", de = "Fuchs" }\nb = { en = "the fox" }\n'
    assert len(check_file(pack_file(tmp_path, HEAD + fox)).problems) == 1
    (left,) = check_file(pack_file(tmp_path, HEAD + fox.replace(', de = "Fuchs"', ""))).problems
    assert left.code is ProblemCode.INSIDE


def test_a_pack_that_is_only_being_written_is_checked_too() -> None:
    """It has no file yet, so a problem names the pair alone."""
    problems = check_pack(pack(pair("cat", "dog"), pair("hen", "Cat")))
    assert problems == (PackProblem(None, None, 2, ProblemCode.WORD_TWICE, {"word": "Cat", "first": "1"}),)
    assert sentence_with_place(problems[0], translator("en")) == "Pair 2: “Cat” stands in pair 1 already."


def test_so_is_a_pack_of_locations() -> None:
    """What is pasted into a form has not come through the door of a file."""
    roles = tuple(Role({"en": text}) for text in ("keeper", "thief\a"))
    scenes = tuple(Scene(Location(f"test/{n}", {"en": name}), roles[:n]) for n, name in ((2, "zoo"), (1, "Zoo")))
    said = [sentence_with_place(each, translator("en")) for each in check_pack(PlacePack("test", {"en": "T"}, scenes))]
    assert said == [
        "Location 1: “thief” in “roles.2.en” holds invisible or control characters.",
        "Location 2: “Zoo” has too few roles: 1. At least 2 are needed.",
        "Location 2: “Zoo” is the name of location 1 already.",
    ]


def test_words_that_are_still_missing_are_not_called_repeated() -> None:
    """A form is filled in pair by pair."""
    blank = Pair(Word({}), Word({}))
    half = pack(blank, blank, pair("cat", "?!"), pair("dog", "..."))
    assert [(problem.code, problem.pair) for problem in check_pack(half)] == [
        (ProblemCode.WORD_EMPTY, number) for number in (1, 1, 2, 2, 3, 4)
    ]


def test_a_path_that_would_spoil_the_line_is_cleaned_in_the_sentence(tmp_path: Path) -> None:
    path = pack_file(tmp_path, HEAD, "a\n\u202eb.toml")
    (problem,) = check_file(path).problems
    assert problem.path == path
    said = sentence_with_place(problem, translator("en"))
    assert said == f"{tmp_path}/a b.toml: The pack holds no pairs."


def test_without_the_images_of_emoji_no_emoji_is_called_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pack may be fine on another machine."""
    odd = pack(replace(pair("cat", "dog"), a=word(Picture("🐱🐱"), en="cat"), b=word(Picture("🐶"), en="dog")))
    assert [problem.code for problem in check_pack(odd)] == [ProblemCode.EMOJI_UNKNOWN]
    monkeypatch.setattr(emoji, "_folder", lambda: None)
    assert check_pack(odd) == ()


def test_a_drawing_stands_beside_an_emoji_as_well_as_two_emoji_do() -> None:
    both = replace(pair("cat", "dog"), a=word(Picture(art=RED), en="cat"), b=word(Picture("🐶"), en="dog"))
    assert check_pack(pack(both)) == ()


def test_the_origin_of_a_file_is_kept(tmp_path: Path) -> None:
    path = pack_file(tmp_path, HEAD + GOOD_PAIR)
    own, built_in = check_file(path).pack, check_file(path, Origin.BUILT_IN).pack
    assert own is not None
    assert built_in is not None
    assert (own.origin, built_in.origin) == (Origin.OWN, Origin.BUILT_IN)
    assert own.path == built_in.path == path


def test_no_repr_of_a_problem_free_pack_tells_a_word(tmp_path: Path) -> None:
    """A crash report may hold it."""
    secret = Word({"en": "tangerine"}, {"en": ("mandarin",)}, Picture("🍊"))
    shown = repr(pack(replace(pair("cat", "dog"), a=secret)))
    assert not any(word in shown for word in ("tangerine", "mandarin", "🍊", "dog"))
