"""The first stage: plays games of the search against itself, on all cores or on a Ray cluster.

A shard is the unit of work: its rows are the same wherever it is played. Existing whole shards are
not played again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from hashlib import sha256
from pathlib import Path
from typing import Final

from azulejos import native
from azulejos.native.cores import num_cores

from .run_file import (
    Run,
    TrainingError,
    check_versions,
    load_network,
    read_run,
    with_hash,
    write_run,
)
from .shards import missing_shards, read_shard, shard_name, write_shard

_HASHES_EVERY: Final = 200
"""Shards between two writes of the description; their files have checksums themselves."""


def play(folder: Path, *, threads: int | None, ray: str | None, tell: Callable[[str], None]) -> Run:
    """Plays the missing shards; returns the run with the hashes of all shards."""
    run = read_run(folder)
    network = load_network(folder, run)
    missing = missing_shards(folder, run)
    if missing:
        check_versions(folder, run)
    there = run.self_play.num_shards - len(missing)
    if there:
        tell(f"{there} of {run.self_play.num_shards} shards are there already")
    for shard in set(range(run.self_play.num_shards)) - set(missing):
        run = _with_shard(run, shard, _digest(folder, run, shard))
    if ray is not None:
        from .ray_shards import play_on_cluster  # noqa: PLC0415 - an extra

        data = (folder / run.network).read_bytes() if run.network else None
        played = play_on_cluster(run, data, missing, ray)
    else:
        played = _play_here(run, network, missing, threads or num_cores())
    for number, (shard, rows) in enumerate(played, start=1):
        run = _with_shard(run, shard, write_shard(folder, run, shard, rows))
        if number % _HASHES_EVERY == 0:
            write_run(folder, run)
        tell(f"{there + number} of {run.self_play.num_shards} shards")
    write_run(folder, run)
    return run


def play_shard(
    run: Run,
    networks: Sequence[native.Network],
    shard: int,
    stop: native.StopFlag | None = None,
) -> bytes:
    """Plays a shard, and returns its rows."""
    first, games = run.self_play.games_of(shard)
    return native.self_play(
        run.players,
        run.is_gray,
        seed=run.self_play.seed,
        first_game=first,
        num_games=games,
        nodes=run.self_play.nodes,
        refills=run.self_play.refills,
        networks=networks,
        stop=stop,
    )


def _play_here(
    run: Run, network: native.Network | None, shards: Sequence[int], threads: int
) -> Iterator[tuple[int, bytes]]:
    """The core releases the GIL while it plays, so threads use all cores."""
    networks = [] if network is None else [network]
    stop = native.StopFlag()
    with ThreadPoolExecutor(threads) as pool:
        under_way: dict[Future[bytes], int] = {}
        left = iter(shards)
        try:
            while True:
                while len(under_way) < threads and (shard := next(left, None)) is not None:
                    under_way[pool.submit(play_shard, run, networks, shard, stop)] = shard
                if not under_way:
                    return
                done, _ = wait(under_way, return_when=FIRST_COMPLETED)
                for each in done:
                    yield under_way.pop(each), each.result()
        finally:
            stop.set()


def _digest(folder: Path, run: Run, shard: int) -> str:
    return sha256(read_shard(folder, run, shard)).hexdigest()


def _with_shard(run: Run, shard: int, digest: str) -> Run:
    if shard not in range(run.self_play.num_shards):
        raise TrainingError(f"the run has no shard {shard}")
    return with_hash(run, "shards", shard_name(shard), digest)
