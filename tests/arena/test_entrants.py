"""Players as the command line names them."""

from __future__ import annotations

import pytest

from azulejos.arena.entrants import EntrantKind, format_player, parse_entrant, parse_entrants
from azulejos.notation import NotationError


@pytest.mark.parametrize(
    ("text", "name", "kind", "number", "command"),
    [
        ("level:3", "level:3", EntrantKind.LEVEL, 3, ""),
        ("8", "level:8", EntrantKind.LEVEL, 8, ""),
        ("nodes:2000", "nodes:2000", EntrantKind.NODES, 2000, ""),
        ("movetime:20", "movetime:20", EntrantKind.MOVETIME, 20, ""),
        ("depth:4", "depth:4", EntrantKind.DEPTH, 4, ""),
        ("one-ply", "one-ply", EntrantKind.ONE_PLY, 0, ""),
        ("random", "random", EntrantKind.RANDOM, 0, ""),
        ("luck=random", "luck", EntrantKind.RANDOM, 0, ""),
        ("cmd:engine", "cmd:engine", EntrantKind.COMMAND, 0, "engine"),
        ("./bot", "cmd:./bot", EntrantKind.COMMAND, 0, "./bot"),
        ("bot --fast", "cmd:bot --fast", EntrantKind.COMMAND, 0, "bot --fast"),
        ("mine=bot --depth=3", "mine", EntrantKind.COMMAND, 0, "bot --depth=3"),
        ("./bot --depth=3", "cmd:./bot --depth=3", EntrantKind.COMMAND, 0, "./bot --depth=3"),
    ],
)
def test_what_a_player_may_be(
    text: str, name: str, kind: EntrantKind, number: int, command: str
) -> None:
    entrant = parse_entrant(text)
    assert (entrant.name, entrant.kind, entrant.number) == (name, kind, number)
    assert entrant.command == command
    again = parse_entrant(format_player(entrant))
    assert (again.kind, again.number, again.command) == (kind, number, command)


def test_a_command_is_split_as_a_shell_would() -> None:
    assert parse_entrant("'./my bot' --name 'a b'").words == ("./my bot", "--name", "a b")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "levl:3",
        "level:",
        "level:0",
        "level:9",
        "0",
        "9",
        "nodes:-1",
        "nodes:1e3",
        "nodes:٣",
        "nodes:9999999999999",
        "random:1",
        "cmd:",
        "cmd: ",
        "cmd:./bot 'open",
        "cmd:./bot\n",
        "a=",
        "a=b",
    ],
)
def test_what_is_no_player_is_refused_with_what_was_read(text: str) -> None:
    with pytest.raises(NotationError, match=r"^player: read .*, expected "):
        parse_entrant(text)


def test_the_same_player_again_is_numbered() -> None:
    names = [each.name for each in parse_entrants(["random", "random", "a=random", "random"])]
    assert names == ["random", "random #2", "a", "random #3"]


def test_a_name_stands_for_one_player() -> None:
    with pytest.raises(NotationError, match="expected a name that is not a"):
        parse_entrants(["a=random", "a=one-ply"])
