import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from '../../src/shell/lost-focus';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `<main id="main" tabindex="-1"><p><a href="/">Home</a></p>
    <section><div id="row"><button id="next">Next round</button><button id="undo">Undo</button></div>
    <div id="alone"><button id="grant">Agree</button></div></section></main>`;
  stop = keepFocus();
});
afterEach(() => stop());

async function remove(id: string): Promise<string | undefined> {
  document.getElementById(id)!.focus();
  document.getElementById(id)!.remove();
  await new Promise((resolve) => setTimeout(resolve));
  return document.activeElement?.id;
}

test('a button that goes away hands the focus to its neighbor', async () => {
  expect(await remove('next')).toBe('undo');
});

test('what is reached by arrow keys gets it where nothing else is near', async () => {
  document.getElementById('undo')!.tabIndex = -1;
  expect(await remove('next')).toBe('undo');
});

test('where it was alone, to what is nearest', async () => {
  expect(await remove('grant')).toBe('next');
});

test('where nothing is left around, to the page', async () => {
  document.getElementById('grant')!.focus();
  document.querySelector('section')!.remove();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement?.id).toBe('main');
});

test('what somebody else has taken care of is left alone', async () => {
  document.getElementById('next')!.focus();
  document.getElementById('next')!.remove();
  document.getElementById('grant')!.focus();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement?.id).toBe('grant');
});

test('what does not take it, since it is folded away, is passed over', async () => {
  document.getElementById('undo')!.focus = () => undefined;
  expect(await remove('next')).toBe('grant');
});
