"""Reads a question or an order from a sentence, by what its words say.

Words without a meaning never matter here: asking changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from azulejos.rules import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    SIZE,
    Color,
    Position,
)

from .intents import Meaning
from .languages import Language
from .levels import LEVELS
from .moods import Mood
from .orders import Command, Order
from .phrases import phrase
from .propositions import asks_all
from .question_slots import Slots, find_signs, find_slots
from .questions import Of, Question, Topic
from .sense_rules import load_rules
from .sentences import Sentence
from .typed_lines import Request, Unclear


def read_question(
    sentence: Sentence, position: Position, mood: Mood, *, is_last: bool = False
) -> Request | None:
    """What a sentence asks or orders; None if no rule fits. `is_last` adds the rules that only
    guess from a name."""
    if "namesake" in sentence.senses:
        return None
    slots = find_slots(sentence, position)
    slots.said = sentence.senses | find_signs(slots, mood, sentence, position)
    for rule in load_rules():
        if (is_last or not rule.is_last) and rule.fits(slots.said):
            return request_for(rule.meaning, slots, mood, position)
    return None


# What a meaning makes of it


def request_for(meaning: Meaning, slots: Slots, mood: Mood, position: Position) -> Request | None:
    """A meaning with what the line names; None if they don't go together."""
    if meaning.told is not None:
        return Unclear((phrase(f"told-{meaning.told}"),))
    if meaning.order is not None:
        return _command(meaning.order, meaning.aspect, slots)
    if meaning.topic is None:
        return None
    return _question(meaning.topic, meaning.aspect, slots, mood, position)


def _command(order: Order, aspect: str | None, slots: Slots) -> Request | None:
    number = slots.numbers[0] if slots.numbers else None
    match order:
        case Order.LANGUAGE:
            named = [each for each in Language if each.name.casefold() in slots.said]
            return Command(order, text=named[0].value) if named else None
        case Order.LENGTH | Order.LETTERS:
            return Command(order, text=aspect)
        case Order.UNDO:
            return Command(order, number=None if number == 1 else number)
        case Order.LEVEL:
            level = number or _named("level-", slots.said) or _first(slots.lines)
            level = None if "#asks" in slots.said else level
            return Command(order, number=level) if level in (None, *LEVELS) else None
        case Order.NEW:
            players = _named("players-", slots.said)
            return Command(order, number=players or (number if number in PLAYERS else None))
        case Order.REPLAY | Order.REVIEW:
            return Command(order, number=number)
        case _:
            return Command(order)


def _named(prefix: str, said: frozenset[str]) -> int | None:
    """The highest number that a word stands for: `expert` for a level, `with four` for players."""
    numbers = [int(sense.removeprefix(prefix)) for sense in said if sense.startswith(prefix)]
    return max(numbers, default=None)


def _question(
    topic: Topic,
    aspect: str | None,
    slots: Slots,
    mood: Mood,
    position: Position,
) -> Request | None:
    is_why = "why" in slots.said and topic in (Topic.MOVES, Topic.PREVIEW)
    if topic is Topic.HELP:
        return Question(topic, text=aspect)
    is_yes_no = is_why or (mood.is_yes_no and not _turns_around(topic, slots.said))
    asked = Question(topic, aspect=aspect, is_yes_no=is_yes_no)
    fill = _FILL.get(topic)
    filled = asked if fill is None else fill(asked, slots)
    is_of_amount = topic in _AMOUNTS and filled.aspect in (None, "any", "is-empty")
    if is_of_amount and mood.is_yes_no and filled.color is None:
        filled = _with(filled, **_of_emptiness(slots.said))
    if filled.is_yes_no and not asks_all(filled, slots):
        filled = _with(filled, is_yes_no=False)
    return _checked(filled, slots, position)


def _turns_around(topic: Topic, said: frozenset[str]) -> bool:
    """Whether a yes could mean the opposite: `is there no black left`, `is factory 1 empty`. The
    answer then tells what there is, without a yes or a no."""
    if topic is Topic.TURN:
        return False
    is_about_nothing = topic in _AMOUNTS and not said.isdisjoint({"empty", "full"})
    return is_about_nothing or not said.isdisjoint({"not", "begun"})


PLAYERS: Final = range(MIN_PLAYERS, MAX_PLAYERS + 1)

_AMOUNTS: Final = (Topic.FACTORIES, Topic.CENTER, Topic.BAG, Topic.FLOOR)


def _of_emptiness(said: frozenset[str]) -> dict[str, object]:
    """`is the center empty`, `is anything in the center`: a yes or a no fits both."""
    if not said.isdisjoint({"not", "full", "begun", "take", "worth-it"}):
        return {}
    if "empty" in said:
        return {"aspect": "is-empty", "is_yes_no": True}
    return {"aspect": "any"} if not said.isdisjoint({"exists", "left-over"}) else {}


def _checked(asked: Question, slots: Slots, position: Position) -> Question | None:
    """The question, or None if it names a place or a player that doesn't exist."""
    is_wrong = any(
        number is not None and not 0 <= number < SIZE for number in (asked.row, asked.column)
    )
    is_wrong |= asked.topic in (Topic.PATTERN_LINE, Topic.MOVES) and not (
        asked.number is None or 1 <= asked.number <= SIZE
    )
    is_wrong |= asked.seat is not None and asked.seat not in position.rules.seats
    is_wrong |= slots.wrong is not None and asked.topic in (Topic.FACTORIES, Topic.MOVES)
    is_wrong |= asked.topic is Topic.PREVIEW and asked.move is None and asked.source is None
    return None if is_wrong else asked


def _whose(asked: Question, slots: Slots) -> Question:
    if slots.seats:
        return _with(asked, seat=slots.seats[0])
    if "anyone" in slots.said and "me" not in slots.said:
        return _with(asked, of=Of.EVERYBODY)
    if "opponent" in slots.said and "me" not in slots.said:
        return _with(asked, of=Of.OPPONENTS)
    return asked


def _with(asked: Question, **fields: object) -> Question:
    given = {name: getattr(asked, name) for name in Question.__dataclass_fields__}
    return Question(**{**given, **fields})


def _first(found: Sequence[int]) -> int | None:
    return found[0] if found else None


def _color(slots: Slots) -> Color | None:
    return slots.colors[0] if slots.colors else None


def _from_zero(number: int | None) -> int | None:
    return None if number is None else number - 1


def _factories(asked: Question, slots: Slots) -> Question:
    source = slots.sources[0] if slots.sources else None
    several = tuple(dict.fromkeys(slots.sources))
    sources = several if len(several) > 1 and asked.aspect in (None, "empty") else ()
    return _with(asked, source=source, sources=sources, color=_color(slots))


def _center(asked: Question, slots: Slots) -> Question:
    return _with(asked, color=_color(slots))


def _floor(asked: Question, slots: Slots) -> Question:
    return asked if asked.aspect == "compare" else _whose(asked, slots)


def _colors(asked: Question, slots: Slots) -> Question:
    other = slots.colors[1] if len(slots.colors) > 1 else None
    number = slots.numbers[0] if slots.numbers and slots.numbers[0] else None
    number = 2 if number is None and "two" in slots.said else number
    aspect = asked.aspect if other is None else "compare"
    if asked.aspect == "of":
        text = "wall" if "wall" in slots.said else None
        if not slots.said.isdisjoint({"more", "most-of", "fewest"}):
            asked = _with(asked, of=Of.EVERYBODY, is_yes_no=False)
            return _with(asked, color=_color(slots), text=text)
        return _with(_whose(asked, slots), color=_color(slots), text=text)
    return _with(asked, color=_color(slots), other=other, number=number, aspect=aspect)


def _offers(asked: Question, slots: Slots) -> Question:
    return _with(asked, number=_first(slots.numbers) or 2, color=_color(slots), aspect=None)


def _needs(asked: Question, slots: Slots) -> Question:
    whose = _whose(asked, slots)
    if "who" in slots.said and "me" not in slots.said and not slots.seats:
        whose = _with(whose, of=Of.EVERYBODY)
    if asked.aspect in ("full", "empty") and "all" in slots.said:
        whose = _with(whose, text="all")
    is_need = asked.aspect == "use" and "need" in slots.said and "allowed" not in slots.said
    if asked.aspect == "use" and {"threat", "me"} <= slots.said and not slots.seats:
        whose = _with(whose, of=Of.OPPONENTS)
    return _with(whose, color=_color(slots), aspect="need" if is_need else asked.aspect)


def _wants(asked: Question, slots: Slots) -> Question:
    """What somebody wants; a threat comes from the others."""
    whose = _whose(asked, slots)
    is_threat = "threat" in slots.said and "need" not in slots.said and not slots.seats
    return _with(whose, of=Of.OPPONENTS) if is_threat and whose.of is Of.ASKER else whose


def _line(asked: Question, slots: Slots) -> Question:
    aspect = asked.aspect
    if aspect == "full" and "empty" in slots.said:
        asked = _with(asked, aspect="empty")
    if "close" in slots.said:
        asked = _with(asked, is_yes_no=False)
    if slots.held is not None:
        return _with(_whose(asked, slots), held=slots.held)
    if aspect == "stays" and not slots.lines and slots.colors:
        return _with(_whose(asked, slots), held=slots.colors[0])
    if len(set(slots.lines)) > 1:
        return _with(_whose(asked, slots), topic=Topic.NEEDS, aspect=None)
    number = _first(slots.lines or slots.rows)
    is_either = {"either-row", "#word"} <= slots.said and asked.aspect in (None, "full", "color")
    is_either &= slots.said.isdisjoint(_OF_PATTERN_LINES)
    return _with(_whose(asked, slots), number=number, color=_color(slots), with_wall=is_either)


_OF_PATTERN_LINES: Final = frozenset({"allowed", "begun", "if-take", "take", "open", "tiling"})
"""With one of these, a row is a pattern line and no row of the wall."""


def _wall(asked: Question, slots: Slots) -> Question:
    if asked.aspect == "compare":
        return asked
    rows = slots.rows or slots.lines
    return _with(
        _whose(asked, slots),
        held=slots.held,
        row=_from_zero(_first(rows)),
        column=_from_zero(_first(slots.columns)),
        color=_color(slots),
    )


def _goals(asked: Question, slots: Slots) -> Question:
    row = _first(slots.rows or slots.lines)
    return _with(
        _whose(asked, slots),
        is_yes_no=asked.is_yes_no and slots.said.isdisjoint(_OF_CHANCES),
        row=_from_zero(row),
        column=_from_zero(_first(slots.columns)),
        color=_color(slots),
        number=1 if _wants_nearest(asked, slots.said) else None,
    )


_OF_CHANCES: Final = frozenset({"close", "furthest", "allowed", "finish-line", "whole"})
"""With one of these, a goal isn't asked whether it is reached, but whether it can be."""


def _wants_nearest(asked: Question, said: frozenset[str]) -> bool:
    """Whether only the nearest goals are wanted: `is anyone close to a row`, `which row is the
    furthest`."""
    is_about_near = not said.isdisjoint({"close", "furthest"})
    is_of_all = "anyone" in said and "me" not in said
    return is_about_near and (asked.is_yes_no or is_of_all or "which" in said)


def _moves(asked: Question, slots: Slots) -> Question:
    source = slots.sources[0] if slots.sources else None
    other = slots.colors[1] if asked.aspect == "best" and len(slots.colors) > 1 else None
    lines = tuple(dict.fromkeys(slots.lines)) if asked.aspect == "best" else ()
    sources = tuple(dict.fromkeys(slots.sources))
    return _with(
        _with(asked, seat=slots.seats[0]) if slots.seats else asked,
        held=slots.held,
        sources=sources if len(sources) > 1 and asked.aspect in ("best", "compare") else (),
        source=source,
        color=_color(slots),
        other=other,
        number=_first(slots.lines),
        lines=lines if len(lines) > 1 else (),
        column=_from_zero(slots.columns[0]) if len(set(slots.columns)) == 1 else None,
        is_yes_no=asked.is_yes_no and other is None and len(lines) < 2,
    )


def _preview(asked: Question, slots: Slots) -> Question:
    if asked.aspect == "rest" and slots.taken is not None:
        return _with(_whose(asked, slots), source=slots.taken[0], color=slots.taken[1])
    return _with(asked, move=slots.move)


def _last(asked: Question, slots: Slots) -> Question:
    return _with(_whose(asked, slots), number=_first(slots.numbers))


def _bag(asked: Question, slots: Slots) -> Question:
    return _with(asked, color=_color(slots), aspect="color" if slots.colors else None)


def _turn(asked: Question, slots: Slots) -> Question:
    """`is it still round three`, `am I up?`"""
    is_of_side = asked.aspect == "side" and len(slots.said & _SIDES) == 1
    if is_of_side and "or" not in slots.said:
        return _with(asked, text=next(iter(slots.said & _SIDES)))
    if asked.aspect == "marker" and asked.is_yes_no and "me" in slots.said and not slots.seats:
        return _with(asked, is_own=True)
    number = _first(slots.numbers) if "round" in slots.said and asked.aspect is None else None
    is_mine = (
        asked.aspect is None and "turn" in slots.said and "me" in slots.said and asked.is_yes_no
    )
    is_somebodys = asked.aspect in ("marker", "started") or bool(slots.seats)
    whose = _whose(asked, slots) if is_somebodys else asked
    is_now = is_mine or (asked.aspect is None and bool(slots.seats) and "turn" in slots.said)
    aspect = "now" if is_now else asked.aspect
    return _with(whose, number=number, aspect=aspect)


_SIDES: Final = frozenset({"on-gray", "on-colored"})


def _scores(asked: Question, slots: Slots) -> Question:
    is_behind = asked.aspect == "lead" and "behind" in slots.said and "lead" not in slots.said
    aspect = "behind" if is_behind else asked.aspect
    is_yes_no = asked.is_yes_no and not slots.said & {"margin", "tied", "about-to", "anyone"}
    return _with(_whose(asked, slots), aspect=aspect, is_yes_no=is_yes_no)


def _ending(asked: Question, slots: Slots) -> Question:
    is_own = "me" in slots.said and not slots.seats and "anyone" not in slots.said
    if "#over" in slots.said:
        is_no = not asked.is_yes_no or bool(slots.said & {"take", "open", "options", "or", "move"})
        return _with(asked, aspect="over", is_yes_no=not is_no)
    if asked.aspect == "when" or ("how-long" in slots.said and not asked.is_yes_no):
        return _with(asked, aspect="when", is_yes_no=False)
    return _with(_whose(asked, slots), is_own=is_own, is_yes_no=False)


_FILL: Final[Mapping[Topic, Callable[[Question, Slots], Question]]] = {
    Topic.FACTORIES: _factories,
    Topic.CENTER: _center,
    Topic.COLOR: _colors,
    Topic.OFFERS: _offers,
    Topic.NEEDS: _needs,
    Topic.PATTERN_LINE: _line,
    Topic.WALL: _wall,
    Topic.GOALS: _goals,
    Topic.MOVES: _moves,
    Topic.PREVIEW: _preview,
    Topic.LAST: _last,
    Topic.BAG: _bag,
    Topic.ENDING: _ending,
    Topic.WANTS: _wants,
    Topic.BOARD: _whose,
    Topic.FLOOR: _floor,
    Topic.SCORES: _scores,
    Topic.TURN: _turn,
}
