"""An online table, joined from the terminal by its link.

Read in this order: `links`, `site` (what goes by HTTP), `connection` (the socket), `table` (what
both fronts know of the table and ask of it), `kept_seats` and `joining`, `calling` (what a person
is called to do), then the plain lines: `session` and `front`.
"""
