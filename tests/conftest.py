"""What every test run needs, whatever it tests."""

from __future__ import annotations

import pytest
from catalogs import compile_catalogs


def pytest_configure(config: pytest.Config) -> None:
    """Compile the catalogs that changed since the last build, once, before a test or a worker reads them."""
    if not hasattr(config, "workerinput"):
        compile_catalogs()
