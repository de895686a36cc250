"""Standard input and output as the plain lines use them."""

from __future__ import annotations

import os
import sys

from .speaker import NARROW, WIDTH


def line_width() -> int:
    """80 columns, or those of a narrower terminal, which would break the words otherwise."""
    columns = os.get_terminal_size(sys.stdout.fileno()).columns if sys.stdout.isatty() else 0
    # A terminal that does not know its width says 0.
    return max(NARROW, min(columns or WIDTH, WIDTH))


def write_line(text: str) -> None:
    print(text, flush=True)


def prepare_streams() -> None:
    """Keeps what can't be decoded or encoded from being an error."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
