// The games of this browser: where it has sat down or watched. The server knows no accounts, so
// this list is kept here; what happens at the tables is asked from the server.

import { untrack } from 'svelte';
import type { Language } from '../voice/languages';
import type { Length, Letters } from '../voice/voice';
import type { State } from '../wire/messages';
import type { TableSession } from '../wire/table.svelte';

export interface MyGame {
  table: string;
  /** With which others can sit down; null where this browser only came by a link. */
  invitation: string | null;
  /** When it was last opened here, as an ISO time. */
  opened: string;
  /** As it was last seen, for the time until the server answers, or when it knows it no longer. */
  names: (string | null)[];
  levels: (number | null)[];
  isOver: boolean;
  /** What the server committed to, by the number of the game, as it was seen before the end. */
  commitments: Record<number, string>;
  /** What this browser added to the deals. */
  nonces: string[];
  /** On one screen: how each seat is spoken to; null as the settings say. */
  voices: SeatVoice[];
}

export interface SeatVoice {
  language: Language | null;
  length: Length | null;
  letters?: Letters | null;
}

const KEY = 'azulejos.games';
const MOST = 100;

let games = $state.raw<MyGame[]>(load());

/** The newest first. */
export const myGames = {
  get all(): readonly MyGame[] {
    return games;
  },
};

export function myGame(table: string): MyGame | null {
  return games.find((game) => game.table === table) ?? null;
}

/** Keeps what is new about a game and brings it to the front. */
export function rememberGame(table: string, news: Partial<Omit<MyGame, 'table'>>): void {
  const known = myGame(table) ?? {
    table,
    invitation: null,
    opened: '',
    names: [],
    levels: [],
    isOver: false,
    commitments: {},
    nonces: [],
    voices: [],
  };
  const game = { ...known, opened: new Date().toISOString(), ...news };
  keep([game, ...games.filter((other) => other.table !== table)].slice(0, MOST));
}

/** Keeps how a table was last seen, in its place. */
export function noteState(table: string, state: State): void {
  // Whoever follows a table by an effect is not to run again because of what is kept here.
  const known = untrack(() => myGame(table));
  if (!known) return;
  // What is seen while the game runs counts: afterwards it proves nothing.
  const commitments =
    state.winners === null && !(state.game in known.commitments)
      ? { ...known.commitments, [state.game]: state.commitment }
      : known.commitments;
  const game = {
    ...known,
    names: state.seats.map((seat) => seat.name),
    levels: state.seats.map((seat) => seat.level),
    isOver: state.winners !== null,
    commitments,
  };
  if (JSON.stringify(game) === JSON.stringify(known)) return;
  keep(untrack(() => games).map((other) => (other.table === table ? game : other)));
}

/** Notes every state of a table while the calling component exists. */
export function followGame(session: TableSession): void {
  $effect(() => {
    if (session.state) noteState(session.id, session.state);
  });
}

export function forgetGame(table: string): void {
  keep(games.filter((game) => game.table !== table));
}

function keep(changed: MyGame[]): void {
  games = changed;
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // A browser that keeps nothing: they hold as long as the page is open.
  }
}

function load(): MyGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isGame) : [];
  } catch {
    return [];
  }
}

function isGame(kept: unknown): kept is MyGame {
  const game = kept as Partial<MyGame> | null;
  return (
    typeof game?.table === 'string' &&
    typeof game.opened === 'string' &&
    Array.isArray(game.names) &&
    Array.isArray(game.levels) &&
    Array.isArray(game.nonces) &&
    Array.isArray(game.voices) &&
    typeof game.commitments === 'object'
  );
}

// Another tab may have changed them.
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) games = load();
});
