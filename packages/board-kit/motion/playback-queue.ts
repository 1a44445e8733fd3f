/** Playback queue: shows states one after another that arrive faster than a player can follow. */
import { type ReadonlySignal, signal } from '@preact/signals';

/** How long a state is shown: milliseconds, or until the player continues. */
export type Pause = number | 'until told';

export type PlaybackItem<S> = { readonly show: S; readonly pause: Pause };

export type PlaybackQueue<S> = {
  readonly shown: ReadonlySignal<S | undefined>;
  /** True if more states wait, or the current one is shown for a while. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** True while the queue waits for the player to continue. */
  readonly isPaused: ReadonlySignal<boolean>;
  push(steps: readonly PlaybackItem<S>[]): void;
  jumpTo(to: S): void;
  resume(): void;
  /** Ends the time of the current step, unless it waits for the player. */
  hurry(): void;
};

/** A shorter step does not count as busy. */
const MIN_BUSY_MS = 400;

const isLong = (pause: Pause): boolean => pause === 'until told' || pause > MIN_BUSY_MS;

export function createPlaybackQueue<S>(
  setTimer: (work: () => void, delay: number) => void,
  onShow: (show: S) => void,
): PlaybackQueue<S> {
  const shown = signal<S | undefined>(undefined);
  const isBusy = signal(false);
  const isPaused = signal(false);
  let waiting: PlaybackItem<S>[] = [];
  let isRunning = false;
  let round = 0;
  const step = (of: number): void => {
    if (of !== round) return;
    round += 1;
    const current = round;
    const next = waiting.shift();
    isRunning = next !== undefined;
    isPaused.value = next?.pause === 'until told';
    isBusy.value = waiting.length > 0 || isLong(next?.pause ?? 0);
    if (!next) return;
    shown.value = next.show;
    onShow(next.show);
    if (next.pause !== 'until told') setTimer(() => step(current), next.pause);
  };
  return {
    shown,
    isBusy,
    isPaused,
    push(steps) {
      waiting.push(...steps);
      if (isRunning) isBusy.value = true;
      else step(round);
    },
    jumpTo(to) {
      waiting = [];
      round += 1;
      isRunning = false;
      isBusy.value = false;
      isPaused.value = false;
      shown.value = to;
    },
    hurry() {
      if (isRunning && !isPaused.peek()) step(round);
    },
    resume() {
      if (isPaused.peek()) step(round);
    },
  };
}
