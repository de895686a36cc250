// The static gain of a move: orders moves, and drives the greedy playout at the depth limit.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "azulejos/state.hpp"

namespace azulejos::search {

/// For every pattern line, color and number of tiles on it: what it adds to its board if the round
/// ended with the boards of the root. The weights of the boundary value decide, so that columns,
/// colors and later rounds count. They do so even where a network evaluates the boundary: gains by
/// the network won no more games, and a network must see all boards at once.
template <unsigned Players, WallSide Side>
class StaticGain {
public:
    using AState = State<Players, Side>;
    /// Values are in sixty-fourths of a point of score.
    static constexpr int POINT = 64;

    /// `round_end` must have been started for the round of `state`.
    template <class RoundEnd>
    void start(const AState& state, const RoundEnd& round_end) {
        const bool is_last_round =
            std::any_of(state.boards.begin(), state.boards.end(), [&](const auto& board) {
                return round_end.standing(board, state.vertical_line_bonus).ends_game;
            });
        const int of_point = round_end.value().of_score(1);
        of_start_ = is_last_round ? 0 : POINT * round_end.value().of_start() / of_point;
        for (unsigned seat = 0; seat < Players; ++seat) {
            const auto& board = state.boards[seat];
            const auto now = round_end.standing(board, state.vertical_line_bonus);
            for_each_line(board, [&](unsigned row, unsigned color) {
                const unsigned held = board.pattern_lines[row].count;
                OfCounts& gain = gain_[seat][row][color];
                gain[held] = 0;
                for (unsigned count = held + 1; count <= row + 1; ++count) {
                    auto filled = board;
                    filled.place(row + 1, color, count - held);
                    const auto then = round_end.standing(filled, state.vertical_line_bonus);
                    // Where the game ends only points are left to gain.
                    gain[count] = is_last_round || then.ends_game
                                      ? POINT * (then.points - now.points)
                                      : POINT * (then.strength - now.strength) / of_point;
                }
            });
        }
    }

    /// Of taking `count` tiles, for the seat to move. In sixty-fourths of a point, like all gains.
    int of(const AState& state, bool takes_marker, unsigned color, unsigned count,
           unsigned destination) const {
        const auto& board = state.boards[state.seat];
        unsigned fallen = count;
        int value = -OF_THROWING_AWAY;
        if (destination != FLOOR) {
            const unsigned held = board.pattern_lines[destination - 1].count;
            const unsigned placed = std::min(count, destination - held);
            const OfCounts& gain = gain_[state.seat][destination - 1][color];
            fallen = count - placed;
            value = gain[held + placed] - gain[held];
        }
        const unsigned before = board.floor_line.length;
        const unsigned after =
            std::min(before + fallen + (takes_marker ? 1 : 0), FLOOR_LINE_SPACES);
        if (takes_marker) value += of_start_;
        return value - POINT * (FLOOR_LINE_COST[after] - FLOOR_LINE_COST[before]);
    }

    int of(const AState& state, Action action) const {
        const Move move = Move::of(action);
        const bool takes_marker = move.source == AState::CENTER && state.marker_seat == UNCLAIMED;
        return of(state, takes_marker, move.color, state.sources[move.source].count(move.color),
                  move.destination);
    }

    /// Of bringing a pattern line of `seat` from `held` tiles of a color to `count`, if all of them fit.
    int of_filling(unsigned seat, unsigned row, unsigned color, unsigned held,
                   unsigned count) const {
        const OfCounts& gain = gain_[seat][row][color];
        return gain[count] - gain[held];
    }

    /// Of keeping these tiles from the next seat: a share of what they would gain it.
    int of_denying(const AState& state, unsigned color, unsigned count) const {
        const unsigned next = state.seat + 1 == Players ? 0 : state.seat + 1;
        const auto& board = state.boards[next];
        int best = -POINT * static_cast<int>(count);
        unsigned left = board.open.of_color(color) & OpenDestinations::PATTERN_LINES;
        for (; left != 0; left &= left - 1) {
            const auto destination = static_cast<unsigned>(std::countr_zero(left));
            const unsigned held = board.pattern_lines[destination - 1].count;
            const unsigned placed = std::min(count, destination - held);
            const OfCounts& gain = gain_[next][destination - 1][color];
            best = std::max(
                best, gain[held + placed] - gain[held] - POINT * static_cast<int>(count - placed));
        }
        return best * DENIED_SHARE / 16;
    }

private:
    /// In sixteenths. Both 0 and 16 won fewer games.
    static constexpr int DENIED_SHARE = 11;
    /// Moves to the floor line come last in the order, even where their gain is the largest.
    static constexpr int OF_THROWING_AWAY = 16 * POINT;

    using OfCounts = std::array<int, WALL_SIZE + 1>;

    /// Calls `function(row, color)` where a board has room.
    template <class Board, class Function>
    static void for_each_line(const Board& board, Function function) {
        for (unsigned color = 0; color < NUM_COLORS; ++color) {
            unsigned left = board.open.of_color(color) & OpenDestinations::PATTERN_LINES;
            for (; left != 0; left &= left - 1) {
                function(static_cast<unsigned>(std::countr_zero(left)) - 1, color);
            }
        }
    }

    /// By seat, row and color.
    std::array<std::array<std::array<OfCounts, NUM_COLORS>, WALL_SIZE>, Players> gain_{};
    /// What the starting player marker is worth, its space on the floor line apart.
    int of_start_ = 0;
};

}  // namespace azulejos::search
