// Beyond the end of the round: what boundaries are worth by many refills of each, beside what they are
// worth by the network.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <vector>

#include "azulejos/search/refill_play.hpp"

namespace azulejos::search {

/// How many boundaries are compared, and how; by AZ_BEYOND for measuring: 0 for nothing of it, or some
/// of most,moves,prior,trust,doubt.
struct BeyondSettings {
    unsigned most = 5;
    /// Of a move in the rounds that are played: how many are tried.
    unsigned moves = 5;
    /// What the network's word counts for in samples, as a factor of PRIOR_SAMPLES.
    double prior = 1;
    /// The share of any number of samples, as a factor of TRUST.
    double trust = 1;
    /// By how many standard deviations a boundary must be behind to be dropped.
    double doubt = 2.5;

    static const BeyondSettings& asked() {
        static const BeyondSettings settings = [] {
            BeyondSettings read;
            if (const char* text = std::getenv("AZ_BEYOND")) {
                std::sscanf(text, "%u,%u,%lf,%lf,%lf", &read.most, &read.moves, &read.prior,
                            &read.trust, &read.doubt);
            }
            return read;
        }();
        return settings;
    }
};

/// A boundary that a move leads to.
template <unsigned Players, WallSide Side>
struct Prospect {
    using AState = State<Players, Side>;
    AState boundary;
    /// By the network, then by refills too. Exact from the start where the game is over.
    double utility;
    std::array<double, Players> wins;
    std::array<double, Players> final_scores;
    /// Still among those that may be the best.
    bool is_open = true;
};

template <unsigned Players, WallSide Side>
class BeyondRefill {
public:
    using AState = State<Players, Side>;
    using AProspect = Prospect<Players, Side>;

    /// The network, unless null, must outlive this.
    explicit BeyondRefill(const Network* network) : network_(network) {}

    /// A boundary that is worth less by more than that will hardly turn out to be the better one.
    static double most_behind(unsigned round_number) {
        return BeyondSettings::asked().doubt * scatter(round_number) *
               std::sqrt(unknown(round_number, 0));
    }

    /// Plays rounds from each boundary, the same refills for all of them, until one is clearly the best
    /// or `is_time_up`, which is asked after each round. Each boundary must be another; at least one
    /// is open, and the game over for all others or none of them.
    template <class IsTimeUp>
    void compare(std::span<AProspect> prospects, unsigned seat, std::uint64_t seed,
                 IsTimeUp is_time_up) {
        while (plays_.size() < prospects.size()) {
            plays_.emplace_back(network_, BeyondSettings::asked().moves);
        }
        const std::vector<AProspect> by_network(prospects.begin(), prospects.end());
        std::vector<Sums> sums(prospects.size());
        unsigned round_number = 1;
        for (std::size_t at = 0; at < prospects.size(); ++at) {
            if (prospects[at].boundary.is_over()) continue;
            plays_[at].start(prospects[at].boundary);
            round_number = static_cast<unsigned>(prospects[at].boundary.round_number - 1);
        }
        std::vector<Sums> batch(prospects.size());
        for (std::uint64_t number = 0; count_open(prospects) > 1; number += BATCH) {
            // A batch that is cut short is lost, so that all have the same refills.
            for (std::size_t at = 0; at < prospects.size(); ++at) {
                batch[at] = {};
                if (!prospects[at].is_open || prospects[at].boundary.is_over()) continue;
                for (unsigned sample = 0; sample < BATCH; ++sample) {
                    if (is_time_up()) return;
                    Random rng(seed + number + sample);
                    add_sample(plays_[at], seat, sample, rng, batch[at]);
                }
            }
            for (std::size_t at = 0; at < prospects.size(); ++at) {
                if (!prospects[at].is_open || prospects[at].boundary.is_over()) continue;
                sums[at].add(batch[at]);
                blend_in(by_network[at], sums[at], share(round_number, number + BATCH),
                         number + BATCH, prospects[at]);
            }
            if (!drop(prospects, round_number, number + BATCH)) return;
        }
    }

private:
    static constexpr unsigned BATCH = 8;
    /// What the network says counts as much as so many samples, by the number of the round that ends:
    /// the square of the standard deviation of a paired sample, over that of the network's error.
    static constexpr std::array<double, 4> PRIOR_SAMPLES = {40, 17, 22, 7};
    /// What share of the truth any number of samples would tell, since rounds are played at a glance.
    static constexpr std::array<double, 4> TRUST = {0.55, 0.8, 0.8, 0.7};
    /// Standard deviation of the network's error.
    static constexpr std::array<double, 4> SCATTER = {600, 1100, 1300, 2500};
    /// Of the difference that may still come to light: less than that does not matter.
    static constexpr double LEAST = 20;

    struct Sums {
        double utility = 0;
        std::array<double, Players> wins{};
        std::array<double, Players> final_scores{};

        void add(const Sums& other) {
            utility += other.utility;
            for (unsigned seat = 0; seat < Players; ++seat) {
                wins[seat] += other.wins[seat];
                final_scores[seat] += other.final_scores[seat];
            }
        }
    };

    static std::size_t of_round(unsigned round_number) { return std::min(round_number, 4u) - 1; }
    static double scatter(unsigned round_number) { return SCATTER[of_round(round_number)]; }
    static double trust(unsigned round_number) {
        return std::min(0.95, TRUST[of_round(round_number)] * BeyondSettings::asked().trust);
    }
    /// Of what samples say in what is believed.
    static double share(unsigned round_number, std::uint64_t samples) {
        const double prior = PRIOR_SAMPLES[of_round(round_number)] * BeyondSettings::asked().prior;
        const auto number = static_cast<double>(samples);
        return number / (number / trust(round_number) + prior);
    }
    /// The share that samples have yet to tell.
    static double unknown(unsigned round_number, std::uint64_t samples) {
        return trust(round_number) - share(round_number, samples);
    }
    static long count_open(std::span<const AProspect> prospects) {
        return std::count_if(prospects.begin(), prospects.end(),
                             [](const AProspect& each) { return each.is_open; });
    }

    static void add_sample(RefillPlay<Players, Side>& play, unsigned seat, unsigned sample,
                           Random& rng, Sums& sums) {
        AState state = play.play(rng);
        sums.utility += play.utility(state, seat);
        // What people are told needs no more than one of a batch.
        if (sample != 0) return;
        play.round_end().finish(state);
        const auto wins = play.round_end().wins(state);
        const auto final_scores = play.round_end().final_scores(state);
        for (unsigned each = 0; each < Players; ++each) {
            sums.wins[each] += wins[each];
            sums.final_scores[each] += final_scores[each];
        }
    }

    static void blend_in(const AProspect& by_network, const Sums& sums, double share,
                         std::uint64_t samples, AProspect& prospect) {
        const auto between = [&](double one, double sum, std::uint64_t number) {
            return one + share * (sum / static_cast<double>(number) - one);
        };
        prospect.utility = between(by_network.utility, sums.utility, samples);
        for (unsigned seat = 0; seat < Players; ++seat) {
            prospect.wins[seat] = between(by_network.wins[seat], sums.wins[seat], samples / BATCH);
            prospect.final_scores[seat] =
                between(by_network.final_scores[seat], sums.final_scores[seat], samples / BATCH);
        }
    }

    /// Closes what is clearly behind. False if nothing that matters can come to light.
    static bool drop(std::span<AProspect> prospects, unsigned round_number, std::uint64_t samples) {
        const double deviation = scatter(round_number) * std::sqrt(unknown(round_number, samples));
        double best = -INFINITE_UTILITY;
        for (const AProspect& each : prospects) {
            if (each.is_open) best = std::max(best, each.utility);
        }
        for (AProspect& each : prospects) {
            if (best - each.utility > BeyondSettings::asked().doubt * deviation) {
                each.is_open = false;
            }
        }
        return deviation >= LEAST;
    }

    const Network* network_;
    std::vector<RefillPlay<Players, Side>> plays_;
};

}  // namespace azulejos::search
