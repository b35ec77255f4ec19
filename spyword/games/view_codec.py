"""The public view of a game's end as JSON and back, without the players' names: those stand in the store alone."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from spyword.engine.game import PlayerId, View
from spyword.engine.secret import Secret

if TYPE_CHECKING:
    from cattrs import Converter

V = TypeVar("V", bound=View)


def write_view(view: View) -> str:
    """The view as one line of JSON. Raises `ValueError` if it is no public one: what one player sees is not kept."""
    if view.viewer is not None:
        raise ValueError("the view of one player is not written down")
    content = _converter().unstructure(view)
    for seat in content["seats"]:
        seat["name"] = ""
    return json.dumps(content, ensure_ascii=False)


def read_view(kind: type[V], written: str, names: Mapping[PlayerId, str]) -> V:
    """The view of that class, the players called so. Raises `ValueError` if it is none."""
    from cattrs import BaseValidationError

    try:
        content = json.loads(written)
        for seat in content["seats"]:
            seat["name"] = names.get(seat["id"], "")
        return _converter().structure(content, kind)
    except (BaseValidationError, TypeError, KeyError, AttributeError) as error:
        raise ValueError("not the end of this game") from error


@cache
def _converter() -> Converter:
    """Loaded when the first game ends: nothing before it needs it."""
    from cattrs.preconf.json import make_converter

    converter = make_converter()
    converter.register_unstructure_hook_func(_is_secret, _refuse)
    converter.register_structure_hook_func(_is_secret, _refuse)
    return converter


def _is_secret(kind: object) -> bool:
    return getattr(kind, "__origin__", kind) is Secret


def _refuse(*_: object) -> None:
    """A secret is never written down; a view of everybody holds none."""
    raise ValueError("a secret in the view of everybody")
