// The learner's progress in the course, stored in this browser.

import { keep, recall } from '../settings/browser-storage';

const KEY = 'azulejos.course';

export interface Progress {
  /** The open step, from 0. */
  step: number;
  /** The finished steps. */
  done: number[];
}

export function loadProgress(numSteps: number): Progress {
  const kept = recall(KEY) as Partial<Progress> | null;
  const isStep = (step: unknown): step is number =>
    Number.isInteger(step) && (step as number) >= 0 && (step as number) < numSteps;
  return {
    step: isStep(kept?.step) ? kept.step : 0,
    done: Array.isArray(kept?.done) ? kept.done.filter(isStep) : [],
  };
}

export function keepProgress(progress: Progress): void {
  keep(KEY, progress);
}
