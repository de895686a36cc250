"""Plays games on a Ray cluster: the same games as in processes, on any free core.

Every node needs Azulejos, and the commands that take part. Nodes may come and go: the games of a
node that died start again elsewhere.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from .game_runner import GameRunner, PlayedGame
from .match import Match
from .workers import Attempts, WorkersError

_AHEAD: Final = 2
"""Games on the cluster for each core, playing or waiting, so that no core is idle."""
_POLL_SECONDS: Final = 1.0
"""How long to wait for a game before reading the cluster's size again."""

_CONNECT_SECONDS: Final = 10.0


class RayWorkers:
    """The cores of a cluster."""

    def __init__(self, match: Match, address: str) -> None:
        """Joins the cluster at HOST:PORT, or `auto` for the one on this machine."""
        import ray  # noqa: PLC0415 - an extra, and slow to import

        self._ray = ray
        try:
            check_reachable(address)
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            reason = str(error).strip().splitlines()[0]
            raise WorkersError(f"--ray {address}: there is no cluster: {reason}") from error
        self._match = match
        # We retry ourselves: a result must come once, and a game must not kill workers forever.
        self._play = ray.remote(num_cpus=1, max_retries=0)(_play)

    def play(self, numbers: Iterator[int]) -> Iterator[list[PlayedGame]]:
        attempts = Attempts()
        again: list[int] = []
        under_way: dict[object, int] = {}
        while True:
            while len(under_way) < self._room():
                number = again.pop() if again else next(numbers, None)
                if number is None:
                    break
                under_way[self._play.remote(self._match, number)] = number
            if not under_way:
                return
            ready, _ = self._ray.wait(
                list(under_way), num_returns=1, timeout=_POLL_SECONDS, fetch_local=True
            )
            played = []
            for each in ready:
                number = under_way.pop(each)
                game = self._take(each, number, attempts)
                if game is None:
                    again.append(number)
                else:
                    played.append(game)
            if played:
                yield played

    def close(self) -> None:
        self._ray.shutdown()

    def _room(self) -> int:
        """The number of games the cluster takes now; nodes come and go."""
        return max(1, _AHEAD * int(self._ray.cluster_resources().get("CPU", 0)))

    def _take(self, reference: object, number: int, attempts: Attempts) -> PlayedGame | None:
        """The finished game; None if its node or process died."""
        try:
            played = self._ray.get(reference)
        except self._ray.exceptions.RayTaskError as error:
            raise WorkersError(f"game {number + 1} failed: {error.cause}") from error
        except self._ray.exceptions.NodeDiedError:
            return None  # losing a machine says nothing about the game
        except self._ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines()[0]
            attempts.failed(number, f"by {type(error).__name__}: {reason}")
            return None
        assert isinstance(played, PlayedGame)
        return played


def check_reachable(address: str) -> None:
    """Raises OSError if nobody listens; Ray itself would retry for minutes."""
    if found := re.fullmatch(r"\[?([^\[\]/]+)\]?:([0-9]{1,5})", address):
        with socket.create_connection((found[1], int(found[2])), _CONNECT_SECONDS):
            pass


def _play(match: Match, number: int) -> PlayedGame:
    """Plays one game on a node. The players stay in the process for the next one."""
    return _table(match).play(number)


@lru_cache(maxsize=1)
def _table(match: Match) -> GameRunner:
    return GameRunner(match)
