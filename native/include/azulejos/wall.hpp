// The wall: which spaces are taken, what a new tile scores, what is complete at the end.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "azulejos/rules.hpp"

namespace azulejos {

/// A set of spaces of the wall.
///
///     bit  31 30 29 28....24 23 22....18 17 16....12 11 10.....6  5  4.....0
///           0  0  0   row 4   0   row 3   0   row 2   0   row 1   0   row 0
///
/// The lowest bit of a row is its first column. The sixth bit of a row stays clear: it keeps
/// horizontal groups from leaking into the next row, and a complete row plus one carries into it.
struct Spaces {
    static constexpr unsigned ROW_BITS = 6;
    static constexpr std::uint32_t FIRST_COLUMN = static_cast<std::uint32_t>(lane_ones(ROW_BITS));
    static constexpr std::uint32_t ROW = 0b11111;

    std::uint32_t bits = 0;

    static constexpr Spaces at(unsigned row, unsigned column) {
        return {1u << (ROW_BITS * row + column)};
    }

    constexpr bool contains(unsigned row, unsigned column) const {
        return bits >> (ROW_BITS * row + column) & 1;
    }
    /// Five bits, by column.
    constexpr unsigned row(unsigned row) const { return bits >> ROW_BITS * row & ROW; }
    /// Five bits, by row.
    constexpr unsigned column(unsigned column) const {
        return gather_from_lanes(bits >> column & FIRST_COLUMN);
    }
    /// Five bits, by column: those with a tile in any row.
    constexpr unsigned columns() const {
        const std::uint32_t pairs = bits | bits >> ROW_BITS;
        return (pairs | pairs >> 2 * ROW_BITS | bits >> 4 * ROW_BITS) & ROW;
    }
    constexpr std::uint32_t horizontal_line_carries() const {
        return (bits + FIRST_COLUMN) & FIRST_COLUMN << WALL_SIZE;
    }
    constexpr bool has_horizontal_line() const { return horizontal_line_carries() != 0; }
    constexpr unsigned num_horizontal_lines() const {
        return static_cast<unsigned>(std::popcount(horizontal_line_carries()));
    }
    constexpr unsigned num_vertical_lines() const {
        const std::uint32_t pairs = bits & bits >> ROW_BITS;
        return static_cast<unsigned>(
            std::popcount(pairs & pairs >> 2 * ROW_BITS & bits >> 4 * ROW_BITS & ROW));
    }

    friend constexpr Spaces operator|(Spaces a, Spaces b) { return {a.bits | b.bits}; }
    friend constexpr bool operator==(Spaces, Spaces) = default;
};

/// GROUP_POINTS[taken][at]: the length of the unbroken group through `at` among five spaces, but 0
/// for a lone tile.
inline constexpr auto GROUP_POINTS = [] {
    std::array<std::array<std::uint8_t, 8>, 32> table{};
    for (unsigned taken = 0; taken < 32; ++taken) {
        for (unsigned at = 0; at < WALL_SIZE; ++at) {
            unsigned first = at;
            unsigned last = at;
            while (first > 0 && (taken >> (first - 1) & 1)) --first;
            while (last + 1 < WALL_SIZE && (taken >> (last + 1) & 1)) ++last;
            table[taken][at] = static_cast<std::uint8_t>(last == first ? 0 : last - first + 1);
        }
    }
    return table;
}();

/// What the tile at this space scores, once it lies there.
constexpr unsigned points_for_tile(Spaces taken, unsigned row, unsigned column) {
    const unsigned horizontal = GROUP_POINTS[taken.row(row)][column];
    const unsigned vertical = GROUP_POINTS[taken.column(column)][row];
    return std::max(horizontal + vertical, 1u);
}

template <WallSide Side>
struct Wall;

template <>
struct Wall<WallSide::COLORED> {
    Spaces taken;

    constexpr Spaces spaces() const { return taken; }
    constexpr bool has_tile(unsigned row, unsigned column, unsigned color) const {
        return column == wall_column(row, color) && taken.contains(row, column);
    }
    /// Five bits, by color. Row r shows the colors shifted right by r columns, so they are rotated
    /// back.
    constexpr unsigned colors_in_row(unsigned row) const {
        const unsigned columns = taken.row(row);
        return (columns | columns << WALL_SIZE) >> row & Spaces::ROW;
    }
    constexpr void add(unsigned row, unsigned column, unsigned) {
        taken.bits |= Spaces::at(row, column).bits;
    }
    constexpr unsigned num_complete_colors() const {
        unsigned complete = 0;
        for (unsigned color = 0; color < NUM_COLORS; ++color) {
            std::uint32_t spaces = 0;
            for (unsigned row = 0; row < WALL_SIZE; ++row) {
                spaces |= Spaces::at(row, wall_column(row, color)).bits;
            }
            complete += (taken.bits & spaces) == spaces;
        }
        return complete;
    }
};

template <>
struct Wall<WallSide::GRAY> {
    /// The spaces that hold each color; no two share one.
    std::array<Spaces, NUM_COLORS> of_color;

    constexpr Spaces spaces() const {
        return of_color[0] | of_color[1] | of_color[2] | of_color[3] | of_color[4];
    }
    constexpr bool has_tile(unsigned row, unsigned column, unsigned color) const {
        return of_color[color].contains(row, column);
    }
    /// Five bits, by color.
    constexpr unsigned colors_in_row(unsigned row) const {
        unsigned colors = 0;
        for (unsigned color = 0; color < NUM_COLORS; ++color) {
            colors |= static_cast<unsigned>(of_color[color].row(row) != 0) << color;
        }
        return colors;
    }
    /// Five bits: the columns whose space in `row` is free and that don't hold the color yet.
    constexpr unsigned valid_columns(unsigned row, unsigned color) const {
        return ~(spaces().row(row) | of_color[color].columns()) & Spaces::ROW;
    }
    constexpr void add(unsigned row, unsigned column, unsigned color) {
        of_color[color].bits |= Spaces::at(row, column).bits;
    }
    constexpr unsigned num_complete_colors() const {
        unsigned complete = 0;
        for (const Spaces spaces : of_color) complete += std::popcount(spaces.bits) == WALL_SIZE;
        return complete;
    }
};

}  // namespace azulejos
