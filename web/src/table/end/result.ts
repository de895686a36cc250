// Who won and why, in a sentence.

import { listed } from '../seats';
import { say, t } from '../../voice/speech.svelte';
import type { State } from '../../wire/messages';
import type { Replay } from '../../wire/replays';

/** The sentences of the last step that tell the result; the others tell the scoring. */
const TELLING = new Set(['game-over', 'game-over-stalemate', 'winners']);

export function resultText(
  state: Pick<State, 'winners' | 'ended'>,
  names: string[],
  replay: Replay | null,
): string {
  const last = replay?.steps.at(-1);
  if (last?.events.some((event) => event.type === 'game-ended'))
    return say(last.speech.filter(({ id }) => TELLING.has(id)));
  const winners = (state.winners ?? []).map((seat) => names[seat] ?? '');
  return t('end-early', {
    reason: state.ended ?? 'rules',
    count: winners.length,
    names: listed(winners),
  });
}
