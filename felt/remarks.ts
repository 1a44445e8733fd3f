/** What a character says beside the game: one remark at a time, seen for a moment and heard if calls are spoken. */
import { type Signal, signal } from '@preact/signals';
import type { Call } from './board.ts';
import { speak } from './speech.ts';

const MOMENT = 3600;

export const remark: Signal<Call | undefined> = signal(undefined);

export function remarkAloud(said: Call): void {
  remark.value = said;
  speak(said.words);
  setTimeout(() => {
    if (remark.peek() === said) remark.value = undefined;
  }, MOMENT);
}
