"""Tags: how one is written, which are required, and what values they may have."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.notation import NotationError, Record, parse_record
from azulejos.notation.tags import (
    format_result,
    format_scores,
    format_tag,
    parse_result,
    parse_scores,
    parse_tag,
    parse_termination,
)
from tests.notation.texts import FINISHED, LAST_MOVE, UNDER_WAY, changed

HEX = "0123456789abcdef" * 4
ONE_LINE = st.text(st.characters(exclude_characters="\r\n", exclude_categories=["Cs"]))


def refusal(text: str = UNDER_WAY, /, **tags: str | None) -> str:
    with pytest.raises(NotationError) as caught:
        changed(text, **tags)
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ('[Start "1"]', "Start", "1"),
        ('[Event ""]', "Event", ""),
        (r'[Seat1 "Ada \"the tiler\" L."]', "Seat1", 'Ada "the tiler" L.'),
        (r'[Path "C:\\games\\"]', "Path", "C:\\games\\"),
        (r'[Both "\\\""]', "Both", '\\"'),
        ('[Seat2 "Zoë ]["]', "Seat2", "Zoë ]["),
        ('[a_9 "x"]', "a_9", "x"),
    ],
)
def test_a_tag_and_its_escapes(text: str, name: str, value: str) -> None:
    assert parse_tag(text) == (name, value)
    assert format_tag(name, value) == text


@given(ONE_LINE)
def test_every_value_of_one_line_can_be_written_and_read(value: str) -> None:
    assert parse_tag(format_tag("Event", value)) == ("Event", value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "[Start]",
        "[Start 1]",
        '[Start"1"]',
        '[Start  "1"]',
        '[ Start "1"]',
        '[Start "1" ]',
        '[Start "1"] ',
        '[Start "1"',
        '[1Start "1"]',
        '[Sta-rt "1"]',
        '[Ställe "1"]',
        '[Start "a"b"]',
        r'[Start "\n"]',
        r'[Start "\"]',
        '[Start "1"] [Result "*"]',
    ],
)
def test_nothing_else_is_a_tag(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_tag(text)
    assert str(caught.value) == f'tag: read {text!a}, expected a tag like [Start "1"]'


@pytest.mark.parametrize("name", ["Rules", "Start", "Result"])
def test_a_required_tag_is_missing(name: str) -> None:
    assert f"expected a tag {name}" in refusal(**{name: None})


@pytest.mark.parametrize(
    ("tags", "read"),
    [
        ({"Seat1": None, "Seat2": None}, ""),
        ({"Seat2": None}, "Seat1"),
        ({"Seat1": None}, "Seat2"),
        ({"Seat4": "Bo"}, "Seat1 Seat2 Seat4"),
        ({"Seat3": "Bo", "Seat4": "Cy", "Seat5": "Di"}, "Seat1 Seat2 Seat3 Seat4 Seat5"),
        ({"Seat0": "Bo"}, "Seat0 Seat1 Seat2"),
        ({"Seat02": "Bo"}, "Seat02 Seat1 Seat2"),
    ],
)
def test_seats_are_numbered_from_1_without_a_gap(tags: dict[str, str | None], read: str) -> None:
    assert refusal(**tags) == f"tag: read {read!r}, expected Seat1 and Seat2, up to Seat4"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_fix_the_number_of_players(seats: int) -> None:
    names = {f"Seat{number}": "?" for number in range(1, seats + 1)}
    record = changed(UNDER_WAY, **names, Start=str(seats), Scores=" ".join(["0"] * seats))
    assert record.tag("Start") == str(seats)
    assert f"a seat from 1 to {seats}" in refusal(**names, Start=str(seats + 1))


def test_an_unknown_player_is_a_question_mark() -> None:
    assert parse_record(FINISHED).tag("Seat2") == "?"


def test_unknown_tags_are_kept_in_their_place() -> None:
    record = changed(UNDER_WAY, Event="Club night", Seatbelt="on")
    assert record.tags[-2:] == (("Event", "Club night"), ("Seatbelt", "on"))
    assert record.tag("Event") == "Club night"
    assert record.tag("Site") is None


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("Rules", "grey", "tag, Rules: read 'grey', expected colored, gray, colored:5 or gray:5"),
        ("Start", "3", "tag, Start: read '3', expected a seat from 1 to 2"),
        ("Start", "01", "tag, Start: read '01', expected a seat from 1 to 2"),
        ("Result", "", "tag, Result: read '', expected a seat from 1 to 2"),
        ("Result", "3", "tag, Result: read '3', expected a seat from 1 to 2"),
        ("Result", "1,2", "tag, Result: read '1,2', expected a seat from 1 to 2"),
        ("Result", "2 1", "tag, Result: read '2 1', expected each seat once, in ascending order"),
        ("Result", "1 1", "tag, Result: read '1 1', expected each seat once, in ascending order"),
        ("Scores", "3", "tag, Scores: read '3', expected 2 scores, split by a space"),
        ("Scores", "3 4 5", "tag, Scores: read '3 4 5', expected 2 scores, split by a space"),
        ("Scores", "3  4", "tag, Scores: read '', expected 0 to 999999999 in plain digits"),
        ("Scores", "-3 4", "tag, Scores: read '-3', expected 0 to 999999999 in plain digits"),
        ("Termination", "resign 3", "tag, Termination: read '3', expected a seat from 1 to 2"),
        ("Termination", "time", "tag, Termination: read '', expected a seat from 1 to 2"),
        ("Dealer", "3", "tag, Dealer: read '3', expected 1 or 2"),
        ("Nonces", "a,,b", "tag, Nonces: read 'a,,b', expected letters and digits, split by ','"),
        ("Nonces", "a,b,", "tag, Nonces: read 'a,b,', expected letters and digits, split by ','"),
        ("Nonces", "a b", "tag, Nonces: read 'a b', expected letters and digits, split by ','"),
    ],
)
def test_a_value_that_the_notation_does_not_allow(name: str, value: str, expected: str) -> None:
    assert refusal(**{name: value}) == expected


@pytest.mark.parametrize("text", ["Rules", "rule", "resigned 1", "resign1", "", "*", "cutoff 1"])
def test_no_other_termination(text: str) -> None:
    expected = "rules, resign N, time N, cutoff or aborted"
    message = f"tag, Termination: read {text!r}, expected {expected}"
    assert refusal(Termination=text) == message


@pytest.mark.parametrize("name", ["Commit", "Seed"])
@pytest.mark.parametrize("value", ["", HEX[1:], HEX + "0", HEX.upper(), "g" + HEX[1:]])
def test_hashes_and_seeds_are_64_small_hexadecimal_digits(name: str, value: str) -> None:
    assert changed(UNDER_WAY, **{name: HEX}).tag(name) == HEX
    message = refusal(**{name: value})
    assert message.startswith(f"tag, {name}: read ")
    assert message.endswith("expected 64 hexadecimal digits in small letters")


@pytest.mark.parametrize("value", ["", "a1", "a1,B2", "0,0,0,0"])
def test_nonces_are_letters_and_digits(value: str) -> None:
    assert changed(UNDER_WAY, Nonces=value).tag("Nonces") == value


@pytest.mark.parametrize("name", ["Rules", "Start"])
def test_a_position_replaces_rules_and_start(name: str) -> None:
    value = "colored" if name == "Rules" else "1"
    expected = f"tag, {name}: read {value!r}, expected none beside Position, which replaces it"
    assert refusal(FINISHED, **{name: value}) == expected


def test_a_position_that_is_refused_is_refused_in_a_tag() -> None:
    assert refusal(FINISHED, Position="colored").startswith("tag, Position, 1 fields: read ")
    bad = LAST_MOVE.replace("19,19,19,15,19", "19,19,19,15,18")
    assert refusal(FINISHED, Position=bad).startswith("tag, Position: ")


def test_a_position_that_is_refused_in_a_tag_says_why() -> None:
    bad = LAST_MOVE.replace("19,19,19,15,19", "19,19,19,15,18")
    assert "19 W: a color does not total 20" in refusal(FINISHED, Position=bad)


def test_a_position_has_a_board_for_each_seat() -> None:
    expected = "expected 3 boards, one a seat"
    message = refusal(FINISHED, Seat3="Bo", Scores="1 2 3")
    assert message.startswith("tag, Position: read ")
    assert message.endswith(expected)


@pytest.mark.parametrize("name", ["", "1st", "My Tag", "Tag]", 'a"b', "a\n", "ä"])
def test_a_record_cannot_be_made_with_a_name_that_is_not_one(name: str) -> None:
    assert refusal(**{name: "x"}).endswith("expected a name of letters, a value of one line")


@pytest.mark.parametrize("value", ["two\nlines", "two\r", "\n"])
def test_a_record_cannot_be_made_with_a_value_of_two_lines(value: str) -> None:
    assert refusal(Event=value).endswith("expected a name of letters, a value of one line")


def test_a_record_cannot_be_made_with_a_tag_twice() -> None:
    record = parse_record(UNDER_WAY)
    with pytest.raises(NotationError, match="expected each tag once"):
        Record((*record.tags, ("Rules", "gray")), record.tokens)


@pytest.mark.parametrize(
    ("text", "winners"),
    [("*", None), ("1", (0,)), ("4", (3,)), ("1 3", (0, 2)), ("1 2 3 4", (0, 1, 2, 3))],
)
def test_results(text: str, winners: tuple[int, ...] | None) -> None:
    assert parse_result(text, 4) == winners
    assert format_result(winners) == text


def test_scores() -> None:
    assert parse_scores("54 47", 2) == (54, 47)
    assert parse_scores("0 0 1006 240", 4) == (0, 0, 1006, 240)
    assert format_scores((54, 47)) == "54 47"


@pytest.mark.parametrize(
    ("text", "kind", "seat"),
    [
        ("rules", "rules", None),
        ("cutoff", "cutoff", None),
        ("aborted", "aborted", None),
        ("resign 1", "resign", 0),
        ("time 3", "time", 2),
    ],
)
def test_terminations(text: str, kind: str, seat: int | None) -> None:
    assert parse_termination(text, 3) == (kind, seat)
