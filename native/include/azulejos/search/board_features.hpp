// The features of one board at a round boundary, after its wall-tiling.
#pragma once

#include <array>
#include <bit>
#include <string_view>

#include "azulejos/board.hpp"

namespace azulejos::search {

/// Counts, so whole numbers. FILL_n: tiles on the pattern line with room for n (the first is either
/// complete or empty). ROW_k, COLUMN_k, COLOR_k: how many hold exactly k tiles.
enum Feature : unsigned {
    SCORE,
    STARTS,
    ROW_1,
    ROW_2,
    ROW_3,
    ROW_4,
    COLUMN_1,
    COLUMN_2,
    COLUMN_3,
    COLUMN_4,
    COLUMN_5,
    COLOR_1,
    COLOR_2,
    COLOR_3,
    COLOR_4,
    COLOR_5,
    FILL_2,
    FILL_3,
    FILL_4,
    FILL_5,
    /// For each begun pattern line the points its tile would score, times its filled share, in
    /// sixtieths.
    POTENTIAL,
    /// The points that each free space would score, less one each, added up.
    ADJACENCY,
    NUM_FEATURES,
};

inline constexpr std::array<std::string_view, NUM_FEATURES> FEATURE_NAMES = {
    "SCORE",    "STARTS",   "ROW_1",    "ROW_2",   "ROW_3",     "ROW_4",    "COLUMN_1", "COLUMN_2",
    "COLUMN_3", "COLUMN_4", "COLUMN_5", "COLOR_1", "COLOR_2",   "COLOR_3",  "COLOR_4",  "COLOR_5",
    "FILL_2",   "FILL_3",   "FILL_4",   "FILL_5",  "POTENTIAL", "ADJACENCY"};

using Features = std::array<int, NUM_FEATURES>;

/// How many tiles of a color lie on the wall.
inline unsigned num_of_color(const Wall<WallSide::COLORED>& wall, unsigned color) {
    unsigned sum = 0;
    for (unsigned row = 0; row < WALL_SIZE; ++row) {
        sum += wall.taken.contains(row, wall_column(row, color));
    }
    return sum;
}
inline unsigned num_of_color(const Wall<WallSide::GRAY>& wall, unsigned color) {
    return static_cast<unsigned>(std::popcount(wall.of_color[color].bits));
}

/// The points of a tile of `color` in `row` now: on the gray side in the best column, 0 if none is
/// valid.
inline unsigned points_in_row(const Wall<WallSide::COLORED>& wall, unsigned row, unsigned color) {
    const unsigned column = wall_column(row, color);
    return points_for_tile(wall.taken | Spaces::at(row, column), row, column);
}
inline unsigned points_in_row(const Wall<WallSide::GRAY>& wall, unsigned row, unsigned color) {
    const Spaces taken = wall.spaces();
    unsigned best = 0;
    for (unsigned left = wall.valid_columns(row, color); left != 0; left &= left - 1) {
        const auto column = static_cast<unsigned>(std::countr_zero(left));
        best = std::max(best, points_for_tile(taken | Spaces::at(row, column), row, column));
    }
    return best;
}

/// All but SCORE and STARTS, which are not the board's.
template <WallSide Side>
Features board_features(const PlayerBoard<Side>& board) {
    Features features{};
    const Spaces taken = board.wall.spaces();
    std::array<unsigned, WALL_SIZE> columns;
    for (unsigned at = 0; at < WALL_SIZE; ++at) columns[at] = taken.column(at);
    for (unsigned at = 0; at < WALL_SIZE; ++at) {
        const auto in_row = static_cast<unsigned>(std::popcount(taken.row(at)));
        const auto in_column = static_cast<unsigned>(std::popcount(columns[at]));
        const unsigned of_color = num_of_color(board.wall, at);
        if (in_row >= 1 && in_row <= 4) ++features[ROW_1 + in_row - 1];
        if (in_column >= 1) ++features[COLUMN_1 + in_column - 1];
        if (of_color >= 1) ++features[COLOR_1 + of_color - 1];
        for (unsigned left = ~taken.row(at) & Spaces::ROW; left != 0; left &= left - 1) {
            const auto column = static_cast<unsigned>(std::countr_zero(left));
            const unsigned horizontal = GROUP_POINTS[taken.row(at) | 1u << column][column];
            const unsigned vertical = GROUP_POINTS[columns[column] | 1u << at][at];
            features[ADJACENCY] += static_cast<int>(std::max(horizontal + vertical, 1u)) - 1;
        }
        const PatternLine held = board.pattern_lines[at];
        if (held.count == 0) continue;
        if (at > 0) features[FILL_2 + at - 1] = held.count;
        features[POTENTIAL] += static_cast<int>(points_in_row(board.wall, at, held.color) *
                                                held.count * 60 / (at + 1));
    }
    return features;
}

}  // namespace azulejos::search
