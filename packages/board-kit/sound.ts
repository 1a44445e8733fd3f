/** Sounds of paper and wood, made of noise: nothing is loaded, and nothing sounds before somebody has touched the page. */
import { restingOf } from './audio-rest.ts';
import { manner } from './manner.ts';

type Rustle = {
  readonly seconds: number;
  /** The pitch the noise is filtered to, at its beginning and at its end. */
  readonly pitch: readonly [number, number];
  readonly sharpness: number;
  readonly loudness: number;
};

export const SOUNDS = {
  slide: { seconds: 0.16, pitch: [2600, 4200], sharpness: 0.7, loudness: 0.16 },
  place: { seconds: 0.07, pitch: [900, 380], sharpness: 1.1, loudness: 0.4 },
  deal: { seconds: 0.07, pitch: [3200, 5200], sharpness: 0.8, loudness: 0.14 },
  gather: { seconds: 0.28, pitch: [1800, 900], sharpness: 0.6, loudness: 0.18 },
  refuse: { seconds: 0.12, pitch: [320, 180], sharpness: 2, loudness: 0.5 },
  knock: { seconds: 0.06, pitch: [260, 140], sharpness: 5, loudness: 0.9 },
  shuffle: { seconds: 0.5, pitch: [2400, 3600], sharpness: 0.5, loudness: 0.12 },
} as const satisfies Record<string, Rustle>;
export type SoundName = keyof typeof SOUNDS;

/** A short tremble in the hand, for who wants to hear the table and has a device that can. */
export function tremble(): void {
  if (mayBeHeard()) navigator.vibrate?.([30, 60, 30]);
}

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
/** Before whatever sounds. */
let stir: (() => void) | undefined;

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

/** Browsers are silent until a page has been touched; asking earlier would only be complained of. */
const mayBeHeard = (): boolean => manner.peek().sound === 'on' && navigator.userActivation?.hasBeenActive !== false;

/** The first sound waits for moments of leisure: opening the audio takes a while, and so does making its noise. */
export function play(name: SoundName): void {
  if (!mayBeHeard() || typeof AudioContext === 'undefined') return;
  if (context && noise) return rustle(context, noise, SOUNDS[name]);
  woken ??= wake();
  void woken.then(() => atLeisure(() => open(name)));
}

function open(name: SoundName): void {
  if (context) noise ??= noiseOf(context);
  else {
    context = new AudioContext();
    stir = restingOf(context);
  }
  play(name);
}

let woken: Promise<unknown> | undefined;

/**
 * A browser wakes what plays its sounds when it is first needed, and whatever opens the audio then stands still meanwhile. Whoever
 * asks what there is to play on has it woken, and does not wait; the answer is nobody's concern.
 */
const wake = async (): Promise<unknown> => navigator.mediaDevices?.enumerateDevices().catch(() => undefined);

const atLeisure = (work: () => void): void => void (globalThis.requestIdleCallback ?? setTimeout)(work);

function rustle(audio: AudioContext, buffer: AudioBuffer, { seconds, pitch, sharpness, loudness }: Rustle): void {
  stir?.();
  const [now, end] = [audio.currentTime, audio.currentTime + seconds];
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch[0], Q: sharpness });
  const gain = new GainNode(audio, { gain: 0 });
  filter.frequency.exponentialRampToValueAtTime(pitch[1], end);
  gain.gain.linearRampToValueAtTime(loudness * 0.5, now + seconds * 0.15);
  gain.gain.exponentialRampToValueAtTime(0.0005, end);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(now, Math.random() * 0.2);
  source.stop(end);
}
