"""What the engine answers to the lines that the pages show."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import IO, Final

from tests.docs import pages

_ASKED: Final = "> "
_ANSWERED: Final = "< "


def with_answers(text: str) -> str:
    """A page whose `session` blocks show what the engine answers now."""
    for block in pages.blocks(text, "session"):
        text = text.replace(f"```session\n{block.text}```", f"```session\n{_replay(block)}```")
    return text


def game_of_the_bot(page: str, folder: Path) -> str:
    """The record that the program on "Write a bot" prints."""
    (program,) = pages.blocks(page, "python")
    script = folder / "play_a_game.py"
    script.write_text(program.text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=True, timeout=60
    ).stdout


def with_game_of_the_bot(page: str, record: str) -> str:
    return re.sub(r"```azul\n.*?```", f"```azul\n{record}```", page, flags=re.DOTALL)


def _replay(block: pages.Block) -> str:
    process = subprocess.Popen(
        [sys.executable, "-m", "azulejos", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="ascii",
    )
    assert process.stdin is not None
    assert process.stdout is not None
    written: list[str] = []
    for step in re.split(rf"^{_ASKED}", block.text, flags=re.MULTILINE)[1:]:
        asked, *shown = step.splitlines()
        process.stdin.write(asked + "\n")
        process.stdin.flush()
        answers = _answers(process.stdout, len(shown), is_search=_is_search(asked))
        written += [_ASKED + asked, *(_ANSWERED + answer for answer in answers)]
    process.communicate(timeout=20)
    return "\n".join([*written, ""])


def _is_search(asked: str) -> bool:
    """Whether a best move ends the answer. An infinite search has none before it is stopped."""
    words = asked.split()
    return words[0] == "go" and "infinite" not in words


def _answers(stdout: IO[str], num_shown: int, *, is_search: bool) -> list[str]:
    """As many as are shown; of a search, which may now tell of other depths, to its end."""
    answers: list[str] = []
    while len(answers) < num_shown if not is_search else not _ends_search(answers):
        answers.append(stdout.readline().removesuffix("\n"))
    return answers


def _ends_search(answers: list[str]) -> bool:
    return bool(answers) and answers[-1].startswith(("bestmove", "error"))
