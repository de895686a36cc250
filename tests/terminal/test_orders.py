"""Orders: undo, hint, level, language, length, letters, new, games, replay, quit."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from azulejos.notation import format_step, parse_position, parse_record, replay
from azulejos.rules import Color, Deal, Move, Phase, PlayerMove, TilingMove, pattern_line
from azulejos.terminal.speaker import NARROW
from azulejos.terminal.text_options import TextOptions, open_session
from azulejos.words.languages import Language
from azulejos.words.levels import LEVELS, level_entry
from azulejos.words.voice import Length, Letters, Voice

from .sessions import ENGLISH, MOVE, Desk, desk_in
from .test_data_folder import play_hints, play_out


def to_a_new_round(desk: Desk) -> None:
    """Plays on until the last step but the computers' was a deal."""
    number = desk.game.position.round_number
    while desk.game.position.round_number == number:
        play_hints(desk, 1)


@pytest.mark.parametrize("is_gray", [False, True])
def test_undo_takes_back_to_the_last_decision_but_never_across_a_deal(
    tmp_path: Path, is_gray: bool
) -> None:
    desk = desk_in(tmp_path, players=3, is_gray=is_gray)
    assert desk.type("undo") == "There is nothing to take back."
    play_hints(desk, 2)
    assert len(desk.game.steps) == 7
    moves = [format_step(desk.game.steps[index]) for index in (4, 1)]
    assert desk.type("undo") == f"Taken back: {moves[0]} and the 2 moves after it. Your turn."
    assert len(desk.game.steps) == 4
    assert desk.type("undo") == f"Taken back: {moves[1]} and the 2 moves after it. Your turn."
    assert desk.type("undo") == "There is nothing to take back."
    assert len(desk.game.steps) == 1
    while not desk.game.position.is_over:
        before = desk.game.steps
        told = desk.type("undo")
        if told.startswith("Taken back: "):
            taken = before[len(desk.game.steps) :]
            assert taken
            assert not any(isinstance(step, Deal) for step in taken)
            play_hints(desk, 1)
        else:
            assert desk.game.steps == before
        play_hints(desk, 1)
    assert desk.type("undo") == "The game is over, so you can't take anything back."


def test_undo_after_a_deal_says_why_not(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    to_a_new_round(desk)
    steps = desk.game.steps
    told = desk.type("undo")
    assert told.startswith("The factories have been filled since your last move")
    assert desk.game.steps == steps


def test_undo_is_saved(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    play_hints(desk, 2)
    desk.type("undo")
    desk.close()
    assert desk_in(tmp_path).game.steps == desk.game.steps


def test_hint_tells_a_legal_move_and_what_it_would_do(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    steps = desk.game.steps
    told = desk.type("hint")
    found = MOVE.search(told)
    assert found is not None
    assert found.group() in map(str, desk.game.position.legal_moves)
    assert "at the end of the round." in told
    assert desk.game.steps == steps


@pytest.mark.parametrize(
    ("language", "letters", "black"),
    [
        (Language.ENGLISH, None, "K"),
        (Language.GERMAN, None, "S"),
        (Language.DUTCH, Letters.LETTERS, "Z"),
        (Language.GERMAN, Letters.TACTILE, "SCH"),
    ],
)
def test_moves_are_told_by_the_letters_in_force(
    tmp_path: Path, language: Language, letters: Letters | None, black: str
) -> None:
    desk = desk_in(tmp_path, language=language, letters=letters)
    while (move := a_black_move(desk)) is None:  # one deal of a hundred has no black tile
        desk.session.table_mode.start_anew()
    desk.session.table_mode.table.hint = lambda: move  # type: ignore[method-assign]
    spelled = format_step(move).replace("K", black)
    assert f" {spelled}." in desk.type("hint")
    desk.type(spelled)
    assert f": {spelled} " in desk.type("undo")


def a_black_move(desk: Desk) -> PlayerMove | None:
    moves = (move for move in desk.game.position.legal_moves if isinstance(move, Move))
    return next((move for move in moves if move.color is Color.BLACK), None)


def test_a_refused_move_gets_the_nearest_one_that_is_possible(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    legal = {format_step(move) for move in desk.game.position.legal_moves}
    for number, letter in product("12345", "BYRKW"):
        source = f"{number}{letter}4"
        if source not in legal:
            example = MOVE.search(desk.type(source))
            assert example is not None
            assert example.group() in legal
            assert example.group()[2] == "4", "the same line"


def test_hint_for_a_column(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, is_gray=True)
    while desk.game.position.phase is not Phase.WALL_TILING:
        play_hints(desk, 1)
    assert desk.type("hint").startswith("Hint: column ")


def test_what_a_computer_player_puts_on_the_wall_shares_a_line(tmp_path: Path) -> None:
    written: list[str] = []
    options = TextOptions(players=4, is_gray=True, folder=tmp_path)
    session, is_new = open_session(options, ENGLISH, lambda: None, written.append, width=2000)
    session.table_mode.begin(is_new=is_new)
    longest = 0
    while session.table_mode.game.position.round_number < 4:
        start, before = len(written), len(session.table_mode.game.steps)
        session.take(str(session.table_mode.table.hint()))
        steps = session.table_mode.game.steps[before:]
        told = [each for each in written[start:] if " in row " in each]
        for name in ("Computer 2", "Computer 3", "Computer 4"):
            assert sum(each.startswith(f"{name}: ") for each in told) <= 1, told
        tiled = sum(isinstance(step, TilingMove) for step in steps)
        assert sum(each.count(" in row ") for each in told) == tiled
        longest = max(longest, *(each.count(" in row ") for each in told), 0)
    assert longest > 1


def test_repeat_says_the_last_answer_again_in_the_language_of_now(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    told = desk.type("scores")
    assert desk.type("repeat") == told
    assert desk.type("repeat") == told
    drawn = desk.type("board narrow")
    assert desk.type("repeat") == drawn
    move = str(desk.session.table_mode.table.hint())
    told = desk.type(move)
    assert "Computer 2: " in told
    assert desk.type("repeat") == told, "the answer of the computer players too"


def test_the_language_can_be_changed_in_the_middle(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    play_hints(desk, 3)
    steps = desk.game.steps
    assert desk.type("language de") == "Die Sprache ist Deutsch."
    german = desk.type("last 3")
    assert desk.type("language nl").startswith("De taal is")
    dutch = desk.type("last 3")
    desk.type("language en")
    english = desk.type("last 3")
    assert len({german, dutch, english}) == 3
    assert desk.game.steps == steps
    assert desk.session.speaker.voice.language is Language.ENGLISH


@pytest.mark.parametrize("order", ["language de", "length full", "letters letters", "level 2"])
def test_what_the_options_chose_outlasts_other_settings(tmp_path: Path, order: str) -> None:
    desk = desk_in(tmp_path)
    desk.type("language de", "length full", "letters letters")
    desk.close()
    options = {"language": Language.DUTCH, "length": Length.TERSE, "letters": Letters.TACTILE}
    desk = desk_in(tmp_path, **options)
    desk.type(order)
    voice = desk.session.speaker.voice
    now = {"language": voice.language, "length": voice.length, "letters": voice.letters}
    changed = order.split(maxsplit=1)[0]
    assert {name for name in now if now[name] != options[name]} == {changed} - {"level"}


def test_length_and_letters_can_be_changed(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    normal = desk.type("factories")
    desk.type("length terse")
    terse = desk.type("factories")
    desk.type("length full")
    full = desk.type("factories")
    assert len(terse) < len(normal) < len(full)
    desk.type("length normal", "letters tactile")
    assert "SCH" in desk.type("bag")
    desk.type("letters letters")
    assert " K" in desk.type("bag")


def test_the_tactile_edition_is_called_by_its_letters(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, is_tactile=True)
    assert "A complete column is worth 5 points" in desk.heard
    assert "SCH" in desk.type("bag")
    desk.close()
    again = desk_in(tmp_path)
    assert "SCH" in again.type("bag"), "also when it goes on"
    assert again.game.rules.vertical_line_bonus == 5


def test_new_asks_twice_while_the_game_is_unfinished(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    play_hints(desk, 2)
    game = desk.game
    assert desk.type("new") == "This game isn't over. Type new again to give it up."
    desk.type("scores")
    assert desk.type("new") == "This game isn't over. Type new again to give it up."
    assert desk.game is game
    assert "A new game" in desk.type("new")
    assert desk.game is not game
    assert desk.game.start.starting_seat == 1, "the next seat starts"
    assert "given up" in desk.type("games")


@pytest.mark.parametrize("between", ["", "repeat"])
def test_whatever_is_typed_between_new_and_new_keeps_the_game(tmp_path: Path, between: str) -> None:
    desk = desk_in(tmp_path)
    play_hints(desk, 1)
    game = desk.game
    desk.type("new", between)
    assert desk.type("new") == "This game isn't over. Type new again to give it up."
    assert desk.game is game


def letters_at(desk: Desk) -> Letters:
    return desk.session.speaker.voice.letters


def test_letters_go_by_the_edition_unless_they_were_chosen(tmp_path: Path) -> None:
    desk_in(tmp_path, is_tactile=True).close()
    desk = desk_in(tmp_path, players=3)
    assert letters_at(desk) is Letters.TACTILE
    assert "For the game that you asked for, type new." in desk.heard
    desk.type("new")
    assert desk.game.rules.num_players == 3
    assert letters_at(desk) is Letters.NAMES
    desk.close()
    desk_in(tmp_path, is_tactile=True, is_new=True).close()
    chosen = desk_in(tmp_path, players=3, letters=Letters.TACTILE)
    chosen.type("new")
    assert letters_at(chosen) is Letters.TACTILE
    chosen.type("letters letters", "new")
    assert letters_at(chosen) is Letters.LETTERS


def test_the_next_seat_starts_only_where_the_same_people_play_the_same_game(
    tmp_path: Path,
) -> None:
    desk_in(tmp_path).close()
    desk = desk_in(tmp_path, players=3)
    desk.type("new")
    assert desk.game.start.starting_seat == 0
    desk.type("level 2", "new")
    assert desk.game.start.starting_seat == 1


def test_games_are_listed_and_replayed(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, players=3, is_gray=True)
    assert desk.type("games") == "No finished game is kept yet."
    assert desk.type("replay 1") == "No finished game is kept yet."
    assert desk.type("replay") == "No finished game is kept yet."
    play_out(desk)
    whole = desk.game
    assert "The game is kept as number 1." in desk.heard
    assert "1 game is kept. Game 1, " in desk.type("games")
    assert desk.type("replay 2") == "There is no game 2. Only game 1 is kept."
    desk.type("new")
    steps = desk.game.steps
    assert desk.type("replay 1").startswith("Game 1: Player 1, Computer 2 and Computer 3.")
    assert "Press Enter for the next step" in desk.heard
    assert desk.type("undo") == "That was the first step."
    second = desk.type("")
    third = desk.type("")
    assert desk.type("undo") == second
    assert desk.type("") == third
    assert desk.type("1B1").startswith("This is a replay")
    assert desk.type("hint").startswith("This is a replay")
    assert "Player 1" in desk.type("scores"), "questions are about the replay"
    for _ in range(len(whole.steps) - 4):
        assert "That was the last step." not in desk.type("")
    last = desk.type("")
    assert " wins " in last or "share the victory" in last
    assert "That was the last step. Ask about the boards" in last
    assert str(whole.position.boards[1].score) in desk.type("board 2"), "of the final boards"
    assert desk.type("").startswith("That was the last step.")
    assert "That was the last step." not in desk.type("undo")
    assert desk.type("") == last
    assert "You are back at your game." in desk.type("quit")
    assert desk.game.steps == steps
    assert desk.type("replay").startswith("Game 1: "), "the latest"
    assert "You are back at your game." in desk.type("quit")


def test_a_kept_game_that_cant_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "2026-01-01-000000.azul").write_text("torn")
    desk = desk_in(tmp_path)
    assert "Game 1: I can't read the file 2026-01-01-000000.azul." in desk.type("games")
    assert desk.type("replay 1") == "I can't read the record of game 1."


def test_of_many_games_the_last_ten_are_read_out(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    for number in range(25):
        (tmp_path / "games" / f"2026-01-01-{number:06}.azul").write_text("torn")
    told = desk_in(tmp_path).type("games")
    assert told.startswith("25 games are kept. The last 10: Game 16: ")


def test_the_record_does_not_reveal_the_seed_before_the_end(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    written = tmp_path / "game.azul"
    assert '[Rules "colored"]' in desk.type("record")
    record = parse_record(written.read_text())
    assert replay(record).steps == desk.game.steps
    assert record.tag("Seed") is None
    assert record.tag("Commit") is not None
    play_out(desk)
    desk.type("record")
    record = parse_record(written.read_text())
    assert replay(record).steps == desk.game.steps
    assert record.tag("Seed") is not None


def test_the_code_is_the_position(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, players=4)
    play_hints(desk, 3)
    shown, _, file = desk.type("code").partition(" Also in the file ")
    assert parse_position(shown) == desk.game.position
    assert parse_position((tmp_path / "position.txt").read_text().rstrip("\n"))
    assert file.replace(" ", "") == f"{tmp_path}/position.txt."


def test_a_code_in_a_narrow_terminal_can_be_parsed_from_its_file(tmp_path: Path) -> None:
    written: list[str] = []
    options = TextOptions(players=4, folder=tmp_path)
    session, is_new = open_session(options, ENGLISH, lambda: None, written.append, NARROW)
    session.table_mode.begin(is_new=is_new)
    session.take("code")
    session.take("record")
    code = (tmp_path / "position.txt").read_text()
    assert code.count("\n") == 1
    assert parse_position(code.rstrip("\n")) == session.table_mode.game.position
    record = parse_record((tmp_path / "game.azul").read_text())
    assert replay(record).steps == session.table_mode.game.steps


def test_a_code_that_cant_be_written_is_shown_all_the_same(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    (tmp_path / "position.txt").mkdir()
    assert parse_position(desk.type("code")) == desk.game.position


def test_level_changes_how_the_computer_plays(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, players=3)
    assert "The computer plays at level 3 of 8, apprentice." in desk.heard, "by default"
    assert desk.type("level 2").startswith(
        "The computer plays at level 2 of 8, pupil. Thinks only "
    )
    assert [holder.level for holder in desk.session.table_mode.table.holders] == [None, 2, 2]
    desk.type("new")
    assert [holder.level for holder in desk.session.table_mode.table.holders] == [None, 2, 2]


def test_level_without_a_number_tells_what_the_levels_are_like(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, level=7)
    told = desk.type("level")
    assert told.startswith("The computer plays at level 7 of 8, master. ")
    for level in LEVELS:
        entry = Voice(Language.ENGLISH).say([*level_entry(level)])
        assert entry in told
    assert [holder.level for holder in desk.session.table_mode.table.holders] == [None, 7]


def test_without_computer_players_no_level_is_told_at_the_start(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, names=("Ada", "Bo"))
    assert "level" not in desk.heard
    assert desk.type("level 4").startswith("The computer plays at level 4 of 8")
    assert desk.type("level").startswith("The computer plays at level 4 of 8"), "in games to come"


def test_after_the_end_questions_are_answered_and_moves_refused(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    play_out(desk)
    what_now = (
        "Type review to hear what decided it, new for a new game, replay to hear this one again, "
        "or quit."
    )
    assert desk.type("1B1") == f"The game is over. {what_now}"
    assert desk.type("hint") == "The game is over. There is no hint."
    assert desk.type("") == what_now
    assert "A new game" in desk.type("new"), "without asking twice"


def test_questions_are_answered_for_whose_turn_it_is(tmp_path: Path) -> None:
    desk = desk_in(tmp_path, names=("Ada", "Bo"))
    assert desk.type("board").startswith("Ada, ")
    play_hints(desk, 1)
    assert desk.type("board").startswith("Bo, ")
    assert desk.type("board Ada").startswith("Ada, ")


@pytest.mark.parametrize("typed", ["undo undo", "undo 2", "take back 2", "zurück 2", "terug twee"])
def test_several_moves_are_taken_back_at_once(tmp_path: Path, typed: str) -> None:
    desk = desk_in(tmp_path, players=3)
    play_hints(desk, 2)
    first = format_step(desk.game.steps[1])
    assert desk.type("undo 3") == (
        "You can take back only 2 of your moves in this round. Type, for example: undo 2."
    )
    assert len(desk.game.steps) == 7
    assert desk.type(typed) == f"Taken back: {first} and the 5 moves after it. Your turn."
    assert len(desk.game.steps) == 1


@pytest.mark.parametrize(
    "typed",
    ["oops", "Oops!", "falsch", "das stimmt nicht", "stimmt nicht", "fout", "dat klopt niet"],
)
def test_a_slip_is_taken_back_in_any_language(tmp_path: Path, typed: str) -> None:
    desk = desk_in(tmp_path)
    play_hints(desk, 1)
    assert desk.type(typed).startswith("Taken back: ")
    assert len(desk.game.steps) == 1
    assert desk.type(typed) == "There is nothing to take back."


def test_a_correction_replaces_the_last_move(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    move = next(each for each in desk.game.position.legal_moves if str(each).endswith("5"))
    assert isinstance(move, Move)
    desk.type(str(move))
    start, steps = desk.game.positions[1], desk.game.steps
    for typed, line in (("no, line 4", 4), ("nein, Reihe 3", 3), ("nee, lijn 5", 5)):
        said = desk.type(typed)
        corrected = Move(move.source, move.color, pattern_line(line - 1))
        assert said.startswith("Taken back: ")
        assert "Player 1: " in said
        assert desk.game.steps[1] == corrected
        assert desk.game.positions[1] == start
    assert desk.type("no, line 5") == "That is what you played."
    other = next(each for each in start.legal_moves if isinstance(each, Move) and each != move)
    desk.type(f"no, {other}")
    assert desk.game.steps[1] == other
    assert len(desk.game.steps) == len(steps)


def test_a_correction_that_is_not_possible_changes_nothing(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    assert desk.type("no, line 3") == "There is nothing to take back."
    play_hints(desk, 1)
    steps = desk.game.steps
    there = desk.game.positions[1].factories[0]
    missing = next(color for color in Color if not there[color])
    said = desk.type(f"no, 1{missing.letter}2")
    assert "You could play " in said
    assert desk.game.steps == steps
    for typed in ("no", "nein", "no, line 9", "no idea", "falsch?"):
        desk.type(typed)
        assert desk.game.steps == steps


def test_a_new_game_of_another_size(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    play_hints(desk, 1)
    assert desk.type("new 5") == "A game is for 2 to 4 players. For example: new, new 3."
    assert "Type new again" in desk.type("new 3")
    assert "Type new again" in desk.type("new 4"), "another number is no confirmation"
    assert "A new game: Player 1, Computer 2, Computer 3 and Computer 4." in desk.type("new 4")
    assert desk.game.rules.num_players == 4
    assert "A new game: Player 1, Computer 2 and Computer 3." in desk.type("neues Spiel 3")
    assert "Computer 2 and Computer 3" in desk.type("new"), "the size stays"


def test_a_line_goes_on_from_the_question_before(tmp_path: Path) -> None:
    desk = desk_in(tmp_path)
    desk.type("line 4")
    assert desk.type("and player 2?") == desk.type("line 4 of 2")
