"""One address can't stall everybody: what takes long goes to worker processes, in fair turns."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.server.http import attacks, in_a_group
from tests.server.serving import Server, get, post, running
from tests.volume import volume


class InATerminal(Server):
    """In a process group of its own."""

    program = (in_a_group.__file__,)


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


def is_left(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_ctrl_c_in_a_terminal_ends_server_and_workers_quietly(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """A terminal sends it to the whole process group, also to a worker that just starts."""
    with running(tmp_path_factory.mktemp("terminal"), kind=InATerminal) as server:
        assert server.process is not None
        short = {"record": attacks.long_record(10)}
        assert post(f"{server.url}/api/replays", json=short).status_code == 200
        with ThreadPoolExecutor() as asking:
            long = {"record": attacks.long_record(1900)}
            asked = asking.submit(post, f"{server.url}/api/replays", json=long)
            time.sleep(0.2)
            os.killpg(server.process.pid, signal.SIGINT)
            assert server.process.wait(60) == 0
            asked.exception()
        # The resource tracker of Python notices a moment later that nobody is left.
        until = time.monotonic() + 60
        while is_left(server.process.pid):
            assert time.monotonic() < until, "a process goes on without its server"
            time.sleep(0.05)
        assert "Traceback" not in str(server.log)


def test_qr_codes_of_one_address_hold_up_no_move_of_others(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running(tmp_path_factory.mktemp("codes")) as server:
        link = {"path": "/" + "x" * 500}
        moves, statuses = asyncio.run(attacks.crowd(server, "/api/qr", link, 60))
        assert moves.each < 1, str(moves)
        assert set(statuses) <= {200, 503}


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
