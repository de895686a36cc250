import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SeatRefusedError, openTable } from '../../src/games/table-setup';
import { myGame, myGames } from '../../src/games/my-games.svelte';
import { nonceCommitment } from '../../src/notation/dealer';
import type { NewTable } from '../../src/wire/messages';

const TABLE: NewTable = {
  levels: [null, null],
  rules: 'colored',
  starting_seat: null,
  deal_seconds: null,
  is_one_screen: true,
};
const MADE = {
  table: 't1',
  invitation: 'inv',
  state: {
    game: 1,
    seats: [],
    winners: null,
    commitment: 'c',
    dealer: 2,
    nonces: [],
    round: 1,
    position: 'colored 1 D1',
  },
};

let asked: { path: string; body: Record<string, unknown> }[];
let refusedSeat: number | null;

beforeEach(() => {
  asked = [];
  refusedSeat = null;
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    if (path === '/api/tables') return Promise.resolve(Response.json(MADE));
    if (path.endsWith(`/seats/${refusedSeat}`))
      return Promise.resolve(Response.json({ code: 'bad-name' }, { status: 409 }));
    return Promise.resolve(Response.json({ token: 'token' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a table that is made', () => {
  test('has us at our seats, and is among our games with our parts of the deals', async () => {
    const seats = [
      { seat: 0, name: ' Ada ' },
      { seat: 1, name: '' },
    ];
    expect(await openTable(TABLE, seats)).toBe('t1');
    expect(asked.map(({ path }) => path)).toEqual([
      '/api/tables',
      '/api/tables/t1/seats/0',
      '/api/tables/t1/seats/1',
    ]);
    expect(asked.slice(1).map(({ body }) => body.name)).toEqual(['Ada', null]);
    const { nonces } = myGame('t1')!;
    expect(new Set(nonces).size).toBe(2);
    const committed = asked.slice(1).map(({ body }) => body.nonce_commitment);
    expect(committed).toEqual(nonces.map(nonceCommitment));
    expect(JSON.stringify(asked)).not.toContain(nonces[0]);
    expect(myGame('t1')).toMatchObject({ invitation: 'inv', commitments: { 1: 'c' } });
  });

  test('is no game of ours where we can not sit', async () => {
    refusedSeat = 0;
    await expect(openTable(TABLE, [{ seat: 0, name: 'red' }])).rejects.toThrow('bad-name');
    expect(myGames.all).toEqual([]);
  });

  test('is no game of ours where one of us can not sit, and it is said who', async () => {
    refusedSeat = 1;
    const seats = [
      { seat: 0, name: 'Ada' },
      { seat: 1, name: 'red' },
    ];
    const error = await openTable(TABLE, seats).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(SeatRefusedError);
    expect(error).toMatchObject({ seat: 1, code: 'bad-name' });
    expect(myGames.all).toEqual([]);
  });
});
