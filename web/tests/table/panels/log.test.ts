import { describe, expect, test } from 'vitest';
import { byRound } from '../../../src/table/panels/Log.svelte';
import type { Happened, State } from '../../../src/wire/messages';
import { happened } from '../../wire/sockets';

const told = (number: number, changes: Partial<State>, more: Partial<Happened> = {}) => ({
  ...happened(number, changes),
  speech: [{ id: 'move', args: {} }],
  ...more,
});

describe('the log', () => {
  test('is kept by round: the move that ends one belongs to it', () => {
    const ended = { type: 'round-ended', round_number: 1, starting_seat: 0, is_marker_taken: true };
    const log = [
      told(1, { round: 1 }),
      told(2, { round: 1 }, { speech: [] }),
      told(3, { round: 2 }, { events: [ended as Happened['events'][number]] }),
      told(4, { round: 2 }),
      told(5, { round: 1, game: 2 }),
    ];
    const rounds = byRound(log).map(({ game, round, happened: each }) => [
      game,
      round,
      ...each.map(({ number }) => number),
    ]);
    expect(rounds).toEqual([
      [1, 1, 1, 3],
      [1, 2, 4],
      [2, 1, 5],
    ]);
  });
});
