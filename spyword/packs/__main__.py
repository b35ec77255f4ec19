"""Checks pack files: python -m spyword.packs FILE..."""

from __future__ import annotations

import sys
from pathlib import Path

from spyword.i18n import translator
from spyword.packs.checking import check_file
from spyword.packs.problems import sentence_with_place

found = 0
for name in sys.argv[1:]:
    checked = check_file(Path(name))
    found += len(checked.problems)
    for problem in checked.problems:
        print(sentence_with_place(problem, translator("en")))
    if checked.pack is not None:
        print(f"{name}: fine, {len(checked.pack.pairs)} pairs in {', '.join(checked.pack.languages())}")
sys.exit(2 if found else 0)
