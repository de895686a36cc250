import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exchangeNonces, partOfDeals } from '../../src/games/nonces.svelte';
import { myGame, rememberGame } from '../../src/games/my-games.svelte';
import { nonceCommitment } from '../../src/notation/dealer';
import type { Request, State } from '../../src/wire/messages';
import { RefusedError } from '../../src/wire/refusal';
import type { TableSession } from '../../src/wire/table.svelte';
import { state } from '../wire/sockets';

const EMPTY = '0:-/-/-/-/-:...../...../...../...../.....:-';
const DUE = `colored 1 D1 1 C -/-/-/-/- - 20,20,20,20,20 0,0,0,0,0 ${EMPTY} ${EMPTY}`;

/** The table as it waits for nonces. */
function waiting(commitments: (string | null)[], changes: Partial<State> = {}): State {
  const told = state(3, { position: DUE, to_decide: [], ...changes });
  const seats = told.seats.map((seat, index) => ({
    ...seat,
    nonce_commitment: commitments[index] ?? null,
  }));
  return { ...told, seats: changes.seats ?? seats };
}

class FakeSession {
  latest = $state.raw<State | null>(null);
  held = $state.raw<number[]>([0]);
  asked: { seat: number; request: Request }[] = [];
  refusals: RefusedError[] = [];
  constructor(readonly id: string) {}
  askAtOnce(request: Request, seat: number): Promise<void> {
    this.asked.push({ seat, request });
    const refusal = this.refusals.shift();
    return refusal ? Promise.reject(refusal) : Promise.resolve();
  }
}

let stop = () => {};
afterEach(() => {
  stop();
  vi.useRealTimers();
});
beforeEach(() => localStorage.clear());

function following(table: string): FakeSession {
  const session = new FakeSession(table);
  stop = $effect.root(() => exchangeNonces(session as unknown as TableSession));
  return session;
}

function tell(session: FakeSession, told: State): void {
  session.latest = told;
  flushSync();
}

const committedBy = (table: string): string => {
  const part = partOfDeals(table, 2);
  return 'nonce_commitment' in part ? part.nonce_commitment : '';
};

describe('the nonces of this browser', () => {
  test('go to dealer 1 as they are', () => {
    const part = partOfDeals('old', 1);
    expect(part).toEqual({ nonce: myGame('old')!.nonces[0] });
  });

  test('are revealed once, for each of its seats, when the table asks', () => {
    const [first, second] = [committedBy('t'), committedBy('t')];
    const session = following('t');
    session.held = [0, 1];
    tell(session, waiting([first, second]));
    expect(session.asked).toEqual([]);
    for (let repeated = 0; repeated < 2; repeated++)
      tell(session, waiting([first, second], { to_reveal: [0, 1] }));
    const revealed = session.asked.map(({ request }) => 'nonce' in request && request.nonce);
    expect(revealed.map((nonce) => nonceCommitment(String(nonce)))).toEqual([first, second]);
    expect(session.asked.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(myGame('t')!.commitments[1]).toBe('00');
  });

  test('are revealed after the page was loaded again', () => {
    const stored = 'storedstoredstored';
    rememberGame('u', { nonces: [stored] });
    const session = following('u');
    tell(session, waiting([nonceCommitment(stored)], { to_reveal: [0] }));
    expect(session.asked[0]!.request).toEqual({ type: 'reveal-nonce', nonce: stored });
  });

  test('are committed anew when the table asks, and never the same', () => {
    const first = committedBy('v');
    const session = following('v');
    tell(session, waiting([null], { to_commit: [0], commitment: '11' }));
    const { request } = session.asked[0]!;
    expect(request.type).toBe('commit-nonce');
    expect('commitment' in request && request.commitment).not.toBe(first);
    tell(session, waiting([null], { to_commit: [0], commitment: '22' }));
    expect(session.asked).toHaveLength(2);
  });

  test('replace one that this browser does not know, while a seat is free', () => {
    const session = following('w');
    const [seat] = state(0).seats;
    const seats = [
      { ...seat!, nonce_commitment: 'f'.repeat(64) },
      { ...seat!, kind: 'open' as const },
    ];
    for (let repeated = 0; repeated < 2; repeated++) tell(session, waiting([], { seats }));
    expect(session.asked.map(({ request }) => request.type)).toEqual(['commit-nonce']);
  });

  test('are sent again if the server could not store them', async () => {
    vi.useFakeTimers();
    const first = committedBy('x');
    const session = following('x');
    session.refusals = [new RefusedError('not-stored'), new RefusedError('already-done')];
    tell(session, waiting([first], { to_reveal: [0] }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.asked).toHaveLength(2);
  });
});

test('the commitment to the seed is noted until the first nonce is known', () => {
  const first = committedBy('y');
  const session = following('y');
  tell(session, waiting([first], { to_reveal: [0], commitment: '11' }));
  expect(myGame('y')!.commitments[1]).toBe('11');
  tell(session, waiting([null], { to_commit: [0], commitment: '22' }));
  expect(myGame('y')!.commitments[1]).toBe('22');
  tell(session, waiting([first], { to_reveal: [0], nonces: ['n'], commitment: '33' }));
  expect(myGame('y')!.commitments[1]).toBe('22');
});
