"""Proximal policy optimization by self-play, with masks of legal actions, in one file.

One network plays both seats of every game. What is good for the next player is bad for this one, so
values change their sign whenever the seat does. Needs torch: pip install 'azulejos[envs,train]'

python examples/masked_ppo.py --minutes 10 --save policy.pt
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import nn

from azulejos.envs import Batch, evaluate

GAMES, STEPS = 256, 64
EPOCHS, MINIBATCH = 2, 2048
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
        return torch.distributions.Categorical(logits=logits), torch.tanh(self.value(hidden))[:, 0]


class Rollout:
    """A window of STEPS moves in GAMES games. The batch writes straight into these tensors."""

    def __init__(self, batch: Batch) -> None:
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
                choices, self.value[step] = player(self.observation[step], self.mask[step])
                self.action[step] = choices.sample()
                self.chance[step] = choices.log_prob(self.action[step])
                batch.step(self.action[step], self.arrays[step + 1])
            self.value[STEPS] = player(self.observation[STEPS], self.mask[STEPS])[1]

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
    targets = (advantages + rollout.value[:STEPS]).flatten()
    advantages = ((advantages - advantages.mean()) / (advantages.std() + 1e-8)).flatten()
    observations, masks = (
        rollout.observation[:STEPS].flatten(0, 1),
        rollout.mask[:STEPS].flatten(0, 1),
    )
    actions, chances = rollout.action.flatten(), rollout.chance.flatten()
    for _ in range(EPOCHS):
        for part in torch.randperm(len(actions)).split(MINIBATCH):
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
    """The best action of each position, as `evaluate` asks for it."""

    def policy(observations: Any, masks: Any) -> Any:
        with torch.no_grad():
            choices, _ = player(torch.from_numpy(observations), torch.from_numpy(masks))
        return choices.logits.argmax(dim=1).numpy()

    return policy


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=1, help="of the batch")
    parser.add_argument("--against", nargs="*", default=["random", "one-ply", "level:1", "level:2"])
    parser.add_argument("--games", type=int, default=100, help="of each evaluation")
    parser.add_argument("--save", help="a file for the weights")
    options = parser.parse_args(arguments)
    torch.manual_seed(options.seed)
    batch = Batch(GAMES, seed=options.seed, threads=options.threads)
    highest = np.concatenate([np.full(each.size, each.highest) for each in batch.fields.values()])
    player = Player(highest, batch.num_actions)
    optimizer = torch.optim.Adam(player.parameters(), LEARNING_RATE)
    rollout = Rollout(batch)
    started, windows, next_told = time.monotonic(), 0, 0.0
    while True:
        minutes = (time.monotonic() - started) / 60
        is_last = minutes >= options.minutes
        if minutes >= next_told or is_last:
            shares = [
                f"{name} {evaluate(policy_of(player), name, options.games)}"
                for name in options.against
            ]
            moves = windows * GAMES * STEPS
            print(f"{minutes:5.1f} min, {moves:,} moves: {'; '.join(shares)}", flush=True)
            next_told += options.minutes / 5
        if is_last:
            break
        rollout.play(batch, player)
        learn(player, optimizer, rollout)
        windows += 1
    if options.save:
        torch.save(player.state_dict(), options.save)


if __name__ == "__main__":
    main()
