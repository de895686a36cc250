// What the rulebook fixes: sizes, phases and bonuses.
#pragma once

#include <array>
#include <cstdint>

#include "azulejos/tiles.hpp"

namespace azulejos {

enum class WallSide : std::uint8_t { COLORED, GRAY };

enum class Phase : std::uint8_t { PREPARING_NEXT_ROUND, FACTORY_OFFER, WALL_TILING, GAME_OVER };

inline constexpr unsigned MIN_PLAYERS = 2;
inline constexpr unsigned MAX_PLAYERS = 4;
inline constexpr unsigned TILES_PER_FACTORY = 4;

constexpr unsigned num_factories(unsigned players) {
    return 2 * players + 1;
}

inline constexpr unsigned MAX_FACTORIES = num_factories(MAX_PLAYERS);

/// Rows and columns of the wall, and pattern lines. Pattern line `row` has room for `row + 1`
/// tiles.
inline constexpr unsigned WALL_SIZE = 5;
inline constexpr unsigned FLOOR_LINE_SPACES = 7;

/// Where a turn's tiles are placed: 0 is the floor line, `row + 1` a pattern line, which is also
/// its capacity.
inline constexpr unsigned FLOOR = 0;
inline constexpr unsigned NUM_DESTINATIONS = 1 + WALL_SIZE;

inline constexpr unsigned HORIZONTAL_LINE_BONUS = 2;
inline constexpr unsigned COLOR_BONUS = 10;
/// The vertical line's worth is a choice: 7 in Azul and Azul Mini, 5 in the tactile edition.
inline constexpr unsigned VERTICAL_LINE_BONUS = 7;
inline constexpr unsigned TACTILE_VERTICAL_LINE_BONUS = 5;

/// `marker_seat` while nobody has taken the starting player marker.
inline constexpr std::uint8_t UNCLAIMED = 0xFF;

/// The column that takes `color` in `row` of the colored wall; colors shift right by one from row
/// to row.
constexpr unsigned wall_column(unsigned row, unsigned color) {
    const unsigned column = row + color;
    return column < WALL_SIZE ? column : column - WALL_SIZE;
}

}  // namespace azulejos
