/** Makes the sounds of paper, wood and metal. Nothing is downloaded but this, when the first sound is due. */

import { DEFAULT_VOLUME_PERCENT } from '../preferences.ts';

/** Filtered noise: paper and cards, knocks on wood. */
type NoiseLayer = {
  readonly is: 'noise';
  /** Milliseconds after the beginning of the sound. */
  readonly at: number;
  readonly ms: number;
  /** Filter frequency in hertz, at the beginning and at the end. */
  readonly pitch: readonly [number, number];
  readonly sharpness: number;
  readonly loudness: number;
};

/** A struck tone that dies away: bells, plucks, coins. */
type ToneLayer = {
  readonly is: 'tone';
  readonly at: number;
  readonly ms: number;
  /** In hertz. */
  readonly pitch: number;
  readonly wave: OscillatorType;
  readonly loudness: number;
};

type Layer = NoiseLayer | ToneLayer;

const noise = (
  at: number,
  ms: number,
  pitch: readonly [number, number],
  sharpness: number,
  loudness: number,
): NoiseLayer => ({ is: 'noise', at, ms, pitch, sharpness, loudness });

const tone = (at: number, ms: number, pitch: number, loudness: number, wave: OscillatorType = 'sine'): ToneLayer => ({
  is: 'tone',
  at,
  ms,
  pitch,
  wave,
  loudness,
});

export const SOUNDS = {
  deal: [noise(0, 70, [3200, 5200], 0.8, 0.5)],
  /** A card slides over the cloth, and is laid down. */
  slide: [noise(0, 160, [2600, 4200], 0.7, 0.55)],
  place: [noise(0, 70, [900, 380], 1.1, 1.3)],
  shuffle: [noise(0, 500, [2400, 3600], 0.5, 0.4)],
  /** A trick is swept up. */
  gather: [noise(0, 280, [1800, 900], 0.6, 0.65), noise(230, 60, [700, 300], 1.2, 0.9)],
  /** A set or a book is complete. */
  stamp: [noise(0, 90, [3000, 2000], 0.8, 0.4), noise(90, 110, [240, 110], 2, 3), tone(95, 180, 98, 0.5)],
  refuse: [noise(0, 120, [320, 180], 2, 1.7)],
  /** Your turn: a soft tap on wood. */
  knock: [noise(0, 60, [260, 140], 5, 3.2)],
  /** A mistake is caught. */
  catch: [noise(0, 60, [420, 210], 4, 3), noise(120, 70, [380, 180], 4, 3.4)],
  /** A shout without a mistake. */
  thud: [noise(0, 140, [150, 80], 3, 3)],
  hint: [tone(0, 420, 1319, 0.3), tone(0, 300, 2637, 0.1)],
  /** One of the rising plucks of a long word. */
  pluck: [
    tone(0, 160, 523, 0.28, 'triangle'),
    tone(60, 160, 659, 0.28, 'triangle'),
    tone(120, 240, 784, 0.3, 'triangle'),
  ],
  win: [tone(0, 620, 523, 0.4), tone(170, 620, 659, 0.4), tone(340, 900, 784, 0.45), tone(340, 700, 1568, 0.1)],
  /** The rosette lands. */
  rosette: [noise(0, 120, [200, 90], 2, 2.4)],
  loss: [tone(0, 460, 247, 0.45, 'triangle'), tone(260, 700, 196, 0.45, 'triangle')],
  /** A coin on wood. */
  medal: [
    noise(0, 50, [300, 150], 3, 2.4),
    tone(10, 520, 2093, 0.24),
    tone(10, 420, 3322, 0.14),
    noise(150, 40, [330, 170], 3, 1.2),
  ],
} as const satisfies Record<string, readonly Layer[]>;
export type SoundName = keyof typeof SOUNDS;

/** Quiet: 18 dB below full scale. */
const DEFAULT_GAIN = 10 ** (-18 / 20);

/** Ears hear loudness as a power: twice the volume is four times the gain, and none is silence. */
export const gainAt = (volumePercent: number): number =>
  DEFAULT_GAIN * (Math.max(0, Math.min(100, volumePercent)) / DEFAULT_VOLUME_PERCENT) ** 2;

type Audio = { readonly context: AudioContext; readonly output: GainNode; readonly noise: AudioBuffer };

let opened: Audio | undefined;
let keepAwake: (() => void) | undefined;

function createNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

export function synthesize(name: SoundName, volumePercent: number): void {
  opened ??= openAudio();
  opened.output.gain.value = gainAt(volumePercent);
  playLayers(opened, SOUNDS[name]);
}

function openAudio(): Audio {
  const context = new AudioContext();
  keepAwake = suspendWhenSilent(context);
  const output = new GainNode(context);
  output.connect(context.destination);
  return { context, output, noise: createNoise(context) };
}

function playLayers(audio: Audio, layers: readonly Layer[]): void {
  keepAwake?.();
  for (const layer of layers) playLayer(audio, layer);
}

/** A noise swells for a moment; a tone is struck. Both die away. */
function playLayer({ context, output, noise: buffer }: Audio, layer: Layer): void {
  const start = context.currentTime + layer.at / 1000;
  const seconds = layer.ms / 1000;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(layer.loudness, start + (layer.is === 'noise' ? seconds * 0.15 : 0.006));
  gain.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
  gain.connect(output);
  const source =
    layer.is === 'noise'
      ? new AudioBufferSourceNode(context, { buffer })
      : new OscillatorNode(context, { type: layer.wave, frequency: layer.pitch });
  if (layer.is === 'noise') {
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: layer.pitch[0], Q: layer.sharpness });
    filter.frequency.setValueAtTime(layer.pitch[0], start);
    filter.frequency.exponentialRampToValueAtTime(layer.pitch[1], start + seconds);
    source.connect(filter).connect(gain);
  } else source.connect(gain);
  source.start(start);
  source.stop(start + seconds);
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
