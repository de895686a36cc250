// Random moves are uniform over the legal ones, and deals draw without replacement.
#include <cmath>
#include <map>
#include <vector>

#include "checks.hpp"
#include "replay.hpp"
#include "tests.hpp"

namespace azulejos::tests {

namespace {

/// A wide bound. The seeds are fixed, so a correct program always passes; a wrong one misses it by
/// orders of magnitude.
constexpr double STANDARD_DEVIATIONS = 5;

/// Chi-square of counts that should be equal, in standard deviations above its mean.
double excess(const std::map<unsigned, unsigned>& counts, double expected) {
    double chi_square = 0;
    for (const auto& [key, count] : counts)
        chi_square += (count - expected) * (count - expected) / expected;
    const double freedom = static_cast<double>(counts.size()) - 1;
    return freedom == 0 ? 0 : (chi_square - freedom) / std::sqrt(2 * freedom);
}

template <unsigned Players>
void test_move_choice() {
    Random rng(11 + Players);
    ColoredState<Players> state;
    while (!state.is_over()) {
        if (state.phase == Phase::PREPARING_NEXT_ROUND) state.deal_random(rng);
        const unsigned num_legal = state.num_legal_actions();
        const unsigned samples = 200 * num_legal;
        std::map<unsigned, unsigned> counts;
        for (unsigned sample = 0; sample < samples; ++sample) {
            ++counts[state.random_offer_move(rng).action()];
        }
        CHECK_EQUAL(counts.size(), num_legal);
        for (const auto& [action, count] : counts) CHECK(state.is_legal(action));
        CHECK(excess(counts, 200) < STANDARD_DEVIATIONS);
        state.play_random_move(rng);
    }
}

/// Gray wall-tiling: every valid column equally often.
void test_column_choice() {
    const auto state =
        std::get<GrayState<2>>(read_state("gray 1 T1 1 2 -/-/-/-/- - 17,16,13,17,17 0,0,0,0,1 "
                                          "2:-/-/RRR/YY/YY:.W.../..W../...../...../.....:- "
                                          "0:B/RR/KKK/RR/-:...../...../...../...../.....:MBB"));
    Random rng(5);
    std::map<unsigned, unsigned> counts;
    for (unsigned sample = 0; sample < 10000; ++sample) {
        GrayState<2> next = state;
        next.play_random_move(rng);
        ++counts[next.boards[0].wall.of_color[RED].row(2)];
    }
    CHECK_EQUAL(counts.size(), 5u);
    CHECK(excess(counts, 2000) < STANDARD_DEVIATIONS);
}

/// Drawing all tiles from a set gives back the set, whatever the numbers.
void test_drawing_order() {
    Random rng(17);
    for (int trial = 0; trial < 300; ++trial) {
        TileCounts tiles;
        for (unsigned color = 0; color < NUM_COLORS; ++color) {
            tiles += TileCounts::of(color, rng.below(TILES_PER_COLOR + 1));
        }
        if (trial == 0) tiles = TileCounts::of_each(TILES_PER_COLOR);
        DrawingOrder order(tiles);
        CHECK_EQUAL(order.size(), tiles.total());
        TileCounts drawn;
        while (order.size() > 0) {
            const unsigned number = rng.below(order.size());
            const TileCounts left = tiles - drawn;
            unsigned color = 0;
            for (unsigned before = 0; number >= before + left.count(color); ++color) {
                before += left.count(color);
            }
            const TileCounts tile = order.draw(number);
            CHECK(tile == TileCounts::of(color, 1));
            drawn += tile;
        }
        CHECK(drawn == tiles);
    }
}

/// How often each number of blue tiles lies on one factory, against the hypergeometric
/// distribution.
template <unsigned Players>
void test_hypergeometric(const std::string& code) {
    const auto state = std::get<ColoredState<Players>>(read_state(code));
    const double size = state.bag.total();
    const double blue = state.bag.count(BLUE);
    const auto choose = [](double n, double k) {
        return std::exp(std::lgamma(n + 1) - std::lgamma(k + 1) - std::lgamma(n - k + 1));
    };
    constexpr unsigned SAMPLES = 40000;
    std::vector<std::vector<unsigned>> counts(state.NUM_FACTORIES, std::vector<unsigned>(5));
    Random rng(23);
    for (unsigned sample = 0; sample < SAMPLES; ++sample) {
        ColoredState<Players> next = state;
        next.deal_random(rng);
        for (unsigned factory = 0; factory < state.NUM_FACTORIES; ++factory) {
            ++counts[factory][next.sources[factory].count(BLUE)];
        }
    }
    for (unsigned factory = 0; factory < state.NUM_FACTORIES; ++factory) {
        for (unsigned drawn = 0; drawn <= 4; ++drawn) {
            const double chance =
                drawn > blue
                    ? 0
                    : choose(blue, drawn) * choose(size - blue, 4 - drawn) / choose(size, 4);
            const double deviation = std::sqrt(SAMPLES * chance * (1 - chance)) + 1;
            CHECK(std::abs(counts[factory][drawn] - SAMPLES * chance) <
                  STANDARD_DEVIATIONS * deviation);
        }
    }
}

/// After a space, as it follows another part of a code.
constexpr const char* NEXT_EMPTY_BOARD = " 0:-/-/-/-/-:...../...../...../...../.....:-";

/// The bag's last tiles are always dealt before the lid's, and the deal is one that can_deal
/// accepts.
void test_refill() {
    std::string code = "colored 5 D1 1 C -/-/-/-/- - 4,0,2,0,0 16,20,18,20,20";
    code = code + NEXT_EMPTY_BOARD + NEXT_EMPTY_BOARD;
    const auto state = std::get<ColoredState<2>>(read_state(code));
    Random rng(29);
    for (int trial = 0; trial < 2000; ++trial) {
        ColoredState<2> next = state;
        next.deal_random(rng);
        ColoredState<2>::Factories factories;
        std::copy_n(next.sources.begin(), factories.size(), factories.begin());
        CHECK(state.can_deal(factories));
        ColoredState<2> dealt = state;
        dealt.deal(factories);
        CHECK(dealt == next);
        CHECK(!check_consistency(next));
        CHECK_EQUAL(next.bag.total(), 80u);
        CHECK(next.lid().is_empty());
        const TileCounts first = next.sources[0] + next.sources[1];
        CHECK(first.count(BLUE) >= 4 && first.count(RED) >= 2);
    }
}

}  // namespace

void test_chance() {
    context = "chance";
    const std::string start_3 = "colored 1 D1 1 C -/-/-/-/-/-/- - 20,20,20,20,20 0,0,0,0,0";
    const std::string uneven_2 = "colored 5 D1 1 C -/-/-/-/- - 7,1,13,0,19 13,19,7,20,1";
    try {
        test_move_choice<2>();
        test_move_choice<3>();
        test_move_choice<4>();
        test_column_choice();
        test_drawing_order();
        test_hypergeometric<3>(start_3 + NEXT_EMPTY_BOARD + NEXT_EMPTY_BOARD + NEXT_EMPTY_BOARD);
        test_hypergeometric<2>(uneven_2 + NEXT_EMPTY_BOARD + NEXT_EMPTY_BOARD);
        test_refill();
    } catch (const std::exception& error) {
        report_failure(__FILE__, __LINE__, std::string("stopped by: ") + error.what());
    }
}

}  // namespace azulejos::tests
