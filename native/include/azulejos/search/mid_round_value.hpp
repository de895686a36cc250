// The learned static evaluation inside a round, trained on deeper searches, in integers: the same on
// every machine.
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
/// The more there is to take, the less accurate is a playout: each step has its own output weights.
inline constexpr unsigned NUM_MID_ROUND_STEPS = 5;
/// Where fewer sources and colors are left to take, a playout alone is nearly as accurate.
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

/// With more than 2 players a search values its root seat whoever is to move, so each turn has weights
/// of its own. With 2 the seat to move is valued, and the other's utility is that negated.
constexpr unsigned num_mid_round_turns(unsigned players) {
    return players == 2 ? 1 : players;
}
template <unsigned Players>
using MidRoundTables = std::array<MidRoundTable<Players>, num_mid_round_turns(Players)>;

/// The weights of a kind of game, TABLES by turn, where it has some (`mid_round_weights/`).
template <unsigned Players, WallSide Side>
struct MidRoundWeights {};

constexpr unsigned mid_round_round(std::uint64_t round_number) {
    return static_cast<unsigned>(std::min<std::uint64_t>(round_number, NUM_MID_ROUND_ROUNDS)) - 1;
}
constexpr unsigned mid_round_step(unsigned players, unsigned takes) {
    return std::min(takes / least_mid_round_takes(players), NUM_MID_ROUND_STEPS) - 1;
}

/// A mix of the utilities after a playout and as the boards stand, plus a small hidden layer.
template <unsigned Players>
Utility mid_round_utility(const MidRoundTables<Players>& tables, const MidRound<Players>& seen) {
    const MidRoundTable<Players>& table = tables[seen.turn];
    const auto& biases = table.biases[mid_round_round(seen.round_number)];
    const auto& step = table.steps[mid_round_step(Players, seen.takes)];
    int added = 0;
    for (unsigned unit = 0; unit < NUM_MID_ROUND_UNITS; ++unit) {
        int sum = biases[unit];
        for (unsigned at = 0; at < seen.inputs.size(); ++at) {
            sum += table.units[unit][at] * seen.inputs[at];
        }
        // Clipped to 0 .. 256, squared, and scaled back.
        const int on = std::clamp(sum >> (MID_ROUND_SUM_SHIFT - 8), 0, 256);
        added += step.units[unit] * (on * on >> 8);
    }
    const int mixed =
        (seen.played * step.played + seen.stands * step.stands) >> MID_ROUND_SHARE_SHIFT;
    return std::clamp(mixed + step.constant + (added >> 8), -MAX_UTILITY, MAX_UTILITY);
}

}  // namespace azulejos::search
