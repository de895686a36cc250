// The games that this browser played or watched. The server has no accounts, so the browser stores
// the list and asks the server for each table's state.

import { untrack } from 'svelte';
import { keep, recall } from '../settings/browser-storage';
import type { Language } from '../voice/languages';
import type { Length, Letters } from '../voice/voice';
import type { State } from '../wire/messages';
import type { TableSession } from '../wire/table.svelte';

export interface MyGame {
  table: string;
  /** The invitation for others; null where this browser only followed a link. */
  invitation: string | null;
  /** When this browser last opened it, as an ISO time. */
  opened: string;
  /** As last seen: shown until the server answers, or when it has forgotten the table. */
  names: (string | null)[];
  levels: (number | null)[];
  isOver: boolean;
  /** The server's commitments by game number, noted before the game ended. */
  commitments: Record<number, string>;
  /** The nonces that this browser contributed to the deals. */
  nonces: string[];
  /** On one screen: each seat's voice; null for the settings' own. */
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

/** Stores what is new about a game and moves it to the front. */
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
  change([game, ...games.filter((other) => other.table !== table)].slice(0, MOST));
}

/** Stores a table's latest state without moving it. */
export function noteState(table: string, state: State): void {
  // An effect that calls this must not depend on the list.
  const known = untrack(() => myGame(table));
  if (!known) return;
  // Only a commitment seen during the game proves anything.
  const commitments =
    state.winners === null && (!(state.game in known.commitments) || canBeRenewed(state))
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
  change(untrack(() => games).map((other) => (other.table === table ? game : other)));
}

/** Before the first deal with dealer 2, the server chooses another seed if somebody goes. */
function canBeRenewed({ dealer, nonces, position, round }: State): boolean {
  const isDealDue = round === 1 && position.split(' ')[2]!.startsWith('D');
  return dealer === 2 && isDealDue && !nonces.length;
}

/** Notes every state of a table while the calling component exists. */
export function followGame(session: TableSession): void {
  $effect(() => {
    if (session.state) noteState(session.id, session.state);
  });
}

export function forgetGame(table: string): void {
  change(games.filter((game) => game.table !== table));
}

function change(changed: MyGame[]): void {
  games = changed;
  keep(KEY, changed);
}

function load(): MyGame[] {
  const kept = recall(KEY);
  return Array.isArray(kept) ? kept.filter(isGame) : [];
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
