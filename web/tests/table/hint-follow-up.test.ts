import { expect, test } from 'vitest';
import { phrase } from '../../src/wire/messages';
import { explainsHint, followUp, hintedMove } from '../../src/table/commands/hint-follow-up';

test('a hint is followed by why, an explanation by its details, and they by nothing', () => {
  expect(followUp([phrase('hint'), phrase('because-adds')])).toBe('hint-why');
  expect(followUp([phrase('hint-column'), phrase('because-scores')])).toBe('hint-why');
  expect(followUp([phrase('why-alternative'), phrase('why-line')])).toBe('hint-details');
  expect(followUp([phrase('why-line'), phrase('why-after'), phrase('why-chances')])).toBeNull();
  expect(followUp([phrase('why-no-hint')])).toBeNull();
  expect(followUp([phrase('why-only')])).toBeNull();
  expect(followUp([])).toBeNull();
});

test('explanations and their details are told from other answers', () => {
  expect(explainsHint([phrase('why-alternative'), phrase('why-alike')])).toBe(true);
  expect(explainsHint([phrase('why-line'), phrase('why-chances')])).toBe(true);
  expect(explainsHint([phrase('explain-round'), phrase('why-after')])).toBe(true);
  expect(explainsHint([phrase('why-no-hint')])).toBe(false);
  expect(explainsHint([phrase('floor-empty')])).toBe(false);
});

const typed = (source: string | number, color: string, destination: number) =>
  phrase('typed-move', { source, color: phrase('color-letter', { color }), destination });

test('the move of a hint is read from its answer', () => {
  expect(hintedMove([phrase('hint', { move: typed(3, 'red', 4) })])).toBe('3R4');
  expect(hintedMove([phrase('hint', { move: typed('center', 'white', 0) })])).toBe('CW0');
  const column = phrase('typed-column', { row: 2, column: 5 });
  expect(hintedMove([phrase('hint-column', { row: 2, column: 5, move: column })])).toBe('T25');
  expect(hintedMove([phrase('preview', { move: typed(1, 'blue', 1) })])).toBeNull();
});
