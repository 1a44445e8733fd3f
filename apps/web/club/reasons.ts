/** What somebody may be reported for, in words. */
import type { Reason } from '@parlour/protocol/club/house';

export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  insult: 'Rudeness',
  name: 'A name that offends',
  stalling: 'Stalling or leaving',
  cheating: 'Cheating',
  other: 'Something else',
};
