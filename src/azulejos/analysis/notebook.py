"""Keeps the studies of a review in a file, so that a review that was stopped goes on from there.

A file for each record, limit, networks and core: its name is a hash of them, so what it holds is
what the review would find again. It has a study a line. A torn or damaged line and all that
follow it are dropped, and found again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import astuple
from hashlib import sha256
from pathlib import Path
from typing import Final

import azulejos
from azulejos import native
from azulejos.notation import Record, format_position, format_step
from azulejos.notation.replay import replay

from .limits import ReviewLimit
from .record_review import Study
from .review import REVIEW_VERSION
from .review_json import ReviewFormatError, study_object, study_of

MOST_FILES: Final = 200
"""Older ones are deleted. A file of a game has under 100 kB."""
_SUFFIX: Final = ".jsonl"


class Notebook:
    """The notes of one review. Raises OSError if the folder can't be used."""

    def __init__(self, folder: Path, name: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{name}{_SUFFIX}"
        self._studies: dict[int, Study] = {}
        whole = self._read(path.read_bytes() if path.exists() else b"")
        self._file = path.open("ab", buffering=0)
        self._file.truncate(whole)
        _delete_oldest(folder)

    def find(self, number: int) -> Study | None:
        return self._studies.get(number)

    def keep(self, number: int, study: Study) -> None:
        self._studies[number] = study
        line = json.dumps({"step": number, "study": study_object(study)}) + "\n"
        self._file.write(line.encode("ascii"))

    def close(self) -> None:
        self._file.close()

    def _read(self, data: bytes) -> int:
        """Reads the whole lines; returns how many bytes they have."""
        size = 0
        for line in data.splitlines(keepends=True):
            try:
                if not line.endswith(b"\n"):
                    break
                plain = json.loads(line)
                self._studies[int(plain["step"])] = study_of(plain["study"])
            except (KeyError, TypeError, ValueError, ReviewFormatError):
                break
            size += len(line)
        return size


def notebook_name(record: Record, limit: ReviewLimit, networks: Sequence[native.Network]) -> str:
    """A hash of all that decides the studies of a record. Raises RecordError."""
    core = Path(str(native._core.__file__)).read_bytes()  # noqa: SLF001 - tells builds apart
    decisive = [
        REVIEW_VERSION,
        azulejos.__version__,
        sha256(core).hexdigest(),
        [network.checksum for network in networks],
        astuple(limit),
        format_position(replay(record).start),
        [*map(format_step, record.steps)],
    ]
    return sha256(json.dumps(decisive).encode("ascii")).hexdigest()[:32]


def _delete_oldest(folder: Path) -> None:
    files = sorted(folder.glob(f"*{_SUFFIX}"), key=lambda path: path.stat().st_mtime)
    for path in files[:-MOST_FILES]:
        path.unlink(missing_ok=True)
