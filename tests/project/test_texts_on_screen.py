"""Texts of the front end: translated, and never read as markup when a player had a part in them.

These are readers of the syntax tree. They know the widgets of Textual and our own, not what a variable holds;
the tests of the screens look at that.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator

import pytest

from tests.project.sources import called, modules, parsed, place

VOICES = {"t", "_t"}
"""The names of a `Translator`, under which the extraction finds its texts."""

SPEAKING = {*VOICES, "plural", "context", "N_", "NP_"}
"""Calls that translate a text, or mark it for that."""

MARKUP_READERS = {
    "Static",
    "Label",
    "Markdown",
    "Button",
    "Checkbox",
    "RadioButton",
    "Collapsible",
    "TabPane",
    "Option",
}
"""Widgets and options of Textual that read markup in a text."""  # fmt: skip

TEXT_ARGUMENTS = {
    "Plain": slice(0, 1),
    "styled": slice(0, None),
    "assemble": slice(0, None),
    "Content": slice(0, 1),
    "update": slice(0, 1),
    "notify": slice(0, 1),
    "Choice": slice(1, 3),
    "Value": slice(1, 2),
    "Picker": slice(0, 1),
    "Button": slice(0, 1),
    "NoticeDialog": slice(1, 2),
    "AskDialog": slice(1, 2),
    "Command": slice(2, 3),
    "Binding": slice(2, 3),
}
"""Call to the arguments that are shown."""

TEXT_KEYWORDS = {"label", "placeholder", "text", "title", "hint", "description", "prompt", "tooltip", "sentence"}

WORD = re.compile(r"[^\W\d_]{2,}")
SENTENCE = re.compile(r"[A-Z].* .*[.?!…]", re.DOTALL)

Lint = Callable[[ast.AST], bool]
"""Whether a node of the front end is as it must not be."""


def faulty(lint: Lint) -> Iterator[str]:
    """Where the front end breaks the rule."""
    for path in modules("spyword/ui"):
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.expr | ast.stmt) and lint(node):
                yield f"{place(path, node)} {ast.unparse(node)[:100]}"


def breaks(lint: Lint, source: str) -> bool:
    """A line of code breaks the rule."""
    return any(lint(node) for node in ast.walk(ast.parse(source)))


def is_composed(node: ast.expr) -> bool:
    """A text put together while the program runs, by whatever means."""
    match node:
        case ast.JoinedStr() | ast.BinOp():
            return True
        case _:
            return called(node) in SPEAKING | {"format", "join", "str"}


def reads_no_markup(node: ast.Call) -> bool:
    """It was told not to."""
    return any(word.arg == "markup" and ast.unparse(word.value) == "False" for word in node.keywords)


def risks_markup(node: ast.AST) -> bool:
    """A text that a player may have a part in goes where `[@click=…]` would be obeyed."""
    match node:
        case ast.Call() if called(node) == "from_markup":
            return not isinstance(node.args[0], ast.Constant)
        case ast.Call() if called(node) == "notify":
            return not reads_no_markup(node)
        case ast.Call() if called(node) in MARKUP_READERS:
            return any(map(is_composed, node.args)) and not reads_no_markup(node)
        case ast.ClassDef(name=name, bases=bases):
            return name != "Plain" and any(ast.unparse(base) in ("Static", "Label") for base in bases)
        case ast.Assign(targets=[ast.Attribute(attr="border_title" | "border_subtitle")], value=value):
            return is_composed(value) or isinstance(value, ast.Constant)
        case _:
            return False


def test_no_composed_text_is_handed_to_a_reader_of_markup() -> None:
    assert list(faulty(risks_markup)) == []


@pytest.mark.parametrize(
    "source",
    [
        'Static(f"{name} votes")',
        'Label(t("{name} votes", name=name))',
        'Button("Vote for " + name)',
        'Option("{} votes".format(name))',
        'self.app.notify("Saved")',
        'Content.from_markup(f"[b]{name}[/b]")',
        'self.border_title = f"{name}"',
        'self.border_subtitle = self.t("Round {round}", round=1)',
        "class Name(Static): pass",
    ],
)
def test_a_text_that_would_be_read_as_markup_is_noticed(source: str) -> None:
    assert breaks(risks_markup, source)


@pytest.mark.parametrize(
    "source",
    [
        'Plain(f"{name} votes")',
        'Static(f"{name} votes", markup=False)',
        'self.app.notify(t("Saved"), markup=False)',
        'Content.from_markup("[b]$name[/b]", name=name)',
        "self.border_title = Content(name)",
        "class Name(Plain): pass",
    ],
)
def test_a_text_that_stays_text_is_fine(source: str) -> None:
    assert not breaks(risks_markup, source)


def literal_parts(node: ast.expr) -> Iterator[str]:
    """What an argument says in so many words."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield from (text for part in parts for text in literal_parts(part))
        case ast.Tuple(elts=[shown, *_]):
            yield from literal_parts(shown)
        case ast.BinOp(left=one, right=other) | ast.IfExp(body=one, orelse=other):
            yield from (*literal_parts(one), *literal_parts(other))


def shows_english(node: ast.AST) -> bool:
    """A word stands on the screen that no translator has said."""
    if not isinstance(node, ast.Call) or called(node) in SPEAKING:
        return False
    shown = node.args[TEXT_ARGUMENTS.get(called(node), slice(0, 0))]
    named = [keyword.value for keyword in node.keywords if keyword.arg in TEXT_KEYWORDS]
    return any(WORD.search(text) for argument in (*shown, *named) for text in literal_parts(argument))


def test_every_text_that_is_shown_can_be_translated() -> None:
    assert list(faulty(shows_english)) == []


@pytest.mark.parametrize(
    "source",
    [
        'Plain("Got it")',
        'styled("Pass to ", (name, "bold"))',
        'styled(("Pass to ", "bold"), name)',
        'Plain(f"{name} votes")',
        'Plain("won" if won else lost)',
        'TypedField("", placeholder="Name")',
        'Command("open", "space", "Open")',
    ],
)
def test_a_word_that_nobody_translates_is_noticed(source: str) -> None:
    assert breaks(shows_english, source)


@pytest.mark.parametrize(
    "source",
    ['Plain(t("Got it"))', 'styled(f"{n} ", (name, "bold"))', 'Command("open", "space", N_("Open"))', 'Plain("·")'],
)
def test_what_is_said_by_a_translator_or_is_no_word_is_fine(source: str) -> None:
    assert not breaks(shows_english, source)


def strays(tree: ast.Module) -> Iterator[ast.Constant]:
    """Sentences that no translator is asked for: neither said, nor marked, nor a docstring, nor an error's message."""
    above = {child: parent for parent in ast.walk(tree) for child in ast.iter_child_nodes(parent)}
    for node, parent in above.items():
        if isinstance(parent, ast.Expr) or called(parent) in SPEAKING or isinstance(above.get(parent), ast.Raise):
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SENTENCE.fullmatch(node.value):
            yield node


def test_no_sentence_of_the_front_end_is_left_out_of_the_catalogs() -> None:
    found = [place(path, node) for path in modules("spyword/ui") for node in strays(parsed(path))]
    assert found == []


def test_a_stray_sentence_is_noticed() -> None:
    assert [
        node.lineno for node in strays(ast.parse('"Docstring here."\nt("Well said.")\nHINT = "Look away now."'))
    ] == [3]


def composes_message(node: ast.AST) -> bool:
    """A message that is filled before anybody can look for its translation."""
    return isinstance(node, ast.Call) and called(node) in SPEAKING and any(
        isinstance(argument, ast.JoinedStr | ast.BinOp) for argument in node.args[: 1 if called(node) in VOICES else 2]
    )  # fmt: skip


def test_a_message_is_one_literal_with_named_fields() -> None:
    assert list(faulty(composes_message)) == []


def test_a_message_that_is_composed_is_noticed() -> None:
    assert breaks(composes_message, 't(f"{name} votes")')
    assert breaks(composes_message, 't.plural("{n} vote", "{n} " + votes, n)')
    assert not breaks(composes_message, 't("{name} votes", name=first + last)')


def misnames_voice(node: ast.AST) -> bool:
    """A translator under a name that the extraction of texts does not know: they would stay English."""
    match node:
        case (
            ast.arg(arg=name, annotation=ast.expr() as kind) | ast.AnnAssign(target=ast.Name(id=name), annotation=kind)
        ):
            return ast.unparse(kind).startswith("Translator") and name not in VOICES
        case ast.Assign(targets=[ast.Name(id=name) | ast.Attribute(attr=name)], value=value):
            return called(value) == "translator" and name not in VOICES
        case _:
            return False


def test_a_translator_has_a_name_by_which_its_texts_are_found() -> None:
    found = [
        f"{path.name}: {ast.unparse(node)}"
        for path in modules("spyword")
        for node in ast.walk(parsed(path))
        if misnames_voice(node)
    ]
    assert found == []


def test_a_translator_of_another_name_is_noticed() -> None:
    assert breaks(misnames_voice, "def say(voice: Translator): ...")
    assert breaks(misnames_voice, "voice = translator('ko')")
    assert not breaks(misnames_voice, "def say(t: Translator): ...")
