// The levels: what each notices, and that none throws tiles away.
#include <algorithm>
#include <set>
#include <span>

#include "all_kinds.hpp"
#include "azulejos/playout.hpp"
#include "azulejos/search/levels.hpp"
#include "azulejos/search/searcher.hpp"
#include "checks.hpp"
#include "replay.hpp"
#include "tests.hpp"
#include "volume.hpp"

namespace azulejos::tests {

namespace {

using search::Level;
using search::levels_of;
using search::noticed_actions;
using search::Request;
using search::Searcher;

template <class AState>
AState random_offer(Random& rng) {
    for (;;) {
        AState state(rng.below(AState::PLAYERS));
        playout_at_most(state, rng, rng.below(60));
        if (state.phase == Phase::PREPARING_NEXT_ROUND) state.deal_random(rng);
        if (state.phase == Phase::FACTORY_OFFER) return state;
    }
}

/// How many of the tiles taken fall.
template <class AState>
unsigned num_fallen(const AState& state, Action action) {
    const Move move = Move::of(action);
    const unsigned count = state.sources[move.source].count(move.color);
    if (move.destination == FLOOR) return count;
    const unsigned held = state.boards[state.seat].pattern_lines[move.destination - 1].count;
    return count - std::min(count, move.destination - held);
}

template <class AState>
bool is_any_fit(const AState& state, const std::vector<Action>& actions) {
    return std::any_of(actions.begin(), actions.end(),
                       [&](Action action) { return num_fallen(state, action) == 0; });
}

template <class AState>
void test_what_is_noticed(std::uint64_t seed) {
    Random rng(seed);
    bool does_seed_matter = false;
    for (unsigned number = 0; number < volume(200); ++number) {
        const AState state = random_offer<AState>(rng);
        context = format_position(unpack(state));
        typename AState::Actions legal;
        state.list_legal_actions(legal);
        const std::vector<Action> all(legal.begin(), legal.end());
        std::vector<Action> of_lower;
        for (const Level& level : levels_of(AState::PLAYERS)) {
            const auto noticed = noticed_actions(state, level, number);
            CHECK(!noticed.empty());
            CHECK(std::includes(all.begin(), all.end(), noticed.begin(), noticed.end()));
            CHECK_EQUAL(is_any_fit(state, noticed), is_any_fit(state, all));
            CHECK(noticed == noticed_actions(state, level, number));
            does_seed_matter |= noticed != noticed_actions(state, level, number + 1);
            // A higher level notices whatever a lower one does.
            CHECK(std::includes(noticed.begin(), noticed.end(), of_lower.begin(), of_lower.end()));
            of_lower = noticed;
        }
        for (const Level& level : std::span(levels_of(AState::PLAYERS)).last(2)) {
            CHECK(noticed_actions(state, level, number) == all);
        }
    }
    CHECK(does_seed_matter);
    context.clear();
}

template <class AState>
void test_levels_play_legally_and_repeat(std::uint64_t seed) {
    Random rng(seed);
    Searcher searcher(1);
    Searcher other(1);
    for (unsigned number = 0; number < volume(70, 7); ++number) {
        const AState state = random_offer<AState>(rng);
        context = format_position(unpack(state));
        Request request;
        request.level = levels_of(AState::PLAYERS)[number % 7];
        request.seed = number;
        // At depth 1 a level may overfill a pattern line, but throws nothing away.
        request.limits.nodes = 1;
        typename AState::Actions legal;
        state.list_legal_actions(legal);
        const bool is_fit_legal = is_any_fit(state, {legal.begin(), legal.end()});
        const Action chosen = searcher.search(state, request)[0].actions[0];
        CHECK(!is_fit_legal || Move::of(chosen).destination != FLOOR);
        // A level's own limits hold, whatever other limits are asked for.
        request.limits = {};
        request.limits.milliseconds = 1'000'000;
        const auto found = searcher.search(state, request);
        CHECK(state.is_legal(found[0].actions[0]));
        CHECK(!found[0].is_solved || request.level.overlooked == 0);
        CHECK(found[0].actions == other.search(state, request)[0].actions);
        if (request.level.nodes) CHECK(found[0].nodes <= *request.level.nodes);
        if (request.level.depth) CHECK(found[0].depth <= *request.level.depth);
    }
    context.clear();
}

/// A level that ignores opponents values a move without what it leaves them.
void test_evaluation_scope() {
    Random rng(7);
    Searcher searcher(1);
    unsigned num_different = 0;
    for (unsigned number = 0; number < 100; ++number) {
        const auto state = random_offer<ColoredState<2>>(rng);
        Request request;
        request.limits.depth = 1;
        request.num_variations = 300;
        const auto seen = searcher.search(state, request);
        request.level = {.depth = 1, .scope = {.opponents = false}};
        const auto unseen = searcher.search(state, request);
        num_different += seen[0].actions[0] != unseen[0].actions[0];
        // Equal takes onto equal pattern lines are worth the same, wherever the tiles come from.
        for (const auto& one : unseen) {
            for (const auto& two : unseen) {
                const Move a = Move::of(one.actions[0]);
                const Move b = Move::of(two.actions[0]);
                const bool is_center =
                    a.source == ColoredState<2>::CENTER || b.source == ColoredState<2>::CENTER;
                const bool is_equal = a.color == b.color && a.destination == b.destination &&
                                      state.sources[a.source].count(a.color) ==
                                          state.sources[b.source].count(b.color);
                if (is_equal && !is_center) CHECK_EQUAL(one.utility, two.utility);
            }
        }
    }
    CHECK(num_different > 10);
}

}  // namespace

void test_levels() {
    for_all_kinds(10, []<class AState>(std::uint64_t seed) {
        test_what_is_noticed<AState>(seed);
        test_levels_play_legally_and_repeat<AState>(seed + 1);
    });
    test_evaluation_scope();
}

}  // namespace azulejos::tests
