/** The stage: what happens faster than eyes can follow is shown one step after another. */
import { type ReadonlySignal, signal } from '@preact/signals';

export type Shot<S> = { readonly show: S; readonly hold: number };

export type Stage<S> = {
  readonly shown: ReadonlySignal<S | undefined>;
  /** Whether more is to come, or what is shown takes its time. */
  readonly isBusy: ReadonlySignal<boolean>;
  push(shots: readonly Shot<S>[]): void;
  /** Drops whatever waits and shows this. */
  jump(to: S): void;
};

/** A step shorter than this keeps nobody waiting. */
const MOMENT = 400;

/** `later` is the clock's, so that a test can have its own. */
export function openStage<S>(later: (work: () => void, delay: number) => void, perceived: (show: S) => void): Stage<S> {
  const shown = signal<S | undefined>(undefined);
  const isBusy = signal(false);
  let waiting: Shot<S>[] = [];
  let isRunning = false;
  let round = 0;
  const step = (of: number): void => {
    if (of !== round) return;
    const shot = waiting.shift();
    isRunning = shot !== undefined;
    isBusy.value = waiting.length > 0 || (shot?.hold ?? 0) > MOMENT;
    if (!shot) return;
    shown.value = shot.show;
    perceived(shot.show);
    later(() => step(of), shot.hold);
  };
  return {
    shown,
    isBusy,
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
      shown.value = to;
    },
  };
}
