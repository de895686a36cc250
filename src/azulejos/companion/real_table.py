"""A game on a real table: its state is a fold over the log.

A new chapter begins when people set up a position that the moves don't lead to.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from azulejos.notation import Record, record_game
from azulejos.players.seat_holders import Holder, format_holder, spoken_names
from azulejos.rules import (
    Deal,
    Game,
    Phase,
    PlayerMove,
    Position,
    Rules,
    TileCounts,
)
from azulejos.rules.next_round import deal_sizes
from azulejos.words.phrases import Argument

from .log import (
    Act,
    Began,
    ChoseSet,
    Drew,
    Entry,
    Leveled,
    LogError,
    Played,
    Redrew,
    Replayed,
    SetUp,
    Started,
    TellsLate,
    TookBack,
)
from .steps import MisfitError, play_on, with_factory, with_move
from .table_state import (
    Chapter,
    RealTableState,
    check_told,
    nothing_told,
    set_up,
    started,
    told_late,
    untold_at,
    whole_deal,
    with_set,
    with_steps,
)
from .untold import TAG, about_to_take, deal_around, known, refitted


@dataclass(frozen=True, slots=True)
class AppliedEntry:
    """An entry that counts, and the state before it."""

    entry: Entry
    before: RealTableState
    position_before: Position

    @property
    def position(self) -> Position:
        """The position before its last act."""
        *earlier, _ = self.entry.acts
        match earlier:
            case [*_, SetUp(position)]:
                return position
            case _:
                return self.position_before


class RealTable:
    """A game on a real table. It checks every entry before applying it."""

    def __init__(self, began: Began) -> None:
        self.began = began
        start = Position.start(began.rules, began.starting_seat)
        self._game = Game(start)
        self._state = RealTableState(
            (Chapter(start),), nothing_told(start), began.holders, began.is_late
        )
        self._lines: list[AppliedEntry] = []

    @staticmethod
    def of(entries: Iterable[Entry]) -> RealTable:
        """The table after a whole log. Raises LogError."""
        first, *rest = entries
        match first.acts:
            case (Began() as began,):
                table = RealTable(began)
            case _:
                raise LogError("a log begins with the beginning of a game")
        for entry in rest:
            table.apply(entry)
        return table

    # Questions

    @property
    def game(self) -> Game:
        """The current chapter."""
        return self._game

    @property
    def position(self) -> Position:
        return self._game.position

    @property
    def told(self) -> tuple[TileCounts | None, ...]:
        return self._state.told

    @property
    def rules(self) -> Rules:
        return self.position.rules

    @property
    def is_late(self) -> bool:
        """Whether people tell a factory only when somebody takes from it."""
        return self._state.is_late

    @property
    def untold(self) -> Sequence[int]:
        """The factories that nobody has told, of a round that goes on or is about to."""
        if self.is_late and self.position.phase is Phase.PREPARING_NEXT_ROUND:
            filled = zip(self.sizes, self.told, strict=True)
            return [index for index, (size, told) in enumerate(filled) if size and told is None]
        return sorted(self._state.untold)

    @property
    def unknown(self) -> Sequence[int]:
        """The untold factories of a deal that was played on."""
        return sorted(self._state.untold)

    @property
    def known(self) -> Position:
        """The position as far as people told it: nothing lies on an untold factory. If they tell
        factories late, the round has begun as soon as the last one is over."""
        if self.is_late and self.position.phase is Phase.PREPARING_NEXT_ROUND:
            return about_to_take(self.position, self.told)
        return known(self.position, self.untold)

    @property
    def offer(self) -> Position:
        """The position to play from, with any tiles that fit on the untold factories."""
        return self._offer(self.told)

    def offer_after(self, drew: Drew) -> Position:
        """The same after factories are told. Raises LogError if bag and lid can't give them."""
        if self.position.phase is not Phase.PREPARING_NEXT_ROUND:
            return self.position_after(drew)
        told = [*self.told]
        for index, tiles in drew.factories:
            told[index] = tiles
        return self._offer(told)

    def _offer(self, told: Sequence[TileCounts | None]) -> Position:
        if not self.is_late or self.position.phase is not Phase.PREPARING_NEXT_ROUND:
            return self.position
        deal = deal_around(self.position, told)
        if deal is None:
            raise LogError("no deal has these tiles")
        return self.position.transition(deal)[0]

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many tiles each factory gets; empty if no deal is pending."""
        is_due = self.position.phase is Phase.PREPARING_NEXT_ROUND
        return deal_sizes(self.position) if is_due else ()

    @property
    def next_factory(self) -> int | None:
        """The next factory that people have to tell; None if no deal is pending."""
        sizes = zip(self.sizes, self.told, strict=False)
        return next((i for i, (size, told) in enumerate(sizes) if size and told is None), None)

    @property
    def holders(self) -> tuple[Holder, ...]:
        return self._state.holders

    @property
    def names(self) -> list[Argument]:
        return spoken_names(self.holders)

    @property
    def lines(self) -> Sequence[AppliedEntry]:
        """The typed lines, which people can take back, the oldest first."""
        return tuple(line for line in self._lines if not line.entry.is_reply)

    def last_lines(self, number: int) -> Sequence[AppliedEntry]:
        """The last typed lines, the oldest first, each with the companion's replies. There must be
        that many."""
        typed = [index for index, line in enumerate(self._lines) if not line.entry.is_reply]
        return self._lines[typed[-number] :]

    @property
    def last_steps(self) -> Mapping[int | None, int]:
        """The index of each seat's last move among the steps. None: the move that `no` corrects,
        which is the last that people told, or the computer's if they told none."""
        steps, positions = self.game.steps, self.game.positions
        played = [index for index, step in enumerate(steps) if not isinstance(step, Deal)]
        last: dict[int | None, int] = {positions[index].seat: index for index in played}
        told = [index for index in played if self.holders[positions[index].seat].is_person]
        if played:
            last[None] = (told or played)[-1]
        return last

    @property
    def last_moves(self) -> Mapping[int | None, tuple[Position, PlayerMove]]:
        """Those moves, each with the position before it."""
        found: dict[int | None, tuple[Position, PlayerMove]] = {}
        for seat, index in self.last_steps.items():
            step = self.game.steps[index]
            assert not isinstance(step, Deal)
            found[seat] = (self.game.positions[index], step)
        return found

    @property
    def is_set_up(self) -> bool:
        return len(self._state.chapters) > 1 or self._state.chapters[0].note is not None

    @property
    def has_begun(self) -> bool:
        """Whether anything was dealt."""
        return self.is_set_up or bool(self.game.steps)

    @property
    def is_unfinished(self) -> bool:
        """Whether ending the game now would lose anything."""
        return (self.has_begun or any(self.told)) and not self.position.is_over

    def records(self, *, is_given_up: bool = False) -> list[Record]:
        """The game as records, one per chapter."""
        names = [format_holder(holder) for holder in self.holders]
        records = []
        for number, chapter in enumerate(self._state.chapters, start=1):
            is_last = number == len(self._state.chapters)
            extra = {"Date": self.began.date}
            if chapter.note is not None:
                extra["SetUp"] = chapter.note
            untold = self._state.untold if is_last else chapter.untold
            if untold:
                extra[TAG] = " ".join(str(index + 1) for index in sorted(untold))
            if is_given_up or not is_last:
                extra["Termination"] = "aborted"
            game = self._game if is_last else _play(chapter)
            records.append(record_game(game, names, extra))
        return records

    # Changes

    def apply(self, entry: Entry) -> None:
        """Applies an entry. Raises LogError, and changes nothing, if it isn't possible."""
        if any(isinstance(act, TookBack) for act in entry.acts):
            self._take_back(entry)
            return
        before, position = self._state, self.position
        self._state = self._play(entry.acts)
        self._lines.append(AppliedEntry(entry, before, position))

    def position_after(self, *acts: Act) -> Position:
        """The position that acts lead to; nothing changes. Raises LogError."""
        self._play(acts)
        position = self.position
        self._game = _played_on(self._game, self._state.chapters[-1])
        return position

    def _play(self, acts: Iterable[Act]) -> RealTableState:
        """The state after acts, with the game played on. Raises LogError with the game as it
        was."""
        state, game = self._state, self._game
        try:
            for act in acts:
                state = self._after(state, act)
                self._game = _played_on(self._game, state.chapters[-1])
        except MisfitError as misfit:
            self._game = _played_on(game, self._state.chapters[-1])
            raise LogError(str(misfit)) from misfit
        except LogError:
            self._game = _played_on(game, self._state.chapters[-1])
            raise
        match self.position.phase:
            case Phase.PREPARING_NEXT_ROUND:
                return replace(state, untold=frozenset())
            case _:
                return replace(state, told=nothing_told(self.position))

    def _take_back(self, entry: Entry) -> None:
        match entry.acts:
            case (TookBack(number),) if number <= len(self.lines):
                taken = self.last_lines(number)
                self._state = taken[0].before
                del self._lines[-len(taken) :]
                self._game = _played_on(self._game, self._state.chapters[-1])
            case _:
                raise LogError("there are not so many lines to take back")

    def _after(self, state: RealTableState, act: Act) -> RealTableState:
        """The state after an act. Raises LogError or MisfitError."""
        chapter = state.chapters[-1]
        match act:
            case Started():
                return started(state, act)
            case Drew():
                return self._drew(state, act)
            case Played():
                return self._played(state, act.move)
            case Redrew():
                steps = with_factory(chapter.steps, act)
                return with_steps(state, refitted(chapter.start, steps, state.untold))
            case Replayed():
                steps = with_move(chapter.steps, act)
                check_told(act.move, untold_at(act.step, chapter, state))
                return with_steps(state, refitted(chapter.start, steps, state.untold))
            case ChoseSet():
                return with_set(state, act)
            case TellsLate():
                return replace(state, is_late=act.is_late)
            case SetUp():
                return set_up(state, act)
            case Leveled():
                holders = tuple(
                    holder if holder.is_person else replace(holder, level=act.level)
                    for holder in state.holders
                )
                return replace(state, holders=holders)
            case _:
                raise LogError(f"{act} can't be done here")

    def _played(self, state: RealTableState, move: PlayerMove) -> RealTableState:
        """Plays a move. The first move of a round whose factories are told late deals them."""
        steps = state.chapters[-1].steps
        if state.is_late and self.position.phase is Phase.PREPARING_NEXT_ROUND:
            deal = deal_around(self.position, state.told)
            if deal is None:
                raise LogError("no deal has these tiles")
            sizes = zip(self.sizes, state.told, strict=True)
            untold = (i for i, (size, told) in enumerate(sizes) if size and told is None)
            state = replace(with_steps(state, (*steps, deal)), untold=frozenset(untold))
            steps = state.chapters[-1].steps
        check_told(move, state.untold)
        return with_steps(state, (*steps, move))

    def _drew(self, state: RealTableState, act: Drew) -> RealTableState:
        if state.untold:
            return told_late(state, dict(act.factories), self.position)
        told = list(state.told)
        for factory, tiles in act.factories:
            if factory >= len(self.sizes):
                raise LogError(f"factory {factory + 1} is not filled now")
            told[factory] = tiles
        state = replace(state, told=tuple(told))
        deal = whole_deal(state.told, self.sizes)
        if deal is None:
            return state
        return with_steps(state, (*state.chapters[-1].steps, deal))


def _play(chapter: Chapter) -> Game:
    return _played_on(Game(chapter.start), chapter)


def _played_on(game: Game, chapter: Chapter) -> Game:
    """The game of a chapter, reusing the steps that a game shares with it. Raises MisfitError."""
    if game.start != chapter.start:
        game = Game(chapter.start)
    common = 0
    for mine, theirs in zip(game.steps, chapter.steps, strict=False):
        if mine != theirs:
            break
        common += 1
    game.undo_to(common)
    play_on(game, chapter.steps)
    return game
