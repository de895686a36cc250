// A batch plays the games that states play one by one, whatever its threads; a refused call changes
// nothing.
#include <stdexcept>
#include <vector>

#include "azulejos/check.hpp"
#include "azulejos/envs/batch.hpp"
#include "checks.hpp"
#include "tests.hpp"
#include "volume.hpp"

namespace azulejos::tests {

namespace {

constexpr std::size_t NUM_GAMES = 13;

/// The arrays of one batch, without a byte to spare: the address sanitizer sees what goes beyond.
struct Written {
    std::vector<std::uint8_t> observation;
    std::vector<std::uint8_t> action_mask;
    std::vector<std::int64_t> seat = std::vector<std::int64_t>(NUM_GAMES);
    std::vector<float> rewards;
    std::vector<std::uint8_t> done = std::vector<std::uint8_t>(NUM_GAMES);
    std::vector<std::int32_t> scores;
    std::vector<std::uint8_t> phase = std::vector<std::uint8_t>(NUM_GAMES);

    Written(unsigned players, WallSide side)
        : action_mask(NUM_GAMES * num_actions(players, side)),
          rewards(NUM_GAMES * players),
          scores(NUM_GAMES * players) {
        unsigned size = 0;
        for (const auto& field : envs::observation_fields_of(players, side)) size += field.size();
        observation.resize(NUM_GAMES * size);
    }

    envs::BatchRows rows() {
        return {observation.data(), action_mask.data(), seat.data(), rewards.data(),
                done.data(),        scores.data(),      phase.data()};
    }

    friend bool operator==(const Written&, const Written&) = default;
};

template <unsigned Players, WallSide Side>
void check_game(const AnyState& any, const Written& written, std::size_t game) {
    const auto& state = std::get<State<Players, Side>>(any);
    CHECK(!check_consistency(state));
    CHECK_EQUAL(written.seat[game], std::int64_t{state.seat});
    bool agrees = true;
    for (unsigned action = 0; action < state.NUM_ACTIONS; ++action) {
        agrees &=
            (written.action_mask[game * state.NUM_ACTIONS + action] == 1) == state.is_legal(action);
    }
    CHECK(agrees);
}

template <unsigned Players, WallSide Side>
void test_a_kind() {
    const auto options = [](unsigned threads) {
        return envs::BatchOptions{.num_games = NUM_GAMES,
                                  .players = Players,
                                  .side = Side,
                                  .seed = 7,
                                  .threads = threads};
    };
    const auto alone = envs::Batch::make(options(1));
    const auto shared = envs::Batch::make(options(4));
    Written of_alone(Players, Side);
    Written of_shared(Players, Side);
    std::vector<std::int64_t> actions(NUM_GAMES);
    std::vector<std::int64_t> same(NUM_GAMES);
    const unsigned steps = volume(300, 60);
    for (unsigned step = 0; step < steps; ++step) {
        alone->sample(actions.data());
        shared->sample(same.data());
        CHECK(actions == same);
        alone->step({.wide = actions.data()}, of_alone.rows());
        shared->step({.wide = same.data()}, of_shared.rows());
        CHECK(of_alone == of_shared);
        check_game<Players, Side>(alone->state(step % NUM_GAMES), of_alone, step % NUM_GAMES);
    }

    alone->sample(actions.data());
    actions[NUM_GAMES - 1] = num_actions(Players, Side);
    const AnyState first = alone->state(0);
    bool is_refused = false;
    try {
        alone->step({.wide = actions.data()}, of_alone.rows());
    } catch (const std::invalid_argument&) {
        is_refused = true;
    }
    CHECK(is_refused);
    CHECK(alone->state(0) == first);
    CHECK(of_alone == of_shared);
}

}  // namespace

void test_batch() {
    test_a_kind<2, WallSide::COLORED>();
    test_a_kind<3, WallSide::COLORED>();
    test_a_kind<4, WallSide::COLORED>();
    test_a_kind<2, WallSide::GRAY>();
    test_a_kind<3, WallSide::GRAY>();
    test_a_kind<4, WallSide::GRAY>();
}

}  // namespace azulejos::tests
