"""Measures what a review says: whether luck is luck, and whether blunders are blunders.

    python benchmarks/review.py luck luck.jsonl --players 2 --games 1000 --nodes 6000
    python benchmarks/review.py blunders blunders.jsonl --players 2 --level 5 --blunders 200
    python benchmarks/review.py report *.jsonl

Each stage plays games, every move by a search of so many nodes or by a level, and studies of them
only what it needs; a line a game. A run that was cut short goes on by the same command: games that
are in the file are skipped. Other seeds need other files.

`luck` studies the deals. `blunders` studies the moves, and of every move called a blunder or worse
compares both ends of the round over 256 common refills with 6,000 nodes each, until it has enough
blunders. `report` tells the mean luck, which should be 0 within three standard errors; the variance
of the results that luck leaves; how many blunders are upheld: the mean of the refills is positive
by two standard errors; and in which share of all moves each class begins.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path
from statistics import fmean, stdev, variance
from typing import Any, Final

from azulejos import native
from azulejos.analysis import LIMITS, MoveClass, ReviewedMove, ReviewLimit
from azulejos.analysis.evaluation import Evaluator
from azulejos.analysis.record_review import tasks_of
from azulejos.analysis.studies import DealTask, MoveTask, study_deal, study_move
from azulejos.players.deal_luck import dealt
from azulejos.players.shipped_networks import networks_of
from azulejos.rules import Dealer, Game, Phase, Position, Rules, WallSide

REFILLS: Final = 256
REFILL_NODES: Final = 6_000
HASH_MEGABYTES: Final = 2
BLUNDERS: Final = (MoveClass.BLUNDER, MoveClass.DECISIVE)
BORDERS: Final = (0.02, 0.05, 0.10, 0.20)
SIGMAS: Final = 2.0
LUCK_SIGMAS: Final = 3.0

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Kind:
    """Which games, and how they are reviewed."""

    players: int
    side: str
    level: int
    """0: every move by a search of `nodes`."""
    nodes: int
    limit: str
    seed: int

    @property
    def rules(self) -> Rules:
        return Rules(self.players, WallSide(self.side))

    def __str__(self) -> str:
        played_by = f"level {self.level}" if self.level else f"{self.nodes} nodes"
        return f"{self.players} {self.side}, {played_by}, {self.limit}, seed {self.seed}"


def play_game(kind: Kind, number: int) -> Game:
    """A game between equal players, on deals of its own."""
    searcher = native.Searcher(HASH_MEGABYTES, networks_of(""))
    chosen = native.levels(kind.players)[kind.level - 1] if kind.level else None
    limit = None if kind.level else kind.nodes
    dealer = Dealer(sha256(f"review {kind.seed} {number}".encode()).digest())
    game = Game(kind.rules, starting_seat=number % kind.players)
    while not game.position.is_over:
        position = game.position
        if position.phase is Phase.PREPARING_NEXT_ROUND:
            game.play_legal(dealer.deal(position))
            continue
        state = native.from_position(position)
        move_seed = number * 1000 + len(game.steps)
        best, *_ = searcher.search(state, nodes=limit, level=chosen, seed=move_seed)
        game.play_legal(native.move_of(best.actions[0], kind.rules))
    return game


def study_luck(kind: Kind, number: int) -> Row:
    """A game's result and the luck of its deals."""
    game = play_game(kind, number)
    evaluator, limit = evaluation(kind)
    deals = [
        study_deal(task, evaluator, limit) for task in tasks_of(game) if isinstance(task, DealTask)
    ]
    assert game.outcome is not None, "played to its end"
    winners = game.outcome.winners
    return {
        "game": number,
        "kind": str(kind),
        "start": deals[0].value,
        "result": [(seat in winners) / len(winners) for seat in kind.rules.seats],
        "deals": [[deal.round_number, *deal.luck] for deal in deals],
    }


def study_blunders(kind: Kind, number: int) -> Row:
    """A game's losses, and each blunder over other refills than the review had."""
    game = play_game(kind, number)
    evaluator, limit = evaluation(kind)
    losses, blunders = [], []
    for task in tasks_of(game):
        if isinstance(task, MoveTask):
            move = study_move(task, evaluator, limit)
            confirmed = move.confirmation and move.confirmation.difference
            losses.append(
                [move.round_number, move.loss, move.move_class.value, move.is_counted, confirmed]
            )
            if move.move_class in BLUNDERS:
                blunders.append(check_blunder(task.position, move))
    return {"game": number, "kind": str(kind), "losses": losses, "blunders": blunders}


def evaluation(kind: Kind) -> tuple[Evaluator, ReviewLimit]:
    """What a review of such a game searches with."""
    limit = LIMITS[kind.limit].for_rules(kind.rules)
    return Evaluator(networks_of(""), limit.hash_megabytes, native.StopFlag()), limit


def check_blunder(position: Position, move: ReviewedMove) -> Row:
    """The difference of both ends of the round, with other refills than the review had."""
    evaluator = Evaluator(networks_of(""), HASH_MEGABYTES, native.StopFlag())
    state = native.from_position(position)
    ends = [
        evaluator.line_to_end(
            state, [native.action_of(each, position.rules) for each in line], REFILL_NODES
        ).end
        for line in (move.variation, move.played_variation)
    ]

    def value(end: native.State, refill: int) -> float:
        is_over = native.PHASES[end.phase] is Phase.GAME_OVER
        after = end if is_over else dealt(end, 10**15 + refill)
        return evaluator.value(after, REFILL_NODES).wins[position.seat]

    differences = [value(ends[0], at) - value(ends[1], at) for at in range(REFILLS)]
    return {
        "ply": move.ply,
        "round": move.round_number,
        "loss": move.loss,
        "difference": fmean(differences),
        "standard_error": stdev(differences) / math.sqrt(REFILLS),
    }


def study_games(options: argparse.Namespace) -> None:
    """Plays and studies games until there are enough, and adds a row for each."""
    study = study_luck if options.stage == "luck" else study_blunders
    kind = kind_of(options)
    rows = kept_rows(options.rows, str(kind))
    done = {row["game"] for row in rows}
    blunders = sum(len(row.get("blunders", ())) for row in rows)
    numbers = (
        number
        for number in range(options.first, options.first + options.games)
        if number not in done
    )
    started, studied = time.monotonic(), 0
    with (
        options.rows.open("a", encoding="utf-8") as file,
        ProcessPoolExecutor(options.processes) as pool,
    ):
        due: set[Future[Row]] = set()
        while True:
            is_enough = options.stage == "blunders" and blunders >= options.blunders
            if not is_enough and time.monotonic() - started < options.seconds:
                room = 2 * options.processes - len(due)
                due |= {pool.submit(study, kind, number) for number in islice(numbers, room)}
            if not due:
                break
            finished, due = wait(due, return_when=FIRST_COMPLETED)
            for future in finished:
                row = future.result()
                # Kept as they come, so that a run can be cut short.
                file.write(json.dumps(row) + "\n")
                file.flush()
                studied += 1
                blunders += len(row.get("blunders", ()))
            if studied % 20 < len(finished):
                seconds = (time.monotonic() - started) / studied
                print(
                    f"{kind}: {studied} games, {seconds:.1f} s a game, {blunders} blunders",
                    flush=True,
                )


def kind_of(options: argparse.Namespace) -> Kind:
    """What a file's rows are of; rows of another kind are other games."""
    return Kind(
        options.players, options.side, options.level, options.nodes, options.limit, options.seed
    )


def kept_rows(path: Path, kind: str) -> list[Row]:
    """The rows of a kind that are in a file already. A last line that was torn is cut off."""
    if not path.exists():
        return []
    whole = path.read_bytes()
    whole = whole[: whole.rfind(b"\n") + 1]
    with path.open("r+b") as file:
        file.truncate(len(whole))
    return [row for line in whole.splitlines() if (row := json.loads(line))["kind"] == kind]


def report(paths: list[Path]) -> None:
    rows: dict[tuple[str, bool], dict[int, Row]] = {}
    for path in paths:
        for line in path.read_text("utf-8").splitlines():
            row = json.loads(line)
            rows.setdefault((row["kind"], "blunders" in row), {})[row["game"]] = row
    for (kind, of_blunders), games in sorted(rows.items()):
        print(f"== {kind}: {len(games)} games")
        lines = (loss_lines, blunder_lines) if of_blunders else (luck_lines,)
        for of_games in lines:
            for text in of_games([*games.values()]):
                print(text)


def luck_lines(games: list[Row]) -> Iterator[str]:
    """By the order of the seats, so that the starting seat is always the first."""
    count = len(games[0]["start"])
    if len(games) < 3:
        return

    def ordered(row: Row, of_seats: Sequence[float]) -> list[float]:
        return [of_seats[(row["game"] + at) % count] for at in range(count)]

    lucks = [
        ordered(row, [math.fsum(of_seat) for of_seat in [*zip(*row["deals"], strict=True)][1:]])
        for row in games
    ]
    gains = [
        ordered(row, [end - start for start, end in zip(row["start"], row["result"], strict=True)])
        for row in games
    ]
    for at in range(count if count > 2 else 1):
        yield f"luck of seat {at + 1} from the start: {told([luck[at] for luck in lucks])}"
    gained, left = (
        [each for row in rows for each in row[:-1]]
        for rows in (
            gains,
            [
                [gain - luck for gain, luck in zip(*both, strict=True)]
                for both in zip(gains, lucks, strict=True)
            ],
        )
    )
    yield f"variance of results left after luck: {variance(left) / variance(gained):.2f}"
    deals: dict[int, list[float]] = {}
    for row in games:
        for round_number, *of_seats in row["deals"]:
            deals.setdefault(round_number, []).append(of_seats[0])
    spread = (f"{number}: {stdev(of):.3f}" for number, of in sorted(deals.items()) if len(of) > 2)
    yield f"standard deviation of the luck of a deal, by round: {', '.join(spread)}"


def loss_lines(games: list[Row]) -> Iterator[str]:
    losses = [loss for row in games for loss in row["losses"]]
    counted = [loss for _, loss, _, is_counted, _ in losses if is_counted]
    shares = (
        f"{border:.2f}: {100 * sum(loss >= border for loss in counted) / len(losses):.1f} %"
        for border in BORDERS
    )
    yield f"{len(losses)} moves, {len(counted)} counted; of all lose at least {', '.join(shares)}"
    named = [move_class for _, _, move_class, *_ in losses]
    classes = (
        f"{each.value} {100 * named.count(each.value) / len(named):.1f} %" for each in MoveClass
    )
    yield f"called {', '.join(classes)}"


def blunder_lines(games: list[Row]) -> Iterator[str]:
    blunders = [blunder for row in games for blunder in row["blunders"]]
    parts: Sequence[tuple[str, Callable[[Row], bool]]] = (
        ("blunders, rounds 1 and 2", lambda each: each["round"] < 3),
        ("blunders, later", lambda each: each["round"] >= 3),
        ("blunders, all", lambda _: True),
    )
    for name, belongs in parts:
        if some := [each for each in blunders if belongs(each)]:
            upheld = sum(each["difference"] > SIGMAS * each["standard_error"] for each in some)
            mistakes = sum(each["difference"] >= 0.05 for each in some)
            loss = fmean(each["loss"] for each in some)
            refilled = fmean(each["difference"] for each in some)
            yield (
                f"{name}: {len(some)}, upheld {upheld}"
                f" ({100 * upheld / len(some):.1f} %), at least a mistake {mistakes}"
                f" ({100 * mistakes / len(some):.1f} %), mean loss {loss:.3f}, by refills"
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
    for name, does in (
        ("luck", "play games, and study their deals"),
        ("blunders", "play games, and check the moves that are called blunders"),
    ):
        stage = stages.add_parser(name, help=does)
        stage.add_argument("rows", type=Path, help="the file to add to (.jsonl)")
        stage.add_argument("--players", type=int, default=2, choices=(2, 3, 4))
        stage.add_argument("--side", default="colored", choices=("colored", "gray"))
        stage.add_argument("--first", type=int, default=0, help="number of the first game")
        stage.add_argument("--games", type=int, default=1000, help="at most")
        if name == "blunders":
            stage.add_argument("--blunders", type=int, default=200, help="enough of them")
        stage.add_argument("--seconds", type=float, default=math.inf, help="start no game later")
        stage.add_argument("--nodes", type=int, default=6_000, help="of each move")
        stage.add_argument("--level", type=int, default=0, help="a level instead of nodes")
        stage.add_argument("--limit", default="quick", choices=tuple(LIMITS))
        stage.add_argument("--seed", type=int, default=1)
        stage.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    report_stage = stages.add_parser("report", help="tell what the games came to")
    report_stage.add_argument("rows", type=Path, nargs="+", help="files that the stages wrote")
    options = parser.parse_args()
    if options.stage == "report":
        report(options.rows)
    else:
        study_games(options)


if __name__ == "__main__":
    main()
