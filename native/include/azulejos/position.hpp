// A position as plain numbers: the form for text, for Python, and for checking the packed state.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "azulejos/rules.hpp"
#include "azulejos/state.hpp"

namespace azulejos {

using Counts = std::array<int, NUM_COLORS>;

/// Where no color, no seat or no entry is, the number is NONE. Seats, rows, columns and colors
/// count from 0.
inline constexpr int NONE = -1;
/// On a floor line.
inline constexpr int MARKER = static_cast<int>(NUM_COLORS);

/// No game comes near: a wall yields a few hundred points.
inline constexpr std::int64_t MAX_SCORE = 1'000'000'000;
inline constexpr std::int64_t MAX_ROUND_NUMBER = std::int64_t{1} << 62;

struct PlainBoard {
    std::int64_t score = 0;
    std::array<int, WALL_SIZE> pattern_line_colors = {NONE, NONE, NONE, NONE, NONE};
    std::array<int, WALL_SIZE> pattern_line_counts{};
    std::array<std::array<int, WALL_SIZE>, WALL_SIZE> wall{};
    int floor_line_length = 0;
    std::array<int, FLOOR_LINE_SPACES> floor_line = {NONE, NONE, NONE, NONE, NONE, NONE, NONE};

    PlainBoard() {
        for (auto& row : wall) row.fill(NONE);
    }
    friend bool operator==(const PlainBoard&, const PlainBoard&) = default;
};

/// The first `num_factories(players)` factories and `players` boards count; the others stay empty.
struct Position {
    int players = 2;
    WallSide side = WallSide::COLORED;
    int vertical_line_bonus = VERTICAL_LINE_BONUS;
    std::int64_t round_number = 1;
    Phase phase = Phase::PREPARING_NEXT_ROUND;
    int seat = 0;
    int starting_seat = 0;
    int marker_seat = NONE;
    std::array<Counts, MAX_FACTORIES> factories{};
    Counts center{};
    Counts bag{};
    Counts lid{};
    std::array<PlainBoard, MAX_PLAYERS> boards;

    friend bool operator==(const Position&, const Position&) = default;
};

/// Any of the six kinds of state.
using AnyState = std::variant<ColoredState<2>, ColoredState<3>, ColoredState<4>, GrayState<2>,
                              GrayState<3>, GrayState<4>>;

/// Calls `function` with a `std::type_identity<State<...>>` of the kind asked for; `players` must be
/// 2, 3 or 4.
template <class Function>
decltype(auto) with_state_type(unsigned players, WallSide side, Function&& function) {
    const bool is_gray = side == WallSide::GRAY;
    switch (players) {
        case 2:
            return is_gray ? function(std::type_identity<GrayState<2>>{})
                           : function(std::type_identity<ColoredState<2>>{});
        case 3:
            return is_gray ? function(std::type_identity<GrayState<3>>{})
                           : function(std::type_identity<ColoredState<3>>{});
        default:
            return is_gray ? function(std::type_identity<GrayState<4>>{})
                           : function(std::type_identity<ColoredState<4>>{});
    }
}

/// Why no game can have this position, as NOTATION.md lists it ("Refused"); nothing if all is well.
/// Numbers may be anything. Rounds and scores above what a position code can show are accepted.
std::optional<std::string> find_problem(const Position& position);

/// Ruling 7 in plain numbers; the packed state has its own, faster way. Between rounds only.
bool is_stalemate(const Position& position);

/// `position` must be without problem.
AnyState pack(const Position& position);
template <unsigned Players, WallSide Side>
Position unpack(const State<Players, Side>& state);
Position unpack(const AnyState& state);

/// A position as one list of numbers: players, gray (0 or 1), vertical_line_bonus, round_number,
/// phase, seat, starting_seat, marker_seat, five counts for each factory, five for center, bag and
/// lid, then for each board: score, five pairs (color, count) of pattern lines, wall (25, row by
/// row), length of the floor line and its seven entries (5 is the marker).
std::vector<std::int64_t> to_fields(const Position& position);
/// Throws std::invalid_argument with the reason, also if `find_problem` finds one.
Position from_fields(std::span<const std::int64_t> fields);

}  // namespace azulejos
