"""Opens a session from the options, the kept settings and the saved game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from azulejos.players.seat_holders import DEFAULT_LEVEL, Holder
from azulejos.rules import (
    MIN_PLAYERS,
    TACTILE_VERTICAL_LINE_BONUS,
    VERTICAL_LINE_BONUS,
    Rules,
    WallSide,
)
from azulejos.words.languages import Language
from azulejos.words.phrases import phrase
from azulejos.words.voice import Length, Letters, Voice

from .data_folder import default_folder
from .keeper import Keeper
from .modes import Front
from .new_game import Setup, letters_for
from .settings import Preferences, language_of
from .speaker import WIDTH, Hear, Speaker, Write
from .table_mode import TableMode
from .text_session import Read, Session


@dataclass(frozen=True, slots=True)
class TextOptions:
    """The options of the command line; None or empty if they were not given."""

    players: int | None = None
    is_gray: bool = False
    is_tactile: bool = False
    names: tuple[str, ...] = ()
    level: int | None = None
    language: Language | None = None
    length: Length | None = None
    letters: Letters | None = None
    is_new: bool = False
    folder: Path | None = None

    @property
    def asks_for_a_game(self) -> bool:
        """Whether the options ask for a certain kind of game."""
        return bool(self.players or self.is_gray or self.is_tactile or self.names)

    def setup(self, level: int) -> Setup:
        """The requested game: persons first, computer players in the other seats."""
        persons = [Holder(name) for name in self.names] or [Holder()]
        players = self.players or max(MIN_PLAYERS, len(persons))
        bonus = TACTILE_VERTICAL_LINE_BONUS if self.is_tactile else VERTICAL_LINE_BONUS
        rules = Rules(players, WallSide.GRAY if self.is_gray else WallSide.COLORED, bonus)
        return Setup(rules, (*persons, *[Holder(level=level)] * (players - len(persons))))


def open_session(
    options: TextOptions,
    environment: Mapping[str, str],
    read: Read,
    write: Write,
    width: int = WIDTH,
    *,
    hear: Hear | None = None,
) -> tuple[Session, bool]:
    """A session that is ready to run, and whether its game is new."""
    keeper = Keeper(options.folder or default_folder(environment))
    troubles = [*keeper.open()]
    preferences, trouble = keeper.load_preferences()
    troubles += trouble
    saved, trouble = keeper.load()
    troubles += trouble
    asked_level = options.level or preferences.level or DEFAULT_LEVEL
    asked = options.setup(asked_level)
    if saved is not None and options.level is not None:
        saved.set_level(options.level)
    rules = saved.game.rules if saved is not None and not options.is_new else asked.rules
    voice = _voice(options, preferences, environment, rules)
    are_letters_chosen = bool(options.letters or preferences.letters)
    front = Front(Speaker(voice, write, width, hear), keeper, preferences, are_letters_chosen)
    front.speaker.say([phrase("how-to-get-help"), *troubles])
    if saved is not None and options.is_new:
        front.speaker.say(keeper.give_up(saved))
        saved = None
    if saved is None:
        table_mode = TableMode(front, asked.table(asked_level), asked, asked_level)
        return Session(front, table_mode, read), True
    resumed = Setup(saved.game.rules, saved.holders)
    level = saved.highest_level or asked_level
    if options.asks_for_a_game and not asked.is_of(saved):
        front.say(phrase("other-game-waits", count=2 if saved.has_decisions else 1))
        resumed, level = asked, asked_level
    return Session(front, TableMode(front, saved, resumed, level), read), False


def _voice(
    options: TextOptions,
    preferences: Preferences,
    environment: Mapping[str, str],
    rules: Rules,
) -> Voice:
    return Voice(
        options.language or preferences.language or language_of(environment),
        options.length or preferences.length or Length.NORMAL,
        options.letters or preferences.letters or letters_for(rules),
    )
