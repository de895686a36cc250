// What has been played in the current round.

import type { Happened } from '../wire/messages';

/** The entries since the last deal of the current game, without those that were taken back. */
export function roundSoFar(log: readonly Happened[]): Happened[] {
  const game = log.at(-1)?.state.game;
  const kept: Happened[] = [];
  for (const each of log) {
    const { entry, events, state } = each;
    if (state.game !== game || entry.type === 'rematch-agreed') kept.length = 0;
    else if (entry.type === 'undone') {
      while (kept.length && kept.at(-1)!.state.position !== state.position) kept.pop();
    } else {
      if (events.some(({ type }) => type === 'factories-filled')) kept.length = 0;
      kept.push(each);
    }
  }
  return kept;
}
