"""Locations and their roles: what a deck of Spyfall holds (S2 to S4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from spyword.engine.picture import Picture


@dataclass(frozen=True, slots=True)
class Location:
    """One location as the reference lists it. Its `repr` does not say which."""

    id: str = field(repr=False)
    """Names it within one game; it does not tell what the location is."""
    names: Mapping[str, str] = field(repr=False)
    """Language code (`en`, `ko`, `ja`, `ru`) to the name."""
    picture: Picture | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Role:
    """What somebody does at a location."""

    texts: Mapping[str, str] = field(repr=False)
    """Language code to the role."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A location and the roles that can be played there (S3)."""

    location: Location
    roles: tuple[Role, ...] = field(repr=False)
