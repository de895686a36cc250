"""A review as lines of text: the result, the players, the turning points, every move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

from azulejos.players.seat_holders import parse_holder, spoken_names
from azulejos.words import reviews
from azulejos.words.explanations import tell_facts, tell_variations
from azulejos.words.phrases import Argument, Phrase, Speech
from azulejos.words.things import typed_move
from azulejos.words.voice import Voice

from .grades import is_mistake
from .review import Review, ReviewedMove

_WIDTH: Final = 80
_NAME_WIDTH: Final = 12
_NOTHING: Final = "-"


def names_of(review: Review) -> list[Argument]:
    """What the players are called; a computer player by its seat."""
    return spoken_names([*map(parse_holder, review.names)])


def report_lines(review: Review, voice: Voice) -> Iterator[str]:
    """The lines, at most 80 columns wide unless names are long."""
    say = voice.say
    yield say([reviews.tell_game(review.game, names_of(review)), reviews.tell_limit(review.limit)])
    yield say(told_result(review))
    yield ""
    yield from _table([[say(head) for head in reviews.seat_heads()], *_seat_rows(review, voice)])
    yield from wrap(say(reviews.tell_sum()), _WIDTH)
    _, turns, mistakes, moves = (f"{say(title)}:" for title in reviews.section_titles())
    yield ""
    yield turns
    yield from (say(turn) for turn in told_turns(review))
    explained = [*told_mistakes(review)]
    if explained:
        yield ""
        yield mistakes
    for explanation, variations in explained:
        yield from wrap(say(explanation), _WIDTH)
        for variation in variations:
            yield from wrap(say(variation), _WIDTH, initial_indent="  ", subsequent_indent="    ")
    yield ""
    yield moves
    rows = [[say(head) for head in reviews.move_heads()]]
    names = voice.names(names_of(review))
    rows += [move_row(move, names, voice) for move in review.moves]
    lines = [*_table(rows)]
    yield lines[0]
    deals = [*review.deals]
    for plies, line in enumerate(lines[1:]):
        while deals and deals[0].plies_before <= plies:
            yield say(told_deal(review, len(review.deals) - len(deals)))
            deals.pop(0)
        yield line
    for at in range(len(review.deals) - len(deals), len(review.deals)):
        yield say(told_deal(review, at))


def spoken_lines(review: Review, voice: Voice) -> Iterator[str]:
    """What to hear after a game: four sentences, about the result, the luck, the accuracy and what
    decided it; then the turning points, each with why."""
    turns, names = told_turns(review), names_of(review)
    for sentence in summary_speech(review)[:-1]:
        yield from wrap(voice.say(sentence), _WIDTH)
    for at, turn in enumerate(turns):
        yield from wrap(voice.say(turn), _WIDTH)
        ply = review.turning_points[at].ply if review.turning_points else None
        if ply is not None:
            move = review.moves[ply - 1]
            why = tell_facts(move.facts, move.best, move.move, names)
            yield from wrap(voice.say(why), _WIDTH)


def summary_speech(review: Review) -> Speech:
    """Four sentences: the result, the luck, the accuracy, and the moment that decided it."""
    names = names_of(review)
    return [
        told_result(review),
        reviews.tell_luck([seat.luck for seat in review.seats], names),
        reviews.tell_accuracy([seat.accuracy for seat in review.seats], names),
        told_turns(review)[0],
    ]


def told_result(review: Review) -> Phrase:
    """Who has won."""
    is_won = review.ending in {"rules", "resign", "time"}
    winners = [seat for seat, share in enumerate(review.result) if share > 0] if is_won else []
    return reviews.tell_result(review.ending, winners, review.scores, names_of(review))


def told_turns(review: Review) -> list[Phrase]:
    """The turning points, a sentence each."""
    told = []
    for point in review.turning_points:
        player = names_of(review)[point.seat]
        if point.ply is not None:
            move = review.moves[point.ply - 1]
            told.append(
                reviews.tell_turning_move(move.ply, player, move.move, move.best, move.loss)
            )
        elif point.round_number is not None:
            deals = (deal for deal in review.deals if deal.round_number == point.round_number)
            luck = next(deals).luck[point.seat]
            told.append(reviews.tell_turning_deal(point.round_number, player, luck))
    return told or [reviews.tell_no_turns()]


def told_mistakes(review: Review) -> Iterator[tuple[Speech, Speech]]:
    """Why each mistake was one, and both variations."""
    names = names_of(review)
    for move in review.moves:
        if is_mistake(move.move_class):
            told = [reviews.tell_mistake_of(move.ply, names[move.seat])]
            told += tell_facts(move.facts, move.best, move.move, names)
            yield told, tell_variations(move.variation, move.played_variation)


def seat_row(review: Review, seat: int, voice: Voice) -> list[str]:
    """The cells of a player."""
    each = review.seats[seat]
    shares = (each.luck, each.skill, each.correction)
    grades = (each.accuracy, each.error_rate)
    return [
        _shortened(voice.names(names_of(review))[seat]),
        *(voice.say(reviews.percent(share, signed=True)) for share in shares),
        *(_NOTHING if grade is None else voice.say(reviews.decimal(grade)) for grade in grades),
    ]


def move_row(move: ReviewedMove, names: Sequence[str], voice: Voice) -> list[str]:
    """The cells of a move."""
    say = voice.say
    is_best = move.move == move.best
    return [
        str(move.ply),
        _shortened(names[move.seat]),
        say(typed_move(move.move)),
        "" if is_best else say(typed_move(move.best)),
        say(reviews.percent(move.value[move.seat])),
        "" if is_best else say(reviews.percent(move.loss)),
        say(reviews.class_name(move.move_class.value)) if move.is_counted else _NOTHING,
        say(reviews.evidence_name(move.evidence.value)),
    ]


def told_deal(review: Review, index: int) -> Phrase:
    """The luck of a deal, by its place among the deals."""
    deal = review.deals[index]
    return reviews.tell_deal(deal.round_number, deal.luck, deal.standard_error, names_of(review))


def _seat_rows(review: Review, voice: Voice) -> list[list[str]]:
    return [seat_row(review, seat, voice) for seat in review.rules.seats]


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows in columns: names and words to the left, numbers to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    numeric = [all(_is_number(cell) for cell in column[1:]) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [
            cell.rjust(width) if is_number else cell.ljust(width)
            for cell, width, is_number in zip(row, widths, numeric, strict=True)
        ]
        yield "  ".join(cells).rstrip()


def _is_number(cell: str) -> bool:
    return not cell.strip("+-0123456789.,")


def _shortened(name: str) -> str:
    return name if len(name) <= _NAME_WIDTH else f"{name[: _NAME_WIDTH - 1]}…"
