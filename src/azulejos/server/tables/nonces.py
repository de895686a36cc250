"""Dealer 2: how the nonces of a game come together.

Each person commits to a nonce when they sit down. When all have, everybody reveals theirs, and only
then is the key of the deals known. Where a client sends no nonce, the server draws one before it
knows any other. If somebody goes although nonces are known, they are void: the game gets another
seed, and everybody commits to another nonce. docs/explanation/security.md says why.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from azulejos.rules import nonce_commitment
from azulejos.server import limits
from azulejos.wire import entries

from .clocks import DAY, SECOND

NonceEntry: TypeAlias = (
    entries.NonceCommitted | entries.NonceDrawn | entries.NonceRevealed | entries.SeedRenewed
)


class NonceExchange:
    """The state of one game's exchange, part of the fold over the log. Only `Table.apply` changes
    it."""

    def __init__(self, seats: Iterable[int], days: int | None, at: int) -> None:
        """`seats` are those of the persons, `days` those per move, `at` is now."""
        self.seats = frozenset(seats)
        self.commitments: dict[int, str] = {}
        self.nonces: dict[int, str] = {}
        """The known ones; also the drawn ones."""
        self.silent: set[int] = set()
        """The seats whose clients send no nonce."""
        self.used: set[str] = set()
        """The commitments of this game that are void."""
        self.is_spoilt = False
        """Whether somebody has gone although nonces were known."""
        self._sitting: set[int] = set()
        self._seconds = limits.REVEAL_SECONDS if days is None else days * DAY // SECOND
        self._since = at

    # Queries

    @property
    def is_full(self) -> bool:
        return self._sitting == self.seats

    @property
    def is_committed(self) -> bool:
        """Whether nobody can choose a nonce any more, so that they can be revealed."""
        return self.is_full and not (self.is_spoilt or self.to_commit)

    @property
    def is_complete(self) -> bool:
        """Whether all nonces are known, so that the tiles can be dealt."""
        return self.is_committed and self.nonces.keys() == self.seats

    @property
    def to_commit(self) -> tuple[int, ...]:
        """The seats that must commit anew."""
        if self.is_spoilt:
            return ()
        return tuple(sorted(self._sitting - self.silent - self.commitments.keys()))

    @property
    def to_draw(self) -> tuple[int, ...]:
        """The seats whose nonces the server draws now."""
        return self._missing(self.silent)

    @property
    def to_reveal(self) -> tuple[int, ...]:
        return () if self.to_draw else self._missing(self.commitments)

    @property
    def deadline(self) -> int | None:
        """When those who are waited for lose their seats, in milliseconds since 1970."""
        is_waiting = self.is_full and (self.to_commit or self.to_reveal)
        return self._since + round(self._seconds * SECOND) if is_waiting else None

    def late(self, now: int) -> tuple[int, ...]:
        """The seats that have not committed or revealed in time."""
        if self.deadline is None or now < self.deadline:
            return ()
        return self.to_commit or self.to_reveal

    def in_seat_order(self) -> tuple[str, ...]:
        """The known nonces."""
        return tuple(self.nonces[seat] for seat in sorted(self.nonces))

    def _missing(self, seats: Iterable[int]) -> tuple[int, ...]:
        if not self.is_committed:
            return ()
        return tuple(sorted(set(seats) - self.nonces.keys()))

    # Changes

    def sit(self, seat: int, commitment: str | None, at: int) -> None:
        self._sitting.add(seat)
        if commitment is None:
            self.silent.add(seat)
        else:
            self.commitments[seat] = commitment
        self._since = at

    def leave(self, seat: int) -> None:
        self._sitting.discard(seat)
        self.silent.discard(seat)
        self.commitments.pop(seat, None)
        self.is_spoilt = self.is_spoilt or bool(self.nonces)

    def apply(self, entry: NonceEntry, at: int) -> None:
        match entry:
            case entries.NonceCommitted(seat, commitment):
                self.silent.discard(seat)
                self.commitments[seat] = commitment
                if self.is_committed:
                    # From now on all are waited for; a single person can't put the deadline off.
                    self._since = at
            case entries.NonceDrawn(seat, nonce):
                self.nonces[seat] = nonce
            case entries.NonceRevealed(seat, nonce):
                if nonce_commitment(nonce) != self.commitments[seat]:
                    raise ValueError(f"the nonce of seat {seat} doesn't match its commitment")
                self.nonces[seat] = nonce
            case entries.SeedRenewed():
                self.used |= {*self.commitments.values()}
                self.commitments.clear()
                self.nonces.clear()
                self.is_spoilt = False
                self._since = at

    def restart_time(self, at: int) -> None:
        """The server was down: everybody has the whole time again."""
        self._since = at
