import { beforeAll, expect, test } from 'vitest';
import { takebackNews } from '../../../src/table/panels/takeback';
import type { Happened, State } from '../../../src/wire/messages';
import type { TableSession } from '../../../src/wire/table.svelte';
import { speak } from '../../../src/voice/speech.svelte';
import { happened, state } from '../../wire/sockets';

beforeAll(() => speak('en'));

const seats = ['Anna', 'Ben', 'Cleo'].map((name) => ({ ...state(1).seats[0]!, name }));

function news(held: number[], changes: Partial<State>, log: Happened[] = []) {
  const session = { held, log, state: state(3, { seats, ...changes }) };
  return takebackNews(session as unknown as TableSession);
}

function entry(type: string, more: Record<string, unknown>): Happened {
  return { ...happened(3), entry: { type, ...more }, speech: [{ id: type, args: {} }] };
}

test('whoever asked reads whom the others wait for', () => {
  expect(news([0], { takeback: 0, takeback_waits_for: [1, 2] })).toEqual({
    kind: 'waiting',
    speech: [{ id: 'takeback-waits', args: { players: 'Ben and Cleo' } }],
  });
});

test('only those who have not answered are asked', () => {
  const speech = [{ id: 'takeback-text', args: { player: 'Anna' } }];
  const asked = { takeback: 0, takeback_waits_for: [2] };
  expect(news([2], asked)).toEqual({ kind: 'question', speech });
  expect(news([1], asked)).toEqual({ kind: 'waiting', speech });
  expect(news([], asked)).toEqual({ kind: 'waiting', speech });
});

test('a declined takeback is news until something else happens', () => {
  const no = entry('takeback-answered', { seat: 1, is_granted: false });
  expect(news([0], {}, [no])).toEqual({ kind: 'declined', speech: no.speech });
  expect(news([0], {}, [no, happened(4)])).toBeNull();
  expect(news([0], {}, [entry('takeback-answered', { seat: 1, is_granted: true })])).toBeNull();
});

test('a move taken back is news for everyone', () => {
  const undone = entry('undone', { seat: 0, num_steps: 1 });
  expect(news([0], {}, [undone])).toEqual({ kind: 'taken-back', speech: undone.speech });
  expect(news([1], {}, [undone])?.kind).toBe('taken-back');
});
