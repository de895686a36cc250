"""Keeps games and settings. If that fails, it says so and the game goes on."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Final

from azulejos.notation import NotationError, RecordError
from azulejos.rules import MAX_PLAYERS
from azulejos.words.notation_errors import tell_misread
from azulejos.words.phrases import Phrase, Speech, phrase

from .data_folder import Saved, Store, UnreadableSaveError
from .local_table import LocalTable
from .settings import Preferences, load_preferences, save_preferences

_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT})
_DENIED: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


class Keeper:
    """Stands between a session and its data folder. No problem with the folder raises here;
    methods answer what to tell."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder)
        self.is_kept = False
        """Whether the game on disk is up to date."""
        self._can_write = False
        self._is_failing = False
        self._has_to_finish = False
        """Whether an ended game still has to move to the finished ones."""

    def open(self) -> Speech:
        """Locks the data folder."""
        try:
            self._can_write = self.store.lock()
        except OSError as error:
            return [self._not_saved(error)]
        return [] if self._can_write else [phrase("already-open")]

    def close(self) -> None:
        self.store.close()

    def load_preferences(self) -> tuple[Preferences, Speech]:
        """The kept settings. An unreadable file is set aside."""
        try:
            return load_preferences(self.store), []
        except UnreadableSaveError as error:
            aside = self._set_aside(self.store.settings, "settings-set-aside")
            return Preferences(), [*aside, *why_unreadable(error)]

    def load(self) -> tuple[LocalTable | None, Speech]:
        """The unfinished game, unless another process has it."""
        if not self._can_write and not self._is_failing:
            return None, []
        try:
            saved = self.store.load()
        except UnreadableSaveError as error:
            aside = self._set_aside(self.store.current, "save-set-aside")
            return None, [*aside, *why_unreadable(error)]
        return self._unfinished(saved), []

    def save(self, table: LocalTable) -> Speech:
        """Saves the game after a step. Tells only when saving starts or stops failing."""
        self.is_kept = False
        if not self._can_write:
            return []
        try:
            self._finish_pending()
            self.store.save(table.record())
        except OSError as error:
            return [] if self._is_failing else [self._not_saved(error)]
        self.is_kept = True
        was_failing, self._is_failing = self._is_failing, False
        return [phrase("saved-again")] if was_failing else []

    def finish(self) -> Speech:
        """Moves the saved game, which is over, to the finished ones."""
        if not self.is_kept:
            return []
        self._has_to_finish = True
        try:
            number = self._finish_pending()
        except OSError as error:
            return [self._not_saved(error)]
        self.is_kept = False
        return [phrase("kept-as", number=number)]

    def give_up(self, table: LocalTable) -> Speech:
        """Moves an abandoned game to the finished ones, if anyone has moved in it."""
        if not self.is_kept or table.is_over or not table.has_decisions:
            return []
        try:
            self.store.save(table.record(Termination="aborted"))
        except OSError as error:
            self._has_to_finish = True
            return [self._not_saved(error)]
        return self.finish()

    def keep_preferences(self, preferences: Preferences) -> Speech:
        """Keeps the settings."""
        try:
            if self._can_write:
                save_preferences(self.store, preferences)
                return []
        except OSError:
            pass
        return [phrase("settings-not-kept")]

    def add(self, text: str) -> Speech:
        """Adds a game from an online table to the finished ones."""
        if not self._can_write:
            return []
        try:
            return [phrase("kept-as", number=self.store.add(text))]
        except OSError as error:
            return [self._not_saved(error)]

    def write(self, name: str, text: str) -> Speech:
        """Writes a file for other programs. Says nothing if that fails."""
        try:
            path = self.store.write(name, text) if self._can_write else None
        except OSError:
            path = None
        return [] if path is None else [phrase("written-to", file=str(path))]

    def _unfinished(self, saved: Saved | None) -> LocalTable | None:
        """The game to go on with. A game that ended just before a crash is finished later."""
        if saved is None:
            return None
        if not saved.is_ended:
            self.is_kept = self._can_write
            return saved.table
        self._has_to_finish = self._can_write
        return None

    def _finish_pending(self) -> int:
        if not self._has_to_finish:
            return 0
        number = self.store.finish()
        self._has_to_finish = False
        return number

    def _set_aside(self, path: Path, message: str) -> Speech:
        """Renames an unreadable file. If that fails, the file stays and is never overwritten."""
        if self._can_write:
            try:
                return [phrase(message, file=self.store.set_aside(path))]
            except OSError as error:
                self._can_write = False
                return [self._not_saved(error)]
        return []

    def _not_saved(self, error: OSError) -> Phrase:
        self._is_failing = True
        return not_saved(error, self.store.folder)


def why_unreadable(error: UnreadableSaveError) -> Speech:
    """Why a file can't be read, and where in it."""
    cause = error.__cause__
    if isinstance(cause, NotationError | RecordError):
        return tell_misread(cause, [phrase("person", seat=seat + 1) for seat in range(MAX_PLAYERS)])
    if isinstance(cause, UnicodeDecodeError):
        return [phrase("save-no-text", line=cause.object.count(b"\n", 0, cause.start) + 1)]
    return [phrase("save-unfit", error=str(error), line=error.line or 0)]


def not_saved(error: OSError, folder: Path) -> Phrase:
    """Why a game could not be saved."""
    reason = "other"
    if error.errno in _FULL:
        reason = "full"
    elif error.errno in _DENIED:
        reason = "denied"
    return phrase("not-saved", reason=reason, folder=str(folder))
