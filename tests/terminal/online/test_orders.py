"""Orders and requests at an online table."""

from __future__ import annotations

import json
import shutil
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from azulejos.notation import parse_position, parse_record, replay
from azulejos.terminal.online import absences
from azulejos.terminal.online.table import OnlineTable
from azulejos.words.languages import Language
from azulejos.words.phrases import phrase
from tests.server.serving import Json, Server

from .desks import OnlineDesk, desks, impatient
from .persons import invitation, seat_link, table_link, told

GERMAN = Language.GERMAN


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = impatient(tmp_path_factory.mktemp("served"))
    started.start()
    try:
        yield started
    finally:
        started.kill()


@pytest.fixture
def pair(server: Server, tmp_path: Path) -> Iterator[tuple[OnlineDesk, OnlineDesk, Json]]:
    """Anna, who speaks English and begins, and Bernd, who speaks German."""
    made = server.open(None, None)
    link = invitation(server, made)
    anna = OnlineDesk(link, tmp_path / "anna", "Anna")
    bernd = OnlineDesk(link, tmp_path / "bernd", "Bernd", GERMAN)
    anna.wait_for("Your turn.")
    with desks(anna, bernd):
        yield anna, bernd, made


def any_move(server: Server, made: Json) -> str:
    position = parse_position(server.state(made["table"])["position"])
    return str(next(iter(position.legal_moves)))


def test_everybody_hears_everything_once_in_their_own_language(
    server: Server, pair: tuple[OnlineDesk, OnlineDesk, Json]
) -> None:
    anna, bernd, made = pair
    assert "Bernd sits down." in anna.heard
    assert "Du sitzt am Tisch als Bernd." in bernd.heard
    anna.type(any_move(server, made))
    bernd.wait_for("Du bist am Zug.")
    assert anna.heard.count("Anna: ") == 1
    assert bernd.heard.count("Anna: ") == 1
    assert "Your turn" not in anna.type(""), "it is not"
    assert bernd.heard.count("Du bist am Zug.") == 1
    assert "Du bist am Zug." in bernd.type(""), "said again where asked for"


@pytest.mark.parametrize("sits", [True, False])
def test_what_happens_while_somebody_catches_up_is_said_once(
    sits: bool,
    server: Server,
    pair: tuple[OnlineDesk, OnlineDesk, Json],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    anna, _, made = pair
    say = OnlineTable.say

    def say_late(table: OnlineTable, text: str, language: Language) -> str:
        if text == "diff":
            monkeypatch.undo()
            anna.type(any_move(server, made))
        return say(table, text, language)

    monkeypatch.setattr(OnlineTable, "say", say_late)
    (kept,) = (tmp_path / "bernd" / "online").iterdir()
    token = json.loads(kept.read_text())["seats"][0]["token"]
    link = seat_link(server, made, token) if sits else table_link(server, made)
    elsewhere = OnlineDesk(link, tmp_path / "elsewhere", language=GERMAN)
    with desks(elsewhere):
        elsewhere.wait_for("Anna: ")
        assert elsewhere.heard.count("Anna: ") == 1


def test_a_takeback_needs_the_others_consent(
    server: Server, pair: tuple[OnlineDesk, OnlineDesk, Json]
) -> None:
    anna, bernd, made = pair
    before = server.state(made["table"])["position"]
    anna.type(any_move(server, made))
    assert "Taken back" in anna.type("undo"), "nobody has moved since"
    assert server.state(made["table"])["position"] == before
    anna.type(any_move(server, made))
    bernd.wait_for("Du bist am Zug.")
    bernd.type(any_move(server, made))
    anna.wait_for("Bernd: ")
    for answer, said in (("nein", "Bernd doesn't agree."), ("ja", "Bernd agrees.")):
        assert "Type undo again to ask the others" in anna.type("undo")
        start = len(bernd.written)
        asked = anna.type("undo")
        assert "You asked to take a move back." in asked
        assert "Anna" not in asked, "who asks is told so, and not as somebody else"
        bernd.wait_for("Anna möchte einen Zug zurücknehmen. Tippe ja oder nein.", start)
        start = len(anna.written)
        bernd.type(answer)
        anna.wait_for(said, start)
        anna.wait_for("Your turn.", start)
    anna.wait_for("and the move after it")
    assert server.state(made["table"])["position"] == before
    assert "Unclear" not in bernd.heard


@pytest.mark.parametrize(
    ("language", "link", "greeting"),
    [
        (Language.ENGLISH, invitation, "At the table: Anna. You sit at the table as Anna."),
        (GERMAN, invitation, "Am Tisch: Anna. Du sitzt am Tisch als Anna."),
        (Language.ENGLISH, table_link, "Nobody sits at the table yet. You are watching."),
        (Language.DUTCH, table_link, "Er zit nog niemand aan tafel."),
    ],
)
def test_a_free_seat_is_nobody(
    server: Server,
    tmp_path: Path,
    language: Language,
    link: Callable[[Server, Json], str],
    greeting: str,
) -> None:
    made = server.open(None, None, None)
    joined = OnlineDesk(link(server, made), tmp_path, "Anna", language)
    with desks(joined):
        assert greeting in joined.heard
        free = joined.table.names[1]
        assert free == phrase("free-seat", seat=2)


def test_a_hint_is_refused_or_told_to_the_others(
    server: Server, pair: tuple[OnlineDesk, OnlineDesk, Json], tmp_path: Path
) -> None:
    anna, bernd, _ = pair
    assert "ask for hints" not in anna.heard
    assert anna.type("hint").startswith("This table has no hints.")
    made = server.open(None, None, has_hints=True)
    link = invitation(server, made)
    anna = OnlineDesk(link, tmp_path / "ada", "Anna")
    bernd = OnlineDesk(link, tmp_path / "ben", "Bernd", GERMAN)
    with desks(anna, bernd):
        assert "Everyone here can ask for hints" in anna.heard
        assert "Hier dürfen alle um Tipps bitten" in bernd.heard
        anna.wait_for("Your turn.")
        hint = anna.type("hint")
        assert hint.startswith("Hint: "), "who asks hears the hint, and not about herself"
        assert anna.type("hint") == hint
        best = hint.removeprefix("Hint: ")[:3]
        assert anna.type("why this move?").startswith("The alternative: ")
        assert "% after the hint, " in anna.type("more")
        assert "to the floor line. " in anna.type(f"why not {best[:2]}0")
        bernd.wait_for("Anna hat um einen Tipp gebeten.")
        assert bernd.type("warum") == "Du hast gerade nichts zu wählen."
        anna.type(any_move(server, made))
        bernd.wait_for("Du bist am Zug.")
        assert bernd.heard.count("Tipp gebeten") == 1
        assert "Tipp:" not in bernd.heard
        assert "Taken back" in anna.type("undo"), "a hint does not stop an undo"


def test_an_undo_that_is_not_repeated_at_once_asks_nobody(
    server: Server, pair: tuple[OnlineDesk, OnlineDesk, Json]
) -> None:
    anna, bernd, made = pair
    anna.type(any_move(server, made))
    bernd.wait_for("Du bist am Zug.")
    bernd.type(any_move(server, made))
    anna.wait_for("Bernd: ")
    for _ in range(2):
        assert "Type undo again" in anna.type("undo")
        anna.type("scores")
    assert server.state(made["table"])["takeback"] is None


def test_who_resigns_is_asked_twice_and_can_play_again(
    server: Server, pair: tuple[OnlineDesk, OnlineDesk, Json], tmp_path: Path
) -> None:
    anna, bernd, made = pair
    assert "Type resign again" in anna.type("resign")
    anna.type("center")
    assert "Type resign again" in anna.type("resign"), "something else came between"
    assert "Anna resigned." in anna.type("resign")
    bernd.wait_for("Bernd gewinnt.")
    for desk in (anna, bernd):
        desk.wait_for("1.")
    anna.wait_for("The game is kept as number 1.")
    (kept,) = (tmp_path / "anna" / "games").glob("*.azul")
    assert parse_record(kept.read_text("utf-8")).tag("Termination") is not None
    bernd.wait_for("Tippe neu, um noch einmal zu spielen")
    asked = bernd.type("neu")
    assert "Du möchtest noch einmal spielen." in asked
    assert "Bernd" not in asked
    anna.wait_for("Bernd wants to play again.")
    start = len(anna.written)
    anna.type("new")
    anna.wait(lambda: server.state(made["table"])["game"] == 2)
    # Both programs reveal their nonces as they hear that everybody agreed.
    while server.state(made["table"])["to_reveal"]:
        for desk in (anna, bernd):
            desk.session.hear()
    anna.wait_for("Round 1.", start)
    assert "This game isn't over." in anna.type("new")


def test_who_is_gone_can_be_handed_over_and_comes_back(
    server: Server,
    pair: tuple[OnlineDesk, OnlineDesk, Json],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(absences, "GONE_SECONDS", 0.3)
    anna, bernd, made = pair
    assert "Nobody has been gone" in anna.type("hand over")
    anna.wait(lambda: 1 in anna.table.here)
    assert anna.type("present") == "At the table: Anna and Bernd."
    # He may have been counted as gone before he came, where the machine is slow.
    start = len(anna.written)
    bernd.close()
    anna.wait_for("Bernd has been gone for a minute.", start)
    assert "Gone: Bernd." in anna.type("present")
    assert anna.type("wait") == "All right."
    assert "There is no level 9, only 1 to 8." in anna.type("hand over Bernd level 9")
    assert "Bernd" in anna.type("hand over Bernd level 1")
    (handed,) = [
        each["entry"]
        for each in told(server, made["table"])
        if each["entry"]["type"] == "handed-over"
    ]
    assert (handed["seat"], handed["level"]) == (1, 1)
    anna.type(any_move(server, made))
    anna.wait_for("Bernd: ")
    back = OnlineDesk(invitation(server, made), tmp_path / "bernd", None, GERMAN)
    with desks(back):
        back.wait_for("Für dich spielt der Computer.")
        anna.wait_for("Bernd is back.")
        assert "Tippe zuerst übernehmen" in back.type("zurück")
        assert "Bernd ist zurück und spielt weiter." in back.type("übernehmen")


def test_the_game_can_be_ended_where_somebody_is_gone(
    server: Server, pair: tuple[OnlineDesk, OnlineDesk, Json], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(absences, "GONE_SECONDS", 0.3)
    anna, bernd, made = pair
    anna.type("end")
    assert "This player is there" in anna.type("end")
    bernd.close()
    anna.wait_for("Bernd has been gone for a minute.")
    assert "Type end again" in anna.type("end")
    assert "Nobody wins." in anna.type("end")
    assert server.state(made["table"])["winners"] == []


def test_nobody_is_waited_for_who_can_not_be_handed_over(
    server: Server,
    pair: tuple[OnlineDesk, OnlineDesk, Json],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Spectators, and players of a finished game, are not woken for absent players."""
    monkeypatch.setattr(absences, "GONE_SECONDS", 0.3)
    anna, bernd, made = pair
    watching = OnlineDesk(table_link(server, made), tmp_path / "watching")
    with desks(watching):
        bernd.close()
        watching.wait(lambda: 1 in watching.table.gone())
        assert watching.session.seconds_to_wait is None
    anna.wait_for("Bernd has been gone for a minute.")
    assert anna.session.seconds_to_wait is None, "it is told once"
    anna.type("resign")
    anna.type("resign")
    anna.wait(lambda: anna.table.is_over)
    another = OnlineDesk(invitation(server, made), tmp_path / "anna")
    with desks(another):
        another.wait(lambda: 1 in another.table.gone())
        assert another.session.seconds_to_wait is None


def test_clocks_are_told_and_paused(server: Server, tmp_path: Path) -> None:
    clock = {"seconds": 600, "increment": 0, "factors": [1, 1]}
    made = server.open(None, 1, clock=clock)
    anna = OnlineDesk(invitation(server, made), tmp_path, "Anna")
    with desks(anna):
        anna.wait_for("Your turn.")
        assert "minutes" in anna.type("clock")
        assert "The game is paused." in anna.type("pause")
        assert "Type go on first" in anna.type(any_move(server, made))
        assert "The game goes on." in anna.type("go on")
        assert "Anna: " in anna.type(any_move(server, made))


def test_who_has_little_time_left_is_told_once(server: Server, tmp_path: Path) -> None:
    clock = {"seconds": 61, "increment": 0, "factors": [1, 1]}
    made = server.open(None, None, clock=clock)
    anna = OnlineDesk(invitation(server, made), tmp_path / "anna", "Anna")
    bernd = OnlineDesk(invitation(server, made), tmp_path / "bernd", "Bernd", GERMAN)
    with desks(anna, bernd):
        anna.wait_for("Anna: 1 minute, 0 seconds")
        for desk, other in ((anna, bernd), (bernd, anna)):
            desk.type(any_move(server, made))
            other.wait(lambda: other.table.is_ours_to_decide)  # noqa: B023 - waited for here
        assert anna.heard.count("minute") == 1
        assert bernd.heard.count("Minute") <= 1


def test_a_seat_is_given_back(server: Server, tmp_path: Path) -> None:
    made = server.open(None, None)
    anna = OnlineDesk(invitation(server, made), tmp_path, "Anna")
    with desks(anna):
        assert "1 seat is free." in anna.heard
        anna.type("stand up")
        assert anna.session.left is not None
        assert anna.session.left.status == 0
    assert server.state(made["table"])["seats"][0]["kind"] == "open"
    (kept,) = (tmp_path / "online").iterdir()
    assert json.loads(kept.read_text())["seats"] == []


def test_a_seat_is_given_back_though_the_folder_is_gone(server: Server, tmp_path: Path) -> None:
    made = server.open(None, None)
    anna = OnlineDesk(invitation(server, made), tmp_path, "Anna")
    with desks(anna):
        shutil.rmtree(tmp_path / "online")
        (tmp_path / "online").write_text("no folder")
        anna.type("stand up")
        assert anna.session.left is not None
        assert anna.session.left.status == 0
    assert server.state(made["table"])["seats"][0]["kind"] == "open"


def test_who_watches_asks_everything_and_changes_nothing(
    server: Server, pair: tuple[OnlineDesk, OnlineDesk, Json], tmp_path: Path
) -> None:
    anna, _, made = pair
    watcher = OnlineDesk(table_link(server, made), tmp_path / "watcher")
    with desks(watcher):
        assert "You are watching." in watcher.heard
        assert "Anna" in watcher.type("board")
        for order in ("resign", "undo", "hint", "why", "new", "hand over", any_move(server, made)):
            said = watcher.type(order)
            assert "You are watching" in said or "not yours" in said, order
        assert "seat=" not in watcher.type("link")
        anna.type(any_move(server, made))
        watcher.wait_for("Anna: ")
        anna.wait(lambda: anna.table.num_spectators == 1)
        assert "1 person is watching." in anna.type("present")


def test_a_seat_is_kept_for_its_owner_alone_and_found_again(
    server: Server, pair: tuple[OnlineDesk, OnlineDesk, Json], tmp_path: Path
) -> None:
    anna, _, made = pair
    (kept,) = (tmp_path / "anna" / "online").iterdir()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    token = json.loads(kept.read_text())["seats"][0]["token"]
    assert seat_link(server, made, token) in anna.type("link")
    anna.close()
    again = OnlineDesk(invitation(server, made), tmp_path / "anna")
    elsewhere = OnlineDesk(seat_link(server, made, token), tmp_path / "phone")
    with desks(again, elsewhere):
        for desk in (again, elsewhere):
            assert desk.table.seat == 0
            desk.wait_for("Your turn.")
        again.type(any_move(server, made))
        elsewhere.wait_for("Anna: ")
        assert elsewhere.heard.count("Anna: ") == 1


def test_another_name_takes_another_seat(server: Server, tmp_path: Path) -> None:
    made = server.open(None, None)
    link = invitation(server, made)
    first, second = (OnlineDesk(link, tmp_path, name) for name in ("Anna", "Ben"))
    with desks(first, second):
        assert (first.table.seat, second.table.seat) == (0, 1)
    third = OnlineDesk(link, tmp_path, "Anna")
    with desks(third):
        assert third.table.seat == 0


def test_what_is_ordered_of_the_program(
    server: Server, pair: tuple[OnlineDesk, OnlineDesk, Json], tmp_path: Path
) -> None:
    anna, _, made = pair
    code = server.state(made["table"])["position"]
    assert "".join(anna.type("code").split()) == "".join(code.split())
    assert "Anna, score 0." in anna.type("board narrow")
    anna.session.take("record")
    anna.wait_for("game.azul")
    record = (tmp_path / "anna" / "game.azul").read_text("utf-8")
    assert replay(parse_record(record)).position == parse_position(code)
    assert "choose the level when you make a table" in anna.type("level 5")
    assert "1" in anna.type("level")
    for home in ("games", "replay", "course"):
        assert "without a link" in anna.type(home)
    assert "At an online table you can also type" in anna.type("help")
    assert anna.type("end?").startswith("end:")
    assert anna.type("Deutsch") == "Die Sprache ist Deutsch."
    assert anna.type("nochmal") == "Die Sprache ist Deutsch."
    assert "Mitte" in anna.type("Mitte")
    settings = json.loads((tmp_path / "anna" / "settings.json").read_text())
    assert settings["language"] == "de"
