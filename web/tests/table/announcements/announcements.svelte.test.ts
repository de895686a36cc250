// Announcements at a table: one message for an entry, with whose turn it is; each seat of one screen
// in its own language; everything once.

import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, describe, expect, test } from 'vitest';
import { rememberGame } from '../../../src/games/my-games.svelte';
import { SeatVoices } from '../../../src/settings/seat-voices.svelte';
import { announcer } from '../../../src/shell/announcer.svelte';
import type { MoveSelection } from '../../../src/table/move-selection.svelte';
import { Motion } from '../../../src/motion/motion.svelte';
import Announcements from '../../../src/table/announcements/Announcements.svelte';
import { speak, speakAs, voice } from '../../../src/voice/speech.svelte';
import { parsePosition } from '../../../src/notation/position';
import { settings } from '../../../src/settings/settings.svelte';
import type { Happened, Phrase, State } from '../../../src/wire/messages';
import { happened, state } from '../../wire/sockets';

const TABLE = 't';
const GERMAN = { language: 'de', length: null, letters: null } as const;

type Listener = (happened: Happened, before: State | null) => void;

/** A table of one screen where it is the first seat's turn. */
class Table {
  listeners = new Set<Listener>();
  state = { is_one_screen: true, seats: [{ kind: 'person' }], to_decide: [0] } as unknown as State;
  session = {
    state: this.state,
    turn: 0,
    held: [0, 1],
    isSpectator: false,
    status: 'open',
    position: null,
    listen: (listener: Listener) => {
      this.listeners.add(listener);
      return () => this.listeners.delete(listener);
    },
  };
  seatVoices = new SeatVoices(TABLE);
  selection = { session: this.session, refusal: null } as unknown as MoveSelection;

  open = () =>
    render(Announcements, {
      selection: this.selection,
      seatVoices: this.seatVoices,
      motion: new Motion(),
    });

  happen(): void {
    const speech = [{ id: 'last-round', args: {} }];
    const told = { entry: { type: 'resumed' }, speech, state: this.state } as unknown;
    for (const listener of this.listeners) listener(told as Happened, this.state);
  }
}

const heard = () => announcer.announcements.map(({ urgency, language }) => [urgency, language]);

async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await tick();
}

beforeEach(async () => {
  localStorage.clear();
  speakAs(null);
  await speak('en');
  rememberGame(TABLE, { voices: [GERMAN] });
  announcer.announcements = [];
});

test('a seat keeps its voice where something else about the game is kept', async () => {
  const table = new Table();
  table.open();
  await expect.poll(() => voice().language).toBe('de');
  rememberGame(TABLE, { isOver: true });
  await settle();
  expect(voice().language).toBe('de');
  await table.seatVoices.give(0, { language: 'nl' });
  await settle();
  expect(voice().language).toBe('nl');
});

test('what happens before a language is there is said once, with whose turn it is', async () => {
  const table = new Table();
  table.open();
  table.happen();
  expect(heard()).toEqual([]);
  const all = [['polite', 'de']];
  await expect.poll(heard).toEqual(all);
  rememberGame(TABLE, { isOver: true });
  await settle();
  expect(heard()).toEqual(all);
});

test('whoever leaves while a language comes hears no more, and nobody else in it', async () => {
  const table = new Table();
  const { unmount } = table.open();
  table.happen();
  const ready = table.seatVoices.ready();
  unmount();
  await speak('nl');
  await ready;
  await settle();
  expect(voice().language).toBe('nl');
  expect(heard()).toEqual([]);
});

describe('at a table online', () => {
  const MOVE: Phrase = { id: 'pattern-line-complete', args: { row: 2 } };
  const DEALT: Phrase = {
    id: 'factories-filled',
    args: { round: 2, player: 'Anna', seat: 1, poured: 0 },
  };
  const FACTORIES =
    'Factory 1: 4 blue. Factory 2: 4 yellow. Factory 3: 4 red. Factory 4: 4 black. Factory 5: 4 white.';

  /** Seat 1 of three listens. */
  async function sitDown(toDecide: number[]): Promise<{
    happen: (changes: Partial<State>, more: Partial<Happened>) => void;
    said: () => string[];
  }> {
    localStorage.clear();
    const table = new Table();
    const session = $state({ ...table.session, held: [0], turn: null as number | null });
    const show = (shown: State) =>
      Object.assign(session, {
        state: shown,
        position: parsePosition(shown.position),
        turn: shown.to_decide.includes(0) ? 0 : null,
      });
    show(state(1, { to_decide: toDecide }));
    table.selection = { session, refusal: null } as unknown as MoveSelection;
    table.open();
    await expect.poll(heard).not.toEqual([]);
    return {
      happen: (changes, more) => {
        const before = session.state;
        const told = { ...happened(2, changes), ...more };
        show(told.state);
        for (const listener of table.listeners) listener(told, before);
      },
      said: () => announcer.announcements.map(({ urgency, text }) => `${urgency}: ${text}`),
    };
  }

  test('who opens it hears what is on offer, and whose turn it is', async () => {
    const { said } = await sitDown([0]);
    expect(said()).toEqual([
      `polite: ${FACTORIES} Center: only the starting player marker. Your turn.`,
    ]);
  });

  test('who opens it with a terse voice hears whose turn it is alone', async () => {
    settings.length = 'terse';
    const { said } = await sitDown([0]);
    settings.length = 'normal';
    expect(said()).toEqual(['polite: Your turn.']);
  });

  test('the last move before our turn is one message with it, others are polite', async () => {
    const { happen, said } = await sitDown([1]);
    const played = (seat: number) => ({ entry: { type: 'played', seat }, speech: [MOVE] });
    happen({ to_decide: [2] }, played(1));
    happen({ to_decide: [0] }, played(2));
    happen({ to_decide: [1] }, played(0));
    expect(said().slice(1)).toEqual([
      'polite: Line 2 is complete.',
      'assertive: Line 2 is complete. Your turn.',
      'polite: Line 2 is complete.',
    ]);
  });

  test('a deal is read with every factory, as in plain text', async () => {
    const { happen, said } = await sitDown([]);
    const deal = { entry: { type: 'dealt' }, speech: [DEALT] };
    happen({ to_decide: [1] }, deal);
    happen({ to_decide: [0] }, deal);
    settings.length = 'terse';
    happen({ to_decide: [1] }, deal);
    settings.length = 'normal';
    expect(said().slice(1)).toEqual([
      `polite: Round 2. Anna starts. ${FACTORIES}`,
      `polite: Round 2. Anna starts. ${FACTORIES} Your turn.`,
      'polite: Round 2: 1 starts.',
    ]);
  });
});
