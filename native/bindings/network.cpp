// Networks, their layout, and self-play as Python classes and functions.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <limits>
#include <memory>
#include <span>

#include "azulejos/position.hpp"
#include "azulejos/search/mid_round_value.hpp"
#include "azulejos/search/network_value.hpp"
#include "azulejos/search/searcher.hpp"
#include "azulejos/training/boundary_rows.hpp"
#include "azulejos/training/mid_round_rows.hpp"
#include "azulejos/training/self_play.hpp"
#include "bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace azulejos {

namespace {

using search::Network;

std::span<const unsigned char> bytes_of(const nb::bytes& bytes) {
    return {static_cast<const unsigned char*>(bytes.data()), bytes.size()};
}

WallSide side_of(bool gray) {
    return gray ? WallSide::GRAY : WallSide::COLORED;
}

unsigned check_players(std::int64_t players) {
    if (players < MIN_PLAYERS || players > MAX_PLAYERS) refuse("players must be 2 to 4");
    return static_cast<unsigned>(players);
}

std::vector<std::vector<int>> heads_of(const Network& network, const AnyState& state) {
    return std::visit(
        [&]<unsigned Players, WallSide Side>(const State<Players, Side>& any) {
            if (network.players() != Players || network.side() != Side) {
                refuse("the network is for another kind of game");
            }
            if (any.phase != Phase::PREPARING_NEXT_ROUND || any.round_number == 1) {
                refuse("a network values the boundary between two rounds");
            }
            const search::NetworkValue<Players, Side> value(network, any.round_number - 1, any.bag,
                                                            any.vertical_line_bonus);
            std::vector<std::vector<int>> heads;
            for (const auto& of_seat : value.heads(any)) {
                heads.emplace_back(of_seat.begin(), of_seat.end());
            }
            return heads;
        },
        state);
}

void bind_network(nb::module_& module) {
    nb::class_<Network>(
        module, "Network",
        "A learned evaluation of the boundary between two rounds, for one kind of game.")
        .def(
            "__init__",
            [](Network* self, const nb::bytes& file) {
                new (self) Network(Network::read(bytes_of(file)));
            },
            "file"_a,
            "Reads the bytes of a file. ValueError, with the reason, unless it is whole and for\n"
            "this core.")
        .def_prop_ro("players", &Network::players, "2 to 4.")
        .def_prop_ro(
            "gray", [](const Network& self) { return self.side() == WallSide::GRAY; },
            "Whether it is for the gray side of the wall.")
        .def_prop_ro("checksum", &Network::checksum, "Of the file; tells networks apart.")
        .def("heads", &heads_of, "state"_a,
             "Returns for each seat the network's outputs at a boundary, as integers in the order\n"
             "of `network_heads`. ValueError unless the state is one of this kind.");
    module.def(
        "network_shape",
        [](std::int64_t players, bool gray) {
            const unsigned num_players = check_players(players);
            nb::dict shape;
            shape["inputs"] = search::num_inputs(side_of(gray));
            shape["inputs_version"] = search::INPUTS_VERSION;
            shape["units"] = search::num_units(num_players);
            shape["active_inputs"] = search::MAX_ACTIVE_INPUTS;
            shape["rounds"] = search::NUM_ROUND_SETS;
            shape["bag_counts"] = search::NUM_BAG_COUNTS;
            shape["scores"] = search::NUM_SCORES;
            shape["max_lead"] = search::MAX_SHOWN_LEAD;
            return shape;
        },
        "players"_a, "gray"_a,
        nb::sig("def network_shape(players: int, gray: bool) -> dict[str, int]"),
        "Returns the sizes of a network of this kind of game: its inputs of a board, how many of\n"
        "them are on at most, its units, and what it tells apart of rounds, bags, scores and "
        "leads.");
    module.def(
        "network_heads",
        [] {
            return std::vector<std::string>(search::HEAD_NAMES.begin(), search::HEAD_NAMES.end());
        },
        "Returns the names of the outputs of a network, in order.");
    module.def(
        "input_groups",
        [](bool gray) {
            nb::dict groups;
            for (const search::InputGroup& each : search::INPUT_GROUPS) {
                if (each.start >= search::num_inputs(side_of(gray))) continue;
                groups[nb::str(each.name.data(), each.name.size())] =
                    nb::make_tuple(each.start, each.size);
            }
            return groups;
        },
        "gray"_a, nb::sig("def input_groups(gray: bool) -> dict[str, tuple[int, int]]"),
        "Returns for each group of inputs of a board its first input and their number, in order.");
    module.def(
        "network_blocks",
        [](std::int64_t players, bool gray) {
            const auto sizes = search::block_sizes(check_players(players), side_of(gray));
            nb::dict blocks;
            unsigned start = 0;
            for (unsigned block = 0; block < search::NUM_BLOCKS; ++block) {
                const std::string_view name = search::BLOCK_NAMES[block];
                blocks[nb::str(name.data(), name.size())] = nb::make_tuple(start, sizes[block]);
                start += sizes[block];
            }
            return blocks;
        },
        "players"_a, "gray"_a,
        nb::sig("def network_blocks(players: int, gray: bool) -> dict[str, tuple[int, int]]"),
        "Returns for each block of rows of weights its first row and their number, in the order\n"
        "of a network's file.");
}

/// The arguments that both kinds of games for training share.
template <class Asked>
void ask_for_games(Asked& asked, bool gray, std::uint64_t seed, std::uint32_t first_game,
                   std::uint32_t num_games, const StopFlag* stop) {
    if (num_games > std::numeric_limits<std::uint32_t>::max() - first_game) {
        refuse("no game has such a number");
    }
    asked.side = side_of(gray);
    asked.seed = seed;
    asked.first_game = first_game;
    asked.num_games = num_games;
    asked.stop = stop == nullptr ? nullptr : &stop->is_set;
}

nb::bytes self_play(std::int64_t players, bool gray, std::uint64_t seed, std::uint32_t first_game,
                    std::uint32_t num_games, std::int64_t nodes, std::int64_t refills,
                    std::vector<std::shared_ptr<Network>> networks, const StopFlag* stop) {
    training::SelfPlay asked;
    asked.players = check_players(players);
    ask_for_games(asked, gray, seed, first_game, num_games, stop);
    if (nodes < 1) refuse("nodes must be at least 1");
    asked.nodes = static_cast<std::uint64_t>(nodes);
    if (refills < 1 || refills > 1000) refuse("refills must be 1 to 1000");
    asked.refills = static_cast<unsigned>(refills);
    const search::Networks shared(networks.begin(), networks.end());
    std::string rows;
    {
        const nb::gil_scoped_release released;
        rows = training::play_games(asked, shared);
    }
    return nb::bytes(rows.data(), rows.size());
}

nb::bytes mid_round_rows(std::int64_t players, bool gray, std::uint64_t seed,
                         std::uint32_t first_game, std::uint32_t num_games,
                         std::int64_t label_nodes, std::vector<std::shared_ptr<Network>> networks,
                         const StopFlag* stop) {
    training::MidRoundPlay asked;
    asked.players = check_players(players);
    ask_for_games(asked, gray, seed, first_game, num_games, stop);
    if (label_nodes < 1) refuse("label_nodes must be at least 1");
    asked.label_nodes = static_cast<std::uint64_t>(label_nodes);
    const search::Networks shared(networks.begin(), networks.end());
    std::vector<std::int16_t> rows;
    {
        const nb::gil_scoped_release released;
        rows = training::mid_round_rows(asked, shared);
    }
    return nb::bytes(reinterpret_cast<const char*>(rows.data()), rows.size() * sizeof rows[0]);
}

nb::bytes inputs_of_rows(const nb::bytes& rows, std::int64_t players, bool gray) {
    const unsigned num_players = check_players(players);
    const std::span<const unsigned char> bytes = bytes_of(rows);
    std::vector<std::uint16_t> inputs;
    {
        const nb::gil_scoped_release released;
        inputs = training::inputs_of_rows(bytes, num_players, side_of(gray));
    }
    return nb::bytes(reinterpret_cast<const char*>(inputs.data()),
                     inputs.size() * sizeof(std::uint16_t));
}

}  // namespace

void bind_training(nb::module_& module) {
    bind_network(module);
    module.attr("ROWS_VERSION") = training::ROWS_VERSION;
    module.attr("SEARCH_VERSION") = search::SEARCH_VERSION;
    module.def("self_play", &self_play, "players"_a, "gray"_a, nb::kw_only(), "seed"_a,
               "first_game"_a, "num_games"_a, "nodes"_a, "refills"_a = 1,
               "networks"_a = std::vector<std::shared_ptr<Network>>(), "stop"_a = nb::none(),
               nb::sig("def self_play(players: int, gray: bool, *, seed: int, first_game: int, "
                       "num_games: int, nodes: int, refills: int = 1, networks: "
                       "collections.abc.Sequence[Network] = (), stop: StopFlag | None = None) -> "
                       "bytes"),
               "Plays games for training; returns their boundaries as rows of bytes.\n"
               "\n"
               "The same numbers and networks give the same rows; other threads run meanwhile.\n"
               "When `stop` is set it returns early, and the last game may be torn. ValueError on\n"
               "numbers out of range.");
    module.def(
        "mid_round_rows", &mid_round_rows, "players"_a, "gray"_a, nb::kw_only(), "seed"_a,
        "first_game"_a, "num_games"_a, "label_nodes"_a,
        "networks"_a = std::vector<std::shared_ptr<Network>>(), "stop"_a = nb::none(),
        nb::sig("def mid_round_rows(players: int, gray: bool, *, seed: int, first_game: "
                "int, num_games: int, label_nodes: int, networks: "
                "collections.abc.Sequence[Network] = (), stop: StopFlag | None = None) -> "
                "bytes"),
        "Plays games to learn the value at the depth limit from; returns rows of numbers of\n"
        "16 bits, as long as `mid_round_shape` tells: four of each search that was drawn, with 3\n"
        "and 4 players four for each seat.\n"
        "\n"
        "With 2 players a label is the utility that a search of `label_nodes` finds; with more,\n"
        "the utility after such a search chose each move to the end of the round.\n"
        "The same numbers and networks give the same rows; other threads run meanwhile.\n"
        "When `stop` is set it returns early. ValueError on numbers out of range.");
    module.def(
        "mid_round_shape",
        [](std::int64_t players) {
            const unsigned num_players = check_players(players);
            nb::dict shape;
            shape["head"] = training::MID_ROUND_ROW_HEAD;
            shape["rows_of_search"] = training::MID_ROUND_ROWS_OF_SEARCH;
            shape["inputs"] = search::num_mid_round_inputs(num_players);
            shape["turns"] = search::num_mid_round_turns(num_players);
            shape["units"] = search::NUM_MID_ROUND_UNITS;
            shape["rounds"] = search::NUM_MID_ROUND_ROUNDS;
            shape["steps"] = search::NUM_MID_ROUND_STEPS;
            shape["max_input"] = search::MAX_MID_ROUND_INPUT;
            shape["max_utility"] = search::MAX_UTILITY;
            shape["sum_shift"] = search::MID_ROUND_SUM_SHIFT;
            shape["share_shift"] = search::MID_ROUND_SHARE_SHIFT;
            return shape;
        },
        "players"_a, nb::sig("def mid_round_shape(players: int) -> dict[str, int]"),
        "Returns the sizes of the value at the depth limit: of the head of its rows (label, "
        "turn,\n"
        "round, step, and the utilities after a playout and as it stands), and of its weights,\n"
        "with the powers of 2 that stand for 1 in its sums and shares.");
    module.def(
        "inputs_of_rows", &inputs_of_rows, "rows"_a, "players"_a, "gray"_a,
        "Returns for every row and seat the numbers of the inputs that are on, 16 bits each,\n"
        "padded with the number of inputs. ValueError for what are no rows of this kind.");
    module.def(
        "row_size", [](std::int64_t players) { return training::row_size(check_players(players)); },
        "players"_a, "Returns the bytes of a row.");
}

}  // namespace azulejos
