"""Engines for tests: small programs that speak the protocol well, badly, or not at all."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Final

_GOOD: Final = """
import sys

from azulejos.notation import parse_step
from azulejos.rules import Position, Rules, WallSide

position = Position.start(Rules())
moves = 0


def say(text):
    print(text, flush=True)


def start():
    pass


def answer(position):
    say("info depth 1 nodes 7")
    say("bestmove " + str(next(iter(position.legal_moves))))


__CHANGED__

start()
for line in sys.stdin:
    words = line.split()
    if words[0] == "azul":
        say("id name fake")
        say("option name Seed type spin default 0 min 0 max 99")
        say("azulok")
    elif words[0] == "isready":
        say("readyok")
    elif words[0] == "position":
        rules = Rules(int(words[2]), WallSide(words[3]))
        position = Position.start(rules, int(words[4]) - 1)
        for token in words[6:]:
            position = position.after(parse_step(token))
    elif words[0] == "go":
        moves += 1
        answer(position)
    elif words[0] == "quit":
        break
"""

CHANGES: Final = {
    "good": "",
    "dies at start": "def start():\n    sys.exit('no such network')",
    "killed at start": "def start():\n    import os\n    os.kill(os.getpid(), 11)",
    "silent": "def say(text):\n    pass",
    "garbage": "def say(text):\n    sys.stdout.buffer.write(bytes(range(256)) * 9 + b'\\n')\n"
    "    sys.stdout.flush()",
    "crashes": "def answer(position):\n    if moves > 3:\n        raise RuntimeError('lost it')\n"
    "    say('bestmove ' + str(next(iter(position.legal_moves))))",
    "hangs": "def answer(position):\n    import time\n    time.sleep(600)",
    "floods": "def answer(position):\n    while True:\n        say('info depth 1 nodes 1')",
    "endless line": "def answer(position):\n    while True:\n        sys.stdout.write('x' * 65536)",
    "illegal": "def answer(position):\n    say('bestmove 9W5' if moves > 2 else 'bestmove ' "
    "+ str(next(iter(position.legal_moves))))",
    "no move": "def answer(position):\n    say('bestmove pass')",
    "empty move": "def answer(position):\n    say('bestmove')",
    "error": "def answer(position):\n    say('error the search failed')",
    "closes its output": "def answer(position):\n    import os, time\n    os.close(1)\n"
    "    time.sleep(600)",
    "small letters": "def answer(position):\n"
    "    say('bestmove ' + str(next(iter(position.legal_moves))).lower())",
    "slow": "def answer(position):\n    import time\n    time.sleep(0.02)\n"
    "    say('bestmove ' + str(next(iter(position.legal_moves))))",
    "stays": "import signal\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
    "def answer(position):\n    import time\n    time.sleep(600)",
}
"""How each engine differs from the good one, which plays the first legal move."""


def engine(folder: Path, name: str) -> str:
    """Writes an engine, and returns the command that starts it."""
    path = folder / f"{name.replace(' ', '_')}.py"
    path.write_text(_GOOD.replace("__CHANGED__", CHANGES[name]), encoding="utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}"
