// Checks the deals of records as the page does: reads a list of records from standard input, writes
// for each whether they are right, or why they can't be checked. For tests/browser/test_verifying.py.

import { createServer } from 'vite';

const vite = await createServer({
  root: new URL('../..', import.meta.url).pathname,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { verify } = await vite.ssrLoadModule('/src/verify/verification.ts');

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const checked = [];
for (const record of JSON.parse(Buffer.concat(chunks).toString('utf-8')))
  checked.push(
    await verify(record).then(
      ({ deals }) => deals.map(({ isRight }) => isRight),
      ({ reason }) => reason,
    ),
  );
await vite.close();
process.stdout.write(JSON.stringify(checked));
