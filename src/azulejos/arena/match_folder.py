"""The folder of a match: `results.jsonl`, a line for each game, and `games.azul`, their records.

Both files only grow. A game's record is forced to disk before its result, so every result has its
record. Each result is forced to disk before the next, because a disk that loses power may keep the
end of a write without its beginning; so only the last line can be torn. After a kill the next run
drops a torn last line and records without a result. Only one process at a time writes.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from .game_result import ArenaResult, ResultError, format_result_json, parse_result_json
from .game_runner import PlayedGame
from .match import Match, changed_builds, describe, differences
from .schedule import num_games, pairing

RESULTS: Final = "results.jsonl"
RECORDS: Final = "games.azul"


class ArenaError(ValueError):
    """The match can't start, or its folder can't be used; the message is one line."""


class StorageError(RuntimeError):
    """Games can no longer be kept; the message says why and how to continue."""

    def __init__(self, message: str, *, is_gone: bool = False) -> None:
        super().__init__(message)
        self.is_gone = is_gone
        """Whether the games kept before are lost, too."""


class MatchFolder:
    """An open folder: reads the results so far, and appends the next ones."""

    def __init__(self, path: Path, match: Match) -> None:
        """Opens or makes the folder. Raises ArenaError if it belongs to another match or process,
        or holds an invalid result; OSError if it can't be used."""
        self.path = path
        self._match = match
        self.results: list[ArenaResult] = []
        """The results of this match's games, in the order they were written."""
        self.notes: list[str] = []
        """Findings to tell the user."""
        path.mkdir(parents=True, exist_ok=True)
        self._results = os.open(path / RESULTS, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        self._records = os.open(path / RECORDS, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            self._lock()
            self._read()
        except BaseException:
            self.close()
            raise

    def append(self, played: Sequence[PlayedGame]) -> None:
        """Keeps games: first their records, then their results, one by one. Raises StorageError if
        that fails; `results` has the games kept until then."""
        if (gone := self.gone()) is not None:
            raise gone
        texts = []
        end = os.lseek(self._records, 0, os.SEEK_END)
        results = []
        for each in played:
            text = ("\n" if end else "") + each.record
            texts.append(text)
            end += len(text.encode("utf-8"))
            results.append(format_result_json(each.result, end) + "\n")
        try:
            name = RECORDS
            _write(self._records, "".join(texts))
            name = RESULTS
            for each, result in zip(played, results, strict=True):
                _write(self._results, result)
                self.results.append(each.result)
        except OSError as error:
            raise StorageError(
                f"{self.path / name} can't be written: {error.strerror}. The games of this table "
                "are kept; when that is mended, the same command goes on from here"
            ) from error

    def gone(self) -> StorageError | None:
        """Returns an error if the files are no longer in the folder: writing to an open file
        succeeds even when it was deleted."""
        for file, name in ((self._results, RESULTS), (self._records, RECORDS)):
            try:
                is_there = os.path.samestat(os.fstat(file), (self.path / name).stat())
            except OSError:
                is_there = False
            if not is_there:
                return StorageError(
                    f"{self.path / name} was deleted or moved while the match went on: "
                    "the games of this table are not kept there",
                    is_gone=True,
                )
        return None

    def close(self) -> None:
        os.close(self._results)
        os.close(self._records)

    def _lock(self) -> None:
        try:
            fcntl.flock(self._results, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ArenaError(f"{self.path}: another arena is writing there") from None

    def _read(self) -> None:
        whole, torn = _whole_lines(_read_all(self._results))
        if torn:
            self.notes.append(
                f"{self.path / RESULTS}: the last line is torn; that game is played again"
            )
        if not whole:
            self._begin()
            return
        self._check_header(whole[0])
        kept_size, records_end = len(whole[0]), 0
        records_size = os.fstat(self._records).st_size
        seen: set[int] = set()
        for number, line in enumerate(whole[1:], start=2):
            result, end = self._parse(line, number)
            if end > records_size:  # the disk lost a record but kept its result
                lost = len(whole) + 1 - number
                self.notes.append(
                    f"{self.path / RECORDS}: missing records: {lost}; those games are played again"
                )
                break
            if result.game in seen:
                raise self._error(number, f"game {result.game} is there twice")
            seen.add(result.game)
            if result.game < num_games(self._match):
                self.results.append(result)
            kept_size += len(line)
            records_end = end
        os.ftruncate(self._results, kept_size)
        os.ftruncate(self._records, records_end)
        os.lseek(self._results, 0, os.SEEK_END)
        if more := len(seen) - len(self.results):
            self.notes.append(
                f"{self.path} has {more:,} games more than were asked for; they are not counted"
            )

    def _begin(self) -> None:
        if os.fstat(self._records).st_size:
            raise ArenaError(
                f"{self.path}: there is a {RECORDS}, but no {RESULTS} that tells of it"
            )
        os.ftruncate(self._results, 0)
        os.lseek(self._results, 0, os.SEEK_SET)
        _write(self._results, json.dumps(describe(self._match)) + "\n")
        folder = os.open(self.path, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)

    def _check_header(self, line: bytes) -> None:
        try:
            header = json.loads(line)
        except ValueError:
            header = None
        if not isinstance(header, dict) or "schema" not in header:
            raise self._error(1, "that is no results file of the arena")
        # Through JSON, so that tuples equal lists.
        asked = json.loads(json.dumps(describe(self._match)))
        if builds := changed_builds(header, asked):
            raise ArenaError(
                f"{self.path} has games of another build ({'; '.join(builds)}): ask for another "
                "folder with --out, or delete this one to begin anew"
            )
        found = differences(header, asked)
        if found:
            raise ArenaError(
                f"{self.path} has another match ({'; '.join(found)}): "
                "ask for the same, or for another folder with --out"
            )

    def _parse(self, line: bytes, number: int) -> tuple[ArenaResult, int]:
        try:
            result, end = parse_result_json(line.decode("utf-8").removesuffix("\n"))
        except (ResultError, UnicodeDecodeError) as error:
            raise self._error(number, str(error)) from error
        if result.game < 0:
            raise self._error(number, f"the match has no game {result.game}")
        due = pairing(self._match, result.game)
        if (result.deal, result.seats) != (due.deal, due.seats):
            raise self._error(number, f"game {result.game} has other players in this match")
        return result, end

    def _error(self, number: int, problem: str) -> ArenaError:
        return ArenaError(f"{self.path / RESULTS}, line {number}: {problem}")


def _whole_lines(data: bytes) -> tuple[list[bytes], bool]:
    """The whole lines with their line feeds, and whether a torn one follows.

    A last line without a line feed is torn. So is one that is not JSON: a disk that lost power may
    leave that.
    """
    lines = data.splitlines(keepends=True)
    if not lines:
        return [], False
    try:
        is_torn = not lines[-1].endswith(b"\n") or json.loads(lines[-1]) is None
    except ValueError:
        is_torn = True
    return (lines[:-1], True) if is_torn else (lines, False)


def _read_all(file: int) -> bytes:
    parts = []
    while part := os.read(file, 1 << 20):
        parts.append(part)
    return b"".join(parts)


def _write(file: int, text: str) -> None:
    rest = memoryview(text.encode("utf-8"))
    while rest:
        rest = rest[os.write(file, rest) :]
    os.fsync(file)
