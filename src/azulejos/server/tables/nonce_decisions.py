"""Dealer 2: decides what a person may add to the exchange of nonces, like `decisions`."""

from __future__ import annotations

import re
from typing import Final

from azulejos.rules import nonce_commitment
from azulejos.wire import entries
from azulejos.wire.refusals import Code, RefusedError

from .table import Table

_HASH: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)


def check_commitment(table: Table, commitment: str | None) -> str | None:
    """The commitment with which a person sits down or wants a rematch; None for a client that sends
    no nonce. Raises RefusedError."""
    if commitment is None:
        return None
    if not _HASH.fullmatch(commitment):
        raise RefusedError(Code.BAD_NONCE, detail="nonce_commitment: 64 hexadecimal digits")
    exchange = table.exchange
    others = set() if exchange is None else {*exchange.commitments.values(), *exchange.used}
    if commitment in others or commitment in _agreed(table):
        raise RefusedError(Code.BAD_NONCE, detail="nonce_commitment: it was used before")
    return commitment


def commit(table: Table, seat: int, commitment: str) -> entries.NonceCommitted:
    """Raises RefusedError if it is too late to commit, or for a bad commitment."""
    exchange = table.exchange
    if exchange is None:
        raise RefusedError(Code.BAD_NONCE, detail="dealer 1 knows no commitments to nonces")
    if exchange.is_committed or seat not in exchange.seats:
        raise RefusedError(Code.ALREADY_DONE)
    check_commitment(table, commitment)
    return entries.NonceCommitted(seat, commitment)


def reveal(table: Table, seat: int, nonce: str) -> entries.NonceRevealed:
    """Raises RefusedError if it is too early or was done before, or for a wrong nonce."""
    exchange = table.exchange
    if exchange is None or seat not in exchange.seats or seat in exchange.nonces:
        raise RefusedError(Code.ALREADY_DONE)
    if seat not in exchange.to_reveal:
        raise RefusedError(Code.TOO_EARLY)
    try:
        computed = nonce_commitment(nonce)
    except ValueError as error:
        raise RefusedError(Code.BAD_NONCE, detail=str(error)) from error
    if computed != exchange.commitments[seat]:
        detail = f"its commitment is {computed}, not {exchange.commitments[seat]}"
        raise RefusedError(Code.WRONG_NONCE, detail=detail)
    return entries.NonceRevealed(seat, nonce)


def _agreed(table: Table) -> set[str | None]:
    return {each.nonce_commitment for each in table.agreed.values()}
