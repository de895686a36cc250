"""Every limit of the server, with its unit in its name: rates, sizes, times, how long games stay.

The operator can change some when starting the server; `http/app.py` lists those. How long a text of
a message may be is part of the protocol and stands in `azulejos.wire`.
"""

from __future__ import annotations

from typing import Final

# Rates and counts, for each address

REQUESTS_PER_SECOND: Final = 20.0
"""Requests that change something or are much work, and sockets that are opened."""
READS_PER_SECOND: Final = 100.0
"""Requests that only read."""
BURST_SECONDS: Final = 5.0
"""How many seconds' worth of requests may come at once."""
REMEMBERED_ADDRESSES: Final = 10_000
"""Addresses whose rate is counted; the one not seen for longest is forgotten."""
SOCKETS_PER_ADDRESS: Final = 250
"""Sockets and streams that one address may keep open."""

# A socket

SOCKET_MESSAGES_PER_SECOND: Final = 20.0
"""A client that sends faster is read more slowly."""
SOCKET_BURST_MESSAGES: Final = 40.0
LARGEST_MESSAGE_BYTES: Final = 64 * 1024
"""A request's body or a socket's message; the longest of ours has some hundred bytes."""
HELLO_SECONDS: Final = 10.0
"""From the opening of a socket to its hello."""
SEND_SECONDS: Final = 20.0
"""A reader that takes longer for one message is cut off."""
WAITING_MESSAGES: Final = 200
WAITING_BYTES: Final = 512 * 1024
"""What waits for a slow reader; beyond it the reader is cut off, and can come back for the rest."""

# A connection

REQUEST_SECONDS: Final = 30.0
"""For a whole request, from its first byte or from the connection on."""
STALLED_SECONDS: Final = 30.0
"""For about 100 kB of an answer: slower than any telephone on a bad line."""
CLOSE_SECONDS: Final = 10.0
"""From the close to the end of the connection, whatever was not read by then."""
SEND_BUFFER_BYTES: Final = 128 * 1024
"""What the kernel keeps for a reader. Left alone, it keeps megabytes for one that stalls."""
SHUTDOWN_SECONDS: Final = 3
"""How long streams may take to notice that the server stops."""
COOKIE_SECONDS: Final = 400 * 24 * 60 * 60
"""How long a browser keeps its seats: the longest that browsers allow."""
LONGEST_LINK_CHARACTERS: Final = 512
"""Of a link that becomes a QR code."""

# A table

GONE_MILLISECONDS: Final = 60 * 1000
"""How long a person may be away before the others can go on without them."""
PRESENCE_SECONDS: Final = 0.25
"""Within it many can come and go, and the others are told once."""
DEAL_SECONDS_WITH_CLOCKS: Final = 30.0
"""No clock runs while a deal waits, so nobody may hold up a game by the clock for longer."""
LONGEST_NONCE_CHARACTERS: Final = 64
MOST_RECORD_STEPS: Final = 2000
"""Half a second of work. Long games of four have some 200 steps."""

# A companion

COMPANION_LINES: Final = 2000
"""A game of four has some hundred, and an evening some games."""
COMPANION_BYTES: Final = 4 * 1024 * 1024
"""The same for long answers: a correction tells anew everything it changes."""

# Computer players

HINT_NODES: Final = 50_000
"""Under a tenth of a second, and the same hint whenever it is asked for."""
BOT_HASH_MEGABYTES: Final = 16
"""For each thread. Moves are few and short; ten threads should not cost a gigabyte."""
BOT_NICENESS: Final = 19
"""How far search threads stand back for the thread that serves people."""

# What is kept, and for how long

FINISHED_DAYS: Final = 400
"""How long a finished game can be looked at again; the operator can change it."""
RUNNING_DAYS: Final = 30
"""How long a game is kept that nobody goes on with."""
UNBEGUN_DAYS: Final = 1
"""How long a table is kept at which no game began."""
IDLE_MILLISECONDS: Final = 5 * 60 * 1000
"""How long a table stays in memory although nobody uses it."""
TIDY_MILLISECONDS: Final = 60 * 1000
"""How often the server drops idle tables and removes expired ones."""
TIDIED_AT_ONCE: Final = 50
"""Tables that are looked at in one go; the others come the next time."""

# Failures

RETRY_SECONDS: Final = 5.0
"""How long a table waits that could not go on, because of a full disk, say."""
LOCK_TRIES: Final = 20
LOCK_RETRY_SECONDS: Final = 0.25
"""A server that was killed keeps its lock on PostgreSQL until PostgreSQL has noticed."""
