"""One table, and all of them.

Read in this order: `table`, the fold over the entries of `azulejos.wire`, with `clocks`;
`decisions` and `takebacks`, which turn requests into entries or refuse them; `views`,
`announcements` and `move_options`, what a table tells; `dealer`, which alone knows the seeds, and
`bots`; `live_session`, what stays in memory while somebody uses it; `host`, which runs one table,
and `hub`, which has them all, with `tokens` and `starts`; `conversation`, which answers a client's
messages.
"""
