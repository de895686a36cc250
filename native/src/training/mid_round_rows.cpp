#include "azulejos/training/mid_round_rows.hpp"

#include <array>

#include "azulejos/position.hpp"
#include "azulejos/search/mid_round_value.hpp"
#include "azulejos/search/round_end.hpp"
#include "azulejos/search/searcher.hpp"

namespace azulejos::training {

namespace {

constexpr std::size_t TABLE_MEGABYTES = 2;
/// Percentage of random moves; drawn for each game.
constexpr std::array<unsigned, 4> RANDOM_MOVES = {0, 0, 5, 20};
/// Nodes for a move, and of a sampled search.
constexpr std::uint64_t PLAYED_NODES = 600;
constexpr std::array<std::uint64_t, 4> DRAWN_NODES = {600, 2'500, 10'000, 40'000};
/// One of so many searches is sampled.
constexpr unsigned DRAWN_SEARCHES = 3;
constexpr unsigned TACTILE_GAMES = 8;

template <class AState>
class Sampler {
public:
    static constexpr unsigned PLAYERS = 2;

    Sampler(const MidRoundPlay& asked, const search::Networks& networks)
        : asked_(asked),
          player_(TABLE_MEGABYTES, networks),
          judge_(TABLE_MEGABYTES, networks),
          round_end_(search::network_of(networks, PLAYERS, AState::SIDE)) {}

    bool is_stopped() const {
        return asked_.stop != nullptr && asked_.stop->load(std::memory_order_relaxed);
    }

    void play(std::uint32_t game, std::vector<std::int16_t>& rows) {
        Random rng(mix(asked_.seed ^ 0x9E3779B97F4A7C15, 2 * std::uint64_t{game} + 1));
        const unsigned random_moves = RANDOM_MOVES[rng.below(RANDOM_MOVES.size())];
        AState state(game % PLAYERS, rng.below(TACTILE_GAMES) == 0 ? TACTILE_VERTICAL_LINE_BONUS
                                                                   : VERTICAL_LINE_BONUS);
        while (!state.is_over() && !is_stopped()) {
            if (state.phase == Phase::PREPARING_NEXT_ROUND) {
                state.deal_random(rng);
            } else if (rng.below(100) < random_moves) {
                state.play_random_move(rng);
            } else {
                const bool is_drawn =
                    state.phase == Phase::FACTORY_OFFER && rng.below(DRAWN_SEARCHES) == 0;
                search::Request request;
                request.limits.nodes =
                    is_drawn ? DRAWN_NODES[rng.below(DRAWN_NODES.size())] : PLAYED_NODES;
                state.apply(is_drawn ? draw(state, request, rng, rows)
                                     : player_.search(state, request)[0].actions[0]);
            }
        }
    }

private:
    /// Adds leaves of one search, unless it solved the round: then no static evaluation counted.
    Action draw(const AState& root, search::Request request, Random& rng,
                std::vector<std::int16_t>& rows) {
        std::array<AState, MID_ROUND_ROWS_OF_SEARCH> drawn;
        unsigned num_seen = 0;
        request.on_leaf = [&](const AnyState& any) {
            const auto& state = std::get<AState>(any);
            if (search::num_takes(state) < search::least_mid_round_takes(PLAYERS)) return;
            // Reservoir sampling.
            const unsigned at = num_seen < drawn.size() ? num_seen : rng.below(num_seen + 1);
            ++num_seen;
            if (at < drawn.size()) drawn[at] = state;
        };
        const search::Variation best = player_.search(root, request)[0];
        if (!best.is_solved && num_seen >= drawn.size()) {
            round_end_.start(root);
            round_end_.set_root(root);
            static_gain_.start(root, round_end_);
            const std::size_t before = rows.size();
            for (const AState& state : drawn) add_row(state, rows);
            // A search that was cut short gives no label.
            if (is_stopped()) rows.resize(before);
        }
        return best.actions[0];
    }

    void add_row(const AState& state, std::vector<std::int16_t>& rows) {
        const auto seen = search::look_at_mid_round(state, static_gain_, round_end_);
        const auto add = [&](auto number) { rows.push_back(static_cast<std::int16_t>(number)); };
        add(label(state));
        add(search::mid_round_round(seen.round_number));
        add(search::mid_round_step(PLAYERS, seen.takes));
        add(seen.played);
        add(seen.stands);
        rows.insert(rows.end(), seen.inputs.begin(), seen.inputs.end());
    }

    search::Utility label(const AState& state) {
        search::Request request;
        request.limits.nodes = asked_.label_nodes;
        request.limits.stop = asked_.stop;
        return judge_.search(state, request)[0].utility;
    }

    const MidRoundPlay& asked_;
    search::Searcher player_;
    search::Searcher judge_;
    search::RoundEnd<PLAYERS, AState::SIDE> round_end_;
    search::StaticGain<PLAYERS, AState::SIDE> static_gain_;
};

}  // namespace

std::vector<std::int16_t> mid_round_rows(const MidRoundPlay& asked,
                                         const search::Networks& networks) {
    const auto rows_of = [&]<class AState>(std::type_identity<AState>) {
        Sampler<AState> sampler(asked, networks);
        std::vector<std::int16_t> rows;
        for (std::uint32_t number = 0; number < asked.num_games && !sampler.is_stopped();
             ++number) {
            sampler.play(asked.first_game + number, rows);
        }
        return rows;
    };
    return asked.side == WallSide::GRAY ? rows_of(std::type_identity<GrayState<2>>{})
                                        : rows_of(std::type_identity<ColoredState<2>>{});
}

}  // namespace azulejos::training
