"""Measures what a review says: whether luck is luck, and whether blunders are blunders.

    python benchmarks/review.py play rows.jsonl --players 2 --games 100 --nodes 6000
    python benchmarks/review.py play level-5.jsonl --level 5 --games 100
    python benchmarks/review.py report *.jsonl

A run that was cut short goes on by the same command: games that are in the file are skipped. Other
seeds need other files.

`play` plays games, every move by a search of so many nodes or by a level, and reviews each. A line
a game: its result, its luck, and of every move called a blunder or worse the difference of both
ends of the round, over 256 common refills with 6,000 nodes each. `report` tells the mean luck,
which should be 0 within three standard errors; the variance of the results that luck leaves; and
how many blunders are upheld: the mean of the refills is positive by two standard errors.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from itertools import islice
from pathlib import Path
from statistics import fmean, stdev, variance
from typing import Any, Final

from azulejos import native
from azulejos.analysis import LIMITS, MoveClass, Reviewer
from azulejos.analysis.evaluation import Evaluator
from azulejos.analysis.record_review import tasks_of
from azulejos.analysis.studies import MoveTask
from azulejos.notation import record_game
from azulejos.players.deal_luck import dealt
from azulejos.players.shipped_networks import networks_of
from azulejos.rules import Dealer, Game, Phase, Position, Rules, WallSide

REFILLS: Final = 256
REFILL_NODES: Final = 6_000
HASH_MEGABYTES: Final = 2
BLUNDERS: Final = (MoveClass.BLUNDER, MoveClass.DECISIVE)
SIGMAS: Final = 2.0
LUCK_SIGMAS: Final = 3.0

Row = dict[str, Any]
Task = tuple[int, str, int, int, int, str, int]


def play_game(rules: Rules, number: int, seed: int, nodes: int, level: int) -> Game:
    """A game between equal players, on deals of its own."""
    searcher = native.Searcher(HASH_MEGABYTES, networks_of(""))
    chosen = native.levels()[level - 1] if level else None
    dealer = Dealer(sha256(f"review {seed} {number}".encode()).digest())
    game = Game(rules, starting_seat=number % rules.num_players)
    while not game.position.is_over:
        position = game.position
        if position.phase is Phase.PREPARING_NEXT_ROUND:
            game.play_legal(dealer.deal(position))
            continue
        state = native.from_position(position)
        limit = None if level else nodes
        move_seed = number * 1000 + len(game.steps)
        best, *_ = searcher.search(state, nodes=limit, level=chosen, seed=move_seed)
        game.play_legal(native.move_of(best.actions[0], rules))
    return game


def check_blunder(position: Position, best: list[int], played: list[int]) -> dict[str, float]:
    """The difference of both ends of the round, with other refills than the review had."""
    evaluator = Evaluator(networks_of(""), HASH_MEGABYTES, native.StopFlag())
    state = native.from_position(position)
    ends = [evaluator.line_to_end(state, line, REFILL_NODES).end for line in (best, played)]

    def value(end: native.State, refill: int) -> float:
        is_over = native.PHASES[end.phase] is Phase.GAME_OVER
        after = end if is_over else dealt(end, 10**15 + refill)
        return evaluator.value(after, REFILL_NODES).wins[position.seat]

    differences = [value(ends[0], at) - value(ends[1], at) for at in range(REFILLS)]
    return {
        "difference": fmean(differences),
        "standard_error": stdev(differences) / math.sqrt(REFILLS),
    }


def review_game(task: Task) -> Row:
    players, side, number, seed, nodes, limit, level = task
    rules = Rules(players, WallSide(side))
    game = play_game(rules, number, seed, nodes, level)
    review = Reviewer(LIMITS[limit], networks_of("")).review(record_game(game))
    positions = {each.ply: each.position for each in tasks_of(game) if isinstance(each, MoveTask)}
    blunders = []
    for move in review.moves:
        if move.move_class in BLUNDERS:
            lines = [
                [native.action_of(each, rules) for each in line]
                for line in (move.variation, move.played_variation)
            ]
            checked = check_blunder(positions[move.ply], *lines)
            blunders.append({"round": move.round_number, "loss": move.loss, **checked})
    return {
        "game": number,
        "kind": kind(players, side, level, nodes, limit),
        "start": review.start,
        "result": review.result,
        "luck": [each.luck for each in review.seats],
        "deals": [[deal.round_number, *deal.luck] for deal in review.deals],
        "moves": len(review.moves),
        "blunders": blunders,
    }


def play(options: argparse.Namespace) -> None:
    done = played_games(options.rows, kind_of(options))
    if done:
        print(f"{len(done)} games are there already")
    tasks: Iterator[Task] = (
        (
            options.players,
            options.side,
            number,
            options.seed,
            options.nodes,
            options.limit,
            options.level,
        )
        for number in range(options.first, options.first + options.games)
        if number not in done
    )
    started, reviewed = time.monotonic(), 0
    with (
        options.rows.open("a", encoding="utf-8") as file,
        ProcessPoolExecutor(options.processes) as pool,
    ):
        # Kept as they come, so that a run can be cut short.
        while batch := list(islice(tasks, 4 * options.processes)):
            for row in pool.map(review_game, batch):
                file.write(json.dumps(row) + "\n")
                file.flush()
                reviewed += 1
            seconds = (time.monotonic() - started) / reviewed
            print(f"{reviewed} games, {seconds:.1f} s a game", flush=True)


def kind_of(options: argparse.Namespace) -> str:
    """What a file's rows are of; rows of another kind are other games."""
    return kind(options.players, options.side, options.level, options.nodes, options.limit)


def kind(players: int, side: str, level: int, nodes: int, limit: str) -> str:
    players_are = f"level {level}" if level else f"{nodes} nodes"
    return f"{players} {side}, {players_are}, {limit}"


def played_games(path: Path, wanted: str) -> set[int]:
    """The numbers of the games that are in a file already. A last line that was torn is cut off."""
    if not path.exists():
        return set()
    whole = path.read_bytes()
    whole = whole[: whole.rfind(b"\n") + 1]
    with path.open("r+b") as file:
        file.truncate(len(whole))
    rows = [json.loads(line) for line in whole.splitlines()]
    return {row["game"] for row in rows if row["kind"] == wanted}


def report(paths: list[Path]) -> None:
    rows: dict[str, list[Row]] = {}
    for path in paths:
        for line in path.read_text("utf-8").splitlines():
            row = json.loads(line)
            rows.setdefault(row["kind"], []).append(row)
    for kind, games in rows.items():
        print(f"== {kind}: {len(games)} games, {sum(row['moves'] for row in games)} moves")
        for text in [*luck_lines(games), *blunder_lines(games)]:
            print(text)


def luck_lines(games: list[Row]) -> Iterator[str]:
    """Of the starting seat, so that each game counts once."""
    seats = range(len(games[0]["start"]))
    starters = [row["game"] % len(seats) for row in games]
    luck = [row["luck"][seat] for row, seat in zip(games, starters, strict=True)]
    if len(games) < 3:
        return
    yield f"luck of the starting seat: {told(luck)}"
    gained = [row["result"][seat] - row["start"][seat] for row in games for seat in (*seats[:-1],)]
    left = [
        row["result"][seat] - row["start"][seat] - row["luck"][seat]
        for row in games
        for seat in (*seats[:-1],)
    ]
    yield f"variance of results left after luck: {variance(left) / variance(gained):.2f}"
    deals: dict[int, list[float]] = {}
    for row in games:
        for round_number, *of_seats in row["deals"]:
            deals.setdefault(round_number, []).append(of_seats[0])
    spread = (f"{number}: {stdev(of):.3f}" for number, of in sorted(deals.items()) if len(of) > 2)
    yield f"standard deviation of the luck of a deal, by round: {', '.join(spread)}"


def blunder_lines(games: list[Row]) -> Iterator[str]:
    blunders = [blunder for row in games for blunder in row["blunders"]]
    for name, some in (
        ("rounds 1 and 2", [each for each in blunders if each["round"] < 3]),
        ("later", [each for each in blunders if each["round"] >= 3]),
        ("all", blunders),
    ):
        if some:
            upheld = sum(each["difference"] > SIGMAS * each["standard_error"] for each in some)
            mistakes = sum(each["difference"] >= 0.05 for each in some)
            loss = fmean(each["loss"] for each in some)
            refilled = fmean(each["difference"] for each in some)
            yield (
                f"blunders, {name}: {len(some)}, upheld {upheld}"
                f" ({100 * upheld / len(some):.0f} %), at least a mistake {mistakes}"
                f" ({100 * mistakes / len(some):.0f} %), mean loss {loss:.3f}, by refills"
                f" {refilled:.3f}"
            )


def told(numbers: list[float]) -> str:
    error = stdev(numbers) / math.sqrt(len(numbers))
    mean = fmean(numbers)
    holds = "within" if abs(mean) <= LUCK_SIGMAS * error else "BEYOND"
    return f"mean {mean:+.4f}, standard error {error:.4f}, {holds} three of them"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    stages = parser.add_subparsers(dest="stage", required=True)
    play_stage = stages.add_parser("play", help="play and review games")
    play_stage.add_argument("rows", type=Path, help="the file to add to (.jsonl)")
    play_stage.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
    play_stage.add_argument("--side", default="colored", choices=("colored", "gray"))
    play_stage.add_argument("--games", type=int, default=100)
    play_stage.add_argument("--first", type=int, default=0, help="number of the first game")
    play_stage.add_argument("--nodes", type=int, default=6_000, help="of each move")
    play_stage.add_argument("--level", type=int, default=0, help="a level instead of nodes")
    play_stage.add_argument("--limit", default="quick", choices=tuple(LIMITS))
    play_stage.add_argument("--seed", type=int, default=1)
    play_stage.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    report_stage = stages.add_parser("report", help="tell what the games came to")
    report_stage.add_argument("rows", type=Path, nargs="+", help="files that play wrote")
    options = parser.parse_args()
    if options.stage == "play":
        play(options)
    else:
        report(options.rows)


if __name__ == "__main__":
    main()
