// Every space of every wall in words, with what it would score. Loaded when somebody walks a board
// by keys, and kept until a wall changes.

import type { Position } from '../notation/position';
import { walls } from '../wire/api';
import type { Phrase } from '../wire/messages';
import { RefusedError } from '../wire/refusal';

export class WallPhrases {
  #said = $state.raw<{ of: string; spaces: Phrase[][] } | null>(null);
  #asked = '';

  constructor(
    readonly table: string,
    readonly position: () => Position | null,
  ) {}

  /** Row by row; null until the server answers. */
  of(seat: number): readonly Phrase[] | null {
    return this.#said?.of === this.#now() ? (this.#said.spaces[seat] ?? null) : null;
  }

  async ask(): Promise<void> {
    const now = this.#now();
    if (this.#asked === now) return;
    this.#asked = now;
    try {
      this.#said = { of: now, spaces: await walls(this.table) };
    } catch (error) {
      // Spaces fall back to a phrase without points, and the next focus asks again.
      if (!(error instanceof RefusedError)) throw error;
      this.#asked = '';
    }
  }

  #now(): string {
    return JSON.stringify(this.position()?.boards.map(({ wall }) => wall) ?? []);
  }
}
