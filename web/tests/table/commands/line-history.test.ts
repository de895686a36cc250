import { describe, expect, test } from 'vitest';
import { LineHistory } from '../../../src/table/commands/line-history';

function typed(...lines: string[]): LineHistory {
  const all = new LineHistory();
  for (const line of lines) all.add(line);
  return all;
}

describe('the lines typed before', () => {
  test('come back one after the other, the last first', () => {
    const lines = typed('scores', '3R4');
    expect([lines.earlier(''), lines.earlier('3R4'), lines.earlier('scores')]).toEqual([
      '3R4',
      'scores',
      null,
    ]);
  });

  test('lead back to what was being typed', () => {
    const lines = typed('scores', '3R4');
    lines.earlier('where r');
    lines.earlier('3R4');
    expect([lines.later(), lines.later(), lines.later()]).toEqual(['3R4', 'where r', null]);
  });

  test('are kept once where one is typed again', () => {
    const lines = typed('scores', 'scores');
    expect([lines.earlier(''), lines.earlier('scores')]).toEqual(['scores', null]);
  });

  test('begin at the end again after a line was sent', () => {
    const lines = typed('a', 'b');
    lines.earlier('');
    lines.earlier('b');
    lines.add('c');
    expect(lines.earlier('')).toBe('c');
    expect(typed().earlier('')).toBeNull();
    expect(typed().later()).toBeNull();
  });
});
