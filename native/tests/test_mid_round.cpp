// The learned value of an unfinished round: its inputs, its arithmetic, and where the search uses it.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>
#include <vector>

#include "azulejos/search/mid_round_weights.hpp"
#include "azulejos/search/searcher.hpp"
#include "azulejos/search/static_evaluation.hpp"
#include "azulejos/training/mid_round_rows.hpp"
#include "checks.hpp"
#include "random_network.hpp"
#include "random_offer.hpp"
#include "replay.hpp"
#include "tests.hpp"
#include "volume.hpp"

namespace azulejos::tests {

namespace {

using search::least_mid_round_takes;
using search::MidRound;
using search::MidRoundTables;
using search::Utility;

/// Where the inputs of a board begin, by its distance, and what is where among them.
constexpr unsigned of_board(unsigned distance) {
    return search::NUM_SHARED_MID_ROUND_INPUTS + distance * search::NUM_MID_ROUND_INPUTS_OF_BOARD;
}
constexpr unsigned BEGUN = 0;
constexpr unsigned BEGUN_AT_ONCE = 1;
constexpr unsigned EMPTY = 2;
constexpr unsigned HAS_MARKER = 15;
constexpr unsigned FLOOR_LINE = 16;
constexpr unsigned ROOM = 17;

template <unsigned Players, WallSide Side>
struct Prepared {
    search::RoundEnd<Players, Side> round_end;
    search::StaticGain<Players, Side> static_gain;

    explicit Prepared(const State<Players, Side>& root) {
        round_end.start(root);
        round_end.set_root(root);
        static_gain.start(root, round_end);
    }
};

ColoredState<2> dealt() {
    ColoredState<2> state(0);
    play(state, "deal:BRKK/YKKW/BBYW/BKKK/BYRR");
    return state;
}

void test_inputs_tell_what_lies_there() {
    ColoredState<2> state = dealt();
    const Prepared<2, WallSide::COLORED> prepared(state);
    const auto before = mid_round_inputs(state, state.seat, prepared.static_gain, 1'600, -320);
    CHECK_EQUAL(before[0], 100);
    CHECK_EQUAL(before[1], -20);
    CHECK_EQUAL(before[2], 20 * 32);
    CHECK_EQUAL(before[3], 14 * 32);
    CHECK_EQUAL(before[4], 0);
    CHECK_EQUAL(before[5], 320);
    // Every pattern line is empty and finds tiles: 15 spaces each, 20 tiles for 30.
    CHECK_EQUAL(before[of_board(0) + ROOM], 15 * 32);
    CHECK_EQUAL(before[6], -10 * 32);

    play(state, "4K4");
    const auto after = mid_round_inputs(state, state.seat, prepared.static_gain, 0, 0);
    CHECK_EQUAL(after[2], 17 * 32);
    CHECK_EQUAL(after[4], 32);
    // The first seat comes second now. Of its fourth pattern line one black tile is missing.
    CHECK_EQUAL(after[of_board(1) + 3 * 3 + BEGUN],
                prepared.static_gain.of_filling(0, 3, BLACK, 3, 4));
    CHECK_EQUAL(after[of_board(1) + 3 * 3 + EMPTY], 0);
    CHECK_EQUAL(after[of_board(1) + ROOM], (1 + 2 + 3 + 1 + 5) * 32);

    play(state, "CB2");
    const auto marked = mid_round_inputs(state, state.seat, prepared.static_gain, 0, 0);
    CHECK_EQUAL(marked[5], 0);
    CHECK_EQUAL(marked[of_board(0) + HAS_MARKER], 0);
    CHECK_EQUAL(marked[of_board(1) + HAS_MARKER], 320);
    CHECK_EQUAL(marked[of_board(1) + FLOOR_LINE], 64);
}

void test_one_move_may_bring_less_than_all() {
    ColoredState<2> state(0);
    play(state, "deal:YYYK/YYYK/YYYK/BBRR/WWWW");
    const Prepared<2, WallSide::COLORED> prepared(state);
    play(state, "1K5");
    // Two black tiles are left, on two factories.
    const auto inputs = mid_round_inputs(state, state.seat, prepared.static_gain, 0, 0);
    const unsigned last = of_board(1) + 4 * 3;
    CHECK_EQUAL(inputs[last + BEGUN], prepared.static_gain.of_filling(0, 4, BLACK, 1, 3));
    CHECK_EQUAL(inputs[last + BEGUN_AT_ONCE], prepared.static_gain.of_filling(0, 4, BLACK, 1, 2));
    CHECK(inputs[last + BEGUN] != inputs[last + BEGUN_AT_ONCE]);
}

/// The same value in floating point, computed input by input.
template <unsigned Players>
double by_the_book(const MidRoundTables<Players>& tables, const MidRound<Players>& seen) {
    const auto& table = tables[seen.turn];
    const auto round = std::min<std::uint64_t>(seen.round_number, 5) - 1;
    const auto& step = table.steps[std::min(seen.takes / (Players + 1), 5u) - 1];
    double sum = (seen.played * step.played + seen.stands * step.stands) / 1024.0 + step.constant;
    for (unsigned unit = 0; unit < search::NUM_MID_ROUND_UNITS; ++unit) {
        double on = table.biases[round][unit];
        for (unsigned at = 0; at < seen.inputs.size(); ++at) {
            on += static_cast<double>(table.units[unit][at]) * seen.inputs[at];
        }
        on = std::clamp(on / (1 << 18), 0.0, 1.0);
        sum += step.units[unit] * on * on;
    }
    return std::clamp(sum, -10'000.0, 10'000.0);
}

/// Weights as large as trained ones.
template <unsigned Players>
MidRoundTables<Players> random_tables(Random& rng) {
    const auto upto = [&](int most) {
        return static_cast<std::int16_t>(static_cast<int>(rng.below(2 * unsigned(most) + 1)) -
                                         most);
    };
    MidRoundTables<Players> tables;
    for (auto& table : tables) {
        for (auto& unit : table.units) {
            for (auto& weight : unit) weight = upto(150);
        }
        for (auto& biases : table.biases) {
            for (int& bias : biases) bias = 4 * upto(30'000);
        }
        for (auto& step : table.steps) {
            step.played = upto(500);
            step.stands = upto(500);
            step.constant = upto(1'000);
            for (auto& unit : step.units) unit = upto(3'000);
        }
    }
    return tables;
}

/// For every seat; with 2 players for the seat to move.
template <unsigned Players, WallSide Side>
void test_the_sum_is_right(std::uint64_t seed, const MidRoundTables<Players>& tables) {
    Random rng(seed);
    std::set<Utility> seen_utilities;
    unsigned num_seen = 0;
    for (unsigned number = 0; number < 300; ++number) {
        const auto root = random_offer<State<Players, Side>>(rng);
        if (search::num_takes(root) < least_mid_round_takes(Players)) continue;
        Prepared<Players, Side> prepared(root);
        for (unsigned turn = 0; turn < tables.size(); ++turn) {
            const unsigned seat = (root.seat + Players - turn) % Players;
            const auto seen =
                look_at_mid_round(root, seat, prepared.static_gain, prepared.round_end);
            CHECK_EQUAL(seen.turn, turn);
            ++num_seen;
            const Utility utility = mid_round_utility(tables, seen);
            seen_utilities.insert(utility);
            // Units are rounded down to 256 steps, each sum of them once more.
            const auto& step = tables[turn].steps[search::mid_round_step(Players, seen.takes)];
            double most = 3;
            for (const auto weight : step.units) most += std::abs(weight) / 100.0;
            CHECK(std::abs(utility - by_the_book(tables, seen)) <= most);
        }
    }
    CHECK(num_seen > 100);
    CHECK(seen_utilities.size() > 50);
}

/// No sum overflows 32 bits, whatever the position.
template <unsigned Players, WallSide Side>
void test_weights_can_be_added() {
    for (const auto& table : search::MidRoundWeights<Players, Side>::TABLES) {
        for (unsigned unit = 0; unit < search::NUM_MID_ROUND_UNITS; ++unit) {
            std::int64_t most = 0;
            for (const auto& biases : table.biases) {
                most = std::max<std::int64_t>(most, std::abs(std::int64_t{biases[unit]}));
            }
            for (const auto weight : table.units[unit]) {
                most += std::int64_t{std::abs(int{weight})} * search::MAX_MID_ROUND_INPUT;
            }
            CHECK(most < std::int64_t{1} << 31);
        }
    }
}

/// The same position for another seat: its own board comes first.
void test_each_seat_sees_its_own_board_first() {
    ColoredState<3> state(0);
    play(state, "deal:BRKK/YKKW/BBYW/BKKK/BYRR/YRWW/BYRW");
    Prepared<3, WallSide::COLORED> prepared(state);
    play(state, "4K4");
    const auto first = mid_round_inputs(state, 0, prepared.static_gain, 0, 0);
    const auto next = mid_round_inputs(state, 1, prepared.static_gain, 0, 0);
    for (unsigned at = 0; at < search::NUM_SHARED_MID_ROUND_INPUTS; ++at) {
        CHECK_EQUAL(first[at], next[at]);
    }
    for (unsigned at = 0; at < search::NUM_MID_ROUND_INPUTS_OF_BOARD; ++at) {
        CHECK_EQUAL(first[of_board(0) + at], next[of_board(2) + at]);
        CHECK_EQUAL(first[of_board(1) + at], next[of_board(0) + at]);
        CHECK_EQUAL(first[of_board(2) + at], next[of_board(1) + at]);
    }
    CHECK(first[of_board(0) + ROOM] != next[of_board(0) + ROOM]);
    CHECK_EQUAL(look_at_mid_round(state, 0, prepared.static_gain, prepared.round_end).turn, 1u);
    CHECK_EQUAL(look_at_mid_round(state, 1, prepared.static_gain, prepared.round_end).turn, 0u);
    CHECK_EQUAL(look_at_mid_round(state, 2, prepared.static_gain, prepared.round_end).turn, 2u);
}

/// A search of one ply returns the best of these values over its moves.
template <class AState>
void test_the_search_values_its_depth_limit_so(std::uint64_t seed, bool has_network) {
    Random rng(seed);
    const auto network = random_network<AState>(rng);
    const search::Networks networks = has_network ? search::Networks{network} : search::Networks{};
    search::Searcher searcher(1, networks);
    unsigned num_learned = 0;
    for (unsigned number = 0; number < 20; ++number) {
        const auto root = random_offer<AState>(rng);
        if (search::num_takes(root) < 2) continue;
        search::RoundEnd<AState::PLAYERS, AState::SIDE> round_end(has_network ? network.get()
                                                                              : nullptr);
        round_end.start(root);
        round_end.set_root(root);
        search::StaticGain<AState::PLAYERS, AState::SIDE> static_gain;
        static_gain.start(root, round_end);
        Utility best = -search::INFINITE_UTILITY;
        std::size_t num_unfinished = 0;
        typename AState::Actions actions;
        root.list_legal_actions(actions);
        const unsigned sources = search::distinct_sources(root);
        for (const Action action : actions) {
            if (!(sources >> Move::of(action).source & 1)) continue;
            AState child = root;
            child.take_and_place(Move::of(action));
            if (child.available.is_empty()) {
                best = std::max(best, round_end.utility(child, root.seat));
                continue;
            }
            ++num_unfinished;
            AState played = child;
            search::greedy_playout(played, static_gain);
            const Utility by_play_out = round_end.utility(played, root.seat);
            const Utility utility =
                search::static_evaluation(child, root.seat, static_gain, round_end);
            num_learned += utility != by_play_out;
            best = std::max(best, utility);
        }
        search::Request request;
        request.limits.depth = 1;
        std::size_t num_told = 0;
        request.on_leaf = [&](const AnyState& state) {
            CHECK(!std::get<AState>(state).available.is_empty());
            ++num_told;
        };
        CHECK_EQUAL(searcher.search(root, request)[0].utility, best);
        CHECK_EQUAL(num_told, num_unfinished);
    }
    const bool is_learned =
        has_network && search::HAS_MID_ROUND_WEIGHTS<AState::PLAYERS, AState::SIDE>;
    CHECK_EQUAL(num_learned != 0, is_learned);
}

/// The chances that a move's are stated from are those that rank it.
template <class AState>
void test_chances_are_those_of_the_utility(std::uint64_t seed) {
    Random rng(seed);
    search::Searcher searcher(1, {random_network<AState>(rng)});
    for (unsigned number = 0; number < 10; ++number) {
        AState root(number % AState::PLAYERS);
        root.deal_random(rng);
        search::Request request;
        request.limits.depth = 1;
        request.num_variations = 8;
        for (const auto& each : searcher.search(root, request)) {
            const search::Grounds& grounds = each.grounds;
            CHECK(grounds.is_by_network);
            double best_other = 0;
            double sum = 0;
            for (unsigned seat = 0; seat < AState::PLAYERS; ++seat) {
                sum += each.wins[seat];
                if (seat != root.seat) {
                    best_other = std::max(best_other, grounds.final_scores[seat]);
                }
            }
            const double lead = grounds.final_scores[root.seat] - best_other;
            const Utility told = search::blend(grounds.wins[root.seat], lead / search::MAX_LEAD);
            // A chance is at most 1.
            if (grounds.wins[root.seat] > 0 && grounds.wins[root.seat] < 1) {
                CHECK(std::abs(told - each.utility) <= 1);
            }
            CHECK(std::abs(sum - 1) < 1e-9);
        }
    }
}

/// A level without the network searches as if there were none.
template <class AState>
void test_who_does_not_know_the_network_plays_out(std::uint64_t seed) {
    Random rng(seed);
    search::Searcher with(1, {random_network<AState>(rng)});
    search::Searcher without(1);
    for (unsigned number = 0; number < 10; ++number) {
        AState root(0);
        root.deal_random(rng);
        search::Request request;
        request.limits.nodes = 300;
        request.level.scope.network = false;
        const auto one = with.search(root, request)[0];
        const auto other = without.search(root, request)[0];
        CHECK(one.actions == other.actions && one.utility == other.utility);
    }
}

/// Inside the factory offer a color may be missing in bag and lid without any stalemate.
template <class AState>
void test_a_color_that_lies_on_the_table_is_not_missing(std::uint64_t seed) {
    Random rng(seed);
    const auto network = random_network<AState>(rng);
    AState state(0);
    state.deal_random(rng);
    search::RoundEnd<2, AState::SIDE> round_end(network.get());
    round_end.start(state);
    const Utility before = round_end.utility(state, 0);
    AState without = state;
    const unsigned color = rng.below(NUM_COLORS);
    without.bag -= TileCounts::of(color, without.bag.count(color));
    CHECK_EQUAL(round_end.utility(without, 0), before);
}

/// With 2 players the values of both seats add up to zero, whichever seat asks.
template <class AState>
void test_two_seats_cancel(std::uint64_t seed) {
    Random rng(seed);
    const auto network = random_network<AState>(rng);
    search::RoundEnd<2, AState::SIDE> round_end(network.get());
    for (unsigned number = 0; number < 40; ++number) {
        const auto root = random_offer<AState>(rng);
        round_end.start(root);
        search::StaticGain<2, AState::SIDE> static_gain;
        static_gain.start(root, round_end);
        AState one = root;
        AState other = root;
        const Utility of_first = search::static_evaluation(one, 0, static_gain, round_end);
        CHECK_EQUAL(of_first, -search::static_evaluation(other, 1, static_gain, round_end));
        if (search::num_takes(root) < least_mid_round_takes(2)) continue;
        // The weights know what the seat to move wins.
        const Utility of_next =
            mid_round_utility(search::MidRoundWeights<2, AState::SIDE>::TABLES,
                              look_at_mid_round(root, root.seat, static_gain, round_end));
        CHECK_EQUAL(of_first, root.seat == 0 ? of_next : -of_next);
    }
}

template <class AState>
void test_rows_repeat() {
    Random rng(5);
    const search::Networks networks{random_network<AState>(rng)};
    training::MidRoundPlay asked;
    asked.players = AState::PLAYERS;
    asked.side = AState::SIDE;
    asked.num_games = volume(2);
    asked.label_nodes = 50;
    const auto rows = training::mid_round_rows(asked, networks);
    const std::size_t size =
        training::MID_ROUND_ROWS_OF_SEARCH * search::num_mid_round_turns(AState::PLAYERS) *
        (training::MID_ROUND_ROW_HEAD + search::num_mid_round_inputs(AState::PLAYERS));
    CHECK(rows.size() >= size);
    CHECK_EQUAL(rows.size() % size, 0u);
    // Sanitizers see all of it in one game: five more take half of their time.
    if (asked.num_games == 1) return;
    CHECK(training::mid_round_rows(asked, networks) == rows);
    // The second game is the same without the first.
    asked.first_game = 1;
    asked.num_games = 1;
    const auto second = training::mid_round_rows(asked, networks);
    CHECK(second.size() < rows.size());
    CHECK(std::equal(second.rbegin(), second.rend(), rows.rbegin()));
    asked.seed = 2;
    CHECK(training::mid_round_rows(asked, networks) != second);
}

}  // namespace

void test_mid_round() {
    test_the_search_values_its_depth_limit_so<ColoredState<2>>(3, true);
    test_the_search_values_its_depth_limit_so<ColoredState<2>>(4, false);
    test_the_search_values_its_depth_limit_so<GrayState<2>>(5, true);
    test_the_search_values_its_depth_limit_so<ColoredState<3>>(8, true);
    test_the_search_values_its_depth_limit_so<GrayState<4>>(9, true);
    test_chances_are_those_of_the_utility<ColoredState<2>>(14);
    test_chances_are_those_of_the_utility<GrayState<2>>(15);
    test_chances_are_those_of_the_utility<ColoredState<3>>(19);
    test_chances_are_those_of_the_utility<GrayState<4>>(20);
    test_who_does_not_know_the_network_plays_out<ColoredState<2>>(10);
    test_who_does_not_know_the_network_plays_out<GrayState<2>>(11);
    test_a_color_that_lies_on_the_table_is_not_missing<ColoredState<2>>(12);
    test_a_color_that_lies_on_the_table_is_not_missing<GrayState<2>>(13);
    test_two_seats_cancel<ColoredState<2>>(6);
    test_two_seats_cancel<GrayState<2>>(7);
    test_rows_repeat<ColoredState<2>>();
    test_rows_repeat<GrayState<3>>();
    test_rows_repeat<ColoredState<4>>();
    test_each_seat_sees_its_own_board_first();
    test_inputs_tell_what_lies_there();
    test_one_move_may_bring_less_than_all();
    test_the_sum_is_right<2, WallSide::COLORED>(
        1, search::MidRoundWeights<2, WallSide::COLORED>::TABLES);
    test_the_sum_is_right<2, WallSide::GRAY>(2, search::MidRoundWeights<2, WallSide::GRAY>::TABLES);
    Random rng(16);
    test_the_sum_is_right<3, WallSide::GRAY>(17, random_tables<3>(rng));
    test_the_sum_is_right<4, WallSide::COLORED>(18, random_tables<4>(rng));
    test_weights_can_be_added<2, WallSide::COLORED>();
    test_weights_can_be_added<2, WallSide::GRAY>();
    test_weights_can_be_added<3, WallSide::COLORED>();
    test_weights_can_be_added<3, WallSide::GRAY>();
    test_weights_can_be_added<4, WallSide::COLORED>();
    test_weights_can_be_added<4, WallSide::GRAY>();
}

}  // namespace azulejos::tests
