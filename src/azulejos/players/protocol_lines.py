"""Reads the lines of the engine protocol, which are bounded in length."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO, Final

MAX_LINE: Final = 1 << 20
"""Bytes of the longest line, without its end."""
_CHUNK: Final = MAX_LINE + len(b"\r\n")


def read_lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """Yields each line without its LF or CRLF, and None for one that is too long. A last line
    needs no LF. Holds at most one line of the greatest length in memory."""
    while chunk := stream.readline(_CHUNK):
        has_ended = chunk.endswith(b"\n")
        while not has_ended and (rest := stream.readline(_CHUNK)):
            chunk = chunk[:_CHUNK] + rest[:1]  # too long already: only its length matters
            has_ended = rest.endswith(b"\n")
        line = chunk.removesuffix(b"\n").removesuffix(b"\r")
        yield line if len(line) <= MAX_LINE else None
