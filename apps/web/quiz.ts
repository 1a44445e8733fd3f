/** What an answer to "what would you do?" comes to. */
import type { Grade } from '@parlour/players/review';
import type { ToldDecided } from './host/reviewing.ts';

/** What is said of an answer, and whether it counts as found. */
export type Judged = { readonly is: 'found' | 'missed'; readonly says: string };

const FOUND: readonly Grade[] = ['best', 'even'];

/** Undefined means letting the moment pass. What was played then is told to be that. */
export function judged({ options, mine }: ToldDecided, written: string | undefined): Judged {
  const at = options.findIndex(option => option.written === written);
  const option = options[at];
  if (!option) return { is: 'missed', says: 'That is none of the best there was.' };
  if (FOUND.includes(option.grade)) {
    return {
      is: 'found',
      says: option.grade === 'best' ? 'Yes: nothing was better.' : 'Good: nothing was surely better.',
    };
  }
  const again = at === mine ? 'That is what was played. ' : '';
  return { is: 'missed', says: `${again}${option.known}` };
}
