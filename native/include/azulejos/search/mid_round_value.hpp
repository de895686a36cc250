// The value of a round that is not over, at the depth limit: learned from deeper searches, in whole
// numbers, the same on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "azulejos/search/mid_round_inputs.hpp"
#include "azulejos/search/utility.hpp"

namespace azulejos::search {

inline constexpr unsigned NUM_MID_ROUND_UNITS = 16;
/// Rounds 1 to 4, and 5 or later, have biases of their own.
inline constexpr unsigned NUM_MID_ROUND_ROUNDS = 5;
/// The more there is to take, the less a playout tells: each step has output weights of its own.
inline constexpr unsigned NUM_MID_ROUND_STEPS = 5;
/// Where fewer sources and colors are left to take, the playout alone tells nearly as much.
constexpr unsigned least_mid_round_takes(unsigned players) {
    return players + 1;
}

/// A sum of 2 to this power stands for 1, where a unit saturates.
inline constexpr int MID_ROUND_SUM_SHIFT = 18;
/// A share of 2 to this power stands for 1.
inline constexpr int MID_ROUND_SHARE_SHIFT = 10;

template <unsigned Players>
struct MidRoundTable {
    struct Step {
        /// Shares in 1024ths, and a utility.
        int played;
        int stands;
        int constant;
        /// What a saturated unit adds, as a utility.
        std::array<std::int16_t, NUM_MID_ROUND_UNITS> units;
    };
    std::array<std::array<std::int16_t, num_mid_round_inputs(Players)>, NUM_MID_ROUND_UNITS> units;
    std::array<std::array<int, NUM_MID_ROUND_UNITS>, NUM_MID_ROUND_ROUNDS> biases;
    std::array<Step, NUM_MID_ROUND_STEPS> steps;
};

/// Of a kind of game, as TABLE, where they were learned (`mid_round_weights/`).
template <unsigned Players, WallSide Side>
struct MidRoundWeights {};

constexpr unsigned mid_round_round(std::uint64_t round_number) {
    return static_cast<unsigned>(std::min<std::uint64_t>(round_number, NUM_MID_ROUND_ROUNDS)) - 1;
}
constexpr unsigned mid_round_step(unsigned players, unsigned takes) {
    return std::min(takes / least_mid_round_takes(players), NUM_MID_ROUND_STEPS) - 1;
}

/// A mix of what the playout came to and of how the boards stand, and what a small hidden layer adds.
template <unsigned Players>
Utility mid_round_utility(const MidRoundTable<Players>& table, const MidRound<Players>& seen) {
    const auto& biases = table.biases[mid_round_round(seen.round_number)];
    const auto& step = table.steps[mid_round_step(Players, seen.takes)];
    int added = 0;
    for (unsigned unit = 0; unit < NUM_MID_ROUND_UNITS; ++unit) {
        int sum = biases[unit];
        for (unsigned at = 0; at < seen.inputs.size(); ++at) {
            sum += table.units[unit][at] * seen.inputs[at];
        }
        // From 0 to 256, and squared and back.
        const int on = std::clamp(sum >> (MID_ROUND_SUM_SHIFT - 8), 0, 256);
        added += step.units[unit] * (on * on >> 8);
    }
    const int mixed =
        (seen.played * step.played + seen.stands * step.stands) >> MID_ROUND_SHARE_SHIFT;
    return std::clamp(mixed + step.constant + (added >> 8), -MAX_UTILITY, MAX_UTILITY);
}

}  // namespace azulejos::search
