// The shape of what chances and scores are corrected by: one set for what is solved and one for what is
// not, each for round 1, 2, 3, 4, and 5 or later.
#pragma once

#include <array>

#include "azulejos/rules.hpp"

namespace azulejos::search {

inline constexpr unsigned NUM_CALIBRATED_ROUNDS = 5;

using OfRounds = std::array<double, NUM_CALIBRATED_ROUNDS>;

struct Calibration {
    /// Exponents of chances: at the end of the line that was searched, at the end of the seats' own
    /// play, and by static evaluation. The last two only with 3 and 4 players.
    OfRounds searched;
    OfRounds own;
    OfRounds standing;
    /// A logit for the seat to move, whom a search that is cut off judges too harshly or too well.
    OfRounds turn;
    /// Added to each score: those at the end of the line that was searched, or the mean of both lines.
    OfRounds points;
};

/// SOLVED and UNSOLVED, fitted to games (`calibration_weights.hpp`).
template <unsigned Players, WallSide Side>
struct CalibrationWeights;

}  // namespace azulejos::search
