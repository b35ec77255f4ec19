"""What a build adds to the sources: compiled catalogs always, the built-in packs in a real wheel.

An editable install finds the packs where they are, in `packs/`; a copy of them would only grow stale.
"""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SpywordBuildHook(BuildHookInterface[Any]):
    """Runs for the sdist, the wheel and the editable install alike."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the files are gathered; `version` is "editable" for an editable install."""
        runpy.run_path(str(Path(self.root, ".ci", "catalogs.py")))["compile_catalogs"]()
        if self.target_name == "wheel" and version == "standard":
            build_data["force_include"]["packs"] = "spyword/_packs"
