// What the server refuses, as a sentence that says what to do next.

import { RefusedError } from '../wire/api';
import type { Phrase } from '../wire/messages';

/** Raises again what is no refusal: a fault of ours is not hidden. */
export function whyNot(error: unknown): Phrase[] {
  if (!(error instanceof RefusedError)) throw error;
  return error.speech.length ? error.speech : [{ id: `refused-${error.code}`, args: {} }];
}
