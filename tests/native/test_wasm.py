"""The core for the page: what it finds is what the native core finds, and it is small.

The module is built where it is not up to date, as `make wasm` does.
"""

from __future__ import annotations

import gzip
import json
import random
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest

from azulejos import native
from azulejos.notation import format_move, format_position, parse_position
from azulejos.players import shipped_networks
from azulejos.server.http.core_files import built_core, read_core
from tests.browser.building import WEB, node

from .building import ROOT, VECTORS, compile_core

pytestmark = pytest.mark.long

Answers = list[dict[str, Any]]
_LARGEST: Final = 600_000
"""Bytes of the core and one network, compressed."""
_SAME: Final = 1e-6
_NODES: Final = 5_000
_MEGABYTES: Final = 1
_NETWORKS: Final = Path(shipped_networks.__file__).parent / shipped_networks.FOLDER


@pytest.fixture(scope="module")
def module() -> Path:
    compile_core("build")
    return built_core() / "core.wasm"


def asked(module: Path, questions: Iterable[dict[str, Any]], networks: bool = False) -> Answers:
    """What the core in WebAssembly answers."""
    paths = sorted(map(str, _NETWORKS.glob("*.net"))) if networks else []
    question = {"module": str(module), "networks": paths, "questions": [*questions]}
    done = subprocess.run(
        [node(), "tests/core/answer.mjs"],
        input=json.dumps(question),
        cwd=WEB,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    answers: Answers = json.loads(done.stdout)
    assert len(answers) == len(question["questions"])
    return answers


def rows(name: str) -> list[str]:
    lines = (VECTORS / name).read_text().splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_games(module: Path) -> None:
    games = [row for path in sorted(VECTORS.glob("games-*.txt")) for row in rows(path.name)]
    questions = []
    for protocol in games[::3]:
        _, _, players, side, start, _, *tokens = protocol.split()
        bonus = 5 if side.endswith(":5") else 7
        state = native.State.new(int(players), side.startswith("gray"), bonus, int(start) - 1)
        position = format_position(native.to_position(state))
        questions.append({"position": position, "tokens": tokens})
    for answer, code, winners in zip(
        asked(module, questions), games[1::3], games[2::3], strict=True
    ):
        assert f"code {answer['position']}" == code
        assert answer["phase"] == "over"
        assert " ".join(["winners", *(str(seat + 1) for seat in answer["winners"])]) == winners


def test_traces(module: Path) -> None:
    traces = [row.split(" | ") for row in rows("traces.txt")]
    steps = [
        (code, token, following)
        for (code, token), (following, _) in zip(traces, [*traces[1:], ["", ""]], strict=True)
        if token != "end"
    ]
    answers = asked(module, ({"position": code, "tokens": [token]} for code, token, _ in steps))
    for answer, (_, _, following) in zip(answers, steps, strict=True):
        assert answer["position"] == following


def test_hard_cases(module: Path) -> None:
    cases = [row.split(" | ") for row in rows("hard.txt")]
    questions = ({"position": code, "tokens": moves.split()} for _, code, moves, _ in cases)
    for answer, (name, _, _, expected) in zip(asked(module, questions), cases, strict=True):
        assert ("error" if "error" in answer else answer["position"]) == expected, name


def test_legal_moves_and_perft(module: Path) -> None:
    counted = [row.split(" ; ") for row in rows("perft.txt")]
    tables = [
        {int(depth[1:]): int(count) for depth, count in zip(*[iter(each.split())] * 2, strict=True)}
        for _, each in counted
    ]
    answers = asked(
        module,
        (
            {"position": code, "perft": [*table]}
            for (code, _), table in zip(counted, tables, strict=True)
        ),
    )
    for answer, (code, _), table in zip(answers, counted, tables, strict=True):
        assert answer["perft"] == [*table.values()], code
        position = parse_position(code)
        assert sorted(answer["moves"]) == sorted(map(format_move, position.legal_moves))


def positions() -> list[native.State]:
    """Of all six kinds, anywhere in games of random moves."""
    rng, found = random.Random(23), []
    for players, gray in shipped_networks.SHIPPED:
        for number in range(6):
            state = native.State.new(players, gray, starting_seat=number % players)
            source = native.Random(rng.getrandbits(60))
            state.playout(source, rng.randrange(15 * players))
            if state.phase == 0:
                state.deal_random(source)
            if state.num_legal_actions():
                found.append(state)
    return found


@pytest.mark.parametrize("has_networks", [True, False])
def test_searches(module: Path, has_networks: bool) -> None:
    """Same moves, same nodes, same values; of the played move by itself too."""
    networks = shipped_networks.networks_of("" if has_networks else shipped_networks.WEIGHTS)
    searcher = native.Searcher(_MEGABYTES, networks)
    questions: list[dict[str, Any]] = []
    expected = []
    for state in positions():
        position = native.to_position(state)
        action = state.legal_actions()[-1]
        limits = {"nodes": _NODES, "megabytes": _MEGABYTES}
        move = format_move(native.move_of(action, position.rules))
        questions += [
            {"position": format_position(position), "search": {"limits": limits, **how}}
            for how in ({"variations": 3}, {"move": move})
        ]
        expected += [
            searcher.search(state, nodes=_NODES, variations=3),
            searcher.search(state, nodes=_NODES, actions=[action]),
        ]
    assert len(questions) > 50
    for answer, question, variations in zip(
        asked(module, questions, has_networks), questions, expected, strict=True
    ):
        rules = parse_position(question["position"]).rules
        assert len(answer["variations"]) == len(variations)
        for mine, theirs in zip(answer["variations"], variations, strict=True):
            played = [format_move(native.move_of(each, rules)) for each in theirs.actions]
            assert mine["moves"] == played, question
            assert (mine["nodes"], mine["depth"]) == (theirs.nodes, theirs.depth)
            assert mine["isSolved"] == theirs.is_solved
            assert mine["isExhausted"] == theirs.is_exhausted
            assert mine["wins"] == pytest.approx(theirs.wins, abs=_SAME)
            assert mine["finalScores"] == pytest.approx(theirs.final_scores, abs=100 * _SAME)


def test_random_deals(module: Path) -> None:
    """The luck of a deal is compared with such deals."""
    state = native.State.new(3, True)
    question = {"position": format_position(native.to_position(state)), "seed": str(2**60 + 1)}
    state.deal_random(native.Random(2**60 + 1))
    [answer] = asked(module, [question])
    assert answer["position"] == format_position(native.to_position(state))


def test_the_signatures_of_the_search_and_of_random_games(tmp_path: Path) -> None:
    """The nodes of native/README.md, and the checksum of the native core."""
    program = tmp_path / "signature.wasm"
    compile_core("signature", str(program))
    call = [node(), "--no-warnings", "tests/core/run.mjs", str(program)]
    done = subprocess.run(call, cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    search, games = done.stdout.splitlines()
    assert search in (ROOT / "native" / "README.md").read_text().splitlines()
    assert games == f"checksum={native.play_games(4, True, 7, 2_000, 1).checksum:016x}"


def test_the_core_and_a_network_are_small(module: Path) -> None:
    core = gzip.compress(module.read_bytes(), 9)
    largest = max(len(gzip.compress(each.read_bytes(), 9)) for each in _NETWORKS.glob("*.net"))
    assert len(core) + largest <= _LARGEST, (len(core), largest)


def test_it_needs_a_clock_and_nothing_else_of_its_host(module: Path) -> None:
    """No files, no network, no threads."""
    code = (
        f"WebAssembly.compile(fs.readFileSync({str(module)!r})).then(module => "
        "console.log(WebAssembly.Module.imports(module).map(({name}) => name).join(' ')))"
    )
    done = subprocess.run([node(), "-e", code], capture_output=True, text=True, check=True)
    unused = {"fd_close", "fd_seek", "fd_write", "proc_exit"}  # of libc's printing and aborting
    assert set(done.stdout.split()) - unused == {"refuse", "clock_time_get"}


def test_the_server_has_its_files_and_the_notices_of_its_libraries(module: Path) -> None:
    core = read_core(built_core())
    assert core is not None
    assert core.module[1] == module.read_bytes()
    assert len(core.networks) == 6
    for notice in ("LLVM", "wasi-libc", "musl", "Nuxi", "Permission is hereby granted"):
        assert notice in core.licenses, notice
