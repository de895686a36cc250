// Runs a program in WebAssembly: `node run.mjs PROGRAM`. For tests/native/test_wasm.py.

import { readFile } from 'node:fs/promises';
import { WASI } from 'node:wasi';

const path = process.argv[2];
const wasi = new WASI({ version: 'preview1', args: [path] });
const refuse = () => {
  throw new Error('refused');
};
const { instance } = await WebAssembly.instantiate(await readFile(path), {
  ...wasi.getImportObject(),
  azulejos: { refuse },
});
process.exitCode = wasi.start(instance);
