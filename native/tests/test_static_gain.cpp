// The static gain of a move: the boundary's share, what adds up, what the next seat needs.
#include "azulejos/playout.hpp"
#include "azulejos/search/move_ordering.hpp"
#include "azulejos/search/round_end.hpp"
#include "checks.hpp"
#include "replay.hpp"
#include "tests.hpp"

namespace azulejos::tests {

namespace {

using search::greedy_move;
using search::RoundEnd;
constexpr int POINT = search::StaticGain<2, WallSide::COLORED>::POINT;

template <unsigned Players, WallSide Side>
search::StaticGain<Players, Side> gain_at(const State<Players, Side>& state) {
    RoundEnd<Players, Side> round_end;
    round_end.start(state);
    search::StaticGain<Players, Side> static_gain;
    static_gain.start(state, round_end);
    return static_gain;
}

/// In the middle of a game, with empty boards.
ColoredState<2> in_round_3(std::string_view deal = "deal:BRKK/YKKW/BBYW/BKKK/BYRR") {
    ColoredState<2> state(0);
    play(state, deal);
    state.round_number = 3;
    return state;
}

int of(const ColoredState<2>& state, std::string_view token) {
    return gain_at(state).of(state, static_cast<Action>(parse_action(token, 2, WallSide::COLORED)));
}

void test_a_tile_that_scores_more_gains_more() {
    ColoredState<2> state = in_round_3();
    // Blue is the first of row 1: yellow lies beside it, and then red.
    state.boards[0].wall.add(0, wall_column(0, YELLOW), YELLOW);
    const int beside_one = of(state, "1B1");
    state.boards[0].wall.add(0, wall_column(0, RED), RED);
    CHECK(beside_one < of(state, "1B1"));
}

void test_a_color_almost_complete_gains_more() {
    ColoredState<2> state = in_round_3();
    const int before = of(state, "1B1");
    for (unsigned row = 1; row < WALL_SIZE; ++row) {
        state.boards[0].wall.add(row, wall_column(row, BLUE), BLUE);
    }
    // The points that its own tile scores are a part of this only.
    CHECK(of(state, "1B1") > before + 8 * POINT);
}

void test_a_line_filled_in_two_moves_gains_as_much_as_in_one() {
    ColoredState<2> state = in_round_3("deal:BRKK/YKKW/BBYW/BKKK/BYRR");
    const auto static_gain = gain_at(state);
    const int at_once = static_gain.of(state, false, BLUE, 4, 4);
    const int first = static_gain.of(state, false, BLUE, 1, 4);
    state.boards[0].place(4, BLUE, 1);
    CHECK_EQUAL(first + static_gain.of(state, false, BLUE, 3, 4), at_once);
}

void test_tiles_that_fall_cost_points() {
    const ColoredState<2> state = in_round_3();
    const auto static_gain = gain_at(state);
    CHECK_EQUAL(static_gain.of(state, false, BLACK, 3, FLOOR),
                static_gain.of(state, false, BLACK, 1, FLOOR) - 3 * POINT);
    CHECK_EQUAL(static_gain.of(state, false, BLACK, 3, 1),
                static_gain.of(state, false, BLACK, 1, 1) - 2 * POINT);
    // Starting the next round partly makes up for the first space of the floor line.
    CHECK(static_gain.of(state, true, BLACK, 1, 1) >
          static_gain.of(state, false, BLACK, 1, 1) - POINT);
}

void test_in_the_last_round_lines_left_unfinished_gain_nothing() {
    ColoredState<2> state = in_round_3();
    for (const Color color : {YELLOW, RED, BLACK, WHITE}) {
        state.boards[1].wall.add(0, wall_column(0, color), color);
    }
    CHECK(of(state, "1B5") != 0);
    // The other seat completes a horizontal line, whatever happens.
    state.boards[1].place(1, BLUE, 1);
    CHECK_EQUAL(of(state, "1B5"), 0);
    CHECK(of(state, "1B1") > 0);
    CHECK(of(state, "5R2") > 0);
}

void test_what_the_next_seat_needs_is_taken() {
    // Nothing tells red from yellow for the first seat, whose wall is empty.
    ColoredState<2> state = in_round_3("deal:YYYY/RRRR/KKKK/KKKK/WWWW");
    for (const unsigned row : {0u, 1u, 2u, 4u}) {
        state.boards[1].wall.add(row, wall_column(row, RED), RED);
    }
    CHECK_EQUAL(greedy_move(state, gain_at(state)).color, unsigned{RED});
    ColoredState<2> other = in_round_3("deal:YYYY/RRRR/KKKK/KKKK/WWWW");
    for (const unsigned row : {0u, 1u, 2u, 4u}) {
        other.boards[1].wall.add(row, wall_column(row, YELLOW), YELLOW);
    }
    CHECK_EQUAL(greedy_move(other, gain_at(other)).color, unsigned{YELLOW});
}

template <class AState>
void test_a_quick_move_is_legal(std::uint64_t seed) {
    Random rng(seed);
    for (unsigned number = 0; number < 60; ++number) {
        AState state(rng.below(AState::PLAYERS));
        playout_at_most(state, rng, rng.below(80));
        if (state.phase == Phase::PREPARING_NEXT_ROUND) state.deal_random(rng);
        if (state.phase != Phase::FACTORY_OFFER) continue;
        const auto static_gain = gain_at(state);
        while (!state.available.is_empty()) {
            const Move move = greedy_move(state, static_gain);
            CHECK(state.is_legal(move.action()));
            state.take_and_place(move);
        }
    }
}

}  // namespace

void test_static_gain() {
    test_a_tile_that_scores_more_gains_more();
    test_a_color_almost_complete_gains_more();
    test_a_line_filled_in_two_moves_gains_as_much_as_in_one();
    test_tiles_that_fall_cost_points();
    test_in_the_last_round_lines_left_unfinished_gain_nothing();
    test_what_the_next_seat_needs_is_taken();
    test_a_quick_move_is_legal<ColoredState<2>>(1);
    test_a_quick_move_is_legal<ColoredState<3>>(2);
    test_a_quick_move_is_legal<ColoredState<4>>(3);
    test_a_quick_move_is_legal<GrayState<2>>(4);
    test_a_quick_move_is_legal<GrayState<3>>(5);
    test_a_quick_move_is_legal<GrayState<4>>(6);
}

}  // namespace azulejos::tests
