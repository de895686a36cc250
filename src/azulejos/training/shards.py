"""Shards: files of rows, each with a header line that has their origin and checksum."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Final

from azulejos import native
from azulejos.arena.whole_file import write_whole

from .run_file import Run, TrainingError

FOLDER: Final = "data"
_KIND: Final = "azulejos rows"


def shard_name(shard: int) -> str:
    return f"{shard:05}.rows"


def header_of(run: Run, shard: int) -> dict[str, object]:
    """Everything that decides the rows of a shard."""
    first, games = run.self_play.games_of(shard)
    return {
        "kind": _KIND,
        "version": native.ROWS_VERSION,
        "players": run.players,
        "side": run.side,
        "seed": run.self_play.seed,
        "first_game": first,
        "games": games,
        "nodes": run.self_play.nodes,
        "refills": run.self_play.refills,
        "network_sha256": run.network_sha256,
    }


def write_shard(folder: Path, run: Run, shard: int, rows: bytes) -> str:
    """Writes a shard, whole or not at all; returns the SHA-256 of its rows."""
    digest = sha256(rows).hexdigest()
    told = json.dumps(header_of(run, shard) | {"sha256": digest})
    write_whole(folder / FOLDER / shard_name(shard), told.encode("ascii") + b"\n" + rows)
    return digest


def read_shard(folder: Path, run: Run, shard: int) -> bytes:
    """The rows of a shard. Raises TrainingError if it is torn or of another run."""
    path = folder / FOLDER / shard_name(shard)
    try:
        line, _, rows = path.read_bytes().partition(b"\n")
        told = json.loads(line)
    except (OSError, ValueError) as error:
        raise TrainingError(f"{path} can't be read: {error}") from error
    if not isinstance(told, dict) or told.get("kind") != _KIND:
        raise TrainingError(f"{path} is no shard")
    digest = told.pop("sha256", None)
    if told != header_of(run, shard):
        raise TrainingError(f"{path} belongs to another run")
    if digest != sha256(rows).hexdigest() or len(rows) % native.row_size(run.players):
        raise TrainingError(f"{path} is torn: its checksum is wrong")
    if digest != run.shards.get(shard_name(shard), digest):
        raise TrainingError(f"{path} has other rows than the description of the run tells")
    return rows


def missing_shards(folder: Path, run: Run) -> list[int]:
    """The shards that are missing or torn. Raises TrainingError if one belongs to another run."""
    missing = []
    for shard in range(run.self_play.num_shards):
        path = folder / FOLDER / shard_name(shard)
        if not path.exists():
            missing.append(shard)
            continue
        try:
            read_shard(folder, run, shard)
        except TrainingError as error:
            if "torn" not in str(error) and "can't be read" not in str(error):
                raise
            missing.append(shard)
    return missing
