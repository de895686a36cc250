import { describe, expect, test } from 'vitest';
import { entrySpeech } from '../../../src/table/announcements/entry-speech';
import type { Happened, Phrase, Seat, State } from '../../../src/wire/messages';
import { happened, state } from '../../wire/sockets';

const MOVE: Phrase = { id: 'move', args: {} };
const PERSON: Seat = {
  kind: 'person',
  name: null,
  level: null,
  is_resigned: false,
  is_out_of_time: false,
  has_chosen: false,
  is_handed_over: false,
};
const SEATS = [PERSON, PERSON];

const told = (number: number, changes: Partial<State>, more: Partial<Happened> = {}) => ({
  ...happened(number, { seats: SEATS, ...changes }),
  speech: [MOVE],
  ...more,
});

describe('what is said about an entry', () => {
  test('is one message, and that our turn has come', () => {
    const before = state(1, { seats: SEATS, to_decide: [1] });
    const said = entrySpeech(told(2, { to_decide: [0] }), before, [0]);
    expect(said).toEqual({ turn: 0, speech: [MOVE] });
  });

  test('names no turn where it is still ours, or of somebody else', () => {
    const mine = state(1, { seats: SEATS, to_decide: [0] });
    expect(entrySpeech(told(2, { to_decide: [0] }), mine, [0]).turn).toBeNull();
    expect(entrySpeech(told(2, { to_decide: [1] }), mine, [0]).turn).toBeNull();
    expect(entrySpeech(told(2, { to_decide: [0] }), mine, []).turn).toBeNull();
  });

  test('on one screen names every turn', () => {
    const before = state(1, { seats: SEATS, to_decide: [0] });
    expect(entrySpeech(told(2, { to_decide: [1] }), before, [0, 1]).turn).toBe(1);
  });

  test('says once that the next round waits, in the same message', () => {
    const before = state(1, { seats: SEATS, to_decide: [0] });
    const waits = { to_decide: [], confirmers: [0] };
    expect(entrySpeech(told(2, waits), before, [0]).speech.map(({ id }) => id)).toEqual([
      'move',
      'deal-waits',
    ]);
    const again = entrySpeech(told(3, waits), state(2, { seats: SEATS, ...waits }), [0]);
    expect(again.speech).toEqual([MOVE]);
    expect(entrySpeech(told(2, waits), before, [1]).speech).toEqual([MOVE]);
  });

  test('warns of the last round once', () => {
    const before = state(1, { seats: SEATS });
    const last = entrySpeech(told(2, { is_last_round: true }), before, [0]).speech;
    expect(last.map(({ id }) => id)).toEqual(['move', 'last-round']);
    const after = state(2, { seats: SEATS, is_last_round: true });
    expect(entrySpeech(told(3, { is_last_round: true }), after, [0]).speech).toEqual([MOVE]);
  });

  test('is nobody`s turn while seats are open, and ours when the last was taken', () => {
    const open = [PERSON, { ...PERSON, kind: 'open' as const }];
    const before = state(1, { seats: open, to_decide: [0] });
    expect(entrySpeech(told(2, { seats: open, to_decide: [0] }), before, [0]).turn).toBeNull();
    expect(entrySpeech(told(2, { to_decide: [0] }), before, [0]).turn).toBe(0);
  });
});
