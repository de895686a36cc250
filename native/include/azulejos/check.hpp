// The checker: recomputes everything that a state keeps, and compares.
#pragma once

#include <optional>
#include <string>

#include "azulejos/state.hpp"

namespace azulejos {

/// What is wrong with a state, if anything. Unpacks it, tests the position by the rules (20 tiles
/// of each color, marker, walls, phases), packs it anew and compares every byte: so derived masks
/// are as recomputed and unused bits are clear.
template <unsigned Players, WallSide Side>
std::optional<std::string> check_consistency(const State<Players, Side>& state);

}  // namespace azulejos
