"""A training run, described by one file: `run.json` in the run's folder.

It holds everything that decides the data (seeds, sizes, versions, the network that plays) and the
hashes of the data and networks made so far. The same file gives the same data: whatever is made
again must match its hash.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Literal

from azulejos import __version__, native
from azulejos.arena.whole_file import write_whole

from .ranges import FIT, FIT_SEEDS, GATE, SEED_OF_FIT, SELF_PLAY

SCHEMA: Final = 1
NAME: Final = "run.json"
SIDES: Final = ("colored", "gray")


class TrainingError(ValueError):
    """A run can't go on; the message is one line."""


@dataclass(frozen=True, slots=True)
class SelfPlayPlan:
    """The games to play."""

    seed: int = 1
    games: int = 10_000
    shard_games: int = 500
    """Games of a shard; the last shard may have fewer."""
    nodes: int = 600
    """Nodes searched for a move."""
    refills: int = 1
    """How often each boundary is filled: once for the game, the other times for its label."""

    @property
    def has_further_refills(self) -> bool:
        return self.refills > 1

    @property
    def num_shards(self) -> int:
        return -(-self.games // self.shard_games)

    def games_of(self, shard: int) -> tuple[int, int]:
        """The first game of a shard, and its number of games."""
        first = shard * self.shard_games
        return first, min(self.shard_games, self.games - first)


@dataclass(frozen=True, slots=True)
class FitPlan:
    """How to train."""

    seeds: tuple[int, ...] = (1, 2, 3)
    """One network for each: the seed alone may make 40 Elo."""
    epochs: int = 12
    batch: int = 8_192
    learning_rate: float = 0.002
    outcome_share: float = 0.2
    """Share of the outcome in a label; the rest is the value of the next boundary."""
    searched_share: float = 0.0
    """Share of the further refills' value in the label of a win, taken from that rest. Without
    further refills it is the value of the search after the refill."""
    weight_decay: float = 0.1
    """Pulls rare inputs towards similar ones, which predicted held-back games better."""
    score_weight: float = 0.5
    helper_weight: float = 0.1
    also: tuple[str, ...] = ()
    """Folders of earlier runs, relative to this one, whose data is used, too."""
    first: str = ""
    """A checkpoint to start from, relative to this folder; empty for random weights. Weights for
    another number of players on the same side are carried over."""
    own_boards: bool = False
    """Whether a seat's sum covers only its own board: fewer weights to learn, and faster. The other
    boards then count by their own sums and by the scores."""


@dataclass(frozen=True, slots=True)
class GatePlan:
    """The match against the network that played, or against the hand-written weights."""

    nodes: int = 1_000
    elo0: float = 0.0
    elo1: float = 15.0
    games: int = 20_000
    """Most games."""
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Run:
    """The description of a run."""

    players: int = 2
    side: str = "colored"
    network: str = ""
    """The network that plays, relative to the folder; empty for the hand-written weights."""
    network_sha256: str = ""
    self_play: SelfPlayPlan = SelfPlayPlan()
    fit: FitPlan = FitPlan()
    gate: GatePlan = GatePlan()
    versions: dict[str, str] = field(default_factory=dict)
    shards: dict[str, str] = field(default_factory=dict)
    """By name of the shard, the SHA-256 of its rows."""
    networks: dict[str, str] = field(default_factory=dict)
    """By name of the file, its SHA-256."""

    @property
    def is_gray(self) -> bool:
        return self.side == "gray"


def versions() -> dict[str, str]:
    """The versions that decide the data."""
    return {
        "azulejos": __version__,
        "rows": str(native.ROWS_VERSION),
        "search": str(native.SEARCH_VERSION),
    }


def read_run(folder: Path) -> Run:
    """Reads the description. Raises TrainingError if it is missing or invalid."""
    path = folder / NAME
    try:
        told = json.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        raise TrainingError(f"{folder} has no {NAME}: azulejos train new makes one") from None
    except (OSError, ValueError) as error:
        raise TrainingError(f"{path} can't be read: {error}") from error
    if not isinstance(told, dict) or told.pop("schema", None) != SCHEMA:
        raise TrainingError(f"{path} is no description of a run, or one of another version")
    parts = {each: told.get(each) for each in ("self_play", "fit", "gate")}
    tables = {each: told.get(each, {}) for each in ("versions", "shards", "networks")}
    for name, each in (parts | tables).items():
        if not isinstance(each, dict):
            raise TrainingError(f"{path}: {name} is not there, or no object")
    try:
        run = Run(
            **told
            | {
                "self_play": SelfPlayPlan(**told["self_play"]),
                "fit": FitPlan(
                    **_with_tuples(told["fit"]),
                ),
                "gate": GatePlan(**told["gate"]),
            }
        )
    except TypeError as error:
        raise TrainingError(f"{path}: {error}") from error
    check_run(run, str(path))
    return run


def read_earlier(folder: Path, run: Run) -> Run:
    """Reads a run of `also`. Raises TrainingError if its data doesn't fit."""
    earlier = read_run(folder)
    if (earlier.players, earlier.side) != (run.players, run.side):
        raise TrainingError(f"{folder} has another kind of game")
    if earlier.self_play.has_further_refills != run.self_play.has_further_refills:
        raise TrainingError(
            f"{folder} was made with --refills {earlier.self_play.refills}, this run with --refills"
            f" {run.self_play.refills}: labels of one refill and of several do not mix"
        )
    return earlier


def write_run(folder: Path, run: Run) -> None:
    """Writes the description, whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    told = {"schema": SCHEMA} | asdict(run)
    write_whole(folder / NAME, (json.dumps(told, indent=2) + "\n").encode("utf-8"))


def load_network(folder: Path, run: Run) -> native.Network | None:
    """The network that plays; None for the weights. Raises TrainingError for another file."""
    if not run.network:
        return None
    path = folder / run.network
    try:
        data = path.read_bytes()
    except OSError as error:
        raise TrainingError(f"{path} can't be read: {error.strerror}") from error
    if sha256(data).hexdigest() != run.network_sha256:
        raise TrainingError(f"{path} is not the network that {NAME} names: its SHA-256 differs")
    return network_of(data, path, run)


def network_of(data: bytes, path: Path, run: Run) -> native.Network:
    """The network of `path`. Raises TrainingError if it can't play in this run."""
    try:
        network = native.Network(data)
    except ValueError as error:
        raise TrainingError(f"{path}: {error}") from error
    if (network.players, network.gray) != (run.players, run.is_gray):
        raise TrainingError(f"{path} is a network for another kind of game")
    return network


def with_hash(run: Run, table: Literal["shards", "networks"], name: str, digest: str) -> Run:
    """Adds the hash of a file. Raises TrainingError if the run has another one for it."""
    known: dict[str, str] = getattr(run, table)
    if known.get(name, digest) != digest:
        raise TrainingError(
            f"{name} came out otherwise than {NAME} tells: it was made by another core or version"
        )
    changed = dict(sorted((known | {name: digest}).items()))
    if table == "shards":
        return replace(run, shards=changed)
    return replace(run, networks=changed)


def check_versions(folder: Path, run: Run) -> None:
    """Raises TrainingError if this program would play other games than the run's."""
    # The first runs did not name their search, the first one.
    of_run = {"search": "1"} | run.versions
    if of_run == versions():
        return
    told, here = (
        ", ".join(f"{name} {each}" for name, each in sorted(each_version.items()))
        for each_version in (of_run, versions())
    )
    raise TrainingError(
        f"{folder / NAME} is of other versions ({told}; here {here}): its games would be others. "
        "For games of this version make a run: azulejos train new"
    )


def _with_tuples(told: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(each) if isinstance(each, list) else each for name, each in told.items()}


def check_run(run: Run, where: str) -> None:
    """Raises TrainingError, prefixed with `where`, for an invalid run."""
    if run.players not in range(2, 5) or run.side not in SIDES:
        raise TrainingError(f"{where}: there is no such kind of game")
    if not isinstance(run.network, str) or not isinstance(run.network_sha256, str):
        raise TrainingError(f"{where}: network and network_sha256 must be texts")
    for part, due in (("self_play", SELF_PLAY), ("fit", FIT), ("gate", GATE)):
        for name, numbers in due.items():
            number = getattr(getattr(run, part), name)
            if number not in numbers:
                raise TrainingError(f"{where}: {part}.{name} is {number!r}, but must be {numbers}")
    _check_fit(run.fit, where)
    if run.gate.games < run.players:
        raise TrainingError(
            f"{where}: the gate's games are {run.gate.games}, but must be at least {run.players}: "
            "one from each seat"
        )
    if run.gate.elo0 >= run.gate.elo1:
        raise TrainingError(f"{where}: gate.elo0 must be below gate.elo1")


def _check_fit(fit: FitPlan, where: str) -> None:
    if (
        not isinstance(fit.seeds, tuple)
        or len(fit.seeds) not in FIT_SEEDS
        or any(each not in SEED_OF_FIT for each in fit.seeds)
        or len(set(fit.seeds)) != len(fit.seeds)
    ):
        raise TrainingError(f"{where}: fit.seeds must be 1 to {FIT_SEEDS.high} different numbers")
    if fit.outcome_share + fit.searched_share > 1:
        raise TrainingError(
            f"{where}: fit.outcome_share and fit.searched_share are above 1 together"
        )
    if not (
        isinstance(fit.also, tuple)
        and all(isinstance(each, str) for each in fit.also)
        and isinstance(fit.first, str)
        and isinstance(fit.own_boards, bool)
    ):
        raise TrainingError(f"{where}: fit.also, fit.first or fit.own_boards can't be read")
