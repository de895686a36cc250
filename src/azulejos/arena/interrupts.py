"""Holds Ctrl-C back while two steps that belong together are done."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Interrupts:
    """Raises KeyboardInterrupt as usual, but inside `held` only at its end.

    Blocking the signal is not enough: the system may deliver it to the progress bar's thread.
    """

    def __init__(self) -> None:
        self._is_held = False
        self._is_pending = False
        self._before = signal.signal(signal.SIGINT, self._handle)

    @contextmanager
    def held(self) -> Iterator[None]:
        self._is_held = True
        try:
            yield
        finally:
            self._is_held = False
            if self._is_pending:
                self._is_pending = False
                raise KeyboardInterrupt

    def close(self) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _handle(self, _: int, __: FrameType | None) -> None:
        if not self._is_held:
            raise KeyboardInterrupt
        self._is_pending = True
