/** A thread that waits for answers from the one that started it, so that a match can be played in one go. */
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads';
import type { ProgramHeard, ProgramQuestion } from './exchange.ts';

/** What a thread wants of a program: an answer, or only that it is told something. Programs are known by their keys. */
export type Errand = { readonly command: string; readonly key: string; readonly ms: number } & (
  | { readonly question: ProgramQuestion }
  | { readonly tell: object }
  /** It has forfeited the match, and why. */
  | { readonly drop: string }
);

/** How one thread asks another: what is said over the port is announced in shared memory. */
export type Waiting = { readonly port: MessagePort; readonly rung: Int32Array };

/** Stands still until it is answered. A thread can also be woken by the bell for the answer before, if that rang late. */
export function askAndWait({ port, rung }: Waiting, wish: Errand): ProgramHeard {
  const before = Atomics.load(rung, 0);
  port.postMessage(wish);
  while (Atomics.load(rung, 0) === before) Atomics.wait(rung, 0, before);
  return receiveMessageOnPort(port)?.message;
}

export function answerWishes({ port, rung }: Waiting, answer: (wish: Errand) => Promise<ProgramHeard>): void {
  port.on('message', async (wish: Errand) => {
    port.postMessage(await answer(wish));
    Atomics.add(rung, 0, 1);
    Atomics.notify(rung, 0);
  });
}
