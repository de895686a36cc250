"""One address can't stall everybody: what takes long goes to worker processes, in fair turns."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.http import attacks
from tests.server.serving import get, post, running
from tests.volume import volume


@pytest.mark.volume
def test_replays_of_one_address_hold_up_no_move_of_others(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("replays")) as server:
        num = volume(10, 20)
        moves, statuses = asyncio.run(attacks.replays(server, num, 1900))
        assert moves.each < 1, str(moves)
        assert statuses == [200] * num


@pytest.mark.volume
def test_options_over_many_sockets_hold_up_no_move_of_others(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("options")) as server:
        moves = asyncio.run(attacks.options(server, 30, volume(1, 10)))
        assert moves.each < 1, str(moves)


def test_more_replays_than_an_address_may_have_waiting_are_refused(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("refused")) as server:
        _, statuses = asyncio.run(attacks.replays(server, 60, 100))
        assert set(statuses) == {200, 503}
        # The rest of the server is as it was.
        assert get(f"{server.url}/health").text == "ok\n"
        short = {"record": attacks.long_record(10)}
        assert post(f"{server.url}/api/replays", json=short).status_code == 200
        assert server.interrupt() == 0
        assert [line for line in server.log if line["level"] != "info"] == []


@pytest.mark.volume
def test_level_3_answers_beside_many_tables_of_another_address(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("bots"), "--bots", "1", "--proxy", "127.0.0.1") as server:
        seconds = asyncio.run(attacks.bots(server, volume(40, 123)))
        # Level 8 alone thinks for a second: this long, if it took one turn after another.
        assert seconds < volume(40, 123) / 10
