import { afterEach, expect, test, vi } from 'vitest';
import { Task } from '../../src/review/task.svelte';
import { MoveSelection } from '../../src/table/move-selection.svelte';
import { REVIEW } from './game';

const GRAY =
  'gray 1 T1 1 1 -/-/-/-/- - 16,16,16,16,16 0,0,0,0,0 ' +
  '0:-/BB/-/-/-:...../...../...../...../.....:M 0:-/-/-/-/-:...../...../...../...../.....:-';

/** What the server says of an answer. */
let solved: boolean;

function task(): Task {
  const choices = [1, 2].map((column) => ({
    move: `T2${column}`,
    is_legal: true,
    speech: [],
    outcome: { points: 1 },
  }));
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(
      path.endsWith('/options')
        ? choices
        : { is_solved: solved, loss: 0.1, speech: [{ id: 'review-no-turns', args: {} }] },
    ),
  );
  return new Task('a record', 'quick', REVIEW.moves[0]!, GRAY);
}

afterEach(() => void vi.unstubAllGlobals());

test('after a wrong column another one can be chosen', async () => {
  const selection = new MoveSelection(task());
  selection.refresh();
  await vi.waitFor(() => expect(selection.columnChoices).toHaveLength(2));
  solved = false;
  await selection.chooseColumn(1, 0);
  expect(selection.refusal?.map(({ id }) => id)).toEqual(['review-no-turns']);
  expect([selection.session.isDone, selection.session.columns]).toEqual([false, []]);
  selection.refresh();
  await vi.waitFor(() => expect(selection.columnChoices).toHaveLength(2));
  solved = true;
  await selection.chooseColumn(1, 1);
  expect([selection.session.isDone, selection.session.turn]).toEqual([true, null]);
  expect(selection.session.speech).toHaveLength(1);
});
