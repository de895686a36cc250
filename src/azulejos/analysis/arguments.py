"""Declares the options of `azulejos review`. Imports nothing of the analysis, to start fast."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from azulejos.words.languages import Language

LIMIT_NAMES: Final = ("quick", "normal", "deep")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the file and the options."""
    parser.description = (
        "Says what each move and each deal of a recorded game was worth: luck and skill apart, "
        "the mistakes, and what would have been better."
    )
    parser.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE",
        help="a .azul file (default: your last finished game, told by ear)",
    )
    parser.add_argument(
        "--limit", choices=LIMIT_NAMES, default="quick", help="how much it thinks (default: quick)"
    )
    output = parser.add_mutually_exclusive_group()
    output.add_argument("--json", action="store_true", help="print a JSON object a game")
    output.add_argument("--azul", action="store_true", help="print the record, with comments")
    output.add_argument("--html", type=Path, metavar="FILE", help="write a page with the graph")
    parser.add_argument(
        "--threads", type=int, metavar="N", help="threads, or games at a time (default: one a core)"
    )
    parser.add_argument(
        "--language", choices=[each.value for each in Language], help="the language it speaks"
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder for games and settings")
