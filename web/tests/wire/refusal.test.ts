import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/voice/catalogs';
import { LANGUAGES } from '../../src/voice/languages';
import { Voice } from '../../src/voice/voice';
import { refusalSpeech, RefusedError } from '../../src/wire/refusal';

const page = readFileSync('../docs/reference/wire-protocol.md', 'utf-8');
const table = page.slice(page.indexOf('\n## Codes'));
const rows = table.split('\n').filter((row) => row.startsWith('| `'));
const CODES = rows.flatMap((row) =>
  [...row.split('|')[1]!.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code!),
);

describe.each(LANGUAGES)('what the server refuses, in %s', async (language) => {
  const voice = new Voice(language, await loadCatalog(language));

  test.each([...CODES, 'unreachable', 'closed'])('%s is a sentence', (code) => {
    expect(voice.say(refusalSpeech(new RefusedError(code)))).toMatch(/^\p{Lu}.+\.$/u);
  });
});

test('all codes of the wire protocol are tried', () => {
  expect(CODES).toContain('malformed');
  expect(CODES.length).toBeGreaterThan(30);
});

test('the reason of a rule goes before the code', () => {
  const speech = [{ id: 'refused-pattern-line-full', args: { row: 2 } }];
  expect(refusalSpeech(new RefusedError('illegal', speech))).toBe(speech);
});

test('what is no refusal is not hidden', () => {
  expect(() => refusalSpeech(new TypeError('a fault'))).toThrow(TypeError);
});
