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
from .text_options import TextOptions, open_session
from .text_session import Look

_LINES: Final = "azulejos text"


def play(options: TextOptions, environment: Mapping[str, str], look: Look) -> int:
    """Plays until the person leaves; answers the exit status."""
    prepare_streams()
    if look is Look.SCREEN and (trouble := why_no_screen(environment)):
        print(Voice(options.language or language_of(environment)).say(trouble), file=sys.stderr)
        return 1
    return _Looks(options, environment, look).play()


def why_no_screen(environment: Mapping[str, str]) -> Speech:
    """Why there can be no full screen here; empty if there can."""
    if not has_extra("tui"):
        return [phrase("screen-missing", command=install_command("tui"))]
    streams = (sys.stdin, sys.stdout, sys.stderr)
    are_terminals = all(stream is not None and stream.isatty() for stream in streams)
    if not are_terminals or environment.get("TERM", "dumb") == "dumb":
        return [phrase("screen-no-terminal", command=_LINES)]
    return []


class _Looks:
    """A session in one display after the other. Both write to the same log."""

    def __init__(self, options: TextOptions, environment: Mapping[str, str], look: Look) -> None:
        self._environment = environment
        self._look = look
        self._log: list[Said] = []
        self._keyboard: Keyboard | None = None
        self._session, self._is_new = open_session(
            options,
            environment,
            self._read_line,
            write_line if look is Look.LINES else lambda _: None,
            line_width(),
            hear=self._hear,
        )
        self._session.why_not_look = self._why_not

    def play(self) -> int:
        """Plays until the person leaves; answers the exit status."""
        is_back = False
        try:
            while True:
                is_lines = self._look is Look.LINES
                status = self._play_lines(is_back) if is_lines else self._play_screen(is_back)
                look, self._session.other_look = self._session.other_look, None
                if look is None:
                    return status
                self._look, is_back = look, True
        finally:
            self._session.close()

    def _play_lines(self, is_back: bool) -> int:
        session = self._session
        session.front.speaker.write = write_line
        if is_back:
            session.front.say(phrase("plain-now"))
        with Keyboard() as keyboard:
            keyboard.on_interrupt = session.computer.interrupt
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
        if session.other_look is None:
            session.say_goodbye()
        return 0 if is_well else 1

    def _read_line(self) -> str | None:
        return None if self._keyboard is None else self._keyboard.read()

    def _hear(self, said: Said) -> None:
        if said:
            self._log.append(said)

    def _why_not(self, look: Look) -> Speech:
        """Why a display is not available. The session tells it, and goes on."""
        if look is self._look:
            return [phrase("plain-already" if look is Look.LINES else "screen-already")]
        return why_no_screen(self._environment) if look is Look.SCREEN else []
