"""Spyfall 2: the second game on the same table."""
