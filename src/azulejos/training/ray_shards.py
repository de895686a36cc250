"""Self-play on a Ray cluster: the same shards as on one machine, on any free core.

Every node needs the same version of Azulejos. Nodes may come and go: the shards of a node that died
are played again elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from azulejos import native
from azulejos.arena.ray_workers import check_reachable
from azulejos.extras import require_extra

from .run_file import Run, TrainingError, versions
from .selfplay import play_shard

_AHEAD = 2
"""Shards on the cluster for each core, playing or waiting, so that no core is idle."""
_POLL_SECONDS = 1.0
_MAX_ATTEMPTS = 3


def play_on_cluster(
    run: Run, network: bytes | None, shards: Sequence[int], address: str
) -> Iterator[tuple[int, bytes]]:
    """Plays shards at HOST:PORT, or `auto` for the cluster on this machine; yields them as they
    finish. Raises TrainingError if there is no cluster, or a shard can't be played."""
    require_extra("ray", "--ray")
    import ray  # noqa: PLC0415 - an extra, and slow to import

    try:
        check_reachable(address)
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        reason = str(error).strip().splitlines()[0]
        raise TrainingError(f"--ray {address}: there is no cluster: {reason}") from error
    # We retry ourselves: a shard must not kill workers forever.
    remote = ray.remote(num_cpus=1, max_retries=0)(_play)
    due = versions()
    try:
        left = list(reversed(shards))
        attempts: dict[int, int] = {}
        under_way: dict[object, int] = {}
        while left or under_way:
            room = max(1, _AHEAD * int(ray.cluster_resources().get("CPU", 0)))
            while left and len(under_way) < room:
                shard = left.pop()
                under_way[remote.remote(run, network, shard, due)] = shard
            ready, _ = ray.wait(list(under_way), num_returns=1, timeout=_POLL_SECONDS)
            for each in ready:
                shard = under_way.pop(each)
                try:
                    rows: bytes = ray.get(each)
                except ray.exceptions.RayTaskError as error:
                    raise TrainingError(f"shard {shard} failed: {error.cause}") from error
                except ray.exceptions.RayError as error:
                    attempts[shard] = attempts.get(shard, 0) + 1
                    if attempts[shard] >= _MAX_ATTEMPTS:
                        raise TrainingError(f"shard {shard} ended its process: {error}") from error
                    left.append(shard)
                else:
                    yield shard, rows
    finally:
        ray.shutdown()


def _play(run: Run, network: bytes | None, shard: int, due: dict[str, str]) -> bytes:
    """Plays a shard on a node."""
    if versions() != due:
        raise TrainingError(f"this node has {versions()}, not {due}")
    return play_shard(run, _networks(network), shard)


@lru_cache(maxsize=1)
def _networks(network: bytes | None) -> tuple[native.Network, ...]:
    return () if network is None else (native.Network(network),)
