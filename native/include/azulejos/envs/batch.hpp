// Many games, stepped together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "azulejos/envs/observation.hpp"
#include "azulejos/position.hpp"

namespace azulejos::envs {

struct BatchOptions {
    std::size_t num_games = 1;
    unsigned players = 2;
    WallSide side = WallSide::COLORED;
    unsigned vertical_line_bonus = VERTICAL_LINE_BONUS;
    /// With a game's number and how often it has restarted, it determines the game's deals.
    std::uint64_t seed = 0;
    /// The number of the first game.
    std::uint64_t first_game = 0;
    unsigned threads = 1;
    /// Whether a game that ends begins anew within the step.
    bool restarts = true;
    /// Whether the batch deals; else every deal is the caller's.
    bool deals = true;
    /// A game is cut off when a round after this one would begin.
    unsigned max_rounds = 50;
};

enum class Done : std::uint8_t { NO, OVER, CUT_OFF };

/// The action of a game that makes no move in a step.
inline constexpr std::int64_t NO_ACTION = -1;
inline constexpr std::int64_t NO_SEAT = -1;
/// Begins a game anew instead of a move.
inline constexpr std::int64_t RESTART = -2;

/// Where a batch writes, one row for each game; null for what nobody asked for.
struct BatchRows {
    std::uint8_t* observation = nullptr;
    /// 1 for legal actions.
    std::uint8_t* action_mask = nullptr;
    /// The seat to move.
    std::int64_t* seat = nullptr;
    /// By seat: in the step that ends a game the share of the victory from -1/(players - 1) to 1,
    /// else 0.
    float* rewards = nullptr;
    /// A `Done`.
    std::uint8_t* done = nullptr;
    /// By seat. In the step that ends a game its final scores, even if it has restarted.
    std::int32_t* scores = nullptr;
    /// A `Phase`, GAME_OVER too for a game that was cut off.
    std::uint8_t* phase = nullptr;
};

/// Actions of either width, one for each game.
struct Actions {
    const std::int64_t* wide = nullptr;
    const std::int32_t* narrow = nullptr;

    /// Reads it once, whatever the compiler would prefer: another thread may write there meanwhile.
    std::int64_t read(std::size_t game) const {
        return wide != nullptr ? *static_cast<const volatile std::int64_t*>(wide + game)
                               : *static_cast<const volatile std::int32_t*>(narrow + game);
    }
};

/// Games of one kind. A call that is refused throws std::invalid_argument and has changed nothing.
/// Not for two threads at once; but actions and counts may change while a call reads them: what was
/// checked is what is played.
class Batch {
public:
    /// Threads must be at least 1, max_rounds 1 to MOST_ROUNDS.
    static std::unique_ptr<Batch> make(const BatchOptions& options);
    virtual ~Batch() = default;

    const BatchOptions& options() const { return options_; }

    /// Begins all games anew, as a new batch of this seed would.
    virtual void reset(std::uint64_t seed) = 0;
    /// Writes where the games stand; rewards are 0.
    virtual void observe(const BatchRows& rows) = 0;
    /// Plays an action in each game, or nothing, or begins it anew; and what follows from it: deals,
    /// restarts. Writes where the games then stand.
    virtual void step(const Actions& actions, const BatchRows& rows) = 0;
    /// Deals to the games that wait for it: five counts for each factory of each game; zeros for
    /// the other games. Writes where the games then stand.
    virtual void deal(const std::uint8_t* counts, const BatchRows& rows) = 0;
    /// Writes a legal action for each game, each one equally likely, and NO_ACTION where there is
    /// none, or where `except_seat` is to move.
    virtual void sample(std::int64_t* actions, std::int64_t except_seat) = 0;
    void sample(std::int64_t* actions) { sample(actions, NO_SEAT); }

    virtual AnyState state(std::size_t game) const = 0;
    /// The state must be of the batch's kind. It is dealt to, cut off or restarted like any other.
    virtual void set_state(std::size_t game, const AnyState& state) = 0;

protected:
    explicit Batch(const BatchOptions& options) : options_(options) {}

    BatchOptions options_;
};

/// Writes what a seat sees; `observation` has room for the kind's OBSERVATION_SIZE.
void observe(const AnyState& state, unsigned viewer, std::uint8_t* observation);

/// What an observation consists of, for any kind of game.
std::vector<ObservationField> observation_fields_of(unsigned players, WallSide side);

}  // namespace azulejos::envs
