"""Records as text: tags, an empty line, the rounds; any number of games in a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.notation import (
    Comment,
    NotationError,
    Record,
    RoundNumber,
    Token,
    format_record,
    format_records,
    parse_record,
    parse_records,
    parse_step,
    read_records,
    record_game,
)
from azulejos.rules import Game
from tests.games import random_games
from tests.notation.texts import FINISHED, UNDER_WAY, changed, changed_text

DEAL = "deal:BBRK/YYWW/BRKW/RRRR/BYRK"
TAGS = UNDER_WAY.split("\n\n", maxsplit=1)[0]


def with_moves(moves: str) -> str:
    return f"{TAGS}\n\n{moves}"


def tokens(moves: str) -> tuple[Token, ...]:
    return parse_record(with_moves(moves)).tokens


def refusal(text: str) -> str:
    with pytest.raises(NotationError) as caught:
        parse_record(text)
    message = str(caught.value)
    assert message.isascii()
    assert message.isprintable()
    return message


def test_the_example_of_the_contract() -> None:
    record = parse_record(UNDER_WAY)
    assert record.tags == (
        ("Rules", "colored"),
        ("Seat1", "Ada"),
        ("Seat2", "bot:8"),
        ("Start", "1"),
        ("Date", "2026.11.15"),
        ("Result", "*"),
    )
    assert record.tokens == (
        RoundNumber(1),
        parse_step(DEAL),
        parse_step("1B2"),
        parse_step("2W1"),
        Comment("blocks line 1"),
        parse_step("CK0"),
    )
    assert record.steps == tuple(map(parse_step, [DEAL, "1B2", "2W1", "CK0"]))
    assert record.first_line == 1
    assert format_record(record) == UNDER_WAY


def test_a_record_from_a_position() -> None:
    assert format_record(parse_record(FINISHED)) == FINISHED


@given(random_games())
def test_the_record_of_every_game_can_be_written_and_read(game: Game) -> None:
    record = record_game(game, ["Ada", 'Bo "the tiler" \\'])
    text = format_record(record)
    assert parse_record(text) == record
    assert format_record(parse_record(text)) == text


def test_a_round_is_written_on_one_line() -> None:
    text = with_moves(f"1. {DEAL}\n1B2\n\n   2W1\n 2.\n{DEAL}\n")
    assert format_record(parse_record(text)) == with_moves(f"1. {DEAL} 1B2 2W1\n2. {DEAL}\n")


@pytest.mark.parametrize(
    "moves", [f"1. {DEAL}  1B2", f" 1.\n{DEAL} \n1B2 ", f"1.\n\n{DEAL}\n 1B2\n\n"]
)
def test_a_round_is_read_across_lines_and_spaces(moves: str) -> None:
    assert tokens(moves) == tokens(f"1. {DEAL} 1B2")


def test_a_record_without_moves() -> None:
    record = parse_record(with_moves(""))
    assert record.tokens == ()
    assert format_record(record) == with_moves("")
    assert parse_record(format_record(record)) == record


class TestComments:
    @pytest.mark.parametrize("comment", ["", " ", "{", "{{", "a b", "1B2", 'Zoë: [Start] \\ "'])
    def test_anything_but_a_closing_brace_may_stand_in_one(self, comment: str) -> None:
        text = with_moves(f"1. {DEAL} {{{comment}}} 1B2\n")
        record = parse_record(text)
        assert record.tokens[2] == Comment(comment)
        assert format_record(record) == text

    @pytest.mark.parametrize(
        "comment", ['first\n\n[Rules "gray"]\n  1. 1B1\nlast ', "\n", "first\n", "\nlast"]
    )
    def test_one_may_span_lines(self, comment: str) -> None:
        text = with_moves(f"1. {DEAL} {{{comment}}} 1B2\n")
        record = parse_record(text)
        assert record.tokens[2:] == (Comment(comment), parse_step("1B2"))
        assert format_record(record) == text

    def test_they_may_stand_anywhere_among_the_moves(self) -> None:
        text = with_moves(f"{{before}}\n1. {{round}} {DEAL} {{a}} {{b}} 1B2 {{end}}\n")
        comments = [token for token in parse_record(text).tokens if isinstance(token, Comment)]
        assert [comment.text for comment in comments] == ["before", "round", "a", "b", "end"]
        assert format_record(parse_record(text)) == text

    def test_one_that_is_not_closed(self) -> None:
        message = refusal(with_moves(f"1. {DEAL} {{never\nclosed\n"))
        assert message.startswith("record, line 10: read 'never\\nclosed")
        assert message.endswith("expected the '}' that ends the comment")

    @pytest.mark.parametrize("moves", ["1. {a}1B2", "1. {a}{b}", "1. {a\n}1B2"])
    def test_a_space_follows_one(self, moves: str) -> None:
        assert refusal(with_moves(moves)).endswith("expected a space after '}'")

    @pytest.mark.parametrize("moves", ["1. 1B2{a}", "1. }", "1. 1B2 } 1B3"])
    def test_a_brace_elsewhere_is_no_comment(self, moves: str) -> None:
        assert refusal(with_moves(moves)).endswith("expected a move like 3R4, CK0 or T25")

    @pytest.mark.parametrize("text", ["a}b", "}", "a\rb", "\r\n"])
    def test_one_that_could_not_be_read_cannot_be_made(self, text: str) -> None:
        with pytest.raises(ValueError, match="a comment holds no '}' and no carriage return"):
            Comment(text)

    def test_a_lone_carriage_return_in_one(self) -> None:
        message = refusal(with_moves("1. {a\rb} 1B2"))
        assert message.endswith("expected no carriage return in a comment")


@pytest.mark.parametrize("number", [-1, 0, 100_000])
def test_a_round_number_that_could_not_be_read_cannot_be_made(number: int) -> None:
    with pytest.raises(ValueError, match=f"a round has a number from 1 to 99999, not {number}"):
        RoundNumber(number)
    with pytest.raises(NotationError):
        parse_record(with_moves(f"{number}."))


@pytest.mark.parametrize("number", [1, 99_999])
def test_the_first_and_the_last_round_number_can_be_written_and_read(number: int) -> None:
    assert tokens(f"{number}.") == (RoundNumber(number),)
    record = Record(parse_record(UNDER_WAY).tags, (RoundNumber(number),))
    assert parse_record(format_record(record)) == record


class TestRefused:
    @pytest.mark.parametrize(
        "token", ["0.", "01.", "1", "1..", "-1.", "1.x", "100000.", "x", "1B", "1b2", "[", "deal"]
    )
    def test_a_token_that_is_none(self, token: str) -> None:
        message = refusal(with_moves(f"1. {DEAL} {token}"))
        assert message == (f"record, line 8: read {token!r}, expected a move like 3R4, CK0 or T25")

    def test_a_torn_deal(self) -> None:
        message = refusal(with_moves("1. deal:BBRK/YYWW/BRKW/RRRR/"))
        assert message.startswith("record, line 8, factory 5: read '', expected letters")

    def test_a_tab_between_moves(self) -> None:
        assert "record, line 8: read '1B2\\t2W1'" in refusal(with_moves(f"1. {DEAL} 1B2\t2W1"))

    def test_a_line_among_the_tags_that_is_no_tag(self) -> None:
        message = refusal(UNDER_WAY.replace("[Date", "Date"))
        assert message == (
            "record, line 5: read 'Date \"2026.11.15\"]', "
            'expected a tag like [Start "1"], or an empty line after the tags'
        )

    def test_moves_before_any_tag(self) -> None:
        assert refusal("1. 1B2\n").startswith("record, line 1: read '1. 1B2', expected a tag")

    def test_a_tag_that_is_malformed(self) -> None:
        message = refusal(UNDER_WAY.replace('"bot:8"', "bot:8"))
        assert message.startswith("record, line 3: read '[Seat2 bot:8]', expected a tag")

    def test_a_tag_twice(self) -> None:
        message = refusal(UNDER_WAY.replace("[Date", '[Start "2"]\n[Date'))
        assert message == "record, line 5: read '[Start \"2\"]', expected each tag once"

    def test_two_tags_on_a_line(self) -> None:
        assert "line 1" in refusal(UNDER_WAY.replace('ed"]\n', 'ed"] ', 1))

    def test_a_tag_that_is_missing_names_the_game(self) -> None:
        text = UNDER_WAY + "\n" + UNDER_WAY.replace('[Start "1"]\n', "")
        with pytest.raises(NotationError, match=r"^record, game at line 10, Start: ") as caught:
            list(parse_records(text.splitlines()))
        assert str(caught.value).endswith("expected a tag Start")

    def test_a_file_torn_among_the_tags(self) -> None:
        for kept in range(1, 6):
            torn = "\n".join(TAGS.split("\n")[:kept])
            assert refusal(torn).endswith("expected an empty line after the tags")

    def test_a_carriage_return_in_a_tag(self) -> None:
        message = refusal(UNDER_WAY.replace("Ada", "A\rda"))
        assert message.endswith("expected a name of letters, a value of one line")

    @pytest.mark.parametrize(("text", "games"), [("", 0), ("\n\n", 0), (UNDER_WAY * 2, 2)])
    def test_another_number_of_games_than_one(self, text: str, games: int) -> None:
        message = refusal(text)
        assert message.startswith(f"record, {games} games: read ")
        assert message.endswith("expected one game")


class TestSeveralGames:
    def test_a_tag_after_moves_starts_the_next(self) -> None:
        texts = [UNDER_WAY, FINISHED, changed_text(UNDER_WAY, Start="2")]
        for between in ("", "\n", "\n\n\n"):
            records = list(parse_records(between.join(texts).splitlines()))
            assert [format_record(record) for record in records] == texts

    def test_games_are_written_with_an_empty_line_between_them(self) -> None:
        records = [parse_record(UNDER_WAY), parse_record(FINISHED)]
        text = "".join(format_records(records))
        assert text == f"{UNDER_WAY}\n{FINISHED}"
        assert list(parse_records(text.splitlines(keepends=True))) == records

    def test_games_without_moves_stay_apart(self) -> None:
        empty = parse_record(with_moves(""))
        text = "".join(format_records([empty, empty, parse_record(FINISHED), empty]))
        assert list(parse_records(text.splitlines())) == [
            empty,
            empty,
            parse_record(FINISHED),
            empty,
        ]

    def test_each_knows_its_first_line(self) -> None:
        text = f"\n\n{UNDER_WAY}\n{FINISHED}{UNDER_WAY}"
        records = parse_records(text.splitlines())
        assert [record.first_line for record in records] == [3, 12, 19]

    def test_where_it_stands_is_not_part_of_a_record(self) -> None:
        first, second = parse_records((UNDER_WAY + UNDER_WAY).splitlines())
        assert first == second
        assert first.first_line != second.first_line
        assert Record(first.tags, first.tokens).first_line == 1


class TestFiles:
    def test_a_file_of_games(self, tmp_path: Path) -> None:
        path = tmp_path / "games.azul"
        text = changed_text(UNDER_WAY, Seat1="Zoë", Seat2="日本") + "\n" + FINISHED
        path.write_bytes(text.encode())
        first, second = read_records(path)
        assert (first.tag("Seat1"), first.tag("Seat2")) == ("Zoë", "日本")
        assert second == parse_record(FINISHED)

    def test_an_empty_file_has_no_games(self, tmp_path: Path) -> None:
        path = tmp_path / "games.azul"
        path.write_bytes(b"")
        assert list(read_records(path)) == []

    def test_lines_may_end_in_crlf(self, tmp_path: Path) -> None:
        path = tmp_path / "games.azul"
        text = UNDER_WAY.replace("blocks line 1", "over two\nlines") + FINISHED
        path.write_bytes(text.replace("\n", "\r\n").encode())
        first, second = read_records(path)
        assert first == parse_record(UNDER_WAY.replace("blocks line 1", "over two\nlines"))
        assert second == parse_record(FINISHED)

    def test_the_last_line_needs_no_end(self, tmp_path: Path) -> None:
        path = tmp_path / "games.azul"
        for end in ("", "\n", "\r\n", "\n\n"):
            path.write_bytes((UNDER_WAY.rstrip("\n") + end).encode())
            assert list(read_records(path)) == [parse_record(UNDER_WAY)]

    @pytest.mark.parametrize("bad", [b"Zo\xeb", b"\xff\xfe", b"\xc3(", b"\xed\xa0\x80"])
    def test_bytes_that_are_not_utf_8_name_their_line(self, tmp_path: Path, bad: bytes) -> None:
        path = tmp_path / "games.azul"
        path.write_bytes(FINISHED.encode() + UNDER_WAY.encode().replace(b"Ada", bad))
        games = read_records(path)
        assert next(games) == parse_record(FINISHED)
        with pytest.raises(
            NotationError, match=r"^record, line 9: read .*, expected UTF-8$"
        ) as caught:
            next(games)
        assert str(caught.value).isascii()

    def test_only_a_line_feed_ends_a_line(self, tmp_path: Path) -> None:
        """Not the other characters that Python's splitlines would split at."""
        path = tmp_path / "games.azul"
        record = changed(UNDER_WAY, Event="a\x0b\x0c\x1c\x85\u2028b")
        path.write_text(format_record(record), encoding="utf-8", newline="")
        assert list(read_records(path)) == [record]
        assert parse_record(format_record(record)) == record


@given(
    st.lists(
        st.one_of(
            st.integers(1, 99999).map(RoundNumber),
            st.text(st.characters(exclude_characters="}\r", exclude_categories=["Cs"])).map(
                Comment
            ),
            st.sampled_from(["1B2", "CK0", "T25", DEAL, "deal:-/-"]).map(parse_step),
        ),
        max_size=12,
    )
)
def test_any_tokens_can_be_written_and_read(some: list[Token]) -> None:
    record = Record(parse_record(UNDER_WAY).tags, tuple(some))
    assert parse_record(format_record(record)) == record
