"""The data folder while an online table is played: taken for a moment only, when something is
written, so that a game at one's own keyboard can go on beside it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from azulejos.terminal.keeper import Keeper
from azulejos.terminal.settings import Preferences
from azulejos.words.phrases import Speech


class BriefKeeper(Keeper):
    """Keeps settings and records. The game itself is the server's."""

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
        # Where the folder can't be had, what is to be kept says so itself.
        self.open()
        try:
            yield
        finally:
            self.close()
