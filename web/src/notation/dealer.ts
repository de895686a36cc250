// Dealers 1 and 2 of the notation: turn a secret seed into deals by SHA-256, so that anyone can check
// them.

import { COLORS, type Color } from './colors';
import type { Position } from './position';
import { ascii, formatHex, hmacSha256, joined, parseHex, sha256 } from './sha256';

const TILES_PER_FACTORY = 4;

export class Dealer {
  private constructor(
    /** The hash of the seed in hexadecimal, which the server publishes before the game. */
    readonly commitment: string,
    /** Hashes the text of a draw with the key. */
    readonly hash: (text: string) => Uint8Array,
  ) {}

  /** `nonces` as in the record: in seat order, split by commas, empty without any. */
  static of(version: 1 | 2, seed: string, nonces: string): Dealer {
    const bytes = parseHex(seed);
    if (bytes?.length !== 32) throw new RangeError(`a seed is 64 hexadecimal digits: ${seed}`);
    if (version === 1) {
      const key = sha256(joined(bytes, ascii(nonces)));
      const hash = (text: string) => sha256(joined(key, ascii(text)));
      return new Dealer(formatHex(sha256(bytes)), hash);
    }
    const key = hmacSha256(bytes, ascii(`azulejos:2:deals:${nonces}`));
    const commitment = formatHex(sha256(joined(ascii('azulejos:2:commit:'), bytes)));
    return new Dealer(commitment, (text) => hmacSha256(key, ascii(text)));
  }

  /** Dealer 2: the starting seat, drawn by lot. Rounds count from 1, so no deal shares the draw. */
  lot(numPlayers: number): number {
    return this.#numberBelow(numPlayers, 0, 0);
  }

  /** The deal that a position waits for, in notation. */
  deal(position: Pick<Position, 'round' | 'factories' | 'bag' | 'lid'>): string {
    let bag = [...position.bag];
    let lid = [...position.lid];
    let draw = 0;
    const factories: string[] = [];
    for (let index = 0; index < position.factories.length; index++) {
      const counts = [0, 0, 0, 0, 0];
      for (let tile = 0; tile < TILES_PER_FACTORY && total(bag) + total(lid) > 0; tile++) {
        // The lid goes into the bag only when a tile must be drawn.
        if (total(bag) === 0) [bag, lid] = [lid, bag];
        const color = colorAt(bag, this.#numberBelow(total(bag), position.round, draw++));
        bag[color]!--;
        counts[color]!++;
      }
      factories.push(formatTiles(counts));
    }
    return `deal:${factories.join('/')}`;
  }

  /** A uniform number from 0 to limit - 1. Rejects numbers of the incomplete last stretch. */
  #numberBelow(limit: number, round: number, draw: number): number {
    const size = BigInt(limit);
    const end = (2n ** 64n / size) * size;
    for (let attempt = 0; ; attempt++) {
      const digest = this.hash(`${round}:${draw}:${attempt}`);
      const number = new DataView(digest.buffer).getBigUint64(0);
      if (number < end) return Number(number % size);
    }
  }
}

/** Dealer 2: the hash that a person publishes before the nonce itself. */
export function nonceCommitment(nonce: string): string {
  return formatHex(sha256(ascii(`azulejos:2:nonce:${nonce}`)));
}

/** The tiles of a deal, counted by color. */
export function dealtTiles(deal: string): number[] {
  return COLORS.map((color) => deal.slice('deal:'.length).split(color).length - 1);
}

function colorAt(bag: readonly number[], number: number): number {
  let left = number;
  for (const [color, count] of bag.entries()) {
    if (left < count) return color;
    left -= count;
  }
  throw new RangeError(`${number} of ${total(bag)} tiles`);
}

function formatTiles(counts: readonly number[]): string {
  return COLORS.map((color: Color, index) => color.repeat(counts[index]!)).join('') || '-';
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
