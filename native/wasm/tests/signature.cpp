// The signatures of the core in WebAssembly: of the search, as in native/README.md, and of random games.
#include <cstdio>

#include "../../bench/search_bench.hpp"
#include "azulejos/playout.hpp"

int main() {
    const azulejos::bench::SearchSignature found = azulejos::bench::measure_search(4, 1);
    std::printf("mode=search depth=4 seed=1 positions=%llu nodes=%llu\n",
                static_cast<unsigned long long>(found.positions),
                static_cast<unsigned long long>(found.nodes));
    const azulejos::Totals totals = azulejos::play_games<4, azulejos::WallSide::GRAY>(2'000, 1, 7);
    std::printf("checksum=%016llx\n", static_cast<unsigned long long>(totals.checksum));
    return 0;
}
