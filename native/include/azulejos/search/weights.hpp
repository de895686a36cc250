// The shape of the boundary's weights: for each feature one for the boundary after round 1, 2, 3,
// 4, and 5 or later.
#pragma once

#include <array>

#include "azulejos/search/board_features.hpp"

namespace azulejos::search {

inline constexpr unsigned NUM_WEIGHT_SETS = 5;

using StrengthWeights = std::array<std::array<double, NUM_WEIGHT_SETS>, NUM_FEATURES>;
/// The last for a constant.
using PointsWeights = std::array<std::array<double, NUM_WEIGHT_SETS>, NUM_FEATURES + 1>;

/// The weights of a kind of game, STRENGTH and POINTS, tuned by self-play (`boundary_weights/`).
template <unsigned Players, WallSide Side>
struct BoundaryWeights;

}  // namespace azulejos::search
