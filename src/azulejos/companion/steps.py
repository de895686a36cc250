"""Steps of a game with one of them corrected, and the first that doesn't fit then."""

from __future__ import annotations

from collections.abc import Sequence

from azulejos.rules import Deal, Game, IllegalStepError, Position, Refusal, Step

from .log import LogError, Redrew, Replayed


class MisfitError(ValueError):
    """A step isn't legal in its place."""

    def __init__(self, index: int, step: Step, refusal: Refusal, position: Position) -> None:
        super().__init__(f"step {index + 1}, {step}: {refusal}")
        self.index = index
        self.step = step
        self.refusal = refusal
        self.position = position
        """Before the step."""


def replay(start: Position, steps: Sequence[Step]) -> Game:
    """Plays steps. Raises MisfitError for the first illegal one."""
    game = Game(start)
    play_on(game, steps)
    return game


def play_on(game: Game, steps: Sequence[Step]) -> None:
    """Plays the steps that a game doesn't have yet. Raises MisfitError."""
    for index in range(len(game.steps), len(steps)):
        step, position = steps[index], game.position
        try:
            game.play(step)
        except IllegalStepError as error:
            raise MisfitError(index, step, error.refusal, position) from error


def with_factory(steps: tuple[Step, ...], act: Redrew) -> tuple[Step, ...]:
    """The steps with other tiles on one factory of a deal."""
    deal = steps[act.step] if act.step < len(steps) else None
    if not isinstance(deal, Deal) or act.factory >= len(deal.factories):
        raise LogError(f"step {act.step + 1} is no deal with that factory")
    factories = list(deal.factories)
    factories[act.factory] = act.tiles
    return (*steps[: act.step], Deal(tuple(factories)), *steps[act.step + 1 :])


def with_move(steps: tuple[Step, ...], act: Replayed) -> tuple[Step, ...]:
    """The steps with one move replaced."""
    if act.step >= len(steps) or isinstance(steps[act.step], Deal):
        raise LogError(f"step {act.step + 1} is no move")
    return (*steps[: act.step], act.move, *steps[act.step + 1 :])
