// What a new table is to be: filled in once, kept in this browser, and handed to the server.

import { LANGUAGES, type Language } from '../../voice/languages';
import type { Length } from '../../voice/voice';
import type { NewTable } from '../../wire/messages';

export const KINDS = ['computer', 'friends', 'screen'] as const;
export type Kind = (typeof KINDS)[number];

export interface SeatPlan {
  isComputer: boolean;
  level: number;
  /** On one screen everybody has a name, a language and an amount of speech of their own. */
  name: string;
  language: Language | null;
  length: Length | null;
  /** How much more time than the others this seat has on the clock; null for no clock. */
  factor: number | null;
}

export interface Plan {
  numPlayers: number;
  /** Four of them, of which the first `numPlayers` count. */
  seats: SeatPlan[];
  side: 'colored' | 'gray';
  /** The edition in which a vertical line is worth 5 points. */
  isTactile: boolean;
  /** Null for a lot. */
  startingSeat: number | null;
  time: 'none' | 'clock' | 'days';
  minutes: number;
  increment: number;
  days: number;
  /** How long the deal waits for a confirmation, in seconds; null until it is confirmed. */
  dealSeconds: number | null;
}

export type Plans = Record<Kind, Plan>;

const KEY = 'azulejos.new-table';
/** Easy enough for a first game, and not without a plan. */
const FRIENDLY_LEVEL = 2;

export function defaultPlan(kind: Kind): Plan {
  return {
    numPlayers: 2,
    seats: [0, 1, 2, 3].map((seat) => ({
      isComputer: kind === 'computer' && seat > 0,
      level: FRIENDLY_LEVEL,
      name: '',
      language: null,
      length: null,
      factor: 1,
    })),
    side: 'colored',
    isTactile: false,
    startingSeat: kind === 'computer' ? 0 : null,
    time: 'none',
    minutes: 15,
    increment: 10,
    days: 2,
    dealSeconds: kind === 'friends' ? 20 : null,
  };
}

export function loadPlans(): Plans {
  let kept: Partial<Plans> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    // What can't be read is as good as nothing: the table can still be made.
  }
  return Object.fromEntries(KINDS.map((kind) => [kind, completed(kind, kept[kind])])) as Plans;
}

/** Keeps the plan by which a table was made; the others are as they were. */
export function keepPlan(kind: Kind, plan: Plan): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...loadPlans(), [kind]: plan }));
  } catch {
    // A browser that keeps nothing.
  }
}

/** What was chosen for the table itself holds when somebody else is to play at it. */
export function carryOver({ numPlayers, side, isTactile }: Plan, to: Plan): Plan {
  return { ...to, numPlayers, side, isTactile };
}

/** A kept plan with everything that an older one lacks. */
function completed(kind: Kind, kept: Partial<Plan> | undefined): Plan {
  const plan = defaultPlan(kind);
  if (typeof kept !== 'object' || kept === null) return plan;
  const seats = plan.seats.map((seat, index) => ({ ...seat, ...kept.seats?.[index] }));
  return {
    ...plan,
    ...kept,
    seats: seats.map((seat) => ({ ...seat, language: known(seat.language) })),
  };
}

function known(language: Language | null): Language | null {
  return LANGUAGES.find((each) => each === language) ?? null;
}

/** The seats that this browser takes itself. */
export function ownSeats(kind: Kind, plan: Plan): number[] {
  if (kind !== 'screen') return [0];
  return seatsOf(plan).flatMap((seat, index) => (seat.isComputer ? [] : [index]));
}

export function toNewTable(kind: Kind, plan: Plan): NewTable {
  const seats = seatsOf(plan);
  const { time, minutes, increment, days } = plan;
  const starting = plan.startingSeat;
  return {
    // The first seat is always a person's: whoever makes the table.
    levels: seats.map((seat, index) => (seat.isComputer && index > 0 ? seat.level : null)),
    rules: plan.side + (plan.isTactile ? ':5' : ''),
    starting_seat: starting !== null && starting < seats.length ? starting : null,
    deal_seconds: plan.dealSeconds,
    is_one_screen: kind === 'screen',
    ...(time === 'clock'
      ? {
          clock: {
            seconds: Math.round(minutes * 60),
            increment,
            factors: seats.map((seat) => seat.factor),
          },
        }
      : {}),
    ...(time === 'days' ? { days_per_move: days } : {}),
  };
}

function seatsOf(plan: Plan): SeatPlan[] {
  return plan.seats.slice(0, plan.numPlayers);
}
