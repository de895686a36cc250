// The announcement of an entry of the table's log.

import type { Happened, Phrase, State } from '../../wire/messages';

/** The speech for an entry, and this browser's seat whose turn begins with it. */
export function entrySpeech(
  { speech, state }: Happened,
  before: State | null,
  held: readonly number[],
): { turn: number | null; speech: Phrase[] } {
  const ours = (seats: readonly number[] = []) => seats.filter((seat) => held.includes(seat));
  const isOpen = state.seats.some(({ kind }) => kind === 'open');
  const turn = isOpen
    ? undefined
    : ours(state.to_decide).find((seat) => !before?.to_decide.includes(seat) || hasBegun(before));
  const more: Phrase[] = [];
  if (state.is_last_round && !before?.is_last_round && !state.winners)
    more.push({ id: 'last-round', args: {} });
  if (ours(state.confirmers).length && !ours(before?.confirmers).length)
    more.push({ id: 'deal-waits', args: {} });
  return { turn: turn ?? null, speech: [...speech, ...more] };
}

/** Whether the entry after this state filled the last open seat and began the game. */
function hasBegun(before: State): boolean {
  return before.seats.some(({ kind }) => kind === 'open');
}
