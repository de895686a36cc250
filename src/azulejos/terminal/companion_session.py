"""A session of `azulejos companion`: typed lines go to the companion, its answers are said."""

from __future__ import annotations

import signal
import time
from dataclasses import dataclass, replace

from azulejos.companion.companion import Companion
from azulejos.companion.log import Began, Entry
from azulejos.companion.real_table import RealTable
from azulejos.notation import format_position
from azulejos.players.seat_holders import Holder
from azulejos.rules import TACTILE_VERTICAL_LINE_BONUS, Rules
from azulejos.words.companion_arrangements import read_set
from azulejos.words.orders import Command, Order
from azulejos.words.phrases import Speech, phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.tokens import read_words
from azulejos.words.voice import Letters

from .boards import show_board
from .companion_log import CompanionLog, format_game
from .computer import ThinkingError
from .hint_explainer import HintExplainer
from .modes import Front
from .replay_mode import list_games
from .text_session import Read
from .tiling_steps import tiling_steps
from .voice_setting import set_voice


@dataclass(frozen=True, slots=True)
class CompanionSetup:
    """What a new game is made from."""

    rules: Rules
    holders: tuple[Holder, ...]
    starting_seat: int = 0
    is_late: bool = False
    """Whether people tell a factory only when somebody takes from it."""

    def of_size(self, num_players: int) -> CompanionSetup:
        """The same for another number of players: the last ones leave, or others join them."""
        holders = (*self.holders, *[Holder()] * num_players)[:num_players]
        rules = replace(self.rules, num_players=num_players)
        return replace(
            self, rules=rules, holders=holders, starting_seat=self.starting_seat % num_players
        )

    def is_of(self, table: RealTable) -> bool:
        """Whether a table has these rules and persons, at any level."""
        seated = [holder.name for holder in table.holders]
        return self.rules == table.rules and seated == [each.name for each in self.holders]


class CompanionSession:
    """Everything from the start to the goodbye."""

    def __init__(
        self,
        front: Front,
        log: CompanionLog,
        setup: CompanionSetup,
        read: Read,
        *,
        waits_in_tiling: bool = False,
        asks_which_set: bool = False,
    ) -> None:
        """`waits_in_tiling`: each sentence of the Wall-tiling waits for Enter. `asks_which_set`: in
        a new game the first line may name the set on the table."""
        self._asks_which_set = asks_which_set
        self._front = front
        self._waits_in_tiling = waits_in_tiling
        self._left: list[Speech] = []
        """What is still to be heard of the Wall-tiling."""
        self._log = log
        self._setup = setup
        self._read = read
        self._was_asked_to_confirm = False
        self._explainer = HintExplainer(front)
        self.companion: Companion

    def open(self, saved: RealTable | None) -> None:
        """Goes on with a game, or begins one."""
        if saved is not None:
            self._asks_which_set = False
            self._sit_down(saved)
        elif not self._asks_which_set:
            self._begin_anew()

    def run(self) -> int:
        """Serves the table until people leave; answers the exit status."""
        status = 0
        try:
            self.go_on()
            while (typed := self._read()) is not None:
                if not self.take(typed):
                    break
        except KeyboardInterrupt:
            status = 128 + signal.SIGINT
        self._say_goodbye()
        return status

    def take(self, typed: str) -> bool:
        """Answers a typed line; False to leave. It never raises, whatever is typed."""
        speaker = self._front.speaker
        if self._asks_which_set and self._begin_with_set(typed):
            return True
        if not typed.strip():
            speaker.start_answer()
            if self._left:
                speaker.say(self._left.pop(0))
            self._wait_or_go_on()
            return True
        if self._explainer.tell_more(typed):
            return True
        companion, lines = self.companion, self.companion.num_changes
        names = speaker.names(companion.names)
        reply = companion.take(typed, speaker.voice.language, names)
        is_new = isinstance(reply.request, Command) and reply.request.order is Order.NEW
        self._was_asked_to_confirm &= is_new
        if reply.request == Question(Topic.REPEAT):
            speaker.repeat()
            return True
        self._explainer.forget_more()
        speaker.start_answer()
        if self.companion.num_changes != lines:
            self._say_all_left()
            self._follow_set()
        self._say_step(reply.speech)
        if isinstance(reply.request, Question):
            self._draw(reply.request)
        elif reply.request is not None and not self._obey(reply.request):
            return False
        if self.companion.num_changes != lines or self.companion is not companion:
            self._wait_or_go_on()
        return True

    def go_on(self) -> None:
        """Moves for the computer players, and tells what has to be done next."""
        if self._asks_which_set:
            self._front.say(phrase("companion-which-set"))
            return
        companion, computer = self.companion, self._front.computer
        while (level := companion.due) is not None:
            try:
                move = computer.choose(companion.position, level or 1)
            except ThinkingError as error:
                player = companion.names[companion.position.seat]
                self._front.say(phrase("companion-move-failed", player=player, error=str(error)))
                return
            self._say_step(companion.play(move))
        if self._left:
            self._front.say(phrase("companion-next-step"))
        else:
            self._prompt()

    def close(self) -> None:
        """Unlocks the data folder."""
        self._front.keeper.close()

    def _wait_or_go_on(self) -> None:
        """Waits while there is more of the Wall-tiling to hear; then tells what to do next."""
        if self._left:
            self._front.say(phrase("companion-next-step"))
        else:
            self.go_on()

    def _say_step(self, speech: Speech) -> None:
        """Says a speech; of a Wall-tiling only the first sentence, if people want to keep up."""
        if not self._waits_in_tiling:
            self._front.speaker.say(speech)
            return
        first, *later = tiling_steps(speech)
        self._front.speaker.say(first)
        self._left += later

    def _say_all_left(self) -> None:
        left, self._left = self._left, []
        for each in left:
            self._front.speaker.say(each)

    def _prompt(self) -> None:
        self._front.speaker.say(self.companion.prompt())

    def _follow_set(self) -> None:
        """Speaks in the words of the set on the table."""
        bonus = self.companion.table.rules.vertical_line_bonus
        is_tactile = bonus == TACTILE_VERTICAL_LINE_BONUS
        self._front.speaker.change_voice(is_tactile=is_tactile)

    def _sit_down(self, table: RealTable) -> None:
        def keep(entry: Entry) -> Speech:
            return self._log.keep(entry, table)

        self.companion = Companion(table, keep)
        self._follow_set()
        self._front.speaker.say(self.companion.introduce())
        self._front.tell_letters()
        self._front.speaker.say(self.companion.tell_table())

    def _begin_with_set(self, typed: str) -> bool:
        """Begins the game with the set that a line names; whether the line said no more. The usual
        set is the default: a line that names none is taken as any other."""
        self._asks_which_set = False
        named = read_set(read_words(typed, self._front.speaker.voice.language))
        if named is not None and named.is_tactile:
            rules = replace(self._setup.rules, vertical_line_bonus=TACTILE_VERTICAL_LINE_BONUS)
            self._setup = replace(self._setup, rules=rules)
        self._front.speaker.start_answer()
        self._begin_anew()
        is_answer = not typed.strip() or named is not None
        if is_answer:
            self.go_on()
        return is_answer

    def _begin_anew(self) -> None:
        self._left = []
        now = time.strftime("%Y.%m.%d")
        setup, key = self._setup, self._log.free_key()
        began = Began(setup.rules, setup.holders, setup.starting_seat, now, key, setup.is_late)
        table, troubles = self._log.begin(began)
        self._front.speaker.say(troubles)
        self._sit_down(table)

    def _obey(self, command: Command) -> bool:
        """Carries out an order that the companion leaves to the session."""
        front, companion = self._front, self.companion
        match command.order:
            case Order.QUIT:
                return False
            case Order.NEW:
                self._start_anew(command.number)
            case Order.HINT:
                self._hint()
            case Order.WHY:
                self._explain_hint(command.text)
            case Order.GAMES:
                front.speaker.say([*list_games(front.keeper.store)])
            case Order.RECORD:
                records = companion.table.records()
                front.speaker.show(format_game(records).rstrip("\n"))
                if self._log.is_kept and companion.table.has_begun:
                    front.say(phrase("written-to", file=str(self._log.record_path)))
            case Order.CODE:
                front.speaker.show(format_position(companion.position))
            case _:
                set_voice(front, command)
                self._go_by_edition()
        return True

    def _hint(self) -> None:
        try:
            move = self._front.computer.hint(self.companion.position)
        except ThinkingError as error:
            self._front.say(phrase("hint-failed", error=str(error)))
        else:
            self._explainer.hinted = (self.companion.position, move)
            self._front.speaker.say(self.companion.tell_hint(move))

    def _explain_hint(self, other: str | None) -> None:
        companion = self.companion
        asked = self._explainer.asked(other, companion.position, companion.names)
        if asked is not None:
            self._explainer.explain(asked, companion.names, self._front.computer)

    def _go_by_edition(self) -> None:
        """Forgets the choice of letters if it is the names, which every set has."""
        front = self._front
        if front.speaker.voice.letters is Letters.NAMES:
            front.are_letters_chosen = False
            if front.preferences.letters is not None:
                front.keep(replace(front.preferences, letters=None))

    def _start_anew(self, num_players: int | None) -> None:
        table = self.companion.table
        if table.is_unfinished and not self._was_asked_to_confirm:
            self._was_asked_to_confirm = True
            self._front.say(phrase("new-sure"))
            return
        self._was_asked_to_confirm = False
        self._front.speaker.say(self._log.finish(table))
        if self._setup.is_of(table):
            # If the same people play again, the next seat starts.
            start = (table.game.start.starting_seat + 1) % self._setup.rules.num_players
            self._setup = replace(self._setup, holders=table.holders, starting_seat=start)
        if table.rules != table.began.rules:
            bonus = table.rules.vertical_line_bonus
            rules = replace(self._setup.rules, vertical_line_bonus=bonus)
            self._setup = replace(self._setup, rules=rules)
        if table.is_late != table.began.is_late:
            self._setup = replace(self._setup, is_late=table.is_late)
        if num_players is not None:
            self._setup = self._setup.of_size(num_players)
        self._begin_anew()

    def _draw(self, question: Question) -> None:
        """Draws a board, at most 40 columns wide, with the letters of the language."""
        position = self.companion.position
        seat = position.seat if question.seat is None else question.seat
        show_board(self._front.speaker, position, self.companion.names, seat)

    def _say_goodbye(self) -> None:
        if self._asks_which_set:
            self._front.say(phrase("goodbye"))
            return
        kept = "goodbye" if self.companion.position.is_over else "goodbye-kept"
        self._front.say(phrase(kept if self._log.is_kept else "goodbye-lost"))
