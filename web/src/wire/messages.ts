// Messages between the page and the server: docs/reference/wire-protocol.md.

import type { Color } from '../notation/colors';

/** A sentence before any language: a message id with its arguments. */
export interface Phrase {
  id: string;
  args: Record<string, string | number | Phrase>;
}

export const phrase = (id: string, args: Phrase['args'] = {}): Phrase => ({ id, args });

/** The computer's levels at a table. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export interface Seat {
  kind: 'person' | 'computer' | 'open';
  name: string | null;
  level: number | null;
  is_resigned: boolean;
  is_out_of_time: boolean;
  has_chosen: boolean;
  is_handed_over: boolean;
  /** Dealer 2: the hash of the person's nonce. */
  nonce_commitment: string | null;
  /** The person's client sends no nonce, so the server draws one. */
  is_nonce_drawn: boolean;
}

export interface Clock {
  /** The time left when the server sent it; null for a seat without a clock. */
  milliseconds: number | null;
  is_running: boolean;
}

export interface State {
  number: number;
  game: number;
  rules: string;
  position: string;
  seats: Seat[];
  to_decide: number[];
  confirmers: number[];
  deal_seconds: number | null;
  is_one_screen: boolean;
  /** Null during the game, empty where it was abandoned. */
  winners: number[] | null;
  takeback: number | null;
  agreed: number[];
  commitment: string;
  nonces: string[];
  seed: string | null;
  round: number;
  is_last_round: boolean;
  clocks: Clock[] | null;
  move_deadline: string | null;
  is_paused: boolean;
  ended: 'resign' | 'time' | 'abandoned' | null;
  /** Points for each space of a floor line, from the left. */
  floor_costs: number[];
  has_hints: boolean;
  /** For each seat, the request that would take its last move back now. */
  undo: ('no' | 'undo' | 'ask-takeback')[];
  /** For each seat, how many turns that request would take back: its own and all after it. */
  undone_turns: number[][];
  /** The seats that have not answered the takeback. */
  takeback_waits_for: number[];
  /** Who deals this game, and a rematch. */
  dealer: number;
  next_dealer: number;
  /** Dealer 2: the seats that must commit to another nonce, or reveal theirs. */
  to_commit: number[];
  to_reveal: number[];
  /** The starting player is still to be drawn. */
  waits_for_lot: boolean;
  /** How long the deal still waits, when the message was sent; null where nothing limits it. */
  deal_milliseconds: number | null;
}

/** An event of the rules. Rows, columns, seats and factories count from 0. */
export type GameEvent =
  | {
      type: 'factories-filled';
      round_number: number;
      starting_seat: number;
      /** In notation, like the other sets of tiles: `deal:BBRK/...`. */
      deal: string;
      poured: string;
    }
  | { type: 'tiles-taken'; seat: number; source: number | null; color: Color; count: number }
  | { type: 'tiles-moved-to-center'; source: number; tiles: string }
  | { type: 'marker-taken'; seat: number; floor_space: number | null }
  | {
      type: 'tiles-placed';
      seat: number;
      row: number;
      color: Color;
      count: number;
      is_complete: boolean;
    }
  | {
      type: 'tiles-fell';
      seat: number;
      color: Color;
      to_floor: number;
      to_lid: number;
      penalty: number;
      row: number | null;
    }
  | {
      type: 'wall-tiled';
      seat: number;
      row: number;
      column: number;
      color: Color;
      horizontal: number[];
      vertical: number[];
      points: number;
      score: number;
      to_lid: number;
    }
  | { type: 'floor-line-scored'; seat: number; penalty: number; points: number; score: number }
  | {
      type: 'bonus-scored';
      seat: number;
      bonus: 'horizontal_line' | 'vertical_line' | 'color';
      index: number;
      points: number;
      score: number;
    }
  | { type: 'round-ended'; round_number: number; starting_seat: number; is_marker_taken: boolean }
  | { type: 'game-ended'; reason: 'horizontal_line' | 'stalemate'; seats: number[] };

export interface Entry {
  type: string;
  seat?: number;
  move?: string;
  moves?: string[];
  [field: string]: unknown;
}

export type ServerMessage =
  | { type: 'state'; state: State }
  | {
      type: 'happened';
      number: number;
      entry: Entry;
      speech: Phrase[];
      events: GameEvent[];
      /** Each single score, at the end of a round. */
      details: Phrase[];
      state: State;
    }
  | { type: 'accepted'; id: string; number: number }
  | { type: 'refused'; id: string | null; code: string; speech: Phrase[] }
  | { type: 'answered'; id: string; speech: Phrase[] }
  | { type: 'ordered'; id: string; order: string; text: string | null; number: number | null }
  | { type: 'options'; id: string; number: number; choices: Choice[] }
  | { type: 'hinted'; id: string; number: number; move: string; speech: Phrase[] }
  | {
      type: 'present';
      seats: number[];
      gone: { seat: number; seconds: number }[];
      spectators: number;
      /** The clocks at this moment, for a client that reconnects. */
      clocks: Clock[] | null;
      deal_milliseconds: number | null;
    };

export type Happened = Extract<ServerMessage, { type: 'happened' }>;
export type Present = Extract<ServerMessage, { type: 'present' }>;
/** The answer to a message with an id. */
export type Answer = Exclude<ServerMessage, { type: 'state' | 'happened' | 'present' }>;

export interface Outcome {
  placed: number;
  fallen: number;
  to_center: number;
  takes_marker: boolean;
  completes: boolean;
  /** The points of the completed line at the Wall-tiling; null where none is completed. */
  points: number | null;
  /** The change of the floor line's cost: 0 or negative. */
  floor_penalty: number;
}

export interface Choice {
  move: string;
  is_legal: boolean;
  speech: Phrase[];
  outcome: Outcome | null;
}

export type Request =
  | { type: 'move'; move: string }
  | { type: 'columns'; moves: string[] }
  | { type: 'instead'; move: string }
  | { type: 'answer-takeback'; is_granted: boolean }
  | ({ type: 'rematch' } & PartOfDeals)
  | { type: 'commit-nonce'; commitment: string }
  | { type: 'reveal-nonce'; nonce: string }
  | { type: 'hand-over'; seat: number; level: number }
  | {
      type:
        | 'confirm-deal'
        | 'undo'
        | 'ask-takeback'
        | 'resign'
        | 'leave'
        | 'pause'
        | 'resume'
        | 'return'
        | 'end';
    };

/** What a person adds to the deals: for dealer 1 a nonce, for dealer 2 its commitment. */
export type PartOfDeals = { nonce: string } | { nonce_commitment: string };

export interface NewTable {
  levels: (number | null)[];
  rules: string;
  starting_seat: number | null;
  deal_seconds: number | null;
  is_one_screen: boolean;
  clock?: { seconds: number; increment: number; factors: (number | null)[] } | null;
  days_per_move?: number | null;
  has_hints?: boolean;
  start?: { position: string } | { record: string; num_steps: number } | null;
}

export interface TableMade {
  table: string;
  invitation: string;
  state: State;
}
