#include "azulejos/training/self_play.hpp"

#include <array>
#include <span>

#include "azulejos/position.hpp"
#include "azulejos/search/rollout.hpp"
#include "azulejos/search/searcher.hpp"
#include "azulejos/training/boundary_rows.hpp"

namespace azulejos::training {

namespace {

/// Enough for so few nodes.
constexpr std::size_t TABLE_MEGABYTES = 1;
constexpr std::uint64_t EXPLORATION_NODES = 40;
/// Rounds of exploration; each entry is equally likely.
constexpr std::array<unsigned, 8> EXPLORATION_ROUNDS = {0, 0, 0, 0, 1, 1, 2, 3};
/// Percentage of random moves in exploration; drawn for each seat of a game.
constexpr std::array<unsigned, 4> RANDOM_MOVES = {3, 10, 25, 60};
constexpr unsigned TACTILE_GAMES = 8;
/// For each move of a rollout: more than a timed search tries, since a label lasts.
constexpr unsigned NUM_TRIED = 8;

template <class AState>
class Table {
public:
    using Refills = search::Rollout<AState::PLAYERS, AState::SIDE>;

    Table(const SelfPlay& asked, search::Searcher& searcher, Refills& refills, std::uint32_t game,
          std::string& rows)
        : asked_(asked),
          searcher_(searcher),
          refills_(refills),
          game_(game),
          rows_(rows),
          start_(rows.size()),
          rng_(mix(asked.seed ^ 0x9E3779B97F4A7C15, 2 * std::uint64_t{game} + 1)),
          exploration_rounds_(EXPLORATION_ROUNDS[rng_.below(EXPLORATION_ROUNDS.size())]) {
        for (unsigned& share : random_moves_) share = RANDOM_MOVES[rng_.below(RANDOM_MOVES.size())];
    }

    void play() {
        const bool is_tactile = rng_.below(TACTILE_GAMES) == 0;
        AState state(game_ % AState::PLAYERS,
                     is_tactile ? TACTILE_VERTICAL_LINE_BONUS : VERTICAL_LINE_BONUS);
        std::int16_t parent = NO_PARENT;
        while (!state.is_over()) {
            const bool is_labeled = state.round_number > exploration_rounds_;
            const std::size_t row = rows_.size();
            const bool has_row = is_labeled && state.round_number > 1;
            if (has_row) {
                parent = add_row(state, parent, RowKind::BOUNDARY);
                if (asked_.refills > 1) set_searched(rows_, row, wins_by_rollouts(state));
            }
            play_round(state, is_labeled, has_row && asked_.refills == 1 ? &row : nullptr);
            if (is_stopped()) return;
        }
        add_row(state, parent, RowKind::END);
    }

private:
    bool is_stopped() const {
        return asked_.stop != nullptr && asked_.stop->load(std::memory_order_relaxed);
    }

    std::int16_t add_row(const AState& state, std::int16_t parent, RowKind kind) {
        const auto number =
            static_cast<std::int16_t>((rows_.size() - start_) / row_size(AState::PLAYERS));
        append_row(rows_, state, {game_, parent, kind});
        return number;
    }

    /// The mean over rollouts.
    std::array<double, AState::PLAYERS> wins_by_rollouts(const AState& boundary) {
        std::array<double, AState::PLAYERS> sums{};
        refills_.start(boundary);
        for (unsigned more = 1; more < asked_.refills && !is_stopped(); ++more) {
            const auto wins = refills_.wins(refills_.play(rng_));
            for (unsigned seat = 0; seat < AState::PLAYERS; ++seat) sums[seat] += wins[seat];
        }
        for (double& sum : sums) sum /= asked_.refills - 1;
        return sums;
    }

    /// From a boundary to the next. Writes the first search's chances into `row`, unless null.
    void play_round(AState& state, bool is_labeled, const std::size_t* row) {
        state.deal_random(rng_);
        while (state.phase == Phase::FACTORY_OFFER || state.phase == Phase::WALL_TILING) {
            if (!is_labeled && rng_.below(100) < random_moves_[state.seat]) {
                state.play_random_move(rng_);
                continue;
            }
            search::Request request;
            request.limits.nodes = is_labeled ? asked_.nodes : EXPLORATION_NODES;
            request.limits.stop = asked_.stop;
            request.is_calibrated = false;
            const search::Variation best = searcher_.search(state, request)[0];
            if (row != nullptr) {
                set_searched(rows_, *row, std::span(best.wins).first(AState::PLAYERS));
            }
            row = nullptr;
            state.apply(best.actions[0]);
        }
    }

    const SelfPlay& asked_;
    search::Searcher& searcher_;
    Refills& refills_;
    std::uint32_t game_;
    std::string& rows_;
    std::size_t start_;
    Random rng_;
    unsigned exploration_rounds_;
    std::array<unsigned, AState::PLAYERS> random_moves_;
};

}  // namespace

std::string play_games(const SelfPlay& asked, const search::Networks& networks) {
    return with_state_type(
        asked.players, asked.side, [&]<class AState>(std::type_identity<AState>) {
            search::Searcher searcher(TABLE_MEGABYTES, networks);
            typename Table<AState>::Refills refills(
                search::network_of(networks, AState::PLAYERS, AState::SIDE), NUM_TRIED);
            std::string rows;
            for (std::uint32_t number = 0; number < asked.num_games; ++number) {
                Table<AState>(asked, searcher, refills, asked.first_game + number, rows).play();
                if (asked.stop != nullptr && asked.stop->load(std::memory_order_relaxed)) break;
            }
            return rows;
        });
}

}  // namespace azulejos::training
