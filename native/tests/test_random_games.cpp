// Random games of every kind: the checker after every step, and all ways to ask the same thing
// agree.
#include <vector>

#include "azulejos/playout.hpp"
#include "checks.hpp"
#include "replay.hpp"
#include "tests.hpp"
#include "volume.hpp"

namespace azulejos::tests {

namespace {

/// Builds that check every step by themselves are a hundred times slower: they play fewer games.
constexpr unsigned FEWER = CHECK_EVERY_STEP ? 20 : 1;

template <unsigned Players, WallSide Side>
void check_legal_actions(const State<Players, Side>& state) {
    typename State<Players, Side>::Actions list;
    state.list_legal_actions(list);
    CHECK_EQUAL(list.size, state.num_legal_actions());
    unsigned at = 0;
    // One past the end as well: ids that don't exist are not legal.
    for (unsigned action = 0; action <= state.NUM_ACTIONS + 1; ++action) {
        const bool is_listed = at < list.size && list[at] == action;
        at += is_listed;
        if (state.is_legal(action) != is_listed) CHECK_EQUAL(state.is_legal(action), is_listed);
        if (is_listed)
            CHECK_EQUAL(parse_action(format_action(action, Players), Players, Side), action);
    }
    CHECK_EQUAL(at, list.size);
}

template <unsigned Players, WallSide Side>
void play_checked_games(unsigned games) {
    Random rng(Players * 100 + (Side == WallSide::GRAY));
    for (unsigned game = 0; game < games; ++game) {
        State<Players, Side> state(game % Players, game % 2 == 0 ? 7 : 5);
        context = "random game " + std::to_string(game) + " of " + std::to_string(Players);
        while (!state.is_over()) {
            check_legal_actions(state);
            if (state.phase == Phase::PREPARING_NEXT_ROUND) {
                state.deal_random(rng);
            } else {
                state.play_random_move(rng);
            }
            const auto problem = check_consistency(state);
            CHECK_EQUAL(problem.value_or("none"), "none");
            const Position position = unpack(state);
            const auto text = format_position(position);
            CHECK((std::get<State<Players, Side>>(read_state(text)) == state));
            CHECK(from_fields(to_fields(position)) == position);
            if (problem) return;
        }
        check_legal_actions(state);
        CHECK_EQUAL(state.num_legal_actions(), 0u);
    }
}

/// A seat that always takes the floor line feeds nothing: the rounds go on until the others end the
/// game. Here all do so for a while, which fills lid and bag in turn and keeps every line empty.
void play_floor_only() {
    ColoredState<4> state;
    Random rng(31);
    context = "floor line only";
    while (state.round_number < 40) {
        if (state.phase == Phase::PREPARING_NEXT_ROUND) state.deal_random(rng);
        Move move = state.random_offer_move(rng);
        move.destination = FLOOR;
        state.apply(move);
        CHECK_EQUAL(check_consistency(state).value_or("none"), "none");
    }
    for (const auto& board : state.boards) CHECK_EQUAL(board.score, 0u);
}

/// Ruling 7 both ways, at the end of every round, until some games have ended so.
template <unsigned Players, WallSide Side>
void compare_stalemates(unsigned games, unsigned at_least) {
    context = "stalemates";
    Random rng(37);
    unsigned num_stalemates = 0;
    for (unsigned game = 0; game < games; ++game) {
        State<Players, Side> state;
        while (!state.is_over()) {
            state.deal_random(rng);
            do {
                state.play_random_move(rng);
            } while (state.num_legal_actions() != 0);
            CHECK_EQUAL(state.is_stalemate(), is_stalemate(unpack(state)));
        }
        num_stalemates += !state.has_horizontal_line();
    }
    CHECK(num_stalemates >= at_least);
}

void check_averages() {
    context = "averages";
    constexpr unsigned GAMES = 20000 / FEWER;
    const auto play = [](std::uint64_t seed, unsigned games) {
        return play_games<2, WallSide::COLORED>(games, seed, VERTICAL_LINE_BONUS);
    };
    const Totals totals = play(1, GAMES);
    CHECK_EQUAL(totals.games, GAMES);
    const double plies = static_cast<double>(totals.plies) / GAMES;
    const double rounds = static_cast<double>(totals.rounds) / GAMES;
    // Known averages are 70.3 and 6.6; a thousand games are off by one ply at most.
    CHECK(plies > 69.3 && plies < 71.3);
    CHECK(rounds > 6.4 && rounds < 6.8);
    const std::uint64_t checksum = play(1, volume(GAMES)).checksum;
    CHECK_EQUAL(play(1, volume(GAMES)).checksum, checksum);
    CHECK(play(2, volume(GAMES)).checksum != checksum);
    // A playout can be cut off.
    ColoredState<2> state;
    Random rng(1);
    CHECK_EQUAL(playout_at_most(state, rng, 5), 5u);
    CHECK(state.phase == Phase::FACTORY_OFFER);
}

}  // namespace

void test_random_games() {
    const unsigned games = volume(60);
    play_checked_games<2, WallSide::COLORED>(games);
    play_checked_games<3, WallSide::COLORED>(games);
    play_checked_games<4, WallSide::COLORED>(games);
    play_checked_games<2, WallSide::GRAY>(games);
    play_checked_games<3, WallSide::GRAY>(games);
    play_checked_games<4, WallSide::GRAY>(games);
    play_floor_only();
    // About one game in a thousand on the gray side, one in 100,000 on the colored one.
    compare_stalemates<2, WallSide::GRAY>(volume(6000 / FEWER), FEWER == 1 && one_in == 1 ? 2 : 0);
    compare_stalemates<4, WallSide::COLORED>(volume(1000 / FEWER), 0);
    check_averages();
}

}  // namespace azulejos::tests
