// Tracks the tiles of a record from deal to deal, so that checking the deals needs no trust in the
// server's replay. It knows only which tiles are taken, fit a line, go to a wall or to the lid; it
// does not check whether a move is legal.

import { COLORS, type Color, isColor } from '../notation/colors';
import { type Move, parseMove } from '../notation/moves';
import { type Position, PositionError, parsePosition } from '../notation/position';

/** The record's moves do not fit its tiles. */
export class NotFollowedError extends Error {}

export interface FollowedDeal {
  round: number;
  /** As in the record. */
  text: string;
  /** What the dealer needs: the number of factories, and of each color's tiles on the boards. */
  numFactories: number;
  onBoards: number[];
}

/** The deals of the first game in a record. */
export function* followDeals(record: string, start: Position): Generator<FollowedDeal> {
  const table = new Tiles(start);
  for (const { round, tokens } of rounds(record))
    for (const token of tokens)
      if (token.startsWith('deal:')) {
        table.endRound();
        const { numFactories, onBoards } = table;
        yield { round, text: token, numFactories, onBoards };
        table.deal(token);
      } else table.play(token);
}

/** The first position: the record's own, or the start of a game. */
export function startOf(tags: ReadonlyMap<string, string>): Position {
  const told = tags.get('Position');
  const seats = [...tags.keys()].filter((name) => /^Seat[1-4]$/.test(name)).length;
  const start = tags.get('Start') ?? '';
  if (!told && (seats < 2 || !/^[1-4]$/.test(start) || Number(start) > seats))
    throw new NotFollowedError('seats');
  const board = '0:-/-/-/-/-:...../...../...../...../.....:-';
  const factories = Array(2 * seats + 1)
    .fill('-')
    .join('/');
  const boards = Array(seats).fill(board).join(' ');
  const bag = '20,20,20,20,20 0,0,0,0,0';
  const code = `${tags.get('Rules')} 1 D${start} ${start} C ${factories} - ${bag} ${boards}`;
  try {
    return parsePosition(told ?? code);
  } catch (error) {
    if (error instanceof PositionError) throw new NotFollowedError('position');
    throw error;
  }
}

function rounds(record: string): { round: number; tokens: string[] }[] {
  const text = record.replace(/\{[^}]*\}/g, ' ');
  const moves = text.split(/\r?\n/).filter((line) => line.trim());
  const begin = moves.findIndex((line) => !line.startsWith('['));
  if (begin < 0) return [];
  const rest = moves.slice(begin);
  const next = rest.findIndex((line) => line.startsWith('['));
  const words = (next < 0 ? rest : rest.slice(0, next)).join(' ').trim().split(/\s+/);
  const found: { round: number; tokens: string[] }[] = [];
  for (const word of words)
    if (/^\d+\.$/.test(word)) found.push({ round: parseInt(word), tokens: [] });
    else if (!found.length) throw new NotFollowedError(word);
    else found.at(-1)!.tokens.push(word);
  return found;
}

class Tiles {
  #position: Position;
  #seat: number;

  constructor(start: Position) {
    this.#position = structuredClone(start);
    this.#seat = start.seat;
  }

  get numFactories(): number {
    return this.#position.factories.length;
  }

  get onBoards(): number[] {
    return COLORS.map((color) =>
      this.#position.boards
        .flatMap(({ patternLines, wall }) => [
          ...patternLines.map((line) => (line.color === color ? line.count : 0)),
          ...wall.flat().map((tile) => (tile === color ? 1 : 0)),
        ])
        .reduce((sum, count) => sum + count, 0),
    );
  }

  deal(token: string): void {
    const factories = token.slice('deal:'.length).split('/');
    if (factories.length !== this.numFactories) throw new NotFollowedError(token);
    this.#position.factories = factories.map((set) => {
      const tiles = set === '-' ? [] : [...set];
      if (!tiles.every(isColor) || tiles.length > 4) throw new NotFollowedError(token);
      return tiles as Color[];
    });
    this.#position.markerSeat = null;
    this.#seat = this.#position.startingSeat;
  }

  play(token: string): void {
    const move = parseMove(token);
    if (move) this.#take(move, token);
    else if (/^T[1-5][1-5]$/.test(token)) this.#tile(Number(token[1]) - 1, Number(token[2]) - 1);
    else throw new NotFollowedError(token);
  }

  /** Checks that no tile and no complete line is left. */
  endRound(): void {
    const { center, factories, markerSeat, startingSeat } = this.#position;
    if (center.length || factories.some((tiles) => tiles.length))
      throw new NotFollowedError('tiles are left');
    if (this.#openLine()) throw new NotFollowedError('a line is left');
    this.#position.startingSeat = markerSeat ?? startingSeat;
  }

  #take({ source, color, destination }: Move, token: string): void {
    const position = this.#position;
    const from = source === null ? position.center : position.factories[source];
    const count = from?.filter((tile) => tile === color).length ?? 0;
    if (!from || !count) throw new NotFollowedError(token);
    const rest = from.filter((tile) => tile !== color);
    if (source === null) {
      position.center = rest;
      position.markerSeat ??= this.#seat;
    } else {
      position.center.push(...rest);
      position.factories[source] = [];
    }
    // Tiles that don't fit fall, and reach the lid before the next deal.
    if (destination !== null) {
      const line = position.boards[this.#seat]!.patternLines[destination]!;
      if (line.count && line.color !== color) throw new NotFollowedError(token);
      line.color = color;
      line.count = Math.min(destination + 1, line.count + count);
    }
    this.#seat = (this.#seat + 1) % position.boards.length;
  }

  /** Gray side: moves a tile of the topmost complete line to a column, the others to the lid. */
  #tile(row: number, column: number): void {
    const open = this.#openLine();
    const isThere = open?.row === row && open.columns.includes(column);
    if (!isThere) throw new NotFollowedError(`T${row + 1}${column + 1}`);
    const { wall, patternLines } = this.#position.boards[open.seat]!;
    wall[row]![column] = patternLines[row]!.color;
    patternLines[row] = { color: null, count: 0 };
  }

  /** The first complete line that needs a column, in the order of the notation. Completes the lines
   * before it: tiles them on the colored side, drops them where no column takes them. */
  #openLine(): { seat: number; row: number; columns: number[] } | null {
    const { boards, startingSeat, side } = this.#position;
    for (let step = 0; step < boards.length; step++) {
      const seat = (startingSeat + step) % boards.length;
      const { patternLines, wall } = boards[seat]!;
      for (const [row, { color, count }] of patternLines.entries()) {
        if (count <= row) continue;
        if (side === 'gray') {
          const columns = [0, 1, 2, 3, 4].filter(
            (column) => !wall[row]![column] && !wall.some((each) => each[column] === color),
          );
          if (columns.length) return { seat, row, columns };
        } else wall[row]![(COLORS.indexOf(color!) + row) % 5] = color;
        patternLines[row] = { color: null, count: 0 };
      }
    }
    return null;
  }
}
