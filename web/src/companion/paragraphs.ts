// Sentences by the line that they are said on, as in plain text (terminal/speaker.py), but for
// the sums of the Wall-tiling.

import type { Phrase } from '../wire/messages';

/** Sentences that belong to the one before, and how the names of others start. */
export const GOES_ON = [
  'moved-to-center',
  'marker-taken',
  'pattern-line-complete',
  'tiles-fell',
  'for-example',
  'columns-to-choose',
  'wall-tiled-next',
  'how-to-get-help',
];
export const GOES_ON_KINDS = [
  'preview',
  'turn-',
  'unclear-',
  'level-character-',
  'companion-then-',
];

/** A sum is done tile by tile at the table: each has a line of its own here. */
const OWN_LINES = ['companion-then-tile', 'companion-then-floor'];

export function paragraphs(speech: readonly Phrase[]): Phrase[][] {
  const all: Phrase[][] = [];
  for (const phrase of speech) {
    const goesOn =
      GOES_ON.includes(phrase.id) || GOES_ON_KINDS.some((kind) => phrase.id.startsWith(kind));
    if (goesOn && all.length && !OWN_LINES.includes(phrase.id)) all.at(-1)!.push(phrase);
    else all.push([phrase]);
  }
  return all;
}
