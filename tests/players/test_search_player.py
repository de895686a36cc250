"""The player that searches: limits, levels, stopping, and what it tells."""

from __future__ import annotations

import _thread
import random
import threading
import time

import pytest

from azulejos import native
from azulejos.notation import parse_position
from azulejos.players import (
    Info,
    Limits,
    OnePlyPlayer,
    SearchPlayer,
    Settings,
    Stop,
    Thinker,
    unheard,
)
from azulejos.players.engine_search import format_info
from azulejos.players.search_player import SearchCall, level_of
from azulejos.players.shipped_networks import networks_of
from azulejos.rules import Dealer, Game, Phase, PlayerMove, Position, Rules, WallSide

TILING = (
    "gray 4 T1 1 2 -/-/-/-/- - 19,18,19,19,17 0,0,0,0,0 "
    "9:-/WW/-/-/-:Y...W/...../BYRK./...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:M"
)
LAST_TILES = (
    "colored 5 O1 1 1 -/-/-/-/- KK 0,0,0,0,0 7,9,10,10,10 "
    "18:-/WW/WWW/YYY/BBBBB:BYRK./.BYRK/K.B../RK.B./.....:M "
    "23:W/KK/BB/RRRR/YYY:BYRK./WBYR./...Y./.KW../...W.:WR"
)


def dealt(rules: Rules | None = None, seed: int = 0) -> Position:
    position = Position.start(rules or Rules())
    return position.after(Dealer(bytes([seed]) * 32).deal(position))


def think(
    position: Position,
    limits: Limits,
    settings: Settings | None = None,
    player: Thinker | None = None,
) -> tuple[PlayerMove, list[Info]]:
    told: list[Info] = []
    player = player or SearchPlayer()
    move = player.think(position, limits, settings or Settings(), Stop(), told.append)
    return move, told


def without_time(told: list[Info]) -> list[tuple[object, ...]]:
    return [(info.depth, info.nodes, info.pv, info.win, info.is_solved) for info in told]


@pytest.mark.parametrize("limits", [Limits(nodes=5_000), Limits(depth=3)])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", WallSide)
def test_nodes_and_depth_repeat_exactly(limits: Limits, players: int, side: WallSide) -> None:
    player = SearchPlayer()
    position = dealt(Rules(players, side))
    first = think(position, limits, player=player)
    think(dealt(seed=1), Limits(movetime=5), player=player)
    again = think(position, limits, player=player)
    assert first[0] == again[0] == first[1][-1].pv[0]
    assert without_time(first[1]) == without_time(again[1])
    assert first[1][-1].nodes == limits.nodes or first[1][-1].depth == limits.depth


@pytest.mark.parametrize("players", [2, 3, 4])
def test_depths_rise_by_one_and_chances_add_up(players: int) -> None:
    _, told = think(dealt(Rules(players)), Limits(nodes=20_000))
    *depths, last = [info.depth for info in told]
    assert depths == list(range(1, len(told)))
    # The last is told again where nothing was found at the next.
    assert last in (len(told) - 1, len(told))
    for info in told:
        assert info.win is not None
        assert sum(info.win) == pytest.approx(1, abs=0.001)
        # Of more than one other seat only one move between two of one's own counts as a ply.
        assert len(info.pv) == info.depth if players == 2 else len(info.pv) >= info.depth


@pytest.mark.parametrize(("players", "side"), [(2, WallSide.COLORED), (4, WallSide.GRAY)])
def test_movetime_ends_a_search(players: int, side: WallSide) -> None:
    """How exactly is for native/tests/test_deadline.cpp; to solve a first move takes minutes."""
    told: list[Info] = []
    position, limits = dealt(Rules(players, side)), Limits(movetime=1)
    arguments = (position, limits, Settings(), Stop(), told.append)
    # A daemon, so that the tests end where the search does not.
    thread = threading.Thread(target=SearchPlayer().think, args=arguments, daemon=True)
    thread.start()
    thread.join(60)
    assert not thread.is_alive(), "the search goes on after its time"
    assert told
    assert not told[-1].is_solved


def test_a_search_under_way_ends_when_it_is_stopped() -> None:
    stop, is_under_way = Stop(), threading.Event()
    arguments = (
        dealt(),
        Limits(is_infinite=True),
        Settings(),
        stop,
        lambda _: is_under_way.set(),
    )
    thread = threading.Thread(target=SearchPlayer().think, args=arguments, daemon=True)
    thread.start()
    assert is_under_way.wait(60), "nothing was told of the search"
    assert thread.is_alive()
    stop.set()
    thread.join(60)
    assert not thread.is_alive(), "the search goes on after it was stopped"


def test_a_stop_of_our_own_is_seen_by_the_core_alone() -> None:
    """Without limits it would search for minutes; Python is asked nothing meanwhile."""
    stop = Stop()
    moves: list[PlayerMove] = []
    carried: list[threading.Thread] = []

    def carry_out(search: SearchCall) -> list[native.Variation]:
        carried.append(threading.current_thread())
        return search()

    def run() -> None:
        player = SearchPlayer(carry_out)
        moves.append(player.think(dealt(), Limits(is_infinite=True), Settings(), stop, unheard))

    thinking = threading.Thread(target=run, daemon=True)
    thinking.start()
    stop.set()
    thinking.join(20)
    assert stop.is_set()
    assert moves[0] in list(dealt().legal_moves)
    assert carried == [thinking]


def test_what_a_report_raises_ends_the_search_and_is_raised() -> None:
    def report(_: Info) -> None:
        raise KeyError("a fault of the caller")

    with pytest.raises(KeyError, match="a fault of the caller"):
        SearchPlayer().think(dealt(), Limits(depth=9), Settings(), Stop(), report)


def test_the_end_of_a_round_is_solved() -> None:
    _, told = think(parse_position(LAST_TILES), Limits(movetime=1000))
    assert told[-1].is_solved
    assert told[-1].win in {(1.0, 0.0), (0.0, 1.0), (0.5, 0.5)}


def test_columns_are_chosen_on_the_gray_side() -> None:
    move, told = think(parse_position(TILING), Limits(), Settings(variations=9))
    assert [info.rank for info in told] == [1, 2, 3, 4]
    assert {info.pv[0] for info in told} == set(parse_position(TILING).legal_moves)
    assert move == told[0].pv[0]


def test_several_variations_are_ranked() -> None:
    position = dealt()
    _, told = think(position, Limits(depth=3), Settings(variations=4))
    last = told[-4:]
    assert [info.rank for info in last] == [1, 2, 3, 4]
    assert len({info.pv[0] for info in last}) == 4
    assert {info.depth for info in last} == {3}


def test_levels_have_their_own_limits_beside_those_asked_for() -> None:
    for number, level in enumerate(native.levels()[:-1], start=1):
        # Enough for every limit of the levels, so that these alone count.
        _, told = think(dealt(), Limits(movetime=100_000), Settings(level=number))
        assert told[-1].nodes <= (level.nodes or 300)
        assert told[-1].depth <= (level.depth or 99)
        assert without_time(told) == without_time(
            think(dealt(), Limits(), Settings(level=number))[1]
        )
    _, told = think(dealt(), Limits(nodes=7, movetime=100_000), Settings(level=6))
    assert told[-1].nodes <= 7
    _, told = think(dealt(), Limits(nodes=70_000), Settings(level=7))
    assert told[-1].nodes <= (level_of(7, 2).nodes or 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_higher_level_overlooks_less_and_limits_are_those_of_two_players(players: int) -> None:
    """Menus tell the limits before they know how many play."""
    levels = native.levels(players)
    overlooked = [each.overlooked for each in levels]
    assert overlooked == sorted(overlooked, reverse=True)
    for each, of_two in zip(levels, native.levels(), strict=True):
        assert (each.nodes, each.depth, each.milliseconds) == (
            *(of_two.nodes, of_two.depth, of_two.milliseconds),
        )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_level_plays_as_in_games_of_so_many_players(players: int) -> None:
    player, searcher = SearchPlayer(), native.Searcher(1, networks_of(""))
    for seed in range(10):
        position = dealt(Rules(players), seed=seed)
        for number in range(1, 5):
            settings = Settings(level=number, seed=seed, hash_megabytes=1)
            chosen, _ = think(position, Limits(), settings, player)
            level = level_of(number, players)
            best = searcher.search(native.from_position(position), level=level, seed=seed)[0]
            assert chosen == native.move_of(best.actions[0], position.rules)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", WallSide)
def test_the_strongest_level_stops_when_more_search_cannot_change_its_move(
    players: int, side: WallSide
) -> None:
    """With ten minutes for a move it ends by itself, rollouts and all, near the end of a round."""
    position = dealt(Rules(players, side))
    choices = random.Random(3)
    while len(list(position.legal_moves)) > 12:
        position = position.after(choices.choice(list(position.legal_moves)))
    assert position.phase is Phase.FACTORY_OFFER
    _, told = think(position, Limits(movetime=600_000), Settings(level=8))
    assert told[-1].milliseconds < 600_000


def test_the_strongest_level_takes_its_own_time_where_no_limit_is_given() -> None:
    assert level_of(8, 2).milliseconds == 1_000
    started = time.monotonic()
    think(dealt(), Limits(), Settings(level=8))
    assert 0.9 <= time.monotonic() - started < 20


def test_ctrl_c_ends_a_search_in_the_main_thread() -> None:
    threading.Timer(0.2, _thread.interrupt_main).start()
    with pytest.raises(KeyboardInterrupt):
        think(dealt(), Limits(is_infinite=True))


def test_where_positions_take_longer_a_level_looks_at_fewer() -> None:
    _, of_two = think(dealt(), Limits(), Settings(level=7))
    _, of_four = think(dealt(Rules(4, WallSide.GRAY)), Limits(), Settings(level=7))
    assert of_four[-1].nodes <= 5_000 < of_two[-1].nodes


def test_levels_refuse_what_makes_no_sense() -> None:
    with pytest.raises(ValueError, match="overlooked must be 0 to 100"):
        native.Level(overlooked=101)
    with pytest.raises(ValueError, match="depth must be at least 1"):
        native.Level(depth=0)
    for players in (1, 5):
        with pytest.raises(ValueError, match="players must be 2 to 4"):
            native.levels(players)
    level = native.Level(nodes=5, milliseconds=9, overlooked=3, sees_bonuses=False)
    assert (level.nodes, level.depth, level.milliseconds, level.overlooked) == (5, None, 9, 3)
    assert (level.sees_bonuses, level.sees_opponents) == (False, True)


def test_expected_scores_are_told_beside_the_chances() -> None:
    _, told = think(dealt(), Limits(depth=2))
    points = told[-1].points
    assert points is not None
    assert all(10 < each < 100 for each in points)
    _, told = think(parse_position(LAST_TILES), Limits(movetime=1000))
    position = parse_position(LAST_TILES)
    for move in told[-1].pv:
        position = position.after(move)
    assert position.is_over
    assert told[-1].points == tuple(board.score for board in position.boards)


def test_threads_search_together() -> None:
    move, told = think(dealt(), Limits(movetime=50), Settings(threads=3))
    assert move in dealt().legal_moves
    assert told
    one, two = (think(dealt(), Limits(nodes=4000), Settings(threads=each)) for each in (1, 3))
    assert one[0] == two[0]
    assert [info.nodes for info in one[1]] == [info.nodes for info in two[1]]
    with pytest.raises(ValueError, match="threads must be 1 to 256"):
        native.Searcher(1).search(native.from_position(dealt()), threads=0)


def test_a_level_repeats_with_its_seed_and_plays_what_it_noticed() -> None:
    position = dealt()
    moves = {seed: think(position, Limits(), Settings(level=1, seed=seed))[0] for seed in range(9)}
    assert len(set(moves.values())) > 1
    for seed, move in moves.items():
        assert think(position, Limits(), Settings(level=1, seed=seed))[0] == move


def test_the_table_follows_its_option_and_forgets() -> None:
    player = SearchPlayer()
    player.forget()
    for megabytes in (1, 64, 2):
        settings = Settings(hash_megabytes=megabytes)
        move, _ = think(dealt(), Limits(nodes=3000), settings, player)
        assert move in dealt().legal_moves
    player.forget()


def test_a_searcher_refuses_what_makes_no_sense() -> None:
    searcher, state = native.Searcher(1), native.from_position(dealt())
    for megabytes in (0, 65_537):
        with pytest.raises(ValueError, match="1 to 65536 MB"):
            native.Searcher(megabytes)
    with pytest.raises(ValueError, match="nodes must be at least 1"):
        searcher.search(state, nodes=0)
    with pytest.raises(ValueError, match="variations"):
        searcher.search(state, depth=1, variations=0)
    with pytest.raises(ValueError, match="-1 is not a legal action"):
        searcher.search(state, actions=[-1])
    with pytest.raises(ValueError, match="nobody is to move"):
        searcher.search(native.State.new(2))

    def search_again(_: native.Variation) -> None:
        searcher.search(state, depth=1)

    with pytest.raises(ValueError, match="searching already"):
        searcher.search(state, depth=1, report=search_again)
    stop = native.StopFlag()
    stop.set()
    assert searcher.search(state, stop=stop)[0].nodes == 0


def test_info_lines_tell_what_is_known_in_order() -> None:
    position = dealt()
    move = next(iter(position.legal_moves))
    info = Info(3, 500, 20, (move,), 2, (0.25, 0.75), (30.0, 41.5), is_solved=True)
    assert format_info(info) == (
        "info depth 3 nodes 500 nps 25000 time 20 multipv 2 win 0.250 0.750 "
        "points 30.0 41.5 solved pv 1B0"
    )


@pytest.mark.parametrize("side", WallSide)
def test_it_beats_the_player_that_looks_one_move_ahead(side: WallSide) -> None:
    """At 1,000 positions a move; with seats swapped on the same deals."""
    wins = sum(wins_against_one_ply(Rules(2, side), seed) for seed in range(10))
    assert wins >= 8


def wins_against_one_ply(rules: Rules, seed: int) -> bool:
    dealer, mine = Dealer((seed // 2).to_bytes(32, "big")), seed % 2
    game, player = Game(rules), SearchPlayer()
    while not game.position.is_over:
        if game.position.phase is Phase.PREPARING_NEXT_ROUND:
            game.play(dealer.deal(game.position))
        elif game.position.seat == mine:
            game.play(think(game.position, Limits(nodes=1_000), player=player)[0])
        else:
            game.play(think(game.position, Limits(), player=OnePlyPlayer())[0])
    assert game.outcome is not None
    return game.outcome.winners == (mine,)


def test_random_games_of_all_kinds_get_legal_moves_under_any_limit() -> None:
    rng = random.Random(1)
    player = SearchPlayer()
    every = (Limits(nodes=1), Limits(movetime=1), Limits(depth=1))
    for number in range(60):
        rules = Rules(2 + number % 3, rng.choice(list(WallSide)))
        game, dealer = Game(rules), Dealer(bytes([number]) * 32)
        while not game.position.is_over:
            if game.position.phase is Phase.PREPARING_NEXT_ROUND:
                game.play(dealer.deal(game.position))
                continue
            if rng.random() < 0.1:
                settings = Settings(level=rng.randint(1, 8), seed=number)
                move, _ = think(game.position, rng.choice(every), settings, player)
                assert move in game.position.legal_moves
            game.play(rng.choice(list(game.position.legal_moves)))
