import { beforeAll, describe, expect, test, vi } from 'vitest';
import { parsePosition } from '../../../src/notation/position';
import type { Conversation } from '../../../src/table/commands/conversation.svelte';
import { Hint, hintPhrase } from '../../../src/table/commands/hint.svelte';
import { MoveSelection } from '../../../src/table/move-selection.svelte';
import { phrase } from '../../../src/wire/messages';
import { RefusedError } from '../../../src/wire/refusal';
import { TableRequests } from '../../../src/table/requests.svelte';
import type { TableSession } from '../../../src/wire/table.svelte';
import { speak } from '../../../src/voice/speech.svelte';

beforeAll(() => speak('en'));

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
    const tell = vi.fn();
    const requests = new TableRequests(selection.session, () => (selection.refusal = null));
    const hint = new Hint(selection, { tell } as unknown as Conversation, requests);
    return { hint, session, selection, tell };
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

  describe('why', () => {
    const SAID = [phrase('explain-instead')];

    /** A hint is shown, and why has been asked: answers that, after what happens meanwhile. */
    async function explained(
      isRefused: boolean,
      meanwhile: (shown: ReturnType<typeof table>) => void = () => {},
    ) {
      const speech = [phrase('hint'), phrase('because-only')];
      const shown = table(Promise.resolve({ move: '1B2', speech }));
      const { hint } = shown;
      await hint.ask();
      expect(hint.wanted).toBe('hint-why');
      let answer!: (said: unknown) => void;
      const send = () => new Promise((resolve) => (answer = resolve));
      Object.assign(hint.conversation, { send });
      const pressed = hint.press();
      meanwhile(shown);
      answer({ answer: SAID, isRefused });
      await pressed;
      return hint;
    }

    test('is answered below the hint, and can be asked further', async () => {
      const hint = await explained(false);
      expect(hint.reason).toEqual(SAID);
      expect(hint.wanted).toBe('hint-details');
    });

    test.each([
      ['another hint', ({ selection }) => (selection.hint = '2Y1')],
      ['another position', ({ session }) => (session.position = { ...POSITION })],
      ['no hint', ({ selection }) => (selection.hint = null)],
    ] satisfies [string, (shown: ReturnType<typeof table>) => void][])(
      'is not answered below %s',
      async (_, meanwhile) => {
        const hint = await explained(false, meanwhile);
        expect(hint.reason).toEqual([phrase('because-only')]);
      },
    );

    test('refused is no reason', async () => {
      const hint = await explained(true);
      expect(hint.reason).toEqual([phrase('because-only')]);
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
