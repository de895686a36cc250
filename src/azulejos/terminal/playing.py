"""The game at the table: moves are played, announced and saved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from azulejos.notation import Record
from azulejos.rules import (
    TACTILE_VERTICAL_LINE_BONUS,
    Deal,
    Game,
    IllegalStepError,
    Phase,
    PlayerMove,
    TilingMove,
)
from azulejos.words.announcing import among, announce_step
from azulejos.words.levels import level_now
from azulejos.words.move_answers import changes, moves, preview
from azulejos.words.phrases import Argument, Phrase, Speech, phrase
from azulejos.words.requests import Order, Question
from azulejos.words.table_answers import center, factories
from azulejos.words.things import listed, typed_move
from azulejos.words.voice import Length

from .modes import Front, refuse
from .starting import Setup, letters_for
from .table import Table


class Playing:
    """The table as a mode; it is never done, since it is what the others go back to."""

    is_done = False

    def __init__(self, front: Front, table: Table, setup: Setup, level: int) -> None:
        """`setup` and `level` are what a new game is made of."""
        self._front = front
        self.table = self._seated(table)
        self._level = level
        self._setup = setup
        self._to_confirm: Order | None = None
        """What is done where it is typed again."""

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
    def level(self) -> int:
        """Of the computer players at the table; without any, of those in games to come."""
        return max((holder.level or 0 for holder in self.table.holders), default=0) or self._level

    def record(self) -> Record:
        return self.table.public_record()

    def begin(self, *, is_new: bool) -> None:
        """Tells which game it is, and plays on to the first decision."""
        position = self.game.position
        side = position.rules.side.value
        players = listed(self.names)
        if is_new:
            level = max(holder.level or 0 for holder in self.table.holders)
            told = level_now(level)[:1] if level else ()
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
        speech: list[Phrase] = []
        num_steps = len(self.game.steps)
        while not self.table.waits_for_person and not self.table.is_over:
            self.table.advance()
            speech += self._keep_step()
            # What a player puts on the wall is told together.
            is_tiling = self.game.position.phase is Phase.WALL_TILING
            if not is_tiling or self.table.waits_for_person:
                self._front.speaker.say(speech)
                speech = []
        if self.table.is_over:
            self._front.speaker.say([*self._last_places(), *self._front.keeper.finish()])
            self._front.say(phrase("what-now"))
        else:
            is_told = len(self.game.steps) > num_steps and self._tells_deal
            self._front.speaker.say([*self._table()] if tells_table and not is_told else ())
            self._call()

    def asked_about(self, _: Question) -> Game:
        return self.game

    def press_enter(self) -> None:
        if self.table.is_over:
            self._front.say(phrase("what-now"))
        else:
            self._call()

    def play(self, move: PlayerMove) -> None:
        """Plays a person's move, or tells why it is not possible."""
        if self.table.is_over:
            self._front.say(phrase("refused-game-over"), phrase("what-now"))
            return
        try:
            self.game.play(move)
        except IllegalStepError as error:
            self._front.speaker.say(refuse(error, self.game.position, self.names))
            return
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
                self._start_anew(is_confirmed=is_confirmed)

    def forget_confirmation(self) -> None:
        """Anything typed between two times `new` makes the second one the first again."""
        self._to_confirm = None

    def quit(self) -> bool:
        return True

    def set_level(self, level: int) -> None:
        """Sets the level of the computer players, now and in games to come."""
        self._level = level
        self.table.set_level(level)
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

    def _undo(self) -> None:
        if self.table.is_over:
            self._front.say(phrase("undo-over"))
            return
        has_decisions = self.table.has_decisions
        undone = self.table.undo()
        if undone:
            self._save()
            self._front.say(phrase("undone", move=typed_move(undone[0]), count=len(undone) - 1))
            self._call()
        else:
            self._front.say(phrase("undo-deal" if has_decisions else "undo-nothing"))

    def _hint(self) -> None:
        if self.table.is_over:
            self._front.say(phrase("hint-over"))
            return
        move = self.table.hint()
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

    def _start_anew(self, *, is_confirmed: bool) -> None:
        is_safe = self.table.is_over or not self.table.has_decisions
        if not is_safe and not is_confirmed:
            self._to_confirm = Order.NEW
            self._front.say(phrase("new-sure"))
            return
        self._front.speaker.say(self._front.keeper.give_up(self.table))
        # Among those who play again, the next seat starts, which is fair.
        is_again = self._setup.is_of(self.table)
        starting_seat = self.game.start.starting_seat + 1 if is_again else 0
        self.table = self._seated(self._setup.table(self._level, starting_seat))
        if not self._front.are_letters_chosen:
            self._front.speaker.change_voice(letters=letters_for(self._setup.rules))
        self.begin(is_new=True)

    def _seated(self, table: Table) -> Table:
        """The table with the computer that Ctrl-C stops."""
        table.computer = self._front.computer
        return table

    def _save(self) -> None:
        self._front.speaker.say(self._front.keeper.save(self.table))
