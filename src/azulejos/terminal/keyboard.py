"""Reads typed lines from standard input. Ctrl-C works at any time; news end the wait."""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from types import FrameType
from typing import Final, Self, TypeAlias

PROMPT: Final = "> "
_REPEATED_SECONDS: Final = 0.05


class News:
    """Read instead of a line when there are news."""


NEWS: Final = News()
_Handler: TypeAlias = "Callable[[int, FrameType | None], object] | int | None"


@cache
def set_up_history() -> bool:
    """Lets the arrow keys bring back earlier lines of this session. False where that isn't
    possible."""
    try:
        import readline  # noqa: PLC0415 - other systems have none
    except ImportError:
        return False
    # Else it would write control sequences around each prompt, and propose names of files.
    for setting in ("enable-bracketed-paste off", "enable-meta-key off", "disable-completion on"):
        readline.parse_and_bind(f"set {setting}")
    return True


class Keyboard:
    """Reads typed lines. Ctrl-C raises only during a read. At any other time it stops the computer
    and waits for the next read, or ends a review, so that no step of the game is left half done.

    A context manager: it handles Ctrl-C until it exits.
    """

    def __init__(self) -> None:
        self.on_interrupt: Callable[[], bool | None] = lambda: None
        """Called at Ctrl-C. True if it ends something that the person goes back from."""
        self._is_waiting = False
        self._was_interrupted = False
        self._typed = b""
        """Bytes beyond the last line."""
        # A signal just before a blocking read would not end it. So signals write to this pipe,
        # and a read waits for both.
        self._woken = self._wakes = -1
        self._closing = threading.Lock()
        self._before: tuple[_Handler, int] = (signal.SIG_DFL, -1)
        self._is_prompted = False
        self._is_told_of_news = threading.Event()

    def __enter__(self) -> Self:
        self._woken, self._wakes = os.pipe()
        os.set_blocking(self._wakes, False)
        handler = signal.signal(signal.SIGINT, self.interrupt)
        self._before = (handler, signal.set_wakeup_fd(self._wakes, warn_on_full_buffer=False))
        return self

    def __exit__(self, *_: object) -> None:
        handler, descriptor = self._before
        signal.set_wakeup_fd(descriptor)
        signal.signal(signal.SIGINT, handler)
        with self._closing:
            os.close(self._woken)
            os.close(self._wakes)
            self._woken = self._wakes = -1

    def interrupt(self, *_: object) -> None:
        """Handles Ctrl-C."""
        if self._is_waiting:
            self._is_waiting = False
            raise KeyboardInterrupt
        if not self.on_interrupt():
            self._was_interrupted = True

    def read(self) -> str | None:
        """Prompts and waits for a line; None at the end of the input. In a terminal, the arrow keys
        bring back earlier lines."""
        if self._is_dialog and not self._is_prompted and not self._typed and set_up_history():
            return self._edit()
        while isinstance(typed := self.read_or_news(), News):
            pass
        return typed

    def read_or_news(self, seconds: float | None = None) -> str | News | None:
        """Like `read`, but ends early with news or after `seconds`. The next call goes on: typed
        characters are kept, and the prompt too unless `write` ended it."""
        if not self._is_prompted:
            # In a pipe nobody's Enter ends the line, so the prompt gets a line of its own.
            end = "" if self._is_dialog else "\n"
            print(PROMPT if self._is_dialog else PROMPT.rstrip(), end=end, flush=True)
            self._is_prompted = True
        has_line = is_over = False
        try:
            with self._hears_interrupts():
                has_line, is_over = self._wait_for_line(seconds)
        except KeyboardInterrupt:
            self._end_prompt()
            raise
        if not has_line and not is_over:
            return NEWS
        end_of_line = self._typed.find(b"\n") + 1 or len(self._typed)
        text, self._typed = self._typed[:end_of_line], self._typed[end_of_line:]
        if text:
            self._is_prompted = False
        else:
            self._end_prompt()
        return text.decode(sys.stdin.encoding or "utf-8", "replace") or None

    def wait_for_news(self, seconds: float | None = None) -> None:
        """Waits for news or `seconds`, and leaves typed characters unread."""
        with self._hears_interrupts():
            self._wait([], seconds)

    def tell_news(self) -> None:
        """Ends the wait for a line. Any thread may call it, at any time."""
        self._is_told_of_news.set()
        # After closing, the descriptor may belong to another file.
        with self._closing:
            if self._wakes != -1:
                with suppress(BlockingIOError):  # the pipe is full, so the wait ends anyway
                    os.write(self._wakes, b".")

    def write(self, text: str) -> None:
        """Writes a line. An unanswered prompt ends first."""
        if self._is_dialog:
            self._end_prompt()
        print(text, flush=True)

    def _edit(self) -> str | None:
        try:
            with self._hears_interrupts(), self._repeats_interrupts():
                return f"{input(PROMPT)}\n"
        except EOFError:
            print()
            return None
        except KeyboardInterrupt:
            print()
            raise

    @property
    def _is_dialog(self) -> bool:
        return sys.stdin.isatty() and sys.stdout.isatty()

    def _end_prompt(self) -> None:
        if self._is_prompted and self._is_dialog:
            print()
        self._is_prompted = False

    @contextmanager
    def _hears_interrupts(self) -> Iterator[None]:
        try:
            self._is_waiting = True
            if self._was_interrupted:
                raise KeyboardInterrupt
            yield
        finally:
            self._is_waiting = False

    @contextmanager
    def _repeats_interrupts(self) -> Iterator[None]:
        """Repeats a Ctrl-C that `input` did not notice.

        Python misses one between the prompt and the wait for a key, up to the next key.
        """
        if select.select([self._woken], [], [], 0)[0]:
            os.read(self._woken, 1024)  # what came before is handled
        reader = threading.get_ident()
        over, ends = os.pipe()

        def repeat() -> None:
            while over not in select.select([self._woken, over], [], [])[0]:
                if signal.SIGINT not in os.read(self._woken, 1024):
                    continue
                while not select.select([over], [], [], _REPEATED_SECONDS)[0]:
                    if self._is_waiting:
                        signal.pthread_kill(reader, signal.SIGINT)

        thread = threading.Thread(target=repeat, daemon=True)
        thread.start()
        try:
            yield
        finally:
            os.write(ends, b".")
            thread.join()
            os.close(over)
            os.close(ends)

    def _wait_for_line(self, seconds: float | None) -> tuple[bool, bool]:
        """Whether there is a whole line, and whether the input is over."""
        keys = sys.stdin.fileno()
        while b"\n" not in self._typed:
            if not self._wait([keys], seconds):
                return False, False
            part = os.read(keys, 65536)
            if not part:
                return False, True
            self._typed += part
        return True, False

    def _wait(self, keys: list[int], seconds: float | None) -> bool:
        """Whether keys were pressed before news came."""
        until = None if seconds is None else time.monotonic() + seconds
        while not self._is_told_of_news.is_set():
            left = None if until is None else until - time.monotonic()
            if left is not None and left <= 0:
                return False
            ready, _, _ = select.select([*keys, self._woken], [], [], left)
            if self._woken in ready:
                os.read(self._woken, 1024)  # news, or other signals; Ctrl-C has raised by now
            elif ready:
                return True
        self._is_told_of_news.clear()
        return False
