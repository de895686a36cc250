// Wall-tiling with the best columns: what it makes of a board.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "azulejos/search/boundary_value.hpp"
#include "azulejos/state.hpp"

namespace azulejos::search {

/// What wall-tiling makes of a board. The floor line is not yet scored.
struct BoardOutcome {
    /// Without score and start.
    Strength strength = 0;
    /// Points of the tiles that moved to the wall.
    std::uint16_t points = 0;
    /// Earned if the game ends with this round.
    std::uint8_t bonus = 0;
    std::uint8_t horizontal_lines = 0;
    /// Lines that fall lengthen the floor line (gray side).
    std::uint8_t floor_line_length = 0;
};

/// By what columns are chosen on the gray side.
enum class Aim {
    /// What the board is worth for the rounds to come. There are up to 5^5 ways to tile a wall: with
    /// more than one complete line each tries its two best columns only, which was ten times as fast.
    GO_ON,
    /// The same with every column tried.
    GO_ON_WITH_CARE,
    /// The final score, then the horizontal lines; every column tried.
    END,
};

/// Tiles the walls of a search. There is no choice on the colored side.
template <unsigned Players, WallSide Side>
class WallTiler {
public:
    using Board = PlayerBoard<Side>;
    using Value = BoundaryValue<Players, Side>;

    static constexpr bool HAS_CHOICE = Side == WallSide::GRAY;

    struct Tiled {
        BoardOutcome outcome;
        Board board;
    };

    WallTiler() = default;
    /// The weights choose the columns, also where a network values the boundary.
    WallTiler(const Value& value, bool has_bonuses, bool has_network)
        : value_(value), has_bonuses_(has_bonuses), has_network_(has_network) {}

    const Value& value() const { return value_; }

    /// A board after all its complete lines, and what they brought.
    Tiled tile(const Board& board, unsigned vertical_line_bonus, Aim aim) const {
        if constexpr (HAS_CHOICE) {
            return best_tiling(board, board.score, vertical_line_bonus, aim);
        } else {
            Board tiled = board;
            while (tiled.complete_rows != 0) {
                const unsigned row = tiled.topmost_complete_row();
                tiled.tile_wall(row, wall_column(row, tiled.pattern_lines[row].color));
            }
            return {summary(tiled, board.score, vertical_line_bonus), tiled};
        }
    }

    /// Where the tile of the topmost complete line goes.
    unsigned best_column(const Board& board, unsigned vertical_line_bonus, Aim aim) const {
        const unsigned row = board.topmost_complete_row();
        unsigned best = 0;
        int best_worth = 0;
        bool has_best = false;
        for (unsigned left = columns_to_try(board, aim); left != 0; left &= left - 1) {
            const auto column = static_cast<unsigned>(std::countr_zero(left));
            Board tiled = board;
            tiled.tile_wall(row, column);
            const BoardOutcome outcome =
                best_tiling(tiled, board.score, vertical_line_bonus, aim).outcome;
            const int found = worth(outcome, board.score, aim);
            if (!has_best || found > best_worth) {
                best = column;
                best_worth = found;
            }
            has_best = true;
        }
        return best;
    }

private:
    BoardOutcome summary(const Board& tiled, unsigned score_before,
                         unsigned vertical_line_bonus) const {
        // A board's strength is for the choice of columns, where a network values the boundary.
        const Strength strength =
            HAS_CHOICE || !has_network_ ? value_.of_board(tiled) : Strength{0};
        return {strength, static_cast<std::uint16_t>(tiled.score - score_before),
                static_cast<std::uint8_t>(has_bonuses_ ? tiled.bonus(vertical_line_bonus) : 0),
                static_cast<std::uint8_t>(tiled.wall.spaces().num_horizontal_lines()),
                static_cast<std::uint8_t>(tiled.floor_line.length)};
    }

    int worth(const BoardOutcome& outcome, unsigned score_before, Aim aim) const {
        const int cost = static_cast<int>(FLOOR_LINE_COST[outcome.floor_line_length]);
        if (aim != Aim::END) {
            return outcome.strength + value_.of_score(outcome.points) -
                   value_.of_score(static_cast<unsigned>(cost));
        }
        const int earned = static_cast<int>(score_before + outcome.points);
        return 8 * (std::max(earned - cost, 0) + outcome.bonus) + outcome.horizontal_lines;
    }

    Tiled best_tiling(const Board& board, unsigned score_before, unsigned vertical_line_bonus,
                      Aim aim) const {
        if (board.complete_rows == 0) {
            return {summary(board, score_before, vertical_line_bonus), board};
        }
        const unsigned row = board.topmost_complete_row();
        unsigned columns = columns_to_try(board, aim);
        if (columns == 0) {
            Board fallen = board;
            fallen.drop_pattern_line(row);
            return best_tiling(fallen, score_before, vertical_line_bonus, aim);
        }
        Tiled best;
        bool has_best = false;
        for (; columns != 0; columns &= columns - 1) {
            Board tiled = board;
            tiled.tile_wall(row, static_cast<unsigned>(std::countr_zero(columns)));
            const Tiled found = best_tiling(tiled, score_before, vertical_line_bonus, aim);
            if (!has_best ||
                worth(found.outcome, score_before, aim) > worth(best.outcome, score_before, aim)) {
                best = found;
            }
            has_best = true;
        }
        return best;
    }

    /// Five bits: of the valid columns of the topmost complete line those to try.
    static unsigned columns_to_try(const Board& board, Aim aim) {
        const unsigned row = board.topmost_complete_row();
        const unsigned columns = board.wall.valid_columns(row, board.pattern_lines[row].color);
        const bool tries_all = aim != Aim::GO_ON || std::has_single_bit(board.complete_rows);
        return tries_all ? columns : two_best(board, row, columns);
    }

    /// By points, then by tiles in the column.
    static unsigned two_best(const Board& board, unsigned row, unsigned columns) {
        const Spaces taken = board.wall.spaces();
        std::array<unsigned, WALL_SIZE> promise{};
        for (unsigned left = columns; left != 0; left &= left - 1) {
            const auto column = static_cast<unsigned>(std::countr_zero(left));
            promise[column] = 8 * points_for_tile(taken | Spaces::at(row, column), row, column) +
                              static_cast<unsigned>(std::popcount(taken.column(column)));
        }
        unsigned best = 0;
        for (unsigned number = 0; number < 2 && best != columns; ++number) {
            const auto most = std::max_element(promise.begin(), promise.end());
            best |= 1u << (most - promise.begin());
            *most = 0;
        }
        return best;
    }

    Value value_;
    bool has_bonuses_ = true;
    bool has_network_ = false;
};

}  // namespace azulejos::search
