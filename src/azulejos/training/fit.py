"""The second stage: trains networks on the boundaries of self-play, with torch.

The label of a boundary mixes the outcome of its game, the value of its further refills, and the
network's own value of the next boundary, which is renewed after every epoch. A checkpoint after
every epoch lets a stopped run resume.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch
from torch.nn import functional

from azulejos.arena.whole_file import write_whole

from .boundary_rows import Boundaries, helpers, read_boundaries, shares_of_victory
from .checkpoints import naming_torn
from .model import BoundaryNetwork, Examples
from .network_layout import NetworkLayout
from .paths import checkpoint_path, losses_path
from .run_file import FitPlan, read_run
from .transfer import read_first

HELD_BACK: Final = 0.03
"""Share of the games that is held back; the losses reported are theirs."""
MAX_HELD_BACK: Final = 20_000
MIN_STEPS: Final = 20
"""Fewest steps of the schedule, which divides by the length of its warm-up."""
_PREDICTED_AT_ONCE: Final = 16_384
_AVERAGED: Final = 0.998
"""Decay of the moving average of the weights, which is steadier than any one step."""
_SCORE_UNIT: Final = 20.0
"""Points for one unit of loss."""


@dataclass(frozen=True, slots=True)
class Labels:
    """The targets of N boundaries."""

    wins: Any
    """[N, P]."""
    scores: Any
    """[N, P]."""
    helpers: Any
    """[N, P, 3]."""


def fit(folder: Path, *, device: str, tell: Callable[[str], None]) -> None:
    """Trains a network for each seed of the run."""
    run = read_run(folder)
    layout = NetworkLayout(run.players, run.is_gray)
    data = read_boundaries(folder)
    tell(f"{len(data.trained):,} boundaries of {int(data.games[-1]) + 1:,} games, on {device}")
    first, is_carried = None, False
    if run.fit.first:
        first, is_carried = read_first(folder / run.fit.first, layout, device)
    for seed in run.fit.seeds:
        trained = _Fit(layout, data, run.fit, seed, device)
        # A network never trained on such games can't value the next boundary yet.
        trained.run(folder, first, by_outcome=first is None or is_carried, tell=tell)


class _Fit:
    """The training of one network."""

    def __init__(
        self, layout: NetworkLayout, data: Boundaries, plan: FitPlan, seed: int, device: str
    ) -> None:
        torch.manual_seed(seed)
        self._plan = plan
        self._seed = seed
        self._device = device
        self._data = data
        self._examples = Examples(layout, data, device)
        self._network = BoundaryNetwork(layout).to(device)
        self._averaged = copy.deepcopy(self._network)
        num_games = int(data.games[-1]) + 1
        num_held = min(max(1, int(num_games * HELD_BACK)), MAX_HELD_BACK)
        is_held: Any = np.zeros(num_games, bool)
        # The same for every seed, so that their losses compare.
        is_held[np.random.default_rng(0).permutation(num_games)[:num_held]] = True
        trained = data.trained
        held = trained[is_held[data.games[trained]]]
        self._held = torch.from_numpy(held).to(device)
        self._trained = torch.from_numpy(trained[~is_held[data.games[trained]]]).to(device)
        self._steps = plan.epochs * -(-len(self._trained) // plan.batch)
        self._optimizer = torch.optim.AdamW(
            self._network.parameters(), plan.learning_rate, weight_decay=plan.weight_decay
        )
        self._schedule = torch.optim.lr_scheduler.OneCycleLR(
            self._optimizer, plan.learning_rate, max(self._steps, MIN_STEPS), pct_start=0.1
        )
        self._outcomes = self._labels_of_ends()
        self._averaged_steps = 0
        self._losses: list[dict[str, float]] = []

    def run(
        self,
        folder: Path,
        first: dict[str, Any] | None,
        *,
        by_outcome: bool,
        tell: Callable[[str], None],
    ) -> None:
        """`by_outcome`: the labels of the first epoch are the outcomes alone."""
        path = checkpoint_path(folder, self._seed)
        done = 0
        if path.exists():
            with naming_torn(path):
                done = self._load(torch.load(path, map_location=self._device, weights_only=True))
            tell(f"seed {self._seed}: {done} of {self._plan.epochs} epochs are there already")
        elif first is not None:
            self._network.load_state_dict(first)
        if self._plan.own_boards:
            self._network.leave_out_others()
        if not done:
            self._averaged.load_state_dict(self._network.state_dict())
        for epoch in range(done, self._plan.epochs):
            labels = self._outcomes if epoch == 0 and by_outcome else self._labels()
            loss = self._train(labels)
            self._losses.append(self._measure() | {"training_loss": loss})
            self._save(path, epoch + 1)
            told = ", ".join(f"{name} {each:.4f}" for name, each in self._losses[-1].items())
            tell(f"seed {self._seed}, epoch {epoch + 1} of {self._plan.epochs}: {told}")
        text = json.dumps(self._losses, indent=1) + "\n"
        write_whole(losses_path(folder, self._seed), text.encode("ascii"))

    def _train(self, labels: Labels) -> float:
        """Trains one epoch; returns the mean loss."""
        order = self._trained[torch.randperm(len(self._trained), device=self._device)]
        total = torch.zeros((), device=self._device)
        batches = order.split(self._plan.batch)
        for rows in batches:
            loss = self._loss(self._network(*self._examples.pick(rows)), labels, rows)
            self._optimizer.zero_grad(set_to_none=True)
            loss.backward()
            self._optimizer.step()
            self._schedule.step()
            with torch.no_grad():
                pairs = zip(self._averaged.parameters(), self._network.parameters(), strict=True)
                self._averaged_steps += 1
                # The average of a short run must not remember its start.
                stays = min(_AVERAGED, self._averaged_steps / (self._averaged_steps + 10))
                for averaged, now in pairs:
                    averaged.lerp_(now, 1 - stays)
            total += loss.detach()
        return float(total) / len(batches)

    def _loss(self, told: Any, labels: Labels, rows: Any) -> Any:  # noqa: ANN401
        win = functional.cross_entropy(told[:, :, 0], labels.wins[rows])
        scores = labels.scores[rows]
        score = functional.huber_loss(told[:, :, 1] / _SCORE_UNIT, scores / _SCORE_UNIT)
        # The search uses the margin.
        margin = functional.huber_loss(
            (told[:, :, 1] - told[:, :, 1].roll(1, 1)) / _SCORE_UNIT,
            (scores - scores.roll(1, 1)) / _SCORE_UNIT,
        )
        helping = functional.mse_loss(told[:, :, 2:], labels.helpers[rows])
        plan = self._plan
        return win + plan.score_weight * (score + margin) + plan.helper_weight * helping

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _predict(self) -> tuple[Any, Any]:
        """The predicted chances to win and final scores of all boundaries, [N, P] each."""
        wins, scores = [], []
        for rows in torch.arange(len(self._data.rows), device=self._device).split(
            _PREDICTED_AT_ONCE
        ):
            told = self._averaged(*self._examples.pick(rows))
            wins.append(told[:, :, 0].softmax(dim=1))
            scores.append(told[:, :, 1])
        return torch.cat(wins), torch.cat(scores)

    def _labels_of_ends(self) -> Labels:
        data = self._data
        ends = data.rows[data.ends]
        return Labels(
            self._tensor(shares_of_victory(ends)),
            self._tensor(ends["boards"]["score"]),
            self._tensor(helpers(ends)),
        )

    def _labels(self) -> Labels:
        """A mix of the outcome, the further refills and the next row."""
        data = self._data
        wins, scores = self._predict()
        is_end = self._tensor(data.is_end).bool().unsqueeze(1)
        outcomes = self._outcomes
        wins = torch.where(is_end, outcomes.wins, wins)
        scores = torch.where(is_end, outcomes.scores, scores)
        following: Any = np.arange(len(data.rows))
        later = np.flatnonzero(data.parents >= 0)
        following[data.parents[later]] = later
        next_rows = torch.from_numpy(following).to(self._device)
        wins, scores = wins[next_rows], scores[next_rows]
        share = self._plan.outcome_share
        if self._plan.searched_share:
            wins = self._with_searched(wins, self._plan.searched_share / (1 - share))
        return Labels(
            share * outcomes.wins + (1 - share) * wins,
            share * outcomes.scores + (1 - share) * scores,
            outcomes.helpers,
        )

    def _with_searched(self, wins: Any, share: float) -> Any:  # noqa: ANN401
        """Mixes in the value of the further refills or of the search, where there is one."""
        told = self._tensor(self._data.rows["searched"])
        sums = told.sum(dim=1, keepdim=True)
        return torch.where(sums > 0, wins.lerp(told / sums.clamp(min=1), share), wins)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _measure(self) -> dict[str, float]:
        """How well the network predicts the ends of the held-back games."""
        entropy = brier = error = 0.0
        for rows in self._held.split(_PREDICTED_AT_ONCE):
            told = self._averaged(*self._examples.pick(rows))
            wins = self._outcomes.wins[rows]
            chances = told[:, :, 0].softmax(dim=1)
            entropy += float(functional.cross_entropy(told[:, :, 0], wins, reduction="sum"))
            brier += float((chances - wins).square().mean(dim=1).sum())
            error += float((told[:, :, 1] - self._outcomes.scores[rows]).abs().mean(dim=1).sum())
        count = max(1, len(self._held))
        return {"entropy": entropy / count, "brier": brier / count, "points": error / count}

    def _tensor(self, array: Any) -> Any:  # noqa: ANN401
        return torch.from_numpy(np.asarray(array, np.float32)).to(self._device)

    def _save(self, path: Path, epoch: int) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        torn = path.with_suffix(".torn")
        torch.save(
            {
                "epoch": epoch,
                "network": self._network.state_dict(),
                "averaged": self._averaged.state_dict(),
                "optimizer": self._optimizer.state_dict(),
                "schedule": self._schedule.state_dict(),
                "losses": json.dumps(self._losses),
            },
            torn,
        )
        torn.replace(path)

    def _load(self, kept: Any) -> int:  # noqa: ANN401
        self._network.load_state_dict(kept["network"])
        self._averaged.load_state_dict(kept["averaged"])
        self._optimizer.load_state_dict(kept["optimizer"])
        self._schedule.load_state_dict(kept["schedule"])
        self._losses = json.loads(kept["losses"])
        self._averaged_steps = kept["epoch"] * -(-len(self._trained) // self._plan.batch)
        return int(kept["epoch"])
