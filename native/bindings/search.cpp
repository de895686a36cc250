// The search as a Python class.
#include <nanobind/nanobind.h>
#include <nanobind/stl/function.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <limits>
#include <mutex>

#include "azulejos/search/board_features.hpp"
#include "azulejos/search/searcher.hpp"
#include "bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace azulejos {

namespace {

using search::Searcher;
using search::Variation;

/// A `Searcher` has one table, so that one search at a time can use it.
struct GuardedSearcher {
    GuardedSearcher(std::size_t megabytes, search::Networks networks)
        : searcher(megabytes, std::move(networks)) {}

    Searcher searcher;
    std::mutex is_searching;
};

struct PlayersVariation : Variation {
    unsigned players = 0;
};

std::size_t check_megabytes(std::int64_t megabytes) {
    if (megabytes < 1 || megabytes > 65'536) refuse("a table has 1 to 65536 MB");
    return static_cast<std::size_t>(megabytes);
}

search::Networks check_networks(const std::vector<std::shared_ptr<search::Network>>& networks) {
    search::Networks checked;
    for (const auto& each : networks) {
        if (search::network_of(checked, each->players(), each->side()) != nullptr) {
            refuse("two networks are for the same kind of game");
        }
        checked.push_back(each);
    }
    return checked;
}

std::optional<std::uint64_t> check_limit(const char* name, std::optional<std::int64_t> limit) {
    if (!limit) return std::nullopt;
    if (*limit < 1) refuse(std::string(name) + " must be at least 1");
    // Thirty years in milliseconds: beyond, the clock's arithmetic would overflow.
    return static_cast<std::uint64_t>(std::min<std::int64_t>(*limit, 1'000'000'000'000));
}

/// Only there do signal handlers run.
bool is_main_thread() {
    const nb::module_ threading = nb::module_::import_("threading");
    return threading.attr("current_thread")().is(threading.attr("main_thread")());
}

/// Runs the handlers of signals that came, so that Ctrl-C ends a search.
void handle_signals() {
    const nb::gil_scoped_acquire acquired;
    if (PyErr_CheckSignals() != 0) throw nb::python_error();
}

std::vector<PlayersVariation> search_for(
    GuardedSearcher& self, const AnyState& state, std::optional<std::int64_t> movetime,
    std::optional<std::int64_t> nodes, std::optional<std::int64_t> depth, bool infinite,
    std::int64_t variations, const std::vector<std::int64_t>& actions,
    const std::optional<search::Level>& level, std::uint64_t seed, std::int64_t threads,
    const StopFlag* stop, const std::optional<nb::callable>& report) {
    if (variations < 1) refuse("variations must be at least 1");
    if (threads < 1 || threads > 256) refuse("threads must be 1 to 256");
    const unsigned players = std::visit([](const auto& any) { return any.PLAYERS; }, state);
    search::Request request;
    request.limits.milliseconds = check_limit("movetime", movetime);
    request.limits.nodes = check_limit("nodes", nodes);
    if (const auto plies = check_limit("depth", depth)) {
        request.limits.depth = static_cast<unsigned>(std::min<std::uint64_t>(*plies, 1000));
    }
    request.limits.is_infinite = infinite;
    request.limits.stop = stop == nullptr ? nullptr : &stop->is_set;
    if (level) request.level = *level;
    request.seed = seed;
    request.threads = static_cast<unsigned>(threads);
    request.num_variations = static_cast<unsigned>(std::min<std::int64_t>(variations, 1000));
    for (const std::int64_t action : actions) {
        const bool is_legal = std::visit(
            [&](const auto& any) {
                return action >= 0 && action < static_cast<std::int64_t>(any.NUM_ACTIONS) &&
                       any.is_legal(static_cast<unsigned>(action));
            },
            state);
        if (!is_legal) refuse(std::to_string(action) + " is not a legal action");
        request.actions.push_back(static_cast<Action>(action));
    }
    if (is_main_thread()) request.limits.on_poll = handle_signals;
    if (report) {
        request.report = [&](const Variation& variation) {
            const nb::gil_scoped_acquire acquired;
            (*report)(PlayersVariation{variation, players});
        };
    }
    const AnyState copy = state;
    std::vector<Variation> found;
    {
        const std::unique_lock lock(self.is_searching, std::try_to_lock);
        if (!lock.owns_lock()) refuse("this searcher is searching already");
        const nb::gil_scoped_release released;
        found = self.searcher.search(copy, request);
    }
    std::vector<PlayersVariation> result;
    for (const Variation& variation : found) result.push_back({variation, players});
    return result;
}

void forget(GuardedSearcher& self) {
    const std::unique_lock lock(self.is_searching, std::try_to_lock);
    if (!lock.owns_lock()) refuse("this searcher is searching already");
    self.searcher.clear();
}

std::vector<std::vector<int>> boundary_features(const AnyState& state) {
    return std::visit(
        [](const auto& any) {
            std::vector<std::vector<int>> rows;
            for (unsigned seat = 0; seat < any.PLAYERS; ++seat) {
                search::Features features = search::board_features(any.boards[seat]);
                features[search::SCORE] = static_cast<int>(any.boards[seat].score);
                features[search::STARTS] = seat == any.starting_seat;
                rows.emplace_back(features.begin(), features.end());
            }
            return rows;
        },
        state);
}

search::Level make_level(std::optional<std::int64_t> nodes, std::optional<std::int64_t> depth,
                         std::optional<std::int64_t> milliseconds, std::int64_t overlooked,
                         bool sees_bonuses, bool sees_opponents, bool uses_network) {
    if (overlooked < 0 || overlooked > 100) refuse("overlooked must be 0 to 100");
    search::Level level;
    level.nodes = check_limit("nodes", nodes);
    if (const auto plies = check_limit("depth", depth)) {
        level.depth = static_cast<unsigned>(std::min<std::uint64_t>(*plies, 1000));
    }
    level.milliseconds = check_limit("milliseconds", milliseconds);
    level.overlooked = static_cast<unsigned>(overlooked);
    level.scope = {sees_bonuses, sees_opponents, uses_network};
    return level;
}

void bind_level(nb::module_& module) {
    using search::Level;
    nb::class_<Level>(module, "Level",
                      "How strong a computer player is: its limits, and what it overlooks.")
        .def(
            "__init__",
            [](Level* self, std::optional<std::int64_t> nodes, std::optional<std::int64_t> depth,
               std::optional<std::int64_t> milliseconds, std::int64_t overlooked, bool sees_bonuses,
               bool sees_opponents, bool uses_network) {
                new (self) Level(make_level(nodes, depth, milliseconds, overlooked, sees_bonuses,
                                            sees_opponents, uses_network));
            },
            nb::kw_only(), "nodes"_a = nb::none(), "depth"_a = nb::none(),
            "milliseconds"_a = nb::none(), "overlooked"_a = 0, "sees_bonuses"_a = true,
            "sees_opponents"_a = true, "uses_network"_a = true,
            "ValueError for a limit below 1, or overlooked beyond 100.")
        .def_ro("nodes", &Level::nodes, "Nodes, at most.")
        .def_ro("depth", &Level::depth, "Plies, at most.")
        .def_ro("milliseconds", &Level::milliseconds, "The time of a search without other limits.")
        .def_ro("overlooked", &Level::overlooked,
                "Percentage of the pairs of source and color that it does not notice.")
        .def_prop_ro(
            "sees_bonuses", [](const Level& level) { return level.scope.bonuses; },
            "Whether the bonuses of columns and colors count.")
        .def_prop_ro(
            "sees_opponents", [](const Level& level) { return level.scope.opponents; },
            "Whether it counts what a move takes from the opponents.")
        .def_prop_ro(
            "uses_network", [](const Level& level) { return level.scope.network; },
            "Whether a network evaluates the rounds to come, where there is one.");
    module.def(
        "levels",
        [](std::int64_t players) {
            if (players < MIN_PLAYERS || players > MAX_PLAYERS) refuse("players must be 2 to 4");
            const search::Levels& levels = search::levels_of(static_cast<unsigned>(players));
            return std::vector<Level>(levels.begin(), levels.end());
        },
        "players"_a = MIN_PLAYERS,
        "Returns the levels of the computer player in a game of so many players, the weakest\n"
        "first. Their limits in nodes, depth and time are the same in all.");
}

struct PlayersGrounds : search::Grounds {
    unsigned players = 0;

    std::vector<double> of_players(const search::OfSeats& values) const {
        return {values.begin(), values.begin() + players};
    }
};

void bind_grounds(nb::module_& module) {
    using Grounds = PlayersGrounds;
    nb::class_<Grounds>(module, "Grounds", "What chances and scores are stated from.")
        .def_ro("is_by_network", &Grounds::is_by_network, "Whether a network evaluated.")
        .def_ro("is_solved", &Grounds::is_solved,
                "Whether the line was searched to the end of the round.")
        .def_ro("ends_game", &Grounds::ends_game, "Whether the game is over after the line.")
        .def_prop_ro(
            "wins", [](const Grounds& grounds) { return grounds.of_players(grounds.wins); },
            "Each seat's chance at the end of the line that was searched.")
        .def_prop_ro(
            "final_scores",
            [](const Grounds& grounds) { return grounds.of_players(grounds.final_scores); },
            "Each seat's expected final score there.")
        .def_prop_ro(
            "own_wins", [](const Grounds& grounds) { return grounds.of_players(grounds.own.wins); },
            "The same if every seat plays for itself after the move: with 3 and 4 players, where\n"
            "the line is not solved; else zeros.")
        .def_prop_ro(
            "own_scores",
            [](const Grounds& grounds) { return grounds.of_players(grounds.own.final_scores); },
            "Each seat's expected final score then.")
        .def_prop_ro(
            "standing",
            [](const Grounds& grounds) { return grounds.of_players(grounds.own.standing); },
            "Each seat's chance after the move by its static evaluation.");
}

void bind_variation(nb::module_& module) {
    nb::class_<PlayersVariation>(
        module, "Variation",
        "A principal variation: one of the best moves, and what is expected after it.")
        .def_ro("rank", &PlayersVariation::rank, "From 1, the best.")
        .def_ro("depth", &PlayersVariation::depth, "In plies.")
        .def_ro("nodes", &PlayersVariation::nodes, "So far, of all threads.")
        .def_ro("milliseconds", &PlayersVariation::milliseconds, "Since the start of the search.")
        .def_ro("utility", &PlayersVariation::utility,
                "For the seat to move, from -10000 (loses) to 10000 (wins).")
        .def_ro("is_solved", &PlayersVariation::is_solved,
                "Whether the round was searched to its end.")
        .def_ro("is_exhausted", &PlayersVariation::is_exhausted,
                "The same among the `actions` that were asked for.")
        .def_ro("actions", &PlayersVariation::actions,
                "The move, and the best ones after it within the round.")
        .def_prop_ro(
            "wins",
            [](const PlayersVariation& variation) {
                return std::vector<double>(variation.wins.begin(),
                                           variation.wins.begin() + variation.players);
            },
            "Each seat's chance to win.")
        .def_prop_ro(
            "final_scores",
            [](const PlayersVariation& variation) {
                return std::vector<double>(variation.final_scores.begin(),
                                           variation.final_scores.begin() + variation.players);
            },
            "Each seat's expected score at the end of the game.")
        .def_prop_ro(
            "grounds",
            [](const PlayersVariation& variation) {
                return PlayersGrounds{variation.grounds, variation.players};
            },
            "What chances and scores are stated from.");
}

}  // namespace

void bind_search(nb::module_& module) {
    bind_grounds(module);
    bind_variation(module);
    bind_level(module);
    nb::class_<GuardedSearcher>(module, "Searcher",
                                "Finds good moves, and keeps a table from search to search.")
        .def(
            "__init__",
            [](GuardedSearcher* self, std::int64_t megabytes,
               const std::vector<std::shared_ptr<search::Network>>& networks) {
                new (self) GuardedSearcher(check_megabytes(megabytes), check_networks(networks));
            },
            "hash_megabytes"_a = 64, "networks"_a = std::vector<std::shared_ptr<search::Network>>(),
            nb::sig("def __init__(self, hash_megabytes: int = 64, networks: "
                    "collections.abc.Sequence[Network] = ()) -> None"),
            "Kinds of games without a network are valued by weights. ValueError unless 1 to\n"
            "65536 MB, and for two networks of the same kind.")
        .def("search", &search_for, "state"_a, nb::kw_only(), "movetime"_a = nb::none(),
             "nodes"_a = nb::none(), "depth"_a = nb::none(), "infinite"_a = false,
             "variations"_a = 1, "actions"_a = std::vector<std::int64_t>(), "level"_a = nb::none(),
             "seed"_a = 0, "threads"_a = 1, "stop"_a = nb::none(), "report"_a = nb::none(),
             nb::sig("def search(self, state: State, *, movetime: int | None = None, nodes: int | "
                     "None = None, depth: int | None = None, infinite: bool = False, variations: "
                     "int = 1, actions: "
                     "collections.abc.Sequence[int] = (), level: Level | None = None, seed: int = "
                     "0, threads: int = 1, stop: StopFlag | None = None, "
                     "report: collections.abc.Callable[[Variation], object] | None = None) -> "
                     "list[Variation]"),
             "Returns the best variations, best first; other threads run meanwhile.\n"
             "\n"
             "The first limit reached counts (movetime in milliseconds), the level's among them;\n"
             "infinite sets aside the level's own time. Without any limit the search ends when\n"
             "the round is solved. With nodes or depth it starts from an empty table and repeats\n"
             "exactly, in one thread. It chooses among `actions`, or the moves that the level\n"
             "(full strength) notices. Setting `stop` ends it, and so does Ctrl-C in the main\n"
             "thread. `report` is called with the variations of each depth. ValueError if nobody\n"
             "is to move, an action is not legal, a limit is below 1, or this searcher is\n"
             "searching already.")
        .def("forget", &forget, "Clears the table. ValueError during a search.");
    module.def("boundary_features", &boundary_features, "state"_a,
               "Returns for each seat the numbers that the value of a round boundary weighs.");
    module.def(
        "boundary_feature_names",
        [] {
            return std::vector<std::string>(search::FEATURE_NAMES.begin(),
                                            search::FEATURE_NAMES.end());
        },
        "Returns the names of what `boundary_features` tells, in order.");
}

}  // namespace azulejos
