// Beyond the end of the round: what boundaries are worth by many refills of each, beside what they are
// worth by the network.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

#include "azulejos/search/refill_play.hpp"
#include "azulejos/search/searcher.hpp"

namespace azulejos::search {

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
    Utility floor() const { return best_ - static_cast<Utility>(DOUBT * yet_to_come(0)); }
    bool wants_more() const { return prospects_.size() < MOST_BOUNDARIES; }
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

    /// Plays rounds from each boundary, the same refills for all of them as long as the bag lasts, until
    /// one is clearly the best, `most_refills` of each are played or `is_time_up`, which is asked before
    /// all that takes long: a round that is played, and what must be known of a boundary before its
    /// first.
    template <class IsTimeUp>
    void compare(unsigned seat, std::uint64_t seed, std::uint64_t most_refills,
                 IsTimeUp is_time_up) {
        bool is_going_on = true;
        for (std::uint64_t samples = 0; is_going_on && samples < most_refills && is_undecided();
             samples += BATCH) {
            for (std::size_t at = 0; at < prospects_.size(); ++at) {
                Prospect& prospect = prospects_[at];
                if (!prospect.is_sampled()) continue;
                if (samples == 0) {
                    if (is_time_up()) return;
                    start_play(at);
                }
                prospect.batch = {};
                for (unsigned sample = 0; sample < BATCH; ++sample) {
                    // A batch that is cut short is lost, so that all have the same refills.
                    if (is_time_up()) return;
                    Random rng(seed + samples + sample);
                    prospect.batch += play(plays_[at], seat, rng);
                }
            }
            for (Prospect& prospect : prospects_) {
                if (prospect.is_sampled()) take_in(prospect, samples + BATCH);
            }
            is_going_on = drop(samples + BATCH);
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
    /// Boundaries that are compared, since all share the time.
    static constexpr std::size_t MOST_BOUNDARIES = 5;
    /// Moves that are tried for each that is played after a refill: with 3 the samples are off by
    /// up to a quarter more, with 8 they take half as long again.
    static constexpr unsigned NUM_TRIED = 5;
    static constexpr unsigned BATCH = 8;
    /// By how many standard deviations a boundary must be behind to be dropped.
    static constexpr double DOUBT = 2.5;
    /// What the network says counts as much as so many samples, by the number of the round that ends:
    /// the square of the standard deviation of a paired sample, over that of the network's error. Of
    /// 2 players on the colored side and the second generation of their network.
    static constexpr std::array<double, 4> PRIOR_SAMPLES = {40, 17, 22, 7};
    /// The weight of any number of samples, since they are played at a glance.
    static constexpr std::array<double, 4> TRUST = {0.55, 0.8, 0.8, 0.7};
    /// Standard deviation of the network's error.
    static constexpr std::array<double, 4> SCATTER = {600, 1100, 1250, 2500};
    /// It does not matter what is yet to come if it is less than that.
    static constexpr double LEAST_CHANGE = 20;

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
        const auto number = static_cast<double>(samples);
        return number / (number / TRUST[round_] + PRIOR_SAMPLES[round_]);
    }
    /// Standard deviation of what any number of further samples would change in a difference.
    double yet_to_come(std::uint64_t samples) const {
        return SCATTER[round_] * std::sqrt(TRUST[round_] - weight(samples));
    }

    /// Whether several may be the best, and samples would tell.
    bool is_undecided() const {
        const auto num_open = std::count_if(prospects_.begin(), prospects_.end(),
                                            [](const Prospect& each) { return each.is_open; });
        return num_open > 1 && std::any_of(prospects_.begin(), prospects_.end(),
                                           [](const Prospect& each) { return each.is_sampled(); });
    }

    void start_play(std::size_t at) {
        while (plays_.size() <= at) plays_.emplace_back(network_, NUM_TRIED);
        plays_[at].start(prospects_[at].boundary);
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
        const Expected& by_network = prospect.by_network;
        const Expected& sum = prospect.sum;
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
            if (behind > DOUBT * deviation) each.is_open = false;
        }
        return deviation >= LEAST_CHANGE;
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
