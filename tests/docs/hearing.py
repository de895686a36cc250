"""Games on the pages: `game` blocks, in which a person types and the program speaks.

`$ azulejos text`, or `companion`, starts a session, `>` is a typed line (alone: Enter), and all
else is heard. The blocks of a page belong together: a session goes on in the next block. They run
in a copy of `docs/examples/`, one data folder a page. Every new game is dealt from the same seed,
and the computer players look one move ahead.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from tests.docs import pages

LANGUAGE: Final = "game"
START: Final = "$ "
PROMPT: Final = ">"
_ALWAYS_THE_SAME: Final = """
import sys
from azulejos.cli import main
from azulejos.players import Limits, OnePlyPlayer, Settings
from azulejos.rules import Dealer
from azulejos.terminal import computer

class Steady(OnePlyPlayer):
    def think(self, position, limits, settings, stop, report):
        return OnePlyPlayer().think(position, Limits(only=limits.only), Settings(), stop, report)

computer.SearchPlayer = Steady
Dealer.with_random_seed = classmethod(lambda cls: cls(bytes(range(32))))
sys.exit(main(sys.argv[1:]))
"""
"""A seed, and a computer player at all levels that neither time nor a better search changes."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line that starts a session or is typed in it, and what is heard after it."""

    text: str
    """With its mark."""
    heard: tuple[str, ...]
    block: pages.Block

    @property
    def is_start(self) -> bool:
        return self.text.startswith(START)

    @property
    def typed(self) -> str:
        return self.text.removeprefix(PROMPT).strip()


def read_lines(page: str) -> Iterator[Line]:
    """The lines of all `game` blocks of a page."""
    for block in pages.blocks(page, LANGUAGE):
        marked: list[list[str]] = []
        for text in block.text.splitlines():
            if text.startswith((START, f"{PROMPT} ")) or text == PROMPT:
                marked.append([text])
            else:
                assert marked, f"line {block.first_line}: heard before anything was typed"
                marked[-1].append(text)
        for text, *heard in marked:
            yield Line(text, tuple(heard), block)


def hear(page: str, folder: Path) -> list[Line]:
    """The same lines with what is heard today. `folder` is a copy of the examples."""
    heard: list[Line] = []
    for session in _sessions(page):
        heard += _run(session, folder)
    return heard


def with_heard(page: str, lines: list[Line]) -> str:
    """The page with what was heard in its blocks."""
    for block in pages.blocks(page, LANGUAGE):
        own = [line for line in lines if line.block == block]
        text = "".join(f"{each}\n" for line in own for each in (line.text, *line.heard))
        page = page.replace(f"```{LANGUAGE}\n{block.text}```", f"```{LANGUAGE}\n{text}```", 1)
    return page


def _sessions(page: str) -> Iterator[list[Line]]:
    session: list[Line] = []
    for line in read_lines(page):
        if line.is_start and session:
            yield session
            session = []
        session.append(line)
    if session:
        yield session


def _run(session: list[Line], folder: Path) -> Iterator[Line]:
    start, *typed = session
    assert start.is_start, f"line {start.block.first_line}: no session is started"
    command, *arguments = shlex.split(start.text.removeprefix(START))
    assert command == "azulejos", start.text
    assert not any(line.is_start for line in typed)
    done = subprocess.run(
        [sys.executable, "-c", _ALWAYS_THE_SAME, *arguments],
        input="".join(f"{line.typed}\n" for line in typed),
        capture_output=True,
        encoding="utf-8",
        cwd=folder,
        env=os.environ | environment(folder),
        check=False,
        timeout=60,
    )
    assert done.stderr == "", done.stderr
    # What comes after the last typed line's answer is the goodbye to a page that just stops.
    answers: list[list[str]] = [[]]
    for text in done.stdout.splitlines():
        if text == PROMPT:
            answers.append([])
        else:
            answers[-1].append(text)
    assert len(answers) >= len(session), f"{start.text}: it ended before the page does"
    for line, answer in zip(session, answers, strict=False):
        yield replace(line, heard=tuple(answer))


def environment(folder: Path) -> dict[str, str]:
    """What the pages take for granted: English, UTF-8, and a data folder of their own."""
    return {"LC_ALL": "C.UTF-8", "PYTHONUTF8": "1", "AZULEJOS_DATA": str(folder / "data")}
