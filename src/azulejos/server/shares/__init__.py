"""Fair shares: what is scarce goes round among the addresses, so that nobody can use it all up.

`fair_queue` knows who asks and says whose turn it is, `worker_pool` does in other processes what
would hold up everybody here, and `unread_bytes` counts what nobody reads.
"""
