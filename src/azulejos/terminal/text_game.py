"""The simplest text game: one person against computer players, by reading and typing lines."""

from __future__ import annotations

import textwrap
import threading
from collections.abc import Iterator

from azulejos.notation import NotationError, format_move, format_position, parse_move
from azulejos.players import Limits, OnePlyPlayer, Settings
from azulejos.rules import (
    Dealer,
    Game,
    IllegalStepError,
    Outcome,
    Phase,
    PlayerMove,
    Rules,
    TilesFell,
    WinReason,
)

from .boards import draw_board, draw_boards, draw_table

HELP = """\
Type a move: source, color, destination.
  3R4  takes red from factory 3 to pattern line 4
  CK0  takes black from the center to the floor line
  T25  puts the tile of pattern line 2 into column 5 (gray side)
Colors: B blue, Y yellow, R red, K black, W white.
Or: boards, table, legal, hint, undo, code, help, quit."""


class TextGame:
    """Seat 1 types; the others are played by the computer."""

    def __init__(self, rules: Rules, dealer: Dealer) -> None:
        self.game = Game(rules)
        self._dealer = dealer
        self._player = OnePlyPlayer()
        self._names = ["you", *[f"computer {seat}" for seat in rules.seats[1:]]]

    def run(self) -> None:
        """Plays until the game is over or the person quits; Ctrl-C and Ctrl-D quit too."""
        print("You are seat 1. Type help for help.")
        while not self.game.position.is_over:
            if self.game.position.phase is Phase.PREPARING_NEXT_ROUND:
                self.game.play(self._dealer.deal(self.game.position))
                print(f"\nRound {self.game.position.round_number}")
                self._print(self._everything())
            elif self.game.position.seat != 0:
                self._play(format_move(self._best_move()))
            elif not self._ask():
                print("Goodbye.")
                return
        self._print(draw_boards(self.game.position, self._names))
        outcome = self.game.outcome
        assert outcome is not None, "the game is over"
        print(describe_outcome(outcome, self._names))

    def _ask(self) -> bool:
        """Reads one line and carries it out; False to quit."""
        try:
            line = input("Your move: ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return False
        match line.lower():
            case "":
                pass
            case "quit":
                return False
            case "help":
                print(HELP)
            case "boards":
                self._print(draw_boards(self.game.position, self._names))
            case "table":
                self._print(self._everything())
            case "legal":
                self._say(" ".join(map(format_move, self.game.position.legal_moves)))
            case "hint":
                print(f"Perhaps {format_move(self._best_move())}.")
            case "code":
                print(format_position(self.game.position))
            case "undo":
                self._undo()
            case _:
                self._play(line.upper())
        return True

    def _play(self, text: str) -> None:
        seat = self.game.position.seat
        try:
            events = self.game.play(parse_move(text))
        except NotationError as error:
            self._say(f"{error}. Type help for help.")
            return
        except IllegalStepError as error:
            self._say(f"{text} can't be played: {error.refusal}. Type legal for what can.")
            return
        fallen = sum(event.to_floor for event in events if isinstance(event, TilesFell))
        print(f"Seat {seat + 1}, {self._names[seat]}: {text}" + (f", {fallen} fell" * bool(fallen)))
        if self.game.position.seat == 0 and self.game.position.phase is Phase.FACTORY_OFFER:
            self._print(self._everything())

    def _undo(self) -> None:
        """Goes back to the person's last move, but never across a deal."""
        for index in range(len(self.game.steps) - 1, -1, -1):
            before = self.game.positions[index]
            if before.phase is Phase.PREPARING_NEXT_ROUND:
                break
            if before.seat == 0:
                self.game.undo_to(index)
                self._print(self._everything())
                return
        print("There is nothing to take back in this round.")

    def _best_move(self) -> PlayerMove:
        return self._player.think(
            self.game.position, Limits(), Settings(), threading.Event(), lambda _: None
        )

    def _everything(self) -> Iterator[str]:
        yield from draw_table(self.game.position)
        yield from draw_board(self.game.position.boards[0], self.game.rules.side)

    @staticmethod
    def _print(lines: Iterator[str]) -> None:
        for line in lines:
            print(line)

    @staticmethod
    def _say(text: str) -> None:
        """Prints a sentence, or a list of moves, on lines of at most 80 columns."""
        print(textwrap.fill(text, 80))


def describe_outcome(outcome: Outcome, names: list[str]) -> str:
    """Who won, and why."""
    winners = " and ".join(f"seat {seat + 1}, {names[seat]}" for seat in outcome.winners)
    match outcome.decided_by:
        case WinReason.POINTS:
            return f"Winner: {winners}."
        case WinReason.HORIZONTAL_LINES:
            return f"Winner: {winners}, by more complete horizontal lines."
        case WinReason.SHARED:
            return f"Shared victory: {winners}."
