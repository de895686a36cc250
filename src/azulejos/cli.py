"""The command `azulejos`."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from azulejos import __version__
from azulejos.arena.arguments import add_arguments as add_arena_arguments
from azulejos.rules import MAX_PLAYERS, MIN_PLAYERS


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a subcommand; answers the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    # Plain text is the only front so far, so it is what a bare `azulejos` starts, everywhere.
    options = _parser().parse_args(given or ["text"])
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except BrokenPipeError:
        # The reader has gone; keep Python from complaining about it again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 128 + signal.SIGPIPE
    except OSError as error:
        print(f"azulejos: {error}", file=sys.stderr)
        return 1
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="azulejos",
        description="The tile game. An unofficial implementation.",
        epilog="Without a command it plays, as azulejos text does.",
    )
    parser.add_argument("--version", action="version", version=f"azulejos {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    _add_text(commands.add_parser("text", help="play in plain text, by reading and typing lines"))

    players = commands.add_parser("players", help="the levels of the computer players")
    _add_language(players)
    players.add_argument("--json", action="store_true", help="a JSON list in place of sentences")
    players.set_defaults(run=_players)

    engine = commands.add_parser("engine", help="speak the engine protocol, line by line")
    engine.set_defaults(run=_engine)

    record = commands.add_parser("record", help="replay and check game records, print the boards")
    record.add_argument("file", type=Path, metavar="FILE", help="a .azul file")
    record.add_argument(
        "--verify", action="store_true", help="check the deals against the revealed seed too"
    )
    record.add_argument("--rounds", action="store_true", help="print the boards of every round")
    record.add_argument("--quiet", action="store_true", help="print the last line only")
    record.set_defaults(run=_record)

    _add_export(
        commands.add_parser("export", help="the rules, or games, as text to be read by ear")
    )

    arena = commands.add_parser("arena", help="play matches between players, and rate them")
    add_arena_arguments(arena)
    arena.set_defaults(run=_arena)

    _add_serve(commands.add_parser("serve", help="let people and programs play over the network"))

    bench = commands.add_parser("bench", help="measure the speed of the core")
    bench.add_argument("--json", action="store_true", help="one JSON object in place of a table")
    bench.set_defaults(run=_bench)
    return parser


def _add_text(text: argparse.ArgumentParser) -> None:
    """The options of `text`. The words are imported late, so their choices are spelled out."""
    numbers = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    text.add_argument("--players", type=int, choices=numbers, help="how many play, 2 by default")
    text.add_argument("--gray", action="store_true", help="play on the gray side of the wall")
    text.add_argument("--tactile", action="store_true", help="a vertical line is worth 5, not 7")
    text.add_argument(
        "--name",
        action="append",
        default=[],
        dest="names",
        metavar="NAME",
        help="a person at this keyboard; once for each, the other seats are computer players",
    )
    text.add_argument("--level", type=int, choices=range(1, 9), help="of the computer players")
    _add_voice(text)
    text.add_argument(
        "--new", action="store_true", help="start a new game although one is unfinished"
    )
    text.add_argument("--plain", action="store_true", help="plain lines: what it always writes")
    text.add_argument("--data", type=Path, metavar="DIR", help="where games and settings are kept")
    text.set_defaults(run=lambda options: _text(text, options))


def _add_export(export: argparse.ArgumentParser) -> None:
    export.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="a .azul file; without it, the rules"
    )
    _add_voice(export)
    export.add_argument(
        "--braille", action="store_true", help="as a Braille file (BRF); needs liblouis"
    )
    export.set_defaults(run=_export)


def _add_serve(serve: argparse.ArgumentParser) -> None:
    serve.description = "Serves tables over HTTP and WebSocket until Ctrl-C."
    serve.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help="to listen on; this computer's only"
    )
    serve.add_argument("--port", type=int, default=8000, help="to listen on, 8000 by default")
    serve.add_argument("--data", type=Path, metavar="DIR", help="where tables and the key are kept")
    serve.add_argument(
        "--bots", type=int, metavar="N", help="how many computer players may think at once"
    )
    serve.add_argument(
        "--origin",
        action="append",
        default=[],
        dest="origins",
        metavar="URL",
        help="of further pages that may talk to the server, as https://example.org",
    )
    serve.set_defaults(run=lambda options: _serve(serve, options))


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=("en", "de", "nl"))


def _add_voice(parser: argparse.ArgumentParser) -> None:
    _add_language(parser)
    parser.add_argument("--length", choices=("terse", "normal", "full"), help="how much is said")
    parser.add_argument(
        "--letters", choices=("names", "letters", "tactile"), help="how colors are called"
    )


def _text(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    from azulejos.players.holders import check_name
    from azulejos.terminal.text_front import TextOptions, play_text
    from azulejos.words.voice import Language, Length, Letters

    try:
        names = tuple(map(check_name, options.names))
    except ValueError as error:
        parser.error(str(error))
    if len({name.casefold() for name in names}) < len(names):
        parser.error("two people have the same name")
    if len(names) > (options.players or MAX_PLAYERS):
        parser.error("there are more names than players")
    return play_text(
        TextOptions(
            players=options.players,
            is_gray=options.gray,
            is_tactile=options.tactile,
            names=names,
            level=options.level,
            language=options.language and Language(options.language),
            length=options.length and Length(options.length),
            letters=options.letters and Letters(options.letters),
            is_new=options.new,
            folder=options.data,
        ),
        os.environ,
    )


def _players(options: argparse.Namespace) -> int:
    from azulejos.terminal.player_list import print_players
    from azulejos.terminal.settings import language_of
    from azulejos.words.voice import Language, Voice

    language = options.language and Language(options.language)
    print_players(Voice(language or language_of(os.environ)), as_json=options.json)
    return 0


def _engine(_: argparse.Namespace) -> int:
    from azulejos.players.engine import run

    if sys.stdin is None or sys.stdout is None:
        raise OSError("the engine needs standard input and output")
    run(sys.stdin.buffer, sys.stdout)
    return 0


def _record(options: argparse.Namespace) -> int:
    from azulejos.terminal.record_check import check_records

    holds = check_records(
        options.file, verify=options.verify, every_round=options.rounds, quiet=options.quiet
    )
    return 0 if holds else 1


def _export(options: argparse.Namespace) -> int:
    from azulejos.notation import NotationError, RecordError
    from azulejos.terminal.exporting import export
    from azulejos.terminal.settings import language_of
    from azulejos.words.voice import Language, Length, Letters, Voice

    language = options.language and Language(options.language)
    voice = Voice(
        language or language_of(os.environ),
        Length(options.length or "full"),
        Letters(options.letters or "names"),
    )
    try:
        export(options.file, voice, as_braille=options.braille)
    except (NotationError, RecordError) as error:
        print(f"{options.file}: {error}", file=sys.stderr)
        return 1
    return 0


def _arena(options: argparse.Namespace) -> int:
    from azulejos.arena.command import run

    return run(options)


def _serve(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    from azulejos.server.app import ServerSettings
    from azulejos.server.serving import serve
    from azulejos.terminal.saving import default_folder

    if options.bots is not None and options.bots < 1:
        parser.error("at least one computer player must be able to think")
    folder = options.data or default_folder(os.environ)
    settings = ServerSettings(folder, options.bots, tuple(options.origins))
    return serve(settings, options.host, options.port)


def _bench(options: argparse.Namespace) -> int:
    from azulejos.terminal.bench_table import print_bench

    print_bench(as_json=options.json)
    return 0
