#include "azulejos/search/searcher.hpp"

#include <algorithm>
#include <stdexcept>

#include "kind_search.hpp"

namespace azulejos::search {

namespace {

/// The request with the level's limits and the moves that the level notices.
template <unsigned Players, WallSide Side>
Request apply_level(const State<Players, Side>& state, const Request& asked) {
    Request request = asked;
    Limits& limits = request.limits;
    if (!limits.milliseconds && !limits.nodes && !limits.depth && !limits.is_infinite) {
        limits.milliseconds = asked.level.milliseconds;
    }
    const auto lower = [](auto& limit, const auto& own) {
        if (own) limit = std::min(limit.value_or(*own), *own);
    };
    lower(limits.nodes, asked.level.nodes);
    if (asked.level.nodes) lower(limits.nodes, std::optional(MAX_LEVEL_NODES<Players, Side>));
    lower(limits.depth, asked.level.depth);
    if (asked.actions.empty() && asked.level.overlooked != 0) {
        request.actions = noticed_actions(state, asked.level, asked.seed);
    }
    return request;
}

}  // namespace

/// The table serves all kinds of games; the rest is made for the kind that is searched.
struct Searcher::Memory {
    Memory(std::size_t megabytes, Networks of_kinds)
        : table(megabytes), networks(std::move(of_kinds)) {}

    TranspositionTable table;
    Networks networks;
    std::uint64_t salt = 0;
    EvaluationScope scope;
    /// Which of `AnyState` the search is for; `search` is null before the first.
    std::size_t kind = 0;
    std::unique_ptr<KindSearch> search;
};

Searcher::Searcher(std::size_t megabytes, Networks networks)
    : memory_(std::make_unique<Memory>(megabytes, std::move(networks))) {}
Searcher::~Searcher() = default;
Searcher::Searcher(Searcher&&) noexcept = default;
Searcher& Searcher::operator=(Searcher&&) noexcept = default;

std::vector<Variation> Searcher::search(const AnyState& state, const Request& asked) {
    const auto search_kind = [&]<unsigned Players, WallSide Side>(const State<Players, Side>& any) {
        if (any.num_legal_actions() == 0) throw std::invalid_argument("nobody is to move");
        for (const Action action : asked.actions) {
            if (!any.is_legal(action)) throw std::invalid_argument("an action is not legal");
        }
        const Request request = apply_level(any, asked);
        const bool repeats = request.limits.nodes || request.limits.depth;
        const std::uint64_t salt = round_salt(any);
        // A level that ignores the opponents evaluates them once, at the root of each search.
        if (repeats || salt != memory_->salt || request.level.scope != memory_->scope ||
            !request.level.scope.opponents) {
            memory_->table.clear();
        }
        memory_->salt = salt;
        memory_->scope = request.level.scope;
        if (memory_->search == nullptr || memory_->kind != state.index()) {
            memory_->search.reset();  // frees the old one's memory first
            memory_->search = make_kind_search<Players, Side>(
                memory_->table, network_of(memory_->networks, Players, Side));
            memory_->kind = state.index();
        }
        return memory_->search->search(state, request, repeats ? 1 : std::max(request.threads, 1u));
    };
    return std::visit(search_kind, state);
}

void Searcher::clear() {
    memory_->table.clear();
}

}  // namespace azulejos::search
