// One tab stop for a whole region: the arrow keys walk through its cells, which say where they are
// in `data-row` and `data-column`. At an edge they stay, which is heard and said.

import { announcer } from '../shell/announcer.svelte';
import { sound } from '../sound/sound';
import { t, voice } from '../voice/speech.svelte';

export interface Roving {
  /** Which cell the tab key leads to: remembered by the region, so that a redraw keeps it. */
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

/** The cell that a key leads to from a place, or null at an edge. Rows and columns may have holes:
 * sideways the next in the row, up and down the nearest of the next row that has any. */
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

/** Handles a key in the region; whether it was one of ours. */
export function walk(event: KeyboardEvent, roving: Roving): boolean {
  const region = event.currentTarget as HTMLElement;
  if (!isStep(event.key) || event.altKey || event.ctrlKey || event.metaKey) return false;
  event.preventDefault();
  const places = cellsOf(region).map(placeOf);
  // From the region itself, a key leads in.
  const isInside = (event.target as HTMLElement).closest('[data-row]');
  const place = isInside
    ? next(roving.current, event.key, places)
    : nearest(roving.current, places);
  if (!place) {
    // A key that is held down says it once.
    if (!event.repeat) roving.onEdge();
  } else {
    roving.current = place;
    cellAt(region, place)?.focus();
  }
  return true;
}

/** The place that was clicked or tabbed to is the current one. */
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
