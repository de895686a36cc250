// Asks the core in WebAssembly: reads {module, networks, questions} from standard input, the first two
// as paths, and writes the answers. tests/native/test_wasm.py compares them with the native core.

import { readFile } from 'node:fs/promises';
import { createServer } from 'vite';

const vite = await createServer({
  root: new URL('../..', import.meta.url).pathname,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { Core, CoreError } = await vite.ssrLoadModule('/src/core/core.ts');
const { answer } = await vite.ssrLoadModule('/src/core/questions.ts');

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const asked = JSON.parse(Buffer.concat(chunks).toString('utf-8'));
const module = await WebAssembly.compile(await readFile(asked.module));
const networks = await Promise.all(asked.networks.map((path) => readFile(path)));

let core = null;
const answers = [];
for (const question of asked.questions) {
  core ??= await Core.start(module, networks);
  try {
    answers.push(reply(question));
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    answers.push({ error: error.message });
    core = null;
  }
}
await vite.close();
process.stdout.write(JSON.stringify(answers));

/** Sets up a position, plays on, and tells what is there. */
function reply({ position, seed, tokens = [], perft = [], search }) {
  core.position = position;
  if (seed !== undefined) core.dealAtRandom(BigInt(seed));
  for (const token of tokens) if (!core.play(token)) return { error: `${token} is not possible` };
  return {
    position: core.position,
    phase: core.phase,
    seat: core.seat,
    winners: core.winners,
    moves: core.moves,
    perft: perft.map((depth) => Number(core.perft(depth))),
    variations: search && answer(core, { position: core.position, ...search }).variations,
  };
}
