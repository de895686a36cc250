"""Declares the options of `azulejos serve` and `azulejos play`. Imports only the server's limits,
so that the command line starts fast."""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import Final

from . import limits

_BURSTS: Final = f"bursts of {limits.BURST_SECONDS:g} times as many"


def add_serve_arguments(serve: argparse.ArgumentParser) -> None:
    """Adds the options of `azulejos serve`."""
    serve.description = (
        "Serves the browser client and its tables over HTTP and WebSocket, until Ctrl-C. The data "
        "folder keeps everything, so games go on after a restart. Logs are lines of JSON on "
        "standard error. /health answers ok, /metrics has figures for Prometheus."
    )
    serve.add_argument(
        "--host",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="address to listen on (default: 127.0.0.1, which only this computer can reach)",
    )
    _add_common_arguments(serve)
    serve.add_argument(
        "--database",
        metavar="URL",
        help="a PostgreSQL database, as postgresql://user@host/name, instead of SQLite in the "
        "data folder; needs the extra azulejos[postgresql]",
    )
    serve.add_argument(
        "--no-pages", action="store_true", help="serve programs only, without the browser client"
    )
    serve.add_argument(
        "--proxy",
        action="append",
        default=[],
        dest="proxies",
        metavar="ADDRESS",
        help="a reverse proxy, or its network, whose X-Forwarded-For and -Proto to trust",
    )
    serve.add_argument(
        "--name",
        action="append",
        default=[],
        dest="names",
        metavar="NAME",
        help="a host name of this server, as azulejos.example.org; addresses, localhost and this "
        "computer's own name need none",
    )
    serve.add_argument(
        "--origin",
        action="append",
        default=[],
        dest="origins",
        metavar="URL",
        help="another site whose pages may use the server, as https://example.org",
    )
    serve.add_argument(
        "--rate",
        type=positive,
        default=limits.REQUESTS_PER_SECOND,
        metavar="N",
        help=f"changes per second for each address (default: %(default)g); {_BURSTS}",
    )
    serve.add_argument(
        "--reads",
        type=positive,
        default=limits.READS_PER_SECOND,
        metavar="N",
        help=f"reads per second for each address (default: %(default)g); {_BURSTS}",
    )
    serve.add_argument(
        "--tables",
        type=positive,
        default=limits.TABLES_PER_HOUR,
        metavar="N",
        help="new tables per hour for each address (default: %(default)g); a third of them at once",
    )
    serve.add_argument(
        "--sockets",
        type=positive_whole,
        default=limits.SOCKETS_PER_ADDRESS,
        metavar="N",
        help="open sockets and streams for each address (default: %(default)s)",
    )
    serve.add_argument(
        "--keep",
        type=int,
        default=limits.FINISHED_DAYS,
        metavar="DAYS",
        help="days to keep a finished game (default: %(default)s)",
    )


def add_play_arguments(play: argparse.ArgumentParser) -> None:
    """Adds the options of `azulejos play`."""
    play.description = (
        "Serves on this computer only, and opens a browser on a table against the computer. "
        "Ctrl-C ends it; unfinished games go on the next time."
    )
    _add_common_arguments(play)
    play.add_argument("--no-browser", action="store_true", help="only print the address")


def _add_common_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (default: 8000)")
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="folder for the tables and the server's key"
    )
    parser.add_argument(
        "--bots",
        type=positive_whole,
        metavar="N",
        help="computer players that may think at the same time",
    )


def positive(text: str) -> float:
    """A number above 0, for a rate that something is divided by. Raises ArgumentTypeError."""
    return _above_0(text, float)


def positive_whole(text: str) -> int:
    """The same for a whole number."""
    return int(_above_0(text, int))


def _above_0(text: str, kind: type[float]) -> float:
    whole = "whole " if kind is int else ""
    try:
        number = kind(text)
    except ValueError:
        number = math.nan
    if not (math.isfinite(number) and number > 0):
        raise argparse.ArgumentTypeError(f"must be a {whole}number above 0, not {text!r}")
    return number
