import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Skipping } from '../../src/table/skipping';

let scores: number[];
let isCard: boolean;
const session = { showNextIn: vi.fn(), catchUp: vi.fn() };
const motion = {
  get scores() {
    return scores;
  },
  skip: vi.fn(() => {
    if (!scores.length) return 0;
    scores = [];
    isCard = true;
    return 3000;
  }),
  finish: vi.fn(),
};
let skipping: Skipping;
let button: HTMLButtonElement;
const pressed = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  scores = [];
  isCard = false;
  session.catchUp.mockImplementation(() => (isCard = false));
  skipping = new Skipping(session, motion, () => isCard);
  document.body.innerHTML =
    '<div class="card"><button>Next round</button></div><button>Hint</button>';
  button = document.querySelector('.card button')!;
  for (const each of document.querySelectorAll('button')) each.onclick = pressed;
});

function key(name: string): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: name, cancelable: true });
  skipping.onkeydown(event);
  return event;
}

function click(target: Element): void {
  const hear = (event: Event) => skipping.onclick(event as MouseEvent);
  window.addEventListener('click', hear, { capture: true, once: true });
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

describe('while moves are shown', () => {
  test('a finger shows them all at once, and presses what lies under it', () => {
    skipping.onpointerdown();
    expect(session.catchUp).toHaveBeenCalledOnce();
    click(document.querySelectorAll('button')[1]!);
    expect(pressed).toHaveBeenCalledOnce();
    expect(session.catchUp).toHaveBeenCalledOnce();
  });

  test('a finger does not press the card that comes under it, nor end it', () => {
    session.catchUp.mockImplementation(() => (isCard = true));
    skipping.onpointerdown();
    click(button);
    expect(pressed).not.toHaveBeenCalled();
    expect(session.catchUp).toHaveBeenCalledOnce();
    skipping.onpointerdown();
    click(button);
    expect(pressed).toHaveBeenCalledOnce();
  });

  test('a key presses nothing that got the focus only then', () => {
    button.focus();
    session.catchUp.mockImplementation(() => button.remove());
    expect(key('Enter').defaultPrevented).toBe(true);
  });

  test('a key presses what keeps the focus', () => {
    button.focus();
    expect(key('Enter').defaultPrevented).toBe(false);
    expect(session.catchUp).toHaveBeenCalledOnce();
  });
});

describe('between two rounds', () => {
  test('a finger that goes down and scrolls ends nothing', () => {
    scores = [1, 2];
    skipping.onpointerdown();
    expect(motion.skip).not.toHaveBeenCalled();
    scores = [];
    isCard = true;
    skipping.onpointerdown();
    expect(session.catchUp).not.toHaveBeenCalled();
  });

  test('the first click ends the telling, the next one the card', () => {
    scores = [1, 2];
    skipping.onpointerdown();
    click(document.body);
    expect(session.showNextIn).toHaveBeenCalledWith(3000);
    expect(session.catchUp).not.toHaveBeenCalled();
    skipping.onpointerdown();
    click(document.body);
    expect(session.catchUp).toHaveBeenCalledOnce();
  });

  test('Enter and the space bar end the telling, and press nothing', () => {
    for (const name of ['Enter', ' ']) {
      scores = [1, 2];
      button.focus();
      expect(key(name).defaultPrevented, name).toBe(true);
    }
    scores = [1, 2];
    expect(key('h').defaultPrevented).toBe(false);
    // The card is there: Enter is for its button.
    expect(key('Enter').defaultPrevented).toBe(false);
  });

  test('a click on a card that is gone by then presses nothing', () => {
    isCard = true;
    session.catchUp.mockImplementation(() => {
      isCard = false;
      document.querySelector('.card')!.remove();
    });
    skipping.onpointerdown();
    click(button);
    expect(pressed).not.toHaveBeenCalled();
  });

  test('in a dialog Enter ends the telling, and closes it too', () => {
    document.body.innerHTML = '<dialog open><button>Close</button></dialog>';
    document.querySelector('button')!.focus();
    scores = [1, 2];
    expect(key('Enter').defaultPrevented).toBe(false);
    expect(motion.skip).toHaveBeenCalledOnce();
  });
});
