// Phrases for the things on the table, from the catalogs of words/. A screen reader and a typed
// question get the same words.

import { COLOR_KEYS, COLORS, type Color, count, wallColor } from '../notation/colors';
import type { Source } from '../notation/moves';
import type { PlayerBoard, Position } from '../notation/position';
import { voice } from '../voice/speech.svelte';
import { floorCosts } from '../wire/floor-costs.svelte';
import { type Phrase, phrase } from '../wire/messages';

export const colorPhrase = (color: Color): Phrase => phrase('color', { color: COLOR_KEYS[color] });

export const tilesPhrase = (color: Color, count: number): Phrase =>
  phrase('tiles', { color: COLOR_KEYS[color], count });

/** The colors of a set with their counts, or that there are none. */
function tileSet(tiles: readonly Color[]): Phrase {
  const counts = count(tiles);
  return listed(
    COLORS.flatMap((color, index) => (counts[index] ? [tilesPhrase(color, counts[index])] : [])),
  );
}

/** A tile by its color, or the starting player marker. */
export const thingPhrase = (thing: Color | 'M'): Phrase =>
  thing === 'M' ? phrase('marker') : colorPhrase(thing);

/** A list in words. */
export function listed(items: readonly Phrase[]): Phrase {
  const [first, ...rest] = items;
  if (!first) return phrase('no-tiles');
  if (rest.length === 0) return phrase('list-one', { only: first });
  if (rest.length === 1) return phrase('list-two', { first, last: rest[0]! });
  return phrase('list-more', { first, rest: listed(rest) });
}

/** A sentence without its full stop, as a label. */
export const named = (phrase: Phrase): string =>
  voice().text(phrase.id, phrase.args).replace(/\.$/, '');

export function colorName(color: Color): string {
  return named(phrase('color-first', { color: COLOR_KEYS[color] }));
}

/** "Factory 3: 2 red" */
export function offerName(source: Source, color: Color, count: number, hasMarker: boolean): string {
  const tiles = tilesPhrase(color, count);
  return named(
    source === null
      ? phrase('center', { empty: 'no', marker: hasMarker ? 'yes' : 'no', tiles })
      : phrase('factory', { factory: source + 1, tiles }),
  );
}

/** Every factory that holds tiles: "Factory 1: 2 blue and 2 red." */
export function factoryPhrases(position: Position): Phrase[] {
  const filled = position.factories.flatMap((tiles, index) =>
    tiles.length ? [phrase('factory', { factory: index + 1, tiles: tileSet(tiles) })] : [],
  );
  return filled.length ? filled : [phrase('factories-empty')];
}

export function centerPhrase({ center, markerSeat }: Position): Phrase {
  const marker = markerSeat === null ? 'yes' : 'no';
  return phrase('center', { empty: center.length ? 'no' : 'yes', marker, tiles: tileSet(center) });
}

/** "Line 4: 2 of 4 red, needs 2" */
export function patternLinePhrase(board: PlayerBoard, row: number): Phrase {
  const { color, count } = board.patternLines[row]!;
  const spaces = row + 1;
  if (color)
    return phrase('pattern-line-holds', {
      row: row + 1,
      count,
      spaces,
      color: colorPhrase(color),
      needs: spaces - count,
    });
  if (board.wall[row]!.every(Boolean)) return phrase('pattern-line-closed', { row: row + 1 });
  return phrase('pattern-line-empty', { row: row + 1, spaces });
}

/** "yellow, empty; would score 4 points", after "Row 2" and "Column 3", which the grid's headers say.
 * `points`: null where they aren't known. */
export function spaceName(
  position: Position,
  board: PlayerBoard,
  row: number,
  column: number,
  points: number | null,
): string {
  const held = board.wall[row]![column];
  if (held) return named(colorPhrase(held));
  if (position.side === 'gray')
    return named(points === null ? phrase('table-empty') : phrase('table-space-free', { points }));
  const color = colorPhrase(wallColor(row, column));
  return named(
    points === null
      ? phrase('table-space-awaits', { color })
      : phrase('table-space-open', { color, points }),
  );
}

export function wallRowPhrase(position: Position, board: PlayerBoard, row: number): Phrase {
  const spaces = board.wall[row]!;
  const tiles = spaces.flatMap((color, column) =>
    color ? [phrase('at-column', { color: colorPhrase(color), column: column + 1 })] : [],
  );
  const isGray = position.side === 'gray';
  const number = row + 1;
  if (tiles.length === spaces.length)
    return isGray
      ? phrase('row-complete-gray', { row: number, tiles: listed(tiles) })
      : phrase('row-complete', { row: number });
  if (isGray) {
    if (!tiles.length) return phrase('row-empty', { row: number });
    const missing = COLORS.filter((color) => !spaces.includes(color)).map(colorPhrase);
    return phrase('row-holds-gray', {
      row: number,
      tiles: listed(tiles),
      missing: listed(missing),
    });
  }
  const missing = listed(
    spaces.flatMap((held, column) =>
      held
        ? []
        : [phrase('open-at', { color: colorPhrase(wallColor(row, column)), number: column + 1 })],
    ),
  );
  return tiles.length
    ? phrase('row-holds', { row: number, tiles: listed(tiles), missing })
    : phrase('row-open', { row: number, missing });
}

export function floorPhrase(board: PlayerBoard): Phrase {
  const { floorLine } = board;
  if (!floorLine.length) return phrase('floor-empty');
  const things: Phrase[] = [];
  for (let index = 0; index < floorLine.length;) {
    const thing = floorLine[index]!;
    let end = index;
    while (floorLine[end] === thing) end++;
    things.push(thing === 'M' ? phrase('marker') : tilesPhrase(thing, end - index));
    index = end;
  }
  const cost = floorCost(floorLine.length);
  return phrase('floor', { things: listed(things), cost, count: floorLine.length });
}

/** What the first so many spaces of a floor line cost, as they are printed on the board. */
export function floorCost(count: number): number {
  return floorCosts()
    .slice(0, count)
    .reduce((sum, cost) => sum + cost, 0);
}
