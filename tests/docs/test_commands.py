"""Commands: those shown with their output give it, and all that are named exist."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from azulejos.cli import main
from tests.docs import hearing, pages, shell

CONSOLES = [
    pytest.param(block, id=f"{pages.name(page)}:{block.first_line}")
    for page in pages.PAGES
    for block in pages.blocks(pages.read(page), "console")
]
MAKE_TARGETS = set(
    re.findall(r"^([a-z-]+):.*## ", pages.read(pages.ROOT / "Makefile"), re.MULTILINE)
)
COMMAND_LINE = pages.DOCS / "reference" / "command-line.md"
SHELL_LANGUAGES = ("sh", "console", "game")


def run_in_shell(block: pages.Block, folder: Path) -> None:
    """Runs the commands of a block in one folder and compares what they print."""
    for command, shown, printed in shell.steps(block, folder):
        assert printed == shown, command


@pytest.mark.parametrize("block", CONSOLES)
def test_commands_print_what_is_shown(block: pages.Block, tmp_path: Path) -> None:
    shutil.copytree(pages.EXAMPLES, tmp_path, dirs_exist_ok=True)
    run_in_shell(block, tmp_path)


def test_a_wrong_output_is_found(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        run_in_shell(pages.Block("console", "$ azulejos --version\nazulejos 0.0.0\n", 1), tmp_path)


def help_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit):
        main([*arguments, "--help"])
    return capsys.readouterr().out


def subcommands(capsys: pytest.CaptureFixture[str]) -> set[str]:
    return set(re.findall(r"^    ([a-z-]+)(?: |$)", help_of(capsys), re.MULTILINE))


def shown_commands(page: Path) -> Iterator[list[str]]:
    """The words of every command line on a page, in blocks for a shell and between backticks."""
    text = pages.read(page)
    for block in pages.blocks(text):
        if block.language in SHELL_LANGUAGES:
            for line in block.text.splitlines():
                if block.language == hearing.LANGUAGE and not line.startswith(hearing.START):
                    continue  # typed or heard in a game
                yield from map(words_of, re.split(r"[|;] ", line.removeprefix("$ ")))
    yield from map(words_of, pages.code_spans(text))


def words_of(command: str) -> list[str]:
    try:
        return shlex.split(command, comments=True)
    except ValueError:  # not a command: a lone quotation mark
        return []


@pytest.mark.parametrize("page", pages.PAGES, ids=pages.name)
def test_every_command_that_is_named_exists(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    known = subcommands(capsys)
    for words in shown_commands(page):
        match words:
            case ["make", target, *_]:
                assert target in MAKE_TARGETS, words
            case ["azulejos", command, *rest] if not command.startswith("-") and command.islower():
                assert command in known, words
                stage = rest[:1] if command == "train" else []
                for option in (word for word in rest if word.startswith("--")):
                    assert option in help_of(capsys, command, *stage), words
            case ["azulejos", option, *_] if option.startswith("-"):
                assert option in help_of(capsys), words


def test_a_command_that_does_not_exist_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    for wrong in ("`make coffee`", "`azulejos sing`", "```sh\nazulejos text --loud\n```"):
        page.write_text(wrong, encoding="utf-8")
        with pytest.raises(AssertionError):
            test_every_command_that_is_named_exists(page, capsys)


def test_the_page_has_every_subcommand_and_option(capsys: pytest.CaptureFixture[str]) -> None:
    text = pages.read(COMMAND_LINE)
    known = subcommands(capsys)
    assert known == set(re.findall(r"^## azulejos ([a-z-]+)$", text, re.MULTILINE))
    for command in known:
        section = text.partition(f"## azulejos {command}\n")[2].partition("\n## ")[0]
        told = help_of(capsys, command)
        if command == "train":
            told += help_of(capsys, command, "new") + help_of(capsys, command, "all")
        for option in set(re.findall(r"--[a-z]+(?:-[a-z]+)*", told)) - {"--help"}:
            assert f"| `{option}" in section, (command, option)


def test_contributing_lists_every_make_target() -> None:
    text = pages.read(pages.ROOT / "CONTRIBUTING.md")
    assert set(re.findall(r"^\| `make ([a-z-]+)`", text, re.MULTILINE)) == MAKE_TARGETS
