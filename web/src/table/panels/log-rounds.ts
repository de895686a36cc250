// The log by game and round.

import type { Happened } from '../../wire/messages';

export interface Round {
  game: number;
  round: number;
  happened: Happened[];
}

/** What was said, grouped by the round in which it happened. What says nothing is left out. */
export function byRound(log: readonly Happened[]): Round[] {
  const rounds: Round[] = [];
  let before: Happened | null = null;
  for (const each of log) {
    // The move that ends a round belongs to it, though the next has been prepared since.
    const isEnd = each.events.some(({ type }) => type === 'round-ended');
    const { game, round } = (isEnd && before ? before : each).state;
    before = each;
    if (!each.speech.length) continue;
    const last = rounds.at(-1);
    if (last?.game === game && last.round === round) last.happened.push(each);
    else rounds.push({ game, round, happened: [each] });
  }
  return rounds;
}
