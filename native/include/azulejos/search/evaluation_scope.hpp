// What an evaluation takes into account. Weak levels leave out what beginners overlook.
#pragma once

namespace azulejos::search {

struct EvaluationScope {
    /// The bonuses of columns and colors at the end of the game.
    bool bonuses = true;
    /// What a move takes from the opponents. Without it their boards count as they are at the root,
    /// and searching deeper than one ply makes no sense.
    bool opponents = true;
    /// The network's value of the rounds to come, where the kind of game has a network.
    bool network = true;

    friend bool operator==(const EvaluationScope&, const EvaluationScope&) = default;
};

}  // namespace azulejos::search
