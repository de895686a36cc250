// The words of the tactile set, as words/editions.py puts them too.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compiled } from '../../bundler/fluent-catalogs';
import { inTactileWords } from '../../src/voice/tactile-words';
import { Voice } from '../../src/voice/voice';
import { phrase } from '../../src/wire/messages';

const WORDS = join(import.meta.dirname, '../../../src/azulejos/words/locales');
const read = (path: string) => readFileSync(join(WORDS, path), 'utf-8');

function voice(language: 'de' | 'en' | 'nl'): Voice {
  const catalogs = ['things', 'events', 'answers', 'companion'];
  const made = new Voice(
    language,
    compiled(catalogs.map((each) => read(`${language}/${each}.ftl`)).join('\n')),
  );
  made.learn(read(`${language}/tactile.words`));
  return made;
}

const three = phrase('tiles', { color: 'white', count: 3 });

describe('the words of the tactile set', () => {
  it('are said only with that set on the table', () => {
    const usual = voice('de');
    expect(usual.say([phrase('companion-next-factory', { factory: 2 })])).toBe(
      'Was liegt auf Manufaktur 2?',
    );
    const tactile = usual.with('normal', 'names', true);
    expect(tactile.say([phrase('companion-next-factory', { factory: 2 })])).toBe(
      'Was liegt auf Manufakturplättchen 2?',
    );
    expect(tactile.say([three])).toBe('3 türkise');
    expect(usual.say([three])).toBe('3 weiße');
  });

  it('go on at another length and with letters', () => {
    const tactile = voice('en').with('normal', 'names', true);
    expect(tactile.say([three])).toBe('3 turquoise');
    expect(tactile.with('terse', 'names').say([three])).toBe('3 X');
    expect(tactile.with('full', 'names').say([three])).toBe('3 turquoise tiles');
    expect(tactile.with('normal', 'tactile').say([three])).toBe('3 X');
  });

  it('leave keys and terse texts alone', () => {
    const words = 'white = turquoise\nthe white one = the turquoise one';
    const catalog = compiled(
      'a = { $white ->\n   *[white] the white one, white\n}\n    .terse = white',
    );
    expect(inTactileWords(catalog, words)).toBe(
      'a={$white[white]the turquoise one, turquoise}\n.terse=white',
    );
  });
});
