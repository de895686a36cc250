"""The order of the stages: each needs the files of the one before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from .paths import candidate, checkpoint_path, network_path
from .run_file import Run, TrainingError, read_earlier, read_run
from .shards import FOLDER, shard_name


def check_order(stage: str, folder: Path) -> None:
    """Raises TrainingError, naming the stage to run first, if a stage can't start yet."""
    run = read_run(folder)
    match stage:
        case "fit":
            _check("selfplay", folder, _shards(folder, run))
            for other in (folder / each for each in run.fit.also):
                _check("selfplay", other, _shards(other, read_earlier(other, run)))
        case "export":
            _check("fit", folder, (checkpoint_path(folder, seed) for seed in run.fit.seeds))
        case "gate":
            names = (candidate(seed) for seed in run.fit.seeds)
            _check("export", folder, (network_path(folder, name) for name in names))


def _shards(folder: Path, run: Run) -> Iterator[Path]:
    return (folder / FOLDER / shard_name(each) for each in range(run.self_play.num_shards))


def _check(earlier: str, folder: Path, needed: Iterator[Path]) -> None:
    missing = next((each for each in needed if not each.exists()), None)
    if missing is not None:
        raise TrainingError(f"{missing} is missing: azulejos train {earlier} {folder} comes first")
