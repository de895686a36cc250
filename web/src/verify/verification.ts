// Whether the deals of a game are those of its seed: all of it computed here, from the record alone,
// so that nobody need trust the server. What lies in the bag is followed from deal to deal; what comes
// back from the lid is what is neither in the bag nor on a board.

import { Dealer, dealtTiles } from '../notation/dealer';
import type { Position } from '../notation/position';
import { parseTags } from '../notation/record';
import { NotFollowedError, followDeals, startOf } from './record-deals';

const TILES_OF_A_COLOR = 20;

export interface DealCheck {
  round: number;
  /** As it is in the record. */
  dealt: string;
  /** What seed and nonces give. */
  expected: string;
  isRight: boolean;
}

export interface Verification {
  seed: string;
  nonces: string[];
  /** What was made public before the game. */
  commitment: string;
  /** The SHA-256 of the seed. */
  computed: string;
  isCommitted: boolean;
  deals: DealCheck[];
  /** Everything is as it was promised. */
  isRight: boolean;
}

/** Why there is nothing to check: the reason is part of a message. */
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
    // More of a color than there was: no deal at all.
    if ([...bag, ...lid].some((count) => count < 0)) throw new NotFollowedError(text);
  }
  return checks;
}

/** The lid was poured into the bag where the bag alone had too few. */
function afterDeal(bag: readonly number[], lid: readonly number[], dealt: readonly number[]) {
  const isPoured = total(dealt) > total(bag);
  return bag.map((count, index) => count + (isPoured ? lid[index]! : 0) - dealt[index]!);
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
