/** When sounds are played. They are synthesized by a module that is loaded with the first one. */
import { preferences } from '../preferences.ts';
import type { SoundName } from './synthesizer.ts';

export type { SoundName } from './synthesizer.ts';

export function vibrate(): void {
  if (mayPlaySound()) navigator.vibrate?.([30, 60, 30]);
}

/** Browsers block audio until the first user gesture, and log a warning if a page tries earlier. */
const mayPlaySound = (): boolean =>
  preferences.peek().sound === 'on' && navigator.userActivation?.hasBeenActive !== false;

let synthesizer: typeof import('./synthesizer.ts') | undefined;

/** The first sound waits for an idle moment: opening the audio context and making the noise takes a while. */
export function playSound(name: SoundName): void {
  if (typeof AudioContext === 'undefined' || !mayPlaySound()) return;
  if (synthesizer) return synthesizer.synthesize(name, preferences.peek().volume);
  loaded ??= Promise.all([import('./synthesizer.ts'), wakeAudioService()]);
  void loaded.then(([module]) => whenIdle(() => playLoaded(module, name)));
}

function playLoaded(module: typeof import('./synthesizer.ts'), name: SoundName): void {
  synthesizer = module;
  playSound(name);
}

let loaded: Promise<[typeof import('./synthesizer.ts'), unknown]> | undefined;

/**
 * Browsers start their audio service on first use, which would block the call that opens the context. Listing the
 * devices starts it without blocking; the result is ignored.
 */
const wakeAudioService = async (): Promise<unknown> =>
  navigator.mediaDevices?.enumerateDevices().catch(() => undefined);

const whenIdle = (work: () => void): void => void (globalThis.requestIdleCallback ?? setTimeout)(work);
