#include "azulejos/search/calibration.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "azulejos/search/calibration_weights.hpp"

namespace azulejos::search {

namespace {

/// Smaller chances count as this one, so that no single opinion decides. Static evaluations are
/// rougher.
constexpr double LEAST_CHANCE = 0.003;
constexpr double LEAST_STANDING = 0.02;

/// Chances that sum to 1, in proportion to `exp(logits)`.
template <unsigned Players>
OfSeats softmax(const OfSeats& logits) {
    const double most = *std::max_element(logits.begin(), logits.begin() + Players);
    OfSeats chances{};
    double sum = 0;
    for (unsigned seat = 0; seat < Players; ++seat) {
        chances[seat] = std::exp(logits[seat] - most);
        sum += chances[seat];
    }
    for (double& chance : chances) chance /= sum;
    return chances;
}

double log_of(double chance) {
    return std::log(std::max(chance, LEAST_CHANCE));
}
double logit_of(double chance) {
    const double bounded = std::clamp(chance, LEAST_STANDING, 1 - LEAST_STANDING);
    return std::log(bounded / (1 - bounded));
}

/// Changes the scores as little as makes none higher than that of the seat with the best chance.
template <unsigned Players>
void let_favorite_lead(const OfSeats& wins, OfSeats& scores) {
    const auto favorite = static_cast<unsigned>(
        std::max_element(wins.begin(), wins.begin() + Players) - wins.begin());
    // Those with more share a mean; each that joins raises it, so begin with the highest.
    std::array<bool, MAX_PLAYERS> is_level{};
    is_level[favorite] = true;
    double mean = scores[favorite];
    for (unsigned size = 2; size <= Players; ++size) {
        unsigned highest = favorite;
        for (unsigned seat = 0; seat < Players; ++seat) {
            if (!is_level[seat] && (highest == favorite || scores[seat] > scores[highest])) {
                highest = seat;
            }
        }
        if (scores[highest] <= mean) break;
        is_level[highest] = true;
        mean += (scores[highest] - mean) / size;
    }
    for (unsigned seat = 0; seat < Players; ++seat) {
        if (is_level[seat]) scores[seat] = mean;
    }
}

}  // namespace

template <unsigned Players, WallSide Side>
Stated calibrated(const Grounds& grounds, std::uint64_t round_number, unsigned seat_to_move) {
    const bool is_exact = grounds.is_solved && grounds.ends_game;
    if (is_exact || !grounds.is_by_network) return {grounds.wins, grounds.final_scores};
    using Weights = CalibrationWeights<Players, Side>;
    const Calibration& of = grounds.is_solved ? Weights::SOLVED : Weights::UNSOLVED;
    const auto round = static_cast<std::size_t>(
        std::clamp<std::uint64_t>(round_number, 1, NUM_CALIBRATED_ROUNDS) - 1);
    OfSeats logits{};
    Stated stated;
    for (unsigned seat = 0; seat < Players; ++seat) {
        logits[seat] = of.searched[round] * log_of(grounds.wins[seat]);
        double score = grounds.final_scores[seat];
        if (has_own_play<Players>(grounds)) {
            logits[seat] += of.own[round] * log_of(grounds.own.wins[seat]) +
                            of.standing[round] * logit_of(grounds.own.standing[seat]);
            score = (score + grounds.own.final_scores[seat]) / 2;
        }
        stated.final_scores[seat] = std::max(score + of.points[round], 0.0);
    }
    logits[seat_to_move] += of.turn[round];
    stated.wins = softmax<Players>(logits);
    let_favorite_lead<Players>(stated.wins, stated.final_scores);
    return stated;
}

template Stated calibrated<2, WallSide::COLORED>(const Grounds&, std::uint64_t, unsigned);
template Stated calibrated<2, WallSide::GRAY>(const Grounds&, std::uint64_t, unsigned);
template Stated calibrated<3, WallSide::COLORED>(const Grounds&, std::uint64_t, unsigned);
template Stated calibrated<3, WallSide::GRAY>(const Grounds&, std::uint64_t, unsigned);
template Stated calibrated<4, WallSide::COLORED>(const Grounds&, std::uint64_t, unsigned);
template Stated calibrated<4, WallSide::GRAY>(const Grounds&, std::uint64_t, unsigned);

}  // namespace azulejos::search
