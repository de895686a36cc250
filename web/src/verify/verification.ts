// Checks that a game's deals follow from its seed, from the record alone, without trust in the
// server. It tracks the bag from deal to deal; the lid holds what is neither in the bag nor on a
// board.

import { Dealer, dealtTiles } from '../notation/dealer';
import type { Position } from '../notation/position';
import { parseTags } from '../notation/record';
import { NotFollowedError, followDeals, startOf } from './record-deals';

const TILES_OF_A_COLOR = 20;

export interface DealCheck {
  round: number;
  /** As in the record. */
  dealt: string;
  /** The deal that seed and nonces give. */
  expected: string;
  isRight: boolean;
}

export interface Verification {
  seed: string;
  nonces: string[];
  /** The hash that was published before the game. */
  commitment: string;
  /** The hash of the seed, as the dealer computes it. */
  computed: string;
  isCommitted: boolean;
  /** The starting seats; null where the record says nothing of a lot. */
  lot: { start: number; expected: number; isRight: boolean } | null;
  deals: DealCheck[];
  /** Whether commitment, lot and all deals are right. */
  isRight: boolean;
}

/** Why a record can't be checked; the reason is part of a message id. */
export class NotVerifiableError extends Error {
  constructor(
    readonly reason: 'no-seed' | 'no-commitment' | 'other-dealer' | 'bad-seed' | 'bad-record',
  ) {
    super(reason);
  }
}

export async function verify(record: string): Promise<Verification> {
  const tags = parseTags(record);
  const [seed, commitment] = [tags.get('Seed'), tags.get('Commit')];
  if (!seed) throw new NotVerifiableError('no-seed');
  if (!commitment) throw new NotVerifiableError('no-commitment');
  const version = tags.get('Dealer');
  if (version !== '1' && version !== '2') throw new NotVerifiableError('other-dealer');
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new NotVerifiableError('bad-seed');
  const nonces = tags.get('Nonces') ?? '';
  const dealer = Dealer.of(version === '1' ? 1 : 2, seed, nonces);
  const { deals, lot } = checked(dealer, record, tags);
  const isCommitted = dealer.commitment === commitment;
  return {
    seed,
    nonces: nonces ? nonces.split(',') : [],
    commitment,
    computed: dealer.commitment,
    isCommitted,
    lot,
    deals,
    isRight: isCommitted && (lot?.isRight ?? true) && deals.every((deal) => deal.isRight),
  };
}

function checked(dealer: Dealer, record: string, tags: ReadonlyMap<string, string>) {
  try {
    const start = startOf(tags);
    return { deals: checkDeals(dealer, record, start), lot: checkLot(dealer, start, tags) };
  } catch (error) {
    throw error instanceof NotFollowedError ? new NotVerifiableError('bad-record') : error;
  }
}

/** Dealer 1 draws no lot. */
function checkLot(
  dealer: Dealer,
  { startingSeat: start, boards }: Position,
  tags: ReadonlyMap<string, string>,
): Verification['lot'] {
  if (tags.get('StartBy') !== 'lot') return null;
  if (tags.get('Dealer') === '1') throw new NotFollowedError('StartBy');
  const expected = dealer.lot(boards.length);
  return { start, expected, isRight: start === expected };
}

function checkDeals(dealer: Dealer, record: string, start: Position): DealCheck[] {
  const checks: DealCheck[] = [];
  let { bag } = start;
  for (const { round, text, numFactories, onBoards } of followDeals(record, start)) {
    const lid = onBoards.map((count, color) => TILES_OF_A_COLOR - bag[color]! - count);
    const factories: Position['factories'] = Array.from({ length: numFactories }, () => []);
    const expected = dealer.deal({ round, factories, bag, lid });
    checks.push({ round, dealt: text, expected, isRight: expected === text });
    bag = afterDeal(bag, lid, dealtTiles(text));
    // More tiles of a color than there are: not a deal.
    if ([...bag, ...lid].some((count) => count < 0)) throw new NotFollowedError(text);
  }
  return checks;
}

/** Refills the bag from the lid where the bag has too few. */
function afterDeal(bag: readonly number[], lid: readonly number[], dealt: readonly number[]) {
  const isPoured = total(dealt) > total(bag);
  return bag.map((count, index) => count + (isPoured ? lid[index]! : 0) - dealt[index]!);
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
