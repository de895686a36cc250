// Fluent catalogs as modules: `import text from './en.ftl'` is the text without its comments.

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

export function catalogs(): Plugin {
  return {
    name: 'fluent-catalogs',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.ftl')) return null;
      const text = await readFile(id, 'utf-8');
      const said = text.split('\n').filter((line) => !line.startsWith('#'));
      return `export default ${JSON.stringify(said.join('\n').replace(/\n{3,}/g, '\n\n'))}`;
    },
  };
}
