/** Spoken calls, their captions at the seats, and remarks of characters. */

import { type Signal, signal } from '@preact/signals';
import type { Call } from '../board.ts';
import { preferences } from '../preferences.ts';

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

export const hasVoices = (): boolean => (synthesis()?.getVoices().length ?? 0) > 0;

/** A voice of another language would not be understood. */
const hasVoiceFor = (language: string): boolean =>
  (synthesis()?.getVoices() ?? []).some(({ lang }) => lang.toLowerCase().slice(0, 2) === language.slice(0, 2));

/** Speaks with a system voice; silent if there is none for the language. */
export function speak(words: string, language?: string): void {
  const { speech, rate } = preferences.peek();
  if (speech === 'off' || !hasVoices() || (language !== undefined && !hasVoiceFor(language))) return;
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = language ?? 'en-GB';
  utterance.rate = rate;
  // Speaks only the latest call if several are waiting.
  if (synthesis()!.pending) synthesis()!.cancel();
  synthesis()!.speak(utterance);
}

export const cancelSpeech = (): void => synthesis()?.cancel();

const CAPTION_MS = 2600;

/** Visible captions by seat; they are shown even if speech is off. */
export const captions: Signal<ReadonlyMap<number, Call>> = signal(new Map());

/** Shows and speaks the calls of one step together; earlier captions disappear. */
export function showCalls(calls: readonly Call[]): void {
  if (calls.length > 0) captions.value = new Map();
  for (const call of calls) showCaption(call);
}

export function showCaption(call: Call): void {
  const { seat, words, language } = call;
  captions.value = new Map(captions.peek()).set(seat, call);
  speak(words, language);
  setTimeout(() => {
    if (captions.peek().get(seat) !== call) return;
    const left = new Map(captions.peek());
    left.delete(seat);
    captions.value = left;
  }, CAPTION_MS);
}

/** Display times; the last remark of a match stays longer. */
export const [REMARK_MS, FINAL_REMARK_MS] = [3600, 12_000] as const;

/** The remark of a character that is shown now; one at a time. */
export const currentRemark: Signal<Call | undefined> = signal(undefined);

export function showRemark(call: Call, durationMs: number = REMARK_MS): void {
  currentRemark.value = call;
  speak(call.words);
  setTimeout(() => {
    if (currentRemark.peek() === call) currentRemark.value = undefined;
  }, durationMs);
}
