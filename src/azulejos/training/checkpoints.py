"""Checkpoints that can't be read, and what is told of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from pickle import UnpicklingError
from typing import Final

from .run_file import TrainingError

UNREADABLE: Final = (
    OSError,
    EOFError,
    RuntimeError,
    UnpicklingError,
    LookupError,
    TypeError,
    ValueError,
)
"""What torch raises for a file that is none of its own, or not whole, and for other contents."""


@contextmanager
def naming_torn(path: Path) -> Iterator[None]:
    """Raises TrainingError where what is done inside can't read the checkpoint of a seed."""
    try:
        yield
    except UNREADABLE as error:
        raise TrainingError(
            f"{path} is torn, or of another run: azulejos train fit trains its seed anew where it "
            "is removed"
        ) from error
