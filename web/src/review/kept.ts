// Reviews that this browser keeps, each under a hash of its record. When its storage is full, the
// oldest go first. Whatever can't be read is as if it were not there: the review is made again.

import { ascii, formatHex, sha256 } from '../notation/sha256';
import { say } from '../voice/speech.svelte';
import type { Reviewed } from '../wire/reviews';

const PREFIX = 'azulejos.review.';
/** What the version of a review begins with; any other is made again. */
const VERSION = '1 ';
/** Of all reviews: less than half of what browsers give a site, so that games and settings fit too. */
const MOST_CHARACTERS = 2_000_000;
const DATE = '2026-11-20T00:00:00.000Z'.length;

/** What a downloaded file holds. */
export interface ReviewFile {
  azulejos: 'review';
  record: string;
  reviewed: Reviewed;
}

export class BadFileError extends Error {}

const nameOf = (record: string) =>
  PREFIX + formatHex(sha256(ascii(encodeURIComponent(record)))).slice(0, 24);

/** The review of a record; null where none is kept. */
export function keptReview(record: string): Reviewed | null {
  try {
    const kept = localStorage.getItem(nameOf(record));
    if (kept === null) return null;
    const reviewed: unknown = JSON.parse(kept.slice(DATE));
    return isReviewed(reviewed) ? reviewed : null;
  } catch {
    return null;
  }
}

/** Keeps a review; false where the browser has no room for it, or keeps nothing. Then the others stay. */
export function keepReview(record: string, reviewed: Reviewed, now = new Date()): boolean {
  const name = nameOf(record);
  const text = now.toISOString() + JSON.stringify(reviewed);
  const others = dates().filter(([, other]) => other !== name);
  const removed: [string, string][] = [];
  const sizes = others.map(([, other]) => localStorage.getItem(other)!.length);
  let size = sizes.reduce((sum, each) => sum + each, text.length);
  for (;;) {
    if (size <= MOST_CHARACTERS && isKept(name, text)) return true;
    const oldest = others[removed.length];
    if (oldest === undefined) break;
    size -= sizes[removed.length]!;
    removed.push([oldest[1], localStorage.getItem(oldest[1])!]);
    localStorage.removeItem(oldest[1]);
  }
  for (const [other, kept] of removed) isKept(other, kept);
  return false;
}

function isKept(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** When each was kept, and its name; the oldest first. */
function dates(): [string, string][] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index)!)
      .filter((name) => name.startsWith(PREFIX))
      .map((name): [string, string] => [localStorage.getItem(name)!.slice(0, DATE), name])
      .sort();
  } catch {
    return [];
  }
}

export const formatFile = (record: string, reviewed: Reviewed): string =>
  JSON.stringify({ azulejos: 'review', record, reviewed } satisfies ReviewFile);

/** Whether a text means to be a file of a review; a record begins with its tags. */
export const isFile = (text: string): boolean => text.trimStart().startsWith('{');

/** Throws BadFileError for anything that `formatFile` did not write. */
export function parseFile(text: string): ReviewFile {
  let file: Partial<ReviewFile> | null;
  try {
    file = JSON.parse(text) as Partial<ReviewFile> | null;
  } catch (error) {
    throw new BadFileError('not JSON', { cause: error });
  }
  const { azulejos, record, reviewed } = file ?? {};
  if (azulejos !== 'review' || typeof record !== 'string' || !isReviewed(reviewed))
    throw new BadFileError('not a review');
  return { azulejos, record, reviewed };
}

/** Whether all that the page draws of it is there. */
function isReviewed(found: unknown): found is Reviewed {
  const reviewed = found as Partial<Reviewed> | null | undefined;
  const review = reviewed?.review;
  const lists = [reviewed?.names, reviewed?.moves, reviewed?.deals, reviewed?.persons];
  const told = [review?.moves, review?.deals, review?.seats, review?.start, review?.result];
  return (
    typeof reviewed?.version === 'string' &&
    reviewed.version.startsWith(VERSION) &&
    [...lists, ...told, review?.turning_points, reviewed.summary].every(Array.isArray) &&
    reviewed.moves!.length === review!.moves.length &&
    reviewed.deals!.length === review!.deals.length &&
    canBeSaid(reviewed as Reviewed)
  );
}

/** Whether the catalogs have all its phrases: another program may have made it. */
function canBeSaid({ summary, turning_points, moves, deals }: Reviewed): boolean {
  try {
    const told = moves.flatMap(({ verdict, facts, variations }) => [verdict, facts, variations]);
    return [summary, turning_points, deals, ...told].map(say).length > 0;
  } catch {
    return false;
  }
}
