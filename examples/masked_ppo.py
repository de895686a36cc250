"""Proximal policy optimization by self-play, with masks of legal actions, in one file.

One network plays both seats of every game. What is good for the next player is bad for this one, so
values change their sign whenever the seat does. Needs torch: pip install 'azulejos[envs,train]'

python examples/masked_ppo.py --minutes 10 --save policy.pt
"""

from __future__ import annotations

import argparse
import copy
import json
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from azulejos.envs import Batch, evaluate

STEPS, EPOCHS, MINIBATCHES = 64, 2, 8
MATCHES = 8
LEARNING_RATE, CLIP, ENTROPY = 5e-4, 0.2, 0.01
LAMBDA = 0.9


class Player(nn.Module):  # type: ignore[misc] # an extra
    """Logits of actions, and the expected reward of the seat to move."""

    def __init__(self, highest: Any, num_actions: int, width: int = 256) -> None:
        super().__init__()
        self.register_buffer("scale", 1 / torch.as_tensor(highest, dtype=torch.float32))
        self.body = nn.Sequential(
            nn.Linear(len(highest), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(width, num_actions), nn.Linear(width, 1)

    def forward(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        hidden = self.body(observations.float() * self.scale)
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        choices = torch.distributions.Categorical(logits=logits, validate_args=False)
        return choices, torch.tanh(self.value(hidden))[:, 0]


class Rollout:
    """A window of STEPS moves in each game. The batch writes straight into these tensors."""

    def __init__(self, batch: Batch, device: str) -> None:
        self.device = device
        games = batch.num_games
        self.observation = torch.zeros(STEPS + 1, games, batch.observation_size, dtype=torch.uint8)
        self.mask = torch.zeros(STEPS + 1, games, batch.num_actions, dtype=torch.bool)
        self.seat = torch.zeros(STEPS + 1, games, dtype=torch.int64)
        self.rewards = torch.zeros(STEPS + 1, games, 2)
        self.done = torch.zeros(STEPS + 1, games, dtype=torch.uint8)
        self.action = torch.zeros(STEPS, games, dtype=torch.int64)
        self.chance = torch.zeros(STEPS, games)
        self.value = torch.zeros(STEPS + 1, games)
        self.arrays = [
            batch.arrays(
                observation=self.observation[step],
                action_mask=self.mask[step],
                seat=self.seat[step],
                rewards=self.rewards[step],
                done=self.done[step],
            )
            for step in range(STEPS + 1)
        ]

    def play(self, batch: Batch, player: Player) -> None:
        """Plays on from where the games stand."""
        batch.observe(self.arrays[0])
        with torch.no_grad():
            for step in range(STEPS):
                choices, self.value[step] = self.ask(player, step)
                action = choices.sample()
                self.action[step], self.chance[step] = action, choices.log_prob(action)
                batch.step(self.action[step], self.arrays[step + 1])
            self.value[STEPS] = self.ask(player, STEPS)[1]

    def ask(self, player: Player, step: int) -> Any:
        """What the player thinks of all games at a step."""
        seen, mask = self.observation[step], self.mask[step]
        return player(seen.to(self.device), mask.to(self.device))

    def advantages(self) -> Any:
        """By generalized advantage estimation, from the view of the seat that moved."""
        advantages = torch.zeros_like(self.chance)
        later = torch.zeros(self.chance.shape[1])
        for step in reversed(range(STEPS)):
            reward = self.rewards[step + 1].gather(1, self.seat[step, :, None])[:, 0]
            is_mine = torch.where(self.seat[step + 1] == self.seat[step], 1.0, -1.0)
            goes_on = is_mine * (self.done[step + 1] == 0)
            surprise = reward + goes_on * self.value[step + 1] - self.value[step]
            later = surprise + LAMBDA * goes_on * later
            advantages[step] = later
        return advantages


def learn(player: Player, optimizer: Any, rollout: Rollout) -> None:
    """Several epochs over one window."""
    advantages = rollout.advantages()
    targets = advantages + rollout.value[:STEPS]
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    observations, masks, actions, chances, targets, advantages = (
        each[:STEPS].flatten(0, 1).to(rollout.device)
        for each in (
            rollout.observation,
            rollout.mask,
            rollout.action,
            rollout.chance,
            targets,
            advantages,
        )
    )
    for _ in range(EPOCHS):
        order = torch.randperm(len(actions), device=rollout.device)
        for part in order.chunk(MINIBATCHES):
            choices, values = player(observations[part], masks[part])
            ratio = (choices.log_prob(actions[part]) - chances[part]).exp()
            gain = torch.minimum(
                ratio * advantages[part], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[part]
            )
            loss = (values - targets[part]).square().mean() - gain.mean()
            loss = loss - ENTROPY * choices.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def policy_of(player: Player) -> Any:
    """The best action of each position, as `evaluate` asks for it: one at a time, so on the CPU."""
    player = copy.deepcopy(player).cpu()

    def policy(observations: Any, masks: Any) -> Any:
        with torch.no_grad():
            choices, _ = player(torch.from_numpy(observations), torch.from_numpy(masks))
        return choices.logits.argmax(dim=1).numpy()

    return policy


def measure(player: Player, minutes: float, moves: int, options: argparse.Namespace) -> None:
    """Plays matches, tells their shares, and logs a line of JSON for each."""
    policy, told = policy_of(player), []
    for name in options.against:
        result = evaluate(policy, name, options.games)
        told.append(f"{name} {result}")
        if options.log:
            point = {"minutes": minutes, "moves": moves, "against": name, **asdict(result)}
            with options.log.open("a", encoding="utf-8") as log:
                log.write(json.dumps(point) + "\n")
    print(f"{minutes:5.1f} min, {moves:,} moves: {'; '.join(told)}", flush=True)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="of learning, without matches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--batch", type=int, default=256, help="games at once")
    parser.add_argument("--threads", type=int, default=1, help="of the batch")
    parser.add_argument("--device", default="cpu", help="where the network is: cpu or cuda")
    parser.add_argument("--against", nargs="*", default=["random", "one-ply", "level:1", "level:2"])
    parser.add_argument("--games", type=int, default=100, help="of each match")
    parser.add_argument("--log", type=Path, help="a file for the curve, begun anew: lines of JSON")
    parser.add_argument("--save", type=Path, help="a file for the weights")
    options = parser.parse_args(arguments)
    for path in (options.log, options.save):
        if path and (path.is_dir() or not path.parent.is_dir()):
            parser.error(f"no file can be written at {path}")
    if options.log:
        options.log.write_text("", "utf-8")
    torch.manual_seed(options.seed)
    batch = Batch(options.batch, seed=options.seed, threads=options.threads)
    highest = np.concatenate([np.full(each.size, each.highest) for each in batch.fields.values()])
    player = Player(highest, batch.num_actions).to(options.device)
    optimizer = torch.optim.Adam(player.parameters(), LEARNING_RATE)
    rollout = Rollout(batch, options.device)
    minutes, moves, next_match = 0.0, 0, 0.0
    while minutes < options.minutes:
        if minutes >= next_match:
            measure(player, minutes, moves, options)
            next_match += options.minutes / MATCHES
        started = time.monotonic()
        rollout.play(batch, player)
        learn(player, optimizer, rollout)
        minutes += (time.monotonic() - started) / 60
        moves += STEPS * batch.num_games
    measure(player, minutes, moves, options)
    if options.save:
        torch.save(player.state_dict(), options.save)


if __name__ == "__main__":
    main()
