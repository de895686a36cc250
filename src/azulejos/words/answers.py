"""Answers questions about a game. Asking never changes it, and works in every phase."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from azulejos.rules import CENTER, Game, WallSide

from . import board_answers, goal_answers, move_answers, table_answers
from .announcements import Names, detail_last_round, tell_winners
from .aspect_answers import answer_aspect, of_one, seats_of
from .held_lines import rows_with
from .help_texts import help_about
from .phrases import Phrase, Speech, phrase
from .questions import Of, Question, Topic
from .things import color_name
from .verdicts import verdict

DEFAULT_OFFER = 3


_OF_ONE_PLAYER: Final = frozenset(
    {
        Topic.NEEDS,
        Topic.GOALS,
        Topic.WANTS,
        Topic.BOARD,
        Topic.PATTERN_LINE,
        Topic.WALL,
        Topic.FLOOR,
        Topic.LAST,
        Topic.COLOR,
    }
)
"""Topics that several players are asked about one after the other."""
_NAMING: Final = frozenset({"count", "compare", "bonus", "lead", "behind", "of", "fills"})
"""Aspects whose answer names the player itself."""


def answer(question: Question, game: Game, seat: int, names: Names) -> Speech:
    """Answers a seat: a yes or a no first, if the question wants one. The front itself handles
    REPEAT and narrow boards."""
    asked = seats_of(question, game, seat)
    if question.held is not None:
        return [
            said for each in asked for said in _of_held_lines(question, game, (seat, each), names)
        ]
    if question.topic is Topic.LAST and (question.seat is not None or question.of is not Of.ASKER):
        question = replace(question, aspect="of")
    one = asked[0] if asked else seat
    truths = [verdict(question, game, each) for each in asked]
    said = [] if None in truths or not truths else [phrase("yes") if any(truths) else phrase("no")]
    if question.topic in _OF_ONE_PLAYER and (question.of is not Of.ASKER or len(asked) > 1):
        for each in asked:
            is_unnamed = each == seat and question.aspect not in _NAMING
            whose = [phrase("about-player", player=names[each], seat=each + 1)]
            said += whose if is_unnamed and question.topic is not Topic.BOARD else []
            said += _answer(of_one(question, each), game, seat, names)
        return said
    if question.topic is Topic.ENDING and question.of is Of.OPPONENTS and len(asked) == 1:
        question = of_one(question, one)
    return [*said, *_answer(question, game, seat, names)]


def _of_held_lines(question: Question, game: Game, seats: tuple[int, int], names: Names) -> Speech:
    """The answer about the pattern lines that hold a color. `seats` are who
    asks, and about whom."""
    seat, about = seats
    color = question.held
    assert color is not None, "the question names one"
    rows = rows_with(game.position.boards[about], color)
    if not rows:
        missing = phrase("asked-none-holds", player=names[about], color=color_name(color))
        about_color = Question(Topic.NEEDS, color=color, seat=about, aspect="use")
        return [missing, *_answer(about_color, game, seat, names)]
    said: list[Phrase] = []
    for row in rows:
        one = replace(question, held=None, number=row + 1, seat=about, of=Of.ASKER)
        if question.topic is Topic.WALL:
            one = replace(one, row=row, number=None)
        said += answer(one, game, seat, names)
    return said


def _answer(question: Question, game: Game, seat: int, names: Names) -> Speech:
    about = seat if question.seat is None else question.seat
    is_other = about != seat and question.topic in {*_OF_ONE_PLAYER, Topic.MOVES}
    whose = [phrase("about-player", player=names[about], seat=about + 1)] * is_other
    said: Speech
    if (told := answer_aspect(question, game, about, names)) is not None:
        said = [*(whose if question.aspect not in _NAMING else ()), *told]
    else:
        said = _ordinary(question, game, seat, names)
    if question.with_wall and question.number is not None:
        position = game.position
        board = position.boards[about]
        row = board_answers.wall_row(board, question.number - 1, position.rules.side)
        return [*said, row]
    return said


def _ordinary(  # noqa: PLR0912 - one case a topic
    question: Question, game: Game, seat: int, names: Names
) -> Speech:
    """The answer to a question about the whole of a topic."""
    position = game.position
    side = position.rules.side
    about = seat if question.seat is None else question.seat
    board = position.boards[about]
    whose = [phrase("about-player", player=names[about], seat=about + 1)] * (about != seat)
    match question.topic:
        case Topic.FACTORIES if question.sources:
            return [
                table_answers.center(position)
                if source == CENTER
                else table_answers.one_factory(position, source)
                for source in question.sources
            ]
        case Topic.FACTORIES if question.source == CENTER:
            return [table_answers.center(position)]
        case Topic.FACTORIES if question.source is not None:
            return [table_answers.one_factory(position, question.source)]
        case Topic.FACTORIES:
            return [*table_answers.factories(position), table_answers.center(position)]
        case Topic.CENTER:
            return [table_answers.center(position)]
        case Topic.COLOR if question.color is not None:
            return [table_answers.where_is(position, question.color)]
        case Topic.OFFERS:
            return [table_answers.offers(position, question.number or DEFAULT_OFFER)]
        case Topic.NEEDS:
            return [*whose, *board_answers.needs(position, about, question.color)]
        case Topic.GOALS:
            return [*whose, *goal_answers.goals(position, about)]
        case Topic.WANTS:
            return [*whose, *goal_answers.wants(position, about)]
        case Topic.ENDING:
            is_one = question.is_own or question.seat is not None
            asked_about = [about] if is_one else [*position.rules.seats]
            return [*goal_answers.endings(position, asked_about, names)]
        case Topic.BOARD:
            return [*board_answers.board(position, about, names)]
        case Topic.PATTERN_LINE if question.number is not None and position.is_over:
            return [*whose, board_answers.pattern_line(board, question.number - 1)]
        case Topic.PATTERN_LINE if question.number is not None:
            return [*whose, board_answers.line_with_colors(board, question.number - 1, side)]
        case Topic.WALL if question.row is not None and question.column is not None:
            return [
                *whose,
                board_answers.wall_space(board, question.row, question.column, side),
            ]
        case Topic.WALL if question.row is not None:
            return [*whose, board_answers.wall_row(board, question.row, side)]
        case Topic.WALL if question.column is not None:
            return [*whose, board_answers.wall_column(board, question.column, side)]
        case Topic.WALL:
            is_layout_needed = side is WallSide.COLORED and not board.wall.tiles
            layout = [board_answers.wall_layout()] * is_layout_needed
            return [*whose, *board_answers.wall(board, side), *layout]
        case Topic.FLOOR:
            return [*whose, board_answers.floor_line(board)]
        case Topic.SCORES:
            won = [] if game.outcome is None else [tell_winners(game.outcome, names)]
            asked = None if question.seat is None else about
            return [*board_answers.scores(position, names, asked), *won]
        case Topic.MOVES:
            return [*move_answers.moves(position, question.source, question.color)]
        case Topic.PREVIEW if question.move is not None:
            return [*move_answers.preview(position, question.move, names)]
        case Topic.LAST:
            return [*move_answers.last_moves(game, question.number or 1, names)]
        case Topic.CHANGES:
            return [*move_answers.changes(game, seat, names)]
        case Topic.DETAILS:
            return [*detail_last_round(game, names)] or [phrase("nothing-scored")]
        case Topic.BAG:
            return [*table_answers.bag(position)]
        case Topic.TURN:
            return [*table_answers.turn(position, names)]
        case Topic.CLOCK:
            return [phrase("no-clock")]
        case _:
            return [*help_about(question.text, side)]
