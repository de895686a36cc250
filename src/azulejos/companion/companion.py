"""The companion: takes a typed line and answers with phrases. It prints nothing.

It keeps every line before it answers. It says what is wrong, but never undoes anything by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from azulejos.rules import Move, Phase, PlayerMove, Position
from azulejos.words.companion_parser import CompanionParser
from azulejos.words.companion_statements import (
    BagIs,
    CompanionRequest,
    Drawn,
    FactoryWas,
    Insist,
    Moved,
    MoveWas,
    SetIs,
    Starts,
    StateIs,
    TakeBack,
    TellsLateIs,
    Took,
)
from azulejos.words.hint_reasons import tell_hint
from azulejos.words.languages import Language
from azulejos.words.levels import LEVELS, level_entry, level_now
from azulejos.words.move_answers import is_forced, moves
from azulejos.words.orders import Command, Order
from azulejos.words.phrases import Argument, Speech, phrase
from azulejos.words.questions import Question, Topic
from azulejos.words.things import listed
from azulejos.words.typed_lines import Unclear

from .answers import answer_question, tell_unclear
from .corrections import factory_was, move_was, take_back
from .decision import Decision, Reply
from .draws import call_for_draws, compare_bag, drawn, tell_pending
from .late import tell_untold, tells_late, told_late, took
from .log import Entry, Leveled, Played
from .moves import moved, tell_move
from .position_claims import example_of_state, is_so, starts
from .real_table import RealTable
from .set_on_table import choose_set, introduce_set
from .untold import known

Keep: TypeAlias = Callable[[Entry], Speech]
"""Keeps an entry for good; returns what there is to say about that."""


class Companion:
    """The referee and memory of one game."""

    def __init__(self, table: RealTable, keep: Keep) -> None:
        self.table = table
        self._keep = keep
        self.num_changes = 0
        """How many entries were kept."""
        self._waiting: Took | None = None
        """The move whose factory the companion asked for."""
        self._asked: Question | None = None
        """The last question, which `and in row two?` goes on from."""
        self._insisted: tuple[str | None, Decision] | None = None
        """Whom the companion asked whether they insist, and on what."""

    # Questions

    @property
    def position(self) -> Position:
        return self.table.position

    @property
    def names(self) -> list[Argument]:
        return self.table.names

    @property
    def due(self) -> int | None:
        """The level of the computer player to move, or 0 for a forced column; None if people have
        to tell something."""
        position = self.position
        if position.phase not in (Phase.FACTORY_OFFER, Phase.WALL_TILING):
            return None
        return 0 if is_forced(position) else self.table.holders[position.seat].level

    def introduce(self) -> Speech:
        """Introduces the game: a new one, or one that goes on."""
        position = self.position
        side, players = position.rules.side.value, listed(self.names)
        if self.table.has_begun:
            number = position.round_number
            return [phrase("game-goes-on", side=side, players=players, round=number)]
        begins = phrase("companion-begins", side=side, players=players)
        return [begins, introduce_set(position.rules)]

    def tell_table(self) -> Speech:
        """What lies on the table; before the first deal, who starts and what to draw."""
        position = self.position
        if self.table.has_begun:
            return answer_question(Question(Topic.FACTORIES), self.table)
        starter, other = self.names[position.seat], self.names[position.seat - 1]
        who = phrase("companion-who-starts", player=starter, other=other)
        return [who, *call_for_draws(position, is_late=self.table.is_late)]

    def prompt(self) -> Speech:
        """What the companion waits for."""
        position = self.position
        match position.phase:
            case Phase.GAME_OVER:
                return [phrase("companion-what-now")]
            case Phase.PREPARING_NEXT_ROUND if not self.table.is_late:
                factory = self.table.next_factory or 0
                return [phrase("companion-next-factory", factory=factory + 1)]
            case _:
                called = phrase("your-turn", player=self.names[position.seat], alone="no")
                is_tiling = position.phase is Phase.WALL_TILING
                return [called, *(moves(position, None, None) if is_tiling else ())]

    # Typed lines

    def read(self, text: str, language: Language, names: Sequence[str]) -> CompanionRequest:
        """Parses a line. `names` are the names of the seats as people say them."""
        table = self.table
        is_late = bool(table.untold)
        reader = CompanionParser(
            table.known if is_late else self.position,
            self._last_moves(),
            language,
            names,
            table.sizes,
            table.told,
            table.untold,
            self._waiting if is_late else None,
            self._asked,
        )
        return reader.read(text)

    def take(
        self, text: str, language: Language, names: Sequence[str], who: str | None = None
    ) -> Reply:
        """Does what a line says, and answers. No line raises an exception.

        `who` tells several people apart: nobody can insist on what somebody else said.
        """
        request = self.read(text, language, names)
        asked, insisted = self._insisted or (who, None)
        if asked != who:
            insisted = None
        if not isinstance(request, Question):
            self._insisted = None  # people can insist only on what they said last
        match request:
            case Question():
                self._asked = request
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

    def _last_moves(self) -> Mapping[int | None, tuple[Position, PlayerMove]]:
        """The last moves, with the positions before them as far as they are known."""
        table = self.table
        return {
            seat: (known(position, table.unknown), move)
            for seat, (position, move) in table.last_moves.items()
        }

    def play(self, move: PlayerMove) -> Speech:
        """Plays a computer player's move or a forced column, and tells people to do so."""
        seat, level = self.position.seat, self.due
        called = phrase("companion-computer", player=self.names[seat], seat=seat + 1)
        told = tell_move(self.position, move, self.names)
        speech = [*([called] if level else []), *told]
        return self._commit(Entry((Played(move),), is_reply=True), speech)

    def tell_hint(self, move: PlayerMove) -> Speech:
        """What the computer would play for the seat to move."""
        return tell_hint(self.position, move, self.names)

    def _consider(self, request: CompanionRequest) -> Decision:
        match request:
            case Drawn():
                return told_late(self.table, request) or drawn(self.table, request)
            case Moved(Move() as move, seat) if move.source in self.table.untold:
                return took(self.table, Took(move, seat))
            case Moved():
                return moved(self.table, request)
            case Took():
                return took(self.table, request)
            case TakeBack():
                return take_back(self.table, request)
            case FactoryWas():
                return factory_was(self.table, request)
            case MoveWas():
                return move_was(self.table, request)
            case Question() | Command() | Unclear() | Insist():
                raise AssertionError(f"{request} tells nothing")
            case _:
                return self._consider_claim(request)

    def _consider_claim(self, request: StateIs | Starts | BagIs | SetIs | TellsLateIs) -> Decision:
        """What people say about the table, apart from draws and moves."""
        match request:
            case Starts():
                return starts(self.table, request)
            case BagIs():
                return Decision([*compare_bag(self.table, request)])
            case SetIs():
                return choose_set(self.table, request)
            case TellsLateIs():
                return tells_late(self.table, request)
            case _:
                return is_so(self.table, request)

    def _do(self, decision: Decision, who: str | None = None) -> Reply:
        """Carries out a decision, then says what there is to say."""
        self._insisted = (who, decision.insisted) if decision.insisted else None
        if decision.acts or decision.waiting:
            self._waiting = decision.waiting
        if not decision.acts:
            return Reply(decision.speech)
        return Reply(self._commit(Entry(decision.acts), decision.speech))

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
            case Order.REPLAY | Order.REVIEW | Order.COURSE | Order.RESIGN:
                return Reply([phrase("companion-not-here")])
            case Order.HINT | Order.CODE if self.table.untold:
                said = "companion-late-no-hint"
                if command.order is Order.CODE:
                    said = "companion-late-no-code"
                return Reply([phrase(said), tell_untold(self.table)])
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
