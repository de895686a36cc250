"""The options of `azulejos arena`. It imports nothing of the arena: commands start fast."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

EXAMPLES: Final = """\
players:
  level:1 … level:8       a level of the computer player; 1 … 8 is the same
  nodes:N movetime:MS depth:N
                          the search with a limit for each move
  PLAYER@FILE             one of these with another network, made for the same number of players
                          and the same side; @none for the weights alone
  one-ply, random         simple players
  cmd:COMMAND             a program that speaks the engine protocol; cmd: may be left out where
                          COMMAND holds a space or a slash
  NAME=PLAYER             any of them, with a name for tables and records

examples:
  azulejos arena nodes:2000 one-ply --games 400
  azulejos arena 1 2 3 4 5 6 7 --games 400 --plot levels.png
  azulejos arena 'new=./new/azulejos engine' 'old=azulejos engine' --nodes 5000 --sprt 0 10
  azulejos arena level:5 level:4 one-ply --players 3 --side gray

Every game is kept. A run that was stopped goes on with the same command; with more --games it
plays those that are missing.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the players and the options."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = "Matches between players on the same deals, seats rotating."
    parser.epilog = EXAMPLES
    parser.add_argument("entrants", nargs="+", metavar="PLAYER", help="see below")
    games = parser.add_argument_group("games")
    games.add_argument(
        "--games",
        metavar="N",
        help="games of each pairing (of each table of 3 or 4), a multiple of the number of "
        "players; by default 100 deals from each seat",
    )
    games.add_argument(
        "--sprt",
        nargs=2,
        metavar=("ELO0", "ELO1"),
        help="stop as soon as the first of two players is shown to be better by ELO1, or not by "
        "ELO0; --games is the most then (40000 by default)",
    )
    games.add_argument("--alpha", metavar="P", help="chance to accept ELO1 wrongly, 0.05")
    games.add_argument("--beta", metavar="P", help="chance to accept ELO0 wrongly, 0.05")
    games.add_argument("--players", metavar="N", default="2", help="seats at a table: 2, 3 or 4")
    games.add_argument("--side", metavar="SIDE", default="colored", help="colored or gray")
    games.add_argument("--seed", metavar="N", default="1", help="of deals and choices; 1")

    engines = parser.add_argument_group("what players may use")
    engines.add_argument("--movetime", metavar="MS", help="time a move for commands; 100")
    engines.add_argument("--nodes", metavar="N", help="positions a move for commands, not a time")
    engines.add_argument(
        "--grace",
        metavar="MS",
        help="over its time, a command hangs; 5000, or with --nodes, where it has no time, 600000",
    )
    engines.add_argument(
        "--startup", metavar="MS", default="30000", help="time a command has to start; 30000"
    )
    engines.add_argument("--hash", metavar="MB", default="16", help="table of each search; 16")
    engines.add_argument("--threads", metavar="N", default="1", help="of each player; 1")

    running = parser.add_argument_group("where and how")
    running.add_argument("--processes", metavar="N", help="games at a time; one for each core")
    running.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: HOST:PORT or auto"
    )
    running.add_argument(
        "--out", type=Path, metavar="DIR", help="folder of the match; by default below arena/"
    )
    running.add_argument("--plot", type=Path, metavar="FILE", help="draw the result (.png, .svg)")
    running.add_argument("--json", action="store_true", help="one JSON object, not a table")
