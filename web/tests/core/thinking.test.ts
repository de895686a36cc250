// Many questions, several workers, some of which die.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer, FromWorker, Question, ToWorker } from '../../src/core/questions';
import { type Mind, type Thinker, Thinking, type ThinkingError } from '../../src/core/thinking';

const SILENCE = 1000;
const limits = { nodes: 1, megabytes: 1 };
const questions = ['a', 'b', 'c', 'd'].map((position): Question => ({ position, limits }));
const answerTo = ({ position }: Question): Answer => ({
  variations: [
    {
      ...{ wins: [1, 0], finalScores: [1, 0], depth: 1, nodes: 1 },
      ...{ isSolved: true, isExhausted: true, moves: [position] },
    },
  ],
});
const moves = (answers: Answer[]) => answers.map(({ variations }) => variations[0]!.moves[0]);

/** Answers as it is told to: by a message, an error, or silence. */
class FakeWorker implements Thinker {
  static all: FakeWorker[] = [];
  /** What to do with a question; null is silence. */
  static react: (question: Question, worker: FakeWorker) => FromWorker | 'error' | null;

  onmessage: Thinker['onmessage'] = null;
  onerror: Thinker['onerror'] = null;
  asked: string[] = [];
  isTerminated = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(message: ToWorker) {
    if (message.kind === 'ask') this.asked.push(message.question.position);
    queueMicrotask(() => this.answer(message));
  }

  answer(message: ToWorker) {
    if (message.kind === 'start') return this.say({ kind: 'ready' });
    const reaction = FakeWorker.react(message.question, this);
    if (reaction === 'error') this.onerror?.({} as ErrorEvent);
    else if (reaction) this.say({ ...reaction, number: message.number } as FromWorker);
  }

  say(data: FromWorker) {
    if (!this.isTerminated) this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }

  terminate() {
    this.isTerminated = true;
  }
}

const mind = (workers = 2): Mind => ({
  module: {} as WebAssembly.Module,
  networks: [],
  startWorker: () => new FakeWorker(),
  workers,
  silence: SILENCE,
});
const answering = (question: Question): FromWorker => ({
  kind: 'answer',
  number: 0,
  answer: answerTo(question),
});
const reason = (thinking: Thinking) =>
  thinking.done.then(
    () => 'done',
    (error: ThinkingError) => error.reason,
  );

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.all = [];
  FakeWorker.react = answering;
});
afterEach(() => {
  expect(FakeWorker.all.every(({ isTerminated }) => isTerminated)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('all questions are answered, in their order', async () => {
  const progress: number[] = [];
  const thinking = new Thinking(mind(), questions, (_n, _a, done, total) =>
    progress.push(done / total),
  );
  expect(moves(await thinking.done)).toEqual(['a', 'b', 'c', 'd']);
  expect(progress).toEqual([0.25, 0.5, 0.75, 1]);
  expect(FakeWorker.all).toHaveLength(2);
});

test('nothing to ask needs no worker', async () => {
  expect(await new Thinking(mind(), []).done).toEqual([]);
  expect(FakeWorker.all).toHaveLength(0);
});

test('what is known already is not asked again', async () => {
  const known = [undefined, answerTo(questions[1]!)];
  const thinking = new Thinking(mind(1), questions, () => {}, known);
  expect(moves(await thinking.done)).toEqual(['a', 'b', 'c', 'd']);
  expect(FakeWorker.all[0]!.asked).toEqual(['a', 'c', 'd']);
});

test('a worker that fails is started again, and asked again', async () => {
  let failures = 0;
  FakeWorker.react = (question) =>
    question.position === 'b' && failures++ < 1 ? 'error' : answering(question);
  const thinking = new Thinking(mind(1), questions);
  expect(moves(await thinking.done)).toEqual(['a', 'b', 'c', 'd']);
  expect(FakeWorker.all.map(({ asked }) => asked)).toEqual([
    ['a', 'b'],
    ['b', 'c', 'd'],
  ]);
});

test('a worker that was killed without a word is started again', async () => {
  FakeWorker.react = (question, worker) =>
    question.position === 'c' && worker === FakeWorker.all[0] ? null : answering(question);
  const thinking = new Thinking(mind(1), questions);
  await vi.advanceTimersByTimeAsync(SILENCE - 1);
  expect(FakeWorker.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(moves(await thinking.done)).toEqual(['a', 'b', 'c', 'd']);
  expect(FakeWorker.all).toHaveLength(2);
});

test('a question that kills every worker ends it, and what was answered has been told', async () => {
  const told: number[] = [];
  FakeWorker.react = (question) => (question.position === 'b' ? 'error' : answering(question));
  const thinking = new Thinking(mind(1), questions, (number) => told.push(number));
  expect(await reason(thinking)).toBe('dying');
  expect(told).toEqual([0]);
  expect(FakeWorker.all).toHaveLength(3);
});

test('what the core refuses is not asked again', async () => {
  FakeWorker.react = () => ({ kind: 'refused', number: 0, message: 'not a position' });
  const thinking = new Thinking(mind(1), questions);
  await expect(thinking.done).rejects.toThrow('not a position');
  expect(FakeWorker.all).toHaveLength(1);
});

test('stopping ends every worker at once', async () => {
  FakeWorker.react = () => null;
  const thinking = new Thinking(mind(), questions);
  const why = reason(thinking);
  await vi.advanceTimersByTimeAsync(1);
  thinking.stop();
  expect(await why).toBe('stopped');
  FakeWorker.all[0]!.say(answering(questions[0]!)); // too late
  expect(await why).toBe('stopped');
});
