// azulejos.native._core: the C++ core as a Python module. Only this folder knows Python; every call
// checks its arguments, so that nothing from Python can break an invariant.
#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>

#include "azulejos/playout.hpp"
#include "bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace azulejos {

namespace {

struct PlayedGames {
    Totals totals;
    unsigned players;
};

PlayedGames play_games_of(std::int64_t players, bool gray, std::int64_t vertical_line_bonus,
                          std::uint64_t games, std::uint64_t seed) {
    const auto [num_players, side] = check_kind(players, gray, vertical_line_bonus);
    const nb::gil_scoped_release released;
    const Totals totals =
        with_state_type(num_players, side, [&]<class AState>(std::type_identity<AState>) {
            return play_games<AState::PLAYERS, AState::SIDE>(
                games, seed, static_cast<unsigned>(vertical_line_bonus));
        });
    return {totals, num_players};
}

void bind_random(nb::module_& module) {
    nb::class_<Random>(
        module, "Random",
        "A generator of random numbers for playouts. Fast, repeatable, and no secret:\n"
        "real games are dealt by a Dealer.")
        .def(nb::init<std::uint64_t>(), "seed"_a, "Starts from any seed of 64 bits, 0 included.")
        .def("next", &Random::next, "Returns 64 random bits.")
        .def(
            "below",
            [](Random& rng, std::uint32_t bound) {
                if (bound == 0) refuse("the bound must be at least 1");
                return rng.below(bound);
            },
            "bound"_a, "Returns a number from 0 to bound - 1. ValueError if bound is 0.")
        .def(
            "copy", [](const Random& rng) { return rng; },
            "Returns a generator that will give the same numbers as this one.");
}

void bind_stop_flag(nb::module_& module) {
    nb::class_<StopFlag>(module, "StopFlag",
                         "A flag that stops a count or a search under way; set it from any\n"
                         "thread.")
        .def(nb::init<>(), "Starts clear.")
        .def(
            "set", [](StopFlag& flag) { flag.is_set = true; }, "Asks whoever watches to stop.")
        .def(
            "clear", [](StopFlag& flag) { flag.is_set = false; }, "Takes the request back.")
        .def(
            "is_set", [](const StopFlag& flag) { return flag.is_set.load(); },
            "Tells whether it is set.");
}

void bind_play_games(nb::module_& module) {
    nb::class_<PlayedGames>(module, "Totals", "What the games of `play_games` came to.")
        .def_prop_ro(
            "games", [](const PlayedGames& played) { return played.totals.games; },
            "How many games.")
        .def_prop_ro(
            "plies", [](const PlayedGames& played) { return played.totals.plies; },
            "How many moves, in all games together.")
        .def_prop_ro(
            "rounds", [](const PlayedGames& played) { return played.totals.rounds; },
            "How many rounds, in all games together.")
        .def_prop_ro(
            "scores",
            [](const PlayedGames& played) {
                const auto& scores = played.totals.scores;
                return std::vector<std::uint64_t>(scores.begin(), scores.begin() + played.players);
            },
            "The sum of final scores, by seat.")
        .def_prop_ro(
            "checksum", [](const PlayedGames& played) { return played.totals.checksum; },
            "The same for the same arguments, until the rules or the generator change.");
    module.def("play_games", &play_games_of, "players"_a, "gray"_a, "vertical_line_bonus"_a,
               "games"_a, "seed"_a,
               "Plays random games to the end, one after the other; seats take turns to start.\n"
               "Other threads run meanwhile.");
}

}  // namespace

NB_MODULE(_core, module) {
    // An interrupted process skips its clean-up: what is left then is no leak, and Ctrl-C is quiet.
    nb::set_leak_warnings(false);
    module.doc() =
        "The game in C++, for search, self-play and batches. `azulejos.native` gives it\n"
        "a typed face.";
    bind_random(module);
    bind_stop_flag(module);
    bind_state(module);
    bind_play_games(module);
    bind_training(module);
    bind_search(module);
    bind_batch(module);
}

}  // namespace azulejos
