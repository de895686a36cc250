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
  nonce_commitment: null,
  is_nonce_drawn: false,
};
const SEATS = [PERSON, PERSON];

const told = (number: number, changes: Partial<State>, more: Partial<Happened> = {}) => ({
  ...happened(number, { seats: SEATS, ...changes }),
  speech: [MOVE],
  ...more,
});

const BEN = { entry: { type: 'played', seat: 1, move: '1B4' } };
const ANNA = { entry: { type: 'played', seat: 0, move: '1B4' } };
const DEAL = { entry: { type: 'dealt', deal: '' } };
const TILING =
  'gray 1 T1 1 C -/-/-/-/- - 16,16,16,16,16 0,0,0,0,0 ' +
  '0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-';

describe('what is said about an entry', () => {
  test('interrupts where it is the last move before our turn', () => {
    const before = state(1, { seats: SEATS, to_decide: [1] });
    const said = entrySpeech(told(2, { to_decide: [0] }, BEN), before, [0]);
    expect(said).toEqual({ turn: 0, speech: [MOVE], isUrgent: true });
  });

  test('waits where another opponent moves next, or the move is our own', () => {
    const theirs = state(1, { seats: SEATS, to_decide: [1] });
    const next = entrySpeech(told(2, { to_decide: [2] }, BEN), theirs, [0]);
    expect(next).toEqual({ turn: null, speech: [MOVE], isUrgent: false });
    const mine = state(1, { seats: SEATS, to_decide: [0] });
    const own = entrySpeech(told(2, { to_decide: [1] }, ANNA), mine, [0]);
    expect(own).toEqual({ turn: null, speech: [MOVE], isUrgent: false });
  });

  test('waits where a deal begins our turn: the scores of the round may still be read', () => {
    const before = state(1, { seats: SEATS, to_decide: [] });
    const said = entrySpeech(told(2, { to_decide: [0] }, DEAL), before, [0]);
    expect(said).toMatchObject({ turn: 0, isUrgent: false });
  });

  test('names the columns to choose after our own last move too, without interrupting', () => {
    const before = state(1, { seats: SEATS, to_decide: [0] });
    const tiling = { to_decide: [0, 1], position: TILING };
    const own = entrySpeech(told(2, tiling, ANNA), before, [0]);
    expect(own).toMatchObject({ turn: 0, isUrgent: false });
    expect(entrySpeech(told(2, tiling, ANNA), before, [1])).toMatchObject({
      turn: 1,
      isUrgent: true,
    });
  });

  test('names no turn where it is still ours, or of somebody else', () => {
    const mine = state(1, { seats: SEATS, to_decide: [0] });
    expect(entrySpeech(told(2, { to_decide: [0] }), mine, [0]).turn).toBeNull();
    expect(entrySpeech(told(2, { to_decide: [1] }), mine, [0]).turn).toBeNull();
    expect(entrySpeech(told(2, { to_decide: [0] }), mine, []).turn).toBeNull();
  });

  test('on one screen names every turn, which interrupts', () => {
    const before = state(1, { seats: SEATS, to_decide: [0] });
    expect(entrySpeech(told(2, { to_decide: [1] }, ANNA), before, [0, 1])).toMatchObject({
      turn: 1,
      isUrgent: true,
    });
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
