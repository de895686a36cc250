// Honest chances: what a search found, corrected by what became of such positions in many games.
#pragma once

#include <cstdint>

#include "azulejos/search/grounds.hpp"

namespace azulejos::search {

/// Whether chances are stated from how every seat would play for itself, too.
template <unsigned Players>
bool has_own_play(const Grounds& grounds) {
    return Players > 2 && grounds.is_by_network && !grounds.is_solved;
}

struct Stated {
    OfSeats wins{};
    OfSeats final_scores{};
};

/// For the search of `seat` in a round. Each chance is in proportion to the product of the opinions about that seat, each to a power; so a
/// seat's chance rises with each of them. What is exact stays as it is, and so do the chances of the
/// weights, which were not measured.
template <unsigned Players, WallSide Side>
Stated calibrated(const Grounds& grounds, std::uint64_t round_number, unsigned seat);

}  // namespace azulejos::search
