// The hand-written evaluation of a round boundary: walls, pattern lines, scores and the next start,
// averaged over the deals to come. Where there is a network, `NetworkValue` takes its place.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "azulejos/search/board_features.hpp"
#include "azulejos/search/boundary_weights.hpp"
#include "azulejos/search/utility.hpp"

namespace azulejos::search {

/// A strength for each board; the chances to win are a softmax of the strengths. A board's strength
/// does not depend on the other boards, so that a search can cache it (`RoundEnd`).
template <unsigned Players, WallSide Side>
class BoundaryValue {
public:
    using Strengths = std::array<Strength, Players>;

    /// For boundaries after this round.
    explicit BoundaryValue(std::uint64_t round_number = 1, bool sees_bonuses = true)
        : set_(std::clamp<std::uint64_t>(round_number, 1, NUM_WEIGHT_SETS) - 1),
          sees_bonuses_(sees_bonuses) {}

    /// Of a board after its wall-tiling, without score and start.
    Strength of_board(const PlayerBoard<Side>& board) const {
        const Features features = board_features(board);
        double sum = 0;
        for (unsigned feature = 0; feature < NUM_FEATURES; ++feature) {
            if (!sees_bonuses_ && is_for_bonuses(feature)) continue;
            sum += weight(feature) * features[feature];
        }
        return static_cast<Strength>(std::lround(sum));
    }
    /// In whole steps, so that points add up however they are split.
    Strength of_score(unsigned score) const {
        return static_cast<Strength>(weight(SCORE)) * static_cast<Strength>(score);
    }
    Strength of_start() const { return static_cast<Strength>(weight(STARTS)); }

    /// Each seat's chance to win.
    static std::array<double, Players> wins(const Strengths& strengths) {
        const Strength best = *std::max_element(strengths.begin(), strengths.end());
        std::array<double, Players> wins;
        double sum = 0;
        for (unsigned seat = 0; seat < Players; ++seat) {
            wins[seat] = std::exp(static_cast<double>(strengths[seat] - best) / LOGIT);
            sum += wins[seat];
        }
        for (double& win : wins) win /= sum;
        return wins;
    }
    /// The chance of `seat` to win, from a table: fast enough for the search.
    static double win(const Strengths& strengths, unsigned seat) {
        static const AdvantageTable<double> odds([](double logits) { return std::exp(logits); });
        double sum = 0;
        for (const Strength other : strengths) sum += odds(other - strengths[seat]);
        return 1 / sum;
    }
    /// The utility for `seat`.
    static Utility utility(const Strengths& strengths, unsigned seat) {
        if constexpr (Players == 2) {
            static const AdvantageTable<Utility> utilities([](double logits) {
                return blend(1 / (1 + std::exp(-logits)), logits * LOGIT / MAX_ADVANTAGE);
            });
            return utilities(strengths[seat] - strengths[seat ^ 1]);
        } else {
            Strength best_other = -INFINITE_UTILITY * LOGIT;
            for (unsigned other = 0; other < Players; ++other) {
                if (other != seat) best_other = std::max(best_other, strengths[other]);
            }
            return blend(win(strengths, seat),
                         static_cast<double>(strengths[seat] - best_other) / MAX_ADVANTAGE);
        }
    }

    /// The expected score at the end of the game, bonuses included.
    double final_score(const PlayerBoard<Side>& board, bool starts) const {
        Features features = board_features(board);
        features[SCORE] = static_cast<int>(board.score);
        features[STARTS] = starts;
        const auto& weights = BoundaryWeights<Players, Side>::POINTS;
        double points = weights[NUM_FEATURES][set_];
        for (unsigned feature = 0; feature < NUM_FEATURES; ++feature) {
            points += weights[feature][set_] * features[feature];
        }
        return std::max(board.score + points, 0.0);
    }

private:
    // Static gains are in points.
    static_assert(std::ranges::all_of(BoundaryWeights<Players, Side>::STRENGTH[SCORE],
                                      [](double weight) { return weight >= 1; }));

    static constexpr bool is_for_bonuses(unsigned feature) {
        return feature >= COLUMN_1 && feature <= COLOR_5;
    }
    double weight(unsigned feature) const {
        return BoundaryWeights<Players, Side>::STRENGTH[feature][set_];
    }

    std::uint64_t set_;
    bool sees_bonuses_;
};

}  // namespace azulejos::search
