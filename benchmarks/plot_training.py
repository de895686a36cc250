"""Draws the losses of each generation of training, and what each won.

    python benchmarks/plot_training.py training/2-colored docs/pictures/training-2-colored.svg

Reads the losses and verdicts that `azulejos train` wrote to the runs of a folder.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from matplotlib import rcParams
from matplotlib.figure import Figure


def draw(folder: Path, path: Path) -> None:
    runs = sorted(each for each in folder.iterdir() if each.is_dir())
    rcParams["svg.hashsalt"] = "azulejos"
    figure = Figure(figsize=(10, 3.6), layout="constrained")
    left, right = figure.subplots(1, 2)
    for number, run in enumerate(runs):
        files = sorted(run.glob("seed-*.losses.json"))
        for file in files:
            losses = json.loads(file.read_text("utf-8"))
            seed = file.name.split(".")[0].removeprefix("seed-")
            left.plot(
                range(1, len(losses) + 1),
                [each["brier"] for each in losses],
                color=f"C{number}",
                linestyle=("-", "--", ":")[(int(seed) - 1) % 3],
                label=f"generation {run.name}" if file == files[0] else None,
            )
        verdict = json.loads((run / "verdict.json").read_text("utf-8"))
        for name, share in verdict["shares"].items():
            right.plot(number, 100 * share, "o", color=f"C{number}", markersize=4)
            right.annotate(f" {name.replace('-', ' ')}", (number, 100 * share), fontsize=7)
    left.set_xlabel("Epoch")
    left.set_ylabel("Brier score of held-back games")
    left.grid(alpha=0.4)
    left.legend(fontsize=7, title="solid: seed 1", title_fontsize=7)
    right.set_xticks(range(len(runs)), [run.name for run in runs])
    right.set_xlabel("Generation")
    right.axhline(50, color="gray", linewidth=0.8)
    right.set_ylabel("Share against the best before, %")
    right.grid(axis="y", alpha=0.4)
    right.margins(x=0.2)
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("picture", type=Path)
    options = parser.parse_args()
    draw(options.folder, options.picture)


if __name__ == "__main__":
    main()
