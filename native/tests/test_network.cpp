// Networks: cached values equal those computed from scratch, and torn files are refused.
#include <stdexcept>
#include <string>
#include <vector>

#include "all_kinds.hpp"
#include "azulejos/playout.hpp"
#include "azulejos/search/move_ordering.hpp"
#include "azulejos/search/rollout.hpp"
#include "azulejos/search/round_end.hpp"
#include "azulejos/search/searcher.hpp"
#include "azulejos/training/boundary_rows.hpp"
#include "azulejos/training/self_play.hpp"
#include "checks.hpp"
#include "random_network.hpp"
#include "random_offer.hpp"
#include "replay.hpp"
#include "tests.hpp"

namespace azulejos::tests {

namespace {

using search::Network;
using search::RoundEnd;
using search::Utility;

/// The value cached by pattern lines equals the value of the boundary itself.
template <class AState>
void test_what_is_kept_equals_what_is_afresh(std::uint64_t seed, bool sees_opponents) {
    Random rng(seed);
    const auto network = random_network<AState>(rng, sees_opponents);
    CHECK_EQUAL(network->sees_opponents(), sees_opponents);
    RoundEnd<AState::PLAYERS, AState::SIDE> round_end(network.get());
    unsigned num_going_on = 0;
    for (unsigned round = 0; round < 12; ++round) {
        const AState start = random_offer<AState>(rng);
        context = format_position(unpack(start));
        round_end.start(start);
        for (unsigned number = 0; number < 12; ++number) {
            AState state = start;
            while (!state.available.is_empty()) {
                state.take_and_place(state.random_offer_move(rng));
            }
            AState finished = state;
            round_end.finish(finished);
            num_going_on += !finished.is_over();
            int sum = 0;
            for (unsigned seat = 0; seat < AState::PLAYERS; ++seat) {
                const Utility utility = round_end.utility(state, seat);
                CHECK_EQUAL(utility, round_end.utility_of_boundary(finished, seat));
                CHECK_EQUAL(round_end.utility(state, seat), utility);
                sum += utility;
            }
            // With 2 players the values add up to zero.
            if (AState::PLAYERS == 2) CHECK_EQUAL(sum, 0);
        }
    }
    CHECK(num_going_on > 50);
}

/// Caching between the refills of a boundary changes no value.
template <class AState>
void test_every_refill_is_valued_as_if_it_were_the_first(std::uint64_t seed) {
    Random rng(seed);
    const auto network = random_network<AState>(rng);
    search::Rollout<AState::PLAYERS, AState::SIDE> refills(network.get(), 3);
    for (unsigned number = 0; number < 4; ++number) {
        AState boundary = random_offer<AState>(rng);
        while (boundary.phase != Phase::PREPARING_NEXT_ROUND) {
            if (boundary.is_over()) boundary = random_offer<AState>(rng);
            boundary.play_random_move(rng);
        }
        context = format_position(unpack(boundary));
        refills.start(boundary);
        for (unsigned refill = 0; refill < 6; ++refill) {
            const AState played = refills.play(rng);
            RoundEnd<AState::PLAYERS, AState::SIDE> afresh(network.get());
            afresh.start(played);
            for (unsigned seat = 0; seat < AState::PLAYERS; ++seat) {
                CHECK_EQUAL(refills.utility(played, seat), afresh.utility(played, seat));
            }
            AState finished = played;
            afresh.finish(finished);
            CHECK(refills.wins(played) == afresh.wins(finished));
        }
    }
}

template <class AState>
void test_a_search_repeats_and_minds_its_network(std::uint64_t seed) {
    Random rng(seed);
    const search::Networks networks = {random_network<AState>(rng)};
    search::Searcher with(1, networks);
    search::Searcher again(1, networks);
    search::Searcher without(1);
    unsigned num_different = 0;
    for (unsigned number = 0; number < 8; ++number) {
        const AState state = random_offer<AState>(rng);
        search::Request request;
        request.limits.nodes = 300;
        const auto found = with.search(state, request)[0];
        CHECK(again.search(state, request)[0].actions == found.actions);
        CHECK_EQUAL(again.search(state, request)[0].utility, found.utility);
        num_different += without.search(state, request)[0].utility != found.utility;
        // A level that sees no network plays as if there were none.
        request.level.scope.network = false;
        CHECK_EQUAL(with.search(state, request)[0].utility,
                    without.search(state, request)[0].utility);
    }
    CHECK(num_different >= 6);
}

void test_files_that_are_not_whole_are_refused() {
    using AState = ColoredState<3>;
    Random rng(7);
    const Bytes file = random_file<AState>(rng);
    const auto is_refused = [](const Bytes& bytes) {
        return throws<std::invalid_argument>([&] { Network::read(bytes); });
    };
    CHECK(!is_refused(file));
    for (unsigned number = 0; number < 40; ++number) {
        Bytes torn(file.begin(), file.begin() + rng.below(static_cast<unsigned>(file.size())));
        CHECK(is_refused(torn));
        Bytes changed = file;
        changed[rng.below(static_cast<unsigned>(file.size()))] ^=
            static_cast<unsigned char>(1 + rng.below(255));
        CHECK(is_refused(changed));
    }
    Bytes longer = file;
    longer.push_back(0);
    CHECK(is_refused(longer));
    // Weights whose sum could overflow 16 bits.
    CHECK(is_refused(random_file<AState>(rng, 2000)));
}

template <class AState>
void test_self_play_repeats_in_parts(std::uint64_t seed) {
    Random rng(seed);
    const search::Networks networks = {random_network<AState>(rng)};
    training::SelfPlay asked;
    asked.players = AState::PLAYERS;
    asked.side = AState::SIDE;
    asked.seed = seed;
    asked.nodes = 10;
    asked.refills = 2;
    asked.num_games = 3;
    const std::string rows = training::play_games(asked, networks);
    CHECK(!rows.empty());
    CHECK_EQUAL(rows.size() % training::row_size(AState::PLAYERS), 0u);
    asked.num_games = 1;
    std::string parts;
    for (asked.first_game = 0; asked.first_game < 3; ++asked.first_game) {
        parts += training::play_games(asked, networks);
    }
    CHECK(parts == rows);
    const auto* const bytes = reinterpret_cast<const unsigned char*>(rows.data());
    const auto inputs =
        training::inputs_of_rows({bytes, rows.size()}, AState::PLAYERS, AState::SIDE);
    CHECK_EQUAL(inputs.size(), rows.size() / training::row_size(AState::PLAYERS) * AState::PLAYERS *
                                   search::MAX_ACTIVE_INPUTS);
}

}  // namespace

void test_network() {
    for_all_kinds(1, []<class AState>(std::uint64_t seed) {
        test_what_is_kept_equals_what_is_afresh<AState>(seed, true);
        test_what_is_kept_equals_what_is_afresh<AState>(seed, false);
        test_a_search_repeats_and_minds_its_network<AState>(seed);
        test_every_refill_is_valued_as_if_it_were_the_first<AState>(seed);
        test_self_play_repeats_in_parts<AState>(seed);
    });
    test_files_that_are_not_whole_are_refused();
    context.clear();
}

}  // namespace azulejos::tests
