/** What a character says beside the game: one remark at a time, seen for a moment and heard if calls are spoken. */
import { type Signal, signal } from '@preact/signals';
import type { Call } from './board.ts';
import { speak } from './speech.ts';

/** Milliseconds a remark is seen; the last one of a match stays longer. */
export const [MOMENT, LAST_WORD] = [3600, 12_000] as const;

export const remark: Signal<Call | undefined> = signal(undefined);

export function remarkAloud(said: Call, seenFor: number = MOMENT): void {
  remark.value = said;
  speak(said.words);
  setTimeout(() => {
    if (remark.peek() === said) remark.value = undefined;
  }, seenFor);
}
