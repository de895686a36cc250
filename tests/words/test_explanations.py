"""Explanations: every number in a sentence is derived again from the position.

The numbers come from the core, or are counted here by hand; the facts come from the events of the
rules. Both variations are played at random: a fact holds for any two.
"""

from __future__ import annotations

import re
from random import Random

import pytest

from azulejos import native
from azulejos.notation import parse_move
from azulejos.rules import (
    CENTER,
    FLOOR,
    Color,
    Move,
    Phase,
    PlayerBoard,
    PlayerMove,
    Position,
    WallSide,
    wall_column,
)
from azulejos.words.explanations import (
    MOST_FACTS,
    Fact,
    FactKind,
    main_facts,
    tell_facts,
    tell_variations,
)
from azulejos.words.hint_comparison import tell_fact
from azulejos.words.languages import Language
from azulejos.words.voice import Voice
from tests.games import ALL_RULES, board, random_game, set_up
from tests.volume import volume

NAMES = ("Anna", "Ben", "Cleo", "Dan")
PENALTIES = (1, 1, 2, 2, 2, 3, 3)
VOICES = tuple(map(Voice, Language))


def random_line(rng: Random, position: Position, first: PlayerMove) -> list[PlayerMove]:
    """The move, and random ones to the end of the round; few to the floor line."""
    line, position = [first], position.after(first)
    while position.phase in {Phase.FACTORY_OFFER, Phase.WALL_TILING}:
        moves = [*position.legal_moves]
        kept = [each for each in moves if not isinstance(each, Move) or each.destination != FLOOR]
        line.append(rng.choice(kept or moves))
        position = position.after(line[-1])
    return line


def positions(rng: Random, seed: int) -> list[Position]:
    """Positions of a random game in which two moves can be compared."""
    game = random_game(ALL_RULES[seed % len(ALL_RULES)], seed, care=0.9)
    found = [each for each in game.positions if len([*each.legal_moves]) > 1]
    return rng.sample(found, min(8, len(found)))


def played_out(position: Position, line: list[PlayerMove]) -> native.State:
    state = native.from_position(position)
    for move in line:
        state.apply(native.action_of(move, position.rules))
    return state


def cost_of_floor(entries: int) -> int:
    return sum(PENALTIES[:entries])


def fallen(position: Position, move: Move) -> int:
    """How many entries the mover's floor line has after a move."""
    mine = position.board
    takes_marker = move.source == CENTER and position.marker_seat is None
    count = position.tiles_at(move.source)[move.color]
    if move.destination != FLOOR:
        row = move.destination - 1
        count = max(0, count - (row + 1 - mine.pattern_lines[row].count))
    return min(7, len(mine.floor_line.entries) + takes_marker + count)


def hand_tiled(mine: PlayerBoard) -> tuple[dict[int, int], int]:
    """What each complete pattern line of a colored wall scores, and the score without floor."""
    wall = [[space is not None for space in row] for row in mine.wall.rows]
    points = {}
    for row, held in enumerate(mine.pattern_lines):
        if held.color is None or held.count != row + 1:
            continue
        column = wall_column(row, held.color)
        wall[row][column] = True
        runs = []
        for down, right in ((0, 1), (1, 0)):
            length = 1
            for sign in (1, -1):
                y, x = row + sign * down, column + sign * right
                while 0 <= y < 5 and 0 <= x < 5 and wall[y][x]:
                    length += 1
                    y, x = y + sign * down, x + sign * right
            runs.append(length)
        points[row] = sum(length for length in runs if length > 1) or 1
    return points, sum(points.values())


def hand_bonus(position: Position, seat: int) -> int:
    rows = position.boards[seat].wall.rows
    columns = [*zip(*rows, strict=True)]
    whole = sum(None not in row for row in rows) * 2
    whole += sum(None not in column for column in columns) * position.rules.vertical_line_bonus
    tiles = [space for row in rows for space in row]
    return whole + sum(tiles.count(color) == 5 for color in Color) * 10


def placed(position: Position, move: Move) -> PlayerBoard:
    """The mover's board with the tiles of a move on its pattern line; the floor line as it was."""
    mine = position.board
    if move.destination == FLOOR:
        return mine
    row = move.destination - 1
    held = mine.pattern_lines[row].count + position.tiles_at(move.source)[move.color]
    line = type(mine.pattern_lines[row])(move.color, min(row + 1, held))
    return mine.with_pattern_line(row, line)


def check(fact: Fact, position: Position, best: list[PlayerMove], played: list[PlayerMove]) -> None:
    ends = [played_out(position, line) for line in (best, played)]
    numbers = (fact.best, fact.played)
    is_gray = position.rules.side is WallSide.GRAY
    match fact.kind:
        case FactKind.LINE:
            assert isinstance(best[0], Move)
            assert isinstance(played[0], Move)
            row = fact.row
            assert row is not None
            assert best[0].destination == row + 1
            assert placed(position, best[0]).is_complete(row)
            assert fact.played == row + 1 - placed(position, played[0]).pattern_lines[row].count
            if not is_gray:
                assert fact.best == hand_tiled(placed(position, best[0]))[0][row]
        case FactKind.FLOOR_NOW:
            before = cost_of_floor(len(position.board.floor_line.entries))
            firsts = [line[0] for line in (best, played)]
            assert numbers == tuple(
                cost_of_floor(fallen(position, move)) - before
                for move in firsts
                if isinstance(move, Move)
            )
        case FactKind.LEAVES:
            assert isinstance(best[0], Move)
            after = position.after(played[0])
            reply = fact.move
            assert reply == played[1]
            assert reply is not None
            assert (reply.source, reply.color) == (best[0].source, best[0].color)
            assert fact.seat == after.seat
            assert fact.best == after.tiles_at(reply.source)[reply.color]
            if not is_gray:
                score = after.board.score
                totals = []
                for mine, floor in (
                    (after.board, len(after.board.floor_line.entries)),
                    (placed(after, reply), fallen(after, reply)),
                ):
                    tiled = score + hand_tiled(mine)[1]
                    totals.append(max(0, tiled - cost_of_floor(floor)))
                assert fact.played == totals[1] - totals[0]
        case FactKind.ROUND:
            gained = []
            for end in ends:
                after = native.to_position(end)
                bonus = hand_bonus(after, fact.seat) if after.is_over else 0
                gained.append(end.scores[fact.seat] - bonus - position.boards[fact.seat].score)
            assert numbers == tuple(gained)
        case FactKind.BONUSES:
            assert numbers == tuple(hand_bonus(native.to_position(end), fact.seat) for end in ends)
        case FactKind.FLOOR_AT_END:
            costs = [floor_before_the_end(position, line, fact.seat) for line in (best, played)]
            # On the gray side whole pattern lines may fall later.
            assert is_gray or numbers == tuple(costs)
            assert all(number >= cost for number, cost in zip(numbers, costs, strict=True))
        case FactKind.MARKER:
            assert numbers == tuple(end.starting_seat for end in ends)
            assert fact.seat == fact.best
        case FactKind.ENDING:
            assert numbers == tuple(native.PHASES[end.phase] is Phase.GAME_OVER for end in ends)


def floor_before_the_end(position: Position, line: list[PlayerMove], seat: int) -> int:
    """The cost of a floor line when the last tiles have been taken."""
    offers = [move for move in line if isinstance(move, Move)]
    if not offers:
        return 0  # the Wall-tiling has begun; what fell before is in the position
    for move in offers[:-1]:
        position = position.after(move)
    if position.seat == seat:
        return cost_of_floor(fallen(position, offers[-1]))
    return cost_of_floor(len(position.boards[seat].floor_line.entries))


def numbers_in(text: str) -> list[int]:
    return sorted(int(each) for each in re.findall(r"(?<!\w)-?\d+|\d+", text))


def expected_numbers(
    fact: Fact, best: PlayerMove | None = None, played: PlayerMove | None = None
) -> list[int]:
    """The numbers that a sentence has, those of its moves too where it names them."""

    def digits(*moves: PlayerMove | None) -> list[int]:
        return [int(digit) for move in moves for digit in re.findall(r"\d+", str(move or ""))]

    match fact.kind:
        case FactKind.LINE:
            assert fact.row is not None
            numbers = [*digits(best, played), fact.row + 1, fact.best, fact.played]
        case FactKind.FLOOR_NOW:
            numbers = [*digits(best, played), fact.played, *[fact.best] * (fact.best != 0)]
        case FactKind.LEAVES:
            assert fact.move is not None
            source = [] if fact.move.source == CENTER else [fact.move.source + 1]
            numbers = [*digits(played), fact.best, *source, fact.played]
        case FactKind.MARKER:
            numbers = []
        case FactKind.ENDING:
            numbers = digits(best, played)
        case _:
            numbers = [fact.best, fact.played]
    return sorted(numbers)


@pytest.mark.volume
def test_every_number_is_derived_again() -> None:
    """500 explained moves of every kind of game, 10,000 in `make test-long`."""
    due, seed, explained = volume(500, 10_000), 0, 0
    seen: set[FactKind] = set()
    while explained < due:
        rng, seed = Random(seed), seed + 1
        for position in positions(rng, seed):
            one, other = rng.sample([*position.legal_moves], 2)
            best, played = random_line(rng, position, one), random_line(rng, position, other)
            facts = main_facts(position, best, played)
            assert len(facts) <= MOST_FACTS
            explained += bool(facts)
            for fact in facts:
                seen.add(fact.kind)
                check(fact, position, best, played)
                for voice in VOICES:
                    _, said = tell_facts([fact], one, other, NAMES)
                    assert numbers_in(voice.say(said)) == expected_numbers(fact, one, other)
                    about_hint = voice.say(tell_fact(fact, position.seat, NAMES))
                    assert numbers_in(about_hint) == expected_numbers(fact), about_hint
    assert seen == set(FactKind)


def test_facts_that_speak_for_the_played_move_are_left_out() -> None:
    """Unless nothing speaks for the best one."""
    for seed in range(40):
        rng = Random(seed)
        for position in positions(rng, seed):
            one, other = rng.sample([*position.legal_moves], 2)
            best, played = random_line(rng, position, one), random_line(rng, position, other)
            facts = main_facts(position, best, played)
            weights = [fact.weight for fact in facts]
            assert weights == sorted(weights, key=lambda weight: -abs(weight))
            assert all(weight > 0 for weight in weights) or all(weight < 0 for weight in weights)
            reverse = main_facts(position, played, best)
            assert bool(facts) or not any(fact.weight < -1 for fact in reverse)


def test_the_same_move_has_nothing_to_explain() -> None:
    position = set_up("colored 1 O1 1 C BB/-/-/-/- -")
    move = parse_move("1B1")
    assert main_facts(position, [move], [move]) == ()
    assert tell_facts([], move, move, NAMES) == []


TOLD = {
    Language.ENGLISH: """\
1R3 instead of 1R0: 1R0 costs 4 points on the floor line at once, 1R3 costs nothing. \
1R3 completes line 3 for 1 point; 1R0 leaves it 3 tiles short.""",
    Language.GERMAN: """\
1R3 statt 1R0: 1R0 kostet in der Bodenreihe sofort 4 Punkte, 1R3 nichts. \
1R3 füllt Reihe 3 und bringt 1 Punkt; nach 1R0 fehlen dort noch 3 Fliesen.""",
    Language.DUTCH: """\
1R3 in plaats van 1R0: 1R0 kost meteen 4 punten op de vloerlijn, 1R3 kost niets. \
1R3 maakt lijn 3 compleet voor 1 punt; na 1R0 ontbreken daar nog 3 tegels.""",
}


@pytest.mark.parametrize("language", Language)
def test_an_explanation_in_each_language(language: Language) -> None:
    position = set_up("colored 2 O1 1 C RRR/-/-/-/- KK", board(5), board(5))
    best, played = parse_move("1R3"), parse_move("1R0")
    facts = main_facts(position, [best], [played])
    assert Voice(language).say(tell_facts(facts, best, played, NAMES)) == TOLD[language]


def test_german_does_not_call_the_greater_cost_little() -> None:
    """A fact may speak against the best move."""
    best, played = parse_move("1R0"), parse_move("1R2")
    fact = Fact(FactKind.FLOOR_NOW, 0, best=6, played=2)
    told = Voice(Language.GERMAN).say(tell_facts([fact], best, played, NAMES))
    assert told == "1R0 statt 1R2: 1R2 kostet in der Bodenreihe sofort 2 Punkte, 1R0 kostet 6."


def test_both_variations_are_the_proof() -> None:
    best, played = [parse_move("1R3"), parse_move("CK0")], [parse_move("1R0")]
    assert Voice(Language.ENGLISH).say(tell_variations(best, played)) == (
        "Best: 1R3 CK0. Played: 1R0."
    )
