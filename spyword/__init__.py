"""Spyword: a party game of secret words for one terminal that goes round the table."""

__version__ = "0.1.0"
