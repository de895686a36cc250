// Says phrases as the page does: reads {voices} from standard input, the phrases by language, length
// and letters, and writes what is said. tests/browser/test_one_voice.py compares that with words/voice.py.

import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'vite';

const WORDS = new URL('../../../src/azulejos/words/locales/', import.meta.url);

const vite = await createServer({
  root: new URL('../..', import.meta.url).pathname,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { Voice } = await vite.ssrLoadModule('/src/voice/voice.ts');
const { LANGUAGES } = await vite.ssrLoadModule('/src/voice/languages.ts');
const { compiled } = await vite.ssrLoadModule('/bundler/fluent-catalogs.ts');
const { PARTS, loadCatalog, loadPart } = await vite.ssrLoadModule('/src/voice/catalogs.ts');

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const { voices } = JSON.parse(Buffer.concat(chunks).toString('utf-8'));

const said = {};
for (const language of LANGUAGES) {
  const voice = new Voice(language, await loadCatalog(language));
  for (const part of PARTS) voice.add((await loadPart(language, part))[0]);
  // What the page leaves to the terminal is said alike too; what is known already stays as it is.
  for (const name of readdirSync(new URL(language, WORDS)))
    if (name.endsWith('.ftl'))
      voice.add(compiled(readFileSync(new URL(`${language}/${name}`, WORDS), 'utf-8')));
  for (const length of ['terse', 'normal', 'full'])
    for (const letters of ['names', 'letters', 'tactile']) {
      const speaking = voice.with(length, letters);
      const name = `${language} ${length} ${letters}`;
      said[name] = voices[name].map((phrase) => speaking.say([phrase]));
    }
}
await vite.close();
process.stdout.write(JSON.stringify(said));
