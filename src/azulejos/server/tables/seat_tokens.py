"""Seat tokens and invitations, signed with the server's key so that nobody can forge them."""

from __future__ import annotations

import hmac
import os
import secrets
from base64 import urlsafe_b64encode
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

_KEY_BYTES: Final = 32


class Sitting(NamedTuple):
    """What a seat token certifies: the entry with this number took the seat."""

    table_id: str
    seat: int
    number: int
    """Somebody who leaves a seat and takes it again gets another sitting and another token."""


class Tokens:
    """Signs and verifies tokens and invitations."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def seat_token(self, sitting: Sitting) -> str:
        said = f"{sitting.table_id}.{sitting.seat}.{sitting.number}"
        return f"{said}.{self._sign('seat', said)}"

    def sitting(self, token: str) -> Sitting | None:
        """The sitting of a token; None if the signature is not ours."""
        said, _, signature = token.rpartition(".")
        if not self._is_signed("seat", said, signature):
            return None
        table_id, seat, number = said.split(".")
        return Sitting(table_id, int(seat), int(number))

    def invitation(self, table_id: str) -> str:
        """Lets its holder take an open seat of the table."""
        return self._sign("invitation", table_id)

    def is_invitation(self, table_id: str, invitation: str) -> bool:
        return self._is_signed("invitation", table_id, invitation)

    def _sign(self, purpose: str, said: str) -> str:
        digest = hmac.digest(self._key, f"{purpose}:{said}".encode(), sha256)
        return urlsafe_b64encode(digest).rstrip(b"=").decode("ascii")

    def _is_signed(self, purpose: str, said: str, signature: str) -> bool:
        return hmac.compare_digest(self._sign(purpose, said).encode(), signature.encode())


def new_table_id() -> str:
    """128 random bits: nobody can guess an id, so only people who have the link can watch."""
    return secrets.token_urlsafe(16)


def load_key(folder: Path) -> bytes:
    """The key of a data folder, made on first use; only its owner can read it. Raises OSError if
    the file isn't a key."""
    path = folder / "key"
    with suppress(FileNotFoundError):
        key = path.read_bytes()
        if len(key) != _KEY_BYTES:
            raise OSError(
                f"{path} is no key: it has {len(key)} bytes, not {_KEY_BYTES}. Put its backup in "
                "its place, or delete it for a new one; then all links and seats are void"
            )
        return key
    key = secrets.token_bytes(_KEY_BYTES)
    # Whole or not there: a crash must not leave an empty key.
    new = folder / "key.new"
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(descriptor)
    new.replace(path)
    return key
