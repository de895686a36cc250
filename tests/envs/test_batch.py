"""A batch of games: its arrays, its seeds, its refusals."""
# ruff: noqa: ANN401 - numpy is an extra: mypy answers the same without it

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import numpy as np
import pytest

from azulejos import native
from azulejos.envs import Arrays, Batch, observation_fields
from azulejos.notation import format_position
from azulejos.rules import WallSide
from tests.envs.memory import resident_pages

AFTER_40_STEPS = [
    "gray 3 O2 2 3 -/-/BYRR/-/-/-/BYRK BBBBRRRRKW 2,5,4,4,1 3,10,6,7,8 0:-/KK/W/W/BBBBB:K..../...../...../...../.....:- 0:-/-/KK/BB/RR:WY.../...R./...../...../.....:WWWWW 0:-/-/-/WW/B:..Y.B/K..../....K/...../.....:MY",  # noqa: E501
    "gray 3 O1 1 2 YWWW/-/-/-/-/BKWW/- BBBBYYYYYRWW 1,4,3,5,3 9,5,10,8,7 0:-/K/YY/-/RR:...../R..../...../..W../.....:- 4:-/-/Y/BBB/-:K..../.B.../...../..K.R/....Y:MR 0:-/-/KK/WW/-:....Y/...../.B.../...../.....:RK",  # noqa: E501
]

GOLDEN = {
    (2, "colored"): "ec0cf2aec7f71d18",
    (3, "colored"): "28be574f4cc21c38",
    (4, "colored"): "cde0e31eb241f38c",
    (2, "gray"): "acd81dac8c7f8cb8",
    (3, "gray"): "7878ea6247a726e1",
    (4, "gray"): "fa61ddf22a5cfe95",
}


def array(*shape: int, dtype: str = "i8") -> Any:
    return np.zeros(shape, dtype)


class OnlyDlpack:
    """An array as another library would hand it over: by DLPack alone."""

    def __init__(self, array: Any) -> None:
        self._array = array

    def __dlpack__(self, **options: Any) -> Any:
        return self._array.__dlpack__(**options)

    def __dlpack_device__(self) -> Any:
        return self._array.__dlpack_device__()


def trace(batch: Batch, steps: int = 200) -> list[list[bytes]]:
    """Everything that a batch writes for random moves, game by game."""
    arrays = batch.arrays()
    actions = array(batch.num_games)
    batch.observe(arrays)
    written: list[list[bytes]] = [[] for _ in range(batch.num_games)]
    for _ in range(steps):
        batch.sample(actions)
        batch.step(actions, arrays)
        for game, told in enumerate(written):
            told.append(actions[game].tobytes())
            told += [getattr(arrays, name)[game].tobytes() for name in Arrays.NAMES]
    return written


def test_it_writes_into_the_arrays_of_the_caller() -> None:
    batch = Batch(3)
    observation = array(3, batch.observation_size, dtype="u1")
    mask = array(3, batch.num_actions, dtype="?")
    bare = bytearray(3)
    arrays = batch.arrays("seat", observation=OnlyDlpack(observation), action_mask=mask, done=bare)
    addresses = arrays.addresses()
    assert addresses["observation"] == observation.ctypes.data
    assert addresses["action_mask"] == mask.ctypes.data
    assert addresses["seat"] == arrays.seat.ctypes.data
    assert set(addresses) == {"observation", "action_mask", "seat", "done"}
    assert arrays.rewards is None
    batch.observe(arrays)
    assert observation.any()
    assert mask.sum(axis=1).tolist() == [batch.state(game).num_legal_actions() for game in range(3)]


def test_it_writes_into_a_part_of_a_longer_array() -> None:
    batch = Batch(2)
    steps = array(4, 2, batch.num_actions, dtype="u1") + 7
    batch.observe(batch.arrays(action_mask=steps[1]))
    assert steps[1].max() == 1
    assert (steps[[0, 2, 3]] == 7).all()


@pytest.mark.parametrize("side", WallSide)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_hangs_on_seed_and_number_alone(players: int, side: WallSide) -> None:
    together = trace(Batch(7, players, side, seed=5))
    assert trace(Batch(7, players, side, seed=5, threads=3)) == together
    assert trace(Batch(1, players, side, seed=5, first_game=4)) == [together[4]]
    assert trace(Batch(7, players, side, seed=6)) != together
    assert len({b"".join(game) for game in together}) == 7


def test_reset_begins_as_a_new_batch_does() -> None:
    batch = Batch(4, seed=1)
    first = trace(batch)
    batch.reset(batch.arrays())
    assert trace(batch) == first
    batch.reset(batch.arrays(), seed=2)
    assert trace(batch) == trace(Batch(4, seed=2))


def test_seeds_repeat_on_every_machine() -> None:
    """Golden: other games for a seed would be another version of the environment."""
    batch = Batch(2, 3, "gray", seed=2026)
    trace(batch, 40)
    codes = [format_position(native.to_position(batch.state(game))) for game in range(2)]
    assert codes == AFTER_40_STEPS


@pytest.mark.parametrize(("kind", "digest"), GOLDEN.items(), ids=str)
def test_every_byte_of_a_seed_repeats_on_every_machine(kind: tuple[int, str], digest: str) -> None:
    """Golden: whole games, restarts included, of all that a batch writes."""
    players, side = kind
    written = trace(Batch(3, players, side, seed=2026))
    assert sha256(b"".join(b"".join(game) for game in written)).hexdigest()[:16] == digest


def test_a_finished_game_restarts_with_the_next_seat() -> None:
    batch = Batch(2, seed=3)
    arrays = batch.arrays()
    actions = array(2)
    starters = [batch.state(0).seat]
    while len(starters) < 4:
        batch.sample(actions)
        batch.step(actions, arrays)
        if arrays.done[0]:
            state = batch.state(0)
            assert state.round_number == 1
            assert state.scores == [0, 0]
            assert arrays.rewards[0].tolist() in ([1, -1], [-1, 1], [0, 0])
            assert arrays.scores[0].sum() > 0
            assert arrays.action_mask[0].any()
            starters.append(state.seat)
    assert starters == [0, 1, 0, 1]


def test_a_finished_game_stays_where_nothing_restarts() -> None:
    batch = Batch(2, seed=3, restarts=False)
    arrays = batch.arrays()
    actions = array(2)
    while not arrays.done.all():
        batch.sample(actions)
        batch.step(actions, arrays)
    final = arrays.scores.copy()
    batch.sample(actions)
    assert actions.tolist() == [-1, -1]
    batch.step(actions, arrays)
    assert arrays.done.tolist() == [1, 1]
    assert arrays.phase.tolist() == [3, 3]
    assert not arrays.rewards.any()
    assert not arrays.action_mask.any()
    assert (arrays.scores == final).all()
    with pytest.raises(ValueError, match="its action must be -1, or -2 to begin anew, not 3"):
        batch.step(np.array([-1, 3]), arrays)


def test_the_rest_of_the_games_waits_where_the_action_is_none() -> None:
    batch = Batch(3)
    arrays = batch.arrays()
    actions = array(3)
    batch.sample(actions)
    before = batch.state(1)
    actions[1] = -1
    batch.step(actions, arrays)
    assert batch.state(1) == before
    assert batch.state(0) != before


def test_a_game_begins_anew_when_asked() -> None:
    batch = Batch(2, seed=3, restarts=False)
    arrays = batch.arrays()
    actions = array(2)
    batch.sample(actions)
    batch.step(actions, arrays)
    batch.sample(actions, except_seat=1)
    assert actions[0] == -1
    assert actions[1] >= 0
    other = batch.state(1)
    batch.step(np.array([-2, -1]), arrays)
    assert batch.state(1) == other
    assert batch.state(0).seat == arrays.seat[0] == 1
    assert batch.state(0).scores == [0, 0]
    assert batch.state(0).round_number == 1


def test_an_endless_game_is_cut_off_by_the_scores_as_they_stand() -> None:
    batch = Batch(1, seed=8, max_rounds=2, restarts=False)
    arrays = batch.arrays()
    batch.observe(arrays)
    while not arrays.done[0]:
        # Seat 1 always chooses the floor, and seat 0 the first line that is open.
        is_floor = bool(arrays.seat[0])
        legal = np.flatnonzero(arrays.action_mask[0])
        chosen = min(legal, key=lambda action: ((action % 6 == 0) != is_floor, action % 6))
        batch.step(np.array([chosen]), arrays)
    assert arrays.done[0] == 2
    assert arrays.phase[0] == 3
    assert batch.state(0).round_number == 3
    assert arrays.scores[0, 0] > arrays.scores[0, 1]
    assert arrays.rewards[0].tolist() == [1, -1]


def test_deals_of_the_caller() -> None:
    batch = Batch(2, deals=False)
    arrays = batch.arrays()
    batch.observe(arrays)
    assert arrays.phase.tolist() == [0, 0]
    assert not arrays.action_mask.any()
    given = array(2, 5, 5, dtype="u1")
    given[1, :, 1] = 4
    with pytest.raises(ValueError, match="game 0: bag and lid could not have been dealt so"):
        batch.deal(given, arrays)
    assert arrays.phase.tolist() == [0, 0]
    given[0] = given[1]
    batch.deal(given, arrays)
    assert arrays.phase.tolist() == [1, 1]
    factories = batch.fields["factories"].of(arrays.observation)
    assert (factories == given).all()
    with pytest.raises(ValueError, match="game 0 waits for no deal: its counts must be 0"):
        batch.deal(given, arrays)
    with pytest.raises(ValueError, match="deals by itself"):
        Batch(2).deal(given, arrays)


@pytest.mark.parametrize("side", WallSide)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_observation_tells_what_chance_will_bring(players: int, side: WallSide) -> None:
    """Two games with the same past and other deals to come look the same until these come."""
    one, other = (Batch(1, players, side, seed=seed) for seed in (1, 2))
    start = native.State.new(players, side is WallSide.GRAY)
    start.deal_random(native.Random(9))
    one.set_state(0, start)
    other.set_state(0, start)
    seen, theirs = one.arrays(), other.arrays()
    one.observe(seen)
    other.observe(theirs)
    actions = array(1)
    while one.state(0).round_number == 1:
        for name in Arrays.NAMES:
            assert (getattr(seen, name) == getattr(theirs, name)).all()
        one.sample(actions)
        one.step(actions, seen)
        other.step(actions, theirs)
    assert (seen.observation != theirs.observation).any()


def test_fields_cover_the_observation_without_gaps() -> None:
    for side in WallSide:
        for players in (2, 3, 4):
            offset = 0
            for name, field in observation_fields(players, side).items():
                assert (field.name, field.offset) == (name, offset)
                offset += field.size
            assert offset == Batch(1, players, side).observation_size


def illegal(batch: Batch, arrays: Arrays) -> None:
    batch.observe(arrays)
    actions = arrays.action_mask.argmax(axis=1)
    actions[1] = int(np.flatnonzero(~arrays.action_mask[1])[0])
    batch.step(actions, arrays)


def read_only() -> Any:
    seats = array(2)
    seats.flags.writeable = False
    return seats


@pytest.mark.parametrize(
    ("refused", "told"),
    [
        (illegal, r"game 1: action \d+ \(.+\) is not legal for seat 1; legal are \d+ \(.+ more"),
        (lambda b, a: b.step(array(2) + 180, a), "there is no action 180: an action is 0 to 179"),
        (lambda b, a: b.step(array(2) - 3, a), "there is no action -3: an action is 0 to 179"),
        (lambda b, a: b.step(array(3), a), r"shape \(2,\), not int64 and \(3,\)"),
        (lambda b, a: b.step(array(2, dtype="f4"), a), "int64 or int32 and .* not float32"),
        (lambda b, _: b.sample(array(2, dtype="i4")), "actions must be an array of int64"),
        (lambda b, _: b.arrays(observation=array(2, 150)), "observation must be .* of uint8"),
        (lambda b, _: b.arrays(action_mask=array(2, 150, dtype="?")), r"shape \(2, 180\)"),
        (lambda b, _: b.arrays(seat=array(4)[::2]), "C-contiguous and writable"),
        (lambda b, _: b.arrays(seat=read_only()), "C-contiguous and writable"),
        (lambda b, _: b.arrays("reward"), "there is no array 'reward': observation, action_mask"),
        (lambda b, _: b.step(array(2), Batch(3).arrays()), "made for another batch"),
        (lambda b, _: b.state(2), "there is no game 2: games are 0 to 1"),
        (lambda b, _: b.set_state(0, native.State.new(3)), "another kind of game"),
        (lambda *_: Batch(0), "num_games must be 1 to"),
        (lambda *_: Batch(1, players=5), "players must be 2 to 4, not 5"),
        (lambda *_: Batch(1, side="grey"), "side must be 'colored' or 'gray', not 'grey'"),
        (lambda *_: Batch(1, seed=-1), r"seed must be 0 to 2\*\*64 - 1, not -1"),
        (lambda *_: Batch(1, threads=0), "threads must be 1 to"),
        (lambda *_: Batch(1, max_rounds=256), "max_rounds must be 1 to 255"),
        (lambda *_: Batch(1, vertical_line_bonus=6), "7 or 5, not 6"),
    ],
)
def test_what_is_refused_says_what_was_expected(
    refused: Callable[[Batch, Arrays], object], told: str
) -> None:
    batch = Batch(2)
    arrays = batch.arrays()
    before = [batch.state(game) for game in range(2)]
    with pytest.raises(ValueError, match=told):
        refused(batch, arrays)
    assert [batch.state(game) for game in range(2)] == before


def test_what_is_no_array() -> None:
    batch = Batch(2)
    with pytest.raises(TypeError, match=r"actions must be an array of int64 .*list"):
        batch.step([1, 2], batch.arrays())


def test_a_closed_batch() -> None:
    with Batch(2, threads=2) as batch:
        arrays = batch.arrays()
    for call in (
        lambda: batch.step(array(2), arrays),
        lambda: batch.observe(arrays),
        lambda: batch.reset(arrays),
        lambda: batch.sample(array(2)),
        lambda: batch.state(0),
    ):
        with pytest.raises(ValueError, match="the batch is closed"):
            call()
    batch.close()


@pytest.mark.long
def test_memory_does_not_grow_over_a_million_games() -> None:
    batch = Batch(4096, seed=1, threads=2)
    arrays = batch.arrays()
    actions = array(4096)

    def pages_after(games: int) -> int:
        finished = 0
        while finished < games:
            batch.sample(actions)
            batch.step(actions, arrays)
            finished += int(np.count_nonzero(arrays.done))
        return resident_pages()

    before = pages_after(50_000)
    assert pages_after(1_000_000) - before < 16
