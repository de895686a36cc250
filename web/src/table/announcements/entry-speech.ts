// The announcement of an entry of the table's log.

import { parsePosition } from '../../notation/position';
import type { Happened, Phrase, State } from '../../wire/messages';

export interface EntrySpeech {
  /** This browser's seat whose turn begins with the entry. */
  turn: number | null;
  speech: Phrase[];
  /** Whether it interrupts. Only the last move of an opponent before our turn does: a deal would cut
   * off the scores of the round before it. */
  isUrgent: boolean;
}

export function entrySpeech(
  { entry, speech, state }: Happened,
  before: State | null,
  held: readonly number[],
): EntrySpeech {
  const ours = (seats: readonly number[] = []) => seats.filter((seat) => held.includes(seat));
  const isOpen = state.seats.some(({ kind }) => kind === 'open');
  const isMove = entry.type === 'played';
  // After the last move of a round on the gray side, whoever made it has to decide again.
  const isNew = (seat: number) =>
    !before?.to_decide.includes(seat) || hasBegun(before) || (isMove && isTiling(state));
  const turn = isOpen ? null : (ours(state.to_decide).find(isNew) ?? null);
  const more: Phrase[] = [];
  if (state.is_last_round && !before?.is_last_round && !state.winners)
    more.push({ id: 'last-round', args: {} });
  if (ours(state.confirmers).length && !ours(before?.confirmers).length)
    more.push({ id: 'deal-waits', args: {} });
  const isUrgent = turn !== null && isMove && entry.seat !== turn;
  return { turn, speech: [...speech, ...more], isUrgent };
}

/** Whether the entry after this state filled the last open seat and began the game. */
function hasBegun(before: State): boolean {
  return before.seats.some(({ kind }) => kind === 'open');
}

function isTiling({ position }: State): boolean {
  return parsePosition(position).phase === 'tiling';
}
