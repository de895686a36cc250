import { expect, test } from 'vitest';
import { phrase } from '../../src/wire/messages';
import { followUp } from '../../src/table/commands/hint-follow-up';

test('a hint is followed by why, an explanation by its details, and they by nothing', () => {
  expect(followUp([phrase('hint'), phrase('because-adds')])).toBe('hint-why');
  expect(followUp([phrase('hint-column'), phrase('because-scores')])).toBe('hint-why');
  expect(followUp([phrase('explain-instead'), phrase('explain-line')])).toBe('hint-details');
  expect(followUp([phrase('why-alike')])).toBe('hint-details');
  expect(followUp([phrase('explain-line'), phrase('explain-best')])).toBeNull();
  expect(followUp([phrase('why-no-hint')])).toBeNull();
  expect(followUp([phrase('why-only')])).toBeNull();
  expect(followUp([])).toBeNull();
});
