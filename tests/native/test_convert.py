"""Between `rules` and the core: nothing is lost, and nothing impossible gets in."""

from __future__ import annotations

import copy
import pickle
import random
from dataclasses import replace
from pathlib import Path

import pytest

from azulejos import native
from azulejos.notation import parse_position
from azulejos.rules import (
    CENTER,
    Color,
    Move,
    PlayerMove,
    Position,
    Rules,
    TilingMove,
    WallSide,
    factory,
)
from azulejos.rules.moves import DESTINATIONS

TRACES = (Path(__file__).parents[1] / "vectors" / "traces.txt").read_text().splitlines()
POSITIONS = [line.split(" | ")[0] for line in TRACES if not line.startswith("#")]
SOME = random.Random(2).sample(POSITIONS, 200)


@pytest.mark.parametrize("code", SOME[:60])
def test_a_position_comes_back_as_it_went(code: str) -> None:
    position = parse_position(code)
    state = native.from_position(position)
    assert native.to_position(state) == position
    for other in (state.copy(), copy.copy(state), copy.deepcopy(state)):
        assert other == state
        assert hash(other) == hash(state)
    assert pickle.loads(pickle.dumps(state)) == state


def test_different_positions_are_different_states() -> None:
    states = [native.from_position(parse_position(code)) for code in SOME]
    assert len(set(states)) == len(set(SOME))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_actions_and_moves_are_one_to_one(players: int) -> None:
    rules = Rules(players)
    sources = [*map(factory, range(rules.num_factories)), CENTER]
    moves: list[PlayerMove] = [
        Move(source, color, destination)
        for source in sources
        for color in Color
        for destination in DESTINATIONS
    ]
    tilings = [TilingMove(row, column) for row in range(5) for column in range(5)]
    actions = [native.action_of(move, rules) for move in [*moves, *tilings]]
    assert actions == list(range({2: 180, 3: 240, 4: 300}[players] + 25))
    assert [native.move_of(action, rules) for action in actions] == [*moves, *tilings]
    for wild in (-1, len(actions)):
        with pytest.raises(ValueError, match="there is no action"):
            native.move_of(wild, rules)


def test_a_factory_that_is_not_on_the_table_has_no_action() -> None:
    with pytest.raises(ValueError, match="2 players have no factory 6"):
        native.action_of(Move(factory(5), Color.RED, DESTINATIONS[0]), Rules(2))


def test_an_impossible_position_is_refused() -> None:
    position = Position.start(Rules())
    with pytest.raises(ValueError, match="not a possible position: 19 B"):
        native.from_position(replace(position, bag=position.bag.replace(Color.BLUE, 19)))


def test_scores_have_no_upper_end_in_the_core_either() -> None:
    position = parse_position(next(code for code in POSITIONS if code.startswith("colored 2 O")))
    rich = position.with_board(0, replace(position.boards[0], score=1_200))
    assert native.to_position(native.from_position(rich)) == rich


def test_fields_that_break_the_game_are_refused_and_never_crash() -> None:
    """Every single field pushed out of place: an error, or a state that is sound."""
    rng = random.Random(3)
    for code in SOME[:40]:
        fields = native.fields_of(parse_position(code))
        for index in range(len(fields)):
            for value in (-2, -1, 0, 1, 5, 6, 7, 21, 255, 70_000, 2**31 - 1, rng.randint(-9, 9)):
                wild = [*fields]
                wild[index] = value
                try:
                    state = native.State.from_fields(wild)
                except ValueError:
                    continue
                assert state.fields() == wild
                exercise(state, rng)


@pytest.mark.parametrize("length", [0, 1, 8, 100])
def test_fields_of_the_wrong_length_are_refused(length: int) -> None:
    fields = native.fields_of(Position.start(Rules()))
    with pytest.raises(ValueError, match=r".+"):
        native.State.from_fields(fields[:length])
    with pytest.raises(ValueError, match=r".+"):
        native.State.from_fields([*fields, 0])


def test_wild_actions_and_deals_are_refused() -> None:
    state = native.State.new(2)
    with pytest.raises(ValueError, match=r".+"):
        state.apply(0)
    for factories in ([], [0] * 25, [1] * 25, [4, 0, 0, 0, 0] * 5 + [0], [99] * 25, [-1] * 25):
        with pytest.raises(ValueError, match=r".+"):
            state.deal(factories)
    state.deal([4, 0, 0, 0, 0] * 5)
    before = state.copy()
    for action in (-1, 10**6, 10**12, 1 * 6, 204, 205):
        if action not in state.legal_actions():
            assert not state.is_legal(action)
            with pytest.raises(ValueError, match=r".+"):
                state.apply(action)
    assert state == before


def exercise(state: native.State, rng: random.Random) -> None:
    """Plays on a little: a state that was let in must not break the core."""
    own = native.Random(rng.getrandbits(64))
    for _ in range(30):
        actions = state.legal_actions()
        if actions:
            state.apply(rng.choice(actions))
        elif state.phase == 0:
            state.deal_random(own)
        else:
            break


def test_the_gray_side_and_the_players_are_told() -> None:
    state = native.State.new(3, True, 5, 2)
    position = native.to_position(state)
    assert position == Position.start(Rules(3, WallSide.GRAY, 5), 2)
    for wild in ((1,), (5,), (2, False, 6), (2, False, 7, 2)):
        with pytest.raises(ValueError, match=r".+"):
            native.State.new(*wild)
