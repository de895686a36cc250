// The move being chosen: tiles, then a line, then a confirmation where the settings want one. On
// the gray side, columns. Clicks, drags, keys and the action bar all use it.

import { type Color } from '../notation/colors';
import {
  type Destination,
  type Source,
  formatColumn,
  formatMove,
  formatTiles,
} from '../notation/moves';
import type { Position } from '../notation/position';
import { settings } from '../settings/settings.svelte';
import type { Choice, Entry, Phrase, Request } from '../wire/messages';
import type { TableSession } from '../wire/table.svelte';
import { refusalSpeech } from '../wire/refusal';

export interface Tiles {
  source: Source;
  color: Color;
}

/** A table that a move can be played at: a session or a lesson. */
export interface Playable {
  readonly position: Position | null;
  /** This browser's seat whose turn it is. */
  readonly turn: number | null;
  readonly own: number;
  columns: string[];
  options(tiles: string | null): Promise<Choice[]>;
  ask(request: Request): Promise<unknown>;
}

/** The log entry that each request leads to. */
const HAPPENED: Record<string, string> = { move: 'played', columns: 'columns-chosen' };

/** For components that draw any kind of table. */
export type AnySelection = MoveSelection<Playable>;

export class MoveSelection<S extends Playable = TableSession> {
  /** The chosen tiles. */
  tiles = $state.raw<Tiles | null>(null);
  /** The chosen line, while it waits for a confirmation. */
  pending = $state.raw<{ destination: Destination } | null>(null);
  /** Each line's outcome, or why it refuses the tiles; empty until the server answers. */
  choices = $state.raw<Choice[]>([]);
  /** Gray side: the outcome of each column for the current line. */
  columnChoices = $state.raw<Choice[]>([]);
  /** A hinted move, marked on the table. */
  hint = $state.raw<string | null>(null);
  /** The line whose outcome is shown: pointed at, focused, or under the dragged tiles. */
  pointed = $state.raw<{ destination: Destination } | null>(null);
  /** Why the last try was refused; a new array each time, so that it is announced again. */
  refusal = $state.raw<Phrase[] | null>(null);
  /** Called after a move from this page. */
  onplayed: () => void = () => {};
  /** The request under way, until its entry or its answer arrives. */
  #sent: { request: Request; seat: number } | null = null;

  /** The position and the turn that the selection is for. */
  #at: { position: Position | null; turn: number | null } | null = null;

  constructor(readonly session: S) {}

  get isSending(): boolean {
    return this.#sent !== null;
  }

  get canChoose(): boolean {
    return this.session.turn !== null && this.session.position?.phase === 'offer';
  }

  isChosen(source: Source, color: Color): boolean {
    return this.tiles?.source === source && this.tiles.color === color;
  }

  /** Chooses tiles and asks for each line's outcome. Returns whether they are still chosen. */
  async select(tiles: Tiles): Promise<boolean> {
    this.pending = null;
    this.refusal = null;
    if (!this.canChoose) {
      this.refuse([{ id: 'table-not-now', args: {} }]);
      return false;
    }
    this.tiles = tiles;
    this.choices = [];
    try {
      const choices = await this.session.options(formatTiles(tiles.source, tiles.color));
      if (this.tiles === tiles) this.choices = choices;
      return this.tiles === tiles;
    } catch (error) {
      this.refuse(refusalSpeech(error));
      return false;
    }
  }

  clear(): void {
    this.tiles = null;
    this.pending = null;
    this.choices = [];
    this.refusal = null;
  }

  /** Clears the selection after a change at the table. It stays where only something else has
   * happened: a takeback or a hint was asked for, somebody came or went. */
  refresh(): void {
    const { position, turn } = this.session;
    const isSame = this.#at?.position === position && this.#at.turn === turn;
    this.#at = { position, turn };
    if (!isSame) {
      if (!this.isSending) this.clear();
      this.hint = null;
    }
    if (this.session.position?.phase === 'tiling') void this.lookAtColumns();
    else this.columnChoices = [];
  }

  /** A move's entry may arrive before the answer to its request. It ends the request, so that a
   * late answer does not touch the next selection. */
  happened({ type, seat }: Entry): void {
    const sent = this.#sent;
    if (sent && seat === sent.seat && type === HAPPENED[sent.request.type]) this.#played();
  }

  choice(destination: Destination): Choice | null {
    const tiles = this.tiles;
    if (!tiles) return null;
    const move = formatMove({ ...tiles, destination });
    return this.choices.find((choice) => choice.move === move) ?? null;
  }

  /** The choice whose outcome is shown; a line that waits for a confirmation comes first. */
  get shown(): Choice | null {
    const line = this.pending ?? this.pointed;
    return line && this.choice(line.destination);
  }

  /** The legal destinations, the floor line last. */
  get accepting(): Destination[] {
    return [0, 1, 2, 3, 4, null].filter((line) => this.choice(line)?.is_legal);
  }

  /** Plays the chosen tiles to a line, after a confirmation where the settings want one. */
  async place(destination: Destination): Promise<void> {
    const tiles = this.tiles;
    if (this.isSending) return;
    if (!tiles)
      return this.refuse([
        { id: this.canChoose ? 'table-tiles-first' : 'table-not-now', args: {} },
      ]);
    const choice = this.choice(destination);
    if (choice && !choice.is_legal) return this.refuse(choice.speech);
    if (settings.isConfirming && this.pending?.destination !== destination) {
      this.pending = { destination };
      return;
    }
    await this.#send({ type: 'move', move: formatMove({ ...tiles, destination }) });
  }

  /** Gray side: asks for the columns of the next line that needs one. */
  async lookAtColumns(): Promise<void> {
    const { session } = this;
    const columns = session.columns;
    const choices = await session.options(null).catch(() => []);
    if (session.columns === columns) this.columnChoices = choices;
  }

  /** Gray side: the choice for a space of the wall, if it is open now. */
  columnChoice(row: number, column: number): Choice | null {
    const move = formatColumn(row, column);
    return this.columnChoices.find((choice) => choice.move === move) ?? null;
  }

  /** Gray side: chooses a line's column. The last line's choice sends them all. Choosing again for
   * a line drops the lines after it. */
  async chooseColumn(row: number, column: number): Promise<void> {
    const { session } = this;
    this.refusal = null;
    const choice = this.columnChoice(row, column);
    if (choice && !choice.is_legal) return this.refuse(choice.speech);
    const columns = [...this.columnsBefore(row), formatColumn(row, column)];
    session.columns = columns;
    await this.lookAtColumns();
    if (session.columns === columns && this.columnChoices.length === 0)
      await this.#send({ type: 'columns', moves: columns });
  }

  /** Gray side: drops the columns from this line on. */
  async reopenColumn(row: number): Promise<void> {
    this.session.columns = this.columnsBefore(row);
    await this.lookAtColumns();
  }

  columnsBefore(row: number): string[] {
    return this.session.columns.filter((move) => Number(move[1]) - 1 < row);
  }

  /** Gray side: the column chosen for a line so far. */
  chosenColumn(row: number): number | null {
    const move = this.session.columns.find((each) => Number(each[1]) - 1 === row);
    return move ? Number(move[2]) - 1 : null;
  }

  refuse(speech: Phrase[]): void {
    this.refusal = [...speech];
  }

  async #send(request: Request): Promise<void> {
    const sent = { request, seat: this.session.own };
    this.#sent = sent;
    try {
      await this.session.ask(request);
      if (this.#sent === sent) this.#played();
    } catch (error) {
      if (this.#sent === sent) this.#sent = null;
      this.refuse(refusalSpeech(error));
    }
  }

  #played(): void {
    this.#sent = null;
    this.clear();
    this.hint = null;
    this.onplayed();
  }
}
