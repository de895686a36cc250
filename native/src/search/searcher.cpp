#include "azulejos/search/searcher.hpp"

#include <algorithm>
#include <span>
#include <stdexcept>
#include <thread>
#include <type_traits>

#include "round_search.hpp"

namespace azulejos::search {

namespace {

/// The request with the level's own limits, and the moves it notices.
template <unsigned Players, WallSide Side>
Request at_level(const State<Players, Side>& state, const Request& asked) {
    Request request = asked;
    const auto lower = [](auto& limit, const auto& own) {
        if (own) limit = std::min(limit.value_or(*own), *own);
    };
    lower(request.limits.nodes, asked.level.nodes);
    if (asked.level.nodes) lower(request.limits.nodes, std::optional(MOST_NODES<Players, Side>));
    lower(request.limits.depth, asked.level.depth);
    if (asked.actions.empty() && asked.level.overlooked != 0) {
        request.actions = noticed_actions(state, asked.level, asked.seed);
    }
    return request;
}

/// A search of a kind of game for each thread, made when they are first needed.
template <unsigned Players, WallSide Side>
using Threads = std::vector<std::unique_ptr<RoundSearch<Players, Side>>>;

/// Searches with the first thread in the caller's, the others beside it.
template <unsigned Players, WallSide Side>
std::vector<Variation> search_together(
    std::span<const std::unique_ptr<RoundSearch<Players, Side>>> threads,
    const State<Players, Side>& state, const Request& request) {
    if (threads.size() == 1) return threads[0]->search(state, request, nullptr);
    Team team;
    std::vector<std::thread> helpers;
    // However the first one ends, the others must have ended before `team` goes.
    const auto end = [&] {
        team.is_done.store(true, std::memory_order_relaxed);
        for (std::thread& helper : helpers) helper.join();
    };
    try {
        for (unsigned number = 1; number < threads.size(); ++number) {
            helpers.emplace_back(
                [&, number] { threads[number]->help(state, request, team, number); });
        }
        std::vector<Variation> found = threads[0]->search(state, request, &team);
        end();
        return found;
    } catch (...) {
        end();
        throw;
    }
}

}  // namespace

/// The table serves all kinds of games; the rest is made for the kind that is searched.
struct Searcher::Memory {
    Memory(std::size_t megabytes, Networks of_kinds)
        : table(megabytes), networks(std::move(of_kinds)) {}

    TranspositionTable table;
    Networks networks;
    std::uint64_t salt = 0;
    Sight sight;
    std::variant<std::monostate, Threads<2, WallSide::COLORED>, Threads<3, WallSide::COLORED>,
                 Threads<4, WallSide::COLORED>, Threads<2, WallSide::GRAY>,
                 Threads<3, WallSide::GRAY>, Threads<4, WallSide::GRAY>>
        threads;
};

Searcher::Searcher(std::size_t megabytes, Networks networks)
    : memory_(std::make_unique<Memory>(megabytes, std::move(networks))) {}
Searcher::~Searcher() = default;
Searcher::Searcher(Searcher&&) noexcept = default;
Searcher& Searcher::operator=(Searcher&&) noexcept = default;

std::vector<Variation> Searcher::search(const AnyState& state, const Request& asked) {
    return std::visit(
        [&](const auto& any) {
            using AState = std::remove_cvref_t<decltype(any)>;
            using Kind = Threads<AState::PLAYERS, AState::SIDE>;
            if (any.num_legal_actions() == 0) throw std::invalid_argument("nobody is to move");
            for (const Action action : asked.actions) {
                if (!any.is_legal(action)) throw std::invalid_argument("an action is not legal");
            }
            const Request request = at_level(any, asked);
            const bool repeats = request.limits.nodes || request.limits.depth;
            const std::uint64_t salt = round_salt(any);
            // Who does not see the others values what they have at the start of each search.
            if (repeats || salt != memory_->salt || request.level.sight != memory_->sight ||
                !request.level.sight.others) {
                memory_->table.forget();
            }
            memory_->salt = salt;
            memory_->sight = request.level.sight;
            if (!std::holds_alternative<Kind>(memory_->threads)) {
                memory_->threads.template emplace<Kind>();
            }
            Kind& threads = std::get<Kind>(memory_->threads);
            const unsigned num_threads = repeats ? 1 : std::max(request.threads, 1u);
            while (threads.size() < num_threads) {
                threads.push_back(std::make_unique<RoundSearch<AState::PLAYERS, AState::SIDE>>(
                    memory_->table, network_of(memory_->networks, AState::PLAYERS, AState::SIDE)));
            }
            return search_together<AState::PLAYERS, AState::SIDE>(
                std::span(threads).first(num_threads), any, request);
        },
        state);
}

void Searcher::forget() {
    memory_->table.forget();
}

}  // namespace azulejos::search
