#include "azulejos/training/mid_round_rows.hpp"

#include <algorithm>
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
/// Nodes for a move, and of a sampled search. With more players a node takes longer.
constexpr std::uint64_t PLAYED_NODES = 600;
constexpr std::array<std::uint64_t, 4> DRAWN_NODES_OF_TWO = {600, 2'500, 10'000, 40'000};
constexpr std::array<std::uint64_t, 4> DRAWN_NODES_OF_MORE = {2'000, 6'000, 15'000, 40'000};
/// One of so many searches is sampled.
constexpr unsigned DRAWN_SEARCHES = 3;
constexpr unsigned TACTILE_GAMES = 8;

template <class AState>
class Sampler {
public:
    static constexpr unsigned PLAYERS = AState::PLAYERS;

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
                request.is_calibrated = false;
                request.limits.nodes =
                    is_drawn ? DRAWN_NODES[rng.below(DRAWN_NODES.size())] : PLAYED_NODES;
                state.apply(is_drawn ? draw(state, request, rng, rows)
                                     : player_.search(state, request)[0].actions[0]);
            }
        }
    }

private:
    using Drawn = std::array<AState, MID_ROUND_ROWS_OF_SEARCH>;
    using OfSeats = std::array<search::Utility, PLAYERS>;
    static constexpr auto& DRAWN_NODES = PLAYERS == 2 ? DRAWN_NODES_OF_TWO : DRAWN_NODES_OF_MORE;

    /// Adds leaves of one search, unless it solved the round: then no static evaluation counted.
    Action draw(const AState& root, search::Request request, Random& rng,
                std::vector<std::int16_t>& rows) {
        Drawn drawn;
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
            add_rows(root.seat, drawn, rows);
            // A search that was cut short gives no label.
            if (is_stopped()) rows.resize(before);
        }
        return best.actions[0];
    }

    void add_rows(unsigned root_seat, const Drawn& drawn, std::vector<std::int16_t>& rows) {
        if constexpr (PLAYERS == 2) {
            for (const AState& state : drawn) add_row(state, state.seat, searched(state), rows);
        } else {
            std::array<OfSeats, MID_ROUND_ROWS_OF_SEARCH> labels;
            std::transform(drawn.begin(), drawn.end(), labels.begin(),
                           [&](const AState& state) { return played(state); });
            for (unsigned distance = 0; distance < PLAYERS; ++distance) {
                const unsigned seat = (root_seat + distance) % PLAYERS;
                for (unsigned at = 0; at < drawn.size(); ++at) {
                    add_row(drawn[at], seat, labels[at][seat], rows);
                }
            }
        }
    }

    void add_row(const AState& state, unsigned seat, search::Utility label,
                 std::vector<std::int16_t>& rows) {
        const auto seen = search::look_at_mid_round(state, seat, static_gain_, round_end_);
        const auto add = [&](auto number) { rows.push_back(static_cast<std::int16_t>(number)); };
        add(label);
        add(seen.turn);
        add(search::mid_round_round(seen.round_number));
        add(search::mid_round_step(PLAYERS, seen.takes));
        add(seen.played);
        add(seen.stands);
        rows.insert(rows.end(), seen.inputs.begin(), seen.inputs.end());
    }

    search::Variation judge(const AState& state) {
        search::Request request;
        request.is_calibrated = false;
        request.limits.nodes = asked_.label_nodes;
        request.limits.stop = asked_.stop;
        return judge_.search(state, request)[0];
    }
    /// For the seat to move, by one search.
    search::Utility searched(const AState& state) { return judge(state).utility; }
    /// For every seat, after a search for each move until the round ends.
    OfSeats played(AState state) {
        while (!state.available.is_empty()) {
            state.take_and_place(Move::of(judge(state).actions[0]));
        }
        OfSeats utilities;
        for (unsigned seat = 0; seat < PLAYERS; ++seat) {
            utilities[seat] = round_end_.utility(state, seat);
        }
        return utilities;
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
    return with_state_type(asked.players, asked.side,
                           [&]<class AState>(std::type_identity<AState>) {
                               Sampler<AState> sampler(asked, networks);
                               std::vector<std::int16_t> rows;
                               for (std::uint32_t number = 0;
                                    number < asked.num_games && !sampler.is_stopped(); ++number) {
                                   sampler.play(asked.first_game + number, rows);
                               }
                               return rows;
                           });
}

}  // namespace azulejos::training
