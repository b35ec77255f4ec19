from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.fake_table import FakeTable


@pytest.fixture
def fake(tmp_path: Path) -> FakeTable:
    """A table that has just begun."""
    return FakeTable(tmp_path)
