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
from azulejos.extras import MissingExtraError, require_extra
from azulejos.rules import MAX_PLAYERS, MIN_PLAYERS
from azulejos.training.arguments import add_arguments as add_train_arguments
from azulejos.words.languages import Language


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
    except MissingExtraError as error:
        print(f"azulejos: {error}", file=sys.stderr)
        return 2
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

    _add_tui(commands.add_parser("tui", help="play on the full screen, by keys and mouse"))

    _add_companion(commands.add_parser("companion", help="referee and memory beside a real set"))

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

    _add_play(commands.add_parser("play", help="play in the browser, on this computer"))
    _add_serve(commands.add_parser("serve", help="let people and programs play over the network"))

    train = commands.add_parser("train", help="make a learned value by self-play")
    add_train_arguments(train)
    train.set_defaults(run=_train)

    bench = commands.add_parser("bench", help="measure the speed of the core")
    bench.add_argument("--json", action="store_true", help="one JSON object in place of a table")
    bench.set_defaults(run=_bench)
    return parser


def _add_text(text: argparse.ArgumentParser) -> None:
    _add_game(text)
    text.add_argument("--plain", action="store_true", help="plain lines: what it always writes")
    text.set_defaults(run=lambda options: _text(text, options))


def _add_tui(tui: argparse.ArgumentParser) -> None:
    tui.description = (
        "The same game as azulejos text, with the same settings, on the whole screen. Needs the "
        "extra azulejos[tui]."
    )
    _add_game(tui)
    tui.set_defaults(run=lambda options: _text(tui, options, on_screen=True))


def _add_game(text: argparse.ArgumentParser) -> None:
    """The options of a game. The words are imported late, so their choices are spelled out."""
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
    text.add_argument(
        "--join",
        metavar="LINK",
        help="play at a table of a server, by the link that the browser shows: an invitation to "
        "sit down, your seat's own link to play on, or a table's link to watch",
    )
    text.add_argument("--data", type=Path, metavar="DIR", help="where games and settings are kept")


def _add_companion(companion: argparse.ArgumentParser) -> None:
    """The options of `companion`."""
    numbers = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    companion.add_argument("--players", type=int, choices=numbers, help="how many play")
    companion.add_argument("--gray", action="store_true", help="on the gray side of the wall")
    companion.add_argument(
        "--classic", action="store_true", help="a vertical line is worth 7; colors by their names"
    )
    companion.add_argument(
        "--name",
        action="append",
        default=[],
        dest="names",
        metavar="NAME",
        help="who has the next seat; computer, or computer:5 for a level, lets the computer play",
    )
    _add_voice(companion)
    companion.add_argument(
        "--new", action="store_true", help="start a new game although one is unfinished"
    )
    companion.add_argument(
        "--plain", action="store_true", help="plain lines: what it always writes"
    )
    companion.add_argument(
        "--data", type=Path, metavar="DIR", help="where games and settings are kept"
    )
    companion.set_defaults(run=lambda options: _companion(companion, options))


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
    serve.description = (
        "Serves the browser client and tables, over HTTP and WebSocket, until Ctrl-C. Everything "
        "is kept in the data folder, and goes on after a restart. Logs are lines of JSON on "
        "standard error. /health answers ok, /metrics has figures for Prometheus."
    )
    serve.add_argument(
        "--host",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="to listen on; 127.0.0.1 by default, which only this computer reaches",
    )
    _add_serving(serve)
    serve.add_argument(
        "--database",
        metavar="URL",
        help="a PostgreSQL database in place of SQLite in the data folder, as "
        "postgresql://user@host/name; needs the extra azulejos[postgresql]",
    )
    serve.add_argument(
        "--no-pages", action="store_true", help="serve programs only, not the browser client"
    )
    serve.add_argument(
        "--proxy",
        action="append",
        default=[],
        dest="proxies",
        metavar="ADDRESS",
        help="of a reverse proxy, or its network: its X-Forwarded-For and -Proto are believed",
    )
    serve.add_argument(
        "--origin",
        action="append",
        default=[],
        dest="origins",
        metavar="URL",
        help="of further pages that may talk to the server, as https://example.org",
    )
    serve.add_argument(
        "--rate",
        type=float,
        default=20.0,
        metavar="N",
        help="changes a second that one address may ask for, 20 by default, and five times as many "
        "at once",
    )
    serve.add_argument(
        "--reads",
        type=float,
        default=100.0,
        metavar="N",
        help="reads a second that one address may ask for, 100 by default, and five times as many "
        "at once",
    )
    serve.add_argument(
        "--sockets",
        type=int,
        default=250,
        metavar="N",
        help="sockets and streams that one address may keep open, 250 by default",
    )
    serve.add_argument(
        "--keep",
        type=int,
        default=400,
        metavar="DAYS",
        help="how long a finished game can be looked at again, 400 days by default",
    )
    serve.set_defaults(run=lambda options: _serve(serve, options))


def _add_play(play: argparse.ArgumentParser) -> None:
    play.description = (
        "Serves on this computer only, and opens a browser on a table against the computer. "
        "Ctrl-C ends it; games that are not over go on the next time."
    )
    _add_serving(play)
    play.add_argument("--no-browser", action="store_true", help="only print the address")
    play.set_defaults(run=lambda options: _play(play, options))


def _add_serving(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=int, default=8000, help="to listen on, 8000 by default")
    parser.add_argument(
        "--data", type=Path, metavar="DIR", help="where tables and the key are kept"
    )
    parser.add_argument(
        "--bots", type=int, metavar="N", help="how many computer players may think at once"
    )


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=[each.value for each in Language])


def _add_voice(parser: argparse.ArgumentParser) -> None:
    _add_language(parser)
    parser.add_argument("--length", choices=("terse", "normal", "full"), help="how much is said")
    parser.add_argument(
        "--letters", choices=("names", "letters", "tactile"), help="how colors are called"
    )


def _text(
    parser: argparse.ArgumentParser, options: argparse.Namespace, *, on_screen: bool = False
) -> int:
    if on_screen:
        require_extra("tui", "azulejos tui")
    from azulejos.players.seat_holders import check_name
    from azulejos.terminal.displays import play
    from azulejos.terminal.text_options import TextOptions
    from azulejos.terminal.text_session import Look
    from azulejos.words.voice import Length, Letters

    try:
        names = tuple(map(check_name, options.names))
    except ValueError as error:
        parser.error(str(error))
    if len({name.casefold() for name in names}) < len(names):
        parser.error("two people have the same name")
    if len(names) > (options.players or MAX_PLAYERS):
        parser.error("there are more names than players")
    if options.join is not None:
        return _join(parser, options, names, on_screen=on_screen)
    return play(
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
        Look.SCREEN if on_screen else Look.LINES,
    )


def _join(
    parser: argparse.ArgumentParser,
    options: argparse.Namespace,
    names: Sequence[str],
    *,
    on_screen: bool,
) -> int:
    require_extra("online", "--join")
    from azulejos.terminal.online.visit import JoinOptions, play_online
    from azulejos.terminal.text_session import Look
    from azulejos.words.voice import Length, Letters

    is_about_a_game = options.players or options.gray or options.tactile or options.new
    if is_about_a_game or options.level is not None:
        parser.error("--join goes with --name, --language, --length, --letters and --data only")
    if len(names) > 1:
        parser.error("at an online table one person plays at this keyboard")
    return play_online(
        JoinOptions(
            link=options.join,
            name=names[0] if names else None,
            language=options.language and Language(options.language),
            length=options.length and Length(options.length),
            letters=options.letters and Letters(options.letters),
            folder=options.data,
        ),
        os.environ,
        Look.SCREEN if on_screen else Look.LINES,
    )


def _companion(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    from azulejos.players.seat_holders import parse_seat_option
    from azulejos.terminal.companion_command import CompanionOptions, run_companion
    from azulejos.words.voice import Length, Letters

    try:
        seats = tuple(map(parse_seat_option, options.names))
    except ValueError as error:
        parser.error(str(error))
    persons = [holder.name.casefold() for holder in seats if holder.name]
    if len(set(persons)) < len(persons):
        parser.error("two people have the same name")
    if len(seats) > (options.players or MAX_PLAYERS):
        parser.error("there are more names than players")
    return run_companion(
        CompanionOptions(
            players=options.players,
            is_gray=options.gray,
            is_classic=options.classic,
            seats=seats,
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
    from azulejos.words.voice import Voice

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
    from azulejos.terminal.export import export
    from azulejos.terminal.settings import language_of
    from azulejos.words.voice import Length, Letters, Voice

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


def _train(options: argparse.Namespace) -> int:
    from azulejos.training.command import run

    return run(options)


def _serve(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    require_extra("web", "azulejos serve")
    if (options.database or "").startswith("postgres"):
        require_extra("postgresql", "a PostgreSQL database")
    from azulejos.server.http.app import ServerSettings
    from azulejos.server.http.pages import built_folder
    from azulejos.server.http.serving import Address, serve

    _check_serving(parser, options)
    for name in ("rate", "reads"):
        if getattr(options, name) <= 0:
            parser.error(f"--{name} must be above 0")
    for name in ("sockets", "keep"):
        if getattr(options, name) < 1:
            parser.error(f"--{name} must be at least 1")
    settings = ServerSettings(
        folder=_data_folder(options),
        pages=None if options.no_pages else built_folder(),
        database=options.database,
        num_bot_threads=options.bots,
        origins=tuple(options.origins),
        rate=options.rate,
        reading_rate=options.reads,
        most_sockets=options.sockets,
        kept_days=options.keep,
    )
    return serve(settings, Address(options.host, options.port, tuple(options.proxies)))


def _play(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    require_extra("web", "azulejos play")
    import threading
    import webbrowser

    from azulejos.server.http.app import ServerSettings
    from azulejos.server.http.pages import built_folder
    from azulejos.server.http.serving import Address, play

    _check_serving(parser, options)
    settings = ServerSettings(
        folder=_data_folder(options), pages=built_folder(), num_bot_threads=options.bots
    )

    def start(url: str) -> None:
        print(f"Azulejos is at {url}/ until Ctrl-C.", flush=True)
        if not options.no_browser:
            # A browser in the terminal keeps whoever calls it waiting.
            threading.Thread(target=webbrowser.open, args=(f"{url}/#play",), daemon=True).start()

    return play(settings, Address(port=options.port), start)


def _check_serving(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    if options.bots is not None and options.bots < 1:
        parser.error("at least one computer player must be able to think")
    if not 0 <= options.port < 2**16:
        parser.error("a port is a number from 0 to 65535")


def _data_folder(options: argparse.Namespace) -> Path:
    from azulejos.terminal.data_folder import default_folder

    folder: Path = options.data or default_folder(os.environ)
    return folder


def _bench(options: argparse.Namespace) -> int:
    from azulejos.terminal.bench_report import print_bench

    print_bench(as_json=options.json)
    return 0
