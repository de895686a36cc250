"""`azulejos engine` as other programs meet it: a process at the other end of two pipes."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from azulejos.notation import format_deal, format_position, parse_move
from azulejos.players.protocol_lines import MAX_LINE
from azulejos.rules import Dealer, Game, Phase, Rules, WallSide

DEALT = "position new 2 colored 1 moves deal:BBRK/YYWW/BRKW/RRRR/BYRK"
VECTORS = Path(__file__).parents[1] / "vectors"


class EngineProcess:
    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "azulejos", "engine"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def send(self, *lines: str | bytes) -> None:
        assert self.process.stdin is not None
        for line in lines:
            self.process.stdin.write((line.encode() if isinstance(line, str) else line) + b"\n")
        self.process.stdin.flush()

    def read(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().decode("ascii").removesuffix("\n")

    def ask(self, *lines: str | bytes) -> str:
        self.send(*lines)
        return self.read()


@pytest.fixture
def engine() -> Iterator[EngineProcess]:
    running = EngineProcess()
    yield running
    out, err = running.process.communicate(timeout=20)
    assert err == b"", "nothing is ever written to standard error"
    del out


def test_every_line_of_output_is_flushed(engine: EngineProcess) -> None:
    assert engine.ask("isready") == "readyok"
    assert engine.ask("show").startswith("code colored 1 D1")


def test_quit_ends_with_status_0(engine: EngineProcess) -> None:
    engine.send("quit")
    assert engine.process.wait(timeout=20) == 0


def test_the_end_of_input_ends_with_status_0_and_a_last_line_counts(engine: EngineProcess) -> None:
    assert engine.process.stdin is not None
    engine.process.stdin.write(b"isready\r\nisready")
    engine.process.stdin.close()
    engine.process.stdin = None
    assert (engine.read(), engine.read()) == ("readyok", "readyok")
    assert engine.process.wait(timeout=20) == 0


def test_an_infinite_search_answers_at_stop_and_lines_are_read_meanwhile(
    engine: EngineProcess,
) -> None:
    engine.send(DEALT, "go infinite", "isready", "go", "show")
    lines = list(iter(engine.read, "error searching"))
    assert "readyok" in lines
    engine.send("stop", "isready")
    lines = list(iter(engine.read, "readyok"))
    assert lines[-1].startswith("bestmove ")
    assert any(line.startswith("code ") for line in lines)
    assert all(line.startswith(("info ", "code ")) for line in lines[:-1])


def test_the_end_of_input_writes_the_bestmove_of_an_infinite_search(engine: EngineProcess) -> None:
    out, _ = engine.process.communicate(f"{DEALT}\ngo infinite\n".encode(), timeout=20)
    assert out.splitlines()[-1].startswith(b"bestmove ")
    assert engine.process.returncode == 0
    engine.process = subprocess.Popen(["true"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def test_malformed_lines_of_any_length_get_one_error_each(engine: EngineProcess) -> None:
    for line in (b"x" * MAX_LINE, b"y" * (3 * MAX_LINE), b"position code " + b"/" * 100_000):
        answer = engine.ask(line)
        assert answer.startswith("error ")
        assert len(answer) < 2000
        assert engine.ask("isready") == "readyok"


COMMANDS = [
    "azul",
    DEALT,
    f"{DEALT} 1B2 2W1 CK0",
    f"position code {(VECTORS / 'traces.txt').read_text().splitlines()[2].split(' | ')[0]}",
    "legal",
    "result",
    "perft 2",
    "setoption name Seed value 3",
    "newgame",
]


def test_mutated_lines_are_carried_out_or_get_one_error_and_change_nothing(
    engine: EngineProcess,
) -> None:
    rng = random.Random(1)
    refused = 0
    for _ in range(1_500):
        line = mutated(rng, rng.choice(COMMANDS).encode())
        engine.send(DEALT)
        before = engine.ask("show")
        engine.send(line, "isready")
        answers = list(iter(engine.read, "readyok"))
        errors = [answer for answer in answers if answer.startswith("error ")]
        if errors:
            assert answers == errors[:1]
            assert engine.ask("show") == before
            refused += 1
        else:
            assert line.split(b" ")[0].lower().decode() in {*(c.split()[0] for c in COMMANDS), ""}
    assert refused > 500


def mutated(rng: random.Random, line: bytes) -> bytes:
    """The line with some bytes replaced, taken out or put in."""
    changed = bytearray(line)
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(changed))
        byte = rng.choice(b"BYRKWMCDOTX-/:. 0123459xM\x00\xff\t\r")
        match rng.randrange(3):
            case 0:
                changed[place] = byte
            case 1:
                changed.insert(place, byte)
            case _ if len(changed) > 1:
                del changed[place]
    return bytes(changed)


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_ctrl_c_stops_even_a_count_that_would_take_days(engine: EngineProcess) -> None:
    engine.send("isready")
    assert engine.read() == "readyok"
    engine.send(DEALT, "perft 30")
    time.sleep(0.3)
    engine.process.send_signal(signal.SIGINT)
    assert engine.process.wait(timeout=20) == 128 + signal.SIGINT


@pytest.mark.parametrize("side", WallSide)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_by_protocol_alone(
    engine: EngineProcess, players: int, side: WallSide
) -> None:
    game, dealer = Game(Rules(players, side)), Dealer(bytes([players]) * 32)
    tokens: list[str] = []
    while not game.position.is_over:
        if game.position.phase is Phase.PREPARING_NEXT_ROUND:
            deal = dealer.deal(game.position)
            game.play(deal)
            tokens.append(format_deal(deal))
            continue
        moves = " ".join(tokens)
        engine.send(f"position new {players} {side.value} 1 moves {moves}", "go nodes 20")
        while not (answer := engine.read()).startswith("bestmove "):
            assert answer.startswith("info ")
        tokens.append(answer.removeprefix("bestmove "))
        game.play(parse_move(tokens[-1]))
    assert game.outcome is not None
    moves = " ".join(tokens)
    engine.send(f"position new {players} {side.value} 1 moves {moves}")
    assert engine.ask("show") == f"code {format_position(game.position)}"
    winners = " ".join(str(seat + 1) for seat in game.outcome.winners)
    assert engine.ask("result") == f"result {winners}"


def test_the_vector_games_replay(engine: EngineProcess) -> None:
    for path in sorted(VECTORS.glob("games-*.txt")):
        lines = path.read_text().splitlines()
        for line, code, winners in zip(lines[1::4], lines[2::4], lines[3::4], strict=True):
            engine.send(line)
            assert engine.ask("show") == code
            assert engine.ask("result") == winners.replace("winners", "result")


def test_the_hard_cases(engine: EngineProcess) -> None:
    for case in (VECTORS / "hard.txt").read_text().splitlines():
        _, code, moves, expected = (part.strip() for part in case.split("|"))
        engine.send(f"position code {code}")
        answer = engine.ask(f"position code {code} moves {moves}", "show")
        if expected == "error":
            assert answer.startswith("error ")
            answer = engine.read()
            expected = code
        assert answer == f"code {expected}"


def test_perft_of_the_vectors(engine: EngineProcess) -> None:
    for row in (VECTORS / "perft.txt").read_text().splitlines():
        code, _, counts = row.partition(" ; ")
        engine.send(f"position code {code}")
        words = counts.split()
        for depth, count in zip(words[::2], words[1::2], strict=True):
            number = depth.removeprefix("D")
            assert engine.ask(f"perft {number}") == f"perft {number} {count}"


def test_a_table_of_64_megabytes_means_under_150_in_all(engine: EngineProcess) -> None:
    """With enough positions to touch the whole table, and threads that each keep their own."""
    engine.send("setoption name Hash value 64", "setoption name Threads value 4", DEALT)
    engine.send("go movetime 1500")
    while not engine.read().startswith("bestmove"):
        pass
    status = Path(f"/proc/{engine.process.pid}/status").read_text()
    most = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    assert int(most.split()[1]) < 150_000
    engine.send("quit")


@pytest.mark.parametrize("rules", ["2 colored", "4 gray"])
def test_threads_and_a_large_table_answer_a_short_search(engine: EngineProcess, rules: str) -> None:
    engine.send("setoption name Hash value 256", "setoption name Threads value 2")
    position = Game(Rules(int(rules[0]), WallSide(rules[2:]))).position
    deal = Dealer(bytes(32)).deal(position)
    engine.send(f"position new {rules} 1 moves {format_deal(deal)}")
    legal = position.after(deal).legal_moves
    for milliseconds in (1, 30):
        engine.send(f"go movetime {milliseconds}")
        while not (line := engine.read()).startswith("bestmove"):
            assert line.startswith("info depth")
        assert parse_move(line.removeprefix("bestmove ")) in legal
    engine.send("quit")
