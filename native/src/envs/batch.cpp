#include "azulejos/envs/batch.hpp"

#include <algorithm>
#include <atomic>
#include <limits>
#include <stdexcept>
#include <string>
#include <vector>

#include "azulejos/envs/action_mask.hpp"
#include "azulejos/envs/thread_team.hpp"
#include "azulejos/text.hpp"

namespace azulejos::envs {

namespace {

constexpr std::size_t NO_GAME = std::numeric_limits<std::size_t>::max();
/// Legal actions that a refusal names.
constexpr unsigned MOST_NAMED = 8;

/// The generator of one purpose in one game: games differ, but not with the size of the batch or its
/// threads.
Random generator(std::uint64_t seed, std::uint64_t game, std::uint64_t purpose) {
    return Random(Random(Random(seed).next() ^ game).next() ^ purpose);
}

template <class AState>
class BatchOf final : public Batch {
public:
    using Factories = typename AState::Factories;
    static constexpr unsigned PLAYERS = AState::PLAYERS;
    static constexpr unsigned SIZE = OBSERVATION_SIZE<PLAYERS, AState::SIDE>;

    explicit BatchOf(const BatchOptions& options)
        : Batch(options),
          games_(options.num_games),
          actions_(options.num_games),
          factories_(options.deals ? 0 : options.num_games),
          team_(options.threads) {
        begin_all();
    }

    void reset(std::uint64_t seed) override {
        options_.seed = seed;
        begin_all();
    }

    void observe(const BatchRows& rows) override {
        team_.share(games_.size(), [&](std::size_t first, std::size_t last) {
            for (std::size_t at = first; at < last; ++at) write_standing(at, rows, games_[at].done);
        });
    }

    void step(const Actions& actions, const BatchRows& rows) override {
        const std::size_t refused = first_refused([&](std::size_t at) {
            const std::int64_t action = actions_[at] = actions.read(at);
            return action >= 0 ? !is_legal(games_[at], action)
                               : action != NO_ACTION && action != RESTART;
        });
        if (refused != NO_GAME) refuse_action(refused, actions_[refused]);
        team_.share(games_.size(), [&](std::size_t first, std::size_t last) {
            for (std::size_t at = first; at < last; ++at) {
                const std::int64_t action = actions_[at];
                if (action == RESTART) restart(at);
                const bool is_played = action >= 0;
                if (is_played) games_[at].state.apply(static_cast<unsigned>(action));
                go_on(at, rows, is_played);
            }
        });
    }

    void deal(const std::uint8_t* counts, const BatchRows& rows) override {
        const std::size_t refused =
            first_refused([&](std::size_t at) { return !take_deal(at, counts); });
        if (refused != NO_GAME) refuse_deal(refused);
        team_.share(games_.size(), [&](std::size_t first, std::size_t last) {
            for (std::size_t at = first; at < last; ++at) {
                if (is_waiting(games_[at])) games_[at].state.deal(factories_[at]);
                go_on(at, rows, false);
            }
        });
    }

    using Batch::sample;
    void sample(std::int64_t* actions, std::int64_t except_seat) override {
        team_.share(games_.size(), [&](std::size_t first, std::size_t last) {
            for (std::size_t at = first; at < last; ++at) {
                const bool is_asked = games_[at].state.seat != except_seat;
                actions[at] = is_asked ? sample_one(games_[at]) : NO_ACTION;
            }
        });
    }

    AnyState state(std::size_t game) const override { return games_[game].state; }

    void set_state(std::size_t game, const AnyState& state) override {
        const AState* const own = std::get_if<AState>(&state);
        if (own == nullptr) throw std::invalid_argument("the state is of another kind of game");
        games_[game].state = *own;
        games_[game].done = Done::NO;
        go_on(game, {}, true);
    }

private:
    struct Game {
        AState state;
        Random deals{0};
        Random choices{0};
        /// How often it has restarted.
        std::uint64_t restarts = 0;
        /// Not NO only where finished games stay.
        Done done = Done::NO;
    };

    void begin_all() {
        team_.share(games_.size(), [&](std::size_t first, std::size_t last) {
            for (std::size_t at = first; at < last; ++at) {
                games_[at].restarts = 0;
                games_[at].choices =
                    generator(options_.seed, options_.first_game + at, std::uint64_t{1} << 63);
                begin(at);
            }
        });
    }

    /// Seats take turns to start: with the game's number, and with every restart.
    void begin(std::size_t at) {
        Game& game = games_[at];
        const std::uint64_t number = options_.first_game + at;
        const auto start = static_cast<unsigned>((number % PLAYERS + game.restarts) % PLAYERS);
        game.state = AState(start, options_.vertical_line_bonus);
        game.deals = generator(options_.seed, number, game.restarts);
        game.done = Done::NO;
        if (options_.deals) game.state.deal_random(game.deals);
    }

    void restart(std::size_t at) {
        ++games_[at].restarts;
        begin(at);
    }

    static bool is_waiting(const Game& game) {
        return game.done == Done::NO && game.state.phase == Phase::PREPARING_NEXT_ROUND;
    }

    static bool is_legal(const Game& game, std::int64_t action) {
        return game.done == Done::NO && action < static_cast<std::int64_t>(AState::NUM_ACTIONS) &&
               game.state.is_legal(static_cast<unsigned>(action));
    }

    template <class IsRefused>
    std::size_t first_refused(IsRefused is_refused) {
        std::atomic<std::size_t> lowest = NO_GAME;
        team_.share(games_.size(), [&](std::size_t first, std::size_t last) {
            for (std::size_t at = first; at < last; ++at) {
                if (!is_refused(at)) continue;
                std::size_t known = lowest;
                while (at < known && !lowest.compare_exchange_weak(known, at)) {
                }
                return;
            }
        });
        return lowest;
    }

    /// Ends, deals or restarts a game as is due, and writes where it stands. `has_moved`: it was
    /// not over before.
    void go_on(std::size_t at, const BatchRows& rows, bool has_moved) {
        Game& game = games_[at];
        if (!has_moved) return write_standing(at, rows, game.done);
        if (game.state.is_over()) {
            game.done = Done::OVER;
        } else if (game.state.phase == Phase::PREPARING_NEXT_ROUND) {
            if (game.state.round_number > options_.max_rounds) {
                game.done = Done::CUT_OFF;
            } else if (options_.deals) {
                game.state.deal_random(game.deals);
            }
        }
        if (game.done == Done::NO) [[likely]]
            return write_standing(at, rows, Done::NO);

        const Done done = game.done;
        const AState last = game.state;
        if (options_.restarts) restart(at);
        write_standing(at, rows, done);
        write_result(at, rows, last);
    }

    void write_standing(std::size_t at, const BatchRows& rows, Done done) {
        const Game& game = games_[at];
        const AState& state = game.state;
        if (rows.observation != nullptr)
            write_observation(state, state.seat, rows.observation + at * SIZE);
        if (rows.action_mask != nullptr) {
            write_action_mask(state, rows.action_mask + at * AState::NUM_ACTIONS);
        }
        if (rows.seat != nullptr) rows.seat[at] = state.seat;
        if (rows.done != nullptr) rows.done[at] = static_cast<std::uint8_t>(done);
        if (rows.phase != nullptr) {
            rows.phase[at] =
                static_cast<std::uint8_t>(game.done == Done::NO ? state.phase : Phase::GAME_OVER);
        }
        for (unsigned seat = 0; seat < PLAYERS; ++seat) {
            if (rows.rewards != nullptr) rows.rewards[at * PLAYERS + seat] = 0;
        }
        write_scores(at, rows, state);
    }

    static void write_scores(std::size_t at, const BatchRows& rows, const AState& state) {
        if (rows.scores == nullptr) return;
        for (unsigned seat = 0; seat < PLAYERS; ++seat) {
            rows.scores[at * PLAYERS + seat] = static_cast<std::int32_t>(state.boards[seat].score);
        }
    }

    /// The rewards add up to 0: a lone winner has 1.
    static void write_result(std::size_t at, const BatchRows& rows, const AState& last) {
        write_scores(at, rows, last);
        if (rows.rewards == nullptr) return;
        const unsigned winners = last.winners();
        const auto num_winners = static_cast<unsigned>(std::popcount(winners));
        const auto won = static_cast<float>(PLAYERS - num_winners) /
                         static_cast<float>(num_winners * (PLAYERS - 1));
        const float lost = num_winners == PLAYERS ? 0.0f : -1.0f / (PLAYERS - 1);
        for (unsigned seat = 0; seat < PLAYERS; ++seat) {
            rows.rewards[at * PLAYERS + seat] = winners >> seat & 1 ? won : lost;
        }
    }

    static std::int64_t sample_one(Game& game) {
        const AState& state = game.state;
        if (game.done != Done::NO || state.phase == Phase::PREPARING_NEXT_ROUND) return NO_ACTION;
        if (AState::SIDE == WallSide::GRAY && state.phase == Phase::WALL_TILING) {
            const unsigned columns = state.tiling_columns();
            const unsigned number =
                game.choices.below(static_cast<unsigned>(std::popcount(columns)));
            return AState::NUM_OFFER_ACTIONS + state.tiling_row() * WALL_SIZE +
                   select_bit<WALL_SIZE>(columns, number);
        }
        return state.random_offer_move(game.choices).action();
    }

    /// Copies the deal of a game that waits for it; false unless the counts are right. Reads each
    /// count once: another thread may write there meanwhile.
    bool take_deal(std::size_t at, const std::uint8_t* counts) {
        Factories factories{};
        const volatile std::uint8_t* next = counts + at * factories.size() * NUM_COLORS;
        const bool is_due = is_waiting(games_[at]);
        // Larger counts would leave their lanes.
        const unsigned most = is_due ? TILES_PER_FACTORY : 0;
        for (TileCounts& factory : factories) {
            for (unsigned color = 0; color < NUM_COLORS; ++color) {
                const unsigned count = *next++;
                if (count > most) return false;
                factory += TileCounts::of(color, count);
            }
        }
        if (!is_due) return true;
        factories_[at] = factories;
        return games_[at].state.can_deal(factories);
    }

    [[noreturn]] void refuse_action(std::size_t at, std::int64_t action) const {
        const Game& game = games_[at];
        const std::string whose = "game " + std::to_string(at);
        if (game.done != Done::NO) {
            throw std::invalid_argument(
                whose + " is over: its action must be -1, or -2 to begin anew, not " +
                std::to_string(action));
        }
        if (is_waiting(game)) {
            throw std::invalid_argument(
                whose + " waits for a deal: its action must be -1, or -2 to begin anew, not " +
                std::to_string(action));
        }
        if (action < 0 || action >= static_cast<std::int64_t>(AState::NUM_ACTIONS)) {
            throw std::invalid_argument(
                whose + ": there is no action " + std::to_string(action) + ": an action is 0 to " +
                std::to_string(AState::NUM_ACTIONS - 1) + ", -1 for none, or -2 to begin anew");
        }
        typename AState::Actions legal;
        game.state.list_legal_actions(legal);
        std::string told = whose + ": action " + named(action) + " is not legal for seat " +
                           std::to_string(game.state.seat) + "; legal are";
        for (unsigned number = 0; number < std::min(legal.size, MOST_NAMED); ++number) {
            told += (number == 0 ? " " : ", ") + named(legal[number]);
        }
        if (legal.size > MOST_NAMED) {
            told += " and " + std::to_string(legal.size - MOST_NAMED) + " more";
        }
        throw std::invalid_argument(told);
    }

    static std::string named(std::int64_t action) {
        return std::to_string(action) + " (" +
               format_action(static_cast<unsigned>(action), PLAYERS) + ")";
    }

    [[noreturn]] void refuse_deal(std::size_t at) const {
        const std::string whose = "game " + std::to_string(at);
        throw std::invalid_argument(is_waiting(games_[at])
                                        ? whose + ": bag and lid could not have been dealt so"
                                        : whose + " waits for no deal: its counts must be 0");
    }

    std::vector<Game> games_;
    /// Of the step under way, as they were checked.
    std::vector<std::int64_t> actions_;
    /// Of the deal under way, as they were checked; empty where the batch deals, and none is due.
    std::vector<Factories> factories_;
    ThreadTeam team_;
};

}  // namespace

std::unique_ptr<Batch> Batch::make(const BatchOptions& options) {
    return with_state_type(options.players, options.side,
                           [&]<class AState>(std::type_identity<AState>) -> std::unique_ptr<Batch> {
                               return std::make_unique<BatchOf<AState>>(options);
                           });
}

void observe(const AnyState& state, unsigned viewer, std::uint8_t* observation) {
    std::visit([&](const auto& any) { write_observation(any, viewer, observation); }, state);
}

std::vector<ObservationField> observation_fields_of(unsigned players, WallSide side) {
    return with_state_type(players, side, []<class AState>(std::type_identity<AState>) {
        return observation_fields<AState::PLAYERS, AState::SIDE>();
    });
}

}  // namespace azulejos::envs
