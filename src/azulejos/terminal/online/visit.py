"""A visit to an online table: joins, plays in plain lines or on the full screen, leaves."""

from __future__ import annotations

import signal
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from azulejos.notation import parse_position
from azulejos.terminal.data_folder import default_folder
from azulejos.terminal.displays import why_no_screen, why_not_shown
from azulejos.terminal.keyboard import Keyboard, News
from azulejos.terminal.modes import Front
from azulejos.terminal.new_game import letters_for
from azulejos.terminal.session_options import front_for, voice_for
from azulejos.terminal.speaker import Said, Speaker
from azulejos.terminal.streams import line_width, prepare_streams, write_line
from azulejos.terminal.text_session import Display
from azulejos.words.languages import Language
from azulejos.words.phrases import Phrase, Speech, phrase
from azulejos.words.voice import Length, Letters

from .brief_keeper import BriefKeeper
from .http_client import HttpClientError
from .join import Joined, join
from .kept_seats import KeptSeats
from .links import BadLinkError, TableLink, parse_link
from .session import OnlineSession
from .table import OnlineTable

_TOGETHER: Final = 0.1
"""Seconds. News that come this close together are told together."""


@dataclass(frozen=True, slots=True)
class JoinOptions:
    """The options of the command line; None if they were not given."""

    link: str
    name: str | None = None
    language: Language | None = None
    length: Length | None = None
    letters: Letters | None = None
    folder: Path | None = None


class CantJoinError(Exception):
    """The table can't be joined; `said` explains it."""

    def __init__(self, said: Phrase) -> None:
        super().__init__(said.id)
        self.said = said


class JoinSetup:
    """What joining needs from this computer: settings, voice, kept seats."""

    def __init__(self, options: JoinOptions, environment: Mapping[str, str]) -> None:
        self.options = options
        folder = options.folder or default_folder(environment)
        self.keeper = BriefKeeper(folder)
        self.kept = KeptSeats(folder)
        self.preferences, self.troubles = self.keeper.load_preferences()
        self.voice = voice_for(options, self.preferences, environment)

    def parse_link(self) -> TableLink:
        """Raises CantJoinError."""
        try:
            return parse_link(self.options.link)
        except BadLinkError:
            raise CantJoinError(phrase("online-no-link")) from None

    def front(self, speaker: Speaker, joined: Joined) -> Front:
        """The front for a table. Unless the person chose letters, the edition decides."""
        front = front_for(self.options, speaker, self.keeper, self.preferences)
        if not front.are_letters_chosen:
            rules = parse_position(joined.state.position).rules
            speaker.change_voice(letters=letters_for(rules))
        return front

    def remember_name(self, name: str | None) -> Speech:
        """Keeps the name for the next table."""
        if name is None or name == self.preferences.name:
            return []
        self.preferences = replace(self.preferences, name=name)
        return self.keeper.keep_preferences(self.preferences)


def play_online(options: JoinOptions, environment: Mapping[str, str], display: Display) -> int:
    """Joins a table and plays there, until the person leaves; answers the exit status."""
    prepare_streams()
    setup = JoinSetup(options, environment)
    if display is Display.SCREEN and (trouble := why_no_screen(environment)):
        _complain(setup.voice.say(trouble))
        return 1
    visit = _Visit(setup, environment, display)
    try:
        return visit.play()
    except CantJoinError as error:
        _complain(setup.voice.say(error.said))
        return 1
    except KeyboardInterrupt:
        return 128 + signal.SIGINT


class _Visit:
    """A table in one display after the other. Both write to the same log."""

    def __init__(self, setup: JoinSetup, environment: Mapping[str, str], display: Display) -> None:
        self._setup = setup
        self._environment = environment
        self._display = display
        self._log: list[Said] = []
        self._speaker = Speaker(setup.voice, write_line, line_width(), self._hear)
        self._session: OnlineSession
        self._front: Front

    def play(self) -> int:
        """Raises CantJoinError; KeyboardInterrupt if the person leaves before joining."""
        with Keyboard() as keyboard:
            self._speaker.write = keyboard.write
            # The server may be slow to answer, so Ctrl-C leaves at once.
            keyboard.on_interrupt = _leave_at_once
            joined = self._join(keyboard)
            keyboard.on_interrupt = lambda: None
            self._sit_down(joined)
            status = self._play_lines(keyboard) if self._display is Display.LINES else 0
        try:
            while (display := self._session.other_display) is not None:
                self._display, self._session.other_display = display, None
                if display is Display.LINES:
                    with Keyboard() as keyboard:
                        self._speaker.write = keyboard.write
                        self._front.say(phrase("plain-now"))
                        status = self._play_lines(keyboard)
                else:
                    self._play_screen()
        finally:
            self._session.table.close()
        self._speaker.write = write_line
        left = self._session.left
        assert left is not None, "nobody goes without leaving"
        self._speaker.say(left.speech)
        return status or left.status

    def _join(self, keyboard: Keyboard) -> Joined:
        remembered = self._setup.preferences.name

        def choose_name(wrong: Speech) -> str | None:
            nonlocal remembered
            name, remembered = remembered, None
            if name is not None and not wrong:
                return name
            self._speaker.say([*wrong, phrase("online-name")])
            return (keyboard.read() or "").strip() or None

        setup = self._setup
        try:
            return join(setup.parse_link(), setup.kept, setup.options.name, choose_name)
        except HttpClientError as error:
            raise CantJoinError(error.said) from None

    def _sit_down(self, joined: Joined) -> None:
        setup, speaker = self._setup, self._speaker
        speaker.say([phrase("how-to-get-help"), *setup.troubles, *joined.troubles])
        if joined.own is not None:
            speaker.say(setup.remember_name(joined.own.name))
        self._front = setup.front(speaker, joined)
        table = OnlineTable(setup.parse_link(), joined.own, joined.state, lambda: None)
        self._session = OnlineSession(self._front, table, setup.kept)
        self._session.why_no_display = self._why_not
        if self._display is Display.SCREEN:
            self._session.other_display = Display.SCREEN
        table.start()

    def _play_lines(self, keyboard: Keyboard) -> int:
        """Tells news and takes typed lines, until the person leaves or changes to the full
        screen."""
        session = self._session
        session.table.wake = keyboard.tell_news
        try:
            while True:
                session.hear()
                if session.left is not None or session.other_display is not None:
                    return 0
                if session.is_waiting:
                    keyboard.wait_for_news(session.seconds_to_wait)
                    continue
                typed = keyboard.read_or_news(session.seconds_to_wait)
                if typed is None:
                    session.leave()
                elif isinstance(typed, News):
                    # News that come together are told together, with one prompt after them.
                    keyboard.wait_for_news(_TOGETHER)
                else:
                    session.take(typed)
        except KeyboardInterrupt:
            session.leave()
            return 128 + signal.SIGINT
        finally:
            session.table.wake = lambda: None

    def _play_screen(self) -> None:
        # Imported late: it is an extra, and slow to load.
        from azulejos.terminal.full_screen.launcher import show_table  # noqa: PLC0415

        from .online_shown_table import OnlineShownTable  # noqa: PLC0415

        self._speaker.write = lambda _: None
        table = OnlineShownTable(self._session, self._front, self._log)
        if show_table(table) is None:
            self._session.break_down()
        elif self._session.other_display is None and self._session.left is None:
            self._session.leave()

    def _hear(self, said: Said) -> None:
        if said:
            self._log.append(said)

    def _why_not(self, display: Display) -> Speech:
        return why_not_shown(display, self._display, self._environment)


def _complain(text: str) -> None:
    """Prints one line without control characters, since parts may come from the server."""
    print("".join(each if each.isprintable() else "?" for each in text), file=sys.stderr)


def _leave_at_once() -> None:
    raise KeyboardInterrupt
