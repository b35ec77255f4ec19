"""Which of the many windows a screen is shown in, where a test would show it in all of them."""

from __future__ import annotations

from typing import Final

import pytest

WINDOWS: Final = {
    ((80, 24), "en"),
    ((80, 24), "ja"),
    ((40, 16), "ru"),
    ((140, 45), "ko"),
}
"""Every language and every size, each at least once. `--every-window` shows all twelve."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of a test that is made for every language at every size, keep those windows."""
    if config.getoption("every_window"):
        return
    kept = [item for item in items if _is_kept(item)]
    config.hook.pytest_deselected(items=[item for item in items if item not in set(kept)])
    items[:] = kept


def _is_kept(item: pytest.Item) -> bool:
    params: dict[str, object] = getattr(getattr(item, "callspec", None), "params", {})
    sizes, languages = zip(*WINDOWS, strict=True)
    size = next((value for value in params.values() if isinstance(value, tuple) and value in sizes), None)
    language = next((value for value in params.values() if isinstance(value, str) and value in languages), None)
    return size is None or language is None or (size, language) in WINDOWS
