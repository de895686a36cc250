import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcer } from '../../src/shell/announcer.svelte';
import { SOUNDS, sound, type SoundName } from '../../src/sound/sound';
import { speak } from '../../src/voice/speech.svelte';
import { announceEdge } from '../../src/table/grid-keys';

const NAMES = Object.keys(SOUNDS) as SoundName[];

/** A sound's shape: the number of strikes, their pace, and whether they rise or fall. */
function shape(name: SoundName): string {
  const strikes = SOUNDS[name];
  const gaps = strikes.slice(1).map(({ at }, index) => Math.round((at - strikes[index]!.at) * 100));
  const steps = strikes
    .slice(1)
    .map(({ pitch }, index) => Math.sign(pitch - strikes[index]!.pitch));
  return JSON.stringify([strikes.length, gaps, steps]);
}

describe('sounds', () => {
  test('are there for all that happens', () => {
    expect(NAMES).toEqual(
      expect.arrayContaining(['move', 'error', 'turn', 'round-end', 'game-end', 'edge']),
    );
  });

  test('differ in how often, how fast and in which direction they are struck', () => {
    const alike = NAMES.filter((name) => shape(name) === shape('move'));
    // A single strike has no rhythm: these two differ like a bell and a tap on wood.
    expect(alike).toEqual(['move', 'edge']);
    const [move, edge] = [SOUNDS.move[0]!, SOUNDS.edge[0]!];
    expect(move.pitch / edge.pitch).toBeGreaterThan(4);
    const others = NAMES.filter((name) => !alike.includes(name)).map(shape);
    expect(new Set(others).size).toBe(others.length);
  });

  test('can be told apart by the ear: no two begin within a whole tone and go on alike', () => {
    for (const one of NAMES)
      for (const other of NAMES)
        if (one < other && shape(one) === shape(other)) {
          const [low, high] = [SOUNDS[one][0]!.pitch, SOUNDS[other][0]!.pitch].sort(
            (a, b) => a - b,
          );
          expect(high! / low!, `${one} and ${other}`).toBeGreaterThan(2 ** (2 / 12));
        }
  });

  describe('are made', () => {
    const made = vi.fn();
    beforeEach(() => {
      made.mockClear();
      const node = () => ({
        connect: (to: unknown) => to,
        start: vi.fn(),
        stop: vi.fn(),
        frequency: { value: 0 },
        Q: { value: 0 },
        gain: {
          setValueAtTime: vi.fn(),
          linearRampToValueAtTime: vi.fn(),
          exponentialRampToValueAtTime: vi.fn(),
        },
      });
      class FakeAudio {
        currentTime = 0;
        state = 'running';
        sampleRate = 8000;
        destination = {};
        createOscillator = () => {
          made();
          return node();
        };
        createGain = node;
        createBiquadFilter = node;
        createBufferSource = node;
        createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
      }
      vi.stubGlobal('AudioContext', FakeAudio);
    });
    afterEach(() => vi.unstubAllGlobals());

    test('at a volume, and not at all at volume 0', () => {
      sound('move', 0);
      expect(made).not.toHaveBeenCalled();
      sound('move', 0.5);
      expect(made).toHaveBeenCalled();
    });
  });

  test.each([
    ['en', 'Edge.'],
    ['de', 'Rand.'],
    ['nl', 'Rand.'],
  ] as const)('are never alone: the edge is said in %s', async (language, said) => {
    await speak(language);
    announcer.announcements = [];
    announceEdge();
    expect(announcer.announcements.map(({ urgency, text }) => [urgency, text])).toEqual([
      ['polite', said],
    ]);
  });
});
