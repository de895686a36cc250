"""Typed lines from standard input, and Ctrl-C at any time."""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final, Self, TypeAlias

PROMPT: Final = "> "
_Handler: TypeAlias = "Callable[[int, FrameType | None], object] | int | None"


class Keyboard:
    """Reads typed lines. Ctrl-C is heard while one is waited for; at any other time it stops the
    computer from thinking, and then has to wait, so that no step of the game is left half done.

    A context: it takes over Ctrl-C while it lasts.
    """

    def __init__(self) -> None:
        self.on_interrupt: Callable[[], None] = lambda: None
        self._is_waiting = False
        self._was_interrupted = False
        self._typed = b""
        """What was read beyond the last line."""
        # A signal that comes just before a blocking read would not end it. It writes here, too,
        # and both are waited for.
        self._woken, self._wakes = os.pipe()
        self._before: tuple[_Handler, int] = (signal.SIG_DFL, -1)

    def __enter__(self) -> Self:
        os.set_blocking(self._wakes, False)
        handler = signal.signal(signal.SIGINT, self.interrupt)
        self._before = (handler, signal.set_wakeup_fd(self._wakes, warn_on_full_buffer=False))
        return self

    def __exit__(self, *_: object) -> None:
        handler, descriptor = self._before
        signal.set_wakeup_fd(descriptor)
        signal.signal(signal.SIGINT, handler)
        os.close(self._woken)
        os.close(self._wakes)

    def interrupt(self, *_: object) -> None:
        """What Ctrl-C does."""
        if self._is_waiting:
            raise KeyboardInterrupt
        self._was_interrupted = True
        self.on_interrupt()

    def read(self) -> str | None:
        """Prompts and waits for a line; None where there will be no more."""
        is_dialog = sys.stdin.isatty() and sys.stdout.isatty()
        # Where nobody's Enter ends the line of the prompt, the prompt does, to stand on its own.
        print(PROMPT if is_dialog else PROMPT.rstrip(), end="" if is_dialog else "\n", flush=True)
        typed = ""
        try:
            self._is_waiting = True
            if self._was_interrupted:
                raise KeyboardInterrupt
            typed = self._wait_for_line()
        finally:
            self._is_waiting = False
            if not typed and is_dialog:
                print()
        return typed or None

    def _wait_for_line(self) -> str:
        """The next line with its end; without one at the end of the input, then nothing."""
        keys = sys.stdin.fileno()
        while b"\n" not in self._typed:
            ready, _, _ = select.select([keys, self._woken], [], [])
            if self._woken in ready:
                os.read(self._woken, 1024)  # of other signals; Ctrl-C has raised by now
            elif part := os.read(keys, 65536):
                self._typed += part
            else:
                break
        end = self._typed.find(b"\n") + 1 or len(self._typed)
        text, self._typed = self._typed[:end], self._typed[end:]
        return text.decode(sys.stdin.encoding or "utf-8", "replace")
