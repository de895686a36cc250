// The floor line: what fell, in the order in which it fell.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "azulejos/rules.hpp"

namespace azulejos {

/// FLOOR_LINE_COST[n] is what n occupied spaces cost in all: 1 1 2 2 2 3 3 from the left.
inline constexpr std::array<std::uint8_t, FLOOR_LINE_SPACES + 1> FLOOR_LINE_COST = {0, 1, 2,  4,
                                                                                    6, 8, 11, 14};

/// Up to seven entries. The order is kept because a position code shows it.
///
///     bit  31..28 27..24 23..20 19..16 15..12 11...8  7...4  3...0
///             0    seventh                            second first space
///
/// An entry is 0 for a free space, 1 to 5 for a color (its index plus one), 6 for the starting
/// player marker. Free spaces are always the last ones.
struct FloorLine {
    static constexpr unsigned ENTRY_BITS = 4;
    static constexpr std::uint32_t MARKER_ENTRY = NUM_COLORS + 1;
    static constexpr std::uint32_t EACH_ENTRY = 0x1111111;

    std::uint32_t entries = 0;
    std::uint32_t length = 0;

    constexpr std::uint32_t entry(unsigned space) const {
        return entries >> ENTRY_BITS * space & 0xF;
    }
    constexpr unsigned cost() const { return FLOOR_LINE_COST[length]; }

    /// Adds as many tiles as there are spaces; the others have gone to the lid.
    constexpr void add(unsigned color, unsigned count) {
        const std::uint32_t longer = std::min(length + count, FLOOR_LINE_SPACES);
        const std::uint32_t filled = (1u << ENTRY_BITS * longer) - (1u << ENTRY_BITS * length);
        entries |= EACH_ENTRY * (color + 1) & filled;
        length = longer;
    }
    /// On a full floor line the marker takes no space (ruling 2).
    constexpr void add_marker() {
        if (length == FLOOR_LINE_SPACES) return;
        entries |= MARKER_ENTRY << ENTRY_BITS * length;
        ++length;
    }

    /// The tiles on it, without the marker.
    constexpr TileCounts tiles() const {
        TileCounts tiles;
        for (unsigned space = 0; space < length; ++space) {
            if (entry(space) != MARKER_ENTRY) tiles += TileCounts::of(entry(space) - 1, 1);
        }
        return tiles;
    }
};

}  // namespace azulejos
