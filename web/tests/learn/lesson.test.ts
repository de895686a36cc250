import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Lesson } from '../../src/learn/lesson.svelte';
import type { CourseStep, Tried } from '../../src/wire/course';
import { RefusedError } from '../../src/wire/refusal';

const EMPTY = '0:-/-/-/-/-:...../...../...../...../.....:-';
const CODE = `colored 1 O1 1 C BBRK/-/-/-/- - 18,20,19,19,20 0,0,0,0,0 ${EMPTY} ${EMPTY}`;
const AFTER = CODE.replace('O1', 'O2');
const STEP = { name: 'take', position: CODE, topic: null, moves: ['1B2'] } as CourseStep;
const phrase = (id: string) => ({ id, args: {} });

/** What the server answers next, and what it was asked. */
let answer: Partial<Tried> | unknown[];
let asked: [string, unknown][];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push([path, JSON.parse(body)]);
    return Promise.resolve(Response.json(answer));
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a step of the course', () => {
  test('is done by the move that it asks for', async () => {
    const lesson = new Lesson(1, STEP);
    expect([lesson.turn, lesson.position.seat]).toEqual([0, 0]);
    answer = { speech: [phrase('move')], is_done: true, position: AFTER };
    await lesson.ask({ type: 'move', move: '1B2' });
    expect(asked).toEqual([['/api/course/check', { step: 1, move: '1B2' }]]);
    expect([lesson.isDone, lesson.turn, lesson.position.seat]).toEqual([true, null, 1]);
    expect(lesson.speech).toEqual([phrase('move')]);
  });

  test('says no to another move, and stays as it is', async () => {
    const lesson = new Lesson(1, STEP);
    answer = { speech: [phrase('course-not-asked')], is_done: false, position: CODE };
    const error = await lesson.ask({ type: 'move', move: '1B3' }).catch((caught) => caught);
    expect(error).toBeInstanceOf(RefusedError);
    expect(error.speech).toEqual([phrase('course-not-asked')]);
    expect([lesson.isDone, lesson.code, lesson.speech]).toEqual([false, CODE, []]);
  });

  test('answers a question that it does not ask for', async () => {
    const lesson = new Lesson(1, STEP);
    answer = { speech: [phrase('center')], is_done: false, position: CODE };
    await lesson.try({ text: 'center', language: 'en' });
    expect([lesson.isDone, lesson.speech]).toEqual([false, [phrase('center')]]);
  });

  test('takes one column, and no more', async () => {
    const lesson = new Lesson(11, STEP);
    answer = [{ move: 'T23' }];
    expect(await lesson.options(null)).toEqual([{ move: 'T23' }]);
    lesson.columns = ['T23'];
    expect(await lesson.options(null)).toEqual([]);
    answer = { speech: [], is_done: true, position: AFTER };
    await lesson.ask({ type: 'columns', moves: ['T23'] });
    expect(asked.at(-1)).toEqual(['/api/course/check', { step: 11, move: 'T23' }]);
  });
});
