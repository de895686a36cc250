// The state of a game: one small value, changed in place.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "azulejos/actions.hpp"
#include "azulejos/board.hpp"
#include "azulejos/random.hpp"
#include "azulejos/rules.hpp"

namespace azulejos {

/// Room for the longest list of legal moves. A factory holds four tiles, so at most four colors,
/// and the center at most five: 4F + 5 pairs of source and color, each with at most six
/// destinations; wall-tiling offers five columns. The bound covers any position that can be set up:
/// 150, 198 or 246.
template <unsigned Players>
inline constexpr unsigned MAX_LEGAL_ACTIONS =
    (TILES_PER_FACTORY * num_factories(Players) + NUM_COLORS) * NUM_DESTINATIONS;

template <unsigned Players>
struct ActionList {
    /// Written in blocks of eight, the last of which may reach beyond the end of the list.
    std::array<Action, MAX_LEGAL_ACTIONS<Players> + 8> actions;
    unsigned size = 0;

    constexpr const Action* begin() const { return actions.data(); }
    constexpr const Action* end() const { return actions.data() + size; }
    constexpr Action operator[](unsigned index) const { return actions[index]; }
};

/// Which sources hold which colors, for S sources (the factories, then the center): five lanes of S
/// bits.
///
///     bit  5S-1 ............ 4S   ...   2S-1 .......... S   S-1 ......... 0
///          C F .. 3 2 1 (white)         C F .. 3 2 1 (yellow) C F .. 3 2 1 (blue)
template <unsigned Players>
struct AvailableTiles {
    static constexpr unsigned LANE_BITS = num_factories(Players) + 1;
    static constexpr unsigned CENTER = LANE_BITS - 1;
    static constexpr std::uint64_t COLUMN = lane_ones(LANE_BITS);
    static constexpr unsigned LANE = (1u << LANE_BITS) - 1;

    std::uint64_t bits = 0;

    constexpr bool is_empty() const { return bits == 0; }
    /// Bits by source.
    constexpr unsigned sources_of(unsigned color) const {
        return static_cast<unsigned>(bits >> LANE_BITS * color) & LANE;
    }
    static constexpr std::uint64_t lane_of(unsigned color) {
        return std::uint64_t{LANE} << LANE_BITS * color;
    }
    /// One bit per color, at the bottom of its lane.
    constexpr std::uint64_t column(unsigned source) const { return bits >> source & COLUMN; }
    constexpr bool has(unsigned source, unsigned color) const {
        return bits >> (LANE_BITS * color + source) & 1;
    }

    constexpr void add(unsigned source, TileCounts tiles) {
        if constexpr (LANE_BITS == TileCounts::LANE_BITS) {
            bits |= std::uint64_t{tiles.present_lanes()} << source;
        } else {
            bits |= spread_to_lanes<LANE_BITS>(gather_from_lanes(tiles.present_lanes())) << source;
        }
    }
    /// The source loses the color, which it must hold, and its other colors move to the center.
    /// Holds for the center too.
    constexpr void take(unsigned source, unsigned color) {
        const std::uint64_t taken_column = column(source);
        bits ^= taken_column << source;
        bits |= (taken_column ^ std::uint64_t{1} << LANE_BITS * color) << CENTER;
    }
};

template <unsigned Players, WallSide Side>
struct State {
    static_assert(Players >= MIN_PLAYERS && Players <= MAX_PLAYERS);
    static constexpr unsigned NUM_FACTORIES = num_factories(Players);
    static constexpr unsigned NUM_SOURCES = NUM_FACTORIES + 1;
    static constexpr unsigned CENTER = NUM_FACTORIES;
    static constexpr unsigned NUM_OFFER_ACTIONS = num_offer_actions(Players);
    static constexpr unsigned NUM_ACTIONS = num_actions(Players, Side);
    static constexpr unsigned PLAYERS = Players;
    static constexpr WallSide SIDE = Side;

    using Factories = std::array<TileCounts, NUM_FACTORIES>;
    using Actions = ActionList<Players>;

    // ---- Data: every byte follows from the position, so equal positions have equal bytes ----

    AvailableTiles<Players> available;
    /// The factories, then the center.
    std::array<TileCounts, NUM_SOURCES> sources;
    TileCounts bag = TileCounts::of_each(TILES_PER_COLOR);
    /// Tiles that fall are counted here at once, wherever they land: a floor line is emptied into
    /// the lid anyway.
    TileCounts lid_and_floor_lines;
    std::uint64_t round_number = 1;
    Phase phase = Phase::PREPARING_NEXT_ROUND;
    /// Who is to move; between rounds and at the end the starting seat.
    std::uint8_t seat = 0;
    std::uint8_t starting_seat = 0;
    /// UNCLAIMED between rounds and at the end.
    std::uint8_t marker_seat = UNCLAIMED;
    std::uint32_t vertical_line_bonus = VERTICAL_LINE_BONUS;
    std::array<PlayerBoard<Side>, Players> boards;

    State() = default;
    explicit State(unsigned starting_seat_, unsigned vertical_line_bonus_ = VERTICAL_LINE_BONUS)
        : seat(static_cast<std::uint8_t>(starting_seat_)),
          starting_seat(static_cast<std::uint8_t>(starting_seat_)),
          vertical_line_bonus(vertical_line_bonus_) {}

    // ---- Questions: the table ----

    bool is_over() const { return phase == Phase::GAME_OVER; }
    TileCounts lid() const;
    /// Clockwise.
    static constexpr std::uint8_t next_seat(unsigned seat) {
        if constexpr (Players == 2) return static_cast<std::uint8_t>(seat ^ 1);
        return static_cast<std::uint8_t>(seat + 1 == Players ? 0 : seat + 1);
    }

    // ---- Questions: legal moves (legal_moves.hpp) ----

    /// Zero while a deal is pending and when the game is over.
    unsigned num_legal_actions() const;
    /// In ascending order.
    void list_legal_actions(Actions& list) const;
    bool is_legal(unsigned action) const;
    /// Uniform over the legal moves; in the factory offer only.
    Move random_offer_move(Random& rng) const;
    /// Wall-tiling on the gray side: the line to tile, and the columns it may go to as five bits.
    unsigned tiling_row() const;
    unsigned tiling_columns() const;

    // ---- Questions: deals (deal.hpp) ----

    /// Whether the bag, and the lid once the bag is empty, could have filled the factories so. Not
    /// checked: a count above 63.
    bool can_deal(const Factories& factories) const;

    // ---- Questions: the result (wall_tiling.hpp) ----

    /// Nobody can ever change a wall again (ruling 7). Between rounds only.
    bool is_stalemate() const;
    bool has_horizontal_line() const;
    /// Bit by seat: most points, then most horizontal lines. Of the scores as they stand, if the
    /// game is not over.
    unsigned winners() const;

    // ---- Doing: nothing here checks; ask is_legal or can_deal first ----

    void apply(unsigned action);
    void apply(Move move);  // factory_offer.hpp
    /// The two halves of `apply(Move)`, for a search that values the end of a round without tiling:
    /// when `take_and_place` leaves nothing available, `finish_factory_offer` must follow before
    /// anything else is asked of the state.
    void take_and_place(Move move);
    void finish_factory_offer();            // wall_tiling.hpp
    void tile_wall(unsigned column);        // wall_tiling.hpp
    void deal(const Factories& factories);  // deal.hpp
    void deal_random(Random& rng);
    /// One move of the seat to move, uniform over the legal ones; not while a deal is pending.
    void play_random_move(Random& rng);  // playout.hpp

    // ---- Consistency (check.hpp has the checker) ----

    friend bool operator==(const State& a, const State& b) {
        return std::memcmp(&a, &b, sizeof(State)) == 0;
    }
    std::uint64_t hash() const;

private:
    unsigned num_moves_with(unsigned color, OpenDestinations open) const;
    unsigned take(unsigned source, unsigned color);
    void continue_wall_tiling();
    void finish_round();
    void finish_deal(TileCounts dealt, bool is_lid_poured);
};

#ifdef AZULEJOS_CHECK_EVERY_STEP
inline constexpr bool CHECK_EVERY_STEP = true;
#else
inline constexpr bool CHECK_EVERY_STEP = false;
#endif

/// Ends the program with a message if the checker finds fault; called after every step in checking
/// builds.
template <unsigned Players, WallSide Side>
void expect_consistent(const State<Players, Side>& state);

template <unsigned Players, WallSide Side>
TileCounts State<Players, Side>::lid() const {
    TileCounts lid = lid_and_floor_lines;
    for (const auto& board : boards) lid -= board.floor_line.tiles();
    return lid;
}

template <unsigned Players, WallSide Side>
std::uint64_t State<Players, Side>::hash() const {
    static_assert(sizeof(State) % sizeof(std::uint64_t) == 0);
    std::array<std::uint64_t, sizeof(State) / sizeof(std::uint64_t)> words;
    std::memcpy(words.data(), this, sizeof(State));
    std::uint64_t hash = 0x2545F4914F6CDD1D;
    for (const std::uint64_t word : words) hash = mix(hash ^ word, 0x9E3779B97F4A7C15) + word;
    return hash;
}

template <unsigned Players, WallSide Side>
void State<Players, Side>::apply(unsigned action) {
    if (Side == WallSide::GRAY && action >= NUM_OFFER_ACTIONS) {
        tile_wall((action - NUM_OFFER_ACTIONS) % WALL_SIZE);
    } else {
        apply(Move::of(action));
    }
}

template <unsigned Players>
using ColoredState = State<Players, WallSide::COLORED>;
template <unsigned Players>
using GrayState = State<Players, WallSide::GRAY>;

static_assert(sizeof(ColoredState<2>) <= 160 && sizeof(GrayState<2>) <= 160);
static_assert(std::is_trivially_copyable_v<GrayState<4>>);
// No hidden padding: comparing and hashing bytes is comparing and hashing positions.
static_assert(std::has_unique_object_representations_v<ColoredState<2>> &&
              std::has_unique_object_representations_v<ColoredState<3>> &&
              std::has_unique_object_representations_v<ColoredState<4>> &&
              std::has_unique_object_representations_v<GrayState<2>> &&
              std::has_unique_object_representations_v<GrayState<3>> &&
              std::has_unique_object_representations_v<GrayState<4>>);

}  // namespace azulejos

#include "azulejos/deal.hpp"
#include "azulejos/factory_offer.hpp"
#include "azulejos/legal_moves.hpp"
#include "azulejos/playout.hpp"
#include "azulejos/wall_tiling.hpp"
