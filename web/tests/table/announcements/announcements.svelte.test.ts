// Announcements at a table: each seat of one screen in its own language, everything once.

import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { rememberGame } from '../../../src/games/my-games.svelte';
import { SeatVoices } from '../../../src/settings/seat-voices.svelte';
import { announcer } from '../../../src/shell/announcer.svelte';
import type { MoveSelection } from '../../../src/table/move-selection.svelte';
import Announcements from '../../../src/table/announcements/Announcements.svelte';
import { speak, speakAs, voice } from '../../../src/voice/speech.svelte';
import type { Happened, State } from '../../../src/wire/messages';

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

  open = () => render(Announcements, { selection: this.selection, seatVoices: this.seatVoices });

  happen(): void {
    const happened = { speech: [{ id: 'last-round', args: {} }], state: this.state } as unknown;
    for (const listener of this.listeners) listener(happened as Happened, this.state);
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

test('what happens before a language is there is said once, after whose turn it is', async () => {
  const table = new Table();
  table.open();
  table.happen();
  expect(heard()).toEqual([]);
  const all = [
    ['assertive', 'de'],
    ['polite', 'de'],
  ];
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
