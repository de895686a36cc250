"""The game at the table: moves are played, announced and saved."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from azulejos.notation import Record
from azulejos.rules import (
    TACTILE_VERTICAL_LINE_BONUS,
    Deal,
    Game,
    IllegalStepError,
    Phase,
    PlayerMove,
    Position,
    Reason,
    Refusal,
    TilingMove,
)
from azulejos.words.announcements import among, announce_step
from azulejos.words.levels import level_now
from azulejos.words.move_answers import changes, moves, preview
from azulejos.words.orders import Order
from azulejos.words.phrases import Argument, Phrase, Speech, phrase
from azulejos.words.questions import Question
from azulejos.words.refusals import explain
from azulejos.words.table_answers import center, factories
from azulejos.words.things import listed, typed_move
from azulejos.words.voice import Length

from .computer import ThinkingError
from .local_table import LocalTable
from .modes import Front, refuse
from .new_game import Setup, letters_for


@dataclass(frozen=True, slots=True, eq=False)
class Thought:
    """What the computer is to think about, told apart by identity."""

    position: Position
    level: int | None
    """Of the computer player that is to move; None for a hint."""


class TableMode:
    """The table as a mode; it is never done, since it is what the others go back to.

    The computer thinks while everybody waits; or aside, where that is asked for: then `thought`
    is what somebody has to think about elsewhere, and `decide` goes on from there.
    """

    is_done = False

    def __init__(self, front: Front, table: LocalTable, setup: Setup, level: int) -> None:
        """`setup` and `level` are what a new game is made of."""
        self._front = front
        self.table = self._seated(table)
        self._level = level
        self._setup = setup
        self._to_confirm: Order | None = None
        """What is done where it is typed again."""
        self.thinks_aside = False
        self.thought: Thought | None = None
        self.hinted: tuple[Position, PlayerMove] | None = None
        """The last hint, and what it was for."""
        self._untold: list[Phrase] = []
        """What a player has put on the wall so far, to be told together."""
        self._told_from = 0
        """How many steps there were when the person had to wait."""
        self._tells_table = False

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
    def ranked(self) -> Collection[int]:
        return self.table.playing

    @property
    def setup(self) -> Setup:
        """What a new game is made of."""
        return self._setup

    @property
    def level(self) -> int:
        """Of the computer players at the table; without any, of those in games to come."""
        return self.table.highest_level or self._level

    def record(self) -> Record:
        return self.table.public_record()

    def begin(self, *, is_new: bool) -> None:
        """Tells which game it is, and plays on to the first decision."""
        position = self.game.position
        side = position.rules.side.value
        players = listed(self.names)
        if is_new:
            told = level_now(self.table.highest_level)[:1] if self.table.highest_level else ()
            self._front.say(phrase("new-game", side=side, players=players), *told)
            if position.rules.vertical_line_bonus == TACTILE_VERTICAL_LINE_BONUS:
                self._front.say(phrase("vertical-line-five"))
            self._front.tell_letters()
        else:
            round_number = position.round_number
            self._front.say(phrase("game-goes-on", side=side, players=players, round=round_number))
            self._front.tell_letters()
            happened = changes(self.game, self.seat, self.names)
            # Where nothing has happened yet, something is about to.
            self._front.say(*(each for each in happened if each.id != "nothing-happened"))
        self.advance(tells_table=not is_new)

    def advance(self, *, tells_table: bool = False) -> None:
        """Plays deals and computer players' moves until a person has to decide.

        `tells_table`: then what lies on the table is told, as it is by then.
        """
        self._told_from = len(self.game.steps)
        self._tells_table = tells_table
        self._untold = []
        self.go_on()

    def decide(self, move: PlayerMove) -> None:
        """Goes on with what the computer has thought aside."""
        thought, self.thought = self.thought, None
        if thought is None or thought.level is None:
            self._tell_hint(move)
            return
        self.game.play(move)
        self._tell_step()
        self.go_on()

    def go_on(self) -> None:
        """Plays on from wherever the game stands."""
        while not self.table.waits_for_person and not self.table.is_over:
            if self.thinks_aside and self.table.waits_for_computer:
                self.thought = Thought(self.game.position, self.table.level)
                return
            try:
                self.table.advance()
            except ThinkingError as error:
                told, self._untold = self._untold, []
                player = self.names[self.game.position.seat]
                self._front.say(*told, phrase("move-failed", player=player, error=str(error)))
                return
            self._tell_step()
        if self.table.is_over:
            self._front.speaker.say([*self._last_places(), *self._front.keeper.finish()])
            self._front.say(phrase("what-now"))
        else:
            is_told = len(self.game.steps) > self._told_from and self._tells_deal
            self._front.speaker.say([*self._table()] if self._tells_table and not is_told else ())
            self._call()

    def _tell_step(self) -> None:
        """Saves and tells a step; what a player puts on the wall is told together."""
        self._untold += self._keep_step()
        is_tiling = self.game.position.phase is Phase.WALL_TILING
        if not is_tiling or self.table.waits_for_person:
            self._front.speaker.say(self._untold)
            self._untold = []

    def asked_about(self, _: Question) -> Game:
        return self.game

    def press_enter(self) -> None:
        if self.table.is_over:
            self._front.say(phrase("what-now"))
        elif self.table.waits_for_person:
            self._call()
        elif self.thinks_aside:
            self._tell_to_wait()
        else:
            self.go_on()  # it failed, and is to try again

    def come_back(self) -> None:
        """From the course or a replay, which may have begun while the computer thought aside."""
        if self.table.waits_for_person or self.table.is_over:
            self.press_enter()
        else:
            self.go_on()

    def play(self, move: PlayerMove) -> None:
        """Plays a person's move, or tells why it is not possible."""
        if self.table.is_over:
            self._front.say(phrase("refused-game-over"), phrase("what-now"))
            return
        try:
            # Somebody who does not have to wait may type for the computer.
            self.game.play(move, self.seat)
        except IllegalStepError as error:
            self._front.speaker.say(refuse(error, self.game.position, self.names))
            return
        self.thought = None
        self._front.speaker.say(self._keep_step())
        self.advance()

    def after_answer(self, question: Question) -> None:
        """Nothing follows: asking never changes the game."""

    def order(self, order: Order) -> None:
        is_confirmed, self._to_confirm = order is self._to_confirm, None
        match order:
            case Order.UNDO:
                self._undo()
            case Order.HINT:
                self._hint()
            case Order.RESIGN:
                self._resign(is_confirmed=is_confirmed)
            case _:
                self._new(is_confirmed=is_confirmed)

    def forget_confirmation(self) -> None:
        """Anything typed between two times `new` makes the second one the first again."""
        self._to_confirm = None

    def quit(self) -> bool:
        return True

    def choose_game(self, setup: Setup) -> None:
        """New games are made of this from now on."""
        self._setup = setup

    def set_level(self, level: int) -> None:
        """Sets the level of the computer players, now and in games to come."""
        self._level = level
        self.table.set_level(level)
        if self.thought is not None and self.thought.level is not None:
            self.thought = Thought(self.game.position, level)
        self._save()

    def _keep_step(self) -> Speech:
        """Saves a step, then answers what there is to tell: that has happened for good."""
        speech: list[Phrase] = [*self._front.keeper.save(self.table)]
        # The deal that follows at once tells who starts the next round.
        told = announce_step(self.game, self.names)
        told = among(self.table.playing, [*told], self.game, self.names)
        speech += [sentence for sentence in told if sentence.id != "next-round"]
        if self._tells_deal:
            speech += factories(self.game.position)
        return speech

    @property
    def _tells_deal(self) -> bool:
        """Whether the last step is told with what lies on the factories."""
        is_terse = self._front.speaker.voice.length is Length.TERSE
        return isinstance(self.game.steps[-1], Deal) and not is_terse

    def _table(self) -> Iterator[Phrase]:
        """What lies on the table, where there is something to take."""
        position = self.game.position
        if position.phase is Phase.FACTORY_OFFER:
            yield from factories(position)
            yield center(position)

    def _call(self) -> None:
        """Calls the person whose turn it is, with the columns where one is to be chosen."""
        position = self.game.position
        alone = "yes" if self.table.is_for_one else "no"
        called = phrase("your-turn", player=self.names[position.seat], alone=alone)
        is_tiling = position.phase is Phase.WALL_TILING
        self._front.say(called, *(moves(position, None, None) if is_tiling else ()))

    def _tell_to_wait(self) -> None:
        """Somebody else has to decide first."""
        not_yet = Refusal(Reason.NOT_YOUR_TURN, seat=self.game.position.seat)
        self._front.say(explain(not_yet, self.names))

    def _undo(self) -> None:
        if self.table.is_over:
            self._front.say(phrase("undo-over"))
            return
        has_decisions = self.table.has_decisions
        undone = self.table.undo()
        if undone:
            self.thought = None
            self._save()
            self._front.say(phrase("undone", move=typed_move(undone[0]), count=len(undone) - 1))
            self._call()
        else:
            self._front.say(phrase("undo-deal" if has_decisions else "undo-nothing"))

    def _hint(self) -> None:
        if self.table.is_over:
            self._front.say(phrase("hint-over"))
            return
        if not self.table.waits_for_person:
            self._tell_to_wait()
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
        self.hinted = (self.game.position, move)
        typed = typed_move(move)
        said = phrase("hint", move=typed)
        if isinstance(move, TilingMove):
            said = phrase("hint-column", move=typed, row=move.row + 1, column=move.column + 1)
        self._front.say(said, *preview(self.game.position, move, self.names))

    def _resign(self, *, is_confirmed: bool) -> None:
        """Whoever's turn it is gives up, after being asked whether that is meant."""
        if self.table.is_over:
            self._front.say(phrase("resign-over"))
            return
        if not is_confirmed:
            self._to_confirm = Order.RESIGN
            self._front.say(phrase("resign-sure"))
            return
        seat = self.seat
        self.thought = None
        self.table.resign(seat)
        self._save()
        told = [phrase("resigned", player=self.names[seat])]
        if self.table.is_over:
            told += [phrase("won-alone", player=self.names[each]) for each in self.table.playing]
        else:
            told.append(phrase("plays-on", player=self.names[seat]))
        self._front.say(*told)
        self.advance()

    def _last_places(self) -> Iterator[Phrase]:
        """At the end by the rules: who is out of the ranking, whatever their score."""
        if self.game.position.is_over:
            for seat in self.table.resigned:
                yield phrase("comes-last", player=self.names[seat], why="resign")

    def _new(self, *, is_confirmed: bool) -> None:
        is_safe = self.table.is_over or not self.table.has_decisions
        if is_safe or is_confirmed:
            self.start_anew()
        else:
            self._to_confirm = Order.NEW
            self._front.say(phrase("new-sure"))

    def start_anew(self) -> None:
        """Starts a new game; one that is not over is given up, and kept."""
        self._to_confirm = None
        self.thought = None
        self._front.speaker.say(self._front.keeper.give_up(self.table))
        # Among those who play again, the next seat starts, which is fair.
        is_again = self._setup.is_of(self.table)
        starting_seat = self.game.start.starting_seat + 1 if is_again else 0
        self.table = self._seated(self._setup.table(self._level, starting_seat))
        if not self._front.are_letters_chosen:
            self._front.speaker.change_voice(letters=letters_for(self._setup.rules))
        self.begin(is_new=True)

    def _seated(self, table: LocalTable) -> LocalTable:
        """The table with the computer that Ctrl-C stops."""
        table.computer = self._front.computer
        return table

    def _save(self) -> None:
        self._front.speaker.say(self._front.keeper.save(self.table))
