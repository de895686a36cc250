"""Fair shares: what is scarce goes round among the addresses, so that nobody can use it all up.

`fair_queue` says whose turn it is, `worker_pool` does in other processes what would hold up
everybody here, `keyed_locks` lets tables wake side by side,
`unread_bytes` counts what nobody reads, and `asker` knows who asks.
"""
