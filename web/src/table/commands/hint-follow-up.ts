// What to ask next about a hint: why it is good, then for the details.

import type { Phrase } from '../../wire/messages';

export type FollowUp = 'hint-why' | 'hint-details';

/** The line that goes on from an answer; null where there is none. */
export function followUp(answer: readonly Phrase[]): FollowUp | null {
  const has = (...ids: string[]) => answer.some(({ id }) => ids.includes(id));
  if (has('hint', 'hint-column')) return 'hint-why';
  const isExplained = has('explain-instead', 'explain-despite', 'why-alike', 'why-as-good');
  // The details end with how both moves go on.
  return isExplained && !has('explain-best') ? 'hint-details' : null;
}
