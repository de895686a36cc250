// Positions inside a factory offer, of games played at random.
#pragma once

#include "azulejos/playout.hpp"
#include "azulejos/random.hpp"
#include "azulejos/state.hpp"

namespace azulejos::tests {

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

}  // namespace azulejos::tests
