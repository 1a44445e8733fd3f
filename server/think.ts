/** Computer players in the server's own thread: one thinks at a time, in slices short enough that nobody has to wait. */
import type { Thought } from '@parlour/players/player';
import { situationOf, type Task } from '@parlour/table/thinking';
import type { Opened } from './library.ts';

const SLICE = 8;

/** Nobody thinks longer than this; and when so many wait, the first thought has to do. */
const LONGEST = 1500;
const CROWD = 20;

export type ThinkingRoom = (opened: Opened) => (task: Task) => Promise<Thought>;

export function thinkingRoom(): ThinkingRoom {
  let queue = Promise.resolve();
  let waiting = 0;
  return opened => task => {
    waiting += 1;
    const thought = queue.then(() => thinkInSlices(opened, task, waiting > CROWD ? 0 : LONGEST));
    queue = thought.then(nothing, nothing).then(() => {
      waiting -= 1;
    });
    return thought;
  };
}

const nothing = (): void => undefined;

async function thinkInSlices({ game, characters }: Opened, task: Task, longest: number): Promise<Thought> {
  const [think, situation] = situationOf(game, characters, task);
  const thoughts = think(situation);
  let spent = 0;
  for (;;) {
    const started = performance.now();
    let next = thoughts.next();
    while (!next.done && performance.now() - started < SLICE && spent < longest) next = thoughts.next();
    spent += performance.now() - started;
    if (next.done || spent >= longest) return next.value;
    await new Promise(resolve => setImmediate(resolve));
  }
}
