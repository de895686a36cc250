"""Declares the options of the terminal's commands. Imports little, so that every command starts
fast: the choices for words are spelled out."""

from __future__ import annotations

import argparse
from pathlib import Path

from azulejos.rules import MAX_PLAYERS, MIN_PLAYERS
from azulejos.words.languages import Language
from azulejos.words.levels import LEVELS


def add_text_arguments(text: argparse.ArgumentParser) -> None:
    """The options of `azulejos text`."""
    _add_game_arguments(text)
    _add_plain(text)


def add_tui_arguments(tui: argparse.ArgumentParser) -> None:
    """The options of `azulejos tui`."""
    tui.description = (
        "Plays on the full screen. The games and the settings are those of azulejos text. Needs "
        "the extra azulejos[tui]."
    )
    _add_game_arguments(tui)


def _add_game_arguments(parser: argparse.ArgumentParser) -> None:
    _add_players(parser, "number of players (default: 2)")
    parser.add_argument("--gray", action="store_true", help="play on the gray side of the wall")
    parser.add_argument(
        "--tactile", action="store_true", help="score 5 for a vertical line instead of 7"
    )
    _add_names(
        parser, "a person at this keyboard; repeat it for more. The computer plays the other seats"
    )
    parser.add_argument("--level", type=int, choices=LEVELS, help="level of the computer players")
    add_voice_arguments(parser)
    _add_new(parser)
    parser.add_argument(
        "--join",
        metavar="LINK",
        help="join a table on a server by a link from the browser: an invitation to sit down, your "
        "seat's link to play on, or the table's link to watch",
    )
    _add_data(parser)


def add_companion_arguments(companion: argparse.ArgumentParser) -> None:
    """The options of `azulejos companion`."""
    _add_players(companion, "number of players")
    companion.add_argument("--gray", action="store_true", help="play on the gray side of the wall")
    which = companion.add_mutually_exclusive_group()
    which.add_argument(
        "--tactile",
        action="store_true",
        help="the tactile set: score 5 for a vertical line, and speak in its words",
    )
    which.add_argument(
        "--classic",
        action="store_true",
        help="the usual set: score 7 for a vertical line; asked for if neither is given",
    )
    companion.add_argument(
        "--late",
        action="store_true",
        help="tell what lies on a factory only when somebody takes from it",
    )
    companion.add_argument(
        "--steps", action="store_true", help="wait for Enter after each sentence of the Wall-tiling"
    )
    _add_names(
        companion,
        "the player in the next seat; computer, or computer:5 for level 5, lets the computer play",
    )
    add_voice_arguments(companion)
    _add_new(companion)
    _add_plain(companion)
    _add_data(companion)


def add_players_arguments(players: argparse.ArgumentParser) -> None:
    """The options of `azulejos players`."""
    _add_language(players)
    players.add_argument("--json", action="store_true", help="print a JSON list, not sentences")


def add_record_arguments(record: argparse.ArgumentParser) -> None:
    """The options of `azulejos record`."""
    record.add_argument("file", type=Path, metavar="FILE", help="a .azul file")
    record.add_argument(
        "--verify", action="store_true", help="also check the deals against the revealed seed"
    )
    record.add_argument("--rounds", action="store_true", help="print the boards after every round")
    record.add_argument("--quiet", action="store_true", help="print only the last line")


def add_export_arguments(export: argparse.ArgumentParser) -> None:
    """The options of `azulejos export`."""
    export.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="a .azul file (default: the rules)"
    )
    add_voice_arguments(export)
    export.add_argument(
        "--braille", action="store_true", help="write a Braille file (BRF); needs liblouis"
    )


def add_voice_arguments(parser: argparse.ArgumentParser) -> None:
    """How the program speaks."""
    _add_language(parser)
    parser.add_argument("--length", choices=("terse", "normal", "full"), help="how much it says")
    parser.add_argument(
        "--letters", choices=("names", "letters", "tactile"), help="how it names colors"
    )


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language", choices=[each.value for each in Language], help="the language it speaks"
    )


def _add_players(parser: argparse.ArgumentParser, text: str) -> None:
    numbers = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    parser.add_argument("--players", type=int, choices=numbers, help=text)


def _add_names(parser: argparse.ArgumentParser, text: str) -> None:
    parser.add_argument(
        "--name", action="append", default=[], dest="names", metavar="NAME", help=text
    )


def _add_new(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--new", action="store_true", help="start a new game even if one is unfinished"
    )


def _add_plain(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--plain", action="store_true", help="accepted for clarity; output is always plain lines"
    )


def _add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder for games and settings")
