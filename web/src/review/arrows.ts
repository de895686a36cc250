// Where a move begins and ends on the drawn table, and the arrow between.

import { spotOf } from '../motion/choreography';
import { parseMove } from '../notation/moves';

export interface Point {
  x: number;
  y: number;
}

/** What a move takes and where it goes, as CSS selectors; null for text that is no move. */
export function endsOf(move: string, seat: number): { from: string; to: string } | null {
  const line = (row: number | 'floor') => `[data-destination="${row}"] .space`;
  const [, row, column] = /^T([1-5])([1-5])$/.exec(move) ?? [];
  if (row && column)
    return {
      from: line(Number(row) - 1),
      to: `[data-spot="${spotOf.wall(seat, Number(row) - 1, Number(column) - 1)}"]`,
    };
  const parsed = parseMove(move);
  if (!parsed) return null;
  const { source, color, destination } = parsed;
  const from = source === null ? spotOf.center(color) : `f${source}${color}`;
  return {
    from: `[data-spot^="${from}"]:not([data-spot$="slot"])`,
    to: line(destination ?? 'floor'),
  };
}

const BEND = 0.12;
const HEAD = 13;

/** The path of an arrow, bent to one side or the other (1 or -1), and its head. */
export function arrow(from: Point, to: Point, side: number): { path: string; head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const over = {
    x: (from.x + to.x) / 2 - side * BEND * dy,
    y: (from.y + to.y) / 2 + side * BEND * dx,
  };
  const length = Math.hypot(to.x - over.x, to.y - over.y) || 1;
  const [ux, uy] = [(to.x - over.x) / length, (to.y - over.y) / length];
  const neck = { x: to.x - HEAD * ux, y: to.y - HEAD * uy };
  const corner = (turn: number) =>
    point(neck.x - turn * 0.55 * HEAD * uy, neck.y + turn * 0.55 * HEAD * ux);
  return {
    path: `M${point(from.x, from.y)}Q${point(over.x, over.y)} ${point(neck.x, neck.y)}`,
    head: `M${point(to.x, to.y)}L${corner(1)}L${corner(-1)}Z`,
  };
}

const point = (x: number, y: number) => `${x.toFixed(1)},${y.toFixed(1)}`;
