// Batches as Python classes. A batch writes into arrays of the caller: whatever speaks DLPack or the
// buffer protocol, without a copy.
#include <nanobind/nanobind.h>
#include <nanobind/stl/map.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#ifndef _WIN32
#include <unistd.h>
#endif

#include <memory>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <system_error>
#include <tuple>

#include "arrays.hpp"
#include "azulejos/envs/batch.hpp"
#include "bindings.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace azulejos {

namespace {

using envs::Batch;
using envs::BatchOptions;
using envs::BatchRows;
constexpr std::uint64_t MOST_GAMES = std::uint64_t{1} << 24;
constexpr unsigned MOST_THREADS = 256;

long process_id() {
#ifdef _WIN32
    return 0;  // nothing forks there
#else
    return static_cast<long>(getpid());
#endif
}

std::size_t size_of_observation(unsigned players, WallSide side) {
    std::size_t size = 0;
    for (const auto& field : envs::observation_fields_of(players, side)) size += field.size();
    return size;
}

/// A batch, at most one call at a time.
struct GuardedBatch {
    explicit GuardedBatch(const BatchOptions& options)
        : options(options), batch(Batch::make(options)) {}

    ~GuardedBatch() { end(); }
    GuardedBatch(const GuardedBatch&) = delete;
    GuardedBatch& operator=(const GuardedBatch&) = delete;

    const BatchOptions options;
    /// Null once closed.
    std::unique_ptr<Batch> batch;
    std::mutex mutex;
    /// The process that made it.
    const long process = process_id();

    /// In a forked process its threads don't exist: to wait for their end would take for ever, so
    /// the copy of the batch is left where it is until the process ends.
    void end() {
        if (process != process_id()) {
            static_cast<void>(batch.release());
        } else {
            batch.reset();
        }
    }

    std::size_t observation_size() const {
        return size_of_observation(options.players, options.side);
    }
    std::size_t num_actions() const { return azulejos::num_actions(options.players, options.side); }

    /// Calls `function` with the batch, without the GIL.
    template <class Function>
    void use(Function function) {
        const std::unique_lock lock(mutex, std::try_to_lock);
        if (!lock) refuse("the batch is in use by another thread");
        if (batch == nullptr) refuse("the batch is closed");
        const nb::gil_scoped_release released;
        function(*batch);
    }
};

// ---- Arrays ----

/// The arrays that a batch writes to. Keeps them alive.
struct BatchArrays {
    BatchOptions options;
    BatchRows rows;
    std::map<std::string, Array> arrays;

    template <class T>
    void add(nb::handle given, const char* name, T*& pointer, const Shape& shape,
             std::initializer_list<nb::dlpack::dtype> dtypes) {
        if (given.is_none()) return;
        Array array = check_array<Array>(given, name, shape, dtypes);
        pointer = static_cast<T*>(array.data());
        arrays.emplace(name, std::move(array));
    }
};

void make_arrays(BatchArrays* self, const GuardedBatch& batch, nb::handle observation,
                 nb::handle action_mask, nb::handle seat, nb::handle rewards, nb::handle done,
                 nb::handle scores, nb::handle phase) {
    const std::size_t games = batch.options.num_games;
    const Shape of_seats = {games, batch.options.players};
    BatchArrays made{batch.options, {}, {}};
    made.add(observation, "observation", made.rows.observation, {games, batch.observation_size()},
             {DTYPE<std::uint8_t>});
    made.add(action_mask, "action_mask", made.rows.action_mask, {games, batch.num_actions()},
             {DTYPE<bool>, DTYPE<std::uint8_t>});
    made.add(seat, "seat", made.rows.seat, {games}, {DTYPE<std::int64_t>});
    made.add(rewards, "rewards", made.rows.rewards, of_seats, {DTYPE<float>});
    made.add(done, "done", made.rows.done, {games}, {DTYPE<std::uint8_t>});
    made.add(scores, "scores", made.rows.scores, of_seats, {DTYPE<std::int32_t>});
    made.add(phase, "phase", made.rows.phase, {games}, {DTYPE<std::uint8_t>});
    new (self) BatchArrays(std::move(made));
}

const BatchRows& rows_of(const GuardedBatch& batch, const BatchArrays& arrays) {
    const BatchOptions& own = batch.options;
    const BatchOptions& theirs = arrays.options;
    if (own.num_games != theirs.num_games || own.players != theirs.players ||
        own.side != theirs.side) {
        refuse("the arrays were made for another batch");
    }
    return arrays.rows;
}

std::map<std::string, std::uintptr_t> addresses(const BatchArrays& arrays) {
    std::map<std::string, std::uintptr_t> addresses;
    for (const auto& [name, array] : arrays.arrays) {
        addresses[name] = reinterpret_cast<std::uintptr_t>(array.data());
    }
    return addresses;
}

// ---- Batches ----

void make_batch(GuardedBatch* self, std::int64_t num_games, std::int64_t players, bool gray,
                std::uint64_t seed, std::int64_t threads, std::uint64_t first_game,
                std::int64_t vertical_line_bonus, bool restarts, bool deals,
                std::int64_t max_rounds) {
    if (num_games < 1 || num_games > static_cast<std::int64_t>(MOST_GAMES)) {
        refuse("num_games must be 1 to " + std::to_string(MOST_GAMES));
    }
    const auto [num_players, side] = check_kind(players, gray, vertical_line_bonus);
    if (threads < 1 || threads > MOST_THREADS) {
        refuse("threads must be 1 to " + std::to_string(MOST_THREADS));
    }
    if (max_rounds < 1 || max_rounds > envs::MOST_ROUNDS) {
        refuse("max_rounds must be 1 to " + std::to_string(envs::MOST_ROUNDS));
    }
    try {
        new (self) GuardedBatch({.num_games = static_cast<std::size_t>(num_games),
                                 .players = num_players,
                                 .side = side,
                                 .vertical_line_bonus = static_cast<unsigned>(vertical_line_bonus),
                                 .seed = seed,
                                 .first_game = first_game,
                                 .threads = static_cast<unsigned>(threads),
                                 .restarts = restarts,
                                 .deals = deals,
                                 .max_rounds = static_cast<unsigned>(max_rounds)});
    } catch (const std::system_error& error) {
        throw std::runtime_error("the system can't start " + std::to_string(threads) +
                                 " threads: " + error.code().message());
    }
}

void observe_as(const AnyState& state, std::int64_t seat, nb::handle given) {
    const auto [players, side] =
        std::visit([](const auto& any) { return std::pair{any.PLAYERS, any.SIDE}; }, state);
    if (seat < 0 || seat >= players) {
        refuse("there is no seat " + std::to_string(seat) + ": seats are 0 to " +
               std::to_string(players - 1));
    }
    const auto observation = check_array<Array>(
        given, "observation", {size_of_observation(players, side)}, {DTYPE<std::uint8_t>});
    envs::observe(state, static_cast<unsigned>(seat),
                  static_cast<std::uint8_t*>(observation.data()));
}

std::size_t check_game(const GuardedBatch& batch, std::int64_t game) {
    if (game < 0 || static_cast<std::size_t>(game) >= batch.options.num_games) {
        refuse("there is no game " + std::to_string(game) + ": games are 0 to " +
               std::to_string(batch.options.num_games - 1));
    }
    return static_cast<std::size_t>(game);
}

void step(GuardedBatch& batch, nb::handle given, const BatchArrays& arrays) {
    const BatchRows& rows = rows_of(batch, arrays);
    const auto actions = check_array<ReadOnlyArray>(given, "actions", {batch.options.num_games},
                                                    {DTYPE<std::int64_t>, DTYPE<std::int32_t>});
    envs::Actions read;
    if (actions.dtype() == DTYPE<std::int64_t>) {
        read.wide = static_cast<const std::int64_t*>(actions.data());
    } else {
        read.narrow = static_cast<const std::int32_t*>(actions.data());
    }
    batch.use([&](Batch& games) { games.step(read, rows); });
}

void deal(GuardedBatch& batch, nb::handle given, const BatchArrays& arrays) {
    const BatchRows& rows = rows_of(batch, arrays);
    if (batch.options.deals) refuse("this batch deals by itself: make it with deals=False");
    const Shape shape = {batch.options.num_games, num_factories(batch.options.players), NUM_COLORS};
    const auto counts =
        check_array<ReadOnlyArray>(given, "factories", shape, {DTYPE<std::uint8_t>});
    batch.use(
        [&](Batch& games) { games.deal(static_cast<const std::uint8_t*>(counts.data()), rows); });
}

void sample(GuardedBatch& batch, nb::handle given, std::optional<std::int64_t> except_seat) {
    const auto actions =
        check_array<Array>(given, "actions", {batch.options.num_games}, {DTYPE<std::int64_t>});
    batch.use([&](Batch& games) {
        games.sample(static_cast<std::int64_t*>(actions.data()),
                     except_seat.value_or(envs::NO_SEAT));
    });
}

AnyState state_of(GuardedBatch& batch, std::int64_t game) {
    const std::size_t at = check_game(batch, game);
    std::optional<AnyState> state;
    batch.use([&](Batch& games) { state = games.state(at); });
    return *state;
}

void set_state(GuardedBatch& batch, std::int64_t game, const AnyState& state) {
    const std::size_t at = check_game(batch, game);
    // Without the GIL another thread might play on with it.
    const AnyState copy = state;
    batch.use([&](Batch& games) { games.set_state(at, copy); });
}

void close(GuardedBatch& batch) {
    const std::unique_lock lock(batch.mutex, std::try_to_lock);
    if (!lock) refuse("the batch is in use by another thread");
    batch.end();
}

using Field = std::tuple<std::string, std::vector<unsigned>, unsigned, unsigned>;

std::vector<Field> observation_fields(std::int64_t players, bool gray) {
    if (players < MIN_PLAYERS || players > MAX_PLAYERS) refuse("players must be 2 to 4");
    std::vector<Field> fields;
    for (const auto& field : envs::observation_fields_of(
             static_cast<unsigned>(players), gray ? WallSide::GRAY : WallSide::COLORED)) {
        fields.emplace_back(field.name, field.shape, field.offset, field.highest);
    }
    return fields;
}

void bind_batch_arrays(nb::module_& module) {
    nb::class_<BatchArrays>(
        module, "BatchArrays",
        "The arrays that a batch writes to, one row for each game. They remain\n"
        "the caller's; nothing is copied.")
        .def("__init__", &make_arrays, "batch"_a, nb::kw_only(), "observation"_a = nb::none(),
             "action_mask"_a = nb::none(), "seat"_a = nb::none(), "rewards"_a = nb::none(),
             "done"_a = nb::none(), "scores"_a = nb::none(), "phase"_a = nb::none(),
             nb::sig("def __init__(self, batch: Batch, *, observation: object = None, "
                     "action_mask: object = None, seat: object = None, rewards: object = None, "
                     "done: object = None, scores: object = None, phase: object = None) -> None"),
             "What is left out is not written. TypeError for what is no array, ValueError for one\n"
             "of another dtype or shape, or not C-contiguous, writable and in the CPU's memory.")
        .def("addresses", &addresses, "Returns where each array begins in memory, by name.");
}

}  // namespace

void bind_batch(nb::module_& module) {
    nb::class_<GuardedBatch> batch(
        module, "Batch", "Many games, stepped together. `azulejos.envs.Batch` is its front.");
    bind_batch_arrays(module);
    batch
        .def("__init__", &make_batch, "num_games"_a, "players"_a, "gray"_a, nb::kw_only(),
             "seed"_a = 0, "threads"_a = 1, "first_game"_a = 0,
             "vertical_line_bonus"_a = VERTICAL_LINE_BONUS, "restarts"_a = true, "deals"_a = true,
             "max_rounds"_a = BatchOptions().max_rounds, "ValueError for numbers out of range.")
        .def(
            "reset",
            [](GuardedBatch& self, std::uint64_t seed, const BatchArrays& arrays) {
                const BatchRows& rows = rows_of(self, arrays);
                self.use([&](Batch& games) {
                    games.reset(seed);
                    games.observe(rows);
                });
            },
            "seed"_a, "arrays"_a, "Begins all games anew, as a new batch of this seed does.")
        .def(
            "observe",
            [](GuardedBatch& self, const BatchArrays& arrays) {
                const BatchRows& rows = rows_of(self, arrays);
                self.use([&](Batch& games) { games.observe(rows); });
            },
            "arrays"_a, "Writes where the games stand; rewards are 0.")
        .def(
            "step", &step, "actions"_a, "arrays"_a,
            nb::sig("def step(self, actions: object, arrays: BatchArrays) -> None"),
            "Plays an action in each game, and what follows from it; -1 plays none, -2 begins the\n"
            "game anew. Writes where the games then stand. ValueError if one is not legal: then "
            "nothing has changed.\n"
            "Other threads run meanwhile.")
        .def("deal", &deal, "factories"_a, "arrays"_a,
             nb::sig("def deal(self, factories: object, arrays: BatchArrays) -> None"),
             "Deals to the games that wait for it: five counts for each factory, zeros for the\n"
             "other games. ValueError if bag and lid could not have been dealt so.")
        .def("sample", &sample, "actions"_a, "except_seat"_a = nb::none(),
             nb::sig("def sample(self, actions: object, except_seat: int | None = None) -> None"),
             "Writes a legal action for each game, each one equally likely; -1 where there is\n"
             "none, or where `except_seat` is to move.")
        .def("state", &state_of, "game"_a, "Returns a copy of the state of a game.")
        .def("set_state", &set_state, "game"_a, "state"_a,
             "Lets a game go on from a state of the batch's kind. It is dealt to, cut off or\n"
             "restarted like any other.")
        .def("close", &close, "Ends its threads and frees its games; every later call is refused.")
        .def_prop_ro(
            "is_closed", [](const GuardedBatch& self) { return self.batch == nullptr; },
            "Whether it was closed.")
        .def_prop_ro(
            "num_games", [](const GuardedBatch& self) { return self.options.num_games; },
            "How many games.")
        .def_prop_ro("num_actions", &GuardedBatch::num_actions, "How many actions there are.")
        .def_prop_ro("observation_size", &GuardedBatch::observation_size,
                     "How many bytes an observation has.");
    module.attr("OBSERVATION_VERSION") = envs::OBSERVATION_VERSION;
    module.def("observe", &observe_as, "state"_a, "seat"_a, "observation"_a,
               nb::sig("def observe(state: State, seat: int, observation: object) -> None"),
               "Writes what a seat sees into an array of bytes.");
    module.def("observation_fields", &observation_fields, "players"_a, "gray"_a,
               "Returns the parts of an observation in order: name, shape, where it begins, and\n"
               "the largest number in it.");
}

}  // namespace azulejos
