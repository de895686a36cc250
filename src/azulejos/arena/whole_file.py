"""Writes files that nobody ever sees half written."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Writes a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    torn = path.with_name(path.name + ".torn")
    with torn.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    torn.replace(path)
