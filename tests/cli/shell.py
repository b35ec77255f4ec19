"""A data folder in which four people have played, for tests of the command line."""

from __future__ import annotations

from pathlib import Path

from spyword.people.store import People
from tests.people.keeping import people_in, records

GAMES = 12


def played_in(folder: Path) -> People:
    """Anna, 민수, さくら and Борис, with games of both kinds that some of them played."""
    folder.mkdir()
    people = people_in(folder)
    for record in records(people, GAMES):
        people.keep(record)
    return people
