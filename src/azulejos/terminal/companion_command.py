"""`azulejos companion`: opens a session from options, kept settings and the saved game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from azulejos.companion.real_table import RealTable
from azulejos.players.seat_holders import Holder
from azulejos.words.languages import Language
from azulejos.words.phrases import phrase
from azulejos.words.voice import Length, Letters

from .companion_log import FOLDER, CompanionLog
from .companion_session import CompanionSession, CompanionSetup
from .data_folder import default_folder
from .keeper import Keeper
from .keyboard import Keyboard
from .modes import Front
from .session_options import front_for, rules_for, voice_for
from .speaker import WIDTH, Speaker, Write
from .streams import line_width, prepare_streams, write_line
from .text_session import Read


@dataclass(frozen=True, slots=True)
class CompanionOptions:
    """The options of the command line; None or empty if they were not given."""

    players: int | None = None
    is_gray: bool = False
    is_tactile: bool = False
    is_classic: bool = False
    """The usual set, without being asked which set is on the table."""
    seats: tuple[Holder, ...] = ()
    """In seat order. The other seats are persons without a name."""
    language: Language | None = None
    length: Length | None = None
    letters: Letters | None = None
    is_new: bool = False
    waits_in_tiling: bool = False
    is_late: bool = False
    """Whether people tell a factory only when somebody takes from it."""
    folder: Path | None = None

    @property
    def asks_for_a_game(self) -> bool:
        """Whether the options ask for a certain kind of game."""
        names_set = self.is_tactile or self.is_classic
        return bool(self.players or self.is_gray or names_set or self.seats or self.is_late)

    def setup(self) -> CompanionSetup:
        """The requested game."""
        rules = rules_for(
            self.players, len(self.seats), is_gray=self.is_gray, is_tactile=self.is_tactile
        )
        others = [Holder()] * (rules.num_players - len(self.seats))
        return CompanionSetup(rules, (*self.seats, *others), is_late=self.is_late)


def run_companion(options: CompanionOptions, environment: Mapping[str, str]) -> int:
    """Serves a table on standard input and output; answers the exit status."""
    prepare_streams()
    with Keyboard() as keyboard:
        session, interrupt = open_companion(
            options, environment, keyboard.read, write_line, line_width()
        )
        keyboard.on_interrupt = interrupt.computer.interrupt
        try:
            return session.run()
        finally:
            session.close()


def open_companion(
    options: CompanionOptions,
    environment: Mapping[str, str],
    read: Read,
    write: Write,
    width: int = WIDTH,
) -> tuple[CompanionSession, Front]:
    """A session that is ready to run, and its front."""
    keeper = Keeper((options.folder or default_folder(environment)) / FOLDER)
    troubles = [*keeper.open()]
    preferences, trouble = keeper.load_preferences()
    log = CompanionLog(keeper)
    saved, unread = log.load()
    setup = _setup(options, saved)
    is_going_on = saved is not None and not saved.position.is_over and not options.is_new
    # The set on the table decides about the words.
    voice = voice_for(options, preferences, environment)
    front = front_for(options, Speaker(voice, write, width), keeper, preferences)
    front.speaker.say([phrase("how-to-get-help"), *troubles, *trouble, *unread])
    session = CompanionSession(
        front,
        log,
        setup,
        read,
        waits_in_tiling=options.waits_in_tiling,
        asks_which_set=_is_set_open(options, saved),
    )
    if saved is not None and not is_going_on:
        front.speaker.say(log.finish(saved))
        saved = None
    session.open(saved)
    if saved is not None and options.asks_for_a_game and not setup.is_of(saved):
        front.say(phrase("other-game-waits", count=2 if saved.has_begun else 1))
    return session, front


def _setup(options: CompanionOptions, saved: RealTable | None) -> CompanionSetup:
    """The requested game; otherwise the same people again, and the next seat starts."""
    if saved is None or options.asks_for_a_game:
        return options.setup()
    start = saved.game.start.starting_seat
    if saved.position.is_over:
        start = (start + 1) % saved.rules.num_players
    return CompanionSetup(saved.rules, saved.holders, start, saved.is_late)


def _is_set_open(options: CompanionOptions, saved: RealTable | None) -> bool:
    """Whether nobody has said yet which set is on the table: no option, and no game before."""
    if options.is_tactile or options.is_classic:
        return False
    return saved is None or options.asks_for_a_game
