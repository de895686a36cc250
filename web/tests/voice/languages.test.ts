// The page speaks the languages of words/languages.py, and has all that each of them needs.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PARTS, loadCatalog, loadPart } from '../../src/voice/catalogs';
import { LANGUAGES } from '../../src/voice/languages';
import { Voice } from '../../src/voice/voice';

const SOURCE = readFileSync('../src/azulejos/words/languages.py', 'utf-8');

test('the list is that of words/, in its order', () => {
  const [list] = /class Language\(Enum\):.*?@property/s.exec(SOURCE)!;
  const codes = [...list.matchAll(/^ {4}[A-Z]+ = "(\w+)"$/gm)].map(([, code]) => code);
  expect([...LANGUAGES]).toEqual(codes);
});

test('the page has a catalog of its own for each language, and for no other', () => {
  const parts = ['', ...PARTS.map((part) => `${part}.`)];
  const names = LANGUAGES.flatMap((language) => parts.map((part) => `${part}${language}.ftl`));
  expect(readdirSync('locales').sort()).toEqual(names.sort());
});

test.each(LANGUAGES)('%s can be loaded and calls every language by its name', async (language) => {
  const voice = new Voice(language, await loadCatalog(language));
  for (const part of PARTS) voice.add((await loadPart(language, part))[0]);
  for (const each of LANGUAGES) expect(voice.text(`language-${each}`)).toMatch(/^\p{L}/u);
});
