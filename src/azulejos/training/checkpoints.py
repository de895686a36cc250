"""Errors of checkpoints that can't be read."""

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
"""What torch raises for a file that is not its own, is torn, or has other contents."""


@contextmanager
def naming_torn(path: Path) -> Iterator[None]:
    """Raises TrainingError if the block can't read the checkpoint of a seed."""
    try:
        yield
    except UNREADABLE as error:
        raise TrainingError(
            f"{path} is torn, or of another run: azulejos train fit trains its seed anew where it "
            "is removed"
        ) from error
