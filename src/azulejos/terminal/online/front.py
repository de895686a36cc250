"""`azulejos text --join LINK`: plays at an online table by plain lines."""

from __future__ import annotations

import signal
import sys
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from azulejos.notation import parse_position
from azulejos.terminal.keyboard import Keyboard, News
from azulejos.terminal.modes import Front
from azulejos.terminal.saving import default_folder
from azulejos.terminal.settings import language_of
from azulejos.terminal.speaking import Speaker
from azulejos.terminal.starting import letters_for
from azulejos.terminal.streams import line_width, prepare_streams
from azulejos.words.phrases import Phrase, Speech, phrase
from azulejos.words.voice import Language, Length, Letters, Voice

from .brief_keeper import BriefKeeper
from .joining import Joined, join
from .kept_seats import KeptSeats
from .links import BadLinkError, Link, parse_link
from .site import SiteError
from .table import OnlineTable
from .talk import Talk

_TOGETHER: Final = 0.1
"""Seconds."""


@dataclass(frozen=True, slots=True)
class JoinOptions:
    """The options of the command line; None where they were not given."""

    link: str
    name: str | None = None
    language: Language | None = None
    length: Length | None = None
    letters: Letters | None = None
    folder: Path | None = None


class CantJoinError(Exception):
    """Why a table can't be joined, in a sentence."""

    def __init__(self, said: Phrase) -> None:
        super().__init__(said.id)
        self.said = said


class Desk:
    """What is needed to join a table from this computer: settings, a voice, and what is kept."""

    def __init__(self, options: JoinOptions, environment: Mapping[str, str]) -> None:
        self.options = options
        folder = options.folder or default_folder(environment)
        self.keeper = BriefKeeper(folder)
        self.kept = KeptSeats(folder)
        self.preferences, self.troubles = self.keeper.load_preferences()
        self.voice = Voice(
            options.language or self.preferences.language or language_of(environment),
            options.length or self.preferences.length or Length.NORMAL,
            options.letters or self.preferences.letters or Letters.NAMES,
        )

    def parse_link(self) -> Link:
        """Raises CantJoinError."""
        try:
            return parse_link(self.options.link)
        except BadLinkError:
            raise CantJoinError(phrase("online-no-link")) from None

    def front(self, speaker: Speaker, joined: Joined) -> Front:
        """The front at a table, with the letters of its edition unless the person chose."""
        are_chosen = bool(self.options.letters or self.preferences.letters)
        if not are_chosen:
            rules = parse_position(joined.state.position).rules
            speaker.change_voice(letters=letters_for(rules))
        return Front(speaker, self.keeper, self.preferences, are_chosen)

    def remember_name(self, name: str | None) -> Speech:
        """By which the person will be asked to sit down the next time."""
        if name is None or name == self.preferences.name:
            return []
        self.preferences = replace(self.preferences, name=name)
        return self.keeper.keep_preferences(self.preferences)


def play_online(options: JoinOptions, environment: Mapping[str, str]) -> int:
    """Plays on standard input and output; answers the exit status."""
    prepare_streams()
    desk = Desk(options, environment)
    with Keyboard() as keyboard:
        speaker = Speaker(desk.voice, keyboard.write, line_width())
        try:
            joined = _join(desk, speaker, keyboard)
        except CantJoinError as error:
            print(desk.voice.say(error.said), file=sys.stderr)
            return 1
        except KeyboardInterrupt:
            return 128 + signal.SIGINT
        front = desk.front(speaker, joined)
        front.speaker.say([phrase("how-to-get-help"), *desk.troubles, *joined.troubles])
        if joined.own is not None:
            front.speaker.say(desk.remember_name(joined.own.name))
            front.preferences = desk.preferences
        table = OnlineTable(desk.parse_link(), joined.own, joined.state, keyboard.tell_news)
        table.start()
        try:
            return _run(Talk(front, table, desk.kept), keyboard, front)
        finally:
            table.close()


def _join(desk: Desk, speaker: Speaker, keyboard: Keyboard) -> Joined:
    remembered = desk.preferences.name

    def choose_name(wrong: Speech) -> str | None:
        nonlocal remembered
        name, remembered = remembered, None
        if name is not None and not wrong:
            return name
        speaker.say([*wrong, phrase("online-name")])
        return (keyboard.read() or "").strip() or None

    try:
        return join(desk.parse_link(), desk.kept, desk.options.name, choose_name)
    except SiteError as error:
        raise CantJoinError(error.said) from None


def _run(talk: Talk, keyboard: Keyboard, front: Front) -> int:
    """Tells what happens and takes typed lines, until the person leaves."""
    try:
        while True:
            talk.hear()
            if talk.left is not None:
                break
            if talk.is_waiting:
                keyboard.wait_for_news(talk.seconds_to_wait)
                continue
            typed = keyboard.read_or_news(talk.seconds_to_wait)
            if typed is None:
                talk.leave()
            elif isinstance(typed, News):
                # What comes together is told together, with one prompt after it.
                keyboard.wait_for_news(_TOGETHER)
            else:
                talk.take(typed)
    except KeyboardInterrupt:
        talk.leave()
        front.speaker.say(talk.left.speech if talk.left else ())
        return 128 + signal.SIGINT
    front.speaker.say(talk.left.speech)
    return talk.left.status
