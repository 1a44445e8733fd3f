/** Calls are spoken with a voice of the system. Where there is none, the caption has to do. */
import { manner } from './manner.ts';

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

export const hasVoices = (): boolean => (synthesis()?.getVoices().length ?? 0) > 0;

export function speak(words: string): void {
  const { speech, rate } = manner.peek();
  if (speech === 'off' || !hasVoices()) return;
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.lang = 'en-GB';
  utterance.rate = rate;
  // Where much is read out, what is still waiting is out of date: the latest is heard.
  if (synthesis()!.pending) synthesis()!.cancel();
  synthesis()!.speak(utterance);
}

export const hush = (): void => synthesis()?.cancel();
