import { beforeEach, describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/notation/position';
import { settings } from '../../src/settings/settings.svelte';
import { Choosing, type Played } from '../../src/table/move-selection.svelte';
import { RefusedError } from '../../src/wire/api';
import type { Choice, Request } from '../../src/wire/messages';

const OFFER = parsePosition(
  'colored 1 O1 1 C BBRK/YYWW/RRRR/KKKK/BYRK - 15,16,17,18,19 0,0,0,0,0 ' +
    '0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-',
);

const choice = (move: string, isLegal = true): Choice => ({
  move,
  is_legal: isLegal,
  speech: [{ id: isLegal ? 'preview' : 'refused-pattern-line-full', args: { row: 1 } }],
  outcome: null,
});

class Table implements Played {
  position = OFFER;
  turn: number | null = 0;
  own = 0;
  columns: string[] = [];
  asked: Request[] = [];
  refusal: RefusedError | null = null;
  answers: Record<string, Choice[]> = {
    '1B': [choice('1B1', false), choice('1B2'), choice('1B0')],
  };

  options(tiles: string | null): Promise<Choice[]> {
    return Promise.resolve(this.answers[tiles ?? this.columns.join()] ?? []);
  }

  ask(request: Request): Promise<unknown> {
    this.asked.push(request);
    return this.refusal ? Promise.reject(this.refusal) : Promise.resolve();
  }
}

describe('choosing', () => {
  let table: Table;
  let choosing: Choosing<Table>;
  beforeEach(() => {
    table = new Table();
    choosing = new Choosing(table);
    settings.isConfirming = false;
  });

  test('tiles lights up the lines that take them', async () => {
    expect(await choosing.select({ source: 0, color: 'B' })).toBe(true);
    expect(choosing.accepting).toEqual([1, null]);
    expect(choosing.isChosen(0, 'B')).toBe(true);
  });

  test('a line plays the move', async () => {
    let times = 0;
    choosing.onplayed = () => times++;
    await choosing.select({ source: 0, color: 'B' });
    await choosing.place(1);
    expect(table.asked).toEqual([{ type: 'move', move: '1B2' }]);
    expect(choosing.tiles).toBeNull();
    expect(times).toBe(1);
  });

  test('a line that does not take them says why, and nothing is sent', async () => {
    await choosing.select({ source: 0, color: 'B' });
    await choosing.place(0);
    expect(choosing.refusal?.[0]?.id).toBe('refused-pattern-line-full');
    expect(table.asked).toEqual([]);
    expect(choosing.tiles).not.toBeNull();
  });

  test('the same refusal again is a new one, to be said again', async () => {
    await choosing.select({ source: 0, color: 'B' });
    await choosing.place(0);
    const first = choosing.refusal;
    await choosing.place(0);
    expect(choosing.refusal).toEqual(first);
    expect(choosing.refusal).not.toBe(first);
  });

  test('asks before it plays, where that is wanted', async () => {
    settings.isConfirming = true;
    await choosing.select({ source: 0, color: 'B' });
    await choosing.place(1);
    expect(choosing.pending).toEqual({ destination: 1 });
    expect(table.asked).toEqual([]);
    await choosing.place(1);
    expect(table.asked).toHaveLength(1);
  });

  test('a line before tiles says what comes first', async () => {
    await choosing.place(1);
    expect(choosing.refusal?.[0]?.id).toBe('table-tiles-first');
  });

  test('out of turn is refused', async () => {
    table.turn = null;
    expect(await choosing.select({ source: 0, color: 'B' })).toBe(false);
    expect(choosing.refusal?.[0]?.id).toBe('table-not-now');
  });

  test('what the server refuses keeps the tiles chosen', async () => {
    table.refusal = new RefusedError('old-number');
    await choosing.select({ source: 0, color: 'B' });
    await choosing.place(1);
    expect(choosing.refusal?.[0]?.id).toBe('refused-old-number');
    expect(choosing.tiles).not.toBeNull();
    expect(choosing.isSending).toBe(false);
  });

  test('what is chosen before the answer to the last move comes stays chosen, and can be played', async () => {
    let answer: (answer: unknown) => void = () => {};
    table.ask = (request) => {
      table.asked.push(request);
      return new Promise((resolve) => (answer = resolve));
    };
    let times = 0;
    choosing.onplayed = () => times++;
    await choosing.select({ source: 0, color: 'B' });
    const first = choosing.place(1);
    // It has happened, as everybody is told; and so has what others did then.
    choosing.happened({ type: 'played', seat: 0, move: '1B2' });
    expect(choosing.tiles).toBeNull();
    expect(times).toBe(1);
    table.answers['2Y'] = [choice('2Y3')];
    await choosing.select({ source: 1, color: 'Y' });
    answer(null);
    await first;
    expect(choosing.isChosen(1, 'Y')).toBe(true);
    expect(times).toBe(1);
    void choosing.place(2);
    expect(table.asked.at(-1)).toEqual({ type: 'move', move: '2Y3' });
  });

  test('what others do is not the move that waits for its answer', async () => {
    table.ask = () => new Promise(() => {});
    await choosing.select({ source: 0, color: 'B' });
    void choosing.place(1);
    choosing.happened({ type: 'played', seat: 1, move: '1B2' });
    choosing.happened({ type: 'takeback-asked', seat: 0 });
    expect(choosing.isSending).toBe(true);
    expect(choosing.tiles).not.toBeNull();
  });

  test('columns are sent when all are chosen, and can be chosen again before', async () => {
    table.answers = {
      '': [choice('T11'), choice('T12')],
      T11: [choice('T31')],
      T12: [choice('T31'), choice('T32', false)],
    };
    await choosing.lookAtColumns();
    await choosing.chooseColumn(0, 0);
    expect(table.asked).toEqual([]);
    expect(choosing.chosenColumn(0)).toBe(0);
    await choosing.reopenColumn(0);
    await choosing.chooseColumn(0, 1);
    await choosing.chooseColumn(2, 1);
    expect(choosing.refusal).not.toBeNull();
    await choosing.chooseColumn(2, 0);
    expect(table.asked).toEqual([{ type: 'columns', moves: ['T12', 'T31'] }]);
  });
});
