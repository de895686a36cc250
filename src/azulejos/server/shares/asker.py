"""Who asks: the address whose share counts for whatever is done now.

Each request and each socket runs in a task of its own and sets it before anything else, so nobody
passes an address through every call. Work for a table that goes on by itself counts for whoever
used the table last; the table remembers that.
"""

from __future__ import annotations

from contextvars import ContextVar
from dataclasses import dataclass

_ASKER: ContextVar[str] = ContextVar("asker", default="")


@dataclass(frozen=True, slots=True)
class Share:
    """Whose share of a queue is used."""

    address: str = ""
    table: str = ""
    """The id of a table or a companion; empty for anything else."""


def set_asker(address: str) -> None:
    """Says for whose address this task works from now on."""
    _ASKER.set(address)


def asker() -> str:
    """The address that this task works for; empty for the server itself."""
    return _ASKER.get()
