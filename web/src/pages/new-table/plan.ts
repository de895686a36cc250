// The plan of a new table: filled in on the form, stored in this browser, sent to the server.

import { keep, recall } from '../../settings/browser-storage';
import { LANGUAGES, type Language } from '../../voice/languages';
import type { Length } from '../../voice/voice';
import type { NewTable } from '../../wire/messages';

export const KINDS = ['computer', 'friends', 'screen'] as const;
export type Kind = (typeof KINDS)[number];

export interface SeatPlan {
  isComputer: boolean;
  level: number;
  /** On one screen everybody has their own name, language and length of speech. */
  name: string;
  language: Language | null;
  length: Length | null;
  /** The factor on this seat's clock time; null for no clock. */
  factor: number | null;
}

export interface Plan {
  numPlayers: number;
  /** Always four; the first `numPlayers` count. */
  seats: SeatPlan[];
  side: 'colored' | 'gray';
  /** The tactile edition, where a vertical line scores 5 points. */
  isTactile: boolean;
  /** Null to draw it at random. */
  startingSeat: number | null;
  time: 'none' | 'clock' | 'days';
  minutes: number;
  increment: number;
  days: number;
  /** Seconds that the deal waits for a confirmation; null to wait forever. */
  dealSeconds: number | null;
  /** Whether several people on their own screens can ask for hints. */
  hasHints: boolean;
}

export type Plans = Record<Kind, Plan>;

const KEY = 'azulejos.new-table';
/** As in the terminal: a fair game for a newcomer. */
const DEFAULT_LEVEL = 3;

export function defaultPlan(kind: Kind): Plan {
  return {
    numPlayers: 2,
    seats: [0, 1, 2, 3].map((seat) => ({
      isComputer: kind === 'computer' && seat > 0,
      level: DEFAULT_LEVEL,
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
    hasHints: false,
  };
}

export function loadPlans(): Plans {
  const kept = (recall(KEY) ?? {}) as Partial<Plans>;
  return Object.fromEntries(KINDS.map((kind) => [kind, completed(kind, kept[kind])])) as Plans;
}

/** Stores the plan of a new table beside the plans of the other kinds. */
export function keepPlan(kind: Kind, plan: Plan): void {
  keep(KEY, { ...loadPlans(), [kind]: plan });
}

/** Carries the table's own options over to another kind of opponents. */
export function carryOver({ numPlayers, side, isTactile }: Plan, to: Plan): Plan {
  return { ...to, numPlayers, side, isTactile };
}

/** A stored plan, completed with fields that an older version lacks. */
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

/** The seats that this browser takes. */
export function ownSeats(kind: Kind, plan: Plan): number[] {
  if (kind !== 'screen') return [0];
  return seatsOf(plan).flatMap((seat, index) => (seat.isComputer ? [] : [index]));
}

/** Whether several people play, each on their own screen: only then hints are a choice. */
export function isBetweenPeople(kind: Kind, plan: Plan): boolean {
  return kind === 'friends' && seatsOf(plan).some((seat, index) => !seat.isComputer && index > 0);
}

export function toNewTable(kind: Kind, plan: Plan): NewTable {
  const seats = seatsOf(plan);
  const { time, minutes, increment, days } = plan;
  const starting = plan.startingSeat;
  return {
    // The first seat belongs to the table's creator.
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
    ...(isBetweenPeople(kind, plan) ? { has_hints: plan.hasHints } : {}),
  };
}

function seatsOf(plan: Plan): SeatPlan[] {
  return plan.seats.slice(0, plan.numPlayers);
}
