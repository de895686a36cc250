"""Declares the options of `azulejos arena` and `azulejos export-games`. Imports nothing else of
the arena, to start fast."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

_EXPORTABLE: Final = """\
players, one for all seats or one for each:
  level:1 … level:7, nodes:N, depth:N
                          as for azulejos arena, without those that think by the clock: their games
                          would not repeat
  PLAYER@FILE             one of these with another network; @none for the hand-written weights

examples:
  azulejos export-games level:5 --games 1000 --out games
  azulejos export-games nodes:2000@my.net nodes:2000 --players 2 --side gray --out games

The same command goes on with games that were stopped; with more --games it plays those that are
missing.
"""

EXAMPLES: Final = """\
players:
  level:1 … level:8       a level of the computer player; 1 … 8 is the same
  nodes:N movetime:MS depth:N
                          the search with a limit for each move
  PLAYER@FILE             one of these with another network, made for the same number of players
                          and the same side; @none for the hand-written weights
  one-ply, random         simple players
  cmd:COMMAND             a program that speaks the engine protocol; cmd: may be left out where
                          COMMAND has a space or a slash
  NAME=PLAYER             any of them, with a name for tables and records

examples:
  azulejos arena nodes:2000 one-ply --games 400
  azulejos arena 1 2 3 4 5 6 7 --games 400 --plot levels.png
  azulejos arena 'new=./new/azulejos engine' 'old=azulejos engine' --nodes 5000 --sprt 0 10
  azulejos arena level:5 level:4 one-ply --players 3 --side gray

Every game is kept. The same command resumes a match that was stopped; with more --games it plays
those that are missing.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the players and the options."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = "Play matches between players on the same deals, rotating the seats."
    parser.epilog = EXAMPLES
    parser.add_argument("entrants", nargs="+", metavar="PLAYER", help="see below")
    games = parser.add_argument_group("games")
    games.add_argument(
        "--games",
        metavar="N",
        help="games of each pairing (of each table of 3 or 4), a multiple of the number of "
        "players; default: 100 deals from each seat",
    )
    games.add_argument(
        "--sprt",
        nargs=2,
        metavar=("ELO0", "ELO1"),
        help="stop as soon as a sequential test accepts that the first player is ELO1 better, or "
        "only ELO0; plays at most --games (default 40000)",
    )
    games.add_argument(
        "--alpha", metavar="P", help="chance of accepting ELO1 wrongly; default 0.05"
    )
    games.add_argument("--beta", metavar="P", help="chance of accepting ELO0 wrongly; default 0.05")
    games.add_argument("--players", metavar="N", default="2", help="seats at a table: 2, 3 or 4")
    games.add_argument("--side", metavar="SIDE", default="colored", help="colored or gray")
    games.add_argument(
        "--seed", metavar="N", default="1", help="seed of deals and choices; default 1"
    )

    engines = parser.add_argument_group("resources of the players")
    engines.add_argument(
        "--movetime", metavar="MS", help="milliseconds a move for commands; default 100"
    )
    engines.add_argument(
        "--nodes", metavar="N", help="nodes a move for commands, instead of a time"
    )
    engines.add_argument(
        "--grace",
        metavar="MS",
        help="time over its limit before a command counts as hanging; default 5000, or 600000 "
        "with --nodes",
    )
    engines.add_argument(
        "--startup",
        metavar="MS",
        default="30000",
        help="time for a command to start; default 30000",
    )
    engines.add_argument(
        "--hash", metavar="MB", default="16", help="hash table of each search; default 16"
    )
    engines.add_argument(
        "--threads", metavar="N", default="1", help="threads of each player; default 1"
    )

    running = parser.add_argument_group("where to play, and what to write")
    running.add_argument(
        "--processes", metavar="N", help="games at a time; default: one for each core"
    )
    running.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster: HOST:PORT or auto"
    )
    running.add_argument(
        "--out", type=Path, metavar="DIR", help="folder of the match; default: a folder in arena/"
    )
    running.add_argument("--plot", type=Path, metavar="FILE", help="draw the result (.png, .svg)")
    running.add_argument(
        "--json", action="store_true", help="print one JSON object instead of a table"
    )


def add_export_games_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the options of `azulejos export-games`, which names players alike."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = (
        "Play games of the computer players, and write positions, moves and values as arrays."
    )
    parser.epilog = _EXPORTABLE
    parser.add_argument("entrants", nargs="+", metavar="PLAYER", help="see below")
    parser.add_argument("--games", metavar="N", default="100", help="how many; default 100")
    parser.add_argument("--players", metavar="N", default="2", help="seats at a table: 2, 3 or 4")
    parser.add_argument("--side", metavar="SIDE", default="colored", help="colored or gray")
    parser.add_argument("--seed", metavar="N", default="1", help="seed of the games; default 1")
    parser.add_argument("--per-file", metavar="N", default="25", help="games of a file; default 25")
    parser.add_argument(
        "--processes", metavar="N", help="files at a time; default: one for each core"
    )
    parser.add_argument(
        "--out", type=Path, metavar="DIR", required=True, help="folder for the files"
    )
