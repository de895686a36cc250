// How far somebody got in the course; kept in this browser.

const KEY = 'azulejos.course';

export interface Progress {
  /** The step that is open, from 0. */
  step: number;
  /** Those that are done. */
  done: number[];
}

export function loadProgress(numSteps: number): Progress {
  let kept: Partial<Progress> | null = null;
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Progress> | null;
  } catch {
    // What can't be read is no progress.
  }
  const isStep = (step: unknown): step is number =>
    Number.isInteger(step) && (step as number) >= 0 && (step as number) < numSteps;
  return {
    step: isStep(kept?.step) ? kept.step : 0,
    done: Array.isArray(kept?.done) ? kept.done.filter(isStep) : [],
  };
}

export function keepProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing.
  }
}
