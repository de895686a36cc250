// Positions inside a factory offer, at random.
#pragma once

#include "azulejos/playout.hpp"
#include "azulejos/random.hpp"
#include "azulejos/state.hpp"

namespace azulejos::tests {

/// Of a game played at random.
template <class AState>
AState random_offer(Random& rng) {
    for (;;) {
        AState state(rng.below(AState::PLAYERS),
                     rng.below(4) == 0 ? TACTILE_VERTICAL_LINE_BONUS : VERTICAL_LINE_BONUS);
        playout_at_most(state, rng, rng.below(70));
        if (state.phase == Phase::PREPARING_NEXT_ROUND) state.deal_random(rng);
        if (state.phase == Phase::FACTORY_OFFER) return state;
    }
}

/// The first factory offer of a game for 2 players.
inline ColoredState<2> first_offer(std::uint64_t seed) {
    Random rng(seed);
    ColoredState<2> state;
    state.deal_random(rng);
    return state;
}

}  // namespace azulejos::tests
