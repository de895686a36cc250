"""One table, and all of them.

Read in this order: `table`, the fold over the entries of `azulejos.wire`, with `clocks`;
`decisions`, which turns requests into entries or refuses them; `views`, `announcements` and
`move_options`, which tell clients about a table; `dealer`, the only module that knows the seeds,
and `bots`; `live_session`, which holds what is in memory while somebody uses it; `host`, which runs
one table, and `hub`, which runs them all, with `tokens` and `starts`; `conversation`, which answers
a client's messages.
"""
