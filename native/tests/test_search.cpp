// The search agrees with brute force, repeats itself, stops when asked, and plays legal moves only.
#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <set>
#include <thread>

#include "all_kinds.hpp"
#include "azulejos/playout.hpp"
#include "azulejos/search/move_ordering.hpp"
#include "azulejos/search/round_end.hpp"
#include "azulejos/search/searcher.hpp"
#include "azulejos/search/transposition_table.hpp"
#include "checks.hpp"
#include "replay.hpp"
#include "tests.hpp"
#include "volume.hpp"

namespace azulejos::tests {

namespace {

using search::Request;
using search::RoundEnd;
using search::Searcher;
using search::Utility;
using search::Variation;

template <class AState>
AState new_state(Random& rng) {
    return AState(rng.below(AState::PLAYERS),
                  rng.below(4) == 0 ? TACTILE_VERTICAL_LINE_BONUS : VERTICAL_LINE_BONUS);
}

/// A position in which someone is to move, from a game of random moves.
template <class AState>
AState random_position(Random& rng) {
    for (;;) {
        AState state = new_state<AState>(rng);
        playout_at_most(state, rng, rng.below(80));
        if (state.phase == Phase::PREPARING_NEXT_ROUND) state.deal_random(rng);
        if (!state.is_over()) return state;
    }
}

/// Near the end of a round, with at most `max_takes` pairs of source and color.
template <class AState>
AState small_position(Random& rng, int max_takes) {
    for (;;) {
        AState state = random_position<AState>(rng);
        while (state.phase == Phase::FACTORY_OFFER &&
               std::popcount(state.available.bits) > max_takes) {
            state.play_random_move(rng);
        }
        if (state.phase == Phase::FACTORY_OFFER) return state;
    }
}

/// Every sequence of moves to the end of the round, by the rules alone: the utility for `asking`,
/// whom all others oppose. Of more than one other, one chooses between two moves of `asking`, and
/// the rest make the greedy move, unless `do_all_choose`.
template <unsigned Players, WallSide Side>
struct TryEverything {
    using AState = State<Players, Side>;

    explicit TryEverything(const AState& root, bool all_choose = false)
        : asking(root.seat), do_all_choose(all_choose) {
        round_end.start(root);
        static_gain.start(root, round_end);
    }

    Utility operator()(const AState& state, bool has_replied = false) const {
        if (state.available.is_empty()) {
            AState finished = state;
            round_end.finish(finished);
            return round_end.utility_of_boundary(finished, asking);
        }
        const bool is_asking = state.seat == asking;
        const Action greedy_reply = search::greedy_move(state, static_gain).action();
        typename AState::Actions list;
        state.list_legal_actions(list);
        Utility best = is_asking ? -search::INFINITE_UTILITY : search::INFINITE_UTILITY;
        for (const Action action : list) {
            const bool is_greedy = Players > 2 && action == greedy_reply;
            if (has_replied && !is_greedy && !do_all_choose) continue;
            AState next = state;
            next.take_and_place(Move::of(action));
            const bool does_reply = Players > 2 && !is_asking && !is_greedy;
            const Utility utility =
                (*this)(next, next.seat != asking && (has_replied || does_reply));
            best = is_asking ? std::max(best, utility) : std::min(best, utility);
        }
        return best;
    }

    unsigned asking;
    bool do_all_choose;
    RoundEnd<Players, Side> round_end;
    search::StaticGain<Players, Side> static_gain;
};

/// Of a variation that leads to `state`, at the end of a factory offer.
template <class AState>
void check_expectation(AState state, const Variation& variation) {
    RoundEnd<AState::PLAYERS, AState::SIDE> round_end;
    round_end.start(state);
    round_end.finish(state);
    double sum = 0;
    for (unsigned seat = 0; seat < AState::PLAYERS; ++seat) {
        sum += variation.wins[seat];
        const double score = variation.final_scores[seat];
        CHECK(state.is_over() ? score == state.boards[seat].score : score >= 0 && score < 300);
    }
    CHECK(std::abs(sum - 1) < 1e-9);
}

template <class AState>
void test_it_finds_what_trying_everything_finds(std::uint64_t seed, unsigned num_positions) {
    Random rng(seed);
    Searcher searcher(1);
    Searcher almost_without_table(0);
    unsigned num_solved = 0;
    for (unsigned number = 0; number < num_positions; ++number) {
        const AState state = small_position<AState>(rng, 4);
        context = format_position(unpack(state));
        const TryEverything<AState::PLAYERS, AState::SIDE> try_everything(state);
        const Variation found = searcher.search(state, {})[0];
        CHECK(found.is_solved || AState::PLAYERS > 2);
        CHECK_EQUAL(found.utility, try_everything(state));
        // A position is solved if its value holds whichever opponent chooses.
        if (found.is_solved) {
            const TryEverything<AState::PLAYERS, AState::SIDE> all_choose(state, true);
            CHECK_EQUAL(found.utility, all_choose(state));
            ++num_solved;
        }
        CHECK_EQUAL(almost_without_table.search(state, {})[0].utility, found.utility);
        // No way to the end of the round has more plies than there are pairs to take.
        Request just_deep_enough;
        just_deep_enough.limits.depth = static_cast<unsigned>(std::popcount(state.available.bits));
        const Variation deep = searcher.search(state, just_deep_enough)[0];
        CHECK_EQUAL(deep.utility, found.utility);
        CHECK(deep.is_solved || AState::PLAYERS > 2);
        AState next = state;
        next.take_and_place(Move::of(found.actions[0]));
        CHECK_EQUAL(try_everything(next), found.utility);
        // The variation leads to the end of the round, and there to the utility.
        AState last = state;
        for (const Action action : found.actions) {
            CHECK(last.is_legal(action));
            last.take_and_place(Move::of(action));
        }
        CHECK(last.available.is_empty());
        CHECK_EQUAL(try_everything(last), found.utility);
        check_expectation(last, found);
    }
    // With more than two players few are, and a fraction may have none.
    CHECK(num_solved > 0 || (AState::PLAYERS > 2 && one_in > 1));
    context.clear();
}

/// Also where the depth limit is met, late moves are looked at less deeply and the last are left out.
template <class AState>
void test_a_variation_leads_to_its_utility(std::uint64_t seed) {
    Random rng(seed);
    Searcher searcher(1);
    for (unsigned number = 0; number < volume(12, 4); ++number) {
        AState state = new_state<AState>(rng);
        state.deal_random(rng);
        context = format_position(unpack(state));
        const TryEverything<AState::PLAYERS, AState::SIDE> end_of_round(state);
        Request request;
        request.limits.depth = 1 + number % 4;
        const Variation found = searcher.search(state, request)[0];
        for (const Action action : found.actions) state.take_and_place(Move::of(action));
        search::greedy_playout(state, end_of_round.static_gain);
        CHECK_EQUAL(end_of_round(state), found.utility);
    }
    context.clear();
}

template <class AState>
void test_threads_find_what_one_finds(std::uint64_t seed) {
    Random rng(seed);
    Searcher alone(1);
    Searcher together(1);
    Request request;
    request.threads = 3;
    for (unsigned number = 0; number < volume(20); ++number) {
        const AState state = small_position<AState>(rng, 6);
        context = format_position(unpack(state));
        const Variation found = together.search(state, request)[0];
        CHECK(found.is_solved || AState::PLAYERS > 2);
        CHECK_EQUAL(found.utility, alone.search(state, {})[0].utility);
    }
    context.clear();
}

/// In wall-tiling: tries every column of the seats to come, each of which minds its own final score
/// and horizontal lines. The seat's own, of the best way.
template <class AState>
std::pair<unsigned, unsigned> best_end(const AState& state, unsigned seat) {
    if (state.phase != Phase::WALL_TILING || state.seat != seat) {
        const auto& board = state.boards[seat];
        return {board.score + (state.is_over() ? 0 : board.bonus(state.vertical_line_bonus)),
                board.wall.spaces().num_horizontal_lines()};
    }
    typename AState::Actions list;
    state.list_legal_actions(list);
    std::pair<unsigned, unsigned> best{0, 0};
    for (const Action action : list) {
        AState next = state;
        next.apply(action);
        best = std::max(best, best_end(next, seat));
    }
    return best;
}

/// Random games with walls as they are late in a game, so that rounds end it.
template <class AState>
AState tiling_that_ends_the_game(Random& rng) {
    for (;;) {
        AState state = new_state<AState>(rng);
        while (!state.is_over()) {
            if (state.phase == Phase::PREPARING_NEXT_ROUND) state.deal_random(rng);
            const bool has_line = std::any_of(
                state.boards.begin(), state.boards.end(),
                [](const auto& board) { return board.wall.spaces().num_horizontal_lines() != 0; });
            if (state.phase == Phase::WALL_TILING && has_line) return state;
            state.play_random_move(rng);
        }
    }
}

template <class AState>
void test_columns_at_the_end_of_the_game_are_exact(std::uint64_t seed) {
    Random rng(seed);
    Searcher searcher(1);
    for (unsigned number = 0; number < volume(60); ++number) {
        const AState state = tiling_that_ends_the_game<AState>(rng);
        context = format_position(unpack(state));
        const Variation found = searcher.search(state, {})[0];
        CHECK(found.is_solved);
        AState next = state;
        next.apply(found.actions[0]);
        CHECK(best_end(next, state.seat) == best_end(state, state.seat));
    }
    context.clear();
}

template <class AState>
void test_columns_are_ranked_and_solved_only_if_all_were_looked_at(std::uint64_t seed) {
    Random rng(seed);
    Searcher searcher(1);
    unsigned num_chosen = 0;
    while (num_chosen < volume(50)) {
        AState state = small_position<AState>(rng, 2);
        while (state.phase == Phase::FACTORY_OFFER) state.play_random_move(rng);
        if (state.phase != Phase::WALL_TILING) continue;
        ++num_chosen;
        context = format_position(unpack(state));
        Request request;
        request.num_variations = 5;
        const auto found = searcher.search(state, request);
        CHECK_EQUAL(found.size(), state.num_legal_actions());
        CHECK(found[0].is_solved);
        for (std::size_t at = 0; at < found.size(); ++at) {
            CHECK(state.is_legal(found[at].actions[0]));
            CHECK(at == 0 || found[at - 1].utility >= found[at].utility);
        }
        if (found.size() == 1) continue;
        request.limits.nodes = found.size() - 1;
        CHECK(!searcher.search(state, request)[0].is_solved);
        CHECK(!searcher.search(state, request)[0].is_exhausted);
    }
    context.clear();
}

template <class AState>
void test_no_move_is_illegal(std::uint64_t seed, unsigned num_positions) {
    Random rng(seed);
    Searcher searcher(1);
    AState state = new_state<AState>(rng);
    for (unsigned number = 0; number < num_positions; ++number) {
        if (state.is_over()) state = new_state<AState>(rng);
        if (state.phase == Phase::PREPARING_NEXT_ROUND) state.deal_random(rng);
        Request request;
        if (number % 8 == 1) {
            request.limits.milliseconds = 1;
        } else {
            request.limits.nodes = number % 8 == 0 ? 1 + rng.below(300) : 1;
        }
        request.num_variations = 1 + rng.below(3);
        const auto found = searcher.search(state, request);
        context = format_position(unpack(state));
        CHECK(!found.empty());
        std::set<Action> first_actions;
        for (const Variation& variation : found) {
            if (request.limits.nodes) CHECK(variation.nodes <= *request.limits.nodes);
            first_actions.insert(variation.actions[0]);
            AState played = state;
            for (const Action action : variation.actions) {
                CHECK(played.is_legal(action));
                played.apply(action);
            }
        }
        CHECK_EQUAL(first_actions.size(), found.size());
        state.play_random_move(rng);
    }
    context.clear();
}

bool are_equal(const std::vector<Variation>& some, const std::vector<Variation>& others) {
    return std::equal(some.begin(), some.end(), others.begin(), others.end(),
                      [](const Variation& a, const Variation& b) {
                          return a.rank == b.rank && a.depth == b.depth && a.nodes == b.nodes &&
                                 a.utility == b.utility && a.is_solved == b.is_solved &&
                                 a.actions == b.actions;
                      });
}

template <class AState>
void test_nodes_and_depth_repeat_whatever_came_before(std::uint64_t seed) {
    Random rng(seed);
    Searcher used(1);
    for (unsigned number = 0; number < volume(130); ++number) {
        const AState state = random_position<AState>(rng);
        context = format_position(unpack(state));
        Request request;
        request.num_variations = 1 + number % 2;
        if (number % 3 == 0) request.limits.depth = 2;
        if (number % 3 != 0) request.limits.nodes = 100 + rng.below(1000);
        const auto first = used.search(state, request);
        CHECK(are_equal(first, used.search(state, request)));
        if (number % 10 == 0) CHECK(are_equal(first, Searcher(1).search(state, request)));
    }
    context.clear();
}

void test_a_search_is_stopped_from_another_thread() {
    std::atomic<bool> stop = false;
    Request request;
    request.limits.stop = &stop;
    std::vector<Variation> found;
    std::thread searching([&] { found = Searcher(1).search(first_offer(1), request); });
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    stop = true;
    searching.join();
    CHECK(!found[0].is_solved);
    CHECK(first_offer(1).is_legal(found[0].actions[0]));
    // A stop that was set before the search still returns a legal move.
    CHECK_EQUAL(Searcher(1).search(first_offer(1), request)[0].nodes, 0u);
}

void test_threads_stop_and_count_together() {
    Request request;
    request.threads = 4;
    request.limits.milliseconds = 20;
    Searcher searcher(1);
    CHECK(!searcher.search(first_offer(3), request)[0].is_solved);
    // Where it must repeat one thread searches alone, and nodes are counted exactly.
    request.limits = {};
    request.limits.nodes = 5000;
    const auto found = searcher.search(first_offer(3), request);
    CHECK_EQUAL(found[0].nodes, 5000u);
    request.threads = 1;
    CHECK(are_equal(found, searcher.search(first_offer(3), request)));
    // An exception in a report ends all threads.
    request.threads = 3;
    request.limits = {};
    request.report = [](const Variation&) { throw std::runtime_error("enough"); };
    CHECK(throws<std::runtime_error>([&] { searcher.search(first_offer(3), request); }));
}

void test_a_table_forgets() {
    search::TranspositionTable table(1);
    // More often than the generations that an entry can tell apart.
    for (unsigned number = 0; number < 70'000; ++number) {
        const std::uint64_t key = 1 + number % 5;
        CHECK(table.find(key).bound == search::Bound::NONE);
        table.store(key, 3, 4, 5, search::Bound::EXACT);
        const auto found = table.find(key);
        CHECK(found.utility == 3 && found.action == 4 && found.depth == 5);
        table.clear();
    }
}

void test_a_level_that_ignores_opponents_keeps_no_entries() {
    Request request;
    request.level = {.scope = {.opponents = false}};
    Random rng(5);
    for (unsigned number = 0; number < volume(30); ++number) {
        auto state = small_position<ColoredState<2>>(rng, 5);
        Searcher searcher(1);
        while (state.phase == Phase::FACTORY_OFFER) {
            CHECK_EQUAL(searcher.search(state, request)[0].utility,
                        Searcher(1).search(state, request)[0].utility);
            state.play_random_move(rng);
        }
    }
}

/// Searched one by one the moves are exhausted, though nothing is solved by one of them, and the best
/// of them is worth what the search of all says.
void test_moves_one_by_one(std::uint64_t seed) {
    Random rng(seed);
    Searcher searcher(1);
    for (unsigned count = 0; count < volume(50);) {
        const auto state = small_position<ColoredState<2>>(rng, 2);
        if (state.phase != Phase::FACTORY_OFFER || state.num_legal_actions() < 2) continue;
        ++count;
        context = format_position(unpack(state));
        const auto all = searcher.search(state, {});
        CHECK(all[0].is_solved && all[0].is_exhausted);
        Utility best = -search::INFINITE_UTILITY;
        ColoredState<2>::Actions list;
        state.list_legal_actions(list);
        for (const Action action : list) {
            Request request;
            request.actions = {action};
            const auto alone = searcher.search(state, request);
            CHECK(alone[0].is_exhausted && !alone[0].is_solved);
            best = std::max(best, alone[0].utility);
            request.limits.nodes = 1;
            CHECK(alone[0].nodes == 1 || !searcher.search(state, request)[0].is_exhausted);
        }
        CHECK_EQUAL(best, all[0].utility);
    }
    context.clear();
}

void test_what_it_is_told() {
    const ColoredState<2> state = first_offer(2);
    ColoredState<2>::Actions list;
    state.list_legal_actions(list);
    Request request;
    request.limits.depth = 2;
    request.actions = {list[3], list[5]};
    request.num_variations = 4;
    unsigned num_reports = 0;
    request.report = [&](const Variation&) { ++num_reports; };
    const auto found = Searcher(1).search(state, request);
    CHECK_EQUAL(found.size(), 2u);
    CHECK_EQUAL(num_reports, 4u);
    for (const Variation& variation : found) {
        CHECK(variation.actions[0] == list[3] || variation.actions[0] == list[5]);
        CHECK_EQUAL(variation.actions.size(), 2u);
        CHECK(std::abs(variation.wins[0] + variation.wins[1] - 1) < 1e-9);
    }
    request.limits = {};
    const std::atomic<bool> stop = true;
    request.limits.stop = &stop;
    CHECK(!Searcher(1).search(state, request)[0].is_solved);
    request.actions = {ColoredState<2>::NUM_ACTIONS};
    CHECK(throws<std::invalid_argument>([&] { Searcher(1).search(state, request); }));
    CHECK(throws<std::invalid_argument>([&] { Searcher(1).search(ColoredState<2>(), {}); }));
}

}  // namespace

void test_search() {
    for_all_kinds(10, []<class AState>(std::uint64_t seed) {
        test_it_finds_what_trying_everything_finds<AState>(seed, volume(100));
        test_a_variation_leads_to_its_utility<AState>(seed + 6);
        test_no_move_is_illegal<AState>(seed + 1, volume(1700));
        test_nodes_and_depth_repeat_whatever_came_before<AState>(seed + 2);
        test_threads_find_what_one_finds<AState>(seed + 4);
        if constexpr (AState::SIDE == WallSide::GRAY) {
            test_columns_are_ranked_and_solved_only_if_all_were_looked_at<AState>(seed + 3);
            test_columns_at_the_end_of_the_game_are_exact<AState>(seed + 5);
        }
    });
    test_a_search_is_stopped_from_another_thread();
    test_threads_stop_and_count_together();
    test_a_table_forgets();
    test_a_level_that_ignores_opponents_keeps_no_entries();
    test_moves_one_by_one(70);
    test_what_it_is_told();
}

}  // namespace azulejos::tests
