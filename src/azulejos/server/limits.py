"""Every limit of the server, with its unit in its name: rates, sizes, times, retention.

The operator can change some of them at the start; `http/app.py` lists those. Limits that clients
know too are below the server: the lengths of a message's texts and how long a person must be gone
in `azulejos.wire.messages`, the nodes of a hint in `azulejos.players`.
"""

from __future__ import annotations

from typing import Final

# Rate limits, for each address

REQUESTS_PER_SECOND: Final = 20.0
"""For requests that change something or are expensive, and for opening sockets."""
READS_PER_SECOND: Final = 100.0
"""For requests that only read."""
BYTES_OF_A_READ: Final = 64 * 1024
"""A longer answer counts as so many more reads: a full companion has megabytes."""
BURST_SECONDS: Final = 5.0
"""The token bucket holds this many seconds' worth of requests."""
REMEMBERED_ADDRESSES: Final = 10_000
"""The number of token buckets; the least recently used is dropped."""
SOCKETS_PER_ADDRESS: Final = 250
"""Open sockets and streams."""

TABLES_PER_HOUR: Final = 300.0
"""New tables and companions of an address; the operator can change it."""
TABLES_AT_ONCE: Final = 1 / 3
"""This share of them at once: a school class makes its tables at the same time."""
MOST_TABLES: Final = 1_000_000
"""In the database. With some 10 kB each, ten gigabytes. As many companions."""

# A socket

SOCKET_MESSAGES_PER_SECOND: Final = 20.0
"""The server reads a faster client more slowly."""
SOCKET_BURST_MESSAGES: Final = 40.0
LARGEST_MESSAGE_BYTES: Final = 64 * 1024
"""For a request's body or a socket's message. Our longest has some hundred bytes."""
HELLO_SECONDS: Final = 10.0
"""From opening a socket to its hello."""
SEND_SECONDS: Final = 20.0
"""A client that takes longer to read one message is cut off."""
WAITING_MESSAGES: Final = 200
WAITING_BYTES: Final = 512 * 1024
"""The queue of a slow reader. Beyond it the reader is cut off; it can reconnect for the rest."""

# Connections

OPEN_FILES: Final = 65_536
"""The soft limit of open files is raised to that, if the hard one allows it."""
ACCEPTED_AT_ONCE: Final = 64
"""So many connections are accepted before any of them can be turned away."""
PENDING_CONNECTIONS: Final = 2048
"""How many the kernel keeps until they are accepted."""
SPARE_FILES: Final = 64 + 2 * ACCEPTED_AT_ONCE
"""For the database, the log, worker processes, and what is about to be turned away."""
CONNECTIONS: Final = 20_000
"""In all."""
SPARE_CONNECTIONS: Final = 100
"""So many connections an address may have beside its sockets and streams, for requests."""
NOTICE_SECONDS: Final = 60.0
"""How often the log mentions connections that were turned away."""
UNREAD_BYTES: Final = 8 * 1024 * 1024
"""Of one connection. The longest answer, a full companion, has some five megabytes."""
UNREAD_BYTES_OF_ADDRESS: Final = 32 * 1024 * 1024
"""A school class that loads the page at the same time over a slow line."""
UNREAD_BYTES_IN_ALL: Final = 256 * 1024 * 1024

# A connection

REQUEST_SECONDS: Final = 30.0
"""For a whole request, from opening the connection or from its first byte."""
STALLED_SECONDS: Final = 30.0
"""For about 100 kB of an answer: slower than any phone on a bad line."""
CLOSE_SECONDS: Final = 10.0
"""From the close to the end of the connection, even if data is unread."""
SEND_BUFFER_BYTES: Final = 128 * 1024
"""The kernel's buffer for a connection. By default it grows to megabytes for a stalled reader."""
SHUTDOWN_SECONDS: Final = 3
"""How long streams have to end when the server stops."""
COOKIE_SECONDS: Final = 400 * 24 * 60 * 60
"""How long a browser keeps its seats: the maximum that browsers allow."""
LOGGED_HOST_NAMES: Final = 20
"""How many unknown host names the log mentions, each once."""
LONGEST_LINK_CHARACTERS: Final = 512
"""For the link in a QR code."""

# Worker processes

MOST_WORKERS: Final = 4
"""Each has about 50 MB. One less than the processors, if that is fewer. As many for reviews."""
WORKER_NICENESS: Final = 5
"""Moves come first."""
WORK_SECONDS: Final = 120.0
"""The longest record takes half a second, a study of a review some seconds. A process that takes
longer is killed."""
WORK_ATTEMPTS: Final = 2
"""Work that has ended so many processes is given up."""
WAITING_WORK: Final = 256
WAITING_WORK_OF_ADDRESS: Final = 32
"""A school class behind one address. A replay takes some hundredths of a second."""
WAITING_WORK_OF_TABLE: Final = 16
BUSY_SECONDS: Final = 2
"""When to try again (`Retry-After`), if too much waits."""
LINES_IN_PROCESS: Final = 100
"""A companion of fewer lines is restored here: some milliseconds."""

# A table

TABLE_ENTRIES: Final = 1500
"""An evening's games. From here on, everybody can only finish the game: no undo, no rematch. A game
of four has some 150 entries."""
TABLE_ENTRIES_AT_MOST: Final = 2000
"""From here on, people can only resign or end the game. Reading so many takes half a second."""
ENTRIES_AT_ONCE: Final = 20
"""How many entries of a log are read without a pause: five milliseconds."""
PRESENCE_SECONDS: Final = 0.25
"""Collects arrivals and departures into one message."""
DEAL_SECONDS_WITH_CLOCKS: Final = 30.0
"""No clock runs while a deal waits, so the wait itself needs a limit."""
LONGEST_NONCE_CHARACTERS: Final = 64
REVEAL_SECONDS: Final = 30.0
"""How long a person has to commit to a nonce, and to reveal it, when all seats are taken. With days
per move it is as many days."""
MOST_RECORD_STEPS: Final = 2000
"""Half a second of work. A long game of four has some 200 steps."""

MOST_REVIEWED_STEPS: Final = 500
"""A study of a closer review takes some seconds."""

# Time

HEARTBEAT_MILLISECONDS: Final = 250
"""How often the server checks that it hasn't stood still."""
FROZEN_MILLISECONDS: Final = 1000
"""A longer pause of the server counts on no clock."""

# Threads

SWITCH_SECONDS: Final = 0.001
"""How long the event loop keeps Python's lock while the thread that stores moves waits for it.
Python's default is five times as long, and a commit needs the lock several times."""

# The garbage collector

IDLE_LOOK_SECONDS: Final = 1.0
IDLE_SHARE: Final = 0.1
IDLE_LATE_SECONDS: Final = 0.05
"""The server has nothing to do if in the last second it used less of the processor, and was never
later than that."""
GARBAGE_IDLE_SECONDS: Final = 60.0
"""From one full collection to the next, if the server has nothing to do."""
GARBAGE_BUSY_SECONDS: Final = 60 * 60.0
"""The same under load. A connection leaves 7 objects to the collector, and 2 kB."""
GARBAGE_SHARE: Final = 0.001
"""Of the time, for full collections: one of a second is the only one in a quarter of an hour."""

# A companion

COMPANION_LINES: Final = 2000
"""A game of four has about a hundred, and an evening several games."""
COMPANION_BYTES: Final = 4 * 1024 * 1024
"""The same for long answers: a correction repeats everything it changes."""

# Computer players

BOT_HASH_MEGABYTES: Final = 16
"""For each thread. Searches are short, and ten threads must not take a gigabyte."""
BOT_NICENESS: Final = 19
"""The niceness of search threads, so that the event loop comes first."""

BOT_LEAST_MILLISECONDS: Final = 100
"""How long a search takes at least, however many wait. Level 7 takes about as long."""
WAITING_HINTS: Final = 256
"""Hints and moves of computer players together. Beyond it, hints are refused; moves always wait, at
most one for each table."""
WAITING_HINTS_OF_ADDRESS: Final = 32
WAITING_HINTS_OF_TABLE: Final = 2

# Statements, and what is remembered

ROWS_AT_ONCE: Final = 500
"""In a statement. SQLite takes 32,766 values, and a row has at most 8."""
REMEMBERED_OPTIONS: Final = 256
"""Of the course: everybody asks for the same, and all moves of a position take some hundredths of a
second."""

REMEMBERED_STUDIES: Final = 10_000
"""Of reviews: those of some 150 games, each study with up to 4 kB."""
REMEMBERED_MISTAKES: Final = 16
"""In each worker process, so that the second answer to a mistake takes half as long."""

# Retention

FINISHED_DAYS: Final = 400
"""How long a finished game is kept; the operator can change it."""
RUNNING_DAYS: Final = 30
"""How long an unfinished game is kept after its last entry."""
UNBEGUN_DAYS: Final = 1
"""How long a table is kept before its first game begins."""
IDLE_MILLISECONDS: Final = 5 * 60 * 1000
"""How long an idle table stays in memory."""
TIDY_MILLISECONDS: Final = 60 * 1000
"""How often the server unloads idle tables and removes expired ones."""
TIDIED_AT_ONCE: Final = 50
"""How many due tables are checked side by side."""
TIDY_SECONDS: Final = 5.0
"""Of tables and companions in turn, so that neither waits until all of the other's are done."""
TIDY_SHARE: Final = 0.2
"""Of the time, if many are due: twenty new tables a second need less."""

# Failures

PROBE_SECONDS: Final = 5.0
"""How long the database may take to write and read a row, before `/health` fails."""
PROBE_PAUSE_SECONDS: Final = 1.0
"""However often `/health` is asked, it writes only that often."""

RETRY_SECONDS: Final = 5.0
"""How long a table waits after a failure such as a full disk."""
LOCK_TRIES: Final = 20
LOCK_RETRY_SECONDS: Final = 0.25
"""A killed server holds its lock until PostgreSQL notices the dead connection."""
LEASE_SECONDS: Final = 5.0
"""How often a server checks that it still holds its lock in PostgreSQL."""
LEASE_TRIES: Final = 6
"""How many of these checks in a row may find another server with the lock, before this one ends."""
DATABASE_SECONDS: Final = 10.0
"""How long PostgreSQL may take to connect or to answer. A connection whose other end vanished never
answers."""
