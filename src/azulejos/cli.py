"""The command `azulejos`."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from azulejos import __version__
from azulejos.analysis.arguments import add_arguments as add_review_arguments
from azulejos.arena.arguments import add_arguments as add_arena_arguments
from azulejos.arena.arguments import add_export_games_arguments
from azulejos.extras import MissingExtraError, require_extra
from azulejos.rules import MAX_PLAYERS
from azulejos.server.arguments import add_play_arguments, add_serve_arguments
from azulejos.terminal.arguments import (
    add_companion_arguments,
    add_export_arguments,
    add_players_arguments,
    add_record_arguments,
    add_text_arguments,
    add_tui_arguments,
)
from azulejos.training.arguments import add_arguments as add_train_arguments
from azulejos.words.languages import Language


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a subcommand; answers the exit status."""
    given = sys.argv[1:] if arguments is None else arguments
    # Plain text works in every terminal and needs no extra.
    options = _parser().parse_args(given or ["text"])
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return 128 + signal.SIGINT
    except BrokenPipeError:
        # The reader has gone. Keep Python from complaining about it again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 128 + signal.SIGPIPE
    except MissingExtraError as error:
        print(f"azulejos: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        # Without the number of the error, which tells people nothing.
        is_of_file = error.filename is not None and error.strerror is not None
        told = f"{error.filename}: {error.strerror}" if is_of_file else str(error)
        print(f"azulejos: {told}", file=sys.stderr)
        return 1
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="azulejos",
        description="The tile game. An unofficial implementation.",
        epilog="Without a command, azulejos plays in plain text, like azulejos text.",
    )
    parser.add_argument("--version", action="version", version=f"azulejos {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    text = commands.add_parser("text", help="play in plain text: read lines, type lines")
    add_text_arguments(text)
    text.set_defaults(run=lambda options: _text(text, options))

    tui = commands.add_parser("tui", help="play on the full screen, with keys and mouse")
    add_tui_arguments(tui)
    tui.set_defaults(run=lambda options: _text(tui, options, on_screen=True))

    companion = commands.add_parser("companion", help="referee and memory for a game on a table")
    add_companion_arguments(companion)
    companion.set_defaults(run=lambda options: _companion(companion, options))

    players = commands.add_parser("players", help="list the levels of the computer players")
    add_players_arguments(players)
    players.set_defaults(run=_players)

    engine = commands.add_parser("engine", help="speak the engine protocol, line by line")
    engine.set_defaults(run=_engine)

    record = commands.add_parser("record", help="replay and check game records, print the boards")
    add_record_arguments(record)
    record.set_defaults(run=_record)

    review = commands.add_parser("review", help="say what each move and each deal was worth")
    add_review_arguments(review)
    review.set_defaults(run=lambda options: _review(review, options))

    export = commands.add_parser("export", help="write the rules or games as text to listen to")
    add_export_arguments(export)
    export.set_defaults(run=_export)

    arena = commands.add_parser("arena", help="play matches between players, and rate them")
    add_arena_arguments(arena)
    arena.set_defaults(run=_arena)

    games = commands.add_parser("export-games", help="write games as arrays, to learn from")
    add_export_games_arguments(games)
    games.set_defaults(run=_export_games)

    play = commands.add_parser("play", help="play in the browser, on this computer")
    add_play_arguments(play)
    play.set_defaults(run=lambda options: _play(play, options))

    serve = commands.add_parser("serve", help="let people and programs play over the network")
    add_serve_arguments(serve)
    serve.set_defaults(run=lambda options: _serve(serve, options))

    train = commands.add_parser("train", help="train an evaluation by self-play")
    add_train_arguments(train)
    train.set_defaults(run=_train)

    bench = commands.add_parser("bench", help="measure the speed of the core")
    bench.add_argument("--json", action="store_true", help="print a JSON object, not a table")
    bench.set_defaults(run=_bench)
    return parser


def _text(
    parser: argparse.ArgumentParser, options: argparse.Namespace, *, on_screen: bool = False
) -> int:
    if on_screen:
        require_extra("tui", "azulejos tui")
    from azulejos.players.seat_holders import check_name
    from azulejos.terminal.displays import play
    from azulejos.terminal.text_options import TextOptions
    from azulejos.terminal.text_session import Display
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
        Display.SCREEN if on_screen else Display.LINES,
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
    from azulejos.terminal.text_session import Display
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
        Display.SCREEN if on_screen else Display.LINES,
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
    if options.late and not all(holder.is_person for holder in seats):
        parser.error("--late: the computer has to know all factories to choose its moves")
    return run_companion(
        CompanionOptions(
            players=options.players,
            is_gray=options.gray,
            is_tactile=options.tactile,
            is_classic=options.classic,
            waits_in_tiling=options.steps,
            is_late=options.late,
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


def _review(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    from azulejos.analysis.command import run
    from azulejos.terminal.data_folder import Store
    from azulejos.terminal.settings import language_of
    from azulejos.words.voice import Voice

    if options.threads is not None and options.threads < 1:
        parser.error("--threads must be at least 1")
    language = options.language and Language(options.language)
    voice = Voice(language or language_of(os.environ))
    folder = _data_folder(options)
    options.by_ear = options.file is None
    if options.by_ear:
        games = Store(folder).games()
        if not games:
            print(f"azulejos: there is no finished game in {folder}", file=sys.stderr)
            return 1
        if _is_dialog(options):
            from azulejos.terminal.displays import review_by_ear
            from azulejos.terminal.text_options import TextOptions

            return review_by_ear(TextOptions(language=language, folder=folder), os.environ)
        options.file = games[-1]
    return run(options, voice, folder / "reviews")


def _is_dialog(options: argparse.Namespace) -> bool:
    """Whether a person can ask about the review: in a terminal, without other options."""
    is_told = not (options.json or options.azul or options.html) and options.limit == "quick"
    return is_told and sys.stdin.isatty() and sys.stdout.isatty()


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


def _export_games(options: argparse.Namespace) -> int:
    require_extra("envs", "azulejos export-games")
    from azulejos.envs.export_command import run

    return run(options)


def _train(options: argparse.Namespace) -> int:
    from azulejos.training.command import run

    return run(options)


def _serve(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    require_extra("web", "azulejos serve")
    if (options.database or "").startswith("postgres"):
        require_extra("postgresql", "a PostgreSQL database")
    from azulejos.server.http.app import ServerSettings
    from azulejos.server.http.core_files import built_core
    from azulejos.server.http.pages import built_folder
    from azulejos.server.http.server import Address, serve

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
        core=built_core(),
        database=options.database,
        num_bot_threads=options.bots,
        origins=tuple(options.origins),
        names=(options.host, *options.names),
        rate=options.rate,
        reading_rate=options.reads,
        tables_per_hour=options.tables,
        most_sockets=options.sockets,
        kept_days=options.keep,
    )
    return serve(settings, Address(options.host, options.port, tuple(options.proxies)))


def _play(parser: argparse.ArgumentParser, options: argparse.Namespace) -> int:
    require_extra("web", "azulejos play")
    import threading
    import webbrowser

    from azulejos.server.http.app import ServerSettings
    from azulejos.server.http.core_files import built_core
    from azulejos.server.http.pages import built_folder
    from azulejos.server.http.server import Address, play

    _check_serving(parser, options)
    settings = ServerSettings(
        folder=_data_folder(options),
        pages=built_folder(),
        core=built_core(),
        num_bot_threads=options.bots,
    )

    def start(url: str) -> None:
        print(f"Azulejos is at {url}/ until Ctrl-C.", flush=True)
        if not options.no_browser:
            # A browser that runs in the terminal returns only when it is closed.
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
