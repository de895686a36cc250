"""OpenSpiel: import this, then `pyspiel.load_game("python_azulejos(players=3,side=gray)")`.

`docs/reference/environments.md` specifies observations, actions and rewards.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from azulejos import native
from azulejos.native import State
from azulejos.notation import format_move
from azulejos.rules import (
    COLORS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    SIZE,
    TILES_PER_FACTORY,
    VERTICAL_LINE_BONUS,
    Rules,
    WallSide,
)

from .batch import MAX_ROUNDS
from .observation import (
    ObservationField,
    check_players,
    num_actions,
    observation_fields,
    side_of,
)

CHANCES: Final = ("explicit", "sampled")
_PREPARING: Final = 0
_OVER: Final = 3
_MOST_NAMED: Final = 8
"""Legal actions that a refusal names."""
_GAME_TYPE: Final = {
    "short_name": "python_azulejos",
    "long_name": "Azulejos, the tile game Azul",
    "dynamics": pyspiel.GameType.Dynamics.SEQUENTIAL,
    "information": pyspiel.GameType.Information.PERFECT_INFORMATION,
    "utility": pyspiel.GameType.Utility.ZERO_SUM,
    "reward_model": pyspiel.GameType.RewardModel.TERMINAL,
    "max_num_players": MAX_PLAYERS,
    "min_num_players": MIN_PLAYERS,
    "provides_information_state_string": False,
    "provides_information_state_tensor": False,
    "provides_observation_string": True,
    "provides_observation_tensor": True,
    "parameter_specification": {
        "players": MIN_PLAYERS,
        "side": "colored",
        "chance": "explicit",
        "vertical_line_bonus": VERTICAL_LINE_BONUS,
        "max_rounds": MAX_ROUNDS,
        "seed": 0,
    },
}


def _game_type(chance: str) -> pyspiel.GameType:
    modes = pyspiel.GameType.ChanceMode
    is_explicit = chance == "explicit"
    mode = modes.EXPLICIT_STOCHASTIC if is_explicit else modes.SAMPLED_STOCHASTIC
    return pyspiel.GameType(chance_mode=mode, **_GAME_TYPE)


class SpielGame(pyspiel.Game):  # type: ignore[misc] # an extra
    """A kind of game. Raises ValueError for parameters that no game has."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = _GAME_TYPE["parameter_specification"] | (params or {})
        if given["chance"] not in CHANCES:
            raise ValueError(f"chance must be 'explicit' or 'sampled', not {given['chance']!r}")
        check_players(given["players"])
        self.rules: Final = Rules(
            given["players"], side_of(given["side"]), given["vertical_line_bonus"]
        )
        self.is_sampled: Final = given["chance"] == "sampled"
        # As a batch: an observation tells no later round.
        most = observation_fields(given["players"], self.rules.side)["round"].highest
        if not 1 <= given["max_rounds"] <= most:
            raise ValueError(f"max_rounds must be 1 to {most}")
        self.max_rounds: Final[int] = given["max_rounds"]
        self.rng: Final = native.Random(given["seed"])
        """Deals, where chance is sampled."""
        players, tiles = given["players"], TILES_PER_FACTORY * self.rules.num_factories
        is_gray = self.rules.side is WallSide.GRAY
        info = pyspiel.GameInfo(
            num_distinct_actions=num_actions(self.rules),
            max_chance_outcomes=1 if self.is_sampled else len(COLORS),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            # Every move takes a tile, or tiles a line.
            max_game_length=self.max_rounds * (tiles + SIZE * players * is_gray),
        )
        super().__init__(_game_type(given["chance"]), info, params or {})

    def new_initial_state(self) -> SpielState:
        """The start of a game, before the first tile is drawn."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Each factory gets four tiles in each round."""
        deals = 1 if self.is_sampled else TILES_PER_FACTORY * self.rules.num_factories
        return self.max_rounds * deals

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> Observer | None:
        """What a player sees: all is public. None for an observation with perfect recall: what a
        player has seen is not kept."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return None
        if params:
            raise ValueError(f"an observer has no parameters, not {params}")
        return Observer(self.rules)


class SpielState(pyspiel.State):  # type: ignore[misc] # an extra
    """A position, or a deal under way: chance draws one tile at a time."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        rules = game.rules
        self.core = State.new(
            rules.num_players, rules.side is WallSide.GRAY, rules.vertical_line_bonus
        )
        self.dealt: list[int] = []
        """The colors drawn so far, four for each factory."""

    def current_player(self) -> int:
        if self.is_terminal():
            player: int = pyspiel.PlayerId.TERMINAL
        elif self.core.phase == _PREPARING:
            player = pyspiel.PlayerId.CHANCE
        else:
            player = self.core.seat
        return player

    def _legal_actions(self, player: int) -> list[int]:
        del player
        return self.core.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The color of the next tile, by what is left in the bag; sampled, one outcome alone."""
        if self.get_game().is_sampled:
            return [(0, 1.0)]
        left = self._left()
        return [(color, count / sum(left)) for color, count in enumerate(left) if count]

    def _apply_action(self, action: int) -> None:
        """Raises ValueError, with what is legal, for what is not. OpenSpiel itself doesn't look."""
        self._check(action)
        if self.core.phase != _PREPARING:
            self.core.apply(action)
        elif self.get_game().is_sampled:
            self.core.deal_random(self.get_game().rng)
        else:
            self.dealt.append(action)
            places = TILES_PER_FACTORY * self.core.num_factories
            if len(self.dealt) == places or not sum(self._left()):
                self.core.deal(self._factories())
                self.dealt = []

    def _check(self, action: int) -> None:
        if self.is_terminal():
            raise ValueError(f"the game is over: it has no action {action}")
        if self.core.phase != _PREPARING and self.core.is_legal(action):
            return
        legal = self.core.legal_actions() or [color for color, _ in self.chance_outcomes()]
        if action not in legal:
            named = ", ".join(map(str, legal[:_MOST_NAMED]))
            more = f" and {len(legal) - _MOST_NAMED} more" if len(legal) > _MOST_NAMED else ""
            raise ValueError(f"action {action} is not legal; legal are {named}{more}")

    def _left(self) -> list[int]:
        """Tiles of each color to draw from: the bag, or the lid once the bag is empty."""
        fields = self.core.fields()
        at = 8 + len(COLORS) * (self.core.num_factories + 1)
        bag, lid = fields[at : at + 5], fields[at + 5 : at + 10]
        in_bag = sum(bag)
        is_bag = len(self.dealt) < in_bag
        drawn = self.dealt if is_bag else self.dealt[in_bag:]
        return [count - drawn.count(color) for color, count in enumerate(bag if is_bag else lid)]

    def _factories(self) -> list[int]:
        counts = [0] * (len(COLORS) * self.core.num_factories)
        for place, color in enumerate(self.dealt):
            counts[place // TILES_PER_FACTORY * len(COLORS) + color] += 1
        return counts

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return format_move(native.move_of(action, self.get_game().rules))
        return "deal" if self.get_game().is_sampled else f"draw {COLORS[action].letter}"

    def is_terminal(self) -> bool:
        """Over, or cut off."""
        core, most = self.core, self.get_game().max_rounds
        is_cut_off = core.phase == _PREPARING and core.round_number > most
        return core.phase == _OVER or is_cut_off

    def returns(self) -> list[float]:
        players = self.core.players
        if not self.is_terminal():
            return [0.0] * players
        winners = self.core.winners()
        lost = 0.0 if len(winners) == players else -1 / (players - 1)
        won = (players - len(winners)) / (len(winners) * (players - 1))
        return [won if seat in winners else lost for seat in range(players)]

    def __str__(self) -> str:
        """The position code, and the tiles drawn."""
        drawn = "".join(COLORS[color].letter for color in self.dealt)
        code = repr(self.core).removeprefix("<State ").removesuffix(">")
        return f"{code} drawn {drawn}" if drawn else code


class Observer:
    """The observation of `docs/reference/environments.md`, as floats. While tiles are drawn it is
    that before the deal."""

    def __init__(self, rules: Rules) -> None:
        fields = observation_fields(rules.num_players, rules.side)
        size = sum(each.size for each in fields.values())
        self._bytes: Any = np.zeros(size, np.uint8)
        self.tensor: Any = np.zeros(size, np.float32)
        self.dict = {name: _view(each, self.tensor) for name, each in fields.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what a player sees into `tensor`, of which the parts in `dict` are views."""
        native.observe(state.core, player, self._bytes)
        self.tensor[:] = self._bytes

    def string_from(self, state: SpielState, player: int) -> str:
        """The same for every player: the position code."""
        del player
        return str(state)


def _view(field: ObservationField, tensor: Any) -> Any:  # noqa: ANN401 - numpy is an extra
    return field.of(tensor)


pyspiel.register_game(_game_type("explicit"), SpielGame)
