import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { noteState, rememberGame } from '../../src/games/my-games.svelte';
import type { State } from '../../src/wire/messages';

type MyGames = typeof import('../../src/games/my-games.svelte');

/** The module as a new visit loads it, with the browser's storage. */
async function opened(): Promise<MyGames> {
  vi.resetModules();
  return import('../../src/games/my-games.svelte');
}

function state(changes: Partial<State>): State {
  return {
    game: 1,
    seats: [
      { kind: 'person', name: 'Ada', level: null },
      { kind: 'computer', name: null, level: 3 },
    ],
    winners: null,
    commitment: 'c1',
    ...changes,
  } as State;
}

beforeEach(() => localStorage.clear());

describe('the games of this browser', () => {
  test('are kept, the newest first', async () => {
    const games = await opened();
    games.rememberGame('one', { invitation: 'i' });
    games.rememberGame('two', {});
    games.rememberGame('one', { nonces: ['n'] });
    const again = await opened();
    expect(again.myGames.all.map(({ table }) => table)).toEqual(['one', 'two']);
    expect(again.myGame('one')).toMatchObject({ invitation: 'i', nonces: ['n'] });
    again.forgetGame('one');
    expect((await opened()).myGames.all.map(({ table }) => table)).toEqual(['two']);
  });

  test('are known by who plays, without changing places', async () => {
    const games = await opened();
    games.rememberGame('one', {});
    games.rememberGame('two', {});
    games.noteState('one', state({}));
    games.noteState('none', state({}));
    expect(games.myGames.all.map(({ table }) => table)).toEqual(['two', 'one']);
    expect(games.myGame('one')).toMatchObject({
      names: ['Ada', null],
      levels: [null, 3],
      isOver: false,
    });
  });

  test('hold a commitment as it was seen first, and none that came when the seed was known', async () => {
    const games = await opened();
    games.rememberGame('one', {});
    games.noteState('one', state({}));
    games.noteState('one', state({ commitment: 'changed' }));
    games.noteState('one', state({ game: 2, commitment: 'c2', winners: [0] }));
    expect(games.myGame('one')?.commitments).toEqual({ 1: 'c1' });
  });

  test.each(['{', '"text"', '[null, 3, {"table": "x"}]'])(
    'are none where what was kept is not readable: %s',
    async (kept) => {
      localStorage.setItem('azulejos.games', kept);
      expect((await opened()).myGames.all).toEqual([]);
    },
  );
});

test('a game can be followed by an effect that notes what it sees', () => {
  rememberGame('followed', {});
  let runs = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      runs++;
      noteState('followed', state({ commitment: `c${runs}`, game: runs }));
    });
  });
  flushSync();
  stop();
  expect(runs).toBe(1);
});
