// The value of a round boundary: what the walls, pattern lines, scores and the next start are
// worth, averaged over the deals to come. The search asks only what is declared here, so that a
// network can take its place.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "azulejos/search/board_features.hpp"
#include "azulejos/search/boundary_weights.hpp"
#include "azulejos/search/utility.hpp"

namespace azulejos::search {

/// A strength for each board; the chances to win are as the exponentials of the strengths. One
/// board's strength knows nothing of the others, so a search can keep it (`RoundEnd`).
class BoundaryValue {
public:
    /// For boundaries after this round.
    explicit BoundaryValue(std::uint64_t round_number = 1)
        : set_(std::clamp<std::uint64_t>(round_number, 1, NUM_WEIGHT_SETS) - 1) {}

    /// Of a board after its wall-tiling, without score and start.
    template <WallSide Side>
    Strength of_board(const PlayerBoard<Side>& board) const {
        const Features features = board_features(board);
        double sum = 0;
        for (unsigned feature = 0; feature < NUM_FEATURES; ++feature) {
            sum += weight(feature) * features[feature];
        }
        return static_cast<Strength>(std::lround(sum));
    }
    /// In whole steps, so that points add up however they are split.
    Strength of_score(unsigned score) const {
        return static_cast<Strength>(weight(SCORE)) * static_cast<Strength>(score);
    }
    Strength of_start() const { return static_cast<Strength>(weight(STARTS)); }

    /// The chance of `seat` to win.
    template <std::size_t Players>
    static double win(const std::array<Strength, Players>& strengths, unsigned seat) {
        static const AdvantageTable<double> odds([](double logits) { return std::exp(logits); });
        double sum = 0;
        for (const Strength other : strengths) sum += odds(other - strengths[seat]);
        return 1 / sum;
    }
    /// The utility for `seat`.
    template <std::size_t Players>
    static Utility utility(const std::array<Strength, Players>& strengths, unsigned seat) {
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

private:
    double weight(unsigned feature) const { return BOUNDARY_WEIGHTS[feature][set_]; }

    std::uint64_t set_;
};

}  // namespace azulejos::search
