// A move in the making: tiles are chosen, then a line, then perhaps it is confirmed. On the gray
// side, columns. Clicks, drags, keys and the action bar all go through here.

import { type Color } from '../notation/colors';
import {
  type Destination,
  type Source,
  formatColumn,
  formatMove,
  formatTiles,
} from '../notation/moves';
import { settings } from '../settings/settings.svelte';
import { RefusedError } from '../wire/api';
import type { Choice, Phrase } from '../wire/messages';
import type { TableSession } from '../wire/table.svelte';

export interface Tiles {
  source: Source;
  color: Color;
}

export class Choosing {
  /** The tiles that are chosen; null before. */
  tiles = $state.raw<Tiles | null>(null);
  /** The line that waits for a confirmation. */
  pending = $state.raw<{ destination: Destination } | null>(null);
  /** What each line would bring, or why it does not take the tiles; empty until they are here. */
  choices = $state.raw<Choice[]>([]);
  /** Why the last try was refused. */
  refusal = $state.raw<Phrase[] | null>(null);
  isSending = $state(false);

  constructor(readonly session: TableSession) {}

  get canChoose(): boolean {
    return this.session.turn !== null && this.session.position?.phase === 'offer';
  }

  /** Chooses tiles, and asks what each line would bring. */
  async select(tiles: Tiles): Promise<void> {
    this.pending = null;
    this.refusal = null;
    if (!this.canChoose) return;
    this.tiles = tiles;
    this.choices = [];
    try {
      const choices = await this.session.options(formatTiles(tiles.source, tiles.color));
      if (this.tiles === tiles) this.choices = choices;
    } catch (error) {
      this.#refused(error);
    }
  }

  clear(): void {
    this.tiles = null;
    this.pending = null;
    this.choices = [];
    this.refusal = null;
  }

  choice(destination: Destination): Choice | null {
    const tiles = this.tiles;
    if (!tiles) return null;
    const move = formatMove({ ...tiles, destination });
    return this.choices.find((choice) => choice.move === move) ?? null;
  }

  /** Plays the chosen tiles to a line, after a confirmation where one is wanted. */
  async place(destination: Destination): Promise<void> {
    const tiles = this.tiles;
    if (!tiles || this.isSending) return;
    const choice = this.choice(destination);
    if (choice && !choice.is_legal) {
      this.refusal = choice.speech;
      return;
    }
    if (settings.isConfirming && this.pending?.destination !== destination) {
      this.pending = { destination };
      return;
    }
    await this.#send({ type: 'move', move: formatMove({ ...tiles, destination }) });
  }

  /** Gray side: chooses a column for a pattern line; the last one sends them all. */
  async chooseColumn(row: number, column: number): Promise<void> {
    const { session } = this;
    const columns = [...session.columns, formatColumn(row, column)];
    session.columns = columns;
    const more = await session.options(null).catch(() => []);
    if (more.length === 0) await this.#send({ type: 'columns', moves: columns });
  }

  async #send(request: Parameters<TableSession['ask']>[0]): Promise<void> {
    this.isSending = true;
    try {
      await this.session.ask(request);
      this.clear();
    } catch (error) {
      this.#refused(error);
    } finally {
      this.isSending = false;
    }
  }

  #refused(error: unknown): void {
    if (!(error instanceof RefusedError)) throw error;
    this.refusal = error.speech.length ? error.speech : [{ id: `refused-${error.code}`, args: {} }];
  }
}
