"""Plays the games of a match: from a number to a result and a record."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass

from azulejos.notation import format_record, record_game
from azulejos.players import EngineFailure, FailureKind
from azulejos.rules import Game, Phase
from azulejos.rules.end_of_game import outcome

from .game_result import ArenaResult, Failure, Use
from .match import Match
from .match_players import MatchPlayer, match_player
from .schedule import Pairing, pairing


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The result and the record of a game."""

    result: ArenaResult
    record: str


class GameRunner:
    """Plays games of a match one at a time. Players live from game to game."""

    def __init__(
        self,
        match: Match,
        made: Mapping[int, MatchPlayer] | None = None,
        max_rounds: int | None = None,
    ) -> None:
        """`made` has the players of some entrants; the others are made by their descriptions. A
        game that would begin a round after `max_rounds` is cut off, and ranked as it stands."""
        self._match = match
        self._max_rounds = max_rounds
        self._players: dict[int, MatchPlayer] = dict(made or {})

    def play(self, number: int) -> PlayedGame:
        """Plays the game of this number. A player that fails loses it."""
        seating = pairing(self._match, number)
        dealer = self._match.dealer(seating.deal)
        game = Game(self._match.rules)
        uses = [Use() for _ in seating.seats]
        failure: Failure | None = None
        try:
            for seat in game.rules.seats:
                self._seat(seating, seat)
            while not game.position.is_over and not self._is_cut_off(game):
                if game.position.phase is Phase.PREPARING_NEXT_ROUND:
                    game.play(dealer.deal(game.position))
                else:
                    self._move(game, seating, uses)
        except _SeatFailedError as failed:
            failure = failed.failure
        ranks = _ranks(game, failure)
        scores = tuple(board.score for board in game.position.boards)
        result = ArenaResult(
            number, seating.deal, seating.seats, ranks, scores, tuple(uses), failure
        )
        tags = {"Game": str(number + 1), "Deal": str(seating.deal + 1)}
        tags |= {"Dealer": "1", "Commit": dealer.commitment, "Seed": dealer.seed.hex()}
        if failure is not None:
            tags |= _failure_tags(result, failure)
        elif not game.position.is_over:
            tags |= {"Result": _told_winners(result), "Termination": "cutoff"}
        names = [self._match.entrants[entrant].name for entrant in seating.seats]
        return PlayedGame(result, format_record(record_game(game, names, tags)))

    def close(self) -> None:
        """Ends the commands it started."""
        for each in self._players.values():
            each.close()
        self._players.clear()

    def _is_cut_off(self, game: Game) -> bool:
        return (
            self._max_rounds is not None
            and game.position.phase is Phase.PREPARING_NEXT_ROUND
            and game.position.round_number > self._max_rounds
        )

    def _player(self, entrant: int) -> MatchPlayer:
        if entrant not in self._players:
            self._players[entrant] = match_player(self._match.entrants[entrant], self._match.terms)
        return self._players[entrant]

    def _seat(self, seating: Pairing, seat: int) -> None:
        seed = self._match.player_seed(seating.number, seat)
        try:
            self._player(seating.seats[seat]).new_game(seed)
        except EngineFailure as error:
            raise _SeatFailedError(seat, error) from error

    def _move(self, game: Game, seating: Pairing, uses: list[Use]) -> None:
        seat = game.position.seat
        player = self._player(seating.seats[seat])
        started = time.monotonic()
        try:
            choice = player.choose(game)
        except EngineFailure as error:
            raise _SeatFailedError(seat, error) from error
        milliseconds = (time.monotonic() - started) * 1000
        used = uses[seat]
        uses[seat] = Use(
            used.moves + 1,
            round(used.milliseconds + milliseconds, 3),
            round(max(used.longest, milliseconds), 3),
            used.nodes + choice.nodes,
        )
        game.play(choice.move)


class _SeatFailedError(Exception):
    """The player of a seat failed."""

    def __init__(self, seat: int, error: EngineFailure) -> None:
        super().__init__(str(error))
        self.failure = Failure(seat, error.kind.value, error.reason, error.last_lines)


def _ranks(game: Game, failure: Failure | None) -> tuple[int, ...]:
    """Places by seat, from 0. A player that failed is last; the others share the victory."""
    if failure is not None:
        return tuple(int(seat == failure.seat) for seat in game.rules.seats)
    stands = outcome(game.position)
    results = list(zip(stands.scores, stands.horizontal_lines, strict=True))
    return tuple(sum(other > own for other in results) for own in results)


def _told_winners(result: ArenaResult) -> str:
    return " ".join(str(seat + 1) for seat in result.winners)


def _failure_tags(result: ArenaResult, failure: Failure) -> dict[str, str]:
    """Tags of a failure. The notation knows resigning and time; `Failure` has the rest."""
    how = "time" if failure.kind == FailureKind.HANG.value else "resign"
    reason = f"{failure.kind}: {failure.reason}"
    return {
        "Result": _told_winners(result),
        "Termination": f"{how} {failure.seat + 1}",
        "Failure": "".join(each if each.isprintable() else " " for each in reason),
    }
