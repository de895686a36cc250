// Formats phrases in a language, at a length, with names or letters for colors: the twin of
// words/voice.py, with the same catalogs.

import { COLORS, COLOR_KEYS, type Color } from '../notation/colors';
import type { Phrase } from '../wire/messages';
import { Catalog } from './catalog';
import type { Language } from './languages';
import { inTactileWords } from './tactile-words';

export type Length = 'terse' | 'normal' | 'full';
export type Letters = 'names' | 'letters' | 'tactile';
export type Arguments = Record<string, string | number | Phrase>;

/** A piece of a sentence, with the color that it names, if any. */
export interface Part {
  text: string;
  color: Color | null;
}

/** What the voices of a language say, in the usual words and in those of the tactile set. */
interface Words {
  texts: string[];
  usual: Catalog;
  tactile: Catalog | null;
  /** The file `tactile.words` of words/; empty until the page of the companion asks for it. */
  ofTactile: string;
}

/** Markers around a color's name: private-use characters that no sentence has. */
const BEGIN = '\uE000';
const END = '\uE001';
const NAMED = new RegExp(`${BEGIN}(.)([^${END}]*)${END}`);

export class Voice {
  #words: Words;

  constructor(
    readonly language: Language,
    text: string,
    readonly length: Length = 'normal',
    readonly letters: Letters = 'names',
    /** Whether it speaks in the words of the tactile set. */
    readonly isTactile = false,
  ) {
    this.#words = { texts: [], usual: new Catalog(language), tactile: null, ofTactile: '' };
    this.add(text);
  }

  /** Adds a catalog, also to every voice made from this one by `with`. */
  add(text: string): void {
    this.#words.texts.push(text);
    this.#words.usual.add(text);
    this.#words.tactile = null;
  }

  /** Learns the words of the tactile set. */
  learn(ofTactile: string): void {
    this.#words.ofTactile = ofTactile;
    this.#words.tactile = null;
  }

  /** The same voice at another length, with other letters, or in the words of another set. */
  with(length: Length, letters: Letters, isTactile = this.isTactile): Voice {
    const other = new Voice(this.language, '', length, letters, isTactile);
    other.#words = this.#words;
    return other;
  }

  get #catalog(): Catalog {
    const words = this.#words;
    return this.isTactile ? (words.tactile ??= this.#tactileCatalog()) : words.usual;
  }

  #tactileCatalog(): Catalog {
    const catalog = new Catalog(this.language);
    for (const text of this.#words.texts) catalog.add(inTactileWords(text, this.#words.ofTactile));
    return catalog;
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
    const catalog = this.#catalog;
    // Letters go before length: they change a color's name at every length.
    const forms: string[] = [this.length, this.letters];
    // Lines to type have the letters of the set, and so has a Braille line: its names are long.
    const isShort = this.length === 'terse' && this.letters === 'names';
    if (this.isTactile && (isShort || !catalog.has(`${id}.letters`))) forms.push('tactile');
    const form = forms.findLast((each) => catalog.has(`${id}.${each}`));
    const filled = Object.fromEntries(
      Object.entries(args).map(([name, value]) => [
        name,
        typeof value === 'object' ? this.#text(value, isMarked) : value,
      ]),
    );
    const text = catalog.fill(form ? `${id}.${form}` : id, filled);
    // A letter inside a typed move gets no tile.
    const isNamed = isMarked && id !== 'color-letter';
    const color = isNamed && COLORS.find((each) => COLOR_KEYS[each] === args.color);
    return color ? `${BEGIN}${color}${text}${END}` : text;
  }
}
