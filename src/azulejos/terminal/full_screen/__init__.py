"""`azulejos tui`: the table on the whole screen of a terminal, by keys and by mouse.

Read `tables` first: it says what the screen needs to know of a table, wherever that is.
"""
