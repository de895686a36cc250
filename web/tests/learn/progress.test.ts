import { beforeEach, describe, expect, test } from 'vitest';
import { keepProgress, loadProgress } from '../../src/learn/progress';

beforeEach(() => localStorage.clear());

describe('how far somebody got in the course', () => {
  test('is remembered', () => {
    expect(loadProgress(12)).toEqual({ step: 0, done: [] });
    keepProgress({ step: 3, done: [0, 2] });
    expect(loadProgress(12)).toEqual({ step: 3, done: [0, 2] });
  });

  test.each([
    ['{', { step: 0, done: [] }],
    ['null', { step: 0, done: [] }],
    ['{"step": 99, "done": [0, 99, "x", 1.5]}', { step: 0, done: [0] }],
    ['{"step": "2", "done": 3}', { step: 0, done: [] }],
  ])('is what can be read of %s', (kept, progress) => {
    localStorage.setItem('azulejos.course', kept);
    expect(loadProgress(12)).toEqual(progress);
  });
});
