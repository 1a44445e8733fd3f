/** What is called out stands beside its seat for a moment, whether or not it can be heard. */
import { type Signal, signal } from '@preact/signals';
import type { Call } from './board.ts';
import { speak } from './speech.ts';

const MOMENT = 2600;

/** The calls that can still be read, by seat. */
export const captions: Signal<ReadonlyMap<number, string>> = signal(new Map());

/** What is called out in one step of a game is heard together, and what was called before is over. */
export function callOut(calls: readonly Call[]): void {
  if (calls.length > 0) captions.value = new Map();
  for (const call of calls) speakUp(call);
}

/** Somebody says something beside the game. */
export function speakUp({ seat, words }: Call): void {
  captions.value = new Map(captions.peek()).set(seat, words);
  speak(words);
  setTimeout(() => {
    if (captions.peek().get(seat) !== words) return;
    const left = new Map(captions.peek());
    left.delete(seat);
    captions.value = left;
  }, MOMENT);
}
