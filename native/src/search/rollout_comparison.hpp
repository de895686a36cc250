// Rollouts as backgammon programs make them: boundaries compared by many refills of each, truncated at the
// next boundary, where the network evaluates.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "azulejos/search/rollout.hpp"
#include "azulejos/search/searcher.hpp"

namespace azulejos::search {

/// Compares the boundaries that variations of one position lead to.
///
/// Both the network's value of a difference and the mean of the rollouts have an error: the first a
/// known standard deviation; the second falls with the number of rollouts, but not below the error of
/// their weak play. The estimate is their mean weighted by precision: with few rollouts the network
/// decides.
template <unsigned Players, WallSide Side>
class RolloutComparison {
public:
    using AState = State<Players, Side>;

    /// The network, unless null, must outlive this.
    explicit RolloutComparison(const Network* network) : network_(network) {}

    /// `round_number` and `best` are those of the root and of its best variation.
    void start(std::uint64_t round_number, Utility best) {
        round_ = static_cast<std::size_t>(std::min<std::uint64_t>(round_number, 4) - 1);
        best_ = best;
        candidates_.clear();
        candidate_of_.clear();
    }
    /// A variation worth no more will hardly turn out to be the best.
    Utility floor() const { return best_ - static_cast<Utility>(MAX_DEVIATIONS * yet_to_come(0)); }
    bool has_room() const { return candidates_.size() < MAX_CANDIDATES; }
    /// Adds the next best variation. Variations that lead to the same boundary share a candidate.
    void add(const Variation& variation, const AState& boundary) {
        const auto same = std::find_if(candidates_.begin(), candidates_.end(),
                                       [&](const auto& each) { return each.boundary == boundary; });
        candidate_of_.push_back(static_cast<std::size_t>(same - candidates_.begin()));
        if (same != candidates_.end()) return;
        const Expected by_network = {static_cast<double>(variation.utility), variation.grounds.wins,
                                     variation.grounds.final_scores};
        candidates_.push_back({boundary, by_network, by_network, {}, {}, true});
    }

    /// Rolls out each boundary, with the same refills for all of them as long as the bag lasts, until
    /// one is clearly the best, each has `max_trials`, or `is_time_up`. That is asked before every
    /// rollout and before a candidate's first, which must be prepared.
    template <class IsTimeUp>
    void compare(unsigned seat, std::uint64_t seed, std::uint64_t max_trials, IsTimeUp is_time_up) {
        bool is_going_on = true;
        for (std::uint64_t samples = 0; is_going_on && samples < max_trials && is_undecided();
             samples += BATCH) {
            for (std::size_t at = 0; at < candidates_.size(); ++at) {
                Candidate& candidate = candidates_[at];
                if (!candidate.is_sampled()) continue;
                if (samples == 0) {
                    if (is_time_up()) return;
                    start_play(at);
                }
                candidate.batch = {};
                for (unsigned sample = 0; sample < BATCH; ++sample) {
                    // A batch cut short is dropped, so that all candidates have the same refills.
                    if (is_time_up()) return;
                    Random rng(seed + samples + sample);
                    candidate.batch += play(plays_[at], seat, rng);
                }
            }
            for (Candidate& candidate : candidates_) {
                if (candidate.is_sampled()) update(candidate, samples + BATCH);
            }
            is_going_on = drop(samples + BATCH);
        }
    }

    /// Writes the estimates into the grounds of the variations that were added, and sorts these by them;
    /// dropped candidates come last.
    void order(std::vector<Variation>& variations) const {
        std::vector<std::size_t> order(candidate_of_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto rank = [&](std::size_t at) {
            const Candidate& candidate = candidates_[candidate_of_[at]];
            return std::pair(candidate.is_open, candidate.estimate.utility);
        };
        std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
            return rank(one) > rank(other);
        });
        std::vector<Variation> ordered;
        for (const std::size_t at : order) {
            const Expected& estimate = candidates_[candidate_of_[at]].estimate;
            Variation& variation = ordered.emplace_back(std::move(variations[at]));
            variation.utility = static_cast<Utility>(std::lround(estimate.utility));
            variation.grounds.wins = estimate.wins;
            variation.grounds.final_scores = estimate.final_scores;
        }
        std::move(ordered.begin(), ordered.end(), variations.begin());
    }

private:
    /// All candidates share the time.
    static constexpr std::size_t MAX_CANDIDATES = 5;
    /// Moves tried for each move of a rollout: with 3 the error is up to a quarter larger, with 8 a
    /// rollout takes half as long again.
    static constexpr unsigned NUM_TRIED = 5;
    static constexpr unsigned BATCH = 8;
    /// Standard deviations by which a candidate must be behind to be dropped.
    static constexpr double MAX_DEVIATIONS = 2.5;
    /// The network's value counts as much as so many rollouts, by the number of the round that ends: the
    /// variance of a paired rollout over that of the network's error. Measured for 2 players on the colored
    /// side with their second network.
    static constexpr std::array<double, 4> PRIOR_SAMPLES = {40, 17, 22, 7};
    /// The limit of the rollouts' weight, however many there are: they are weakly played.
    static constexpr std::array<double, 4> TRUST = {0.55, 0.8, 0.8, 0.7};
    /// Standard deviation of the network's error.
    static constexpr std::array<double, 4> SCATTER = {600, 1100, 1250, 2500};
    /// Further rollouts that would change less do not matter.
    static constexpr double LEAST_CHANGE = 20;

    struct Expected {
        /// For the root seat.
        double utility = 0;
        OfSeats wins{};
        OfSeats final_scores{};

        Expected& operator+=(const Expected& other) {
            utility += other.utility;
            for (unsigned seat = 0; seat < Players; ++seat) {
                wins[seat] += other.wins[seat];
                final_scores[seat] += other.final_scores[seat];
            }
            return *this;
        }
    };
    struct Candidate {
        AState boundary;
        Expected by_network;
        Expected estimate;
        Expected sum;
        Expected batch;
        /// Still among those that may be the best.
        bool is_open;

        /// Where the game is over there is nothing to roll out.
        bool is_sampled() const { return is_open && !boundary.is_over(); }
    };

    /// Of so many rollouts in the estimate.
    double weight(std::uint64_t samples) const {
        const auto number = static_cast<double>(samples);
        return number / (number / TRUST[round_] + PRIOR_SAMPLES[round_]);
    }
    /// Standard deviation of the change that any number of further rollouts would bring.
    double yet_to_come(std::uint64_t samples) const {
        return SCATTER[round_] * std::sqrt(TRUST[round_] - weight(samples));
    }

    /// Whether several candidates may be the best, and rollouts would decide.
    bool is_undecided() const {
        const auto num_open = std::count_if(candidates_.begin(), candidates_.end(),
                                            [](const Candidate& each) { return each.is_open; });
        return num_open > 1 && std::any_of(candidates_.begin(), candidates_.end(),
                                           [](const Candidate& each) { return each.is_sampled(); });
    }

    void start_play(std::size_t at) {
        while (plays_.size() <= at) plays_.emplace_back(network_, NUM_TRIED);
        plays_[at].start(candidates_[at].boundary);
    }

    static Expected play(Rollout<Players, Side>& play, unsigned seat, Random& rng) {
        AState state = play.play(rng);
        Expected expected;
        expected.utility = play.utility(state, seat);
        play.round_end().finish(state);
        const auto wins = play.round_end().wins(state);
        const auto final_scores = play.round_end().final_scores(state);
        std::copy(wins.begin(), wins.end(), expected.wins.begin());
        std::copy(final_scores.begin(), final_scores.end(), expected.final_scores.begin());
        return expected;
    }

    void update(Candidate& candidate, std::uint64_t samples) const {
        candidate.sum += candidate.batch;
        const double share = weight(samples);
        const auto believe = [&](double& estimate, double by_network, double sum) {
            estimate = by_network + share * (sum / static_cast<double>(samples) - by_network);
        };
        const Expected& by_network = candidate.by_network;
        const Expected& sum = candidate.sum;
        believe(candidate.estimate.utility, by_network.utility, sum.utility);
        for (unsigned seat = 0; seat < Players; ++seat) {
            believe(candidate.estimate.wins[seat], by_network.wins[seat], sum.wins[seat]);
            believe(candidate.estimate.final_scores[seat], by_network.final_scores[seat],
                    sum.final_scores[seat]);
        }
    }

    /// Drops the candidates that are clearly behind. False if further rollouts would not matter.
    bool drop(std::uint64_t samples) {
        double best = -INFINITE_UTILITY;
        for (const Candidate& each : candidates_) {
            if (each.is_open) best = std::max(best, each.estimate.utility);
        }
        const double deviation = yet_to_come(samples);
        for (Candidate& each : candidates_) {
            const double behind = best - each.estimate.utility;
            if (behind > MAX_DEVIATIONS * deviation) each.is_open = false;
        }
        return deviation >= LEAST_CHANGE;
    }

    const Network* network_;
    /// The round that ends, from 0; later rounds than the fourth count as the fourth.
    std::size_t round_ = 0;
    Utility best_ = 0;
    std::vector<Candidate> candidates_;
    /// Of each variation.
    std::vector<std::size_t> candidate_of_;
    /// Of each candidate; kept, because they are slow to make.
    std::vector<Rollout<Players, Side>> plays_;
};

}  // namespace azulejos::search
