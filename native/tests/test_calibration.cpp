// What is stated: chances that sum to 1 and rise with what they are stated from, exact at the end, and
// scores that point the same way.
#include <algorithm>
#include <cmath>

#include "azulejos/random.hpp"
#include "azulejos/search/calibration.hpp"
#include "checks.hpp"
#include "tests.hpp"

namespace azulejos::tests {

namespace {

using search::calibrated;
using search::Grounds;
using search::OfSeats;

/// The seat to move.
constexpr unsigned SEAT = 1;

double any_share(Random& rng) {
    return (static_cast<double>(rng.below(1000)) + 0.5) / 1000;
}

template <unsigned Players>
OfSeats any_chances(Random& rng) {
    OfSeats chances{};
    double sum = 0;
    for (unsigned seat = 0; seat < Players; ++seat) {
        chances[seat] = std::pow(any_share(rng), 3);
        sum += chances[seat];
    }
    for (double& chance : chances) chance /= sum;
    return chances;
}

template <unsigned Players>
Grounds any_grounds(Random& rng) {
    Grounds grounds;
    grounds.is_by_network = true;
    grounds.is_solved = rng.below(2) == 0;
    grounds.wins = any_chances<Players>(rng);
    const bool has_own = search::has_own_play<Players>(grounds);
    if (has_own) grounds.own.wins = any_chances<Players>(rng);
    for (unsigned seat = 0; seat < Players; ++seat) {
        grounds.final_scores[seat] = 100 * any_share(rng);
        if (has_own) {
            grounds.own.final_scores[seat] = 100 * any_share(rng);
            grounds.own.standing[seat] = any_share(rng);
        }
    }
    return grounds;
}

template <unsigned Players, WallSide Side>
void test_chances_and_scores(std::uint64_t seed) {
    Random rng(seed);
    for (unsigned number = 0; number < 1000; ++number) {
        const Grounds grounds = any_grounds<Players>(rng);
        const std::uint64_t round = 1 + rng.below(6);
        const auto stated = calibrated<Players, Side>(grounds, round, SEAT);
        double sum = 0;
        for (unsigned seat = 0; seat < Players; ++seat) {
            CHECK(stated.wins[seat] > 0 && stated.wins[seat] < 1);
            CHECK(stated.final_scores[seat] >= 0);
            sum += stated.wins[seat];
        }
        CHECK(std::abs(sum - 1) < 1e-9);
        const auto favorite =
            std::max_element(stated.wins.begin(), stated.wins.end()) - stated.wins.begin();
        const double most =
            *std::max_element(stated.final_scores.begin(), stated.final_scores.end());
        CHECK(stated.final_scores[static_cast<std::size_t>(favorite)] > most - 1e-9);

        // A little more for one seat, of the others in proportion.
        const unsigned seat = static_cast<unsigned>(rng.below(Players));
        const auto raised = [&](OfSeats chances) {
            for (double& chance : chances) chance *= 0.99;
            chances[seat] += 0.01;
            return chances;
        };
        Grounds better = grounds;
        better.wins = raised(grounds.wins);
        CHECK((calibrated<Players, Side>(better, round, SEAT).wins[seat] > stated.wins[seat]));
        if (!search::has_own_play<Players>(grounds)) continue;
        better = grounds;
        better.own.wins = raised(grounds.own.wins);
        CHECK((calibrated<Players, Side>(better, round, SEAT).wins[seat] > stated.wins[seat]));
        better = grounds;
        better.own.standing[seat] = std::min(0.99, grounds.own.standing[seat] + 0.01);
        CHECK((calibrated<Players, Side>(better, round, SEAT).wins[seat] >= stated.wins[seat]));
    }
}

template <unsigned Players, WallSide Side>
void test_what_is_left_alone() {
    Grounds exact;
    exact.is_by_network = true;
    exact.is_solved = true;
    exact.ends_game = true;
    exact.wins = {0.5, 0.5};
    exact.final_scores = {40, 40};
    CHECK((calibrated<Players, Side>(exact, 5, SEAT).wins == exact.wins));
    CHECK((calibrated<Players, Side>(exact, 5, SEAT).final_scores == exact.final_scores));
    Grounds by_weights;
    by_weights.wins = {0.7, 0.3};
    by_weights.final_scores = {30, 45};
    CHECK((calibrated<Players, Side>(by_weights, 2, SEAT).wins == by_weights.wins));
    CHECK((calibrated<Players, Side>(by_weights, 2, SEAT).final_scores == by_weights.final_scores));
    // What is not solved may still come differently.
    exact.is_solved = false;
    exact.wins = {1, 0};
    exact.own.wins = {1, 0};
    exact.own.standing = {1, 0, 0, 0};
    const double favorite = calibrated<Players, Side>(exact, 5, SEAT).wins[0];
    CHECK(favorite > 0.5 && favorite < 1);
}

template <unsigned Players>
void test_players(std::uint64_t seed) {
    test_chances_and_scores<Players, WallSide::COLORED>(seed);
    test_chances_and_scores<Players, WallSide::GRAY>(seed + 1);
    test_what_is_left_alone<Players, WallSide::COLORED>();
    test_what_is_left_alone<Players, WallSide::GRAY>();
}

}  // namespace

void test_calibration() {
    test_players<2>(11);
    test_players<3>(12);
    test_players<4>(13);
}

}  // namespace azulejos::tests
