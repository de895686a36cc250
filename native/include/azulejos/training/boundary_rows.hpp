// Round boundaries as rows of bytes: self-play writes them, training reads them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "azulejos/state.hpp"

namespace azulejos::training {

/// Changes when a row changes its meaning.
inline constexpr unsigned ROWS_VERSION = 1;

/// The rows of a game form a chain. 1 and 3 are no longer in use.
enum class RowKind : std::uint8_t {
    BOUNDARY = 0,
    /// How the game ended.
    END = 2,
};

inline constexpr std::int16_t NO_PARENT = -1;

/// The head of a row.
struct RowHead {
    std::uint32_t game = 0;
    /// The number of the row before, within its game.
    std::int16_t parent = NO_PARENT;
    RowKind kind = RowKind::BOUNDARY;
};

/// Bytes, little-endian: game 4, parent 2, kind 1, round just played 1, next starting seat 1, worth
/// of a vertical line 1, bag 5; for each seat score 2, wall 25 (row by row; 0 or a color from 1),
/// pattern lines 5 (color * 8 + count); then for each seat its chance to win 2 (in 65535ths; all 0
/// without a search): the mean of the rollouts, or without rollouts the search's after the refill.
constexpr std::size_t row_size(unsigned players) {
    return 15 + players * (2 + WALL_SIZE * WALL_SIZE + WALL_SIZE + 2);
}

template <unsigned Players, WallSide Side>
void append_row(std::string& rows, const State<Players, Side>& state, const RowHead& head);

/// Writes the searched chances into the row that begins at `start`.
void set_searched(std::string& rows, std::size_t start, std::span<const double> wins);

/// For every row and seat the numbers of the inputs that are on, padded to MAX_ACTIVE_INPUTS with
/// `num_inputs(side)`. Throws std::invalid_argument for bytes that are not rows of this kind of game.
std::vector<std::uint16_t> inputs_of_rows(std::span<const unsigned char> rows, unsigned players,
                                          WallSide side);

}  // namespace azulejos::training
