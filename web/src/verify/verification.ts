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
  /** The SHA-256 of the seed. */
  computed: string;
  isCommitted: boolean;
  deals: DealCheck[];
  /** Whether commitment and all deals are right. */
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
  if (tags.get('Dealer') !== '1') throw new NotVerifiableError('other-dealer');
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new NotVerifiableError('bad-seed');
  const nonces = tags.get('Nonces') ?? '';
  const dealer = await Dealer.of(seed, nonces);
  const deals = await checkDeals(dealer, record, tags).catch((error: unknown) => {
    throw error instanceof NotFollowedError ? new NotVerifiableError('bad-record') : error;
  });
  const isCommitted = dealer.commitment === commitment;
  return {
    seed,
    nonces: nonces ? nonces.split(',') : [],
    commitment,
    computed: dealer.commitment,
    isCommitted,
    deals,
    isRight: isCommitted && deals.every((deal) => deal.isRight),
  };
}

async function checkDeals(
  dealer: Dealer,
  record: string,
  tags: ReadonlyMap<string, string>,
): Promise<DealCheck[]> {
  const checks: DealCheck[] = [];
  const start = startOf(tags);
  let { bag } = start;
  for (const { round, text, numFactories, onBoards } of followDeals(record, start)) {
    const lid = onBoards.map((count, color) => TILES_OF_A_COLOR - bag[color]! - count);
    const factories: Position['factories'] = Array.from({ length: numFactories }, () => []);
    const expected = await dealer.deal({ round, factories, bag, lid });
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
