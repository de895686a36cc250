"""The companion: takes a typed line, and answers with phrases. It prints nothing.

Nothing is told before it is kept. What is wrong is said, and nothing is undone by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from azulejos.rules import TACTILE_VERTICAL_LINE_BONUS, Phase, PlayerMove, Position
from azulejos.words.companion_parser import CompanionParser
from azulejos.words.companion_statements import (
    BagIs,
    CompanionRequest,
    Drawn,
    FactoryWas,
    Insist,
    Moved,
    MoveWas,
    Starts,
    TakeBack,
)
from azulejos.words.languages import Language
from azulejos.words.levels import LEVELS, level_entry, level_now
from azulejos.words.move_answers import is_forced, moves, preview
from azulejos.words.orders import Command, Order
from azulejos.words.phrases import Argument, Speech, phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.things import listed, typed_move
from azulejos.words.typed_lines import Unclear

from .answers import answer_question, tell_unclear
from .corrections import factory_was, move_was, take_back
from .decision import Decision, Reply
from .draws import call_for_draws, compare_bag, drawn, tell_pending
from .log import Entry, Leveled, Played
from .moves import moved, tell_move
from .position_claims import example_of_state, is_so, starts
from .real_table import RealTable

Keep: TypeAlias = Callable[[Entry], Speech]
"""Keeps what a line did, for good; answers what there is to tell about that."""


class Companion:
    """Referee, memory and voice of one game."""

    def __init__(self, table: RealTable, keep: Keep) -> None:
        self.table = table
        self._keep = keep
        self.num_changes = 0
        """How often something was told that counts."""
        self._insisted: tuple[str | None, Decision] | None = None
        """Who was asked whether the table insists, and on what."""

    # What there is to know

    @property
    def position(self) -> Position:
        return self.table.position

    @property
    def names(self) -> list[Argument]:
        return self.table.names

    @property
    def due(self) -> int | None:
        """The level of the computer player that has to move, or 0 where there is only one column
        to choose; None where people have to tell something."""
        position = self.position
        if position.phase not in (Phase.FACTORY_OFFER, Phase.WALL_TILING):
            return None
        return 0 if is_forced(position) else self.table.holders[position.seat].level

    def introduce(self) -> Speech:
        """Tells which game it is."""
        position = self.position
        side, players = position.rules.side.value, listed(self.names)
        if self.table.has_begun:
            number = position.round_number
            return [phrase("game-goes-on", side=side, players=players, round=number)]
        bonus = position.rules.vertical_line_bonus
        edition = "tactile" if bonus == TACTILE_VERTICAL_LINE_BONUS else "other"
        return [
            phrase("companion-begins", side=side, players=players),
            phrase("companion-edition", edition=edition, points=bonus),
        ]

    def tell_table(self) -> Speech:
        """What lies on the table; before the first deal, who starts, and what is to be drawn."""
        position = self.position
        if self.table.has_begun:
            return answer_question(Question(Topic.FACTORIES), self.table)
        starter, other = self.names[position.seat], self.names[position.seat - 1]
        who = phrase("companion-who-starts", player=starter, other=other)
        return [who, *call_for_draws(position)]

    def prompt(self) -> Speech:
        """What is waited for."""
        position = self.position
        match position.phase:
            case Phase.GAME_OVER:
                return [phrase("companion-what-now")]
            case Phase.PREPARING_NEXT_ROUND:
                factory = self.table.next_factory or 0
                return [phrase("companion-next-factory", factory=factory + 1)]
            case _:
                called = phrase("your-turn", player=self.names[position.seat], alone="no")
                is_tiling = position.phase is Phase.WALL_TILING
                return [called, *(moves(position, None, None) if is_tiling else ())]

    # What is told, asked, ordered

    def read(self, text: str, language: Language, names: Sequence[str]) -> CompanionRequest:
        """What a line means here. `names` are those of the seats as they are said."""
        table = self.table
        reader = CompanionParser(
            self.position, table.last_moves, language, names, table.sizes, table.told
        )
        return reader.read(text)

    def take(
        self, text: str, language: Language, names: Sequence[str], who: str | None = None
    ) -> Reply:
        """Does what a line says, and answers. Whatever is typed, nothing is raised.

        Where several talk to it, `who` tells them apart: nobody insists on what another one said.
        """
        request = self.read(text, language, names)
        asked, insisted = self._insisted or (who, None)
        if asked != who:
            insisted = None
        if not isinstance(request, Question):
            self._insisted = None  # it is what was said last that the table insists on
        match request:
            case Question():
                return self._answer(request)
            case Command():
                return self._obey(request)
            case Unclear():
                return Reply([*tell_unclear(request, self.table)])
            case Insist():
                nothing = [phrase("companion-nothing-to-insist"), example_of_state(self.names)]
                return self._do(insisted or Decision(nothing), who)
            case _:
                return self._do(self._consider(request), who)

    def play(self, move: PlayerMove) -> Speech:
        """Plays the move of a computer player, or the only column, and tells people to do so."""
        seat, level = self.position.seat, self.due
        called = phrase("companion-computer", player=self.names[seat], seat=seat + 1)
        told = tell_move(self.position, move, self.names)
        speech = [*([called] if level else []), *told]
        return self._commit(Entry((Played(move),), is_reply=True), speech)

    def tell_hint(self, move: PlayerMove) -> Speech:
        """What the computer would play for whose turn it is."""
        hint = phrase("hint", move=typed_move(move))
        return [hint, *preview(self.position, move, self.names)]

    def _consider(self, request: CompanionRequest) -> Decision:
        match request:
            case Drawn():
                return drawn(self.table, request)
            case Moved():
                return moved(self.table, request)
            case TakeBack():
                return take_back(self.table, request)
            case FactoryWas():
                return factory_was(self.table, request)
            case MoveWas():
                return move_was(self.table, request)
            case Starts():
                return starts(self.table, request)
            case BagIs():
                return Decision([*compare_bag(self.table, request)])
            case Question() | Command() | Unclear() | Insist():
                raise AssertionError(f"{request} tells nothing")
            case _:
                return is_so(self.table, request)

    def _do(self, outcome: Decision, who: str | None = None) -> Reply:
        """Does what there is to do, then says what there is to say."""
        self._insisted = (who, outcome.insisted) if outcome.insisted else None
        if not outcome.acts:
            return Reply(outcome.speech)
        return Reply(self._commit(Entry(outcome.acts), outcome.speech))

    def _commit(self, entry: Entry, speech: Speech) -> Speech:
        self.table.apply(entry)
        self.num_changes += 1
        return [*self._keep(entry), *speech]

    def _answer(self, question: Question) -> Reply:
        is_drawing = question.topic is Topic.BOARD and question.is_narrow
        if question.topic is Topic.REPEAT or is_drawing:
            return Reply(request=question)
        return Reply(answer_question(question, self.table))

    def _obey(self, command: Command) -> Reply:
        match command.order:
            case Order.UNDO:
                return self._do(take_back(self.table, TakeBack()))
            case Order.LEVEL if command.number is None:
                return Reply([said for level in LEVELS for said in level_entry(level)])
            case Order.LEVEL:
                return self._set_level(command.number or min(LEVELS))
            case Order.REPLAY | Order.COURSE | Order.RESIGN:
                return Reply([phrase("companion-not-here")])
            case Order.HINT if self.position.legal_moves:
                return Reply(request=command)
            case Order.HINT if self.position.is_over:
                return Reply([phrase("hint-over")])
            case Order.HINT:
                return Reply([*tell_pending(self.table)])
            case _:
                return Reply(request=command)

    def _set_level(self, level: int) -> Reply:
        if all(holder.is_person for holder in self.table.holders):
            return Reply([phrase("companion-no-computer")])
        return self._do(Decision(level_now(level), (Leveled(level),)))
