"""Opens a session from the options, the kept settings and the saved game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from azulejos.players.seat_holders import DEFAULT_LEVEL, Holder
from azulejos.words.languages import Language
from azulejos.words.phrases import phrase
from azulejos.words.voice import Length, Letters

from .data_folder import default_folder
from .keeper import Keeper
from .new_game import Setup, letters_for
from .session_options import front_for, rules_for, voice_for
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
        rules = rules_for(
            self.players, len(persons), is_gray=self.is_gray, is_tactile=self.is_tactile
        )
        computers = [Holder(level=level)] * (rules.num_players - len(persons))
        return Setup(rules, (*persons, *computers))


def open_review(
    options: TextOptions,
    environment: Mapping[str, str],
    read: Read,
    write: Write,
    width: int = WIDTH,
) -> Session:
    """A session that tells a review and nothing else. It leaves the saved game alone."""
    keeper = Keeper(options.folder or default_folder(environment))
    preferences, troubles = keeper.load_preferences()
    voice = voice_for(options, preferences, environment)
    front = front_for(options, Speaker(voice, write, width), keeper, preferences)
    front.speaker.say(troubles)
    level = DEFAULT_LEVEL
    setup = options.setup(level)
    session = Session(front, TableMode(front, setup.table(level), setup, level), read)
    session.only_reviews = True
    session.why_no_display = lambda _: [phrase("review-only-talks")]
    return session


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
    voice = voice_for(options, preferences, environment, letters_for(rules))
    front = front_for(options, Speaker(voice, write, width, hear), keeper, preferences)
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
