// What is asked of the core in a worker, and what it answers. Every question stands by itself, so that
// they can be asked again, in any order, of any worker.

import type { Core, SearchLimits, Variation } from './core';

export interface Question {
  /** A position code, where somebody is to move. */
  position: string;
  limits: SearchLimits;
  /** Only this move, by itself. */
  move?: string;
  /** How many of the best moves; 1 if left out. */
  variations?: number;
}

export interface Answer {
  /** The best first. */
  variations: Variation[];
}

/** Throws CoreError for what can't be asked. */
export function answer(core: Core, { position, limits, move, variations }: Question): Answer {
  core.position = position;
  return {
    variations: move ? [core.searchMove(limits, move)] : core.search(limits, variations),
  };
}

/** What the page tells a worker first. */
export interface Start {
  kind: 'start';
  module: WebAssembly.Module;
  networks: Uint8Array[];
}
export interface Ask {
  kind: 'ask';
  number: number;
  question: Question;
}
export type ToWorker = Start | Ask;

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; number: number; answer: Answer }
  /** The core refused it: asked again it would be refused again. */
  | { kind: 'refused'; number: number | null; message: string };
