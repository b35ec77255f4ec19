"""The parts of the form that the host fills in before a game."""
