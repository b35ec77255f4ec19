"""The tests. A package, since a dependency of the game installs one of this name too."""
