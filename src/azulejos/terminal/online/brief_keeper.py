"""The data folder during an online game. It is locked only while something is written, so that a
local game can go on beside it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from azulejos.terminal.keeper import Keeper
from azulejos.terminal.settings import Preferences
from azulejos.words.phrases import Speech


class BriefKeeper(Keeper):
    """Keeps settings and records. The server keeps the game."""

    def load_preferences(self) -> tuple[Preferences, Speech]:
        with self._opened():
            return super().load_preferences()

    def keep_preferences(self, preferences: Preferences) -> Speech:
        with self._opened():
            return super().keep_preferences(preferences)

    def add(self, text: str) -> Speech:
        with self._opened():
            return super().add(text)

    def write(self, name: str, text: str) -> Speech:
        with self._opened():
            return super().write(name, text)

    @contextmanager
    def _opened(self) -> Iterator[None]:
        # If the folder can't be locked, the method that writes says so.
        self.open()
        try:
            yield
        finally:
            self.close()
