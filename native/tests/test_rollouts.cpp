// Rollouts beyond the end of the round: sampled refills find what the boundary's value misses, within the limits.
// The clock passes a little time whenever it is read, so that nothing here depends on the machine.
#include "search/rollout_comparison.hpp"

#include <atomic>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "azulejos/playout.hpp"
#include "checks.hpp"
#include "hand_clock.hpp"
#include "replay.hpp"
#include "search/round_search.hpp"
#include "tests.hpp"

namespace azulejos::tests {

namespace {

using search::Request;
using search::RolloutComparison;
using search::RoundSearch;
using search::Searcher;
using search::Utility;
using search::Variation;

using ReadingClock = HandClock<10>;

/// A position where a search to the end of the round, by the weights, prefers a losing move.
template <class AState>
struct Misjudged {
    AState state;
    Action preferred;
    Action better;

    Misjudged(const char* code, const char* by_weights, const char* by_refills)
        : state(std::get<AState>(read_state(code))),
          preferred(action_of(by_weights)),
          better(action_of(by_refills)) {}

    static Action action_of(const char* token) {
        return static_cast<Action>(parse_action(token, AState::PLAYERS, AState::SIDE));
    }
    std::vector<Variation> search(const Request& request) const {
        search::TranspositionTable table(1);
        return RoundSearch<AState::PLAYERS, AState::SIDE, ReadingClock>(table, nullptr)
            .search(state, request, nullptr);
    }
};

Misjudged<ColoredState<2>> misjudged_offer() {
    return {
        "colored 4 O2 1 2 -/-/-/-/- RKKKWWWWWW 3,5,7,3,2 7,4,7,8,7 "
        "12:B/W/B/YYY/BBB:.YRK./.B..K/KW.Y./..WB./.....:- "
        "11:B/RR/-/WW/YYYY:.YRK./.BY.K/K.B../R..../.....:M",
        "CR3", "CW4"};
}
Misjudged<GrayState<2>> misjudged_columns() {
    return {
        "gray 3 T1 2 1 -/-/-/-/- - 6,10,5,13,6 4,2,10,1,10 "
        "21:-/-/BBB/YYYY/BBB:.KYR./..RBK/...Y./..W../.....:MYKR "
        "19:-/-/-/-/KK:.YKB./.BWR./.WB../WR.../.....:-",
        "T33", "T35"};
}

Request in_milliseconds(std::uint64_t milliseconds) {
    Request request;
    request.limits.milliseconds = milliseconds;
    return request;
}

bool are_equal(const Variation& one, const Variation& other) {
    return one.actions == other.actions && one.utility == other.utility && one.wins == other.wins &&
           one.final_scores == other.final_scores && one.depth == other.depth &&
           one.nodes == other.nodes && one.is_solved == other.is_solved && one.rank == other.rank;
}

/// Games won by the seat to move after its action, of a hundred that short searches play to the end.
template <class AState>
double games_won_after(const AState& state, Action action) {
    Searcher searcher(1);
    Request request;
    request.limits.nodes = 60;
    double won = 0;
    for (unsigned game = 0; game < 100; ++game) {
        Random rng(game);
        AState playing = state;
        playing.apply(action);
        while (!playing.is_over()) {
            if (playing.phase == Phase::PREPARING_NEXT_ROUND) playing.deal_random(rng);
            playing.apply(searcher.search(playing, request)[0].actions[0]);
        }
        const unsigned winners = playing.winners();
        if (winners >> state.seat & 1) won += 1.0 / std::popcount(winners);
    }
    return won;
}

template <class AState>
void test_refills_see_what_the_weights_miss(const Misjudged<AState>& at) {
    CHECK(games_won_after(at.state, at.better) > games_won_after(at.state, at.preferred) + 10);
    Request request = in_milliseconds(20);
    const auto found = at.search(request);
    CHECK_EQUAL(found.size(), 1u);
    CHECK_EQUAL(found[0].actions[0], at.better);
    CHECK_EQUAL(found[0].rank, 1u);
    CHECK(found[0].is_solved);
    CHECK(std::abs(found[0].wins[0] + found[0].wins[1] - 1) < 1e-9);
    request.uses_rollouts = false;
    CHECK_EQUAL(at.search(request)[0].actions[0], at.preferred);
}

template <class AState>
void test_nothing_else_rolls_out(const Misjudged<AState>& at) {
    Request many_nodes = in_milliseconds(1000);
    many_nodes.limits.nodes = 1'000'000;
    Request deep = in_milliseconds(1000);
    deep.limits.depth = 41;
    Request several = in_milliseconds(1000);
    several.num_variations = 2;
    Request narrow_scope = in_milliseconds(1000);
    narrow_scope.level.scope.network = false;
    Request one_action = in_milliseconds(1000);
    one_action.actions = {at.preferred};
    for (Request request : {Request{}, many_nodes, deep, several, narrow_scope, one_action}) {
        const auto found = at.search(request);
        CHECK_EQUAL(found[0].actions[0], at.preferred);
        request.uses_rollouts = false;
        const auto without = at.search(request);
        CHECK_EQUAL(found.size(), without.size());
        for (std::size_t rank = 0; rank < found.size(); ++rank) {
            CHECK(are_equal(found[rank], without[rank]));
        }
    }
}

template <class AState>
void test_the_time_is_used_and_kept(const Misjudged<AState>& at, std::uint64_t milliseconds) {
    const auto start = ReadingClock::passed;
    const Variation found = at.search(in_milliseconds(milliseconds))[0];
    const auto took = ReadingClock::passed - start;
    CHECK_EQUAL(found.milliseconds, milliseconds);
    CHECK(took >= std::chrono::milliseconds(milliseconds));
    // The clock is read before each refill, and to tell the time.
    CHECK(took <= std::chrono::milliseconds(milliseconds) + std::chrono::microseconds(50));
}

void test_a_stop_ends_it_at_once() {
    const auto at = misjudged_offer();
    std::atomic<bool> stop = false;
    unsigned num_solved = 0;
    Request request = in_milliseconds(20);
    request.limits.stop = &stop;
    request.report = [&](const Variation& variation) { num_solved += variation.is_solved; };
    CHECK_EQUAL(at.search(request)[0].actions[0], at.better);
    CHECK_EQUAL(num_solved, 2u);
    // As soon as the round is solved.
    request.report = [&](const Variation& variation) { stop = variation.is_solved; };
    const auto start = ReadingClock::passed;
    CHECK_EQUAL(at.search(request)[0].actions[0], at.preferred);
    CHECK(ReadingClock::passed - start < std::chrono::milliseconds(1));
    // Amid the rollouts, from a call every two milliseconds.
    stop = false;
    request.report = {};
    unsigned asked = 0;
    request.limits.on_poll = [&] { stop = ++asked == 3; };
    CHECK_EQUAL(at.search(request)[0].milliseconds, 6u);
    // A stop before the columns are looked at leaves one of them.
    stop = true;
    CHECK_EQUAL(misjudged_columns().search(request)[0].nodes, 0u);
}

void test_several_threads_roll_out() {
    const auto at = misjudged_offer();
    // By the machine's own clock: as long as it takes until further refills change nothing.
    Request request = in_milliseconds(60'000);
    request.threads = 3;
    unsigned num_solved = 0;
    request.report = [&](const Variation& variation) { num_solved += variation.is_solved; };
    const auto found = Searcher(1).search(at.state, request);
    CHECK_EQUAL(found.size(), 1u);
    CHECK_EQUAL(found[0].actions[0], at.better);
    CHECK_EQUAL(num_solved, 2u);
}

// ---- The comparison itself ----

using Comparison = RolloutComparison<2, WallSide::COLORED>;
constexpr unsigned MANY = 1'000;

/// Between the second and the third round of a random game.
ColoredState<2> boundary(std::uint64_t seed) {
    Random rng(seed);
    ColoredState<2> state;
    while (state.round_number < 3) {
        if (state.phase == Phase::PREPARING_NEXT_ROUND) state.deal_random(rng);
        state.play_random_move(rng);
    }
    return state;
}

Variation worth(Utility utility) {
    Variation variation;
    variation.utility = utility;
    variation.grounds.wins = {0.5, 0.5};
    return variation;
}

/// Allows so many long steps.
struct Allowance {
    unsigned left;
    unsigned used = 0;
    bool is_refused = false;

    bool operator()() {
        // After the time is up, nothing may ask for it again.
        CHECK(!is_refused);
        is_refused = used == left;
        if (!is_refused) ++used;
        return is_refused;
    }
};

struct Compared {
    std::vector<Variation> variations;
    unsigned used;
};

/// Of boundaries with what they are worth by the network, best first.
Compared compare(const std::vector<std::pair<Utility, ColoredState<2>>>& boundaries,
                 unsigned allowed) {
    Comparison comparison(nullptr);
    std::vector<Variation> variations;
    comparison.start(2, boundaries[0].first);
    for (const auto& [utility, state] : boundaries) {
        variations.push_back(worth(utility));
        variations.back().actions = {static_cast<Action>(variations.size())};
        comparison.add(variations.back(), state);
    }
    Allowance allowance{allowed};
    comparison.compare(0, 7, MANY, std::ref(allowance));
    comparison.order(variations);
    return {variations, allowance.used};
}

/// What is played from each boundary before anything is concluded.
constexpr unsigned BATCH = 8;

void test_a_number_of_refills_ends_it() {
    Comparison comparison(nullptr);
    comparison.start(2, 50);
    comparison.add(worth(50), boundary(1));
    comparison.add(worth(40), boundary(2));
    Allowance allowance{MANY};
    comparison.compare(0, 7, 2 * BATCH, std::ref(allowance));
    CHECK_EQUAL(allowance.used, 2 * (1 + 2 * BATCH));
}

void test_what_is_behind_is_dropped() {
    // A look at each boundary, and one batch.
    const auto far = compare({{9'000, boundary(1)}, {-9'000, boundary(2)}}, MANY);
    CHECK_EQUAL(far.used, 2 * (1 + BATCH));
    CHECK_EQUAL(far.variations[0].actions[0], 1u);
    // The third is dropped, so that a second batch of the others is soon whole.
    const std::vector<std::pair<Utility, ColoredState<2>>> three = {
        {50, boundary(1)}, {50, boundary(2)}, {-9'000, boundary(3)}};
    const auto before = compare(three, 3 * (1 + BATCH));
    const auto after = compare(three, 3 * (1 + BATCH) + 2 * BATCH);
    CHECK(after.variations[0].utility != before.variations[0].utility);
    CHECK_EQUAL(after.variations[2].actions[0], 3u);
    CHECK_EQUAL(after.variations[2].utility, before.variations[2].utility);
}

void test_equal_boundaries_share_their_refills() {
    const auto same = compare({{100, boundary(1)}, {100, boundary(1)}}, MANY);
    CHECK_EQUAL(same.used, 0u);
    CHECK_EQUAL(same.variations[0].utility, 100);
    const auto found =
        compare({{100, boundary(1)}, {100, boundary(1)}, {0, boundary(2)}}, 2 * (1 + BATCH));
    CHECK_EQUAL(found.used, 2 * (1 + BATCH));
    std::vector<Utility> utilities(4);
    for (const Variation& each : found.variations) utilities[each.actions[0]] = each.utility;
    CHECK(utilities[1] != 100);
    CHECK_EQUAL(utilities[1], utilities[2]);
    CHECK(utilities[3] != 0 && utilities[3] != utilities[1]);
}

/// Whichever comes first, and however much of the next batch was played.
void test_all_have_the_same_refills() {
    const auto utilities = [](const Compared& compared, bool is_turned) {
        std::vector<Utility> found(2);
        for (const Variation& each : compared.variations) {
            found[(each.actions[0] - 1u) ^ (is_turned ? 1u : 0u)] = each.utility;
        }
        return found;
    };
    const std::pair one(Utility{50}, boundary(1));
    const std::pair other(Utility{50}, boundary(2));
    const unsigned first_batch = 2 * (1 + BATCH);
    const auto whole = utilities(compare({one, other}, first_batch), false);
    CHECK(whole[0] != 50 && whole[1] != 50);
    CHECK(utilities(compare({other, one}, first_batch), true) == whole);
    for (const unsigned more : {1u, BATCH, 2 * BATCH - 1}) {
        const auto cut = compare({one, other}, first_batch + more);
        CHECK_EQUAL(cut.used, first_batch + more);
        CHECK(utilities(cut, false) == whole);
    }
    CHECK(utilities(compare({one, other}, first_batch + 2 * BATCH), false) != whole);
    // Before the first batch is whole nothing is concluded.
    for (const unsigned few : {0u, 1u, first_batch - 1}) {
        CHECK(utilities(compare({one, other}, few), false) == std::vector<Utility>({50, 50}));
    }
}

void test_where_the_game_is_over_nothing_is_played() {
    Random rng(3);
    ColoredState<2> over;
    playout(over, rng);
    ColoredState<2> also_over;
    playout(also_over, rng);
    CHECK_EQUAL(compare({{10, over}, {0, also_over}}, MANY).used, 0u);
    const auto found = compare({{100, over}, {0, boundary(1)}}, 1 + BATCH);
    CHECK_EQUAL(found.used, 1 + BATCH);
    for (const Variation& each : found.variations) {
        CHECK_EQUAL(each.utility == 100, each.actions[0] == 1);
    }
}

}  // namespace

void test_rollouts() {
    test_refills_see_what_the_weights_miss(misjudged_offer());
    test_refills_see_what_the_weights_miss(misjudged_columns());
    test_nothing_else_rolls_out(misjudged_offer());
    test_nothing_else_rolls_out(misjudged_columns());
    test_the_time_is_used_and_kept(misjudged_offer(), 5);
    test_the_time_is_used_and_kept(misjudged_offer(), 20);
    test_the_time_is_used_and_kept(misjudged_columns(), 1);
    test_a_stop_ends_it_at_once();
    test_several_threads_roll_out();
    test_a_number_of_refills_ends_it();
    test_what_is_behind_is_dropped();
    test_equal_boundaries_share_their_refills();
    test_all_have_the_same_refills();
    test_where_the_game_is_over_nothing_is_played();
}

}  // namespace azulejos::tests
