// Position codes, moves and deals as text (NOTATION.md). For tests, bench and debugging; the parser
// that explains every fault to people lives in Python.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "azulejos/position.hpp"

namespace azulejos {

/// All parsers throw std::invalid_argument.
Position parse_position(std::string_view code);
std::string format_position(const Position& position);

/// `3R4`, `CK0`, `T25`. The action need not be legal, but must exist in a game of this kind.
unsigned parse_action(std::string_view token, unsigned players, WallSide side);
std::string format_action(unsigned action, unsigned players);

/// `deal:BBRK/YYWW/...`; as many sets as there are factories, at most four tiles each.
std::vector<TileCounts> parse_deal(std::string_view token, unsigned players);
std::string format_deal(const std::vector<TileCounts>& factories);

}  // namespace azulejos
