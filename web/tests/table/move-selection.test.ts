import { beforeEach, describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/notation/position';
import { settings } from '../../src/settings/settings.svelte';
import { MoveSelection, type Playable } from '../../src/table/move-selection.svelte';
import type { Choice, Request } from '../../src/wire/messages';
import { RefusedError } from '../../src/wire/refusal';

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

class Table implements Playable {
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
  let selection: MoveSelection<Table>;
  beforeEach(() => {
    table = new Table();
    selection = new MoveSelection(table);
    settings.isConfirming = false;
  });

  test('tiles lights up the lines that take them', async () => {
    expect(await selection.select({ source: 0, color: 'B' })).toBe(true);
    expect(selection.accepting).toEqual([1, null]);
    expect(selection.isChosen(0, 'B')).toBe(true);
  });

  test('a line plays the move', async () => {
    let times = 0;
    selection.onplayed = () => times++;
    await selection.select({ source: 0, color: 'B' });
    await selection.place(1);
    expect(table.asked).toEqual([{ type: 'move', move: '1B2' }]);
    expect(selection.tiles).toBeNull();
    expect(times).toBe(1);
  });

  test('a line that does not take them says why, and nothing is sent', async () => {
    await selection.select({ source: 0, color: 'B' });
    await selection.place(0);
    expect(selection.refusal?.[0]?.id).toBe('refused-pattern-line-full');
    expect(table.asked).toEqual([]);
    expect(selection.tiles).not.toBeNull();
  });

  test('the same refusal again is a new one, to be said again', async () => {
    await selection.select({ source: 0, color: 'B' });
    await selection.place(0);
    const first = selection.refusal;
    await selection.place(0);
    expect(selection.refusal).toEqual(first);
    expect(selection.refusal).not.toBe(first);
  });

  test('asks before it plays, where that is wanted', async () => {
    settings.isConfirming = true;
    await selection.select({ source: 0, color: 'B' });
    await selection.place(1);
    expect(selection.pending).toEqual({ destination: 1 });
    expect(table.asked).toEqual([]);
    await selection.place(1);
    expect(table.asked).toHaveLength(1);
  });

  test('a line before tiles says what comes first', async () => {
    await selection.place(1);
    expect(selection.refusal?.[0]?.id).toBe('table-tiles-first');
  });

  test('out of turn is refused', async () => {
    table.turn = null;
    expect(await selection.select({ source: 0, color: 'B' })).toBe(false);
    expect(selection.refusal?.[0]?.id).toBe('table-not-now');
  });

  test('what the server refuses keeps the tiles chosen', async () => {
    table.refusal = new RefusedError('old-number');
    await selection.select({ source: 0, color: 'B' });
    await selection.place(1);
    expect(selection.refusal?.[0]?.id).toBe('refused-old-number');
    expect(selection.tiles).not.toBeNull();
    expect(selection.isSending).toBe(false);
  });

  test('what is chosen before the answer to the last move comes stays chosen, and can be played', async () => {
    let answer: (answer: unknown) => void = () => {};
    table.ask = (request) => {
      table.asked.push(request);
      return new Promise((resolve) => (answer = resolve));
    };
    let times = 0;
    selection.onplayed = () => times++;
    await selection.select({ source: 0, color: 'B' });
    const first = selection.place(1);
    // The move's entry arrives, and an opponent's after it.
    selection.happened({ type: 'played', seat: 0, move: '1B2' });
    expect(selection.tiles).toBeNull();
    expect(times).toBe(1);
    table.answers['2Y'] = [choice('2Y3')];
    await selection.select({ source: 1, color: 'Y' });
    answer(null);
    await first;
    expect(selection.isChosen(1, 'Y')).toBe(true);
    expect(times).toBe(1);
    void selection.place(2);
    expect(table.asked.at(-1)).toEqual({ type: 'move', move: '2Y3' });
  });

  test('what others do is not the move that waits for its answer', async () => {
    table.ask = () => new Promise(() => {});
    await selection.select({ source: 0, color: 'B' });
    void selection.place(1);
    selection.happened({ type: 'played', seat: 1, move: '1B2' });
    selection.happened({ type: 'takeback-asked', seat: 0 });
    expect(selection.isSending).toBe(true);
    expect(selection.tiles).not.toBeNull();
  });

  test('tiles and hint stay until the position or the turn changes', async () => {
    selection.refresh();
    await selection.select({ source: 0, color: 'B' });
    selection.hint = '1B2';
    // Somebody asked for a hint or a takeback.
    selection.refresh();
    expect(selection.isChosen(0, 'B')).toBe(true);
    expect(selection.accepting).toEqual([1, null]);
    expect(selection.hint).toBe('1B2');
    table.turn = null;
    selection.refresh();
    expect(selection.tiles).toBeNull();
    expect(selection.hint).toBeNull();
    table.turn = 0;
    selection.refresh();
    await selection.select({ source: 0, color: 'B' });
    table.position = { ...OFFER };
    selection.refresh();
    expect(selection.tiles).toBeNull();
  });

  test('columns are sent when all are chosen, and can be chosen again before', async () => {
    table.answers = {
      '': [choice('T11'), choice('T12')],
      T11: [choice('T31')],
      T12: [choice('T31'), choice('T32', false)],
    };
    await selection.lookAtColumns();
    await selection.chooseColumn(0, 0);
    expect(table.asked).toEqual([]);
    expect(selection.chosenColumn(0)).toBe(0);
    await selection.reopenColumn(0);
    await selection.chooseColumn(0, 1);
    await selection.chooseColumn(2, 1);
    expect(selection.refusal).not.toBeNull();
    await selection.chooseColumn(2, 0);
    expect(table.asked).toEqual([{ type: 'columns', moves: ['T12', 'T31'] }]);
  });
});
