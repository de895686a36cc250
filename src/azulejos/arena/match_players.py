"""The players of a match: they find the moves, in this process or by the engine protocol."""

from __future__ import annotations

import random
import traceback
from dataclasses import dataclass, field, replace
from typing import Protocol

from azulejos.notation import NotationError, parse_move
from azulejos.players import (
    EngineClient,
    EngineFailure,
    FailureKind,
    Info,
    Limits,
    OnePlyPlayer,
    SearchPlayer,
    Settings,
    Stop,
    Thinker,
)
from azulejos.rules import Game, PlayerMove

from .entrants import Entrant, EntrantKind
from .match import EngineTerms


@dataclass(frozen=True, slots=True)
class ChosenMove:
    """A move, and what was found when it was searched for."""

    move: PlayerMove
    nodes: int = 0
    """0 if unknown."""
    win: tuple[float, ...] | None = None
    """Each seat's chance to win; None if unknown."""
    points: tuple[float, ...] | None = None
    """Each seat's expected final score; None if unknown."""


class MatchPlayer(Protocol):
    """Plays for one entrant, game after game. Raises EngineFailure if anything goes wrong; the
    next game then starts afresh."""

    def new_game(self, seed: int) -> None:
        """Forgets the last game. `seed` is for random choices."""

    def choose(self, game: Game) -> ChosenMove:
        """A legal move for the seat whose turn it is."""

    def close(self) -> None:
        """Ends the processes it started."""


def match_player(entrant: Entrant, terms: EngineTerms) -> MatchPlayer:
    """The player of an entrant."""
    match entrant.kind:
        case EntrantKind.COMMAND:
            return _Command(entrant, terms)
        case EntrantKind.RANDOM:
            return _Random()
        case EntrantKind.ONE_PLY:
            return _Thinking(OnePlyPlayer(), Limits(), Settings())
        case EntrantKind.LEVEL:
            limits, level = Limits(), entrant.number
        case _:
            limits, level = _limits(entrant), Settings().level
    settings = Settings(
        level=level,
        hash_megabytes=terms.hash_megabytes,
        threads=terms.threads,
        network=entrant.network,
    )
    return _Thinking(SearchPlayer(), limits, settings)


def _limits(entrant: Entrant) -> Limits:
    match entrant.kind:
        case EntrantKind.NODES:
            return Limits(nodes=entrant.number)
        case EntrantKind.DEPTH:
            return Limits(depth=entrant.number)
        case _:
            return Limits(movetime=entrant.number)


class _Random:
    """Plays any legal move, all equally likely."""

    def __init__(self) -> None:
        self._rng = random.Random()  # noqa: S311 - seeded for each game, and no secret

    def new_game(self, seed: int) -> None:
        self._rng.seed(seed)

    def choose(self, game: Game) -> ChosenMove:
        return ChosenMove(self._rng.choice(list(game.position.legal_moves)))

    def close(self) -> None:
        """Has nothing to end."""


@dataclass(slots=True)
class _Thinking:
    """A player of ours, in this process."""

    thinker: Thinker
    limits: Limits
    settings: Settings
    _stop: Stop = field(default_factory=Stop)
    _nodes: int = 0
    _last: Info | None = None

    def new_game(self, seed: int) -> None:
        self.settings = replace(self.settings, seed=seed)
        self.thinker.forget()

    def choose(self, game: Game) -> ChosenMove:
        self._nodes, self._last = 0, None
        try:
            move = self.thinker.think(
                game.position, self.limits, self.settings, self._stop, self._note
            )
        except Exception as error:
            lines = traceback.format_exc().splitlines()[-20:]
            reason = f"{type(error).__name__}: {error}"
            raise EngineFailure(FailureKind.CRASH, reason, lines) from error
        win, points = (self._last.win, self._last.points) if self._last else (None, None)
        return ChosenMove(move, self._nodes, win, points)

    def close(self) -> None:
        """Has nothing to end."""

    def _note(self, info: Info) -> None:
        self._nodes = max(self._nodes, info.nodes)
        self._last = info


class _Command:
    """A command that speaks the engine protocol. One process plays all games until it fails; the
    next game starts another."""

    def __init__(self, entrant: Entrant, terms: EngineTerms) -> None:
        self._words = entrant.words
        self._terms = terms
        self._client: EngineClient | None = None

    def new_game(self, seed: int) -> None:
        startup = self._terms.startup / 1000
        try:
            if self._client is None:
                self._client = EngineClient(self._words)
                self._client.shake_hands(startup)
                self._client.set_option("Hash", self._terms.hash_megabytes)
                self._client.set_option("Threads", self._terms.threads)
            option = self._client.options.get("seed")
            if option is not None:
                highest = option.highest
                self._client.set_option("Seed", seed if highest is None else seed % (highest + 1))
            self._client.new_game(startup)
        except EngineFailure:
            self._client = None
            raise

    def choose(self, game: Game) -> ChosenMove:
        assert self._client is not None, "new_game comes first"
        try:
            best = self._client.best_move(game, self._terms.limits, self._terms.seconds)
            return ChosenMove(self._legal(best.text, game), best.nodes or 0)
        except EngineFailure:
            self._client = None
            raise

    def close(self) -> None:
        if self._client is not None:
            self._client.close()
            self._client = None

    def _legal(self, text: str, game: Game) -> PlayerMove:
        """The move of an answer, in any case. Raises EngineFailure if it is illegal."""
        assert self._client is not None
        try:
            move = parse_move(text.upper())
        except NotationError as error:
            reason = f"answered {error.problem}"
            raise self._client.fail(FailureKind.ILLEGAL_MOVE, reason) from error
        refusal = game.position.why_not(move)
        if refusal is not None:
            reason = f"played {text}, which is refused: {refusal}"
            raise self._client.fail(FailureKind.ILLEGAL_MOVE, reason)
        return move
