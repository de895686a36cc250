import { beforeEach, expect, test } from 'vitest';
import { statusPhrase } from '../../../src/table/announcements/turn-phrases';
import { parsePosition } from '../../../src/notation/position';
import { say, speak, speakAs } from '../../../src/voice/speech.svelte';
import type { TableSession } from '../../../src/wire/table.svelte';
import { state } from '../../wire/sockets';

/** The line above a table whose game is over. */
function status(winners: number[], held: number[]): string {
  const over = state(9, { winners });
  over.seats = over.seats.map((seat, index) => ({ ...seat, name: ['Anna', 'Ben'][index]! }));
  const session = { state: over, position: parsePosition(over.position), turn: null, held };
  return say([statusPhrase(session as unknown as TableSession)!]);
}

beforeEach(async () => {
  speakAs(null);
  await speak('en');
});

test('the end of the game speaks to the person', () => {
  expect(status([0], [0])).toBe('You win!');
  expect(status([0], [1])).toBe('Anna wins.');
  expect(status([0, 1], [1])).toBe('You and Anna share the victory!');
});

test('the end of the game names people where no single one is here', () => {
  expect(status([0], [])).toBe('Anna wins.');
  expect(status([0, 1], [0, 1])).toBe('Anna and Ben share the victory.');
  expect(status([], [0])).toBe('The game was ended early. Nobody wins.');
});
