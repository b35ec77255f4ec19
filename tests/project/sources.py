"""Our own sources, as the tests of this folder read them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def modules(*folders: str) -> Iterator[Path]:
    """Every Python file of the folders, named from the root of the project."""
    for folder in folders:
        yield from sorted(ROOT.joinpath(folder).rglob("*.py"))


@cache
def parsed(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def place(path: Path, node: ast.expr | ast.stmt) -> str:
    """`spyword/ui/app.py:12`, as editors and people find it."""
    return f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"


def called(node: ast.AST) -> str:
    """The last name of what is called: `plural` of `self.t.plural(…)`; empty if it is no call of a name."""
    match node:
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name
        case _:
            return ""
