// Wall-tiling, and what follows: the next round, or the end of the game.
#pragma once

#include "azulejos/state.hpp"

namespace azulejos {

template <unsigned Players, WallSide Side>
void State<Players, Side>::finish_factory_offer() {
    if constexpr (Side == WallSide::COLORED) {
        for (auto& board : boards) {
            while (board.complete_rows != 0) {
                const unsigned row = board.topmost_complete_row();
                const unsigned column = wall_column(row, board.pattern_lines[row].color);
                lid_and_floor_lines += board.tile_wall(row, column);
            }
            board.score_floor_line();
        }
        finish_round();
    } else {
        seat = starting_seat;
        continue_wall_tiling();
    }
}

/// Goes on, clockwise from the starting seat, to the next column that must be chosen, or to the end
/// of the round.
template <unsigned Players, WallSide Side>
void State<Players, Side>::continue_wall_tiling() {
    do {
        auto& board = boards[seat];
        while (board.complete_rows != 0) {
            if (tiling_columns() != 0) {
                phase = Phase::WALL_TILING;
                return;
            }
            lid_and_floor_lines += board.drop_pattern_line(tiling_row());
        }
        board.score_floor_line();
        seat = next_seat(seat);
    } while (seat != starting_seat);
    finish_round();
}

template <unsigned Players, WallSide Side>
void State<Players, Side>::tile_wall(unsigned column) {
    lid_and_floor_lines += boards[seat].tile_wall(tiling_row(), column);
    continue_wall_tiling();
    if constexpr (CHECK_EVERY_STEP) expect_consistent(*this);
}

template <unsigned Players, WallSide Side>
void State<Players, Side>::finish_round() {
    if (marker_seat != UNCLAIMED) starting_seat = marker_seat;
    seat = starting_seat;
    marker_seat = UNCLAIMED;
    if (has_horizontal_line() || is_stalemate()) {
        for (auto& board : boards) board.score += board.bonus(vertical_line_bonus);
        phase = Phase::GAME_OVER;
    } else {
        ++round_number;
        phase = Phase::PREPARING_NEXT_ROUND;
    }
}

template <unsigned Players, WallSide Side>
bool State<Players, Side>::has_horizontal_line() const {
    bool found = false;
    for (const auto& board : boards) found |= board.wall.spaces().has_horizontal_line();
    return found;
}

template <unsigned Players, WallSide Side>
bool State<Players, Side>::is_stalemate() const {
    // Floor lines are empty now, so this is bag and lid.
    const std::uint32_t in_play = (bag + lid_and_floor_lines).present_lanes();
    if constexpr (Side == WallSide::COLORED) {
        // No pattern line is complete, so an open one is empty or holds the color, and its wall
        // space is free.
        static_assert(TileCounts::LANE_BITS == OpenDestinations::LANE_BITS);
        std::uint32_t open_somewhere = 0;
        for (const auto& board : boards) open_somewhere |= board.open.bits;
        return (open_somewhere & in_play * OpenDestinations::PATTERN_LINES) == 0;
    } else {
        const unsigned colors_in_play = gather_from_lanes(in_play);
        for (const auto& board : boards) {
            for (unsigned row = 0; row < WALL_SIZE; ++row) {
                const PatternLine held = board.pattern_lines[row];
                unsigned candidates = colors_in_play & ~board.wall.colors_in_row(row);
                const bool can_fall = (colors_in_play >> held.color & 1) &&
                                      board.wall.valid_columns(row, held.color) == 0;
                if (held.count != 0 && !can_fall) candidates &= 1u << held.color;
                for (; candidates != 0; candidates &= candidates - 1) {
                    const auto color = static_cast<unsigned>(std::countr_zero(candidates));
                    if (board.wall.valid_columns(row, color) != 0) return false;
                }
            }
        }
        return true;
    }
}

template <unsigned Players, WallSide Side>
unsigned State<Players, Side>::winners() const {
    std::uint64_t best = 0;
    unsigned winners = 0;
    for (unsigned player = 0; player < Players; ++player) {
        const auto& board = boards[player];
        // At most five horizontal lines: they only decide between equal scores.
        const std::uint64_t rank =
            std::uint64_t{board.score} * 8 + board.wall.spaces().num_horizontal_lines();
        if (rank > best) winners = 0;
        if (rank >= best) winners |= 1u << player;
        best = rank > best ? rank : best;
    }
    return winners;
}

}  // namespace azulejos
