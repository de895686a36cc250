// Groups sentences into paragraphs as plain text does (terminal/speaker.py), except for the sums of
// the Wall-tiling.

import type { Phrase } from '../wire/messages';

/** Sentences that continue the paragraph, by id; below, by the start of the id. */
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
  'because-',
  'explain-line',
  'explain-floor-',
  'explain-leaves',
  'explain-round',
  'explain-bonuses',
  'explain-marker',
  'explain-ending',
  'why-alike',
  'why-as-good',
  'why-despite',
  'why-line',
  'why-floor-now',
  'why-leaves',
  'why-ending',
  'why-round',
  'why-floor-at-end',
  'why-bonuses',
  'why-marker',
];

/** People add up tile by tile, so each tile gets a paragraph. */
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
