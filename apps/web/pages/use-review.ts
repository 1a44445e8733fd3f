/** A review that is made while one looks at it; another seat, or leaving the page, ends it. */
import type { Seat } from '@parlour/kernel/game';
import { failure, type Result } from '@parlour/kernel/result';
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { startReview } from '../host/worker-client.ts';
import { BEGUN, type ReviewShown, withPiece } from '../review.ts';
import type { SharedGame } from '../share.ts';

export type ReviewInMaking = {
  readonly shown: ReadonlySignal<ReviewShown>;
  stop(): void;
  /** From the beginning: the same match gives the same review. */
  again(): void;
};

/** What a thread has said before it was stopped may still arrive; it belongs to nobody any more. */
function beginReview(record: SharedGame, seat: Seat, shown: Signal<ReviewShown>): { stop(): void } {
  let isWanted = true;
  const show = (next: (now: ReviewShown) => ReviewShown): void => {
    if (isWanted) shown.value = next(shown.peek());
  };
  const review = startReview(record, seat, piece => show(now => withPiece(now, piece)));
  const stop = (): void => {
    isWanted = false;
    review.stop();
  };
  const end = (ended: Result<readonly string[]>): void => {
    show(now => (ended.ok ? { ...now, is: 'done', says: ended.value } : { ...now, is: 'failed', says: [ended.fault] }));
    stop();
  };
  void review.ends.then(end, (fault: Error) =>
    end(failure(`It could not be looked over to its end: ${fault.message}`)),
  );
  return { stop };
}

export function useReview(record: SharedGame, seat: Seat): ReviewInMaking {
  const shown = useSignal(BEGUN);
  const attempt = useSignal(0);
  const running = useRef<() => void>(() => undefined);
  useEffect(() => {
    shown.value = BEGUN;
    const review = beginReview(record, seat, shown);
    running.current = review.stop;
    return review.stop;
  }, [record, seat, attempt.value]);
  return {
    shown,
    stop() {
      running.current();
      shown.value = { ...shown.peek(), is: 'stopped' };
    },
    again: () => (attempt.value += 1),
  };
}
