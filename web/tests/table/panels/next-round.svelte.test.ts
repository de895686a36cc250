// The time that a deal waits: the person's own, which they can stop, and the table's, which nobody can.

import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../../src/settings/settings.svelte';
import NextRound from '../../../src/table/panels/NextRound.svelte';
import { TableRequests } from '../../../src/table/requests.svelte';
import { speak } from '../../../src/voice/speech.svelte';
import type { State } from '../../../src/wire/messages';
import type { TableSession } from '../../../src/wire/table.svelte';
import { state } from '../../wire/sockets';

/** Between two rounds: the deal waits for the person here. */
class Table {
  state = $state.raw<State>(state(3, { confirmers: [0] }));
  dealAt = $state<number | null>(null);
  held = [0];
  ask = vi.fn(() => Promise.resolve());

  open(): void {
    render(NextRound, { requests: new TableRequests(this as unknown as TableSession) });
    flushSync();
  }

  /** Another entry of the table, with which nothing is played. */
  happen(changes: Partial<State> = {}): void {
    const { number } = this.state;
    this.state = state(number + 1, { confirmers: [0], ...changes });
    flushSync();
  }
}

const wait = () => screen.queryByRole('button', { name: /Wait/ });
const pass = (milliseconds: number): void => {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
};
let table: Table;

beforeEach(async () => {
  await speak('en');
  vi.useFakeTimers();
  settings.dealSeconds = 10;
  table = new Table();
});
afterEach(() => {
  settings.dealSeconds = null;
  vi.useRealTimers();
});

test("the deal comes after the person's own time, whatever happens meanwhile", () => {
  table.open();
  pass(6000);
  table.happen();
  pass(3900);
  expect(table.ask).not.toHaveBeenCalled();
  pass(200);
  expect(table.ask).toHaveBeenCalledWith({ type: 'confirm-deal' }, 0);
});

test('whoever wants to wait waits, whatever happens meanwhile', () => {
  table.open();
  wait()!.click();
  table.happen();
  expect(wait()).toBeNull();
  pass(60_000);
  expect(table.ask).not.toHaveBeenCalled();
});

test('a question to take a move back stops the time, which starts anew after it', () => {
  table.open();
  pass(9000);
  table.happen({ takeback: 1, takeback_waits_for: [0] });
  expect(screen.queryByText(/in \d+/)).toBeNull();
  pass(60_000);
  expect(table.ask).not.toHaveBeenCalled();
  table.happen();
  pass(9000);
  expect(table.ask).not.toHaveBeenCalled();
  pass(1100);
  expect(table.ask).toHaveBeenCalledOnce();
});

test('the time of the table goes on as the server counts it', () => {
  settings.dealSeconds = null;
  table.dealAt = performance.now() + 20_000;
  table.open();
  expect(screen.getAllByText(/20/)).not.toHaveLength(0);
  pass(8000);
  table.happen({ takeback: 1 });
  expect(screen.getAllByText(/12/)).not.toHaveLength(0);
  expect(wait()).toBeNull();
  pass(60_000);
  expect(table.ask).not.toHaveBeenCalled();
});

test('the sooner of the two counts; whoever stops theirs is left with the time of the table', () => {
  table.dealAt = performance.now() + 20_000;
  table.open();
  expect(screen.getAllByText(/10/)).not.toHaveLength(0);
  wait()!.click();
  pass(200);
  expect(screen.getAllByText(/20/)).not.toHaveLength(0);
});
