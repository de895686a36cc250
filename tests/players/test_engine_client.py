"""The other end of the engine protocol: every call ends, and says what went wrong."""

from __future__ import annotations

import os
import shlex
import sys
import time
from pathlib import Path

import pytest

from azulejos.notation import format_position, parse_move
from azulejos.players import EngineClient, EngineFailure, FailureKind, Limits
from azulejos.players.engine_client import (
    KEPT_LINES,
    go_command,
    how_it_exited,
    kill_engines,
    position_command,
)
from azulejos.rules import SEED_BYTES, Dealer, Game, Rules, WallSide
from tests.arena.engines import engine

SOON = 0.3
LATE = 60.0


def game_of(rules: Rules | None = None) -> Game:
    game = Game(rules or Rules())
    game.play(Dealer(bytes(SEED_BYTES)).deal(game.position))
    return game


def started(folder: Path, name: str) -> EngineClient:
    client = EngineClient(shlex.split(engine(folder, name)))
    client.shake_hands(LATE)
    client.new_game(LATE)
    return client


def play_on(client: EngineClient, game: Game, seconds: float) -> None:
    for _ in range(5):
        game.play(parse_move(client.best_move(game, Limits(movetime=1), seconds).text))


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_good_engine_says_who_it_is(tmp_path: Path) -> None:
    client = started(tmp_path, "good")
    assert client.ids == {"name": "fake"}
    client.close()


@pytest.mark.parametrize("rules", [Rules(), Rules(3), Rules(4, WallSide.GRAY)], ids=str)
def test_a_good_engine_answers_moves_until_it_is_told_to_leave(
    tmp_path: Path, rules: Rules
) -> None:
    client = started(tmp_path, "good")
    game = game_of(rules)
    for _ in range(5):
        best = client.best_move(game, Limits(nodes=1), LATE)
        assert best.nodes == 7
        game.play(parse_move(best.text))
    client.close()
    client.close()


def test_options_are_set_within_their_bounds_and_only_where_offered(tmp_path: Path) -> None:
    client = started(tmp_path, "good")
    assert client.options["seed"].highest == 99
    client.set_option("SEED", 500)
    client.set_option("Hash", 16)
    client.new_game(LATE)
    failure = client.fail(FailureKind.ERROR, "enough")
    assert "> setoption name Seed value 99" in failure.last_lines
    assert not any("Hash" in each for each in failure.last_lines)


def test_our_own_engine_plays_through_the_client() -> None:
    client = EngineClient([sys.executable, "-m", "azulejos", "engine"])
    client.shake_hands(LATE)
    client.set_option("Hash", 1)
    client.set_option("Level", 99)
    client.new_game(LATE)
    game = game_of()
    best = client.best_move(game, Limits(nodes=50), LATE)
    game.play(parse_move(best.text))
    assert best.nodes is not None
    client.close()


@pytest.mark.parametrize(
    ("name", "kind", "reason"),
    [
        ("crashes", FailureKind.CRASH, "ended with status 1"),
        ("closes its output", FailureKind.CRASH, "closed its output"),
        ("hangs", FailureKind.HANG, "no answer to go within 300 ms"),
        ("floods", FailureKind.HANG, "no answer to go within 300 ms"),
        ("stays", FailureKind.HANG, "no answer to go within 300 ms"),
        ("error", FailureKind.ERROR, "answered error the search failed"),
    ],
)
def test_what_goes_wrong_in_a_game_is_named(
    tmp_path: Path, name: str, kind: FailureKind, reason: str
) -> None:
    client = started(tmp_path, name)
    pid = client._process.pid
    game = game_of()
    with pytest.raises(EngineFailure) as caught:
        play_on(client, game, SOON if kind is FailureKind.HANG else LATE)
    assert (caught.value.kind, caught.value.reason) == (kind, reason)
    assert 0 < len(caught.value.last_lines) <= KEPT_LINES
    assert not is_alive(pid), "whoever fails is ended"


def test_a_line_without_end_is_not_read_for_ever(tmp_path: Path) -> None:
    client = started(tmp_path, "endless line")
    with pytest.raises(EngineFailure, match="wrote a line of over 1048576 bytes"):
        client.best_move(game_of(), Limits(movetime=1), LATE)


def test_the_last_words_of_a_crash_are_kept(tmp_path: Path) -> None:
    client = started(tmp_path, "crashes")
    game = game_of()
    with pytest.raises(EngineFailure) as caught:
        play_on(client, game, LATE)
    lines = caught.value.last_lines
    assert "> go movetime 1" in lines
    assert "! RuntimeError: lost it" in lines
    assert any(each.startswith("< bestmove") for each in lines)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("dies at start", "ended with status 1"),
        ("killed at start", "ended by signal SIGSEGV"),
        ("silent", "no answer to azul within 1,500 ms"),
        ("garbage", "no answer to azul within 1,500 ms"),
    ],
)
def test_an_engine_that_does_not_shake_hands(tmp_path: Path, name: str, reason: str) -> None:
    client = EngineClient(shlex.split(engine(tmp_path, name)))
    with pytest.raises(EngineFailure) as caught:
        client.shake_hands(1.5 if "azul" in reason else LATE)
    assert caught.value.reason == reason
    assert name != "dies at start" or "! no such network" in caught.value.last_lines


def test_a_command_that_is_not_there() -> None:
    with pytest.raises(EngineFailure, match=r"can't be started: .*No such file"):
        EngineClient(["/nowhere/engine"])


def test_an_engine_that_never_reads_does_not_block_the_one_who_writes() -> None:
    """`yes` answers without end and never reads: the pipe to it fills up."""
    client = EngineClient(["yes", "bestmove 1B1"])
    game = game_of()
    for _ in range(2_000):
        assert client.best_move(game, Limits(movetime=1), LATE).text == "1B1"
    client.close()


def test_what_an_engine_started_ends_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    client = EngineClient(["sh", "-c", f"sleep 600 & echo $! > {note}; echo azulok; cat"])
    client.shake_hands(LATE)
    client.kill()
    pid = int(note.read_text())
    until = time.monotonic() + LATE
    while is_alive(pid) and time.monotonic() < until:
        time.sleep(0.01)
    # Where nobody reaps orphans, as in some containers, it stays as a zombie.
    state = Path(f"/proc/{pid}/stat")
    assert not is_alive(pid) or state.read_text().split(") ")[1].startswith("Z")


def test_all_engines_of_a_process_can_be_killed_at_once(tmp_path: Path) -> None:
    clients = [started(tmp_path, "good") for _ in range(2)]
    kill_engines()
    assert not any(is_alive(client._process.pid) for client in clients)


def test_how_a_process_ended_in_words() -> None:
    assert how_it_exited(3) == "with status 3"
    assert how_it_exited(-9) == "by signal SIGKILL"
    assert how_it_exited(-40) == "by signal 40"


def test_lines_for_positions_and_limits() -> None:
    game = Game(Rules(3, WallSide.GRAY, 5), starting_seat=2)
    assert position_command(game) == "position new 3 gray:5 3"
    game.play(Dealer(bytes(SEED_BYTES)).deal(game.position))
    assert position_command(game).startswith("position new 3 gray:5 3 moves deal:")
    later = Game(game.position)
    assert position_command(later) == f"position code {format_position(game.position)}"
    assert go_command(Limits()) == "go"
    limits = Limits(movetime=1, nodes=2, depth=3, is_infinite=True)
    assert go_command(limits) == "go movetime 1 nodes 2 depth 3 infinite"
    only = (parse_move("3R4"), parse_move("CK0"))
    assert go_command(Limits(depth=1, only=only)) == "go depth 1 searchmoves 3R4 CK0"
