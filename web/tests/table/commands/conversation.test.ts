import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SeatVoices } from '../../../src/settings/seat-voices.svelte';
import { DEFAULTS, settings } from '../../../src/settings/settings.svelte';
import { announcer } from '../../../src/shell/announcer.svelte';
import { confirmation } from '../../../src/shell/confirmation.svelte';
import { Conversation } from '../../../src/table/commands/conversation.svelte';
import { say, speak } from '../../../src/voice/speech.svelte';
import type { Answer, Phrase } from '../../../src/wire/messages';
import type { TableSession } from '../../../src/wire/table.svelte';
import { state } from '../../wire/sockets';
import { RefusedError } from '../../../src/wire/refusal';

const FLOOR: Phrase[] = [{ id: 'floor-empty', args: {} }];

/** A table that answers every line alike. */
function table(answer: Partial<Answer> | Error, changes: Partial<TableSession> = {}) {
  return {
    state: state(4),
    held: [0],
    isSpectator: false,
    columns: [],
    say: vi.fn(async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    }),
    ask: vi.fn(async () => ({ type: 'accepted', id: '1', number: 5 })),
    ...changes,
  } as unknown as TableSession;
}

const ordered = (order: string, text: string | null = null, number: number | null = null) =>
  ({ type: 'ordered', order, text, number }) as Partial<Answer>;

async function type(session: TableSession, ...lines: string[]): Promise<string> {
  const conversation = new Conversation(session, new SeatVoices('t'));
  for (const line of lines) await conversation.send(line);
  return say(conversation.exchanges.at(-1)?.answer ?? []);
}

const heard = () => announcer.announcements.map(({ urgency, text }) => [urgency, text]);

describe('a typed line', () => {
  beforeEach(async () => {
    announcer.announcements = [];
    Object.assign(settings, DEFAULTS);
    await speak('en');
  });

  test('travels as it is, with the language it was typed in', async () => {
    const session = table({ type: 'answered', speech: FLOOR });
    await type(session, '  What is on MY floor? ');
    expect(session.say).toHaveBeenCalledWith('  What is on MY floor? ', 'en');
  });

  test('that asks is answered politely', async () => {
    await type(table({ type: 'answered', speech: FLOOR }), 'f');
    expect(heard()).toEqual([['polite', 'Floor line: empty.']]);
  });

  test('that is refused says why, at once', async () => {
    await type(table(new RefusedError('undo-nothing')), 'undo');
    expect(heard()).toEqual([['assertive', 'There is nothing to take back.']]);
  });

  test('that is a move says nothing: the move itself is told to everybody', async () => {
    await type(table({ type: 'accepted', number: 5 }), '3R4');
    expect(heard()).toEqual([]);
  });

  test('can ask for the last answer again', async () => {
    const session = table({ type: 'answered', speech: FLOOR });
    const conversation = new Conversation(session, new SeatVoices('t'));
    await conversation.send('f');
    vi.mocked(session.say).mockResolvedValue(ordered('repeat') as Answer);
    await conversation.send('repeat');
    expect(heard()).toEqual([
      ['polite', 'Floor line: empty.'],
      ['polite', 'Floor line: empty.'],
    ]);
  });

  test('changes the language, and is answered in it', async () => {
    expect(await type(table(ordered('language', 'de')), 'Deutsch')).toMatch(/Deutsch/);
    expect(settings.language).toBe('de');
  });

  test('changes how much is said, and how colors are called', async () => {
    await type(table(ordered('length', 'terse')), 'terse');
    await type(table(ordered('letters', 'tactile')), 'tactile');
    expect([settings.length, settings.letters]).toEqual(['terse', 'tactile']);
  });

  test('chooses one of several columns, which is kept', async () => {
    const session = table(ordered('column', 'T25'), { columns: ['T13'] });
    expect(await type(session, 'T25')).toBe('Line 2 goes to column 5. Choose the next one.');
    expect(session.columns).toEqual(['T13', 'T25']);
  });

  test('waits for the answer to the one before, which may have changed what it means', async () => {
    let answer: (answer: Answer) => void = () => {};
    const sent: string[][] = [];
    const session = table({});
    vi.mocked(session.say).mockImplementation(() => {
      sent.push(session.columns);
      return new Promise((resolve) => (answer = resolve));
    });
    const conversation = new Conversation(session, new SeatVoices('t'));
    const both = [conversation.send('1'), conversation.send('2')];
    await vi.waitFor(() => expect(sent).toEqual([[]]));
    answer(ordered('column', 'T11') as Answer);
    await vi.waitFor(() => expect(sent).toEqual([[], ['T11']]));
    answer(ordered('column', 'T22') as Answer);
    await Promise.all(both);
    expect(session.columns).toEqual(['T11', 'T22']);
  });

  test.each(['level', 'new', 'games', 'replay', 'course', 'record', 'code'])(
    'that orders %s has a kind answer',
    async (order) => {
      for (const language of ['en', 'de', 'nl'] as const) {
        await speak(language);
        expect(await type(table(ordered(order)), order)).not.toBe('');
      }
    },
  );

  test.each([
    [true, [{ type: 'resign' }], ''],
    [false, [], 'You play on.'],
  ])('that resigns asks first: %s', async (isConfirmed, asked, answer) => {
    const session = table(ordered('resign'));
    const typed = type(session, 'resign');
    await vi.waitFor(() => expect(confirmation.asked?.title).toBe('Resign?'));
    expect(session.ask).not.toHaveBeenCalled();
    confirmation.asked!.resolve(isConfirmed);
    expect(await typed).toBe(answer);
    expect(vi.mocked(session.ask).mock.calls.map(([request]) => request)).toEqual(asked);
  });

  test('wants another game when this one is over', async () => {
    const session = table(ordered('new'), { state: state(9, { winners: [1] }) });
    await type(session, 'new');
    expect(session.ask).toHaveBeenCalledWith({
      type: 'rematch',
      nonce_commitment: expect.any(String),
    });
  });

  test('that is empty begins the next round where one waits', async () => {
    const session = table(new Error('not said'), { state: state(9, { confirmers: [0, 1] }) });
    await type(session, '');
    expect(session.say).not.toHaveBeenCalled();
    expect(session.ask).toHaveBeenCalledExactlyOnceWith({ type: 'confirm-deal' }, 0);
  });
});
