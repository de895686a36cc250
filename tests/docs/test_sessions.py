"""Sessions with the engine: the real one answers what the pages show."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.docs import pages

SESSIONS = [
    pytest.param(block, id=f"{pages.name(page)}:{block.first_line}")
    for page in pages.PAGES
    for block in pages.blocks(pages.read(page), "session")
]


def replay(block: pages.Block) -> None:
    """Writes each `>` line to an engine and compares its answers with the `<` lines."""
    process = subprocess.Popen(
        [sys.executable, "-m", "azulejos", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="ascii",
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        for line in block.text.splitlines():
            mark, text = line[:2], line[2:]
            if mark == "> ":
                process.stdin.write(text + "\n")
                process.stdin.flush()
            else:
                assert mark == "< "
                assert same_on_every_run(process.stdout.readline()[:-1]) == same_on_every_run(text)
        assert process.stdout.read() == ""
        assert process.wait(timeout=20) == 0
    finally:
        process.kill()
        process.communicate()


def same_on_every_run(line: str) -> str:
    """An `info` line without the clock: `nps` is missing where the time rounds to 0."""
    return re.sub(r"(?: nps \d+)? time \d+", " time", line) if line.startswith("info") else line


@pytest.mark.parametrize("block", SESSIONS)
def test_the_engine_answers_what_is_shown(block: pages.Block) -> None:
    replay(block)


def test_there_are_sessions() -> None:
    assert len(SESSIONS) >= 4


@pytest.mark.parametrize(
    "wrong",
    [
        "> isready\n< readyno\n> quit\n",
        "> isready\n> quit\n",
        "> perft 0\n< perft 0 2\n> quit\n",
    ],
)
def test_a_wrong_answer_is_found(wrong: str) -> None:
    with pytest.raises(AssertionError):
        replay(pages.Block("session", wrong, 1))


def test_the_protocol_page_names_every_line_and_option() -> None:
    text = pages.read(pages.DOCS / "reference" / "protocol.md")
    asked = subprocess.run(
        [sys.executable, "-m", "azulejos", "engine"],
        input="azul\nhello\n",
        capture_output=True,
        encoding="ascii",
        check=True,
    ).stdout
    options = re.findall(
        r"^option name (\w+) type spin default (\d+) min (\d+) max (\d+)$", asked, re.MULTILINE
    )
    assert options
    for option, default, lowest, highest in options:
        assert f"| `{option}` | {lowest}..{highest} | {default} |" in text
    commands = re.search(r"expected one of (.*)", asked)
    assert commands is not None
    for command in commands[1].split(", "):
        assert re.search(rf"^\| `{command}[ `]", text, re.MULTILINE), command
