"""What every test run needs, whatever it tests."""

from __future__ import annotations

import sys

import pytest
from catalogs import compile_catalogs


def pytest_addoption(parser: pytest.Parser) -> None:
    """What a run may ask for beyond the usual."""
    parser.addoption("--games", type=int, default=12_000, help="how many random games to play by the rules")
    parser.addoption("--every-window", action="store_true", help="show every screen in every language at every size")
    parser.addoption("--update-playthroughs", action="store_true", help="write the golden playthroughs anew")


def pytest_configure(config: pytest.Config) -> None:
    """Compile the catalogs that changed since the last build, once, before a test or a worker reads them."""
    if not hasattr(config, "workerinput"):
        compile_catalogs()


def pytest_collection_finish() -> None:
    """Everything is imported now that the tests of this process will need."""
    from tests import thrift

    if "textual" in sys.modules:
        thrift.parse_style_sheets_once()
    thrift.look_at_new_objects_only()
