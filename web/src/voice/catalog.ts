// The sentences of a language and what fills them: the part of Fluent that the catalogs use, in the
// form in which bundler/fluent-catalogs.ts writes it, a line for each text. A test compares every
// sentence with what Fluent's own library makes of it.

type Pattern = (string | Filled)[];

/** A variable. Where it chooses among variants, the last one stands for all other values. */
interface Filled {
  name: string;
  variants: [key: string, text: Pattern][];
}

const LINE = /^([\w-]*)(?:\.(\w+))?(?:=(.*))?$/;
const TOKEN = /(\{\$\w+|\[[^\]]*\]|\})/;

export class Catalog {
  /** By id, and by id and form: `move`, `move.terse`. Most are never said, so each is read when it is
   * said first. */
  readonly #texts = new Map<string, string | Pattern>();
  readonly #numbers: Intl.NumberFormat;
  readonly #plurals: Intl.PluralRules;

  constructor(readonly language: string) {
    this.#numbers = new Intl.NumberFormat(language);
    this.#plurals = new Intl.PluralRules(language);
  }

  /** Adds the lines of a catalog. What is known already stays. */
  add(lines: string): void {
    let id = '';
    for (const line of lines.split('\n')) {
      const [, begun, form, text] = LINE.exec(line)!;
      id = begun || id;
      const key = form ? `${id}.${form}` : id;
      if (text !== undefined && !this.#texts.has(key)) this.#texts.set(key, text);
    }
  }

  has(key: string): boolean {
    return this.#texts.has(key);
  }

  fill(key: string, args: Record<string, string | number>): string {
    const text = this.#texts.get(key);
    if (text === undefined) throw new Error(`no message ${key} in ${this.language}`);
    const pattern = typeof text === 'string' ? parse(text) : text;
    this.#texts.set(key, pattern);
    return this.#fill(pattern, args, key);
  }

  #fill(pattern: Pattern, args: Record<string, string | number>, key: string): string {
    return pattern
      .map((piece) => {
        if (typeof piece === 'string') return piece;
        const value = args[piece.name];
        if (value === undefined) throw new Error(`${key} needs ${piece.name}`);
        const isNumber = typeof value === 'number';
        if (!piece.variants.length) return isNumber ? this.#numbers.format(value) : value;
        const keys = [String(value), isNumber ? this.#plurals.select(value) : ''];
        const chosen =
          piece.variants.find(([each]) => keys.includes(each)) ?? piece.variants.at(-1)!;
        return this.#fill(chosen[1], args, key);
      })
      .join('');
  }
}

function parse(source: string): Pattern {
  const tokens = source.split(TOKEN);
  let at = 0;
  /** Up to the end of the text, or of a variant. Texts and tokens alternate. */
  function pattern(): Pattern {
    const pieces: Pattern = [];
    for (;;) {
      const text = tokens[at++]!;
      if (text) pieces.push(text);
      if (!tokens[at]?.startsWith('{')) return pieces;
      const name = tokens[at++]!.slice(2);
      // Before the first variant, or the end, there is no text.
      at++;
      const variants: Filled['variants'] = [];
      while (tokens[at] !== '}') variants.push([tokens[at++]!.slice(1, -1), pattern()]);
      at++;
      pieces.push({ name, variants });
    }
  }
  return pattern();
}
