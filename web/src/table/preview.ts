// What a move would do, in a few words beside the board. The server's whole answer is heard by those
// who listen.

import type { PlayerBoard } from '../notation/position';
import { type Choice, type Phrase, phrase } from '../wire/messages';
import type { Tiles } from './move-selection.svelte';
import { tilesPhrase } from './phrases';

/** Sentences of the server's answer that have no short form. */
const WHOLE = new Set(['preview-would-fall', 'preview-ends-game']);

/** Why a line refuses the tiles, or what they do there. */
export function previewSpeech(choice: Choice, { color }: Tiles, board: PlayerBoard): Phrase[] {
  const { outcome, speech } = choice;
  if (!outcome) return speech;
  const { placed, fallen, completes, points, floor_penalty, takes_marker } = outcome;
  const tiles = (count: number) => tilesPhrase(color, count);
  const row = Number(choice.move.at(-1)) - 1;
  const said: Phrase[] = [];
  if (completes)
    said.push(phrase('would-fill', { tiles: tiles(placed), count: placed, row: row + 1 }));
  else if (placed) {
    const needs = row + 1 - board.patternLines[row]!.count - placed;
    said.push(phrase('would-place', { tiles: tiles(placed), row: row + 1, needs }));
  } else said.push(phrase('would-fall', { tiles: tiles(fallen), count: fallen }));
  if (points !== null) said.push(phrase('would-score', { points }));
  if (floor_penalty) said.push(phrase('would-cost', { points: -floor_penalty }));
  if (takes_marker) said.push(phrase('would-start'));
  return [...said, ...speech.filter(({ id }) => WHOLE.has(id))];
}
