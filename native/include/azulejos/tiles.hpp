// Colors, and sets of tiles.
#pragma once

#include <cstdint>
#include <string_view>

#include "azulejos/lanes.hpp"

namespace azulejos {

/// Unscoped, so that a color indexes arrays and counts lanes without ceremony.
enum Color : std::uint8_t { BLUE, YELLOW, RED, BLACK, WHITE };

inline constexpr unsigned TILES_PER_COLOR = 20;
inline constexpr unsigned NUM_TILES = NUM_COLORS * TILES_PER_COLOR;
inline constexpr std::string_view COLOR_LETTERS = "BYRKW";

/// How many tiles of each color: a factory, the center, the bag, the lid.
///
///     bit  31 30 29........24 23........18 17........12 11.........6 5..........0
///           0  0    white        black         red        yellow        blue
///
/// A count is at most 20, so sums and differences of sets stay inside their lanes of six bits, and
/// the top bit of each lane is free for comparisons.
struct TileCounts {
    static constexpr unsigned LANE_BITS = 6;
    static constexpr std::uint32_t ONES = static_cast<std::uint32_t>(lane_ones(LANE_BITS));
    static constexpr std::uint32_t LANE = (1u << LANE_BITS) - 1;

    std::uint32_t packed = 0;

    static constexpr TileCounts of(unsigned color, unsigned count) {
        return {count << LANE_BITS * color};
    }
    static constexpr TileCounts of_each(unsigned count) { return {ONES * count}; }

    constexpr unsigned count(unsigned color) const { return packed >> LANE_BITS * color & LANE; }
    constexpr bool is_empty() const { return packed == 0; }

    constexpr unsigned total() const {
        unsigned sum = 0;
        for (unsigned color = 0; color < NUM_COLORS; ++color) sum += count(color);
        return sum;
    }

    /// One bit per color that is present, at the bottom of its lane: 31 more reaches the lane's top
    /// bit if any is.
    constexpr std::uint32_t present_lanes() const { return (packed + ONES * 31) >> 5 & ONES; }

    constexpr TileCounts& operator+=(TileCounts other) {
        packed += other.packed;
        return *this;
    }
    /// Every count of `other` must be at most ours.
    constexpr TileCounts& operator-=(TileCounts other) {
        packed -= other.packed;
        return *this;
    }
    friend constexpr TileCounts operator+(TileCounts a, TileCounts b) { return a += b; }
    friend constexpr TileCounts operator-(TileCounts a, TileCounts b) { return a -= b; }
    friend constexpr bool operator==(TileCounts, TileCounts) = default;
};

}  // namespace azulejos
