"""One table, and all of them.

Read in this order: `table`, the fold over the entries of `azulejos.wire`, with `clocks` and
`nonces`; `decisions`, which turns requests into entries or refuses them, with `takebacks` and
`nonce_decisions`; `deadlines`, when something happens by itself; `views`, `announcements` and
`move_options`, which tell clients about a table, and `replays` and `reviews`, which tell a whole
game and what it was worth; `dealer`, the only module that knows the seeds; `bots`, and the `hints`
they give; `restored`, a table from its log; `live_session`, which holds what is in memory while
somebody uses it; `host`, which runs one table, `awake`, which has those in memory, and `hub`, which
runs them all, with `seat_tokens` and `starts`; `conversation`, which answers a client's messages.
"""
