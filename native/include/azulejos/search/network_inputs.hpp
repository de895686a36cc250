// What a network sees of a board after its wall-tiling: inputs that are on or off.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

#include "azulejos/search/board_features.hpp"

namespace azulejos::search {

/// Changes when an input changes its meaning: the core refuses networks of other versions.
inline constexpr unsigned INPUTS_VERSION = 1;

/// Of a begun pattern line: which one, and how many tiles it misses. The first is either complete or
/// empty, the second misses 1, the third 1 or 2, and so on: 1 + 2 + 3 + 4 cases.
inline constexpr unsigned NUM_BEGUN = 10;
constexpr unsigned begun_case(unsigned row, unsigned missing) {
    return row * (row - 1) / 2 + missing - 1;
}

/// The first input of each group. In every innermost dimension at most one is on.
enum FirstInput : unsigned {
    /// [row][five bits by column]
    ROW_MASKS = 0,
    /// [column][five bits by row]
    COLUMN_MASKS = ROW_MASKS + WALL_SIZE * 32,
    /// [color][five bits: the rows that hold it]
    COLOR_ROWS = COLUMN_MASKS + WALL_SIZE * 32,
    /// [begun][color]
    BEGUN_COLORS = COLOR_ROWS + NUM_COLORS * 32,
    /// [begun][points that the tile would score, less one]; on the gray side in the best column
    BEGUN_POINTS = BEGUN_COLORS + NUM_BEGUN * NUM_COLORS,
    /// [begun][tiles in the column where it would lie]
    BEGUN_COLUMNS = BEGUN_POINTS + NUM_BEGUN * 10,
    /// [begun][tiles of its color on the wall]
    BEGUN_COLOR_COUNTS = BEGUN_COLUMNS + NUM_BEGUN * 5,
    /// [row][tiles in the row][tiles missing on the pattern line, less one]
    ROW_NEEDS = BEGUN_COLOR_COUNTS + NUM_BEGUN * 5,
    /// The points that each free space would score, less one each, added up, in steps of two.
    ADJACENCIES = ROW_NEEDS + WALL_SIZE * 5 * 5,
    NUM_COLORED_INPUTS = ADJACENCIES + 32,
    /// Gray side: [color][five bits: the columns that hold it]
    COLOR_COLUMNS = NUM_COLORED_INPUTS,
    NUM_GRAY_INPUTS = COLOR_COLUMNS + NUM_COLORS * 32,
};

/// Consecutive inputs of one kind; training reads these.
struct InputGroup {
    std::string_view name;
    unsigned start;
    unsigned size;
};
/// In order. The last is on the gray side only.
inline constexpr std::array<InputGroup, 10> INPUT_GROUPS = {{
    {"row_masks", ROW_MASKS, COLUMN_MASKS - ROW_MASKS},
    {"column_masks", COLUMN_MASKS, COLOR_ROWS - COLUMN_MASKS},
    {"color_rows", COLOR_ROWS, BEGUN_COLORS - COLOR_ROWS},
    {"begun_colors", BEGUN_COLORS, BEGUN_POINTS - BEGUN_COLORS},
    {"begun_points", BEGUN_POINTS, BEGUN_COLUMNS - BEGUN_POINTS},
    {"begun_columns", BEGUN_COLUMNS, BEGUN_COLOR_COUNTS - BEGUN_COLUMNS},
    {"begun_color_counts", BEGUN_COLOR_COUNTS, ROW_NEEDS - BEGUN_COLOR_COUNTS},
    {"row_needs", ROW_NEEDS, ADJACENCIES - ROW_NEEDS},
    {"adjacencies", ADJACENCIES, NUM_COLORED_INPUTS - ADJACENCIES},
    {"color_columns", COLOR_COLUMNS, NUM_GRAY_INPUTS - COLOR_COLUMNS},
}};

constexpr unsigned num_inputs(WallSide side) {
    return side == WallSide::GRAY ? NUM_GRAY_INPUTS : NUM_COLORED_INPUTS;
}

/// Five rows, columns and colors each, four times four of begun lines, five needs, one sum; on the
/// gray side five more.
inline constexpr unsigned MAX_ACTIVE_INPUTS = 42;

struct ActiveInputs {
    std::array<std::uint16_t, MAX_ACTIVE_INPUTS> inputs;
    unsigned size = 0;

    void add(unsigned input) { inputs[size++] = static_cast<std::uint16_t>(input); }
};

/// The column where a tile of `color` would lie in `row`; on the gray side the one that scores most,
/// the leftmost of several. WALL_SIZE where none is valid.
inline unsigned target_column(const Wall<WallSide::COLORED>&, unsigned row, unsigned color) {
    return wall_column(row, color);
}
inline unsigned target_column(const Wall<WallSide::GRAY>& wall, unsigned row, unsigned color) {
    const Spaces taken = wall.spaces();
    unsigned best = WALL_SIZE;
    unsigned most = 0;
    for (unsigned left = wall.valid_columns(row, color); left != 0; left &= left - 1) {
        const auto column = static_cast<unsigned>(std::countr_zero(left));
        const unsigned points = points_for_tile(taken | Spaces::at(row, column), row, column);
        if (points > most) best = column;
        most = std::max(most, points);
    }
    return best;
}

/// Five bits: the rows that hold the color.
inline unsigned rows_of_color(const Wall<WallSide::COLORED>& wall, unsigned color) {
    unsigned rows = 0;
    for (unsigned row = 0; row < WALL_SIZE; ++row) {
        rows |= static_cast<unsigned>(wall.taken.contains(row, wall_column(row, color))) << row;
    }
    return rows;
}
inline unsigned rows_of_color(const Wall<WallSide::GRAY>& wall, unsigned color) {
    unsigned rows = 0;
    for (unsigned row = 0; row < WALL_SIZE; ++row) {
        rows |= static_cast<unsigned>(wall.of_color[color].row(row) != 0) << row;
    }
    return rows;
}

/// The inputs that are on for a board between two rounds of a game that goes on. None is of the score.
template <WallSide Side>
ActiveInputs active_inputs(const PlayerBoard<Side>& board) {
    ActiveInputs active;
    const Spaces taken = board.wall.spaces();
    std::array<unsigned, WALL_SIZE> columns;
    std::array<unsigned, NUM_COLORS> of_color;
    for (unsigned at = 0; at < WALL_SIZE; ++at) {
        columns[at] = taken.column(at);
        const unsigned rows = rows_of_color(board.wall, at);
        of_color[at] = static_cast<unsigned>(std::popcount(rows));
        active.add(ROW_MASKS + at * 32 + taken.row(at));
        active.add(COLUMN_MASKS + at * 32 + columns[at]);
        active.add(COLOR_ROWS + at * 32 + rows);
        if constexpr (Side == WallSide::GRAY) {
            active.add(COLOR_COLUMNS + at * 32 + board.wall.of_color[at].columns());
        }
    }
    unsigned adjacency = 0;
    for (unsigned row = 0; row < WALL_SIZE; ++row) {
        for (unsigned left = ~taken.row(row) & Spaces::ROW; left != 0; left &= left - 1) {
            const auto column = static_cast<unsigned>(std::countr_zero(left));
            const unsigned horizontal = GROUP_POINTS[taken.row(row) | 1u << column][column];
            const unsigned vertical = GROUP_POINTS[columns[column] | 1u << row][row];
            adjacency += std::max(horizontal + vertical, 1u) - 1;
        }
        const PatternLine held = board.pattern_lines[row];
        const unsigned missing = row + 1 - std::min<unsigned>(held.count, row);
        const auto in_row = static_cast<unsigned>(std::popcount(taken.row(row)));
        active.add(ROW_NEEDS + (row * 5 + std::min(in_row, 4u)) * 5 + missing - 1);
        if (held.count == 0 || row == 0) continue;
        const unsigned begun = begun_case(row, missing);
        active.add(BEGUN_COLORS + begun * NUM_COLORS + held.color);
        active.add(BEGUN_COLOR_COUNTS + begun * 5 + std::min(of_color[held.color], 4u));
        const unsigned column = target_column(board.wall, row, held.color);
        if (column == WALL_SIZE) continue;
        const unsigned points = points_for_tile(taken | Spaces::at(row, column), row, column);
        active.add(BEGUN_POINTS + begun * 10 + points - 1);
        const auto in_column = static_cast<unsigned>(std::popcount(columns[column]));
        active.add(BEGUN_COLUMNS + begun * 5 + std::min(in_column, 4u));
    }
    active.add(ADJACENCIES + std::min(adjacency / 2, 31u));
    return active;
}

}  // namespace azulejos::search
