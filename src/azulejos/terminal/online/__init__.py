"""A table on a server, joined from the terminal by its link.

Read in this order: `links`, `site` (requests over HTTP), `connection` (the socket), `table` (the
table as both displays know it), `kept_seats` and `join`, `prompts` (what the person has to do
next), `session` (typed lines and news), `visit` (from joining to leaving).
"""
