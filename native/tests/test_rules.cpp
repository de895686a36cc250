// Single rules and rulings, on positions made for them.
#include <algorithm>
#include <atomic>

#include "azulejos/perft.hpp"
#include "checks.hpp"
#include "replay.hpp"
#include "tests.hpp"

namespace azulejos::tests {

namespace {

constexpr const char* EMPTY_BOARD = "0:-/-/-/-/-:...../...../...../...../.....:-";

std::string after(const std::string& code, const std::string& token) {
    AnyState state = read_state(code);
    play(state, token);
    return show(state);
}

bool is_refused(const std::string& code, const std::string& token) {
    return throws<std::invalid_argument>([&] { after(code, token); });
}

void test_taking() {
    const std::string code =
        std::string("colored 1 O1 1 C BBRK/-/-/-/- R 18,20,18,19,20 0,0,0,0,0 ") + EMPTY_BOARD +
        " " + EMPTY_BOARD;
    CHECK_EQUAL(after(code, "1B2"),
                "colored 1 O2 1 C -/-/-/-/- RRK 18,20,18,19,20 0,0,0,0,0 "
                "0:-/BB/-/-/-:...../...../...../...../.....:- " +
                    std::string(EMPTY_BOARD));
    // The first to take from the center takes the marker, before the tiles.
    CHECK_EQUAL(after(code, "CR0"),
                "colored 1 O2 1 1 BBRK/-/-/-/- - 18,20,18,19,20 0,0,0,0,0 "
                "0:-/-/-/-/-:...../...../...../...../.....:MR " +
                    std::string(EMPTY_BOARD));
    for (const char* token : {"1Y1", "2B1", "CB1", "1B6", "6B1", "0B1", "1X1", "T11", "1B", ""}) {
        CHECK(is_refused(code, token));
    }
}

void test_placing() {
    // Line 2 holds red, line 3 is full, wall row 1 has blue.
    const std::string code =
        "colored 2 O1 1 2 BBBB/-/-/-/- Y 12,19,19,17,20 0,0,0,0,0 "
        "7:-/R/KKK/-/-:B..../...../...../...../.....:BBB "
        "0:-/-/-/-/-:...../...../...../...../.....:M";
    CHECK(is_refused(code, "1B1"));
    CHECK(is_refused(code, "1B2"));
    CHECK(is_refused(code, "1B3"));
    // All four fit on line 4; on the floor line they fill its last four spaces.
    CHECK_EQUAL(after(code, "1B4"),
                "colored 2 O2 1 2 -/-/-/-/- Y 12,19,19,17,20 0,0,0,0,0 "
                "7:-/R/KKK/BBBB/-:B..../...../...../...../.....:BBB "
                "0:-/-/-/-/-:...../...../...../...../.....:M");
    CHECK_EQUAL(after(code, "1B0"),
                "colored 2 O2 1 2 -/-/-/-/- Y 12,19,19,17,20 0,0,0,0,0 "
                "7:-/R/KKK/-/-:B..../...../...../...../.....:BBBBBBB "
                "0:-/-/-/-/-:...../...../...../...../.....:M");
    ColoredState<2> state = std::get<ColoredState<2>>(read_state(code));
    CHECK_EQUAL(state.num_legal_actions(), 3u + 4u);  // BBBB to 4, 5, floor; Y to 1, 4, 5, floor
}

void test_full_floor_line() {
    // Ruling 2: marker and tiles go nowhere but the lid, and the seat still starts next.
    const std::string code =
        "colored 2 O1 2 C RRRR/-/-/-/- Y 13,19,16,20,20 0,0,0,0,0 "
        "30:-/-/-/-/-:...../...../...../...../.....:BBBBBBB " +
        std::string(EMPTY_BOARD);
    CHECK_EQUAL(after(code, "CY0"),
                "colored 2 O2 2 1 RRRR/-/-/-/- - 13,19,16,20,20 0,1,0,0,0 "
                "30:-/-/-/-/-:...../...../...../...../.....:BBBBBBB " +
                    std::string(EMPTY_BOARD));
    AnyState state = read_state(code);
    play(state, "CY0");
    play(state, "1R4");
    CHECK_EQUAL(show(state),
                "colored 3 D1 1 C -/-/-/-/- - 13,19,16,20,20 7,1,3,0,0 "
                "16:-/-/-/-/-:...../...../...../...../.....:- "
                "1:-/-/-/-/-:...../...../...../R..../.....:-");
}

void test_winners() {
    ColoredState<3> state;
    CHECK_EQUAL(state.winners(), 0b111u);
    state.boards[1].score = 5;
    CHECK_EQUAL(state.winners(), 0b010u);
    state.boards[2].score = 5;
    CHECK_EQUAL(state.winners(), 0b110u);
    state.boards[2].wall.taken.bits = 31;
    CHECK_EQUAL(state.winners(), 0b100u);
}

void test_deals() {
    ColoredState<2> state;
    ColoredState<2>::Factories factories;
    factories.fill(TileCounts::of(RED, 4));
    CHECK(state.can_deal(factories));
    factories[0] = TileCounts::of(RED, 3);
    CHECK(!state.can_deal(factories));
    factories[0] = TileCounts::of(RED, 3) + TileCounts::of(BLUE, 2);
    CHECK(!state.can_deal(factories));
    factories[0] = TileCounts();
    CHECK(!state.can_deal(factories));

    // Five tiles in all, two of them in the bag: the second factory holds one, the others none, and
    // the bag goes first.
    const std::string few =
        "colored 9 D2 2 C -/-/-/-/-/-/-/-/- - 0,0,0,1,1 1,0,0,1,1 "
        "0:-/R/-/-/RRRR:BY.KW/WBY.K/KWBY./.KWBY/Y.KWB:- "
        "0:-/-/-/-/KKK:BYR.W/WBYR./.WBYR/R.WBY/YR.WB:- "
        "0:-/-/-/-/WWW:BYRK./.BYRK/K.BYR/RK.BY/YRK.B:- "
        "0:-/-/-/-/BBBB:.YRKW/W.YRK/KW.YR/RKW.Y/YRKW.:-";
    const std::string dealt = after(few, "deal:BKKW/W/-/-/-/-/-/-/-");
    CHECK(dealt.starts_with("colored 9 O2 2 C BKKW/W/-/-/-/-/-/-/- - 0,0,0,0,0 0,0,0,0,0 "));
    CHECK(is_refused(few, "deal:BKK/WW/-/-/-/-/-/-/-"));
    CHECK(is_refused(few, "deal:W/BKKW/-/-/-/-/-/-/-"));
    CHECK(is_refused(few, "deal:BKKW/-/-/-/-/-/-/-/-"));
    CHECK(is_refused(few, "deal:BBKW/K/-/-/-/-/-/-/-"));
    CHECK(is_refused(dealt, "deal:BKKW/W/-/-/-/-/-/-/-"));
    Random rng(41);
    for (int trial = 0; trial < 100; ++trial) {
        auto random = std::get<ColoredState<4>>(read_state(few));
        random.deal_random(rng);
        CHECK_EQUAL(check_consistency(random).value_or("none"), "none");
        CHECK_EQUAL(random.sources[0].total() * 10 + random.sources[1].total(), 41u);
    }
}

void test_perft_stops() {
    ColoredState<2> state;
    Random rng(3);
    CHECK_EQUAL(perft(state, 0).value(), 1u);
    CHECK_EQUAL(perft(state, 1).value(), 0u);
    state.deal_random(rng);
    std::atomic<bool> stop = true;
    CHECK(!perft(state, 30, &stop).has_value());
    CHECK(!perft_split(state, 30, &stop).has_value());
    stop = false;
    CHECK_EQUAL(perft(state, 1, &stop).value(), state.num_legal_actions());
}

}  // namespace

void test_rules() {
    context = "rules";
    try {
        test_taking();
        test_placing();
        test_full_floor_line();
        test_winners();
        test_deals();
        test_perft_stops();
    } catch (const std::exception& error) {
        report_failure(__FILE__, __LINE__, std::string("stopped by: ") + error.what());
    }
}

}  // namespace azulejos::tests
