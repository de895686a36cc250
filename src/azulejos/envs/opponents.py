"""Who plays the other seats: random moves, the players of the arena, or a policy."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, Final, TypeAlias

from azulejos import native
from azulejos.arena.entrants import EntrantKind, parse_entrant
from azulejos.arena.match import MAX_SEED, EngineTerms
from azulejos.arena.match_players import MatchPlayer, match_player
from azulejos.native import State
from azulejos.rules import Game

from .batch import Arrays, Batch

Policy: TypeAlias = Callable[[Any, Any], Any]
"""From observations [n, S] and masks [n, A] to actions [n]."""
LEARNER: Final = 0
"""The learner's seat. Seats take turns to start, from game to game."""
RANDOM: Final = EntrantKind.RANDOM.value
_TERMS: Final = EngineTerms(hash_megabytes=1)
"""Many games are played side by side."""


class NamedOpponent:
    """A player as `azulejos arena` names it: `level:5`, `nodes:1000@my.net`, `cmd:./engine`.

    Raises ValueError for another name, and EngineFailure while it plays if it fails.
    """

    def __init__(self, name: str) -> None:
        self._player: Final[MatchPlayer] = match_player(parse_entrant(name), _TERMS)

    def new_game(self, seed: int) -> None:
        self._player.new_game(seed)

    def choose(self, state: State) -> int:
        game = Game(native.to_position(state))
        return native.action_of(self._player.choose(game).move, game.rules)

    def close(self) -> None:
        self._player.close()


class OtherSeats:
    """The opponents in any number of games: one for each seat but the learner's, seat 0."""

    def __init__(self, opponents: tuple[str | Policy, ...]) -> None:
        """As `check_opponents` answers."""
        self._opponents: Final = opponents
        self.are_random: Final = all(each == RANDOM for each in opponents)
        """Then the batch plays for them: that is fastest."""
        self._named: Final[dict[tuple[int, int], NamedOpponent]] = {}

    def new_game(self, index: int, seed: int, number: int, episode: int) -> None:
        """Begins the game at this place of the batch. Seed, number and episode determine what its
        players choose."""
        if self.are_random:
            return
        for seat, opponent in enumerate(self._opponents, start=1):
            if isinstance(opponent, str):
                if (index, seat) not in self._named:
                    self._named[index, seat] = NamedOpponent(opponent)
                own_seed = opponent_seed(seed, number, episode, seat)
                self._named[index, seat].new_game(own_seed)

    def choose(self, batch: Batch, arrays: Arrays, actions: Any) -> None:  # noqa: ANN401
        """Writes an action for each game in which an opponent is to move, and -1 for the others."""
        if self.are_random:
            batch.sample(actions, except_seat=LEARNER)
            return
        actions[:] = -1
        for seat, opponent in enumerate(self._opponents, start=1):
            games = ((arrays.seat == seat) & (arrays.done == 0)).nonzero()[0]
            if isinstance(opponent, str):
                for game in games:
                    named = self._named[int(game), seat]
                    actions[game] = named.choose(batch.state(int(game)))
            elif len(games):
                actions[games] = opponent(arrays.observation[games], arrays.action_mask[games])

    def close(self) -> None:
        """Ends the processes that they started."""
        for each in self._named.values():
            each.close()
        self._named.clear()


def check_opponents(
    opponents: str | Policy | Sequence[str | Policy], players: int
) -> tuple[str | Policy, ...]:
    """One for each other seat, clockwise; one alone takes all of them. Raises ValueError for
    another number, and for names that the arena does not know."""
    if isinstance(opponents, str) or callable(opponents):
        opponents = [opponents] * (players - 1)
    if len(opponents) != players - 1:
        raise ValueError(f"{players} players need {players - 1} opponents, not {len(opponents)}")
    for each in opponents:
        if isinstance(each, str):
            parse_entrant(each)
    return tuple(opponents)


def opponent_seed(seed: int, game: int, episode: int, seat: int) -> int:
    """The seed of an opponent's random choices."""
    text = f"azulejos envs {seed} game {game} episode {episode} seat {seat}"
    return int.from_bytes(sha256(text.encode("ascii")).digest()[:8], "big") % (MAX_SEED + 1)
