// The search of one kind of game. Each of the six kinds compiles in a file of its own, in kinds/.
#pragma once

#include <memory>
#include <vector>

#include "azulejos/search/searcher.hpp"
#include "azulejos/search/transposition_table.hpp"

namespace azulejos::search {

class KindSearch {
public:
    virtual ~KindSearch() = default;

    /// `state` is of this kind and has legal moves; the request's level has been applied.
    virtual std::vector<Variation> search(const AnyState& state, const Request& request,
                                          unsigned num_threads) = 0;
};

/// `table`, and the network unless null, must outlive the search.
template <unsigned Players, WallSide Side>
std::unique_ptr<KindSearch> make_kind_search(TranspositionTable& table, const Network* network);

}  // namespace azulejos::search
