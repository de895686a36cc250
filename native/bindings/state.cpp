// A game at an instant, as a Python class.
#include <nanobind/nanobind.h>
#include <nanobind/operators.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <limits>

#include "azulejos/perft.hpp"
#include "azulejos/playout.hpp"
#include "azulejos/position.hpp"
#include "azulejos/text.hpp"
#include "bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace azulejos {

namespace {

using Integers = nb::typed<nb::sequence, int>;

/// Raised out of perft when its stop flag was set.
struct Stopped : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// One object per action id, so that a list of legal moves allocates nothing but itself. Never
/// freed.
std::array<PyObject*, num_actions(MAX_PLAYERS, WallSide::GRAY)> action_objects;

void make_action_objects() {
    for (std::size_t action = 0; action < action_objects.size(); ++action) {
        action_objects[action] = PyLong_FromSize_t(action);
        if (action_objects[action] == nullptr) throw nb::python_error();
    }
}

// ---- Making states ----

AnyState new_state(std::int64_t players, bool gray, std::int64_t vertical_line_bonus,
                   std::int64_t starting_seat) {
    const auto [num_players, side] = check_kind(players, gray, vertical_line_bonus);
    if (starting_seat < 0 || starting_seat >= players) refuse("no such starting seat");
    return with_state_type(num_players, side,
                           [&]<class AState>(std::type_identity<AState>) -> AnyState {
                               return AState(static_cast<unsigned>(starting_seat),
                                             static_cast<unsigned>(vertical_line_bonus));
                           });
}

/// Numbers beyond 64 bits become the largest or smallest one, which every range refuses.
std::vector<std::int64_t> read_integers(const Integers& integers) {
    std::vector<std::int64_t> numbers;
    for (const nb::handle item : integers) {
        int overflow = 0;
        long long number = PyLong_AsLongLongAndOverflow(item.ptr(), &overflow);
        if (number == -1 && PyErr_Occurred() != nullptr) throw nb::python_error();
        if (overflow > 0) number = std::numeric_limits<std::int64_t>::max();
        if (overflow < 0) number = std::numeric_limits<std::int64_t>::min();
        numbers.push_back(number);
    }
    return numbers;
}

AnyState state_from_fields(const Integers& fields) {
    return pack(from_fields(read_integers(fields)));
}

// ---- Asking ----

std::vector<unsigned> seats_of(unsigned seat_bits) {
    std::vector<unsigned> seats;
    for (unsigned seat = 0; seat < MAX_PLAYERS; ++seat) {
        if (seat_bits >> seat & 1) seats.push_back(seat);
    }
    return seats;
}

/// Calls `function` with the state as its own type.
template <class Function>
auto ask(Function function) {
    return [function](const AnyState& state) { return std::visit(function, state); };
}

nb::object legal_actions(const AnyState& state) {
    return std::visit(
        [](const auto& any) {
            typename std::remove_cvref_t<decltype(any)>::Actions list;
            any.list_legal_actions(list);
            PyObject* const result = PyList_New(static_cast<Py_ssize_t>(list.size));
            if (result == nullptr) throw nb::python_error();
            for (unsigned at = 0; at < list.size; ++at) {
                PyObject* const action = action_objects[list[at]];
                Py_INCREF(action);
                PyList_SET_ITEM(result, static_cast<Py_ssize_t>(at), action);
            }
            return nb::steal<nb::object>(result);
        },
        state);
}

template <class AState>
bool is_legal_id(const AState& state, std::int64_t action) {
    return action >= 0 && action < static_cast<std::int64_t>(AState::NUM_ACTIONS) &&
           state.is_legal(static_cast<unsigned>(action));
}

// ---- Doing ----

void apply(AnyState& state, std::int64_t action) {
    std::visit(
        [&](auto& any) {
            if (!is_legal_id(any, action))
                refuse(std::to_string(action) + " is not a legal action");
            any.apply(static_cast<unsigned>(action));
        },
        state);
}

void deal(AnyState& state, const Integers& counts) {
    const std::vector<std::int64_t> numbers = read_integers(counts);
    std::visit(
        [&](auto& any) {
            typename std::remove_cvref_t<decltype(any)>::Factories factories{};
            if (any.phase != Phase::PREPARING_NEXT_ROUND) refuse("no deal is pending");
            if (numbers.size() != factories.size() * NUM_COLORS) {
                refuse("a deal has five counts for each factory");
            }
            for (std::size_t at = 0; at < numbers.size(); ++at) {
                if (numbers[at] < 0 || numbers[at] > TILES_PER_FACTORY) refuse("no such count");
                factories[at / NUM_COLORS] += TileCounts::of(static_cast<unsigned>(at % NUM_COLORS),
                                                             static_cast<unsigned>(numbers[at]));
            }
            if (!any.can_deal(factories)) refuse("bag and lid could not have been dealt so");
            any.deal(factories);
        },
        state);
}

void deal_random(AnyState& state, Random& rng) {
    std::visit(
        [&](auto& any) {
            if (any.phase != Phase::PREPARING_NEXT_ROUND) refuse("no deal is pending");
            any.deal_random(rng);
        },
        state);
}

void play_random_move(AnyState& state, Random& rng) {
    std::visit(
        [&](auto& any) {
            if (any.phase != Phase::FACTORY_OFFER && any.phase != Phase::WALL_TILING) {
                refuse("nobody is to move");
            }
            any.play_random_move(rng);
        },
        state);
}

std::uint64_t play_randomly(AnyState& state, Random& rng, std::optional<std::uint64_t> max_plies) {
    return std::visit(
        [&](auto& any) {
            return max_plies ? playout_at_most(any, rng, *max_plies) : playout(any, rng);
        },
        state);
}

// ---- Counting ----

/// Works on a copy without the GIL: another thread may change the state meanwhile.
template <class Function>
auto count_without_gil(AnyState state, std::int64_t depth, const StopFlag* stop,
                       Function function) {
    if (depth < 0 || depth > std::numeric_limits<int>::max()) refuse("no such depth");
    const std::atomic<bool>* const flag = stop == nullptr ? nullptr : &stop->is_set;
    auto result = [&] {
        const nb::gil_scoped_release released;
        return std::visit(
            [&](const auto& any) { return function(any, static_cast<unsigned>(depth), flag); },
            state);
    }();
    if (!result) throw Stopped("the stop flag was set");
    return *result;
}

std::uint64_t perft_of(const AnyState& state, std::int64_t depth, const StopFlag* stop) {
    return count_without_gil(state, depth, stop, [](const auto& any, unsigned plies, auto* flag) {
        return perft(any, plies, flag);
    });
}

std::vector<std::pair<Action, std::uint64_t>> perft_split_of(const AnyState& state,
                                                             std::int64_t depth,
                                                             const StopFlag* stop) {
    if (depth == 0) refuse("no such depth");
    return count_without_gil(state, depth, stop, [](const auto& any, unsigned plies, auto* flag) {
        return perft_split(any, plies, flag);
    });
}

// ---- The class ----

void bind_making(nb::class_<AnyState>& state) {
    state
        .def_static(
            "new", &new_state, "players"_a, "gray"_a = false,
            "vertical_line_bonus"_a = VERTICAL_LINE_BONUS, "starting_seat"_a = 0,
            "Returns the start of a game, before the first deal. ValueError on numbers out\n"
            "of range.")
        .def_static("from_fields", &state_from_fields, "fields"_a,
                    "Returns the state that `fields()` describes. ValueError, with the reason, if\n"
                    "no game can have it.")
        .def(
            "fields", [](const AnyState& self) { return to_fields(unpack(self)); },
            "Returns the whole position as a flat list: players, gray (0 or 1),\n"
            "vertical_line_bonus, round_number, phase, seat, starting_seat, marker_seat\n"
            "(-1: nobody), five counts for each factory, for center, bag and lid, then for\n"
            "each board: score, color (-1: none) and count of five pattern lines, 25 wall\n"
            "spaces row by row (-1: free), length of the floor line, and its seven entries\n"
            "(5: marker, -1: free).")
        .def(
            "copy", [](const AnyState& self) { return self; }, "Returns an independent copy.")
        .def(
            "__copy__", [](const AnyState& self) { return self; }, "Returns an independent copy.")
        .def(
            "__deepcopy__", [](const AnyState& self, const nb::dict&) { return self; },
            nb::sig("def __deepcopy__(self, memo: dict[int, object], /) -> State"),
            "Returns an independent copy.")
        .def(
            "__eq__", [](const AnyState& self, const AnyState& other) { return self == other; },
            nb::is_operator(), nb::sig("def __eq__(self, other: object, /) -> bool"),
            "Tells whether both are the same position under the same rules.")
        .def(
            "__hash__",
            [](const AnyState& self) {
                const std::uint64_t hash =
                    std::visit([](const auto& any) { return any.hash(); }, self);
                return static_cast<std::int64_t>((hash ^ self.index()) >> 1);
            },
            "Equal states have equal hashes; a state that is played on changes its hash.")
        .def(
            "__repr__",
            [](const AnyState& self) { return "<State " + format_position(unpack(self)) + ">"; },
            "Shows the position code.")
        .def(
            "__getstate__", [](const AnyState& self) { return to_fields(unpack(self)); },
            "Returns the fields, for pickle.")
        .def(
            "__setstate__",
            [](AnyState& self, const Integers& fields) {
                new (&self) AnyState(state_from_fields(fields));
            },
            "fields"_a, "Reads the fields, for pickle. ValueError as from `from_fields`.");
}

void bind_questions(nb::class_<AnyState>& state) {
    state.def_prop_ro("players", ask([](const auto& any) { return any.PLAYERS; }), "2 to 4.")
        .def_prop_ro("num_factories", ask([](const auto& any) { return any.NUM_FACTORIES; }),
                     "5, 7 or 9.")
        .def_prop_ro("gray", ask([](const auto& any) { return any.SIDE == WallSide::GRAY; }),
                     "Whether the gray side of the wall is used.")
        .def_prop_ro("vertical_line_bonus",
                     ask([](const auto& any) { return any.vertical_line_bonus; }), "7 or 5.")
        .def_prop_ro("round_number", ask([](const auto& any) { return any.round_number; }),
                     "From 1; at the end the last round played.")
        .def_prop_ro(
            "phase", ask([](const auto& any) { return static_cast<int>(any.phase); }),
            "0 preparing the next round (a deal is pending), 1 factory offer, 2 wall-tiling\n"
            "(a column must be chosen), 3 game over.")
        .def_prop_ro("seat", ask([](const auto& any) { return any.seat; }),
                     "The seat to move, from 0; in phases 0 and 3 the starting seat.")
        .def_prop_ro("starting_seat", ask([](const auto& any) { return any.starting_seat; }),
                     "The seat that started this round; in phases 0 and 3 the next one's.")
        .def_prop_ro("marker_seat", ask([](const auto& any) -> std::optional<unsigned> {
                         if (any.marker_seat == UNCLAIMED) return std::nullopt;
                         return any.marker_seat;
                     }),
                     "The seat that took the starting player marker this round, or None.")
        .def_prop_ro("scores", ask([](const auto& any) {
                         std::vector<std::uint32_t> scores;
                         for (const auto& board : any.boards) scores.push_back(board.score);
                         return scores;
                     }),
                     "By seat; at the end with all bonuses.")
        .def_prop_ro("num_actions", ask([](const auto& any) { return any.NUM_ACTIONS; }),
                     "How many action ids there are: (F + 1) * 30, and 25 more on the gray side.")
        .def_prop_ro("bytes", ask([](const auto& any) { return sizeof any; }),
                     "How much memory the state takes inside the core.")
        .def("legal_actions", &legal_actions, nb::sig("def legal_actions(self) -> list[int]"),
             "Returns the ids of all legal moves, ascending; empty in phases 0 and 3.\n"
             "Factory offer: (source * 5 + color) * 6 + destination. Wall-tiling on the gray\n"
             "side: (F + 1) * 30 + row * 5 + column.")
        .def("num_legal_actions", ask([](const auto& any) { return any.num_legal_actions(); }),
             "Returns how many legal moves there are, without listing them.")
        .def(
            "is_legal",
            [](const AnyState& self, std::int64_t action) {
                return std::visit([&](const auto& any) { return is_legal_id(any, action); }, self);
            },
            "action"_a, "Tells whether the move is legal; False for ids that don't exist.")
        .def("winners", ask([](const auto& any) { return seats_of(any.winners()); }),
             "Returns the seats with most points, then most horizontal lines; before the\n"
             "end, of what is scored so far.")
        .def("horizontal_lines", ask([](const auto& any) {
                 std::vector<unsigned> counts;
                 for (const auto& board : any.boards) {
                     counts.push_back(board.wall.spaces().num_horizontal_lines());
                 }
                 return counts;
             }),
             "Returns how many complete horizontal lines each seat has.");
}

void bind_doing(nb::class_<AnyState>& state) {
    state
        .def("apply", &apply, "action"_a,
             "Plays a legal move, and the wall-tiling that follows from it. ValueError if it\n"
             "is not legal.")
        .def("deal", &deal, "factories"_a,
             "Fills the factories: five counts for each. ValueError if no deal is pending,\n"
             "or if bag and lid could not have been dealt so.")
        .def("deal_random", &deal_random, "rng"_a,
             "Fills the factories at random. ValueError if no deal is pending.")
        .def("play_random_move", &play_random_move, "rng"_a,
             "Plays a move, each legal one with the same chance. ValueError if nobody is to\n"
             "move.")
        .def("playout", &play_randomly, "rng"_a, "max_plies"_a = nb::none(),
             "Plays random moves and deals to the end of the game, or for max_plies moves;\n"
             "returns how many were made.")
        .def("perft", &perft_of, "depth"_a, "stop"_a = nb::none(),
             "Counts the sequences of exactly `depth` moves within the round. Other threads\n"
             "run meanwhile. Raises Stopped if `stop` is set before the count is done.")
        .def("perft_split", &perft_split_of, "depth"_a, "stop"_a = nb::none(),
             "Returns pairs of each legal move and the perft of depth - 1 after it.\n"
             "Otherwise like `perft`; depth is at least 1.");
}

}  // namespace

void bind_state(nb::module_& module) {
    make_action_objects();
    nb::exception<Stopped>(module, "Stopped", PyExc_RuntimeError).attr("__doc__") =
        "Raised by a count whose stop flag was set before it was done.";
    nb::class_<AnyState> state(
        module, "State",
        "A game at an instant, changed in place by moves and deals. Seats, factories,\n"
        "rows, columns and colors (blue, yellow, red, black, white) count from 0.");
    bind_making(state);
    bind_questions(state);
    bind_doing(state);
}

}  // namespace azulejos
