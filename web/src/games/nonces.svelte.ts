// This browser's part of the deals. With dealer 2 it commits to a nonce when somebody sits down, and
// reveals it when the table asks: docs/reference/wire-protocol.md#the-nonces.

import { untrack } from 'svelte';
import { nonceCommitment } from '../notation/dealer';
import { nonce } from '../wire/api';
import type { PartOfDeals, Request, State } from '../wire/messages';
import { RefusedError } from '../wire/refusal';
import type { TableSession } from '../wire/table.svelte';
import { myGame, noteState, rememberGame } from './my-games.svelte';

/** Milliseconds until the page asks again, if the server couldn't store its part. */
const ASK_AGAIN = 1000;

/** The nonces that this page made. Other tabs overwrite what the browser stores. */
const made = new Map<string, string>();

/** A fresh nonce for a game with that dealer. It is stored, to be revealed and verified later. */
export function partOfDeals(table: string, dealer: number): PartOfDeals {
  const fresh = nonce();
  rememberGame(table, { nonces: [...(myGame(table)?.nonces ?? []), fresh] });
  if (dealer === 1) return { nonce: fresh };
  const commitment = nonceCommitment(fresh);
  made.set(commitment, fresh);
  return { nonce_commitment: commitment };
}

/** Commits and reveals for this browser's seats, as soon as the table asks, while the calling
 * component exists. */
export function exchangeNonces(session: TableSession): void {
  const asked = new Set<string>();
  let again: ReturnType<typeof setTimeout> | undefined;

  async function ask(seat: number, request: Request): Promise<void> {
    try {
      await session.askAtOnce(request, seat);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      // Otherwise another tab was quicker, or the seat is no longer ours.
      if (error.code === 'not-stored') again = setTimeout(() => void ask(seat, request), ASK_AGAIN);
    }
  }

  $effect(() => {
    const { latest, held } = session;
    if (!latest) return;
    untrack(() => {
      for (const seat of held) {
        const request = due(session.id, latest, seat, asked);
        if (!request) continue;
        // The commitment to the seed must not change any more.
        noteState(session.id, latest);
        void ask(seat, request);
      }
    });
  });
  $effect(() => () => clearTimeout(again));
}

/** The seats that must commit or reveal before the game can begin. */
export function awaitedSeats(state: State | null): number[] {
  return [...(state?.to_commit ?? []), ...(state?.to_reveal ?? [])];
}

/** What the table asks of a seat of ours; null where nothing is due, or it was asked already. */
function due(table: string, state: State, seat: number, asked: Set<string>): Request | null {
  const commitment = state.seats[seat]?.nonce_commitment ?? null;
  const once = (what: string) => {
    const key = `${what} ${state.game} ${state.commitment} ${seat} ${commitment}`;
    return !asked.has(key) && asked.add(key);
  };
  const own = commitment === null ? null : known(table, commitment);
  if (state.to_reveal.includes(seat))
    return own !== null && once('reveal') ? { type: 'reveal-nonce', nonce: own } : null;
  const isOpen = state.seats.some(({ kind }) => kind === 'open');
  // Another device sat down here, or this browser stores nothing: it can't reveal what it never knew.
  const isForgotten = isOpen && commitment !== null && own === null;
  if (!(state.to_commit.includes(seat) || isForgotten) || !once('commit')) return null;
  const part = partOfDeals(table, state.dealer);
  return 'nonce_commitment' in part
    ? { type: 'commit-nonce', commitment: part.nonce_commitment }
    : null;
}

/** The nonce of a commitment, if this browser made it. */
function known(table: string, commitment: string): string | null {
  const stored = myGame(table)?.nonces ?? [];
  return (
    made.get(commitment) ?? stored.find((each) => nonceCommitment(each) === commitment) ?? null
  );
}
