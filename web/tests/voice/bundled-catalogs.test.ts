// What is left out of the catalogs on their way into the bundle changes no message.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { loadCatalogs } from '../../src/voice/catalogs';
import { LANGUAGES } from '../../src/voice/languages';

const ROOT = join(import.meta.dirname, '../../..');
const WORDS = join(ROOT, 'src/azulejos/words/locales');

const read = (text: string) =>
  new FluentResource(text).body.map((message) => [message.id, message] as const);

test.each(LANGUAGES)('the bundled catalogs of %s say what was written', async (language) => {
  const bundled = new Map((await loadCatalogs(language)).flatMap(read));
  const paths = ['answers', 'events', 'goals', 'help', 'refusals', 'table', 'things'].map((name) =>
    join(WORDS, language, `${name}.ftl`),
  );
  const written = [...paths, join(ROOT, 'web/locales', `${language}.ftl`)].flatMap((path) =>
    read(readFileSync(path, 'utf-8')),
  );
  expect(written.length).toBeGreaterThan(400);
  for (const [id, message] of written) expect(bundled.get(id)).toEqual(message);
});
