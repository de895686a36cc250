// Legal actions as a row of bytes, 1 where an action is legal.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "azulejos/envs/observation.hpp"
#include "azulejos/state.hpp"

namespace azulejos::envs {

/// SIX_BYTES[bits]: byte k is bit k.
inline constexpr auto SIX_BYTES = [] {
    std::array<std::array<std::uint8_t, 8>, 64> table{};
    for (unsigned bits = 0; bits < 64; ++bits) {
        for (unsigned bit = 0; bit < NUM_DESTINATIONS; ++bit) {
            table[bits][bit] = static_cast<std::uint8_t>(bits >> bit & 1);
        }
    }
    return table;
}();

/// Writes NUM_ACTIONS bytes; all are 0 while a deal is pending and when the game is over.
template <unsigned Players, WallSide Side>
void write_action_mask(const State<Players, Side>& state, std::uint8_t* mask) {
    using AState = State<Players, Side>;
    if (Side == WallSide::GRAY && state.phase == Phase::WALL_TILING) {
        std::memset(mask, 0, AState::NUM_ACTIONS);
        std::uint8_t* const row = mask + AState::NUM_OFFER_ACTIONS + state.tiling_row() * WALL_SIZE;
        for (unsigned column = 0; column < WALL_SIZE; ++column) {
            row[column] = static_cast<std::uint8_t>(state.tiling_columns() >> column & 1);
        }
        return;
    }
    // Six bytes for each source and color, written as eight: the last two are overwritten by what
    // follows.
    std::array<std::uint8_t, AState::NUM_OFFER_ACTIONS + 2> offer;
    std::uint8_t* at = offer.data();
    const OpenDestinations open = state.boards[state.seat].open;
    std::array<unsigned, NUM_COLORS> destinations;
    for (unsigned color = 0; color < NUM_COLORS; ++color)
        destinations[color] = open.of_color(color);
    for (unsigned source = 0; source < AState::NUM_SOURCES; ++source) {
        for (unsigned color = 0; color < NUM_COLORS; ++color) {
            const unsigned legal = state.available.has(source, color) ? destinations[color] : 0;
            std::memcpy(at, SIX_BYTES[legal].data(), 8);
            at += NUM_DESTINATIONS;
        }
    }
    std::memcpy(mask, offer.data(), AState::NUM_OFFER_ACTIONS);
    if constexpr (Side == WallSide::GRAY) {
        std::memset(mask + AState::NUM_OFFER_ACTIONS, 0, NUM_TILING_ACTIONS);
    }
}

}  // namespace azulejos::envs
