/** What every part of a review is given, and where the parts are. */
import type { Seat } from '@parlour/kernel/game';
import type { OpenedReplay } from './open-replay.ts';
import type { ReviewInMaking } from './use-review.ts';

export type Reviewed = {
  readonly opened: OpenedReplay;
  /** The name it is kept by on this device, if it is. */
  readonly id: string | undefined;
  readonly review: ReviewInMaking;
  readonly seat: Seat;
  /** Whoever owns the device is spoken to. */
  name(seat: Seat): string;
};

/** The address of a part of the review; without one, of the whole. */
export const reviewAt = (part = ''): string => `${location.pathname}${part && `?${part}`}${location.hash}`;
