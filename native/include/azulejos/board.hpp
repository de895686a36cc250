// A player board: pattern lines, wall, floor line, score.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "azulejos/floor_line.hpp"
#include "azulejos/wall.hpp"

namespace azulejos {

/// The color of an empty pattern line is BLUE, so that equal boards have equal bytes.
struct PatternLine {
    Color color = BLUE;
    std::uint8_t count = 0;
};

/// Where each color may be placed on a board.
///
///     bit  31 30  29.......24  23.......18  17.......12  11........6  5.........0
///           0  0  5 4 3 2 1 F  5 4 3 2 1 F  5 4 3 2 1 F  5 4 3 2 1 F  5 4 3 2 1 F
///                    white        black         red        yellow        blue
///
/// F is the floor line, always open; 1 to 5 are the pattern lines.
/// Bit `row + 1` of a lane: the pattern line is not complete, holds no other color, and the wall
/// row lacks this one.
struct OpenDestinations {
    static constexpr unsigned LANE_BITS = NUM_DESTINATIONS;
    static constexpr std::uint32_t ONES = static_cast<std::uint32_t>(lane_ones(LANE_BITS));
    static constexpr std::uint32_t LANE = (1u << LANE_BITS) - 1;
    static constexpr std::uint32_t PATTERN_LINES = LANE - 1;

    std::uint32_t bits = ONES * LANE;

    constexpr unsigned of_color(unsigned color) const { return bits >> LANE_BITS * color & LANE; }
    static constexpr std::uint32_t lane_of(unsigned color) { return LANE << LANE_BITS * color; }
    constexpr void close_for_all(unsigned destination) { bits &= ~(ONES << destination); }
    constexpr void close_for_others(unsigned destination, unsigned color) {
        bits &= ~((ONES ^ 1u << LANE_BITS * color) << destination);
    }
    /// `colors`: five bits.
    constexpr void open_for(unsigned destination, unsigned colors) {
        bits |= static_cast<std::uint32_t>(spread_to_lanes<LANE_BITS>(colors)) << destination;
    }
};

template <WallSide Side>
struct PlayerBoard {
    OpenDestinations open;
    Wall<Side> wall;
    FloorLine floor_line;
    std::uint32_t score = 0;
    std::array<PatternLine, WALL_SIZE> pattern_lines;
    /// Five bits, by row: the pattern lines that wait for wall-tiling.
    std::uint16_t complete_rows = 0;

    /// Places tiles of one color; `destination` must be open for it. Returns how many fell, to the
    /// floor line first.
    constexpr unsigned place(unsigned destination, unsigned color, unsigned count) {
        unsigned fallen = count;
        if (destination != FLOOR) {
            PatternLine& pattern_line = pattern_lines[destination - 1];
            const unsigned room = destination - pattern_line.count;
            const unsigned placed = std::min(count, room);
            pattern_line = {static_cast<Color>(color),
                            static_cast<std::uint8_t>(pattern_line.count + placed)};
            fallen -= placed;
            if (placed == room) {
                open.close_for_all(destination);
                complete_rows = static_cast<std::uint16_t>(complete_rows | 1u << (destination - 1));
            } else {
                open.close_for_others(destination, color);
            }
        }
        if (fallen != 0) floor_line.add(color, fallen);
        return fallen;
    }

    constexpr unsigned topmost_complete_row() const {
        return static_cast<unsigned>(std::countr_zero(complete_rows));
    }

    /// Moves the rightmost tile of a complete pattern line to the wall and scores it; returns the
    /// others, for the lid.
    constexpr TileCounts tile_wall(unsigned row, unsigned column) {
        const unsigned color = pattern_lines[row].color;
        wall.add(row, column, color);
        score += points_for_tile(wall.spaces(), row, column);
        empty_pattern_line(row);
        return TileCounts::of(color, row);
    }

    /// A complete line without a valid column falls, all of it (gray side); returns its tiles.
    constexpr TileCounts drop_pattern_line(unsigned row) {
        const unsigned color = pattern_lines[row].color;
        floor_line.add(color, row + 1);
        empty_pattern_line(row);
        return TileCounts::of(color, row + 1);
    }

    /// The score never falls below 0 (ruling 6).
    constexpr void score_floor_line() {
        score -= std::min<std::uint32_t>(score, floor_line.cost());
        floor_line = {};
    }

    constexpr unsigned bonus(unsigned vertical_line_bonus) const {
        const Spaces spaces = wall.spaces();
        return HORIZONTAL_LINE_BONUS * spaces.num_horizontal_lines() +
               vertical_line_bonus * spaces.num_vertical_lines() +
               COLOR_BONUS * wall.num_complete_colors();
    }

private:
    constexpr void empty_pattern_line(unsigned row) {
        pattern_lines[row] = {};
        complete_rows = static_cast<std::uint16_t>(complete_rows & ~(1u << row));
        open.open_for(row + 1, ~wall.colors_in_row(row) & Spaces::ROW);
    }
};

}  // namespace azulejos
