"""Azulejos in a terminal.

Plain lines that a screen reader reads well; `full_screen` for keys and mouse; `online` for tables
on a server. A game in plain lines: `text_options` opens a `text_session`, which hands typed lines
to a mode (`modes`): `table_mode`, `replay_mode` or `course_mode`. `displays` switches between plain
lines and the full screen.
"""
