// Which moves are legal: counted, listed, tested, and picked at random without a list.
#pragma once

#include <bit>
#include <cstring>

#include "azulejos/state.hpp"

namespace azulejos {

template <unsigned Players, WallSide Side>
unsigned State<Players, Side>::num_legal_actions() const {
    if (phase == Phase::WALL_TILING) return static_cast<unsigned>(std::popcount(tiling_columns()));
    // Between rounds and at the end nothing is available, so the sum is zero.
    const OpenDestinations open = boards[seat].open;
    unsigned sum = 0;
    for (unsigned color = 0; color < NUM_COLORS; ++color) {
        sum += num_moves_with(color, open);
    }
    return sum;
}

template <unsigned Players, WallSide Side>
void State<Players, Side>::list_legal_actions(Actions& list) const {
    unsigned size = 0;
    if (phase == Phase::WALL_TILING) {
        const unsigned first = NUM_OFFER_ACTIONS + tiling_row() * WALL_SIZE;
        for (unsigned left = tiling_columns(); left != 0; left &= left - 1) {
            list.actions[size++] =
                static_cast<Action>(first + static_cast<unsigned>(std::countr_zero(left)));
        }
        list.size = size;
        return;
    }
    const OpenDestinations open = boards[seat].open;
    for (unsigned source = 0; source < NUM_SOURCES; ++source) {
        for (auto left = available.column(source); left != 0; left &= left - 1) {
            const unsigned color =
                static_cast<unsigned>(std::countr_zero(left)) / AvailableTiles<Players>::LANE_BITS;
            const Action first = Move{source, color, FLOOR}.action();
            const unsigned destinations = open.of_color(color);
            // All eight numbers of the table's row, of which six at most are of use: one vector
            // addition, no loop.
            auto block = SELECT_BIT[destinations];
            for (Action& action : block) action = static_cast<Action>(action + first);
            std::memcpy(&list.actions[size], block.data(), sizeof block);
            size += static_cast<unsigned>(std::popcount(destinations));
        }
    }
    list.size = size;
}

template <unsigned Players, WallSide Side>
bool State<Players, Side>::is_legal(unsigned action) const {
    if (phase == Phase::WALL_TILING) {
        if (action < NUM_OFFER_ACTIONS || action >= NUM_ACTIONS) return false;
        const unsigned row = (action - NUM_OFFER_ACTIONS) / WALL_SIZE;
        const unsigned column = (action - NUM_OFFER_ACTIONS) % WALL_SIZE;
        return row == tiling_row() && (tiling_columns() >> column & 1);
    }
    if (action >= NUM_OFFER_ACTIONS) return false;
    const Move move = Move::of(action);
    return available.has(move.source, move.color) &&
           (boards[seat].open.of_color(move.color) >> move.destination & 1);
}

template <unsigned Players, WallSide Side>
inline Move State<Players, Side>::random_offer_move(Random& rng) const {
    const OpenDestinations open = boards[seat].open;
    // The moves are numbered color by color: moves_before[color] is the first number of a color.
    std::array<unsigned, NUM_COLORS + 1> moves_before;
    moves_before[0] = 0;
    for (unsigned color = 0; color < NUM_COLORS; ++color) {
        moves_before[color + 1] = moves_before[color] + num_moves_with(color, open);
    }
    unsigned number = rng.below(moves_before[NUM_COLORS]);
    unsigned color = 0;
    for (unsigned later = 1; later < NUM_COLORS; ++later) color += number >= moves_before[later];
    number -= moves_before[color];

    const unsigned destinations = open.of_color(color);
    const auto num_destinations = static_cast<unsigned>(std::popcount(destinations));
    return {select_bit<NUM_SOURCES>(available.sources_of(color), number / num_destinations), color,
            select_bit<NUM_DESTINATIONS>(destinations, number % num_destinations)};
}

template <unsigned Players, WallSide Side>
inline unsigned State<Players, Side>::num_moves_with(unsigned color, OpenDestinations open) const {
    return static_cast<unsigned>(std::popcount(available.bits & available.lane_of(color)) *
                                 std::popcount(open.bits & open.lane_of(color)));
}

template <unsigned Players, WallSide Side>
unsigned State<Players, Side>::tiling_row() const {
    return boards[seat].topmost_complete_row();
}

template <unsigned Players, WallSide Side>
unsigned State<Players, Side>::tiling_columns() const {
    if constexpr (Side == WallSide::GRAY) {
        const auto& board = boards[seat];
        const unsigned row = board.topmost_complete_row();
        return board.wall.valid_columns(row, board.pattern_lines[row].color);
    } else {
        return 0;
    }
}

}  // namespace azulejos
