"""Who plays here again and again: profiles, XP and levels, titles, statistics, past games (`RULES.md` beside this).

Nothing here knows a game: what a game's end says of each player comes in as `Deeds`, in counters that have a name.
"""
