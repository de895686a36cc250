"""Plays a session in plain lines or on the full screen, and switches between them."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Final

from azulejos.extras import has_extra, install_command
from azulejos.words.phrases import Speech, phrase
from azulejos.words.voice import Voice

from .keyboard import Keyboard
from .settings import language_of
from .speaker import Said
from .streams import line_width, prepare_streams, write_line
from .text_options import TextOptions, open_review, open_session
from .text_session import Display

_LINES: Final = "azulejos text"


def play(options: TextOptions, environment: Mapping[str, str], display: Display) -> int:
    """Plays until the person leaves; answers the exit status."""
    prepare_streams()
    if display is Display.SCREEN and (trouble := why_no_screen(environment)):
        print(Voice(options.language or language_of(environment)).say(trouble), file=sys.stderr)
        return 1
    return _DisplaySwitch(options, environment, display).play()


def review_by_ear(options: TextOptions, environment: Mapping[str, str]) -> int:
    """Reviews the last finished game, and answers questions about it; answers the exit status."""
    prepare_streams()
    with Keyboard() as keyboard:
        session = open_review(options, environment, keyboard.read, write_line, line_width())
        keyboard.on_interrupt = session.interrupt
        return session.run(is_new=False) if session.review(None) else 1


def why_no_screen(environment: Mapping[str, str]) -> Speech:
    """Why there can be no full screen here; empty if there can."""
    if not has_extra("tui"):
        return [phrase("screen-missing", command=install_command("tui"))]
    streams = (sys.stdin, sys.stdout, sys.stderr)
    are_terminals = all(stream is not None and stream.isatty() for stream in streams)
    if not are_terminals or environment.get("TERM", "dumb") == "dumb":
        return [phrase("screen-no-terminal", command=_LINES)]
    return []


def why_not_shown(display: Display, current: Display, environment: Mapping[str, str]) -> Speech:
    """Why a session can't change to a display. The session tells it, and goes on."""
    if display is current:
        return [phrase("plain-already" if display is Display.LINES else "screen-already")]
    return why_no_screen(environment) if display is Display.SCREEN else []


class _DisplaySwitch:
    """A session in one display after the other. Both write to the same log."""

    def __init__(
        self, options: TextOptions, environment: Mapping[str, str], display: Display
    ) -> None:
        self._environment = environment
        self._display = display
        self._log: list[Said] = []
        self._keyboard: Keyboard | None = None
        self._session, self._is_new = open_session(
            options,
            environment,
            self._read_line,
            write_line if display is Display.LINES else lambda _: None,
            line_width(),
            hear=self._hear,
        )
        self._session.why_no_display = self._why_not

    def play(self) -> int:
        """Plays until the person leaves; answers the exit status."""
        is_back = False
        try:
            while True:
                is_lines = self._display is Display.LINES
                status = self._play_lines(is_back) if is_lines else self._play_screen(is_back)
                display, self._session.other_display = self._session.other_display, None
                if display is None:
                    return status
                self._display, is_back = display, True
        finally:
            self._session.close()

    def _play_lines(self, is_back: bool) -> int:
        session = self._session
        session.front.speaker.write = write_line
        if is_back:
            session.front.say(phrase("plain-now"))
        with Keyboard() as keyboard:
            keyboard.on_interrupt = session.interrupt
            self._keyboard = keyboard
            return session.run(is_new=self._is_new and not is_back)

    def _play_screen(self, is_back: bool) -> int:
        # Imported late: it is an extra, and slow to load.
        from .full_screen.launcher import run_screen  # noqa: PLC0415

        session = self._session
        session.front.speaker.write = lambda _: None
        is_new = self._is_new and not is_back
        is_well = run_screen(session, self._log, is_new=is_new, is_back=is_back)
        session.front.speaker.write = write_line
        if not is_well:
            session.front.say(phrase("screen-broke-down"))
        if session.other_display is None:
            session.say_goodbye()
        return 0 if is_well else 1

    def _read_line(self) -> str | None:
        return None if self._keyboard is None else self._keyboard.read()

    def _hear(self, said: Said) -> None:
        if said:
            self._log.append(said)

    def _why_not(self, display: Display) -> Speech:
        return why_not_shown(display, self._display, self._environment)
