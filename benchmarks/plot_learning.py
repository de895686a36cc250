"""Draws how the learner of `examples/masked_ppo.py` became stronger.

    python benchmarks/plot_learning.py docs/pictures/learning.svg \\
      'one GPU=docs/lab/2026-11-20-environments/one-gpu.jsonl' \\
      'two cores=docs/lab/2026-11-20-environments/two-cores.jsonl'

Each log, as `--log` writes it, gets a panel: the shares of its matches with their 95 % intervals.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from matplotlib import rcParams
from matplotlib.axes import Axes
from matplotlib.figure import Figure


def draw(logs: dict[str, Path], path: Path) -> None:
    rcParams["svg.hashsalt"] = "azulejos"
    figure = Figure(figsize=(5 * len(logs), 3.6), layout="constrained")
    panels = figure.subplots(1, len(logs), sharey=True, squeeze=False)[0]
    for panel, (title, log) in zip(panels, logs.items(), strict=True):
        points = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
        for number, name in enumerate(dict.fromkeys(each["against"] for each in points)):
            _draw_line(panel, [each for each in points if each["against"] == name], f"C{number}")
        moves = max(each["moves"] for each in points)
        panel.set_title(f"{title}, {moves / 1e6:.1f} million moves", fontsize=10)
        panel.set_xlabel("Minutes of learning")
        panel.axhline(50, color="gray", linewidth=0.8)
        panel.set_ylim(0, 100)
        panel.grid(alpha=0.4)
    panels[0].set_ylabel("Share of the victories, %")
    panels[0].legend(fontsize=7, title="against", title_fontsize=7)
    figure.savefig(path, metadata={"Date": None})


def _draw_line(panel: Axes, points: list[dict[str, Any]], color: str) -> None:
    minutes = [each["minutes"] for each in points]
    shares, lows, highs = ([100 * each[key] for each in points] for key in ("share", "low", "high"))
    panel.plot(minutes, shares, "o-", color=color, markersize=3, label=points[0]["against"])
    panel.fill_between(minutes, lows, highs, color=color, alpha=0.15, linewidth=0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("picture", type=Path)
    parser.add_argument("logs", nargs="+", metavar="TITLE=LOG")
    options = parser.parse_args()
    logs = {}
    for each in options.logs:
        title, _, log = each.partition("=")
        if not log:
            parser.error(f"{each} has no title: TITLE=LOG")
        logs[title] = Path(log)
    draw(logs, options.picture)


if __name__ == "__main__":
    main()
