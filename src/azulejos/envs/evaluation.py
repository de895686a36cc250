"""How strong a policy is: a match of the arena against a player."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

from azulejos import native
from azulejos.arena.entrants import Entrant, EntrantKind, parse_entrants
from azulejos.arena.game_result import ArenaResult
from azulejos.arena.game_runner import GameRunner
from azulejos.arena.match import EngineTerms, Match
from azulejos.arena.match_players import ChosenMove
from azulejos.arena.schedule import games_per_deal, num_games
from azulejos.arena.standings import Standings
from azulejos.players import EngineFailure, FailureKind
from azulejos.rules import Game, Rules, WallSide

from .batch import MAX_ROUNDS
from .observation import num_actions, observation_fields, side_of
from .opponents import Policy

_NAME: Final = "policy"


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The result of a match, for the policy."""

    share: float
    """Of the victories, from 0 to 1; a shared one counts its part. Equal players have 1/P."""
    low: float
    high: float
    """The 95 % interval of the share."""
    games: int
    won: int
    """Not shared."""
    points: int
    """Sum of its final scores."""

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%}) of {self.games} games"


def evaluate(
    policy: Policy,
    against: str = "level:5",
    games: int = 400,
    *,
    players: int = 2,
    side: WallSide | str = "colored",
    seed: int = 1,
) -> Evaluation:
    """Plays at least so many games of a policy against a player of the arena, who has all other
    seats. Each deal is played from every seat; a game of over 50 rounds is cut off. `policy` is
    asked for one position at a time: observations [1, S], masks [1, A]. Raises ValueError for an
    unknown player, and for an illegal action; EngineFailure if the player fails: games that it
    loses so would say nothing about the policy."""
    others = parse_entrants([against] * (players - 1))
    entrants = (Entrant(_NAME, EntrantKind.RANDOM), *others)
    match = Match(
        entrants, Rules(players, side_of(side)), num_deals=1, seed=seed, terms=EngineTerms()
    )
    deals = math.ceil(max(1, games) / games_per_deal(match))
    match = Match(entrants, match.rules, num_deals=deals, seed=seed, terms=match.terms)
    runner = GameRunner(match, {0: _PolicyPlayer(policy)}, MAX_ROUNDS)
    try:
        results = [_checked(runner.play(number).result) for number in range(num_games(match))]
    finally:
        runner.close()
    standing = Standings(match, results).entrants[0]
    return Evaluation(
        standing.share, *standing.interval, standing.games, standing.won, standing.points
    )


def _checked(result: ArenaResult) -> ArenaResult:
    failure = result.failure
    if failure is not None:
        raise EngineFailure(FailureKind(failure.kind), failure.reason, failure.last_lines)
    return result


class _PolicyPlayer:
    """A policy as a player of the arena."""

    def __init__(self, policy: Policy) -> None:
        self._policy: Final = policy

    def new_game(self, seed: int) -> None:
        """Policies have no memory."""

    def choose(self, game: Game) -> ChosenMove:
        import numpy as np  # noqa: PLC0415 - an extra

        rules, state = game.rules, native.from_position(game.position)
        parts = observation_fields(rules.num_players, rules.side).values()
        observation: Any = np.zeros((1, sum(part.size for part in parts)), np.uint8)
        native.observe(state, state.seat, observation[0])
        legal = state.legal_actions()
        mask: Any = np.zeros((1, num_actions(rules)), np.bool_)
        mask[0, legal] = True
        action = int(self._policy(observation, mask)[0])
        if action not in legal:
            raise ValueError(f"the policy chose action {action}; legal are {legal}")
        return ChosenMove(native.move_of(action, rules))

    def close(self) -> None:
        """Has nothing to end."""
