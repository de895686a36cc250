"""Positions set up in a few words, and games played by rote or by chance, for all tests.

A table is written as in a position code, but without counting: boards that are not named are
empty, and every tile that lies nowhere else is in the bag.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from hypothesis import strategies as st

from azulejos.notation import format_move, parse_position, parse_step
from azulejos.rules import (
    COLOR_LETTERS,
    FLOOR,
    SEED_BYTES,
    TACTILE_VERTICAL_LINE_BONUS,
    TILES_PER_COLOR,
    VERTICAL_LINE_BONUS,
    Dealer,
    Event,
    Game,
    Move,
    Phase,
    PlayerMove,
    Position,
    Refusal,
    Rules,
    Step,
    WallSide,
)

VECTORS: Final = Path(__file__).parent / "vectors"

EMPTY_LINES: Final = "-/-/-/-/-"
EMPTY_WALL: Final = "...../...../...../...../....."
PLAYERS: Final = (2, 3, 4)

ALL_RULES: Final = tuple(
    Rules(players, side, bonus)
    for players in PLAYERS
    for side in WallSide
    for bonus in (VERTICAL_LINE_BONUS, TACTILE_VERTICAL_LINE_BONUS)
)


def board(
    score: int = 0, lines: str = EMPTY_LINES, wall: str = EMPTY_WALL, floor: str = "-"
) -> str:
    """The BOARD field of a position code."""
    return f"{score}:{lines}:{wall}:{floor}"


def code(table: str, *boards: str, bag: str | None = None) -> str:
    """A whole position code from `RULES ROUND PHASE START MARKER FACTORIES CENTER` and boards.

    Tiles that are not named lie in the bag; where `bag` says what is in it, in the lid.
    Nothing is checked: the code may be one that must be refused.
    """
    *_, factories, center = table.split(" ")
    num_players = (len(factories.split("/")) - 1) // 2
    seats = [*boards, *[board()] * (num_players - len(boards))]
    on_table = factories + center + "".join(seats)
    rest = [TILES_PER_COLOR - on_table.count(letter) for letter in COLOR_LETTERS]
    if bag is None:
        bag, lid = _counts(rest), _counts([0] * len(rest))
    else:
        drawn = map(int, bag.split(","))
        lid = _counts([left - count for left, count in zip(rest, drawn, strict=True)])
    return " ".join([table, bag, lid, *seats])


def set_up(table: str, *boards: str, bag: str | None = None) -> Position:
    """The position of `code`."""
    return parse_position(code(table, *boards, bag=bag))


class Played(NamedTuple):
    """Where some steps led, and all that happened on the way."""

    position: Position
    events: tuple[Event, ...]


def play(position: Position, *steps: str) -> Played:
    """Plays steps, each checked; raises IllegalStepError where one is not allowed."""
    game = Game(position)
    events = [event for step in steps for event in game.play(parse_step(step))]
    return Played(game.position, tuple(events))


def why_not(position: Position, step: str) -> Refusal | None:
    return position.why_not(parse_step(step))


def legal(position: Position) -> set[str]:
    """The legal moves as they are written."""
    return {format_move(move) for move in position.legal_moves}


def next_step(position: Position, dealer: Dealer, rng: Random, care: float = 0.5) -> Step:
    """What comes next in a game of chance; `care` is how often the floor line is avoided."""
    if position.phase is Phase.PREPARING_NEXT_ROUND:
        return dealer.deal(position)
    moves = list(position.legal_moves)
    if rng.random() < care:
        moves = [move for move in moves if not _is_to_floor(move)] or moves
    return rng.choice(moves)


def random_game(
    rules: Rules, seed: int, *, starting_seat: int = 0, care: float = 0.5, max_steps: int = 500
) -> Game:
    """A game played by chance to its end, or to `max_steps`: nothing else ends it for sure."""
    rng = Random(seed)
    dealer = Dealer(rng.randbytes(SEED_BYTES))
    game = Game(rules, starting_seat)
    while not game.position.is_over and len(game.steps) < max_steps:
        game.play(next_step(game.position, dealer, rng, care))
    return game


@st.composite
def random_games(draw: st.DrawFn, rules: tuple[Rules, ...] = ALL_RULES) -> Game:
    """Games of every kind of table, some stopped on the way."""
    chosen = draw(st.sampled_from(rules))
    return random_game(
        chosen,
        seed=draw(st.integers(0, 2**32 - 1)),
        starting_seat=draw(st.sampled_from(chosen.seats)),
        care=draw(st.sampled_from((1.0, 0.8, 0.0))),
        max_steps=draw(st.integers(0, 300)),
    )


def vector_lines(name: str) -> Iterator[str]:
    """The lines of a file of test vectors, without its comments."""
    for line in (VECTORS / name).read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            yield line


def _counts(counts: list[int]) -> str:
    return ",".join(map(str, counts))


def _is_to_floor(move: PlayerMove) -> bool:
    return isinstance(move, Move) and move.destination == FLOOR
