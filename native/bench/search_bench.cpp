#include "search_bench.hpp"

#include <chrono>

#include "azulejos/playout.hpp"
#include "azulejos/search/searcher.hpp"

namespace azulejos::bench {

namespace {

constexpr unsigned POSITIONS_OF_A_KIND = 10;

template <class AState>
void add_kind(SearchSignature& signature, unsigned depth, Random& rng) {
    search::Searcher searcher(16);
    search::Request request;
    request.limits.depth = AState::PLAYERS == 2 ? depth : depth - 1;
    for (unsigned number = 0; number < POSITIONS_OF_A_KIND;) {
        AState state(number % AState::PLAYERS);
        playout_at_most(state, rng, rng.below(40));
        if (state.phase == Phase::PREPARING_NEXT_ROUND) state.deal_random(rng);
        if (state.is_over()) continue;
        signature.nodes += searcher.search(state, request)[0].nodes;
        ++signature.positions;
        ++number;
    }
}

}  // namespace

SearchSignature measure_search(unsigned depth, std::uint64_t seed) {
    const auto start = std::chrono::steady_clock::now();
    SearchSignature signature;
    Random rng(seed);
    add_kind<ColoredState<2>>(signature, depth, rng);
    add_kind<ColoredState<3>>(signature, depth, rng);
    add_kind<ColoredState<4>>(signature, depth, rng);
    add_kind<GrayState<2>>(signature, depth, rng);
    add_kind<GrayState<3>>(signature, depth, rng);
    add_kind<GrayState<4>>(signature, depth, rng);
    signature.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return signature;
}

}  // namespace azulejos::bench
