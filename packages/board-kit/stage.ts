/** The stage: what happens faster than eyes can follow is shown one step after another. */
import { type ReadonlySignal, signal } from '@preact/signals';

/** How long something is to be seen: milliseconds, or until somebody says to go on. */
export type Pause = number | 'until told';

export type Shot<S> = { readonly show: S; readonly hold: Pause };

export type Stage<S> = {
  readonly shown: ReadonlySignal<S | undefined>;
  /** Whether more is to come, or what is shown takes its time. */
  readonly isBusy: ReadonlySignal<boolean>;
  /** Whether it waits to be told to go on. */
  readonly isResting: ReadonlySignal<boolean>;
  push(shots: readonly Shot<S>[]): void;
  /** Drops whatever waits and shows this. */
  jump(to: S): void;
  /** Ends a rest. */
  goOn(): void;
};

/** A step shorter than this keeps nobody waiting. */
const MOMENT = 400;

const isLong = (hold: Pause): boolean => hold === 'until told' || hold > MOMENT;

/** `later` is the clock's, so that a test can have its own. */
export function openStage<S>(later: (work: () => void, delay: number) => void, perceived: (show: S) => void): Stage<S> {
  const shown = signal<S | undefined>(undefined);
  const isBusy = signal(false);
  const isResting = signal(false);
  let waiting: Shot<S>[] = [];
  let isRunning = false;
  let round = 0;
  const step = (of: number): void => {
    if (of !== round) return;
    const shot = waiting.shift();
    isRunning = shot !== undefined;
    isResting.value = shot?.hold === 'until told';
    isBusy.value = waiting.length > 0 || isLong(shot?.hold ?? 0);
    if (!shot) return;
    shown.value = shot.show;
    perceived(shot.show);
    if (shot.hold !== 'until told') later(() => step(of), shot.hold);
  };
  return {
    shown,
    isBusy,
    isResting,
    push(shots) {
      waiting.push(...shots);
      if (isRunning) isBusy.value = true;
      else step(round);
    },
    jump(to) {
      waiting = [];
      round += 1;
      isRunning = false;
      isBusy.value = false;
      isResting.value = false;
      shown.value = to;
    },
    goOn() {
      if (isResting.peek()) step(round);
    },
  };
}
