// Sounds of struck clay, synthesized in the browser. Silent by default. No sound is the only sign
// of anything.

import { settings } from '../settings/settings.svelte';

export type SoundName = 'move' | 'error' | 'turn' | 'round-end' | 'game-end' | 'edge' | 'low-time';

interface Strike {
  /** The start, in seconds from now. */
  at: number;
  /** In hertz. */
  pitch: number;
  /** In seconds. */
  ring: number;
  loudness: number;
  /** The share of the knock, from 0, a bell, to 1, a dull tap. */
  knock: number;
}

const strike = (
  at: number,
  pitch: number,
  ring: number,
  loudness: number,
  knock: number,
): Strike => ({ at, pitch, ring, loudness, knock });

/** Each sound's strikes. Sounds differ in rhythm and direction, not in pitch alone. */
export const SOUNDS: Record<SoundName, readonly Strike[]> = {
  move: [strike(0, 1900, 0.09, 0.5, 0.6)],
  edge: [strike(0, 300, 0.06, 0.5, 0.9)],
  error: [strike(0, 420, 0.12, 0.5, 0.5), strike(0.11, 315, 0.18, 0.5, 0.5)],
  turn: [strike(0, 1047, 0.3, 0.4, 0.15), strike(0.13, 1568, 0.45, 0.4, 0.15)],
  'round-end': [0, 1, 2].map((index) =>
    strike(index * 0.12, [1568, 1319, 1047][index]!, 0.35, 0.35, 0.2),
  ),
  'game-end': [0, 1, 2, 3, 4].map((index) =>
    strike(index * 0.14, [784, 1047, 1319, 1568, 2093][index]!, 0.7, 0.35, 0.1),
  ),
  'low-time': [0, 1, 2].map((index) => strike(index * 0.09, 2350, 0.05, 0.4, 0.3)),
};

/** The inharmonic partials of struck clay. */
const PARTIALS = [
  { multiple: 1, loudness: 1 },
  { multiple: 2.32, loudness: 0.45 },
  { multiple: 4.25, loudness: 0.2 },
];

let context: AudioContext | null = null;
let knocking: AudioBuffer | null = null;

export function sound(name: SoundName, volume = settings.volume): void {
  if (volume <= 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers suspend audio until the first gesture.
  if (context.state === 'suspended') void context.resume();
  for (const each of SOUNDS[name]) ring(context, each, volume);
}

function ring(audio: AudioContext, strike: Strike, volume: number): void {
  const start = audio.currentTime + strike.at;
  const loud = strike.loudness * volume;
  for (const { multiple, loudness } of PARTIALS) {
    const tone = audio.createOscillator();
    tone.frequency.value = strike.pitch * multiple;
    const fade = fading(audio, start, loud * loudness * (1 - strike.knock), strike.ring / multiple);
    tone.connect(fade);
    tone.start(start);
    tone.stop(start + strike.ring + 0.05);
  }
  const knock = audio.createBufferSource();
  knock.buffer = knocking ??= noise(audio);
  const body = audio.createBiquadFilter();
  body.type = 'bandpass';
  body.frequency.value = strike.pitch * 1.5;
  body.Q.value = 1.2;
  knock.connect(body).connect(fading(audio, start, loud * strike.knock * 2, 0.03));
  knock.start(start);
}

function fading(audio: AudioContext, start: number, loudness: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loudness, start + 0.002);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.002 + seconds);
  gain.connect(audio.destination);
  return gain;
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 0.06, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
