// The inputs of the learned static evaluation inside a round: what the boards can still gain from the
// tiles that are left.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "azulejos/search/move_ordering.hpp"
#include "azulejos/search/utility.hpp"
#include "azulejos/state.hpp"

namespace azulejos::search {

inline constexpr unsigned NUM_SHARED_MID_ROUND_INPUTS = 7;
inline constexpr unsigned NUM_MID_ROUND_INPUTS_OF_BOARD = 3 + 3 * WALL_SIZE;

/// Far above what occurs, so that no sum of weights overflows 32 bits.
inline constexpr int MAX_MID_ROUND_INPUT = 4'000;

/// Padded to whole vectors.
constexpr unsigned num_mid_round_inputs(unsigned players) {
    return (NUM_SHARED_MID_ROUND_INPUTS + players * NUM_MID_ROUND_INPUTS_OF_BOARD + 7) / 8 * 8;
}

/// Utilities in sixteenths, static gains as they are (64 a point), tiles as 32 each, booleans as 320 or
/// 0: all in the hundreds, so that weights have one scale.
template <unsigned Players>
using MidRoundInputs = std::array<std::int16_t, num_mid_round_inputs(Players)>;

/// A position inside a round from the point of view of a seat.
template <unsigned Players>
struct MidRound {
    MidRoundInputs<Players> inputs;
    /// How many seats on the seat to move sits; 0 if it is this seat's turn.
    unsigned turn;
    /// The utility after a greedy playout, and if the factory offer ended now.
    Utility played;
    Utility stands;
    std::uint64_t round_number;
    /// Sources and colors that can be taken.
    unsigned takes;
};

template <unsigned Players, WallSide Side>
unsigned num_takes(const State<Players, Side>& state) {
    return static_cast<unsigned>(std::popcount(state.available.bits));
}

/// Of each color all tiles that are left on factories and center, and the most that one move takes.
struct TilesLeft {
    std::array<unsigned, NUM_COLORS> of_color{};
    std::array<unsigned, NUM_COLORS> at_once{};
    unsigned total = 0;
    unsigned in_center = 0;

    template <unsigned Players, WallSide Side>
    explicit TilesLeft(const State<Players, Side>& state) {
        for (unsigned color = 0; color < NUM_COLORS; ++color) {
            unsigned sources = state.available.sources_of(color);
            for (; sources != 0; sources &= sources - 1) {
                const auto source = static_cast<unsigned>(std::countr_zero(sources));
                const unsigned count = state.sources[source].count(color);
                of_color[color] += count;
                at_once[color] = std::max(at_once[color], count);
            }
            total += of_color[color];
            in_center += state.sources[State<Players, Side>::CENTER].count(color);
        }
    }
};

/// The boards follow each other from that of `seat` on.
template <unsigned Players, WallSide Side>
MidRoundInputs<Players> mid_round_inputs(const State<Players, Side>& state, unsigned seat,
                                         const StaticGain<Players, Side>& static_gain,
                                         Utility played, Utility stands) {
    constexpr int TILE = 32;
    constexpr int YES = 320;
    constexpr unsigned AT_SURPLUS = NUM_SHARED_MID_ROUND_INPUTS - 1;
    MidRoundInputs<Players> inputs{};
    std::int16_t* next = inputs.data();
    const auto add = [&](int input) {
        *next++ =
            static_cast<std::int16_t>(std::clamp(input, -MAX_MID_ROUND_INPUT, MAX_MID_ROUND_INPUT));
    };

    const TilesLeft left(state);
    add(played / 16);
    add(stands / 16);
    add(static_cast<int>(left.total) * TILE);
    add(static_cast<int>(num_takes(state)) * TILE);
    add(static_cast<int>(left.in_center) * TILE);
    add(state.marker_seat == UNCLAIMED ? YES : 0);
    ++next;

    unsigned rooms = 0;
    for (unsigned distance = 0; distance < Players; ++distance) {
        const unsigned owner = (seat + distance) % Players;
        const auto& board = state.boards[owner];
        unsigned room = 0;
        unsigned empty_rows = 0;
        std::array<int, WALL_SIZE> of_empty{};
        for (unsigned row = 0; row < WALL_SIZE; ++row) {
            empty_rows |= static_cast<unsigned>(board.pattern_lines[row].count == 0) << row;
        }
        for (unsigned color = 0; color < NUM_COLORS; ++color) {
            if (left.of_color[color] == 0) continue;
            unsigned rows = board.open.of_color(color) >> 1 & empty_rows;
            for (; rows != 0; rows &= rows - 1) {
                const auto row = static_cast<unsigned>(std::countr_zero(rows));
                const unsigned count = std::min(row + 1, left.at_once[color]);
                of_empty[row] =
                    std::max(of_empty[row], static_gain.of_filling(owner, row, color, 0, count));
            }
        }
        for (unsigned row = 0; row < WALL_SIZE; ++row) {
            const PatternLine held = board.pattern_lines[row];
            int begun = 0;
            int begun_at_once = 0;
            if (held.count != 0 && held.count <= row) {
                const unsigned missing = row + 1 - held.count;
                const unsigned all = std::min(missing, left.of_color[held.color]);
                begun =
                    static_gain.of_filling(owner, row, held.color, held.count, held.count + all);
                begun_at_once = static_gain.of_filling(
                    owner, row, held.color, held.count,
                    held.count + std::min(missing, left.at_once[held.color]));
                room += all;
            }
            // A pattern line that gains nothing, as in a last round, has no room for tiles.
            if (of_empty[row] != 0) room += row + 1;
            add(begun);
            add(begun_at_once);
            add(of_empty[row]);
        }
        add(state.marker_seat == owner ? YES : 0);
        add(static_cast<int>(board.floor_line.length) * 2 * TILE);
        add(static_cast<int>(room) * TILE);
        rooms += room;
    }
    inputs[AT_SURPLUS] =
        static_cast<std::int16_t>((static_cast<int>(left.total) - static_cast<int>(rooms)) * TILE);
    return inputs;
}

/// `static_gain` and `round_end` must have been started for the round.
template <unsigned Players, WallSide Side, class RoundEnd>
MidRound<Players> look_at_mid_round(const State<Players, Side>& state, unsigned seat,
                                    const StaticGain<Players, Side>& static_gain,
                                    RoundEnd& round_end) {
    State<Players, Side> finished = state;
    greedy_playout(finished, static_gain);
    const Utility played = round_end.utility(finished, seat);
    const Utility stands = round_end.utility(state, seat);
    return {mid_round_inputs(state, seat, static_gain, played, stands),
            (state.seat + Players - seat) % Players,
            played,
            stands,
            state.round_number,
            num_takes(state)};
}

}  // namespace azulejos::search
