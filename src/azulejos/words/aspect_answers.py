"""Answers about one aspect of a topic, asked in sentences: `who is ahead`, `who starts next`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from azulejos.rules import (
    Deal,
    Game,
    Phase,
    WallSide,
)

from . import (
    asked_boards,
    asked_columns,
    asked_floors,
    asked_moves,
    asked_rounds,
    board_answers,
    move_answers,
    table_answers,
)
from .announcements import Names, announce_move
from .asked_boards import Asked
from .goal_answers import GoalKind
from .phrases import Phrase, Speech, phrase
from .questions import Question, Topic
from .things import listed, tiles

Answer: TypeAlias = Callable[[Asked], Iterator[Phrase]]


def answer_aspect(question: Question, game: Game, seat: int, names: Names) -> Speech | None:
    """The answer to a question about one thing in particular; None if it has an ordinary one.
    `seat` is whom it is about."""
    found = _ASPECTS.get((question.topic, question.aspect))
    return None if found is None else [*found(Asked(question, game, seat, names))]


# The table


def _empty(asked: Asked) -> Iterator[Phrase]:
    """Which factories are empty."""
    empty = [index + 1 for index, there in enumerate(asked.game.position.factories) if not there]
    if empty:
        yield phrase("asked-empty", factories=listed(empty), count=len(empty))
    else:
        yield phrase("asked-none-empty")


def _overview(asked: Asked) -> Iterator[Phrase]:
    """The round, the scores and what is on offer."""
    position = asked.game.position
    yield from table_answers.turn(position, asked.names)
    yield from board_answers.scores(position, asked.names)
    yield from table_answers.factories(position)
    yield table_answers.center(position)


def _start(asked: Asked) -> Iterator[Phrase]:
    """Who starts the next round."""
    position = asked.game.position
    if position.phase in (Phase.GAME_OVER, Phase.PREPARING_NEXT_ROUND):
        yield from table_answers.turn(position, asked.names)
    elif position.marker_seat is None:
        yield phrase("asked-start-open")
    else:
        yield phrase("asked-starts-next", player=asked.names[position.marker_seat])


def _started(asked: Asked) -> Iterator[Phrase]:
    """Who started this round."""
    yield next(iter(table_answers.turn(asked.game.position, asked.names)))


def _marker(asked: Asked) -> Iterator[Phrase]:
    position = asked.game.position
    if position.marker_seat is not None:
        marker = position.marker_seat
        yield phrase("turn-marker", player=asked.names[marker], seat=marker + 1)
    elif position.marker_in_center:
        yield phrase("turn-marker-center")
    else:
        yield from table_answers.turn(position, asked.names)


def _may_take(asked: Asked) -> Iterator[Phrase]:
    """What the center holds, and what the marker costs whoever takes first."""
    yield table_answers.center(asked.game.position)
    yield from asked_moves.tell_marker_cost(asked)


def _next(asked: Asked) -> Iterator[Phrase]:
    position = asked.game.position
    if asked.question.seat is not None and position.phase is Phase.FACTORY_OFFER:
        after = (asked.question.seat + 1) % position.rules.num_players
        player = asked.names[asked.question.seat]
        yield phrase("asked-after", player=player, next=asked.names[after])
        return
    if position.phase is not Phase.FACTORY_OFFER:
        yield from table_answers.turn(position, asked.names)
        return
    after = (position.seat + 1) % position.rules.num_players
    yield phrase("asked-next", player=asked.names[position.seat], next=asked.names[after])


def _side(asked: Asked) -> Iterator[Phrase]:
    is_gray = asked.game.position.rules.side is WallSide.GRAY
    yield phrase("asked-side", side="gray" if is_gray else "colored")
    paragraph = "gray" if is_gray else "wall"
    yield phrase(f"rulebook-{paragraph}")


def _players(asked: Asked) -> Iterator[Phrase]:
    position = asked.game.position
    factories = len(position.factories)
    yield phrase(
        "asked-players", players=listed([*asked.names]), count=len(asked.names), factories=factories
    )


def _last(asked: Asked) -> Iterator[Phrase]:
    """The last move of a player."""
    for index in range(len(asked.game.steps) - 1, -1, -1):
        is_his = asked.game.positions[index].seat == asked.seat
        if is_his and not isinstance(asked.game.steps[index], Deal):
            yield from announce_move(asked.game.events[index], asked.names)
            return
    yield phrase("asked-no-move", player=asked.names[asked.seat])


def _all_moves(asked: Asked) -> Iterator[Phrase]:
    """Every move so far."""
    yield from move_answers.last_moves(asked.game, len(asked.game.steps), asked.names)


def _compared(asked: Asked) -> Iterator[Phrase]:
    for color in (asked.question.color, asked.question.other):
        if color is not None:
            yield table_answers.where_is(asked.game.position, color)


def _in_bag(asked: Asked) -> Iterator[Phrase]:
    """How many tiles of a color are in the bag and in the lid."""
    position, color = asked.game.position, asked.question.color
    assert color is not None, "the question names one"
    yield phrase(
        "asked-bag",
        bag=tiles(color, position.bag[color]),
        lid=tiles(color, position.lid[color]),
    )


def _over(asked: Asked) -> Iterator[Phrase]:
    """That the game is over, and why."""
    position = asked.game.position
    yield phrase("refused-game-over")
    for each, board in enumerate(position.boards):
        rows = [row + 1 for row in board.wall.horizontal_lines]
        if rows:
            yield phrase(
                "asked-ended-by", player=asked.names[each], rows=listed(rows), count=len(rows)
            )


_ASPECTS: Final[Mapping[tuple[Topic, str | None], Answer]] = {
    (Topic.SCORES, "lead"): asked_boards.tell_lead,
    (Topic.SCORES, "behind"): asked_boards.tell_lead,
    **{
        (Topic.NEEDS, state): asked_boards.tell_lines
        for state in ("full", "empty", "begun", "open")
    },
    (Topic.NEEDS, "use"): asked_boards.tell_use,
    (Topic.NEEDS, "need"): asked_boards.tell_use,
    (Topic.PATTERN_LINE, "reach"): asked_moves.tell_reach,
    (Topic.PATTERN_LINE, "worth"): asked_boards.tell_line_worth,
    (Topic.PATTERN_LINE, "stays"): asked_boards.tell_stays,
    (Topic.PATTERN_LINE, "color"): asked_boards.tell_in_line_or_row,
    (Topic.WALL, "count"): asked_boards.tell_count,
    (Topic.WALL, "compare"): asked_boards.tell_counts,
    (Topic.FLOOR, "why"): asked_floors.tell_why,
    (Topic.FLOOR, "free"): asked_floors.tell_free,
    (Topic.FLOOR, "compare"): asked_floors.tell_all,
    (Topic.PATTERN_LINE, "size"): asked_boards.tell_size,
    (Topic.FACTORIES, "filled"): asked_rounds.tell_filled,
    (Topic.LAST, "all"): _all_moves,
    (Topic.WALL, "worth"): asked_boards.tell_worth,
    **{(Topic.GOALS, kind.value): asked_boards.tell_goals for kind in GoalKind},
    (Topic.GOALS, "bonus"): asked_boards.tell_bonus,
    (Topic.MOVES, "allowed"): asked_moves.tell_allowed,
    (Topic.MOVES, "column"): asked_columns.tell_column,
    (Topic.MOVES, "compare"): asked_moves.tell_compared,
    (Topic.PREVIEW, "rest"): asked_moves.tell_rest,
    (Topic.MOVES, "best"): asked_moves.tell_best,
    (Topic.NEEDS, "fills"): asked_moves.tell_fillable,
    (Topic.TURN, "marker-cost"): asked_moves.tell_marker_cost,
    (Topic.TURN, "marker-take"): asked_moves.tell_marker_cost,
    (Topic.FACTORIES, "empty"): _empty,
    (Topic.FACTORIES, "only"): asked_rounds.tell_factories,
    (Topic.FACTORIES, "total"): asked_rounds.tell_total,
    (Topic.FACTORIES, "most"): asked_rounds.tell_most,
    (Topic.COLOR, "total"): asked_rounds.tell_total,
    (Topic.COLOR, "of"): asked_boards.tell_color_on_board,
    (Topic.TURN, "round-end"): asked_rounds.tell_round_end,
    (Topic.TURN, "what-now"): asked_rounds.tell_what_now,
    (Topic.TURN, "overview"): _overview,
    (Topic.TURN, "start"): _start,
    (Topic.TURN, "started"): _started,
    (Topic.TURN, "marker"): _marker,
    (Topic.TURN, "next"): _next,
    (Topic.TURN, "side"): _side,
    (Topic.TURN, "players"): _players,
    (Topic.CENTER, "take"): _may_take,
    (Topic.LAST, "of"): _last,
    (Topic.COLOR, "compare"): _compared,
    (Topic.BAG, "color"): _in_bag,
    (Topic.ENDING, "over"): _over,
    (Topic.ENDING, "when"): asked_rounds.tell_when_over,
}


def seats_of(question: Question, game: Game, seat: int) -> list[int]:
    """Whom a question is about: the player it names, whoever asks, or several."""
    every = [*game.position.rules.seats]
    if question.seat is not None:
        return [question.seat]
    match question.of.value:
        case "opponents":
            return [each for each in every if each != seat]
        case "everybody":
            return every
        case _:
            return [seat]


def of_one(question: Question, seat: int) -> Question:
    """The same question about one player."""
    return replace(question, seat=seat, of=type(question.of).ASKER)
