"""What makes a long test run cheap, and changes nothing of what is tested."""

from __future__ import annotations

import gc


def look_at_new_objects_only() -> None:
    """Let the garbage collector leave alone what was there before the first test: modules, and the tests themselves."""
    gc.collect()
    gc.freeze()


def parse_style_sheets_once() -> None:
    """Let all apps of a test run share what they parse.

    Textual keeps the rules that it parsed with the app, and a test run starts hundreds of apps with the same rules.
    Nobody changes rules once they are parsed.
    """
    from textual.css.model import RuleSet
    from textual.css.stylesheet import Stylesheet
    from textual.css.types import CSSLocation

    parsed: dict[tuple[object, ...], list[RuleSet]] = {}
    parse = Stylesheet._parse_rules

    def parse_once(
        self: Stylesheet,
        css: str,
        read_from: CSSLocation,
        is_default_rules: bool = False,
        tie_breaker: int = 0,
        scope: str = "",
    ) -> list[RuleSet]:
        key = (css, read_from, is_default_rules, tie_breaker, scope, *self._variables.items())
        if key not in parsed:
            parsed[key] = parse(self, css, read_from, is_default_rules, tie_breaker, scope)
        return parsed[key]

    Stylesheet._parse_rules = parse_once  # type: ignore[method-assign]
