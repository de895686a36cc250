"""Lines of the engine protocol as they come in: bounded, and ASCII where they must be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO, Final

MAX_LINE: Final = 1 << 20
"""Bytes of a line that is still read, its end not counted."""
_CHUNK: Final = MAX_LINE + len(b"\r\n")


def read_lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """Each line without its LF or CRLF; None for one that is too long. A last line counts
    without LF. Never holds more than one line of the longest kind in memory."""
    while chunk := stream.readline(_CHUNK):
        has_ended = chunk.endswith(b"\n")
        while not has_ended and (rest := stream.readline(_CHUNK)):
            chunk = chunk[:_CHUNK] + rest[:1]  # too long already: only its length matters
            has_ended = rest.endswith(b"\n")
        line = chunk.removesuffix(b"\n").removesuffix(b"\r")
        yield line if len(line) <= MAX_LINE else None
