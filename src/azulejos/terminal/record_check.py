"""`azulejos record`: replays the games of a file, checks them, and prints their boards."""

from __future__ import annotations

import sys
from pathlib import Path

from azulejos.notation import (
    NotationError,
    Record,
    RecordError,
    read_records,
    record_result,
    replay,
    verify_deals,
)
from azulejos.rules import Game, Outcome, Phase, Position, WinReason
from azulejos.words.board_drawing import draw_boards


def check_records(path: Path, *, verify: bool, every_round: bool, quiet: bool) -> bool:
    """Checks every game of a file, one at a time; True if all are valid.

    A game that does not hold is told on standard error and the next one is read; text that
    can't be read ends it, since nobody knows where the next game would start.
    """
    checked = wrong = uncommitted = 0
    try:
        for record in read_records(path):
            checked += 1
            try:
                game = replay(record)
                if verify:
                    verify_deals(record)
                    uncommitted += record.tag("Commit") is None
            except RecordError as error:
                wrong += 1
                print(f"{path}: {error}", file=sys.stderr)
                continue
            if not quiet:
                _print_game(checked, record, game, verify=verify, every_round=every_round)
    except NotationError as error:
        wrong += 1
        print(f"{path}: {error}", file=sys.stderr)
    if not checked and not wrong:
        print(f"{path}: there is no game in it", file=sys.stderr)
        return False
    games = f"{checked} {'game' if checked == 1 else 'games'} replayed"
    if wrong:
        print(f"{games}: {wrong} with an error")
    else:
        print(f"{games}: all in order{', deals as the seed gives them' if verify else ''}")
    if uncommitted:
        print(f"{uncommitted} without a Commit: nothing shows that the seed was fixed beforehand")
    return not wrong


def _print_game(
    number: int, record: Record, game: Game, *, verify: bool, every_round: bool
) -> None:
    names = [record.tag(f"Seat{seat + 1}") or "?" for seat in game.rules.seats]
    print(f"Game {number}, {', '.join(names)}")
    if every_round:
        for before, after in zip(game.positions, game.positions[1:], strict=False):
            if after.phase is Phase.PREPARING_NEXT_ROUND:
                print(f"After round {before.round_number}")
                _print_boards(after, names)
    state = "Final boards" if game.outcome else f"Boards in round {game.position.round_number}"
    print(state)
    _print_boards(game.position, names)
    outcome = record_result(record, game).outcome
    if outcome:
        print(_describe_outcome(outcome, names))
    else:
        print(f"Result: {record.tag('Result')}, {record.tag('Termination') or 'unfinished'}.")
    if verify:
        print("Every deal is what the seed gives.")
    print()


def _print_boards(position: Position, names: list[str]) -> None:
    for line in draw_boards(position, names):
        print(line)


def _describe_outcome(outcome: Outcome, names: list[str]) -> str:
    """Who won, and why."""
    winners = " and ".join(f"seat {seat + 1}, {names[seat]}" for seat in outcome.winners)
    match outcome.decided_by:
        case WinReason.POINTS:
            return f"Winner: {winners}."
        case WinReason.HORIZONTAL_LINES:
            return f"Winner: {winners}, by more complete horizontal lines."
        case WinReason.SHARED:
            return f"Shared victory: {winners}."
