/** Sounds of paper and wood, synthesized from filtered noise. Nothing is downloaded. */
import { preferences } from '../preferences.ts';

type NoiseShape = {
  readonly seconds: number;
  /** Filter frequency in hertz, at the beginning and at the end. */
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
} as const satisfies Record<string, NoiseShape>;
export type SoundName = keyof typeof SOUNDS;

export function vibrate(): void {
  if (mayPlaySound()) navigator.vibrate?.([30, 60, 30]);
}

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;
let keepAwake: (() => void) | undefined;

function createNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

/** Browsers block audio until the first user gesture, and log a warning if a page tries earlier. */
const mayPlaySound = (): boolean =>
  preferences.peek().sound === 'on' && navigator.userActivation?.hasBeenActive !== false;

/** The first sound waits for an idle moment: opening the audio context and making the noise takes a while. */
export function playSound(name: SoundName): void {
  if (!mayPlaySound() || typeof AudioContext === 'undefined') return;
  if (context && noise) return playNoise(context, noise, SOUNDS[name]);
  devicesWoken ??= wakeAudioService();
  void devicesWoken.then(() => whenIdle(() => openAudio(name)));
}

function openAudio(name: SoundName): void {
  if (context) noise ??= createNoise(context);
  else {
    context = new AudioContext();
    keepAwake = suspendWhenSilent(context);
  }
  playSound(name);
}

let devicesWoken: Promise<unknown> | undefined;

/**
 * Browsers start their audio service on first use, which would block the call that opens the context. Listing the
 * devices starts it without blocking; the result is ignored.
 */
const wakeAudioService = async (): Promise<unknown> =>
  navigator.mediaDevices?.enumerateDevices().catch(() => undefined);

const whenIdle = (work: () => void): void => void (globalThis.requestIdleCallback ?? setTimeout)(work);

function playNoise(
  audio: AudioContext,
  buffer: AudioBuffer,
  { seconds, pitch, sharpness, loudness }: NoiseShape,
): void {
  keepAwake?.();
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

export type SuspendableAudio = Pick<AudioContext, 'suspend' | 'resume'>;

/** Longer than computer players think. */
const SILENCE_MS = 10_000;

const INPUT_EVENTS = ['pointerdown', 'keydown'] as const;

/**
 * Suspends the audio context after a silence, because an open one keeps its device awake. Any input resumes it early,
 * so the next sound does not wait. Returns a function to call before every sound.
 */
export function suspendWhenSilent(audio: SuspendableAudio): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSuspended = false;
  const wake = (): void => {
    clearTimeout(timer);
    timer = setTimeout(suspend, SILENCE_MS);
    if (!isSuspended) return;
    isSuspended = false;
    for (const event of INPUT_EVENTS) removeEventListener(event, wake, true);
    void audio.resume();
  };
  const suspend = (): void => {
    isSuspended = true;
    for (const event of INPUT_EVENTS) addEventListener(event, wake, true);
    void audio.suspend();
  };
  return wake;
}
