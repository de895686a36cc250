// Parses position codes to draw them. Only the server knows which positions are legal.

import { type Color, isColor } from './colors';

export interface PatternLine {
  color: Color | null;
  count: number;
}

export interface PlayerBoard {
  score: number;
  /** From the top: the first has one space, the last five. */
  patternLines: PatternLine[];
  /** Five rows of five; null where the space is empty. */
  wall: (Color | null)[][];
  /** From left to right; M is the starting player marker. */
  floorLine: (Color | 'M')[];
}

export type Phase = 'deal' | 'offer' | 'tiling' | 'over';

export interface Position {
  side: 'colored' | 'gray';
  /** What a vertical line is worth: 7, or 5 in the tactile edition. */
  verticalLineBonus: number;
  round: number;
  phase: Phase;
  /** Whose turn it is, from 0. */
  seat: number;
  startingSeat: number;
  /** The seat that has the marker; null while it is unclaimed. */
  markerSeat: number | null;
  factories: Color[][];
  center: Color[];
  bag: number[];
  lid: number[];
  boards: PlayerBoard[];
}

export class PositionError extends Error {}

const PHASES: Record<string, Phase> = { D: 'deal', O: 'offer', T: 'tiling', X: 'over' };

export function parsePosition(code: string): Position {
  const [rules, round, phase, start, marker, factories, center, bag, lid, ...boards] =
    code.split(' ');
  const [side, bonus] = (rules ?? '').split(':');
  if ((side !== 'colored' && side !== 'gray') || !lid || boards.length < 2)
    throw new PositionError(code);
  const named = PHASES[phase?.[0] ?? ''];
  if (!named) throw new PositionError(code);
  return {
    side,
    verticalLineBonus: bonus ? Number(bonus) : 7,
    round: Number(round),
    phase: named,
    seat: Number(phase!.slice(1)) - 1,
    startingSeat: Number(start) - 1,
    markerSeat: marker === 'C' ? null : Number(marker) - 1,
    factories: factories!.split('/').map(parseTiles),
    center: parseTiles(center!),
    bag: bag!.split(',').map(Number),
    lid: lid.split(',').map(Number),
    boards: boards.map(parseBoard),
  };
}

function parseBoard(text: string): PlayerBoard {
  const [score, lines, wall, floor] = text.split(':');
  if (!lines || !wall || !floor) throw new PositionError(text);
  return {
    score: Number(score),
    patternLines: lines.split('/').map((line) => {
      const tiles = parseTiles(line);
      return { color: tiles[0] ?? null, count: tiles.length };
    }),
    wall: wall.split('/').map((row) => [...row].map((letter) => parseSpace(letter))),
    floorLine: floor === '-' ? [] : [...floor].map((l) => (l === 'M' ? 'M' : parseTile(l))),
  };
}

function parseSpace(letter: string): Color | null {
  return letter === '.' ? null : parseTile(letter);
}

function parseTiles(text: string): Color[] {
  return text === '-' ? [] : [...text].map(parseTile);
}

function parseTile(letter: string): Color {
  if (!isColor(letter)) throw new PositionError(letter);
  return letter;
}
