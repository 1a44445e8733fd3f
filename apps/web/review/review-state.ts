/** The run of a review in its worker thread, and what the parts of the page share. */
import type { Seat } from '@parlour/kernel/game';
import { failure, type Result } from '@parlour/kernel/result';
import { type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { OpenedReplay } from '../history/replay-state.ts';
import type { SharedGame } from '../lib/link-payload.ts';
import { startReview } from '../worker/worker-client.ts';
import { addReviewPiece, INITIAL_REVIEW, type ReviewState } from './review-model.ts';
import { reviewText } from './review-text.ts';

export type LiveReview = {
  readonly shown: ReadonlySignal<ReviewState>;
  stop(): void;
  /** Starts from the beginning; the same match gives the same review. */
  restart(): void;
};

/** Starts a review. Messages that arrive after it was stopped are dropped. */
function beginReview(record: SharedGame, seat: Seat, shown: Signal<ReviewState>): { stop(): void } {
  let isWanted = true;
  const show = (next: (now: ReviewState) => ReviewState): void => {
    if (isWanted) shown.value = next(shown.peek());
  };
  const review = startReview(record, seat, piece => show(now => addReviewPiece(now, piece)));
  const stop = (): void => {
    isWanted = false;
    review.stop();
  };
  const finish = (ended: Result<readonly string[]>): void => {
    show(now =>
      ended.ok ? { ...now, status: 'done', texts: ended.value } : { ...now, status: 'failed', texts: [ended.fault] },
    );
    stop();
  };
  void review.result.then(finish, (error: Error) =>
    finish(failure(reviewText('notReviewed', { error: error.message }))),
  );
  return { stop };
}

/** Reviews a match for one seat while the page is open; another seat or leaving the page ends it. */
export function useReview(record: SharedGame, seat: Seat): LiveReview {
  const shown = useSignal(INITIAL_REVIEW);
  const attempt = useSignal(0);
  const stopCurrent = useRef<() => void>(() => undefined);
  useEffect(() => {
    shown.value = INITIAL_REVIEW;
    const review = beginReview(record, seat, shown);
    stopCurrent.current = review.stop;
    return review.stop;
  }, [record, seat, attempt.value]);
  return {
    shown,
    stop() {
      stopCurrent.current();
      shown.value = { ...shown.peek(), status: 'stopped' };
    },
    restart: () => (attempt.value += 1),
  };
}

export type ReviewContext = {
  readonly opened: OpenedReplay;
  /** The id of the record on this device, if it is stored here. */
  readonly id: string | undefined;
  readonly review: LiveReview;
  readonly seat: Seat;
  /** The owner of the device is addressed as "you". */
  name(seat: Seat): string;
};

/** Returns the address of a part of the review; without a part, of the overview. */
export const reviewAddress = (part = ''): string => `${location.pathname}${part && `?${part}`}${location.hash}`;
