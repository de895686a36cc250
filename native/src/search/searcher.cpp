#include "azulejos/search/searcher.hpp"

#include <stdexcept>
#include <type_traits>

#include "round_search.hpp"

namespace azulejos::search {

/// The table serves all kinds of games; the rest is made for the kind that is searched.
struct Searcher::Memory {
    explicit Memory(std::size_t megabytes) : table(megabytes) {}

    TranspositionTable table;
    std::variant<std::monostate, RoundSearch<2, WallSide::COLORED>,
                 RoundSearch<3, WallSide::COLORED>, RoundSearch<4, WallSide::COLORED>,
                 RoundSearch<2, WallSide::GRAY>, RoundSearch<3, WallSide::GRAY>,
                 RoundSearch<4, WallSide::GRAY>>
        round_search;
};

Searcher::Searcher(std::size_t megabytes) : memory_(std::make_unique<Memory>(megabytes)) {}
Searcher::~Searcher() = default;
Searcher::Searcher(Searcher&&) noexcept = default;
Searcher& Searcher::operator=(Searcher&&) noexcept = default;

std::vector<Variation> Searcher::search(const AnyState& state, const Request& request) {
    return std::visit(
        [&](const auto& any) {
            using AState = std::remove_cvref_t<decltype(any)>;
            using Kind = RoundSearch<AState::PLAYERS, AState::SIDE>;
            if (any.num_legal_actions() == 0) throw std::invalid_argument("nobody is to move");
            for (const Action action : request.actions) {
                if (!any.is_legal(action)) throw std::invalid_argument("an action is not legal");
            }
            if (!std::holds_alternative<Kind>(memory_->round_search)) {
                memory_->round_search.template emplace<Kind>(memory_->table);
            }
            return std::get<Kind>(memory_->round_search).search(any, request);
        },
        state);
}

void Searcher::forget() {
    memory_->table.forget();
}

}  // namespace azulejos::search
