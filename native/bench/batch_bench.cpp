#include "batch_bench.hpp"

#include <chrono>
#include <vector>

#include "azulejos/envs/batch.hpp"

namespace azulejos::bench {

BatchSpeed measure_batch(const BatchRun& run) {
    const auto batch = envs::Batch::make({.num_games = run.games,
                                          .players = run.players,
                                          .side = run.side,
                                          .seed = run.seed,
                                          .threads = run.threads});
    unsigned observation_size = 0;
    for (const auto& field : envs::observation_fields_of(run.players, run.side)) {
        observation_size += field.size();
    }
    std::vector<std::uint8_t> observations(run.games * observation_size);
    std::vector<std::uint8_t> masks(run.games * num_actions(run.players, run.side));
    std::vector<std::int64_t> seats(run.games);
    std::vector<float> rewards(run.games * run.players);
    std::vector<std::uint8_t> done(run.games);
    std::vector<std::int64_t> actions(run.games);
    const envs::BatchRows rows{.observation = run.has_observations ? observations.data() : nullptr,
                               .action_mask = masks.data(),
                               .seat = seats.data(),
                               .rewards = rewards.data(),
                               .done = done.data()};
    BatchSpeed speed;
    batch->observe(rows);
    const auto start = std::chrono::steady_clock::now();
    for (std::uint64_t step = 0; step < run.steps; ++step) {
        batch->sample(actions.data());
        batch->step({.wide = actions.data()}, rows);
        for (std::size_t game = 0; game < run.games; ++game) {
            speed.finished_games += done[game] != 0;
            speed.checksum = speed.checksum * 31 + static_cast<std::uint64_t>(actions[game]);
        }
    }
    speed.moves = run.steps * run.games;
    speed.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    return speed;
}

}  // namespace azulejos::bench
