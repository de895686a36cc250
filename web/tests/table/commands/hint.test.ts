import { beforeAll, describe, expect, test, vi } from 'vitest';
import { parsePosition } from '../../../src/notation/position';
import { SeatVoices } from '../../../src/settings/seat-voices.svelte';
import { Conversation } from '../../../src/table/commands/conversation.svelte';
import { Hint, hintPhrase } from '../../../src/table/commands/hint.svelte';
import { MoveSelection } from '../../../src/table/move-selection.svelte';
import { type Phrase, phrase } from '../../../src/wire/messages';
import { RefusedError } from '../../../src/wire/refusal';
import { TableRequests } from '../../../src/table/requests.svelte';
import type { TableSession } from '../../../src/wire/table.svelte';
import { speak } from '../../../src/voice/speech.svelte';

beforeAll(() => speak('en'));

const typed = (source: string | number, color: string, destination: number) =>
  phrase('typed-move', { source, color: phrase('color-letter', { color }), destination });
const HINT = phrase('hint', { move: typed('center', 'black', 0) });
const BECAUSE = phrase('because-adds', { row: 4, count: 2, spaces: 4 });
const ALTERNATIVE = phrase('why-alternative', {
  move: phrase('spoken-column', { row: 1, column: 2 }),
});

const POSITION = parsePosition(
  'colored 1 O1 1 C BBRK/YYWW/RRRR/KKKK/BYRK KKK 15,16,17,18,19 0,0,0,0,0 ' +
    '0:-/-/-/-/-:...../...../...../...../.....:- 0:-/-/-/-/-:...../...../...../...../.....:-',
);

test.each([
  ['1B2', { id: 'hint-shown', color: 'blue', count: 2, factory: 1, row: 2 }],
  ['CK0', { id: 'hint-shown', color: 'black', count: 3, factory: 0, row: 0 }],
])('%s in one line', (move, { id, color, count, factory, row }) => {
  const tiles = { id: 'tiles', args: { color, count } };
  expect(hintPhrase(move, POSITION)).toEqual({ id, args: { tiles, factory, row } });
});

test('a column in one line', () => {
  expect(hintPhrase('T24', POSITION)).toEqual({
    id: 'hint-shown-column',
    args: { row: 2, column: 4 },
  });
});

describe('asking', () => {
  function table(answer: Promise<unknown>) {
    const session = { position: POSITION, turn: 0, state: { number: 3 }, hint: () => answer };
    const selection = new MoveSelection(session as unknown as TableSession);
    const conversation = new Conversation(selection.session, new SeatVoices('t'));
    const tell = vi.spyOn(conversation, 'tell');
    const requests = new TableRequests(selection.session, () => (selection.refusal = null));
    const hint = new Hint(selection, conversation, requests);
    return { hint, session, selection, conversation, tell };
  }

  test('marks the move, and tells it', async () => {
    const { hint, selection, tell } = table(Promise.resolve({ move: '1B2', speech: [] }));
    await hint.ask();
    expect(selection.hint).toBe('1B2');
    expect(hint.shown?.id).toBe('hint-shown');
    expect(tell).toHaveBeenCalledOnce();
  });

  test('marks nothing where the position is another one by then', async () => {
    const { hint, session, selection, tell } = table(Promise.resolve({ move: '1B2', speech: [] }));
    const asked = hint.ask();
    session.position = { ...POSITION };
    await asked;
    expect(selection.hint).toBeNull();
    expect(tell).toHaveBeenCalledOnce();
  });

  test('is for the position that the question itself brings into view', async () => {
    const { hint, session, selection } = table(Promise.resolve({ move: '1B2', speech: [] }));
    session.hint = () => {
      session.position = { ...POSITION };
      return Promise.resolve({ move: '1B2', speech: [] });
    };
    await hint.ask();
    expect(selection.hint).toBe('1B2');
  });

  test('shows why there is none, until something happens', async () => {
    const { hint, session } = table(Promise.reject(new RefusedError('no-hints')));
    await hint.ask();
    expect(hint.requests.refused).toEqual([{ id: 'refused-no-hints', args: {} }]);
    session.state = { number: 4 };
    expect(hint.requests.refused).toBeNull();
  });

  test('takes the place of older refusals, of a button or of a line', async () => {
    const { hint, selection } = table(Promise.resolve({ move: '1B2', speech: [] }));
    hint.requests.refuse([phrase('refused-undo-nothing')]);
    await hint.ask();
    expect(hint.requests.refused).toBeNull();
    selection.refuse([phrase('table-tiles-first')]);
    await hint.ask();
    expect(selection.refusal).toBeNull();
    selection.refuse([phrase('table-tiles-first')]);
    hint.requests.refuse([phrase('refused-undo-nothing')]);
    expect(selection.refusal).toBeNull();
  });

  test('by a typed line does the same', async () => {
    const { hint, session, selection, conversation } = table(Promise.resolve());
    const speech = [HINT, BECAUSE, phrase('floor-empty')];
    Object.assign(session, { say: () => Promise.resolve({ type: 'answered', speech }) });
    hint.requests.refuse([phrase('refused-undo-nothing')]);
    await conversation.send('a hint, please');
    expect(selection.hint).toBe('CK0');
    expect(hint.reason).toEqual([BECAUSE]);
    expect(hint.wanted).toBe('hint-why');
    expect(hint.requests.refused).toBeNull();
  });

  describe('why', () => {
    const SAID = [ALTERNATIVE];

    /** A hint is shown, and why has been asked: answers that, after what happens meanwhile. */
    async function explained(
      said: Phrase[] | RefusedError,
      meanwhile: (shown: ReturnType<typeof table>) => void = () => {},
    ) {
      const speech = [HINT, BECAUSE];
      const shown = table(Promise.resolve({ move: '1B2', speech }));
      const { hint, session } = shown;
      await hint.ask();
      expect(hint.wanted).toBe('hint-why');
      let answer!: () => void;
      const told = new Promise<void>((resolve) => (answer = resolve));
      Object.assign(session, {
        say: async () => {
          await told;
          if (said instanceof RefusedError) throw said;
          return { type: 'answered', speech: said };
        },
      });
      const pressed = hint.press();
      await Promise.resolve();
      meanwhile(shown);
      answer();
      await pressed;
      return hint;
    }

    test('is answered below the hint, and can be asked further', async () => {
      const hint = await explained(SAID);
      expect(hint.reason).toEqual(SAID);
      expect(hint.wanted).toBe('hint-details');
    });

    test('whose details have been told leaves another hint to ask for', async () => {
      const hint = await explained([
        phrase('why-after', { after: 'hint' }),
        phrase('why-chances', { wins: 5, less: 4 }),
      ]);
      expect(hint.wanted).toBe('hint-me');
    });

    test('that there is none changes nothing', async () => {
      const hint = await explained([phrase('why-no-hint')]);
      expect(hint.reason).toEqual([BECAUSE]);
    });

    test.each([
      ['another hint', ({ selection }) => (selection.hint = '2Y1')],
      ['another position', ({ session }) => (session.position = { ...POSITION })],
      ['no hint', ({ selection }) => (selection.hint = null)],
    ] satisfies [string, (shown: ReturnType<typeof table>) => void][])(
      'is not answered below %s',
      async (_, meanwhile) => {
        const hint = await explained(SAID, meanwhile);
        expect(hint.reason).toEqual([BECAUSE]);
      },
    );

    test('refused is no reason', async () => {
      const hint = await explained(new RefusedError('busy'));
      expect(hint.reason).toEqual([BECAUSE]);
      expect(hint.wanted).toBe('hint-why');
    });
  });

  test('leaves the other buttons to work while it is computed, and is asked for once', async () => {
    const ask = vi.fn(() => new Promise<{ move: string; speech: [] }>(() => {}));
    const { hint, session } = table(Promise.resolve());
    session.hint = ask;
    void hint.ask();
    void hint.ask();
    expect(ask).toHaveBeenCalledOnce();
    expect(await hint.requests.attempt(() => Promise.resolve())).toBe(true);
  });
});
