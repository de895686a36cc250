// A roving tabindex for a grid: one tab stop, and arrow keys between the cells, which have their
// place in `data-row` and `data-column`. At an edge the focus stays, with a sound and a message.

import { announcer } from '../shell/announcer.svelte';
import { sound } from '../sound/sound';
import { t, voice } from '../voice/speech.svelte';

export interface Roving {
  /** The cell with the tab stop. The region remembers it across redraws. */
  current: { row: number; column: number };
  onEdge: () => void;
}

const STEPS: Record<string, [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface Place {
  row: number;
  column: number;
}

/** The cell that a key leads to; null at an edge. Rows may have holes: left and right lead to the
 * next cell in the row, up and down to the nearest cell of the next row that has any. */
export function next(from: Place, key: string, cells: readonly Place[]): Place | null {
  const inRow = cells.filter(({ row }) => row === from.row).sort((a, b) => a.column - b.column);
  if (key === 'Home') return inRow[0] ?? null;
  if (key === 'End') return inRow.at(-1) ?? null;
  const step = STEPS[key];
  if (!step) return null;
  const [down, right] = step;
  if (right) {
    const ahead = inRow.filter(({ column }) => (column - from.column) * right > 0);
    return (right > 0 ? ahead[0] : ahead.at(-1)) ?? null;
  }
  const ahead = cells.filter(({ row }) => (row - from.row) * down > 0);
  const distance = Math.min(...ahead.map(({ row }) => Math.abs(row - from.row)));
  const near = ahead.filter(({ row }) => Math.abs(row - from.row) === distance);
  return nearest(from, near);
}

export function nearest(to: Place, cells: readonly Place[]): Place | null {
  const far = ({ row, column }: Place) =>
    Math.abs(row - to.row) * 100 + Math.abs(column - to.column);
  return cells.reduce<Place | null>(
    (best, cell) => (best === null || far(cell) < far(best) ? cell : best),
    null,
  );
}

export const isStep = (key: string): boolean => key in STEPS || key === 'Home' || key === 'End';

function cellsOf(region: Element): HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>('[data-row]')];
}

function placeOf(cell: HTMLElement): Place {
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
}

/** Handles a key in the region; returns whether it was an arrow, Home or End. */
export function walk(event: KeyboardEvent, roving: Roving): boolean {
  const region = event.currentTarget as HTMLElement;
  if (!isStep(event.key) || event.altKey || event.ctrlKey || event.metaKey) return false;
  event.preventDefault();
  const places = cellsOf(region).map(placeOf);
  // A key on the region itself enters it.
  const isInside = (event.target as HTMLElement).closest('[data-row]');
  const place = isInside
    ? next(roving.current, event.key, places)
    : nearest(roving.current, places);
  if (!place) {
    // A held key announces the edge once.
    if (!event.repeat) roving.onEdge();
  } else {
    roving.current = place;
    cellAt(region, place)?.focus();
  }
  return true;
}

/** Makes the focused cell the current one. */
export function follow(event: FocusEvent, roving: Roving): void {
  const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
  if (cell) roving.current = placeOf(cell);
}

export function cellAt(region: Element, place: Place): HTMLElement | null {
  return region.querySelector(`[data-row="${place.row}"][data-column="${place.column}"]`);
}

/** A sound at the edge of a grid, and words for those who have the sound off. */
export function announceEdge(): void {
  sound('edge');
  announcer.polite(t('edge'), voice().language);
}
