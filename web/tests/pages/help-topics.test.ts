import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ORDERS, RULES, TOPICS } from '../../src/pages/help-topics';

function ids(catalog: string, beginning: string): string[] {
  const text = readFileSync(`../src/azulejos/words/locales/en/${catalog}.ftl`, 'utf-8');
  return [...text.matchAll(/^([a-z][a-z-]*) =/gm)]
    .map(([, id]) => id!)
    .filter((id) => id.startsWith(beginning) && !id.startsWith('help-overview'));
}

test('help explains everything that can be typed', () => {
  const explained = [...TOPICS, ...ORDERS].map((subject) => `help-${subject}`);
  expect(explained.toSorted()).toEqual(ids('help', 'help-').toSorted());
});

test('the rules are all there, in their order', () => {
  const said = RULES.flatMap(({ title, paragraphs }) => [title, ...paragraphs]);
  expect(said.map((each) => `rulebook-${each}`)).toEqual(ids('rulebook', 'rulebook-'));
});
