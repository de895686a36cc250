"""The folder of a match: `results.jsonl`, a line for each game, and `games.azul`, their records.

Both only grow. A game's record is written, and forced to disk, before its result; so every result
that is there has its record. Each result is forced to disk before the next: a disk that lost power
may have kept the end of what was under way and not its beginning, and so only the last line can be
torn. After a kill the next run drops what has no whole result: a torn last line, and records
without one. Only one process at a time writes.
"""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from .game_result import GameResult, ResultError, format_result_json, parse_result_json
from .game_runner import PlayedGame
from .match import Match, changed_builds, describe, differences
from .schedule import num_games, pairing

RESULTS: Final = "results.jsonl"
RECORDS: Final = "games.azul"


class ArenaError(ValueError):
    """A folder that can't be used for this match; the message is one line."""


class StorageError(RuntimeError):
    """Games can't be kept any more; the message says why and how to go on."""

    def __init__(self, message: str, *, is_gone: bool = False) -> None:
        super().__init__(message)
        self.is_gone = is_gone
        """Whether even those that were kept are not there any more."""


class MatchFolder:
    """An open folder: the results that were there, and where the next ones go."""

    def __init__(self, path: Path, match: Match) -> None:
        """Opens the folder, or makes it. Raises ArenaError where it belongs to another match, to
        another process, or holds what is no result; OSError where it can't be used."""
        self.path = path
        self._match = match
        self.results: list[GameResult] = []
        """Those that were asked for, in the order in which they were written."""
        self.notes: list[str] = []
        """What was found that a person should know."""
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
        """Keeps games: first their records, then their results, one by one. Raises StorageError
        where that fails; `results` then has the games that were kept before."""
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
        """An error where the files are no longer those of the folder: an open file takes whatever
        is written to it, deleted or not."""
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
            if end > records_size:  # the disk lost a record that was written before its result
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
        # As JSON, so that tuples and lists are alike.
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

    def _parse(self, line: bytes, number: int) -> tuple[GameResult, int]:
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
    """The lines with their ends, and whether a torn one came after them.

    A line without its end is torn; so is a last one that is no JSON, as a disk leaves it that lost
    power.
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
