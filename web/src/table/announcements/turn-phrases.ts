// Whose turn it is, or what the table waits for, as one phrase for status and announcer.

import type { Motion } from '../../motion/motion.svelte';
import { personHere, subject } from '../end/winners';
import { awaitedSeats } from '../../games/nonces.svelte';
import { listed, seatNames } from '../seats';
import type { Phrase } from '../../wire/messages';
import type { TableSession } from '../../wire/table.svelte';

/** What a seat of this browser hears at its turn. */
export function yourTurn(session: TableSession, seat: number): Phrase {
  const isAlone = session.held.length <= 1;
  const player = seatNames(session.state?.seats ?? [])[seat] ?? '';
  if (session.position?.phase === 'tiling')
    return {
      id: 'choose-columns',
      args: { alone: isAlone ? 'yes' : 'no', player },
    };
  return { id: 'your-turn', args: { alone: isAlone ? 'yes' : 'no', player } };
}

/** Whether somebody else's move or the scores are being shown: your turn begins for eye and ear when
 * the tiles have landed. */
export function isShowingOthers({ held }: TableSession, { seat, scores }: Motion): boolean {
  return scores.length > 0 || (seat !== null && !held.includes(seat));
}

export function statusPhrase(session: TableSession): Phrase | null {
  const { state, position, turn } = session;
  if (!state || !position) return null;
  const names = seatNames(state.seats);
  const named = (seats: readonly number[]) => listed(seats.map((seat) => names[seat]!));
  if (state.winners && !state.winners.length) return { id: 'status-abandoned', args: {} };
  if (state.winners)
    return { id: 'status-over', args: subject(state.winners, names, personHere(session.held)) };
  if (state.seats.some(({ kind }) => kind === 'open')) return { id: 'status-open', args: {} };
  const awaited = awaitedSeats(state).filter((seat) => !session.held.includes(seat));
  if (awaited.length)
    return { id: 'status-deal', args: { players: named(awaited), count: awaited.length } };
  if (state.is_paused) return { id: 'status-paused', args: {} };
  if (turn !== null) return yourTurn(session, turn);
  if (state.confirmers.length) {
    const isMine = state.confirmers.some((seat) => session.held.includes(seat));
    if (isMine) return { id: 'deal-waits', args: {} };
    const { length: count } = state.confirmers;
    return { id: 'status-deal', args: { players: named(state.confirmers), count } };
  }
  const [first] = state.to_decide;
  if (first === undefined) return null;
  if (position.phase === 'tiling')
    return {
      id: 'status-columns',
      args: { players: named(state.to_decide), count: state.to_decide.length },
    };
  return { id: 'turn-now', args: { player: names[first]!, seat: first + 1 } };
}
