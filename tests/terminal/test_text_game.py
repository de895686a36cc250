"""The simplest text game, played to its end by typing lines."""

from __future__ import annotations

import re

import pytest

from .test_command import run


@pytest.mark.parametrize(
    "options", [(), ("--players", "4"), ("--players", "3", "--gray"), ("--gray", "--tactile")]
)
def test_a_whole_game_by_taking_hints(options: tuple[str, ...]) -> None:
    """Typing is blind here, so every possible floor move is tried; one of them is legal."""
    tries = [f"{source}{color}0" for source in "C123456789" for color in "BYRKW"]
    columns = [f"T{row}{column}" for row in range(1, 6) for column in range(1, 6)]
    done = run("text", *options, typed="\n".join((tries + columns) * 120))
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert re.search(r"(Winner|Shared victory): .*\.$", done.stdout.strip())
    assert all(len(line) <= 80 for line in done.stdout.replace("Your move: ", "\n").splitlines())
    assert done.stdout.isascii()


def test_help_hint_undo_and_quit() -> None:
    typed = "help\nlegal\nhint\n1B9\n9B1\nundo\nboards\ntable\ncode\n\nquit\n"
    done = run("text", typed=typed)
    assert done.returncode == 0
    assert "Type a move: source, color, destination." in done.stdout
    assert "Perhaps " in done.stdout
    assert "expected a move like 3R4" in done.stdout
    assert "9B1 can't be played: no_such_factory" in done.stdout
    assert "There is nothing to take back in this round." in done.stdout
    assert "colored 1 O1 1 C " in done.stdout
    assert done.stdout.endswith("Goodbye.\n")


def test_undo_takes_the_move_back_and_the_answers_to_it() -> None:
    def code_after(*typed: str) -> str:
        out = run("text", typed="\n".join([*typed, "code", "quit"])).stdout
        found = re.findall(r"colored 1 O1 1 C \S+", out)
        assert found, out
        return str(found[-1])

    tries = [f"1{color}0" for color in "BYRKW"]
    assert code_after(*tries, *["undo"] * 5).endswith(tuple("BYRKW"))


def test_the_end_of_input_quits() -> None:
    done = run("text", typed="")
    assert done.returncode == 0
    assert done.stdout.endswith("Goodbye.\n")
