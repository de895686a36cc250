// Moves, and the integers that stand for them.
#pragma once

#include <cstdint>

#include "azulejos/rules.hpp"

namespace azulejos {

/// A move's integer id. Factory offer: (source * 5 + color) * 6 + destination, where the sources
/// are the factories and then the center. Wall-tiling on the gray side follows: row * 5 + column.
using Action = std::uint16_t;

inline constexpr unsigned NUM_TILING_ACTIONS = WALL_SIZE * WALL_SIZE;

constexpr unsigned num_offer_actions(unsigned players) {
    return (num_factories(players) + 1) * NUM_COLORS * NUM_DESTINATIONS;
}

constexpr unsigned num_actions(unsigned players, WallSide side) {
    return num_offer_actions(players) + (side == WallSide::GRAY ? NUM_TILING_ACTIONS : 0);
}

/// Factory offer: all tiles of one color from one source to one destination.
struct Move {
    unsigned source;
    unsigned color;
    unsigned destination;

    constexpr Action action() const {
        return static_cast<Action>((source * NUM_COLORS + color) * NUM_DESTINATIONS + destination);
    }
    static constexpr Move of(unsigned action) {
        const unsigned source_and_color = action / NUM_DESTINATIONS;
        return {source_and_color / NUM_COLORS, source_and_color % NUM_COLORS,
                action % NUM_DESTINATIONS};
    }
    friend constexpr bool operator==(const Move&, const Move&) = default;
};

}  // namespace azulejos
