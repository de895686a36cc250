// Whether the deals of a game are those of its seed: computed here, so that nobody need trust the
// server. What lies in the bag is followed from deal to deal. What comes back from the lid is what
// is neither in the bag nor on a board; the boards are the server's replay of the record.

import { Dealer, dealtTiles } from '../notation/dealer';
import { type Position, parsePosition } from '../notation/position';
import { COLORS } from '../notation/colors';
import { parseTags } from '../notation/record';
import type { Replay } from '../wire/replays';

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
  constructor(readonly reason: 'no-seed' | 'no-commitment' | 'other-dealer' | 'bad-seed') {
    super(reason);
  }
}

export async function verify(record: string, replay: Replay): Promise<Verification> {
  const tags = parseTags(record);
  const [seed, commitment] = [tags.get('Seed'), tags.get('Commit')];
  if (!seed) throw new NotVerifiableError('no-seed');
  if (!commitment) throw new NotVerifiableError('no-commitment');
  if (tags.get('Dealer') !== '1') throw new NotVerifiableError('other-dealer');
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new NotVerifiableError('bad-seed');
  const nonces = tags.get('Nonces') ?? '';
  const dealer = await Dealer.of(seed, nonces);
  const deals = await checkDeals(dealer, replay);
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

async function checkDeals(dealer: Dealer, replay: Replay): Promise<DealCheck[]> {
  const checks: DealCheck[] = [];
  let bag: number[] | null = null;
  for (const [index, step] of replay.steps.entries()) {
    if (step.kind !== 'deal') continue;
    const position = parsePosition(replay.steps[index - 1]?.position ?? replay.start);
    bag ??= position.bag;
    const lid = outside(bag, position);
    const expected = await dealer.deal({ ...position, bag, lid });
    checks.push({
      round: step.round,
      dealt: step.text,
      expected,
      isRight: expected === step.text,
    });
    bag = afterDeal(bag, lid, dealtTiles(step.text));
  }
  return checks;
}

/** The lid: the tiles that are neither in the bag nor on a board, while the factories are empty. */
function outside(bag: readonly number[], position: Position): number[] {
  return COLORS.map((color, index) => {
    const onBoards = position.boards.flatMap(({ patternLines, wall }) => [
      ...patternLines.map((line) => (line.color === color ? line.count : 0)),
      ...wall.flat().map((tile) => (tile === color ? 1 : 0)),
    ]);
    return onBoards.reduce((left, count) => left - count, TILES_OF_A_COLOR - bag[index]!);
  });
}

/** The lid was poured into the bag where the bag alone had too few. */
function afterDeal(bag: readonly number[], lid: readonly number[], dealt: readonly number[]) {
  const isPoured = total(dealt) > total(bag);
  return bag.map((count, index) => count + (isPoured ? lid[index]! : 0) - dealt[index]!);
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
