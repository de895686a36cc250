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
#include "azulejos/search/grounds.hpp"
#include "azulejos/search/levels.hpp"
#include "azulejos/search/network.hpp"
#include "azulejos/search/utility.hpp"

namespace azulejos::search {

/// Counts up whenever the same limit in nodes finds something else. 2: the static gain comes from the
/// weights of the boundary. 3: late move reductions. 4: a learned static evaluation inside the round,
/// with 2 players. 5: also with 3 and 4. 6: leads of more than 80 points count.
inline constexpr unsigned SEARCH_VERSION = 6;

/// The first limit reached counts. Without any, and without a level's, the search ends when the
/// round is solved, which may take hours at its start.
struct Limits {
    std::optional<std::uint64_t> milliseconds;
    /// With `nodes` or `depth` the search starts from an empty table, and repeats exactly unless a
    /// time is set too.
    std::optional<std::uint64_t> nodes;
    std::optional<unsigned> depth;
    /// A level's own time does not count: only `stop` ends the search, or its other limits.
    bool is_infinite = false;
    /// Ends the search soon after it becomes true: the only way to stop one from outside.
    const std::atomic<bool>* stop = nullptr;
    /// Called in the main thread about every 2 ms. What it throws ends the search.
    std::function<void()> on_poll;
};

/// A principal variation: one of the best moves, and what is expected after it.
struct Variation {
    /// From 1, the best.
    unsigned rank = 1;
    unsigned depth = 0;
    std::uint64_t nodes = 0;
    std::uint64_t milliseconds = 0;
    /// For the seat to move.
    Utility utility = 0;
    /// Each seat's chance to win, and its expected final score; seats without a player have none.
    /// Calibrated where a network evaluates: of positions with a chance of 0.7, 0.7 are won.
    std::array<double, MAX_PLAYERS> wins{};
    std::array<double, MAX_PLAYERS> final_scores{};
    /// What they are stated from.
    Grounds grounds;
    /// Every leaf was an end of the round, and every move was searched.
    bool is_solved = false;
    /// The same among the root moves that were asked for; `is_solved` is false where others were left
    /// out.
    bool is_exhausted = false;
    /// The principal variation within the round; the first is the move.
    std::vector<Action> actions;
};

struct Request {
    Limits limits;
    /// Lazy SMP. With `nodes` or `depth` one thread searches alone, so that it repeats.
    unsigned threads = 1;
    /// Its limits are applied here and nowhere else. By default full strength, without limits.
    Level level = {};
    /// Decides which moves the level overlooks.
    std::uint64_t seed = 0;
    /// MultiPV: how many of the best moves to report.
    unsigned num_variations = 1;
    /// The root moves; empty for those that the level notices.
    std::vector<Action> actions;
    /// Whether time left over from a solved round goes to rollouts of the boundaries that the best
    /// moves lead to. Only with 2 players, one variation and a limit in time alone: what a limit in
    /// nodes or depth finds must repeat.
    bool uses_rollouts = true;
    /// Whether chances and scores are calibrated. Self-play, whose searches are short, does without:
    /// then they are those at the end of the line that was searched.
    bool is_calibrated = true;
    /// Called with each variation of each completed depth. The last calls may be for a depth that
    /// was cut short, and for the result of rollouts. What it throws ends the search.
    std::function<void(const Variation&)> report;
    /// Called with each leaf inside the round, for training: from every thread, and never for a level
    /// that ignores the opponents.
    std::function<void(const AnyState&)> on_leaf;
};

/// Keeps its table from search to search. One search at a time.
class Searcher {
public:
    /// The table takes at most so much, and at least half; all else takes under 6 MB a thread, and
    /// rollouts under 4 MB. Kinds of games without a network are evaluated by the weights.
    explicit Searcher(std::size_t megabytes, Networks networks = {});
    ~Searcher();
    Searcher(Searcher&&) noexcept;
    Searcher& operator=(Searcher&&) noexcept;

    /// The best variations, best first: as many as asked for if there are so many moves, at least
    /// one. Throws std::invalid_argument where nobody is to move or an action is not legal.
    std::vector<Variation> search(const AnyState& state, const Request& request);

    /// Clears the table.
    void clear();

private:
    struct Memory;
    std::unique_ptr<Memory> memory_;
};

}  // namespace azulejos::search
