// Moves as text: source, color, destination.

import { type Color, isColor } from './colors';

/** A factory from 0, or null for the center. */
export type Source = number | null;
/** A pattern line from 0, or null for the floor line. */
export type Destination = number | null;

export interface Move {
  source: Source;
  color: Color;
  destination: Destination;
}

/** Source and color: the first half of a move. */
export function formatTiles(source: Source, color: Color): string {
  return `${source === null ? 'C' : source + 1}${color}`;
}

export function formatMove({ source, color, destination }: Move): string {
  return `${formatTiles(source, color)}${destination === null ? 0 : destination + 1}`;
}

export function parseMove(text: string): Move | null {
  const [source, color, destination] = text;
  if (
    text.length !== 3 ||
    !isColor(color!) ||
    !/[C1-9]/.test(source!) ||
    !/[0-5]/.test(destination!)
  )
    return null;
  return {
    source: source === 'C' ? null : Number(source) - 1,
    color,
    destination: destination === '0' ? null : Number(destination) - 1,
  };
}

/** A column of the gray side: the tile of a pattern line goes to a column, both from 0. */
export function formatColumn(row: number, column: number): string {
  return `T${row + 1}${column + 1}`;
}
