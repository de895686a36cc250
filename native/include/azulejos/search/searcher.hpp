// A search for the best move: what it is asked, and what it answers.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "azulejos/position.hpp"
#include "azulejos/search/levels.hpp"
#include "azulejos/search/network.hpp"
#include "azulejos/search/utility.hpp"

namespace azulejos::search {

/// Counts up whenever the same limit in nodes finds something else. 2: the quick value comes from the
/// weights of the boundary. 3: late moves are looked at less deeply. 4: a learned value at the depth limit.
inline constexpr unsigned SEARCH_VERSION = 4;

/// The first limit reached counts. Without any the search ends when the rest of the round is
/// solved, which may take hours at the start of one.
struct Limits {
    std::optional<std::uint64_t> milliseconds;
    /// Positions looked at. With `nodes` or `depth` the search starts from an empty table and
    /// repeats exactly, where no time is set.
    std::optional<std::uint64_t> nodes;
    std::optional<unsigned> depth;
    const std::atomic<bool>* stop = nullptr;
    /// Asked about every 2 ms; true ends the search.
    std::function<bool()> should_stop;
};

/// One of the best moves, and what is expected after it.
struct Variation {
    /// From 1, the best.
    unsigned rank = 1;
    unsigned depth = 0;
    std::uint64_t nodes = 0;
    std::uint64_t milliseconds = 0;
    /// For the seat to move.
    Utility utility = 0;
    /// Each seat's chance to win, and its expected final score; of the players' seats only. Where
    /// the round is not solved this is the mean of the last two depths, since values swing with
    /// whose move was the last one looked at. Scores are then of the boundary that a quick play-out
    /// leads to, and so are chances, unless a learned value stands at the depth limit.
    std::array<double, MAX_PLAYERS> wins{};
    std::array<double, MAX_PLAYERS> final_scores{};
    /// The rest of the round was searched to its end.
    bool is_solved = false;
    /// Within the round; the first is the move.
    std::vector<Action> actions;
};

struct Request {
    Limits limits;
    /// Threads that search together. With `nodes` or `depth` one alone does, so that it repeats.
    unsigned threads = 1;
    /// Its limits and its sight count too; the moves it overlooks depend on the seed.
    Level level = LEVELS.back();
    std::uint64_t seed = 0;
    /// How many of the best moves to tell about.
    unsigned num_variations = 1;
    /// The moves to choose from; those that the level notices if empty.
    std::vector<Action> actions;
    /// Where the round is solved before the time is over, with 2 players, the rest of it goes to refills of
    /// the boundaries that the best moves lead to, and the move that is best by them is told. That is for
    /// choosing a move to play by the clock: with a limit in nodes or depth, which must repeat (hints
    /// have one), without any limit, and where several variations are told, nothing looks beyond the
    /// round whatever this says.
    bool looks_beyond = true;
    /// Called with each variation of each depth that was completed; the last calls may be for a
    /// depth that was cut short, and for what was found beyond the round.
    std::function<void(const Variation&)> report;
    /// Called with each position that is valued at the depth limit, for training: from several threads
    /// where several search, and never for a level that does not see the others.
    std::function<void(const AnyState&)> at_depth_limit;
};

/// Keeps its table from search to search. One search at a time.
class Searcher {
public:
    /// The table takes at most so much, and at least half; all else under 6 MB a thread, and under
    /// 4 MB for looking beyond the round. Kinds of games without a network are valued by the weights.
    explicit Searcher(std::size_t megabytes, Networks networks = {});
    ~Searcher();
    Searcher(Searcher&&) noexcept;
    Searcher& operator=(Searcher&&) noexcept;

    /// The best variations, best first: at least one, as many as asked for if there are so many
    /// moves. Throws std::invalid_argument where nobody is to move or an action is not legal.
    std::vector<Variation> search(const AnyState& state, const Request& request);

    /// Clears the table.
    void forget();

private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

}  // namespace azulejos::search
