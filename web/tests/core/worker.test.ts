// The worker's side: what it tells the page, and when it starts another core.

import { beforeEach, expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../../src/core/questions';

const limits = { nodes: 1, megabytes: 1 };
const cores: object[] = [];
let told: FromWorker[];
let tellWorker: (message: ToWorker) => Promise<void>;

beforeEach(async () => {
  cores.length = 0;
  told = [];
  vi.doMock('../../src/core/core', () => ({
    Core: {
      start: async (_module: unknown, networks: Uint8Array[]) => {
        if (networks.length) throw new Error('damaged network');
        const core = {
          position: '',
          search() {
            if (this.position === 'bad') throw new Error('not a position');
            return [];
          },
        };
        cores.push(core);
        return core;
      },
    },
  }));
  vi.stubGlobal('postMessage', (message: FromWorker) => told.push(message));
  vi.stubGlobal('addEventListener', (_: string, listen: (event: object) => Promise<void>) => {
    tellWorker = (data) => listen({ data });
  });
  vi.resetModules();
  await import('../../src/core/worker');
});

const start = (networks: Uint8Array[] = []): ToWorker => ({
  kind: 'start',
  module: {} as WebAssembly.Module,
  networks,
});
const ask = (number: number, position: string): ToWorker => ({
  kind: 'ask',
  number,
  question: { position, limits },
});

test('one core answers question after question', async () => {
  await tellWorker(start());
  await tellWorker(ask(0, 'a'));
  await tellWorker(ask(1, 'b'));
  expect(told).toEqual([
    { kind: 'ready' },
    { kind: 'answer', number: 0, answer: { variations: [] } },
    { kind: 'answer', number: 1, answer: { variations: [] } },
  ]);
  expect(cores).toHaveLength(1);
});

test('after a refusal the next question has a new core', async () => {
  await tellWorker(start());
  await tellWorker(ask(0, 'bad'));
  await tellWorker(ask(1, 'a'));
  expect(told.slice(1)).toEqual([
    { kind: 'refused', number: 0, message: 'Error: not a position' },
    { kind: 'answer', number: 1, answer: { variations: [] } },
  ]);
  expect(cores).toHaveLength(2);
});

test('a damaged network is told at the start', async () => {
  await tellWorker(start([new Uint8Array(1)]));
  expect(told).toEqual([{ kind: 'refused', number: null, message: 'Error: damaged network' }]);
});
