"""Whole games on a real server, by processes that only read and type lines."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from azulejos.notation import parse_record, replay, verify_deals
from azulejos.words.languages import Language
from tests.server.serving import Json, Server, running

from .persons import Person, check_heard, invitation, people, told


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("served")) as started:
        yield started


def play_all(server: Server, made: Json, *persons: Person) -> None:
    """Everybody plays at the same time, to the end."""
    errors: list[BaseException] = []

    def play(seat: int, person: Person) -> None:
        try:
            person.play(server, made["table"], seat, Random(seat))
        except BaseException as error:  # noqa: BLE001 - told by the test's own thread
            errors.append(error)

    threads = [threading.Thread(target=play, args=each) for each in enumerate(persons)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]


@pytest.mark.parametrize("rules", ["colored", pytest.param("gray", marks=pytest.mark.long)])
def test_two_people_play_a_whole_game_in_two_languages(
    server: Server, tmp_path: Path, rules: str
) -> None:
    made = server.open(None, None, rules=rules, deal_seconds=None)
    link = invitation(server, made)
    anna = Person(link, tmp_path / "anna", "--name", "Anna")
    anna.wait_for("1 seat is free")
    ben = Person(link, tmp_path / "ben", "--name", "Ben", language=Language.GERMAN)
    with people(anna, ben):
        play_all(server, made, anna, ben)
        happened = told(server, made["table"])
        for person, sat in ((anna, 1), (ben, 2)):
            person.wait_for(person.say("kept-as", number=1))
            assert person.leave() == 0
            check_heard(person, [each for each in happened if each["number"] > sat])
    for name in ("anna", "ben"):
        (kept,) = (tmp_path / name / "games").glob("*.azul")
        assert kept.read_text("utf-8") == server.record(made["table"])
        record = parse_record(kept.read_text("utf-8"))
        assert replay(record).position.is_over
        dealer = verify_deals(record)
        assert (dealer.version, len(dealer.nonces)) == (2, 2)
