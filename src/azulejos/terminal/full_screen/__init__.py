"""`azulejos tui`: the table on the full screen of a terminal, played by keys and mouse.

Read `shown_table` first: it says what the screen needs to know about a table, local or online.
Then `view` (what is shown), `painter` (draws it) and `app` (keys and mouse).
"""
