"""Standard input and output for plain lines."""

from __future__ import annotations

import os
import sys

from .speaker import NARROW, WIDTH


def line_width() -> int:
    """80 columns, or fewer in a narrow terminal, so that no word breaks."""
    columns = os.get_terminal_size(sys.stdout.fileno()).columns if sys.stdout.isatty() else 0
    # A terminal that doesn't know its width says 0.
    return max(NARROW, min(columns or WIDTH, WIDTH))


def write_line(text: str) -> None:
    print(text, flush=True)


def prepare_streams() -> None:
    """Replaces characters that can't be decoded or encoded, instead of failing."""
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
