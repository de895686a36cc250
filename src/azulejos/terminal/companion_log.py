"""The companion's games on disk. A line is on the disk before it is told.

The folder has `log.jsonl`, what was told in the game that is played; `game.azul`, its record;
and `games/` with both of every game that is over. A log whose last line is torn goes on without
that line.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from azulejos.companion.log import Began, Entry, LogError, format_entry, parse_entry
from azulejos.companion.real_table import RealTable
from azulejos.notation import Record, format_records
from azulejos.words.phrases import Phrase, Speech, phrase

from .data_folder import UnreadableSaveError, read_small, write_whole
from .keeper import Keeper, not_saved, why_unreadable

FOLDER: Final = "companion"
"""Inside the data folder, apart from other games."""


class CompanionLog:
    """Keeps one game. No problem with the folder raises here: methods answer what to tell, and the
    game goes on."""

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper
        self._entries: list[Entry] = []
        self._is_behind = False
        """Whether the file misses lines, or has a torn one."""
        self._is_failing = False
        """Whether people were told that the game is not saved."""

    @property
    def is_kept(self) -> bool:
        """Whether the whole game is on the disk."""
        return self._keeper.store.is_ours and not self._is_behind

    @property
    def record_path(self) -> Path:
        return self._folder / "game.azul"

    def load(self) -> tuple[RealTable | None, Speech]:
        """The last game, over or not; None if there is none."""
        if not self._keeper.store.is_ours:
            return None, []
        try:
            text = read_small(self._path)
            if text is None:
                return None, []
            *whole, torn = text.split("\n")
            entries, table = _read_log(whole)
            if table is None:
                return None, []
        except UnreadableSaveError as error:
            return None, [*self._set_aside(), *why_unreadable(error)]
        self._entries = entries
        self._is_behind = bool(torn)
        return table, []

    def begin(self, began: Began) -> tuple[RealTable, Speech]:
        """Replaces the game by a new one."""
        self._entries = []
        self._is_behind = True
        return RealTable(began), self.keep(Entry((began,)), None)

    def keep(self, entry: Entry, table: RealTable | None) -> Speech:
        """Keeps what a typed line did, and the record of the table after it."""
        self._entries.append(entry)
        if not self._keeper.store.is_ours:
            return []
        try:
            if self._is_behind:
                lines = (f"{format_entry(each)}\n" for each in self._entries)
                write_whole(self._path, "".join(lines))
            else:
                self._is_behind = True
                _append(self._path, f"{format_entry(entry)}\n")
            self._is_behind = False
            if table is not None:
                write_whole(self.record_path, format_game(table.records()))
        except OSError as error:
            self._is_behind = True
            was_failing, self._is_failing = self._is_failing, True
            return [] if was_failing else [self._not_saved(error)]
        was_failing, self._is_failing = self._is_failing, False
        return [phrase("saved-again")] if was_failing else []

    def finish(self, table: RealTable) -> Speech:
        """Moves a game to the finished ones; as abandoned if it is not over. A game without a deal
        is not kept."""
        if not self.is_kept or not table.has_begun:
            return []
        games = self._folder / "games"
        try:
            games.mkdir(exist_ok=True)
            # After a crash this may happen again; it writes the same file.
            path = games / f"{table.began.key}.azul"
            write_whole(path, format_game(table.records(is_given_up=not table.position.is_over)))
            self._path.replace(path.with_suffix(".jsonl"))
            self.record_path.unlink(missing_ok=True)
            number = self._keeper.store.games().index(path) + 1
        except OSError as error:
            return [self._not_saved(error)]
        return [phrase("kept-as", number=number)]

    def free_key(self) -> str:
        """A name for the files of a new game."""
        now = time.strftime("%Y-%m-%d-%H%M%S")
        key, number = now, 1
        while os.path.lexists(self._folder / "games" / f"{key}.azul"):
            number += 1
            key = f"{now}-{number}"
        return key

    @property
    def _folder(self) -> Path:
        return self._keeper.store.folder

    @property
    def _path(self) -> Path:
        return self._folder / "log.jsonl"

    def _set_aside(self) -> Speech:
        try:
            name = self._keeper.store.set_aside(self._path)
        except OSError as error:
            self._keeper.close()  # so nothing overwrites the log
            return [self._not_saved(error)]
        return [phrase("save-set-aside", file=name)]

    def _not_saved(self, error: OSError) -> Phrase:
        return not_saved(error, self._folder)


def _read_log(lines: Sequence[str]) -> tuple[list[Entry], RealTable | None]:
    """The entries of a log, and the table after them. Raises UnreadableSaveError with the line."""
    entries: list[Entry] = []
    table: RealTable | None = None
    for number, line in enumerate(lines, start=1):
        try:
            entry = parse_entry(line)
            if table is None:
                table = RealTable.of([entry])
            else:
                table.apply(entry)
        except LogError as error:
            unreadable = UnreadableSaveError(str(error))
            unreadable.line = number
            raise unreadable from error
        entries.append(entry)
    return entries, table


def format_game(records: Sequence[Record]) -> str:
    return "".join(format_records(records))


def _append(path: Path, text: str) -> None:
    """Appends to a file in one write, and syncs it."""
    with path.open("ab", buffering=0) as file:
        data = text.encode("utf-8")
        if file.write(data) != len(data):
            raise OSError("the line was not written whole")
        os.fsync(file.fileno())
