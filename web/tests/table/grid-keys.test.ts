import { describe, expect, test } from 'vitest';
import { follow, nearest, next, walk } from '../../src/table/grid-keys';

const at = (row: number, column: number) => ({ row, column });
// Two factories with holes, an empty one between them, and the center.
const OFFERS = [at(0, 0), at(0, 2), at(0, 4), at(2, 1), at(2, 3), at(3, 0)];

describe('arrow keys', () => {
  test.each([
    ['ArrowRight', at(0, 0), at(0, 2)],
    ['ArrowLeft', at(0, 4), at(0, 2)],
    ['Home', at(0, 4), at(0, 0)],
    ['End', at(0, 0), at(0, 4)],
    ['ArrowDown', at(0, 4), at(2, 3)],
    ['ArrowDown', at(2, 3), at(3, 0)],
    ['ArrowUp', at(3, 0), at(2, 1)],
    ['ArrowUp', at(2, 1), at(0, 0)],
  ])('%s from %j', (key, from, to) => expect(next(from, key, OFFERS)).toEqual(to));

  test.each([
    ['ArrowLeft', at(0, 0)],
    ['ArrowRight', at(0, 4)],
    ['ArrowUp', at(0, 2)],
    ['ArrowDown', at(3, 0)],
  ])('stay at an edge: %s from %j', (key, from) => expect(next(from, key, OFFERS)).toBeNull());
});

test('where tiles were taken away, the nearest is next', () => {
  expect(nearest(at(1, 2), OFFERS)).toEqual(at(0, 2));
  expect(nearest(at(9, 9), OFFERS)).toEqual(at(3, 0));
  expect(nearest(at(0, 0), [])).toBeNull();
});

describe('a region', () => {
  function press(from: string, key: string): { focused: string | undefined; edges: number } {
    document.body.innerHTML =
      '<div id="region" tabindex="-1"><b data-row="0" data-column="0" tabindex="-1">first</b>' +
      '<b data-row="3" data-column="1" tabindex="-1">last</b></div>';
    const region = document.getElementById('region')!;
    const roving = { current: at(4, 1), onEdge: () => edges++ };
    let edges = 0;
    region.addEventListener('keydown', (event) => walk(event, roving));
    region.addEventListener('focusin', (event) => follow(event, roving));
    const focused = document.querySelector<HTMLElement>(from)!;
    focused.focus();
    focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    return { focused: document.activeElement?.textContent ?? undefined, edges };
  }

  test('that has the focus itself leads in, to the nearest', () => {
    expect(press('#region', 'ArrowDown')).toEqual({ focused: 'last', edges: 0 });
  });

  test('is walked through, and an edge is told', () => {
    expect(press('b', 'ArrowDown')).toEqual({ focused: 'last', edges: 0 });
    expect(press('b', 'ArrowUp')).toEqual({ focused: 'first', edges: 1 });
  });
});
