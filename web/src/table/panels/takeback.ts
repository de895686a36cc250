// What the page tells about taking a move back, where it was asked for.

import { type Phrase, phrase } from '../../wire/messages';
import type { TableSession } from '../../wire/table.svelte';
import { listed, seatNames } from '../seats';

export interface TakebackNews {
  /** A `question` is for a seat of this browser. The last two stay until something else happens. */
  kind: 'question' | 'waiting' | 'declined' | 'taken-back';
  speech: Phrase[];
}

/** A takeback that is asked for, or how the last one ended; null for neither. */
export function takebackNews({ state, held, log }: TableSession): TakebackNews | null {
  if (!state) return null;
  const { takeback: asker, takeback_waits_for: waitsFor } = state;
  const names = seatNames(state.seats);
  if (asker !== null) {
    if (held.includes(asker)) {
      const players = listed(waitsFor.map((seat) => names[seat]!));
      return { kind: 'waiting', speech: [phrase('takeback-waits', { players })] };
    }
    const isMine = waitsFor.some((seat) => held.includes(seat));
    const speech = [phrase('takeback-text', { player: names[asker]! })];
    return { kind: isMine ? 'question' : 'waiting', speech };
  }
  const last = log.at(-1);
  if (last?.entry.type === 'takeback-answered' && !last.entry['is_granted'])
    return { kind: 'declined', speech: last.speech };
  if (last?.entry.type === 'undone') return { kind: 'taken-back', speech: last.speech };
  return null;
}
