"""Replaying a record: moves, round numbers, results and scores are checked."""

from __future__ import annotations

import pytest
from hypothesis import given

from azulejos.notation import (
    Comment,
    NotationError,
    Record,
    RecordError,
    RoundNumber,
    Token,
    format_record,
    parse_position,
    parse_record,
    parse_step,
    record_game,
    record_result,
    replay,
    result_tags,
)
from azulejos.rules import (
    Deal,
    DroppedOut,
    Ending,
    Game,
    GameResult,
    Position,
    Rules,
    WallSide,
)
from tests.games import ALL_RULES, random_game, random_games, set_up
from tests.notation.texts import FINISHED, LAST_MOVE, UNDER_WAY, changed
from tests.volume import some

DEAL = "deal:BBRK/YYWW/BRKW/RRRR/BYRK"

TAGS = UNDER_WAY.split("\n\n", maxsplit=1)[0]


def refusal(record: Record | str) -> str:
    if isinstance(record, str):
        record = parse_record(record)
    with pytest.raises(RecordError) as caught:
        replay(record)
    message = str(caught.value)
    assert message.startswith(f"record, game at line {record.first_line}, ")
    assert message.isascii()
    assert message.isprintable()
    assert caught.value.record is record
    assert message.endswith(f"{caught.value.where}: {caught.value.problem}")
    return f"{caught.value.where}: {caught.value.problem}"


def moves(text: str) -> Record:
    return parse_record(f"{TAGS}\n\n{text}")


def complete(rules: Rules = ALL_RULES[0]) -> Record:
    game = random_game(rules, seed=1, care=1.0)
    assert game.position.is_over
    return record_game(game)


def test_a_game_under_way() -> None:
    game = replay(parse_record(UNDER_WAY))
    assert game.steps == tuple(map(parse_step, [DEAL, "1B2", "2W1", "CK0"]))
    assert game.outcome is None
    assert game.start == Position.start(Rules(2))


def test_a_game_from_a_position_to_its_end() -> None:
    game = replay(parse_record(FINISHED))
    assert game.start == parse_position(LAST_MOVE)
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


@given(random_games())
def test_the_record_of_every_game_replays_it(game: Game) -> None:
    again = replay(parse_record(format_record(record_game(game))))
    assert again.positions == game.positions
    assert again.events == game.events
    assert again.outcome == game.outcome


@pytest.mark.volume
@pytest.mark.parametrize("rules", ALL_RULES, ids=str)
def test_a_record_replays_from_any_point_of_a_game(rules: Rules) -> None:
    """Also from the Wall-tiling, and from the end."""
    whole = random_game(rules, seed=2, care=1.0)
    for index in some(range(0, len(whole.positions), 9), every=4):
        late = Game(whole.positions[index])
        for step in whole.steps[index:]:
            late.play(step)
        record = record_game(late)
        assert replay(parse_record(format_record(record))).positions == late.positions


class TestRecordGame:
    def test_of_a_game_from_the_start(self) -> None:
        game = random_game(Rules(3, WallSide.GRAY, 5), seed=4, starting_seat=2, max_steps=20)
        record = record_game(game, ["Ada", "Bo"], {"Date": "2026.11.15", "Event": "Club"})
        scores = " ".join(str(board.score) for board in game.position.boards)
        assert record.tags == (
            ("Rules", "gray:5"),
            ("Seat1", "Ada"),
            ("Seat2", "Bo"),
            ("Seat3", "?"),
            ("Start", "3"),
            ("Date", "2026.11.15"),
            ("Result", "*"),
            ("Scores", scores),
            ("Event", "Club"),
        )
        assert record.tokens[0] == RoundNumber(1)
        assert record.steps == game.steps

    def test_of_a_game_from_a_position(self) -> None:
        game = Game(parse_position(LAST_MOVE))
        game.play(parse_step("1K5"))
        assert format_record(record_game(game, ["Ada"])) == FINISHED

    def test_of_a_game_that_ended(self) -> None:
        game = random_game(Rules(4), seed=1, care=1.0)
        assert game.outcome is not None
        record = record_game(game)
        winners = " ".join(str(seat + 1) for seat in game.outcome.winners)
        assert record.tag("Result") == winners
        assert record.tag("Scores") == " ".join(map(str, game.outcome.scores))

    def test_of_a_game_without_steps(self) -> None:
        record = record_game(Game(Rules()))
        assert record.tokens == ()
        assert replay(record).position == Position.start(Rules())

    def test_with_a_result_of_its_own(self) -> None:
        game = random_game(Rules(2), seed=4, max_steps=20)
        record = record_game(game, extra={"Result": "2", "Termination": "time 1"})
        assert record.tag("Result") == "2"
        assert replay(record).position == game.position

    def test_with_more_names_than_seats(self) -> None:
        with pytest.raises(NotationError, match="expected 3 scores"):
            record_game(Game(Rules(2)), ["Ada", "Bo", "Cy"])


class TestSteps:
    def test_an_illegal_move(self) -> None:
        assert refusal(moves(f"1. {DEAL} 1B2 1R1")) == (
            "round 1, move 2: 1R1 is refused: color_not_there (from factory 1, color red, tiles -)"
        )

    def test_an_illegal_deal(self) -> None:
        assert refusal(moves("1. deal:BBRK/YYWW/BRKW/RRRR")) == (
            "round 1, deal: deal:BBRK/YYWW/BRKW/RRRR is refused: "
            "wrong_number_of_factories (count 5)"
        )

    def test_a_move_before_the_deal(self) -> None:
        assert refusal(moves("1. 1B2")) == "round 1, deal: 1B2 is refused: deal_pending"

    def test_a_deal_in_the_middle_of_a_round(self) -> None:
        message = refusal(moves(f"1. {DEAL} 1B2 {DEAL}"))
        assert message == f"round 1, move 2: {DEAL} is refused: not_dealing"

    def test_moves_are_counted_from_the_last_deal(self) -> None:
        game = random_game(Rules(2), seed=1, max_steps=16)
        assert game.position.round_number == 2
        last_deal = max(at for at, step in enumerate(game.steps) if isinstance(step, Deal))
        played = len(game.steps) - last_deal - 1
        assert played > 0
        record = record_game(game)
        longer = Record(record.tags, (*record.tokens, parse_step("T11")))
        expected = f"round 2, move {played + 1}: T11 is refused: not_wall_tiling"
        assert refusal(longer) == expected

    def test_a_move_after_the_end(self) -> None:
        record = parse_record(FINISHED)
        longer = Record(record.tags, (*record.tokens, parse_step("CB0")))
        assert refusal(longer) == "round 5, move 2: CB0 is refused: game_over"

    def test_comments_are_passed_over(self) -> None:
        tokens: list[Token] = [Comment("a")]
        for token in complete().tokens:
            tokens += [token, Comment("b")]
        assert replay(Record(complete().tags, tuple(tokens))).outcome is not None


class TestRoundNumbers:
    def test_a_wrong_number(self) -> None:
        expected = "at '2.': expected 1. before the moves of the round"
        assert refusal(moves(f"2. {DEAL} 1B2")) == expected

    def test_a_missing_number(self) -> None:
        expected = f"at {DEAL}: expected 1. before the moves of the round"
        assert refusal(moves(f"{DEAL} 1B2")) == expected

    def test_a_number_twice(self) -> None:
        assert refusal(moves(f"1. 1. {DEAL}")) == "at '1.': expected the moves of the round"

    def test_a_number_in_the_middle_of_a_round(self) -> None:
        expected = "at '1.': expected the moves of the round"
        assert refusal(moves(f"1. {DEAL} 1. 1B2")) == expected

    def test_a_number_before_the_end_of_the_round(self) -> None:
        expected = "at '2.': expected the moves of the round"
        assert refusal(moves(f"1. {DEAL} 1B2 2. {DEAL}")) == expected

    def test_a_number_with_nothing_after_it(self) -> None:
        assert refusal(moves("1.")) == "end: expected the moves of the round"

    def test_a_number_after_the_end(self) -> None:
        record = parse_record(FINISHED)
        longer = Record(record.tags, (*record.tokens, RoundNumber(6)))
        assert refusal(longer) == "at '6.': expected nothing more: the game has ended"

    def test_a_missing_number_in_a_later_round(self) -> None:
        record = complete()
        without = tuple(token for token in record.tokens if token != RoundNumber(2))
        message = refusal(Record(record.tags, without))
        assert message.startswith("at deal:")
        assert message.endswith(": expected 2. before the moves of the round")

    @pytest.mark.parametrize("phase", ["O", "X"])
    def test_a_number_with_nothing_after_it_in_any_phase(self, phase: str) -> None:
        start = parse_position(LAST_MOVE)
        if phase == "X":
            start = start.after(parse_step("1K5"))
        record = record_game(Game(start))
        with_number = Record(record.tags, (RoundNumber(start.round_number),))
        assert refusal(with_number).startswith("end: expected")


class TestResults:
    @pytest.mark.parametrize("rules", ALL_RULES[::3], ids=str)
    def test_the_result_must_match(self, rules: Rules) -> None:
        record = complete(rules)
        right = record.tag("Result")
        for number in range(1, rules.num_players + 1):
            if str(number) != right:
                message = refusal(changed(record, Result=str(number)))
                assert message == f"Result: '{number}', but the winners: {right}"

    def test_a_shared_victory_is_not_one_winner_s(self) -> None:
        assert refusal(changed(FINISHED, Result="1 2")) == "Result: '1 2', but the winners: 1"

    def test_a_game_that_has_ended_has_a_result(self) -> None:
        assert refusal(changed(FINISHED, Result="*")) == "Result: '*', but the game has ended"

    @pytest.mark.parametrize("termination", ["rules", "resign 2", "time 2", "cutoff", "aborted"])
    def test_a_game_that_has_ended_is_not_unfinished_whatever_ended_it(
        self, termination: str
    ) -> None:
        message = refusal(changed(FINISHED, Result="*", Termination=termination))
        assert message == "Result: '*', but the game has ended"

    def test_a_game_under_way_has_none(self) -> None:
        assert refusal(changed(UNDER_WAY, Result="1")) == "Result: '1', but the game has not ended"

    def test_a_game_under_way_did_not_end_by_the_rules(self) -> None:
        message = refusal(changed(UNDER_WAY, Termination="rules"))
        assert message == "Result: '*', but the game has not ended"

    def test_the_scores_must_match(self) -> None:
        expected = "Scores: '54 48', but the boards say 54 47"
        assert refusal(changed(FINISHED, Scores="54 48")) == expected
        expected = "Scores: '1 0', but the boards say 0 0"
        assert refusal(changed(UNDER_WAY, Scores="1 0")) == expected

    def test_scores_are_those_of_the_boards_while_unfinished(self) -> None:
        assert replay(changed(UNDER_WAY, Scores="0 0")).outcome is None

    def test_scores_may_be_left_out(self) -> None:
        assert replay(changed(FINISHED, Scores=None)).outcome is not None

    def test_rules_is_the_termination_if_there_is_none(self) -> None:
        assert replay(changed(FINISHED, Termination="rules")).outcome is not None


class TestOtherTerminations:
    @pytest.mark.parametrize("termination", ["cutoff", "aborted"])
    @pytest.mark.parametrize("result", ["*", "1", "1 2"])
    def test_cut_off_or_aborted(self, termination: str, result: str) -> None:
        record = changed(UNDER_WAY, Termination=termination, Result=result, Scores="0 0")
        assert replay(record).outcome is None

    @pytest.mark.parametrize("termination", ["cutoff", "aborted", "resign 2", "time 2"])
    def test_the_scores_are_still_those_of_the_boards(self, termination: str) -> None:
        record = changed(UNDER_WAY, Termination=termination, Result="1", Scores="9 0")
        assert refusal(record) == "Scores: '9 0', but the boards say 0 0"

    @pytest.mark.parametrize("kind", ["resign", "time"])
    def test_of_two_players_the_other_wins(self, kind: str) -> None:
        assert replay(changed(UNDER_WAY, Termination=f"{kind} 2", Result="1")).outcome is None
        for result in ("2", "1 2", "*"):
            message = refusal(changed(UNDER_WAY, Termination=f"{kind} 2", Result=result))
            assert message == "Result: seat 2 gave up, so the other seat won"

    @pytest.mark.parametrize("termination", ["cutoff", "aborted", "resign 1", "time 1"])
    def test_the_moves_may_end_in_x_too(self, termination: str) -> None:
        """Only `rules` requires that; otherwise the result may differ from the boards."""
        record = changed(FINISHED, Termination=termination, Result="2")
        assert replay(record).outcome is not None
        message = refusal(changed(record, Scores="54 46"))
        assert message == "Scores: '54 46', but the boards say 54 47"

    def test_of_more_players_a_bot_plays_on_to_the_end(self) -> None:
        """Ruling 11: the seat that resigned is ranked last, although it has most points."""
        game = random_game(Rules(3), seed=1, care=1.0)
        assert game.outcome is not None
        [best] = game.outcome.winners
        others = [str(seat + 1) for seat in game.rules.seats if seat != best]
        record = record_game(game, extra={"Termination": f"resign {best + 1}"})
        for other in others:
            assert replay(changed(record, Result=other)).outcome == game.outcome
        assert refusal(record) == f"Result: seat {best + 1} gave up and can't have won"

    def test_the_ranking_is_that_of_those_who_played_on(self) -> None:
        game = random_game(Rules(4), seed=1, care=1.0)
        assert game.outcome is not None
        [best] = game.outcome.winners
        assert record_result(record_game(game), game).playing == (0, 1, 2, 3)
        others = tuple(seat for seat in range(4) if seat != best)
        [second] = game.outcome.among(others).winners
        record = record_game(game, extra={"Termination": f"time {best + 1}"})
        assert record_result(changed(record, Result=str(second + 1)), game).playing == others
        # More seats dropped out; the record names only the winners.
        [_, third, last] = sorted(others, key=[second].count, reverse=True)
        winners = f"{min(third, last) + 1} {max(third, last) + 1}"
        shared = record_result(changed(record, Result=winners), game).playing
        assert shared == tuple(sorted((third, last)))

    def test_the_ranking_of_a_game_that_goes_on_is_open(self) -> None:
        start = Game(set_up("colored 1 O1 1 C BBRK/-/-/-/-/-/- -"))
        extra = {"Termination": "resign 2", "Result": "*"}
        assert record_result(record_game(start, extra=extra), start).playing == (0, 2)
        assert record_result(record_game(start), start).playing == (0, 1, 2)

    @pytest.mark.parametrize("result", ["1", "3", "1 3", "*"])
    def test_of_more_players_any_other_may_win(self, result: str) -> None:
        start = set_up("colored 1 O1 1 C BBRK/-/-/-/-/-/- -")
        extra = {"Termination": "resign 2", "Result": result}
        record = record_game(Game(start), extra=extra)
        assert replay(record).position == start
        message = refusal(changed(record, Result="1 2"))
        assert message == "Result: seat 2 gave up and can't have won"


class TestResult:
    def test_a_record_gives_back_the_result_it_was_written_with(self) -> None:
        game = random_game(Rules(3), seed=1, care=1.0)
        assert game.outcome is not None
        worst = min(set(game.rules.seats) - set(game.outcome.winners))
        for dropped_out in ((), (DroppedOut(worst, Ending.RESIGN),)):
            result = GameResult.of(game, dropped_out)
            record = record_game(game, extra=result_tags(result))
            assert record_result(record, replay(record)) == result

    def test_a_game_that_somebody_gave_up_is_over(self) -> None:
        game = Game(Rules(2))
        result = GameResult.of(game, [DroppedOut(0, Ending.TIME)])
        record = record_game(game, extra=result_tags(result))
        assert dict(record.tags)["Termination"] == "time 1"
        assert record_result(record, replay(record)) == result

    def test_a_game_that_was_aborted_has_no_winner(self) -> None:
        game = Game(Rules(2))
        record = record_game(game, extra=result_tags(GameResult.of(game, is_aborted=True)))
        result = record_result(record, replay(record))
        assert (result.winners, result.ending) == (None, Ending.ABORTED)

    def test_a_game_that_goes_on_has_no_tags_for_its_end(self) -> None:
        assert result_tags(GameResult.of(Game(Rules(2)))) == {}
