"""The engine's end of the protocol, line by line, in this process."""

from __future__ import annotations

import threading

import pytest

from azulejos.notation import parse_position
from azulejos.players import Info, Limits, Settings
from azulejos.players.engine import Engine
from azulejos.players.protocol_lines import MAX_LINE
from azulejos.players.thinker import Report
from azulejos.rules import PlayerMove, Position

DEALT = "position new 2 colored 1 moves deal:BBRK/YYWW/BRKW/RRRR/BYRK"
START_CODE = (
    "colored 1 D1 1 C -/-/-/-/- - 20,20,20,20,20 0,0,0,0,0 "
    "0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-"
)
OVER = (
    "colored 5 X2 2 C -/-/-/-/- - 19,18,18,18,18 0,0,0,0,0 "
    "24:-/-/-/-/-:BYRKW/W..../K..../R..../Y....:- 2:-/-/-/-/-:...../...../...../...../.....:-"
)
LAST_TILES = (
    "colored 5 O1 1 1 -/-/-/-/- KK 0,0,0,0,0 7,9,10,10,10 "
    "18:-/WW/WWW/YYY/BBBBB:BYRK./.BYRK/K.B../RK.B./.....:M "
    "23:W/KK/BB/RRRR/YYY:BYRK./WBYR./...Y./.KW../...W.:WR"
)
TILING = (
    "gray 4 T1 1 2 -/-/-/-/- - 19,19,19,19,17 0,0,0,0,0 "
    "9:-/WW/-/-/-:....W/...../BYRK./...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:M"
)


class PatientThinker:
    """Thinks until it is stopped, so that a search is surely under way."""

    def __init__(self) -> None:
        self.forgotten = 0
        self.settings = Settings()

    def think(
        self,
        position: Position,
        limits: Limits,
        settings: Settings,
        stop: threading.Event,
        report: Report,
    ) -> PlayerMove:
        self.settings = settings
        move = next(iter(position.legal_moves))
        report(Info(depth=1, nodes=1, milliseconds=0, pv=(move,)))
        if limits.depth is None:
            assert stop.wait(timeout=60)
        return move

    def forget(self) -> None:
        self.forgotten += 1


class Talk:
    """An engine, and all it has written."""

    def __init__(self, thinker: PatientThinker | None = None) -> None:
        self.written: list[str] = []
        self._answered = threading.Event()
        self.engine = Engine(self._write, thinker)

    def __call__(self, *lines: str | bytes) -> list[str]:
        """Sends lines; answers what they made the engine write."""
        before = len(self.written)
        for line in lines:
            assert self.engine.answer(line.encode() if isinstance(line, str) else line)
        return self.written[before:]

    def until_bestmove(self, *lines: str) -> None:
        """Sends lines and waits for the answer. A `stop` could come before the first depth."""
        self._answered.clear()
        self(*lines)
        assert self._answered.wait(timeout=60)

    def _write(self, line: str) -> None:
        self.written.append(line)
        if line.startswith("bestmove "):
            self._answered.set()


@pytest.fixture
def talk() -> Talk:
    return Talk()


def test_azul_tells_name_author_and_options(talk: Talk) -> None:
    lines = talk("azul")
    assert lines[0].startswith("id name Azulejos ")
    assert lines[1].startswith("id author ")
    assert lines[2:] == [
        "option name Level type spin default 8 min 1 max 8",
        "option name Threads type spin default 1 min 1 max 256",
        "option name Hash type spin default 64 min 1 max 65536",
        "option name Seed type spin default 0 min 0 max 999999999",
        "option name MultiPV type spin default 1 min 1 max 300",
        "option name Network type string default",
        "azulok",
    ]


def test_the_position_at_the_start_is_that_of_a_new_game(talk: Talk) -> None:
    assert talk("show") == [f"code {START_CODE}"]
    assert talk("position new 2 colored 1", "show") == [f"code {START_CODE}"]


def test_commands_move_tokens_and_option_names_ignore_case(talk: Talk) -> None:
    assert talk("ISREADY") == ["readyok"]
    upper, lower = Talk(), Talk()
    upper("POSITION NEW 2 colored 1 MOVES DEAL:BBRK/YYWW/BRKW/RRRR/BYRK 1B2")
    lower("position new 2 colored 1 moves deal:bbrk/yyww/brkw/rrrr/byrk 1b2")
    assert upper("show") == lower("show")
    assert talk("setoption NAME level VALUE 3") == []


def test_rules_and_codes_do_not_ignore_case(talk: Talk) -> None:
    for line in ("position new 2 Colored 1", f"position code {START_CODE.upper()}"):
        assert talk(line)[0].startswith("error ")


def test_legal_is_in_ascii_order_and_bare_where_nothing_can_be_decided(talk: Talk) -> None:
    assert talk("legal") == ["legal"]
    words = talk(DEALT, "legal")[0].split()
    assert words[0] == "legal"
    assert words[1:] == sorted(words[1:])
    assert "1B0" in words
    assert "5K5" in words
    assert talk(f"position code {OVER}", "legal") == ["legal"]
    assert talk(f"position code {TILING}", "legal") == ["legal T21 T22 T23 T24"]


def test_result_names_the_winners_at_the_end_alone(talk: Talk) -> None:
    assert talk("result") == ["result *"]
    assert talk(f"position code {OVER}", "result") == ["result 1"]


def test_perft_counts(talk: Talk) -> None:
    assert talk("perft 0", "perft 1") == ["perft 0 1", "perft 1 0"]
    assert talk(DEALT, "perft 0", "perft 1") == [
        "perft 0 1",
        f"perft 1 {len(parse_code(talk).legal_moves)}",
    ]
    assert talk(f"position code {TILING}", "perft 1", "perft 2") == ["perft 1 4", "perft 2 0"]


def parse_code(talk: Talk) -> Position:
    return parse_position(talk("show")[0].removeprefix("code "))


def test_go_answers_info_and_bestmove(talk: Talk) -> None:
    talk(DEALT)
    talk("go depth 1", "stop")
    info, best = talk.written[-2:]
    assert info.startswith("info depth 1 nodes ")
    assert info.endswith(" pv " + best.removeprefix("bestmove "))


@pytest.mark.parametrize("limits", ["", " nodes 1", " movetime 1", " depth 1 nodes 3 movetime 9"])
def test_go_obeys_its_limits(talk: Talk, limits: str) -> None:
    talk(DEALT, "go" + limits, "stop")
    assert talk.written[-1].startswith("bestmove ")
    assert talk.written[-1].split()[1] in talk("legal")[0].split()


def test_go_nodes_counts_the_positions_looked_at(talk: Talk) -> None:
    talk.until_bestmove(DEALT, "go nodes 7")
    assert " nodes 7 " in talk.written[-2]


def test_multipv_tells_several_variations(talk: Talk) -> None:
    talk.until_bestmove("setoption name MultiPV value 3", DEALT, "go depth 1")
    infos = [line for line in talk.written if line.startswith("info ")]
    assert [f" multipv {rank} " in line for rank, line in enumerate(infos, start=1)] == [True] * 3
    assert len({line.split(" pv ")[1] for line in infos}) == 3


def test_go_is_an_error_where_nothing_can_be_decided(talk: Talk) -> None:
    assert talk("go") == ["error there is nothing to decide: the factories wait for a deal"]
    assert talk(f"position code {OVER}", "go") == [
        "error there is nothing to decide: the game is over"
    ]


def test_stop_says_nothing_without_a_search(talk: Talk) -> None:
    assert talk("stop") == []
    talk(DEALT, "go depth 1", "stop")
    assert talk("stop") == []


def test_what_answers_during_a_search_and_what_does_not() -> None:
    talk = Talk(PatientThinker())
    talk(DEALT, "go infinite")
    assert talk("isready") == ["readyok"]
    assert talk("result") == ["result *"]
    assert talk("show")[0].startswith("code colored 1 O1")
    assert talk("legal")[0].startswith("legal 1B0")
    for line in ("go", DEALT, "setoption name Level value 1", "newgame", "perft 1"):
        assert talk(line) == ["error searching"]
    assert talk("stop") == ["bestmove 1B0"]
    assert talk("go depth 1") in ([], ["info depth 1 nodes 1 time 0 pv 1B0", "bestmove 1B0"])
    talk.engine.close()


def test_infinite_never_answers_before_stop() -> None:
    talk = Talk(PatientThinker())
    talk(DEALT, "go depth 1 infinite", "isready")
    assert "bestmove 1B0" not in talk.written
    assert talk("stop")[-1:] == ["bestmove 1B0"]


def test_quit_and_the_end_of_input_write_the_bestmove_of_a_search() -> None:
    talk = Talk(PatientThinker())
    talk(DEALT, "go infinite")
    assert not talk.engine.answer(b"quit")
    talk.engine.close()
    assert talk.written[-1] == "bestmove 1B0"


class FailingThinker(PatientThinker):
    def think(self, *_: object) -> PlayerMove:
        raise KeyError("a fault of the thinker")


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_thinker_that_fails_does_not_block_the_engine() -> None:
    talk = Talk(FailingThinker())
    talk(DEALT, "go", "stop")
    assert talk.written == ["error the search failed"]
    assert talk(DEALT) == []


def test_newgame_clears_memory_and_not_the_position() -> None:
    thinker = PatientThinker()
    talk = Talk(thinker)
    talk(DEALT)
    shown = talk("show")
    assert talk("newgame", "show") == shown
    assert thinker.forgotten == 1


def test_options_reach_the_thinker() -> None:
    thinker = PatientThinker()
    talk = Talk(thinker)
    talk("setoption name Level value 3", "setoption name Seed value 7", DEALT, "go", "stop")
    assert thinker.settings == Settings(level=3, seed=7)


ERRORS = {
    "": None,
    "hello": "read 'hello', expected one of azul, isready",
    " isready": "words are split by one space",
    "isready ": "words are split by one space",
    "go  depth 1": "words are split by one space",
    "isready now": "read 'now', expected nothing after isready",
    "quit now": "expected nothing after quit",
    "go depth": "go depth: read '', expected 1 to 999999999999999999",
    "go depth 0": "go depth: read '0', expected 1 to",
    "go nodes 1000000000000000000": "expected 1 to 999999999999999999",
    "go nodes 01": "go nodes: read '01', expected 1 to",
    "go nodes -1": "go nodes: read '-1'",
    "go movetime 1 movetime 2": "go: read movetime twice",
    "go infinite infinite": "go: read infinite twice",
    "go fast": "go: read 'fast', expected movetime MS, nodes N, depth N, infinite or searchm",
    "perft": "perft: read '', expected 0 to",
    "perft x": "read 'x', expected 0 to",
    "setoption": "expected setoption name NAME value VALUE",
    "setoption name Level": "expected setoption name NAME value VALUE",
    "setoption name Level value ": "option Level: read '', expected 1 to 8",
    "setoption name Level value 9": "option Level: read '9', expected 1 to 8",
    "setoption name Depth value 1": "option: read 'Depth', expected one of Level",
    "position": "position: read '', expected new PLAYERS RULES START or code CODE",
    "position old": "position: read 'old', expected new",
    "position new 2 colored": "position new: read '2 colored', expected PLAYERS RULES START",
    "position new 5 colored 1": "position new PLAYERS: read '5', expected 2 to 4",
    "position new 2 blue 1": "rules: read 'blue', expected colored, gray, colored:5 or gray:5",
    "position new 2 colored 3": "seat: read '3', expected a seat from 1 to 2",
    "position new 2 colored 1 moves": "position: read moves, expected moves or deals after it",
    "position new 2 colored 1 moves 1B1": "token 1 '1B1' is refused: deal_pending",
    DEALT + " 1B2 9B2": "token 3 '9B2' is refused: no_such_factory",
    DEALT + " 1B2 1B6": "position, token 3: read '1B6', expected a move like 3R4",
    "position code X": "position code, 1 fields: read 'X', expected 11 to 13 fields",
}


@pytest.mark.parametrize("line", ERRORS)
def test_a_line_that_cant_be_carried_out_is_an_error_and_changes_nothing(line: str) -> None:
    talk = Talk()
    talk(DEALT)
    before = talk("show")
    answers = talk(line)
    expected = ERRORS[line]
    if expected is None:
        assert answers == []
    else:
        assert len(answers) == 1
        assert answers[0].startswith("error ")
        assert expected in answers[0]
        assert answers[0].isascii()
        assert answers[0].isprintable()
    assert talk("show") == before
    assert talk("isready") == ["readyok"]


def test_bytes_outside_ascii_get_one_error_other_than_in_a_value(talk: Talk) -> None:
    for line in (b"show\xff", b"\xc3\xa4", b"go \xff", b"setoption n\xc3\xa4me Level value 1"):
        assert talk(line) == ["error only the value of an option may hold bytes outside ASCII"]
    assert talk(b"setoption name Level value \xff\xc3\xa4")[0].startswith("error option Level: ")


def test_a_line_that_is_too_long_gets_one_error(talk: Talk) -> None:
    assert talk.engine.answer(None)
    assert talk.written == [f"error the line is over {MAX_LINE} bytes long"]


BOUNDARY = "position new 2 colored 1"
DEAL = "deal:BBRK/YYWW/BRKW/RRRR/BYRK"


def test_searchmoves_chooses_among_these_alone(talk: Talk) -> None:
    talk.until_bestmove(DEALT, "go nodes 500 searchmoves 1b0 1B1")
    infos = [line for line in talk.written if line.startswith("info ")]
    assert infos
    assert all(line.split(" pv ")[1].startswith(("1B0", "1B1")) for line in infos)
    talk.until_bestmove("go nodes 500 searchmoves 1B0")
    assert talk.written[-1] == "bestmove 1B0"


def test_a_move_by_itself_is_solved_where_its_round_was_searched_to_its_end(talk: Talk) -> None:
    talk.until_bestmove(f"position code {LAST_TILES}", "go nodes 5000 searchmoves CK0")
    assert " solved pv CK0" in talk.written[-2]


def test_searchmoves_that_are_no_legal_moves_are_refused(talk: Talk) -> None:
    talk(DEALT)
    assert talk("go searchmoves")[0].startswith("error go: read searchmoves, expected moves")
    assert talk("go searchmoves 1X1")[0].startswith("error go searchmoves")
    assert talk("go depth 1 searchmoves 1Y1")[0].startswith("error go: 1Y1 is refused: color_not")
    assert talk("go searchmoves 1B1 depth 1")[0].startswith("error go searchmoves")


def test_the_luck_of_a_deal(talk: Talk) -> None:
    (line,) = talk(BOUNDARY, f"luck {DEAL} deals 8 nodes 200")
    word, one, other, name, error = line.split(" ")
    assert (word, name) == ("luck", "se")
    assert float(one) == pytest.approx(-float(other), abs=1e-9)
    assert 0 < float(error) < 0.1
    assert talk(f"luck {DEAL.lower()} nodes 200 deals 8") == [line]
    assert talk(f"luck {DEAL} nodes 200 deals 9") != [line]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("luck", "error luck, the deal"),
        ("luck 3R4", "error luck: read '3R4', expected a deal"),
        ("luck deal:BBBB/YYYY", "error luck: 'deal:BBBB/YYYY' is refused"),
        (f"luck {DEAL} deals", "error luck deals: read ''"),
        (f"luck {DEAL} nodes 0", "error luck nodes: read '0'"),
        (f"luck {DEAL} nodes 9 nodes 9", "error luck: read 'nodes'"),
        (f"luck {DEAL} depth 3", "error luck: read 'depth'"),
    ],
)
def test_luck_that_makes_no_sense_is_refused(line: str, answer: str, talk: Talk) -> None:
    assert talk(line)[0].startswith(answer)


def test_there_is_no_luck_while_no_deal_is_pending(talk: Talk) -> None:
    assert talk(DEALT, f"luck {DEAL}")[0].startswith("error luck: 'deal:")
