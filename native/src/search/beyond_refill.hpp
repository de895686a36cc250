// Beyond the end of the round: what boundaries are worth by many refills of each, beside what they are
// worth by the network.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <vector>

#include "azulejos/search/refill_play.hpp"
#include "azulejos/search/searcher.hpp"

namespace azulejos::search {

/// How many boundaries are compared, and how. For measuring by AZ_BEYOND: 0 for nothing of it, or the
/// first of most,moves,prior,trust,doubt,bare.
struct BeyondSettings {
    unsigned most = 5;
    /// How many moves are tried for each that is played after a refill.
    unsigned moves = 5;
    /// Factors of PRIOR_SAMPLES and TRUST.
    double prior = 1;
    double trust = 1;
    /// By how many standard deviations a boundary must be behind to be dropped.
    double doubt = 2.5;
    /// Not where more pairs of source and color than that are left.
    unsigned most_left = 100;

    static const BeyondSettings& asked() {
        static const BeyondSettings settings = [] {
            BeyondSettings read;
            if (const char* text = std::getenv("AZ_BEYOND")) {
                std::sscanf(text, "%u,%u,%lf,%lf,%lf,%u", &read.most, &read.moves, &read.prior,
                            &read.trust, &read.doubt, &read.most_left);
            }
            return read;
        }();
        return settings;
    }
};

/// Compares the boundaries that variations of one position lead to.
///
/// The network's word on a difference and the mean of the samples are both off, the one by a known
/// scatter, the other the less the more samples there are, but never less than play at a glance is. What
/// is believed is their mean, each weighted by its precision: with few samples the network decides.
template <unsigned Players, WallSide Side>
class BeyondRefill {
public:
    using AState = State<Players, Side>;

    /// The network, unless null, must outlive this.
    explicit BeyondRefill(const Network* network) : network_(network) {}

    /// For variations of a position in that round, of which the best is worth so much.
    void start(std::uint64_t round_number, Utility best) {
        round_ = static_cast<std::size_t>(std::min<std::uint64_t>(round_number, 4) - 1);
        best_ = best;
        prospects_.clear();
        prospect_of_.clear();
    }
    /// What is worth no more will hardly turn out to be the best.
    Utility floor() const {
        return best_ - static_cast<Utility>(BeyondSettings::asked().doubt * yet_to_come(0));
    }
    bool wants_more() const { return prospects_.size() < BeyondSettings::asked().most; }
    /// The next best variation. Where an earlier one leads to the same boundary they share what is
    /// found.
    void add(const Variation& variation, const AState& boundary) {
        const auto same = std::find_if(prospects_.begin(), prospects_.end(),
                                       [&](const auto& each) { return each.boundary == boundary; });
        prospect_of_.push_back(static_cast<std::size_t>(same - prospects_.begin()));
        if (same != prospects_.end()) return;
        const Expected by_network = {static_cast<double>(variation.utility), variation.wins,
                                     variation.final_scores};
        prospects_.push_back({boundary, by_network, by_network, {}, {}, true});
    }

    /// Plays rounds from each boundary, the same refills for all of them, until one is clearly the
    /// best or `is_time_up`, which is asked before each round that is played.
    template <class IsTimeUp>
    void compare(unsigned seat, std::uint64_t seed, IsTimeUp is_time_up) {
        start_plays();
        for (std::uint64_t number = 0; num_open() > 1; number += BATCH) {
            for (std::size_t at = 0; at < prospects_.size(); ++at) {
                Prospect& prospect = prospects_[at];
                prospect.batch = {};
                for (unsigned sample = 0; sample < BATCH && prospect.is_sampled(); ++sample) {
                    // A batch that is cut short is lost, so that all have the same refills.
                    if (is_time_up()) return;
                    Random rng(seed + number + sample);
                    prospect.batch += play(plays_[at], seat, rng);
                }
            }
            for (Prospect& prospect : prospects_) {
                if (prospect.is_sampled()) take_in(prospect, number + BATCH);
            }
            if (!drop(number + BATCH)) return;
        }
    }

    /// Tells what is believed now, and brings what was added into the order of it; what was dropped
    /// on the way stays behind.
    void order(std::vector<Variation>& variations) const {
        std::vector<std::size_t> order(prospect_of_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto rank = [&](std::size_t at) {
            const Prospect& prospect = prospects_[prospect_of_[at]];
            return std::pair(prospect.is_open, prospect.believed.utility);
        };
        std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
            return rank(one) > rank(other);
        });
        std::vector<Variation> ordered;
        for (const std::size_t at : order) {
            const Expected& believed = prospects_[prospect_of_[at]].believed;
            Variation& variation = ordered.emplace_back(std::move(variations[at]));
            variation.utility = static_cast<Utility>(std::lround(believed.utility));
            variation.wins = believed.wins;
            variation.final_scores = believed.final_scores;
        }
        std::move(ordered.begin(), ordered.end(), variations.begin());
    }

private:
    static constexpr unsigned BATCH = 8;
    /// What the network says counts as much as so many samples, by the number of the round that ends:
    /// the square of the standard deviation of a paired sample, over that of the network's error.
    static constexpr std::array<double, 4> PRIOR_SAMPLES = {40, 17, 22, 7};
    /// The weight of any number of samples, since they are played at a glance.
    static constexpr std::array<double, 4> TRUST = {0.55, 0.8, 0.8, 0.7};
    /// Standard deviation of the network's error.
    static constexpr std::array<double, 4> SCATTER = {600, 1100, 1300, 2500};
    /// It does not matter what is yet to come if it is less than that.
    static constexpr double LEAST = 20;

    struct Expected {
        /// For the seat that asks.
        double utility = 0;
        std::array<double, MAX_PLAYERS> wins{};
        std::array<double, MAX_PLAYERS> final_scores{};

        Expected& operator+=(const Expected& other) {
            utility += other.utility;
            for (unsigned seat = 0; seat < Players; ++seat) {
                wins[seat] += other.wins[seat];
                final_scores[seat] += other.final_scores[seat];
            }
            return *this;
        }
    };
    struct Prospect {
        AState boundary;
        Expected by_network;
        Expected believed;
        Expected sum;
        Expected batch;
        /// Still among those that may be the best.
        bool is_open;

        /// Where the game is over nothing is unknown.
        bool is_sampled() const { return is_open && !boundary.is_over(); }
    };

    /// Of samples in what is believed.
    double weight(std::uint64_t samples) const {
        const double prior = PRIOR_SAMPLES[round_] * BeyondSettings::asked().prior;
        const auto number = static_cast<double>(samples);
        return number / (number / trust() + prior);
    }
    double trust() const { return std::min(0.95, TRUST[round_] * BeyondSettings::asked().trust); }
    /// Standard deviation of what any number of further samples would change in a difference.
    double yet_to_come(std::uint64_t samples) const {
        return SCATTER[round_] * std::sqrt(trust() - weight(samples));
    }

    void start_plays() {
        plays_.reserve(prospects_.size());
        while (plays_.size() < prospects_.size()) {
            plays_.emplace_back(network_, BeyondSettings::asked().moves);
        }
        for (std::size_t at = 0; at < prospects_.size(); ++at) {
            if (prospects_[at].is_sampled()) plays_[at].start(prospects_[at].boundary);
        }
    }
    long num_open() const {
        return std::count_if(prospects_.begin(), prospects_.end(),
                             [](const Prospect& each) { return each.is_open; });
    }

    static Expected play(RefillPlay<Players, Side>& play, unsigned seat, Random& rng) {
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

    void take_in(Prospect& prospect, std::uint64_t samples) const {
        prospect.sum += prospect.batch;
        const double share = weight(samples);
        const auto believe = [&](double& believed, double by_network, double sum) {
            believed = by_network + share * (sum / static_cast<double>(samples) - by_network);
        };
        const auto& [boundary, by_network, before, sum, batch, is_open] = prospect;
        believe(prospect.believed.utility, by_network.utility, sum.utility);
        for (unsigned seat = 0; seat < Players; ++seat) {
            believe(prospect.believed.wins[seat], by_network.wins[seat], sum.wins[seat]);
            believe(prospect.believed.final_scores[seat], by_network.final_scores[seat],
                    sum.final_scores[seat]);
        }
    }

    /// Closes what is clearly behind. False if nothing that matters is yet to come.
    bool drop(std::uint64_t samples) {
        double best = -INFINITE_UTILITY;
        for (const Prospect& each : prospects_) {
            if (each.is_open) best = std::max(best, each.believed.utility);
        }
        const double deviation = yet_to_come(samples);
        for (Prospect& each : prospects_) {
            const double behind = best - each.believed.utility;
            if (behind > BeyondSettings::asked().doubt * deviation) each.is_open = false;
        }
        return deviation >= LEAST;
    }

    const Network* network_;
    /// Of the round that ends, from 0; those after the fourth are as the fourth.
    std::size_t round_ = 0;
    Utility best_ = 0;
    std::vector<Prospect> prospects_;
    /// Of each variation.
    std::vector<std::size_t> prospect_of_;
    /// Of each prospect; kept, since they take long to make.
    std::vector<RefillPlay<Players, Side>> plays_;
};

}  // namespace azulejos::search
