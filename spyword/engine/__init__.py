"""The rules. Pure: no I/O, no clock, no interface, no language, no global random."""
