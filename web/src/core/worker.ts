// The worker: one core, one question after the other. The page stops it by ending it.

import { Core } from './core';
import { answer, type FromWorker, type ToWorker } from './questions';

const tell = (message: FromWorker) => postMessage(message);

let start: Extract<ToWorker, { kind: 'start' }> | null = null;
let core: Core | null = null;

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  const number = data.kind === 'ask' ? data.number : null;
  try {
    if (data.kind === 'start') start = data;
    core ??= await Core.start(start!.module, start!.networks);
    if (data.kind === 'start') tell({ kind: 'ready' });
    else tell({ kind: 'answer', number: data.number, answer: answer(core, data.question) });
  } catch (error) {
    core = null; // after a refusal it is of no use
    tell({ kind: 'refused', number, message: String(error) });
  }
});
