// A request that the server refused, and the sentence that says what to do next.

import type { Phrase } from './messages';

/** The server said no, or could not be reached (`unreachable`). */
export class RefusedError extends Error {
  constructor(
    readonly code: string,
    readonly speech: Phrase[] = [],
    readonly detail: string | null = null,
  ) {
    super(code);
  }
}

/** The sentence for a refusal. Any other error is a fault of ours, and is raised again. */
export function refusalSpeech(error: unknown): Phrase[] {
  if (!(error instanceof RefusedError)) throw error;
  return error.speech.length ? error.speech : [{ id: `refused-${error.code}`, args: {} }];
}
