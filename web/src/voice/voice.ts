// Formats phrases in a language, at a length, with names or letters for colors: the twin of
// words/voice.py, with the same catalogs.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { COLORS, COLOR_KEYS, type Color } from '../notation/colors';
import type { Phrase } from '../wire/messages';
import type { Language } from './languages';

export type Length = 'terse' | 'normal' | 'full';
export type Letters = 'names' | 'letters' | 'tactile';
export type Arguments = Record<string, string | number | Phrase>;

/** A piece of a sentence, with the color that it names, if any. */
export interface Part {
  text: string;
  color: Color | null;
}

/** Markers around a color's name: private-use characters that no sentence has. */
const BEGIN = '\uE000';
const END = '\uE001';
const NAMED = new RegExp(`${BEGIN}(.)([^${END}]*)${END}`);

export class Voice {
  #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    catalogs: readonly string[],
    readonly length: Length = 'normal',
    readonly letters: Letters = 'names',
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of catalogs) this.add(text);
  }

  /** Adds a catalog, also to every voice made from this one by `with`. */
  add(catalog: string): void {
    this.#bundle.addResource(new FluentResource(catalog));
  }

  /** The same voice at another length, or with other letters. */
  with(length: Length, letters: Letters): Voice {
    const other = new Voice(this.language, [], length, letters);
    other.#bundle = this.#bundle;
    return other;
  }

  /** Formats sentences as one text. */
  say(speech: readonly Phrase[]): string {
    return this.#say(speech, false);
  }

  /** The same text, cut around names of colors. */
  parts(speech: readonly Phrase[]): Part[] {
    const pieces = this.#say(speech, true).split(NAMED);
    return pieces.flatMap((piece, index): Part[] => {
      if (index % 3 === 1) return [{ text: pieces[index + 1]!, color: piece as Color }];
      return index % 3 === 0 && piece ? [{ text: piece, color: null }] : [];
    });
  }

  /** Formats a message by its id. Tests ensure that none is missing. */
  text(id: string, args: Arguments = {}): string {
    return this.#text({ id, args }, false);
  }

  #say(speech: readonly Phrase[], isMarked: boolean): string {
    return speech
      .map((phrase) => this.#text(phrase, isMarked))
      .filter(Boolean)
      .join(' ');
  }

  #text({ id, args }: Phrase, isMarked: boolean): string {
    const message = this.#bundle.getMessage(id);
    if (!message) throw new Error(`no message ${id} in ${this.language}`);
    let pattern = message.value;
    // Letters go before length: they change a color's name at every length.
    for (const form of [this.length, this.letters]) pattern = message.attributes[form] ?? pattern;
    if (!pattern) throw new Error(`${id} has no text of its own`);
    const filled = Object.fromEntries(
      Object.entries(args).map(([name, value]) => [
        name,
        typeof value === 'object' ? this.#text(value, isMarked) : value,
      ]),
    );
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, filled, errors);
    if (errors[0]) throw new Error(`${id} in ${this.language}: ${errors[0].message}`);
    // A letter inside a typed move gets no tile.
    const isNamed = isMarked && id !== 'color-letter';
    const color = isNamed && COLORS.find((each) => COLOR_KEYS[each] === args.color);
    return color ? `${BEGIN}${color}${text}${END}` : text;
  }
}
