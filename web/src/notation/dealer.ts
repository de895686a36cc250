// Dealer 1 of the notation: turns a secret seed into deals by SHA-256, so that anyone can check
// them.

import { COLORS, type Color } from './colors';
import type { Position } from './position';

const TILES_PER_FACTORY = 4;

/** Browsers offer SHA-256 only to pages from https or from this computer. */
export class NoDigestError extends Error {}

export class Dealer {
  private constructor(
    /** The SHA-256 of the seed in hexadecimal, which the server publishes before the game. */
    readonly commitment: string,
    readonly key: Uint8Array,
  ) {}

  /** `nonces` as in the record: in seat order, split by commas, empty without any. */
  static async of(seed: string, nonces: string): Promise<Dealer> {
    const bytes = parseHex(seed);
    if (bytes?.length !== 32) throw new RangeError(`a seed is 64 hexadecimal digits: ${seed}`);
    const key = await sha256(join(bytes, ascii(nonces)));
    return new Dealer(formatHex(await sha256(bytes)), key);
  }

  /** The deal that a position waits for, in notation. */
  async deal(position: Pick<Position, 'round' | 'factories' | 'bag' | 'lid'>): Promise<string> {
    let bag = [...position.bag];
    let lid = [...position.lid];
    let draw = 0;
    const factories: string[] = [];
    for (let index = 0; index < position.factories.length; index++) {
      const counts = [0, 0, 0, 0, 0];
      for (let tile = 0; tile < TILES_PER_FACTORY && total(bag) + total(lid) > 0; tile++) {
        // The lid goes into the bag only when a tile must be drawn.
        if (total(bag) === 0) [bag, lid] = [lid, bag];
        const color = colorAt(bag, await this.#numberBelow(total(bag), position.round, draw++));
        bag[color]!--;
        counts[color]!++;
      }
      factories.push(formatTiles(counts));
    }
    return `deal:${factories.join('/')}`;
  }

  /** A uniform number from 0 to limit - 1. Rejects numbers of the incomplete last stretch. */
  async #numberBelow(limit: number, round: number, draw: number): Promise<number> {
    const size = BigInt(limit);
    const end = (2n ** 64n / size) * size;
    for (let attempt = 0; ; attempt++) {
      const digest = await sha256(join(this.key, ascii(`${round}:${draw}:${attempt}`)));
      const number = new DataView(digest.buffer).getBigUint64(0);
      if (number < end) return Number(number % size);
    }
  }
}

/** The tiles of a deal, counted by color. */
export function dealtTiles(deal: string): number[] {
  return COLORS.map((color) => deal.slice('deal:'.length).split(color).length - 1);
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (!globalThis.crypto?.subtle) throw new NoDigestError();
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
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

function join(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function parseHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g)!, (byte) => parseInt(byte, 16));
}

function formatHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
