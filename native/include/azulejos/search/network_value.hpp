// A network's evaluation of a round boundary, in integers: the same on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "azulejos/search/boundary_value.hpp"
#include "azulejos/search/network.hpp"
#include "azulejos/state.hpp"

namespace azulejos::search {

/// Each seat has a hidden layer. Its inputs are the seat's board, the other boards by distance, scores,
/// bag, round and start; its units are clipped and squared, and the heads are linear. For two players the
/// win head's difference is f(A, B) - f(B, A). The lid is no input: it follows from bag and boards.
template <unsigned Players, WallSide Side>
class NetworkValue {
public:
    using AState = State<Players, Side>;
    using Board = PlayerBoard<Side>;
    static constexpr unsigned UNITS = num_units(Players);

    struct alignas(16) Row {
        std::array<Weight, UNITS> units;

        void add(const Weight* other) {
            for (unsigned unit = 0; unit < UNITS; ++unit) {
                units[unit] = static_cast<Weight>(units[unit] + other[unit]);
            }
        }
    };
    /// What a board adds: to its own seat, to the seat before it, and so on.
    using Accumulator = std::array<Row, Players>;
    using Heads = std::array<std::array<int, NUM_HEADS>, Players>;

    NetworkValue() = default;
    /// For boundaries after `round_number`; adds the inputs that are fixed until then.
    NetworkValue(const Network& network, std::uint64_t round_number, TileCounts bag,
                 unsigned vertical_line_bonus)
        : network_(&network),
          seen_(network.sees_opponents() ? Players : 1),
          set_(static_cast<unsigned>(std::clamp<std::uint64_t>(round_number, 1, NUM_ROUND_SETS)) -
               1) {
        for (unsigned distance = 0; distance < Players; ++distance) {
            Row& row = shared_[distance];
            row.units.fill(0);
            row.add(network.start_row(distance));
            row.add(network.round_row(set_));
            for (unsigned color = 0; color < NUM_COLORS; ++color) {
                row.add(network.bag_row(color, bag.count(color)));
            }
            if (vertical_line_bonus != VERTICAL_LINE_BONUS) row.add(network.tactile_row());
        }
    }

    bool is_there() const { return network_ != nullptr; }

    /// Of a board after its wall-tiling.
    void accumulate(const Board& board, Accumulator& sums) const {
        if (seen_ == 1) return accumulate<1>(board, sums);
        return accumulate<Players>(board, sums);
    }

    /// The utility for `seat`; `sums` and `scores` by seat, the floor lines' cost taken off.
    Utility utility(const std::array<const Accumulator*, Players>& sums,
                    const std::array<unsigned, Players>& scores, unsigned starting_seat,
                    unsigned seat) const {
        std::array<Strength, Players> strengths;
        std::array<int, Players> points;
        for (unsigned player = 0; player < Players; ++player) {
            const Row hidden = hidden_of(sums, scores, starting_seat, player);
            strengths[player] = head(hidden, WIN_HEAD);
            points[player] = head(hidden, SCORE_HEAD);
        }
        int best_other = -1'000'000;
        for (unsigned other = 0; other < Players; ++other) {
            if (other != seat) best_other = std::max(best_other, points[other]);
        }
        return of_win(strengths, seat) + of_lead(points[seat] - best_other);
    }

    /// All heads, of a state between two rounds.
    Heads heads(const AState& state) const {
        std::array<Accumulator, Players> own;
        std::array<const Accumulator*, Players> sums;
        std::array<unsigned, Players> scores;
        for (unsigned player = 0; player < Players; ++player) {
            accumulate(state.boards[player], own[player]);
            sums[player] = &own[player];
            scores[player] = state.boards[player].score;
        }
        Heads heads;
        for (unsigned player = 0; player < Players; ++player) {
            const Row hidden = hidden_of(sums, scores, state.starting_seat, player);
            for (unsigned at = 0; at < NUM_HEADS; ++at) {
                heads[player][at] = head(hidden, static_cast<Head>(at));
            }
        }
        return heads;
    }

    Utility utility(const AState& state, unsigned seat) const {
        const Heads all = heads(state);
        std::array<Strength, Players> strengths;
        int best_other = -1'000'000;
        for (unsigned player = 0; player < Players; ++player) {
            strengths[player] = all[player][WIN_HEAD];
            if (player != seat) best_other = std::max(best_other, all[player][SCORE_HEAD]);
        }
        return of_win(strengths, seat) + of_lead(all[seat][SCORE_HEAD] - best_other);
    }

private:
    /// For the seats up to this distance.
    template <unsigned Seen>
    void accumulate(const Board& board, Accumulator& sums) const {
        const ActiveInputs active = active_inputs(board);
        for (unsigned distance = 0; distance < Seen; ++distance) sums[distance].units.fill(0);
        for (unsigned at = 0; at < active.size; ++at) {
            const Weight* const rows = network_->board_rows(active.inputs[at]);
            for (unsigned distance = 0; distance < Seen; ++distance) {
                sums[distance].add(rows + distance * UNITS);
            }
        }
    }
    /// The hidden layer of a seat, clipped to 0 .. UNIT_ONE.
    Row hidden_of(const std::array<const Accumulator*, Players>& sums,
                  const std::array<unsigned, Players>& scores, unsigned starting_seat,
                  unsigned player) const {
        const auto distance_to = [&](unsigned other) {
            return other >= player ? other - player : other + Players - player;
        };
        Row hidden = shared_[distance_to(starting_seat)];
        hidden.add(network_->score_row(scores[player]));
        for (unsigned other = 0; other < Players; ++other) {
            const unsigned distance = distance_to(other);
            if (distance < seen_) hidden.add((*sums[other])[distance].units.data());
            if (distance == 0) continue;
            const int lead = static_cast<int>(scores[player]) - static_cast<int>(scores[other]);
            hidden.add(network_->lead_row(distance, lead));
        }
        for (Weight& unit : hidden.units) {
            unit = std::clamp<Weight>(unit, 0, static_cast<Weight>(UNIT_ONE));
        }
        return hidden;
    }

    int head(const Row& hidden, Head head) const {
        const Weight* const weights = network_->output_row(set_, head);
        std::int32_t sum = 0;
        for (unsigned unit = 0; unit < UNITS; ++unit) {
            // At most 256 * 127: 16 bits hold it.
            const auto weighted = static_cast<Weight>(hidden.units[unit] * weights[unit]);
            sum += static_cast<std::int32_t>(weighted) * hidden.units[unit];
        }
        constexpr int SHIFT = 22;
        static_assert(1 << SHIFT == UNIT_ONE * UNIT_ONE * OUTPUT_ONE);
        const std::int64_t scaled = std::int64_t{sum} * HEAD_SCALE + (1 << (SHIFT - 1));
        return network_->output_bias(set_, head) + static_cast<int>(scaled >> SHIFT);
    }

    static Utility of_win(const std::array<Strength, Players>& strengths, unsigned seat) {
        if constexpr (Players == 2) {
            static const AdvantageTable<Utility> utilities(
                [](double logits) { return blend(1 / (1 + std::exp(-logits)), 0); });
            return utilities(strengths[seat] - strengths[seat ^ 1]);
        } else {
            return blend(BoundaryValue<Players, Side>::win(strengths, seat), 0);
        }
    }
    /// In hundredths of a point.
    static Utility of_lead(int lead) {
        constexpr int FULL = MAX_LEAD * 100;
        constexpr int MOST = static_cast<int>(MAX_MARGIN) * FULL;
        constexpr int SHARE = static_cast<int>(MAX_UTILITY * (1 - WIN_SHARE) + 0.5);
        return std::clamp(lead, -MOST, MOST) * SHARE / FULL;
    }

    const Network* network_ = nullptr;
    /// Distances whose boards add to a seat's sums: all, or only its own.
    unsigned seen_ = Players;
    unsigned set_ = 0;
    /// By the distance to the starting seat.
    std::array<Row, Players> shared_{};
};

}  // namespace azulejos::search
