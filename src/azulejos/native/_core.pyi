"""
The game in C++, for search, self-play and batches. `azulejos.native` gives it
a typed face.
"""

from collections.abc import Callable, Sequence


class Random:
    """
    A generator of random numbers for playouts. Fast, repeatable, and no secret:
    real games are dealt by a Dealer.
    """

    def __init__(self, seed: int) -> None:
        """Starts from any seed of 64 bits, 0 included."""

    def next(self) -> int:
        """Returns 64 random bits."""

    def below(self, bound: int) -> int:
        """Returns a number from 0 to bound - 1. ValueError if bound is 0."""

    def copy(self) -> Random:
        """Returns a generator that will give the same numbers as this one."""

class StopFlag:
    """
    A flag that stops a count or a search under way; set it from any
    thread.
    """

    def __init__(self) -> None:
        """Starts clear."""

    def set(self) -> None:
        """Asks whoever watches to stop."""

    def clear(self) -> None:
        """Takes the request back."""

    def is_set(self) -> bool:
        """Tells whether it is set."""

class Stopped(RuntimeError):
    """Raised by a count whose stop flag was set before it was done."""

class State:
    """
    A game at an instant, changed in place by moves and deals. Seats, factories,
    rows, columns and colors (blue, yellow, red, black, white) count from 0.
    """

    @staticmethod
    def new(players: int, gray: bool = False, vertical_line_bonus: int = 7, starting_seat: int = 0) -> State:
        """
        Returns the start of a game, before the first deal. ValueError on numbers out
        of range.
        """

    @staticmethod
    def from_fields(fields: Sequence[int]) -> State:
        """
        Returns the state that `fields()` describes. ValueError, with the reason, if
        no game can have it.
        """

    def fields(self) -> list[int]:
        """
        Returns the whole position as a flat list: players, gray (0 or 1),
        vertical_line_bonus, round_number, phase, seat, starting_seat, marker_seat
        (-1: nobody), five counts for each factory, for center, bag and lid, then for
        each board: score, color (-1: none) and count of five pattern lines, 25 wall
        spaces row by row (-1: free), length of the floor line, and its seven entries
        (5: marker, -1: free).
        """

    def copy(self) -> State:
        """Returns an independent copy."""

    def __copy__(self) -> State:
        """Returns an independent copy."""

    def __deepcopy__(self, memo: dict[int, object], /) -> State:
        """Returns an independent copy."""

    def __eq__(self, other: object, /) -> bool:
        """Tells whether both are the same position under the same rules."""

    def __hash__(self) -> int:
        """
        Equal states have equal hashes; a state that is played on changes its hash.
        """

    def __repr__(self) -> str:
        """Shows the position code."""

    def __getstate__(self) -> list[int]:
        """Returns the fields, for pickle."""

    def __setstate__(self, fields: Sequence[int]) -> None:
        """Reads the fields, for pickle. ValueError as from `from_fields`."""

    @property
    def players(self) -> int:
        """2 to 4."""

    @property
    def num_factories(self) -> int:
        """5, 7 or 9."""

    @property
    def gray(self) -> bool:
        """Whether the gray side of the wall is used."""

    @property
    def vertical_line_bonus(self) -> int:
        """7 or 5."""

    @property
    def round_number(self) -> int:
        """From 1; at the end the last round played."""

    @property
    def phase(self) -> int:
        """
        0 preparing the next round (a deal is pending), 1 factory offer, 2 wall-tiling
        (a column must be chosen), 3 game over.
        """

    @property
    def seat(self) -> int:
        """The seat to move, from 0; in phases 0 and 3 the starting seat."""

    @property
    def starting_seat(self) -> int:
        """The seat that started this round; in phases 0 and 3 the next one's."""

    @property
    def marker_seat(self) -> int | None:
        """The seat that took the starting player marker this round, or None."""

    @property
    def scores(self) -> list[int]:
        """By seat; at the end with all bonuses."""

    @property
    def num_actions(self) -> int:
        """
        How many action ids there are: (F + 1) * 30, and 25 more on the gray side.
        """

    @property
    def bytes(self) -> int:
        """How much memory the state takes inside the core."""

    def legal_actions(self) -> list[int]:
        """
        Returns the ids of all legal moves, ascending; empty in phases 0 and 3.
        Factory offer: (source * 5 + color) * 6 + destination. Wall-tiling on the gray
        side: (F + 1) * 30 + row * 5 + column.
        """

    def num_legal_actions(self) -> int:
        """Returns how many legal moves there are, without listing them."""

    def is_legal(self, action: int) -> bool:
        """Tells whether the move is legal; False for ids that don't exist."""

    def winners(self) -> list[int]:
        """
        Returns the seats with most points, then most horizontal lines; before the
        end, of what is scored so far.
        """

    def horizontal_lines(self) -> list[int]:
        """Returns how many complete horizontal lines each seat has."""

    def apply(self, action: int) -> None:
        """
        Plays a legal move, and the wall-tiling that follows from it. ValueError if it
        is not legal.
        """

    def deal(self, factories: Sequence[int]) -> None:
        """
        Fills the factories: five counts for each. ValueError if no deal is pending,
        or if bag and lid could not have been dealt so.
        """

    def deal_random(self, rng: Random) -> None:
        """Fills the factories at random. ValueError if no deal is pending."""

    def play_random_move(self, rng: Random) -> None:
        """
        Plays a move, each legal one with the same chance. ValueError if nobody is to
        move.
        """

    def playout(self, rng: Random, max_plies: int | None = None) -> int:
        """
        Plays random moves and deals to the end of the game, or for max_plies moves;
        returns how many were made.
        """

    def perft(self, depth: int, stop: StopFlag | None = None) -> int:
        """
        Counts the sequences of exactly `depth` moves within the round. Other threads
        run meanwhile. Raises Stopped if `stop` is set before the count is done.
        """

    def perft_split(self, depth: int, stop: StopFlag | None = None) -> list[tuple[int, int]]:
        """
        Returns pairs of each legal move and the perft of depth - 1 after it.
        Otherwise like `perft`; depth is at least 1.
        """

class Totals:
    """What the games of `play_games` came to."""

    @property
    def games(self) -> int:
        """How many games."""

    @property
    def plies(self) -> int:
        """How many moves, in all games together."""

    @property
    def rounds(self) -> int:
        """How many rounds, in all games together."""

    @property
    def scores(self) -> list[int]:
        """The sum of final scores, by seat."""

    @property
    def checksum(self) -> int:
        """
        The same for the same arguments, until the rules or the generator change.
        """

def play_games(players: int, gray: bool, vertical_line_bonus: int, games: int, seed: int) -> Totals:
    """
    Plays random games to the end, one after the other; seats take turns to start.
    Other threads run meanwhile.
    """

class Network:
    """
    A learned evaluation of the boundary between two rounds, for one kind of game.
    """

    def __init__(self, file: bytes) -> None:
        """
        Reads the bytes of a file. ValueError, with the reason, unless it is whole and for
        this core.
        """

    @property
    def players(self) -> int:
        """2 to 4."""

    @property
    def gray(self) -> bool:
        """Whether it is for the gray side of the wall."""

    @property
    def checksum(self) -> int:
        """Of the file; tells networks apart."""

    def heads(self, state: State) -> list[list[int]]:
        """
        Returns for each seat the network's outputs at a boundary, as integers in the order
        of `network_heads`. ValueError unless the state is one of this kind.
        """

def network_shape(players: int, gray: bool) -> dict[str, int]:
    """
    Returns the sizes of a network of this kind of game: its inputs of a board, how many of
    them are on at most, its units, and what it tells apart of rounds, bags, scores and leads.
    """

def network_heads() -> list[str]:
    """Returns the names of the outputs of a network, in order."""

def input_groups(gray: bool) -> dict[str, tuple[int, int]]:
    """
    Returns for each group of inputs of a board its first input and their number, in order.
    """

def network_blocks(players: int, gray: bool) -> dict[str, tuple[int, int]]:
    """
    Returns for each block of rows of weights its first row and their number, in the order
    of a network's file.
    """

ROWS_VERSION: int = 1

SEARCH_VERSION: int = 6

def self_play(players: int, gray: bool, *, seed: int, first_game: int, num_games: int, nodes: int, refills: int = 1, networks: Sequence[Network] = (), stop: StopFlag | None = None) -> bytes:
    """
    Plays games for training; returns their boundaries as rows of bytes.

    The same numbers and networks give the same rows; other threads run meanwhile.
    When `stop` is set it returns early, and the last game may be torn. ValueError on
    numbers out of range.
    """

def mid_round_rows(players: int, gray: bool, *, seed: int, first_game: int, num_games: int, label_nodes: int, networks: Sequence[Network] = (), stop: StopFlag | None = None) -> bytes:
    """
    Plays games to learn the value at the depth limit from; returns rows of numbers of
    16 bits, as long as `mid_round_shape` tells: four of each search that was drawn, with 3
    and 4 players four for each seat.

    With 2 players a label is the utility that a search of `label_nodes` finds; with more,
    the utility after such a search chose each move to the end of the round.
    The same numbers and networks give the same rows; other threads run meanwhile.
    When `stop` is set it returns early. ValueError on numbers out of range.
    """

def mid_round_shape(players: int) -> dict[str, int]:
    """
    Returns the sizes of the value at the depth limit: of the head of its rows (label, turn,
    round, step, and the utilities after a playout and as it stands), and of its weights,
    with the powers of 2 that stand for 1 in its sums and shares.
    """

def inputs_of_rows(rows: bytes, players: int, gray: bool) -> bytes:
    """
    Returns for every row and seat the numbers of the inputs that are on, 16 bits each,
    padded with the number of inputs. ValueError for what are no rows of this kind.
    """

def row_size(players: int) -> int:
    """Returns the bytes of a row."""

class Grounds:
    """What chances and scores are stated from."""

    @property
    def is_by_network(self) -> bool:
        """Whether a network evaluated."""

    @property
    def is_solved(self) -> bool:
        """Whether the line was searched to the end of the round."""

    @property
    def ends_game(self) -> bool:
        """Whether the game is over after the line."""

    @property
    def wins(self) -> list[float]:
        """Each seat's chance at the end of the line that was searched."""

    @property
    def final_scores(self) -> list[float]:
        """Each seat's expected final score there."""

    @property
    def own_wins(self) -> list[float]:
        """
        The same if every seat plays for itself after the move: with 3 and 4 players, where
        the line is not solved; else zeros.
        """

    @property
    def own_scores(self) -> list[float]:
        """Each seat's expected final score then."""

    @property
    def standing(self) -> list[float]:
        """Each seat's chance after the move by its static evaluation."""

class Variation:
    """
    A principal variation: one of the best moves, and what is expected after it.
    """

    @property
    def rank(self) -> int:
        """From 1, the best."""

    @property
    def depth(self) -> int:
        """In plies."""

    @property
    def nodes(self) -> int:
        """So far, of all threads."""

    @property
    def milliseconds(self) -> int:
        """Since the start of the search."""

    @property
    def utility(self) -> int:
        """For the seat to move, from -10000 (loses) to 10000 (wins)."""

    @property
    def is_solved(self) -> bool:
        """Whether the round was searched to its end."""

    @property
    def is_exhausted(self) -> bool:
        """The same among the `actions` that were asked for."""

    @property
    def actions(self) -> list[int]:
        """The move, and the best ones after it within the round."""

    @property
    def wins(self) -> list[float]:
        """Each seat's chance to win."""

    @property
    def final_scores(self) -> list[float]:
        """Each seat's expected score at the end of the game."""

    @property
    def grounds(self) -> Grounds:
        """What chances and scores are stated from."""

class Level:
    """How strong a computer player is: its limits, and what it overlooks."""

    def __init__(self, *, nodes: int | None = None, depth: int | None = None, milliseconds: int | None = None, overlooked: int = 0, sees_bonuses: bool = True, sees_opponents: bool = True, uses_network: bool = True) -> None:
        """ValueError for a limit below 1, or overlooked beyond 100."""

    @property
    def nodes(self) -> int | None:
        """Nodes, at most."""

    @property
    def depth(self) -> int | None:
        """Plies, at most."""

    @property
    def milliseconds(self) -> int | None:
        """The time of a search without other limits."""

    @property
    def overlooked(self) -> int:
        """Percentage of the pairs of source and color that it does not notice."""

    @property
    def sees_bonuses(self) -> bool:
        """Whether the bonuses of columns and colors count."""

    @property
    def sees_opponents(self) -> bool:
        """Whether it counts what a move takes from the opponents."""

    @property
    def uses_network(self) -> bool:
        """Whether a network evaluates the rounds to come, where there is one."""

def levels(players: int = 2) -> list[Level]:
    """
    Returns the levels of the computer player in a game of so many players, the weakest
    first. Their limits in nodes, depth and time are the same in all.
    """

class Searcher:
    """Finds good moves, and keeps a table from search to search."""

    def __init__(self, hash_megabytes: int = 64, networks: Sequence[Network] = ()) -> None:
        """
        Kinds of games without a network are valued by weights. ValueError unless 1 to
        65536 MB, and for two networks of the same kind.
        """

    def search(self, state: State, *, movetime: int | None = None, nodes: int | None = None, depth: int | None = None, infinite: bool = False, variations: int = 1, actions: Sequence[int] = (), level: Level | None = None, seed: int = 0, threads: int = 1, stop: StopFlag | None = None, report: Callable[[Variation], object] | None = None) -> list[Variation]:
        """
        Returns the best variations, best first; other threads run meanwhile.

        The first limit reached counts (movetime in milliseconds), the level's among them;
        infinite sets aside the level's own time. Without any limit the search ends when
        the round is solved. With nodes or depth it starts from an empty table and repeats
        exactly, in one thread. It chooses among `actions`, or the moves that the level
        (full strength) notices. Setting `stop` ends it, and so does Ctrl-C in the main
        thread. `report` is called with the variations of each depth. ValueError if nobody
        is to move, an action is not legal, a limit is below 1, or this searcher is
        searching already.
        """

    def forget(self) -> None:
        """Clears the table. ValueError during a search."""

def boundary_features(state: State) -> list[list[int]]:
    """
    Returns for each seat the numbers that the value of a round boundary weighs.
    """

def boundary_feature_names() -> list[str]:
    """Returns the names of what `boundary_features` tells, in order."""

class Batch:
    """Many games, stepped together. `azulejos.envs.Batch` is its front."""

    def __init__(self, num_games: int, players: int, gray: bool, *, seed: int = 0, threads: int = 1, first_game: int = 0, vertical_line_bonus: int = 7, restarts: bool = True, deals: bool = True, max_rounds: int = 50) -> None:
        """ValueError for numbers out of range."""

    def reset(self, seed: int, arrays: BatchArrays) -> None:
        """Begins all games anew, as a new batch of this seed does."""

    def observe(self, arrays: BatchArrays) -> None:
        """Writes where the games stand; rewards are 0."""

    def step(self, actions: object, arrays: BatchArrays) -> None:
        """
        Plays an action in each game, and what follows from it; -1 plays none, -2 begins the
        game anew. Writes where the games then stand. ValueError if one is not legal: then nothing has changed.
        Other threads run meanwhile.
        """

    def deal(self, factories: object, arrays: BatchArrays) -> None:
        """
        Deals to the games that wait for it: five counts for each factory, zeros for the
        other games. ValueError if bag and lid could not have been dealt so.
        """

    def sample(self, actions: object, except_seat: int | None = None) -> None:
        """
        Writes a legal action for each game, each one equally likely; -1 where there is
        none, or where `except_seat` is to move.
        """

    def state(self, game: int) -> State:
        """Returns a copy of the state of a game."""

    def set_state(self, game: int, state: State) -> None:
        """
        Lets a game go on from a state of the batch's kind. It is dealt to, cut off or
        restarted like any other.
        """

    def close(self) -> None:
        """Ends its threads and frees its games; every later call is refused."""

    @property
    def is_closed(self) -> bool:
        """Whether it was closed."""

    @property
    def num_games(self) -> int:
        """How many games."""

    @property
    def num_actions(self) -> int:
        """How many actions there are."""

    @property
    def observation_size(self) -> int:
        """How many bytes an observation has."""

class BatchArrays:
    """
    The arrays that a batch writes to, one row for each game. They remain
    the caller's; nothing is copied.
    """

    def __init__(self, batch: Batch, *, observation: object = None, action_mask: object = None, seat: object = None, rewards: object = None, done: object = None, scores: object = None, phase: object = None) -> None:
        """
        What is left out is not written. TypeError for what is no array, ValueError for one
        of another dtype or shape, or not C-contiguous, writable and in the CPU's memory.
        """

    def addresses(self) -> dict[str, int]:
        """Returns where each array begins in memory, by name."""

OBSERVATION_VERSION: int = 1

def observe(state: State, seat: int, observation: object) -> None:
    """Writes what a seat sees into an array of bytes."""

def observation_fields(players: int, gray: bool) -> list[tuple[str, list[int], int, int]]:
    """
    Returns the parts of an observation in order: name, shape, where it begins, and
    the largest number in it.
    """
