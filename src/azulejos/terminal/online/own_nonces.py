"""Our part of the deals: we commit to a nonce when we sit down, and reveal it when the table asks.

The person hears nothing of it. The nonces are kept with the seat, so that they can be revealed
after the program was started again.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from azulejos.rules import nonce_commitment
from azulejos.wire.messages import TableState
from azulejos.wire.requests import CommitNonce, Rematch, Request, RevealNonce

from .kept_seats import KeptSeats
from .table import OnlineTable, new_nonce


class OwnNonces:
    """Does what the table asks of our seat, once for each occasion."""

    def __init__(self, table: OnlineTable, kept: KeptSeats) -> None:
        self._table = table
        self._kept = kept
        self._done: set[tuple[str, int, str, str | None]] = set()
        self._open: set[str] = set()
        """The ids of the requests that are not answered yet."""

    def rematch(self) -> Rematch:
        """The request for a rematch, with a fresh nonce or its commitment."""
        nonce = self._fresh()
        if self._table.state.next_dealer == 1:
            return Rematch(nonce)
        return Rematch(nonce_commitment=nonce_commitment(nonce))

    def follow(self) -> None:
        """Commits or reveals, if the table asks for it."""
        table = self._table
        if table.seat is not None and (request := self._due(table.state, table.seat)):
            self._open.add(table.ask(request))

    def take_answer(self, id: str | None) -> bool:  # noqa: A002 - as on the wire
        """Whether this answers a request of ours. There is nothing to tell the person: a refusal
        means that the seat is lost, or that another program did it."""
        is_ours = id in self._open
        self._open.discard(id or "")
        return is_ours

    def _due(self, state: TableState, seat: int) -> Request | None:
        commitment = state.seats[seat].nonce_commitment
        own = self._known(commitment)
        if seat in state.to_reveal:
            if own is None or not self._is_first("reveal", state, commitment):
                return None
            return RevealNonce(own)
        # The seat was taken by another program, whose nonce nobody else knows.
        is_forgotten = bool(self._table.num_free) and commitment is not None and own is None
        is_due = seat in state.to_commit or is_forgotten
        if not is_due or not self._is_first("commit", state, commitment):
            return None
        return CommitNonce(nonce_commitment(self._fresh()))

    def _is_first(self, what: str, state: TableState, commitment: str | None) -> bool:
        occasion = (what, state.game, state.commitment, commitment)
        is_first = occasion not in self._done
        self._done.add(occasion)
        return is_first

    def _known(self, commitment: str | None) -> str | None:
        own = self._table.own
        nonces = () if own is None else own.nonces
        return next((each for each in nonces if _is_of(each, commitment)), None)

    def _fresh(self) -> str:
        table, nonce = self._table, new_nonce()
        if table.own is not None:
            table.own = replace(table.own, nonces=(*table.own.nonces, nonce))
            # Without the file we only can't come back before it is revealed.
            with suppress(OSError):
                self._kept.add(table.link, table.own)
        return nonce


def _is_of(nonce: str, commitment: str | None) -> bool:
    with suppress(ValueError):  # a link or a file can hold anything
        return nonce_commitment(nonce) == commitment
    return False
