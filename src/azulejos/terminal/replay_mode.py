"""Replays a kept game step by step, and lists the kept games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from azulejos.notation import Record, parse_records, record_result, replay
from azulejos.players.seat_holders import spoken_names
from azulejos.rules import Deal, Ending, Game, GameResult, PlayerMove
from azulejos.words.announcements import announce_step, with_winners
from azulejos.words.orders import Order
from azulejos.words.phrases import Argument, Phrase, phrase
from azulejos.words.questions import Question
from azulejos.words.table_answers import factories
from azulejos.words.things import listed

from .data_folder import Store, UnreadableSaveError, read_small, record_holders
from .modes import Front

_LISTED: Final = 10
"""Games in a list; more would be tiring to listen to."""


class ReplayMode:
    """A record as a mode: Enter plays the next step, undo goes back."""

    is_done = False

    def __init__(self, front: Front, record: Record, whole: Game) -> None:
        self.names: Sequence[Argument] = spoken_names(record_holders(record))
        self.game = Game(whole.start)
        self._front = front
        self._record = record
        self._whole = whole

    @property
    def seat(self) -> int:
        return self.game.position.seat

    @property
    def result(self) -> GameResult:
        return record_result(self._record, self._whole)

    def record(self) -> Record:
        return self._record

    def begin(self, number: int) -> None:
        self._front.say(phrase("replay-begins", number=number, players=listed(self.names)))
        self.press_enter()

    def asked_about(self, _: Question) -> Game:
        return self.game

    def press_enter(self) -> None:
        """Tells the next step."""
        steps = self._whole.steps
        if len(self.game.steps) < len(steps):
            self.game.play(steps[len(self.game.steps)])
            self._tell_step()
        if len(self.game.steps) == len(steps):
            # The mode stays, so that people can ask about the final boards.
            self._front.say(*self._dropped_out(), phrase("replay-ends"))

    def play(self, _: PlayerMove) -> None:
        self._front.say(phrase("replay-only-listens"))

    def after_answer(self, question: Question) -> None:
        """Nothing follows."""

    def order(self, order: Order, number: int | None = None) -> None:
        if order is not Order.UNDO:
            self._front.say(phrase("replay-only-listens"))
        elif len(self.game.steps) < 2:
            self._front.say(phrase("replay-starts"))
        else:
            self.game.undo_to(max(1, len(self.game.steps) - (number or 1)))
            self._tell_step()

    def quit(self) -> bool:
        self.is_done = True
        return False

    def _dropped_out(self) -> Iterator[Phrase]:
        """Who gave up or ran out of time, which is no step of the game."""
        for out in self.result.dropped_out:
            player = self.names[out.seat]
            if self._whole.position.is_over:
                yield phrase("comes-last", player=player, why=out.how.value)
            else:
                message = "resigned" if out.how is Ending.RESIGN else "out-of-time"
                yield phrase(message, player=player)

    def _tell_step(self) -> None:
        """Tells the last step; a deal with what is on the factories."""
        dealt = factories(self.game.position) if isinstance(self.game.steps[-1], Deal) else ()
        told = [*announce_step(self.game, self.names)]
        self._front.speaker.say([*with_winners(self.result, told, self.names), *dealt])


def list_games(store: Store) -> Iterator[Phrase]:
    """The latest finished games, each with its number."""
    paths = store.games()
    if not paths:
        yield phrase("games-none")
        return
    shown = _LISTED if len(paths) > _LISTED else 0
    yield phrase("games-kept", count=len(paths), shown=shown)
    for number, path in list(enumerate(paths, start=1))[-_LISTED:]:
        yield _entry(number, path)


class KeptGame(NamedTuple):
    """A finished game of the data folder."""

    record: Record
    whole: Game


def open_replay(front: Front, number: int) -> ReplayMode | None:
    """The replay of a kept game. If there is none, says why."""
    opened = open_game(front, number)
    return None if opened is None else ReplayMode(front, *opened)


def open_game(front: Front, number: int) -> KeptGame | None:
    """A kept game. If there is none, says why."""
    paths = front.keeper.store.games()
    if not 1 <= number <= len(paths):
        front.say(phrase("no-such-game", number=number, count=len(paths)))
        return None
    try:
        record = _read(paths[number - 1])
        return KeptGame(record, replay(record))
    except ValueError:
        front.say(phrase("game-unreadable", number=number))
        return None


def _entry(number: int, path: Path) -> Phrase:
    try:
        record = _read(path)
        scores = [board.score for board in replay(record).position.boards]
    except ValueError:
        return phrase("game-entry-unreadable", number=number, file=path.name)
    results = [
        phrase("player-score", player=name, score=score)
        for name, score in zip(spoken_names(record_holders(record)), scores, strict=True)
    ]
    is_given_up = record.tag("Termination") is not None
    message = "game-entry-given-up" if is_given_up else "game-entry"
    date = (record.tag("Date") or "?").replace(".", "-")
    return phrase(message, number=number, date=date, results=listed(results))


def _read(path: Path) -> Record:
    """The game of a file; its last part, where the companion went on from a position that was
    set up. Raises ValueError where the file can't be read, or has no game."""
    text = read_small(path)
    if text is None:
        raise UnreadableSaveError("it has gone")
    *_, last = [None, *parse_records(text.split("\n"))]
    if last is None:
        raise UnreadableSaveError("it has no game")
    return last
