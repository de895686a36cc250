"""Announcements: moves as the tactile rulebook wants them said, a summary per round, the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest
from hypothesis import given

from azulejos.notation import parse_step
from azulejos.rules import (
    CENTER,
    MAX_FACTORIES,
    Color,
    Event,
    Game,
    GameEnded,
    GameResult,
    MarkerTaken,
    Position,
    RoundEnded,
    TilesFell,
    TilesPlaced,
    TilesTaken,
    WallTiled,
    factory,
)
from azulejos.words.announcements import (
    OF_A_ROUND,
    announce_move,
    announce_step,
    detail_round,
    last_scored_round,
    summarize_round,
    with_winners,
    without_repeats,
)
from azulejos.words.languages import Language
from azulejos.words.voice import Length, Voice
from tests.games import board, random_games, set_up
from tests.words.catalogs import ALL_VOICES

NAMES: Final = ("Anna", "Ben", "Cleo", "Dan")
BRAILLE_LINE: Final = 40
_TERSE: Final = [voice for voice in ALL_VOICES if voice.length is Length.TERSE]


def play(position: Position, *steps: str) -> Game:
    game = Game(position)
    for step in steps:
        game.play(parse_step(step))
    return game


def told(game: Game, length: Length = Length.NORMAL, language: Language = Language.ENGLISH) -> str:
    """The last step."""
    names = NAMES[: game.rules.num_players]
    return Voice(language, length).say(announce_step(game, names))


class TestMove:
    table = "colored 1 O1 1 C BBRK/YYYY/RRRW/-/- BBKKK"

    def test_what_was_taken_where_it_was_placed_and_what_went_to_the_center(self) -> None:
        game = play(set_up(self.table), "1B3")
        assert (
            told(game) == "Anna: 2 blue from factory 1 to line 3. 1 red and 1 black to the center."
        )

    def test_what_fell_and_a_line_that_is_complete(self) -> None:
        game = play(set_up(self.table), "3R2")
        assert told(game) == (
            "Anna: 3 red from factory 3 to line 2. 1 falls to the floor line. 1 white to the "
            "center. Line 2 is complete."
        )
        assert told(game, Length.TERSE) == "1: 3 red F3-2, 1 falls."

    def test_the_marker(self) -> None:
        game = play(set_up(self.table), "CK3")
        assert told(game) == (
            "Anna: 3 black from the center to line 3. Takes the starting player marker. "
            "Line 3 is complete."
        )
        assert told(game, Length.TERSE) == "1: 3 black C-3, marker."

    def test_the_example_of_the_checklist_in_every_language(self) -> None:
        game = play(set_up("colored 1 O1 1 C RRRR/-/-/-/- BBB"), "CB2")
        assert told(game) == (
            "Anna: 3 blue from the center to line 2. 1 falls to the floor line. "
            "Takes the starting player marker. Line 2 is complete."
        )
        assert told(game, language=Language.GERMAN) == (
            "Anna: 3 blaue aus der Mitte in Reihe 2. 1 fällt in die Bodenreihe. "
            "Nimmt den Startspielermarker. Reihe 2 ist komplett."
        )
        assert told(game, language=Language.DUTCH) == (
            "Anna: 3 blauwe uit het midden naar lijn 2. 1 valt op de vloerlijn. "
            "Neemt de startspelertegel. Lijn 2 is compleet."
        )

    def test_tiles_that_are_put_on_the_floor_line_do_not_fall_as_well(self) -> None:
        game = play(set_up(self.table), "2Y0")
        assert told(game) == "Anna: 4 yellow from factory 2 to the floor line."
        assert told(game, Length.TERSE) == "1: 4 yellow F2-floor."

    def test_what_the_floor_line_has_no_space_for_goes_to_the_lid(self) -> None:
        game = play(set_up(self.table, board(floor="BBBBB")), "2Y1")
        assert told(game) == (
            "Anna: 4 yellow from factory 2 to line 1. 2 fall to the floor line. 1 goes to the lid. "
            "Line 1 is complete."
        )
        assert told(game, Length.TERSE) == "1: 4 yellow F2-1, 3 fall."
        game = play(set_up(self.table, board(floor="BBBBB")), "2Y0")
        assert told(game) == "Anna: 4 yellow from factory 2 to the floor line. 2 go to the lid."

    def test_a_marker_that_costs_nothing_is_told_at_full_length(self) -> None:
        game = play(set_up(self.table, board(floor="RRRRRRR")), "CK3")
        assert "costs nothing" in told(game, Length.FULL)
        assert "costs nothing" not in told(play(set_up(self.table), "CK3"), Length.FULL)

    def test_full_length_says_whole_sentences(self) -> None:
        game = play(set_up(self.table), "1R1")
        assert told(game, Length.FULL) == (
            "Anna takes 1 red tile from factory 1 and puts it on pattern line 1. "
            "The rest goes to the center: 2 blue tiles and 1 black tile. "
            "Pattern line 1 is complete."
        )

    def test_a_deal(self) -> None:
        game = play(set_up("colored 2 D2 2 C -/-/-/-/- -"), "deal:BBBB/YYYY/RRRR/KKKK/WWWW")
        assert told(game) == "Round 2. Ben starts."
        assert told(game, Length.TERSE) == "Round 2: 2 starts."

    def test_a_deal_that_refills_the_bag(self) -> None:
        game = play(
            set_up("colored 2 D2 2 C -/-/-/-/- -", bag="4,4,0,0,0"),
            "deal:BBBB/YYYY/RRRR/KKKK/WWWW",
        )
        assert told(game) == "Round 2. Ben starts. The bag was refilled from the lid."


class TestRound:
    last_tile = "colored 3 O1 1 2 -/-/-/-/- K"

    def test_one_summary_with_what_the_wall_brought_and_the_floor_line_cost(self) -> None:
        game = play(
            set_up(self.last_tile, board(5, lines="-/BB/-/-/-"), board(9, floor="MRR")), "CK1"
        )
        assert told(game) == (
            "Anna: 1 black from the center to line 1. Line 1 is complete. "
            "Wall-tiling of round 3. "
            "Anna: 2 points, score 7. "
            "Ben: no points, minus 4 for the floor line, score 5. "
            "Ben starts the next round."
        )

    def test_a_floor_line_that_costs_more_than_there_is_is_told_as_it_is(self) -> None:
        game = play(set_up(self.last_tile, board(), board(1, floor="MRR")), "CK5")
        said = "Ben: no points, minus 4 for the floor line: the score falls from 1 to 0."
        assert said in told(game)
        details = Voice(Language.ENGLISH).say([*detail_round(last_scored_round(game), NAMES)])
        assert "Ben: floor line, minus 4: the score falls from 1 to 0." in details

    def test_details_on_request(self) -> None:
        game = play(
            set_up(
                self.last_tile,
                board(5, lines="-/BB/-/-/-", wall="BYR../...../...../...../....."),
                board(9, floor="MRR"),
            ),
            "CK1",
        )
        details = [*detail_round(last_scored_round(game), NAMES[:2])]
        assert [Voice(Language.ENGLISH).say(each) for each in details] == [
            "Anna: black in row 1, column 4, for 4 points.",
            "Anna: blue in row 2, column 2, for 2 points.",
            "Ben: floor line, 4 points lost.",
        ]
        assert Voice(Language.ENGLISH, Length.FULL).say(details[0]) == (
            "Anna puts black on the wall in row 1, column 4: 4 across, 4 points, score 9."
        )

    @pytest.mark.parametrize(
        ("language", "first", "second"),
        [
            (Language.ENGLISH, "Anna: black in row 1, column 4, ", "Blue in row 2, column 2, "),
            (
                Language.GERMAN,
                "Anna: Schwarz an die Wand in Reihe 1, Spalte 4, ",
                "Blau in Reihe 2, Spalte 2, ",
            ),
            (
                Language.DUTCH,
                "Anna: zwart op de muur in rij 1, kolom 4, ",
                "Blauw in rij 2, kolom 2, ",
            ),
        ],
    )
    def test_a_player_is_named_once_for_several_tiles(
        self, language: Language, first: str, second: str
    ) -> None:
        tiles = [
            WallTiled(0, 0, 3, Color.BLACK, (0, 1, 2, 3), (0,), 4, 9, 0),
            WallTiled(0, 1, 1, Color.BLUE, (1,), (1,), 1, 10, 0),
            WallTiled(1, 0, 0, Color.BLUE, (0,), (0,), 1, 1, 0),
        ]
        told = without_repeats([*detail_round(tiles, NAMES[:2])])
        for each, start in zip(told, (first, second, "Ben: "), strict=True):
            assert Voice(language).say(each).startswith(start)

    def test_the_end_of_the_game(self) -> None:
        game = play(
            set_up(
                self.last_tile,
                board(20, wall="BYR.W/...../...../...../....."),
                board(21, floor="M"),
            ),
            "CK1",
        )
        assert told(game) == (
            "Anna: 1 black from the center to line 1. Line 1 is complete. "
            "Wall-tiling of round 3. "
            "Anna: 5 points, score 25. "
            "Ben: no points, minus 1 for the floor line, score 20. "
            "The game is over: Anna completed a row. "
            "Anna: 2 bonus points, final score 27. "
            "Ben: no bonus, final score 20. "
            "Anna wins 27 to 20."
        )

    def test_who_plays_alone_is_told_you(self) -> None:
        line = "BYR.W/...../...../...../....."
        game = play(set_up(self.last_tile, board(20, wall=line), board(21, floor="M")), "CK1")
        speech = announce_step(game, NAMES[:2])
        heard = [
            Voice(Language.ENGLISH).say(each)
            for each in with_winners(GameResult.of(game), speech, NAMES[:2], listener=0)
        ]
        assert "The game is over: you completed a row." in heard
        assert heard[-1] == "You win 27 to 20!"
        lost = with_winners(GameResult.of(game), speech, NAMES[:2], listener=1)
        assert Voice(Language.GERMAN).say(lost[-1]) == "Anna gewinnt 27 zu 20."

    def test_gray_side_each_column_and_then_the_summary(self) -> None:
        start = set_up(
            "gray 3 O1 1 2 -/-/-/-/- K", board(5, lines="-/BB/-/-/-"), board(9, floor="M")
        )
        game = play(start, "CK1")
        assert told(game) == (
            "Anna: 1 black from the center to line 1. Line 1 is complete. Wall-tiling of round 3."
        )
        game = play(start, "CK1", "T12")
        assert told(game) == "Anna: black in row 1, column 2, for 1 point."
        game = play(start, "CK1", "T12", "T22")
        assert told(game) == (
            "Anna: blue in row 2, column 2, for 2 points. "
            "Anna: 3 points, score 8. "
            "Ben: no points, minus 1 for the floor line, score 8. "
            "Ben starts the next round."
        )

    def test_gray_side_a_line_with_no_valid_space(self) -> None:
        wall = "BYRK./...../...../...../....W"
        start = set_up("gray 3 O1 1 2 -/-/-/-/- W", board(5, wall=wall), board(9, floor="M"))
        game = play(start, "CW1")
        assert told(game).startswith(
            "Anna: 1 white from the center to line 1. Line 1 is complete. "
            "Wall-tiling of round 3. "
            "Anna: no space on the wall for line 1, 1 white to the floor line."
        )

    @given(random_games())
    def test_the_summary_adds_up(self, game: Game) -> None:
        before = [0] * game.rules.num_players
        for index, events in enumerate(game.events):
            if not isinstance(events[-1], RoundEnded | GameEnded):
                continue
            told = announce_step(game, NAMES[: game.rules.num_players], index + 1)
            summary = [(each.id, dict(each.args)) for each in told if each.id in OF_A_ROUND]
            for old, (name, said) in zip(before, summary, strict=True):
                had = old + _number(said["wall"])
                if name == "round-points-cut":
                    assert had == _number(said["had"]) < _number(said["cost"])
                else:
                    assert _number(said["score"]) == had - _number(said["floor"])
            before = [board.score for board in game.positions[index + 1].boards]

    @given(random_games())
    def test_a_round_has_one_summary_and_a_step_is_one_speech(self, game: Game) -> None:
        names = NAMES[: game.rules.num_players]
        for index, events in enumerate(game.events):
            told = [each.id for each in announce_step(game, names, index + 1)]
            is_end = isinstance(events[-1], RoundEnded | GameEnded)
            assert sum(each in OF_A_ROUND for each in told) == (len(names) if is_end else 0)
            assert told.count("winners") == isinstance(events[-1], GameEnded)
            assert told[0] in {"move", "factories-filled", "wall-tiled"}


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


# Terse: a line of 40 Braille cells


def _worst_moves() -> list[Sequence[Event]]:
    """The longest announcement of a move: the last seat, and as many tiles as possible."""
    moves: list[Sequence[Event]] = []
    for color in Color:
        for source in (CENTER, factory(MAX_FACTORIES - 1)):
            taken = TilesTaken(3, source, color, 20)
            marker = [MarkerTaken(3, 0)] if source == CENTER else []
            placed = TilesPlaced(3, 4, color, 1, is_complete=True)
            fell = TilesFell(3, color, to_floor=6, to_lid=13, penalty=-14, row=None)
            moves += [[taken, *marker, placed, fell], [taken, *marker, fell]]
    return moves


@pytest.mark.parametrize("events", _worst_moves())
def test_the_longest_moves_fit_a_braille_line(events: Sequence[Event]) -> None:
    for voice in _TERSE:
        said = voice.say([*announce_move(events, NAMES)])
        assert len(said) <= BRAILLE_LINE, said


@pytest.mark.parametrize("color", Color)
def test_the_longest_wall_tiling_fits_a_braille_line(color: Color) -> None:
    tiled = WallTiled(3, 4, 4, color, tuple(range(5)), tuple(range(5)), 10, 240, 4)
    fell = TilesFell(3, color, to_floor=5, to_lid=0, penalty=-8, row=4)
    for voice in _TERSE:
        for said in map(voice.say, announce_move([tiled, fell], NAMES)):
            assert len(said) <= BRAILLE_LINE, said


@given(random_games())
def test_terse_moves_of_any_game_fit_a_braille_line(game: Game) -> None:
    names = NAMES[: game.rules.num_players]
    for events in game.events:
        speech = [*announce_move(events, names)]
        move = [each for each in speech if each.id != "pattern-line-fell"]
        fallen = [each for each in speech if each.id == "pattern-line-fell"]
        for voice in _TERSE:
            assert len(voice.say(move)) <= BRAILLE_LINE
            assert all(len(voice.say(each)) <= BRAILLE_LINE for each in fallen)


@given(random_games())
def test_terse_sentences_of_a_round_fit_a_braille_line(game: Game) -> None:
    """Each on its own: a summary is several lines."""
    names = NAMES[: game.rules.num_players]
    scores = [board.score for board in game.position.boards]
    events = last_scored_round(game)
    if not events:
        return
    for each in (*summarize_round(events, scores, names), *detail_round(events, names)):
        if each.id != "winners":  # says the names
            for voice in _TERSE:
                assert len(voice.say(each)) <= BRAILLE_LINE


@given(random_games())
def test_everything_that_happens_can_be_told_in_every_form(game: Game) -> None:
    names = NAMES[: game.rules.num_players]
    for index in range(0, len(game.steps), 7):
        speech = announce_step(game, names, index + 1)
        for voice in ALL_VOICES:
            assert voice.say(speech)


def test_no_event_is_forgotten() -> None:
    """Every event of a round is in the announcement, in the summary or in the details."""
    told = {"TilesTaken", "TilesMovedToCenter", "MarkerTaken", "TilesPlaced", "TilesFell"}
    told |= {"FactoriesFilled", "WallTiled", "FloorLineScored", "BonusScored"}
    told |= {"RoundEnded", "GameEnded"}
    assert {kind.__name__ for kind in Event.__args__} == told
