"""The local game as a mode: people's moves, undo, hints, resigning, a new game."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.notation import Record
from azulejos.players import Comparison
from azulejos.rules import Game, GameResult, IllegalStepError, PlayerMove, Position
from azulejos.words.orders import Order
from azulejos.words.phrases import Argument, phrase
from azulejos.words.questions import Question
from azulejos.words.things import typed_move

from .announcer import Announcer
from .computer import ThinkingError
from .game_loop import GameLoop, Thought
from .hint_explainer import HintExplainer
from .local_table import LocalTable
from .modes import Front, refuse
from .new_game import Setup, letters_for


class TableMode:
    """The table as a mode. It is never done: the other modes return to it."""

    is_done = False

    def __init__(self, front: Front, table: LocalTable, setup: Setup, level: int) -> None:
        """A new game is made from `setup` and `level`."""
        self._front = front
        self._announcer = Announcer(front)
        self._loop = GameLoop(front, self._announcer, self._with_computer(table))
        self._level = level
        self._setup = setup
        self._unconfirmed: tuple[Order, int | None] | None = None
        """An order that is carried out if it is typed again."""
        self.explainer = HintExplainer(front)

    @property
    def table(self) -> LocalTable:
        return self._loop.table

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def names(self) -> Sequence[Argument]:
        return self.table.names

    @property
    def seat(self) -> int:
        return self.table.listener

    @property
    def result(self) -> GameResult:
        return self.table.result

    @property
    def last_decision(self) -> tuple[Position, PlayerMove] | None:
        """The last move that can be taken back, and the position before it."""
        return self.table.last_decision

    @property
    def hinted(self) -> tuple[Position, PlayerMove] | None:
        """The last hint, and the position it is for."""
        return self.explainer.hinted

    @property
    def setup(self) -> Setup:
        """What a new game is made from."""
        return self._setup

    @property
    def level(self) -> int:
        """Of the computer players at the table; without any, of those in games to come."""
        return self.table.highest_level or self._level

    @property
    def thinks_aside(self) -> bool:
        """Whether the computer thinks elsewhere, about `thought`; then `decide` takes its move."""
        return self._loop.thinks_aside

    @thinks_aside.setter
    def thinks_aside(self, thinks_aside: bool) -> None:
        self._loop.thinks_aside = thinks_aside

    @property
    def thought(self) -> Thought | None:
        return self._loop.thought

    @thought.setter
    def thought(self, thought: Thought | None) -> None:
        self._loop.thought = thought

    def record(self) -> Record:
        return self.table.public_record()

    # The course of the game

    def begin(self, *, is_new: bool) -> None:
        """Tells which game it is, and plays on to the first decision."""
        if is_new:
            self._announcer.tell_beginning(self.table)
        else:
            self._announcer.tell_continuation(self.table)
        self._loop.advance(tells_offer=not is_new)

    def go_on(self) -> None:
        """Plays on from wherever the game stands."""
        self._loop.go_on()

    def decide(self, move: PlayerMove) -> None:
        """Goes on with the move that the computer thought of aside."""
        thought, self.thought = self.thought, None
        if thought is None or thought.level is None:
            self._tell_hint(move)
        else:
            self._loop.play_thought(move)

    def decide_why(self, found: Comparison | None) -> None:
        """Tells the explanation that the computer thought of aside."""
        thought, self.thought = self.thought, None
        if thought is not None:
            self.explainer.tell(thought.position, found, self.names)

    def come_back(self) -> None:
        """Returns from the course or a replay, even if the computer was thinking aside before."""
        if self.table.waits_for_person or self.table.is_over:
            self.press_enter()
        else:
            self.go_on()

    # What people type

    def asked_about(self, _: Question) -> Game:
        return self.game

    def press_enter(self) -> None:
        if self.table.is_over:
            self._front.say(phrase("what-now"))
        elif self.table.waits_for_person:
            self._announcer.tell_turn(self.table)
        elif self.thinks_aside:
            self._announcer.tell_to_wait(self.table)
        else:
            self.go_on()  # the computer failed, and tries again

    def play(self, move: PlayerMove) -> None:
        """Plays a person's move, or tells why it is not possible."""
        if self.table.is_over:
            self._front.say(phrase("refused-game-over"), phrase("what-now"))
            return
        try:
            # On the full screen, people can type while the computer thinks.
            self.game.play(move, self.seat)
        except IllegalStepError as error:
            position = self.game.position
            self._front.speaker.say(refuse(error.refusal, move, position, self.names))
            return
        self.thought = None
        self._front.speaker.say(self._loop.keep_step())
        self._loop.advance()

    def after_answer(self, question: Question) -> None:
        """Nothing follows: a question never changes the game."""

    def correct(self, move: PlayerMove) -> None:
        """Replaces the last move of a person, or tells why that is not possible."""
        last = None if self.table.is_over else self.table.last_decision
        if last is None:
            self._undo(1)  # tells why not
        elif last[1] == move:
            self._front.say(phrase("undo-same"))
        elif (refusal := last[0].why_not(move)) is not None:
            self._front.speaker.say(refuse(refusal, move, last[0], self.names))
        else:
            self._take_back(1)
            self.play(move)

    def order(self, order: Order, number: int | None = None) -> None:
        is_confirmed, self._unconfirmed = (order, number) == self._unconfirmed, None
        match order:
            case Order.UNDO:
                self._undo(number or 1)
            case Order.HINT:
                self._hint()
            case Order.RESIGN:
                self._resign(is_confirmed=is_confirmed)
            case _:
                self._new(number, is_confirmed=is_confirmed)

    def forget_confirmation(self) -> None:
        """Anything else that is typed in between makes the next order the first again."""
        self._unconfirmed = None

    def quit(self) -> bool:
        return True

    def _undo(self, number: int) -> None:
        if self.table.is_over:
            self._front.say(phrase("undo-over"))
        elif number <= self.table.num_undoable:
            self._take_back(number)
            self._announcer.tell_turn(self.table)
        elif self.table.can_undo:
            self._front.say(phrase("undo-only", count=self.table.num_undoable))
        else:
            self._front.say(phrase("undo-deal" if self.table.has_decisions else "undo-nothing"))

    def _take_back(self, number: int) -> None:
        undone = self.table.undo(number)
        self.thought = None
        self._save()
        self._front.say(phrase("undone", move=typed_move(undone[0]), count=len(undone) - 1))

    def _hint(self) -> None:
        if self.table.is_over:
            self._front.say(phrase("hint-over"))
        elif not self.table.waits_for_person:
            self._announcer.tell_to_wait(self.table)
        elif self.thinks_aside:
            self.thought = Thought(self.game.position, None)
        else:
            try:
                hint = self.table.hint()
            except ThinkingError as error:
                self._front.say(phrase("hint-failed", error=str(error)))
            else:
                self._tell_hint(hint)

    def _tell_hint(self, move: PlayerMove) -> None:
        self.explainer.hinted = (self.game.position, move)
        self._announcer.tell_hint(self.table, move)

    def explain_hint(self, other: str | None) -> None:
        """Tells why the last hint is good; `other` is a move to compare it with, in notation."""
        asked = self.explainer.asked(other, self.game.position, self.names)
        if asked is None:
            return
        if self.thinks_aside:
            self.thought = Thought(asked.position, None, asked)
        else:
            self.explainer.explain(asked, self.names, self.table.computer)

    def _resign(self, *, is_confirmed: bool) -> None:
        """Resigns for the player whose turn it is, once they have confirmed it."""
        if self.table.is_over:
            self._front.say(phrase("resign-over"))
        elif not is_confirmed:
            self._unconfirmed = Order.RESIGN, None
            self._front.say(phrase("resign-sure"))
        else:
            seat = self.seat
            self.thought = None
            self.table.resign(seat)
            self._save()
            self._announcer.tell_resignation(self.table, seat)
            self._loop.advance()

    # New games

    def choose_game(self, setup: Setup) -> None:
        """From now on new games are made from this."""
        self._setup = setup

    def set_level(self, level: int) -> None:
        """Sets the level of the computer players, in this game and in games to come."""
        self._level = level
        self.table.set_level(level)
        if self.thought is not None and self.thought.level is not None:
            self.thought = Thought(self.game.position, level)
        self._save()

    def start_anew(self) -> None:
        """Starts a new game. An unfinished one is given up, and kept."""
        self._unconfirmed = None
        self.thought = None
        self._front.speaker.say(self._front.keeper.give_up(self.table))
        # If the same people play again, the next seat starts.
        is_again = self._setup.is_of(self.table)
        starting_seat = self.game.start.starting_seat + 1 if is_again else 0
        self._loop.table = self._with_computer(self._setup.table(self._level, starting_seat))
        if not self._front.are_letters_chosen:
            self._front.speaker.change_voice(letters=letters_for(self._setup.rules))
        self.begin(is_new=True)

    def _new(self, num_players: int | None, *, is_confirmed: bool) -> None:
        is_safe = self.table.is_over or not self.table.has_decisions
        if is_safe or is_confirmed:
            if num_players is not None:
                self._setup = self._setup.of_size(num_players, self.level)
            self.start_anew()
        else:
            self._unconfirmed = Order.NEW, num_players
            self._front.say(phrase("new-sure"))

    def _with_computer(self, table: LocalTable) -> LocalTable:
        """The table with the computer that Ctrl-C stops."""
        table.computer = self._front.computer
        return table

    def _save(self) -> None:
        self._front.speaker.say(self._front.keeper.save(self.table))
