// The weights of the kinds of games that have some.
#pragma once

#include "azulejos/search/mid_round_weights/2_colored.hpp"
#include "azulejos/search/mid_round_weights/2_gray.hpp"
#include "azulejos/search/mid_round_weights/3_colored.hpp"
#include "azulejos/search/mid_round_weights/3_gray.hpp"
#include "azulejos/search/mid_round_weights/4_colored.hpp"
#include "azulejos/search/mid_round_weights/4_gray.hpp"

namespace azulejos::search {

template <unsigned Players, WallSide Side>
inline constexpr bool HAS_MID_ROUND_WEIGHTS = requires { MidRoundWeights<Players, Side>::TABLES; };

}  // namespace azulejos::search
