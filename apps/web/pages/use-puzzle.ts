/** One puzzle under way: what has been tried, what was said to it, and the answer once it is known. */

import { announce } from '@parlour/board-kit/announce';
import { play as sound } from '@parlour/board-kit/sound';
import { dayOf } from '@parlour/club/days';
import type { WhichPuzzle } from '@parlour/games/shelf/puzzle-list';
import type { Play } from '@parlour/kernel/game';
import { type Signal, useSignal } from '@preact/signals';
import type { PuzzleDesk, Solution } from '../host/puzzling.ts';
import type { KeptPuzzle, PuzzleEvent } from '../host/solved.ts';
import { worker } from '../host/worker-client.ts';
import { isOfDay } from '../puzzles.ts';

/** How it stands: asked, answered wrongly or against the rules, solved, or the answer looked up. */
type PuzzleStand = 'asked' | 'wrong' | 'refused' | 'right' | 'shown';

export type Puzzling = {
  readonly stand: Signal<PuzzleStand>;
  /** Why the last play is not permitted. */
  readonly refused: Signal<string>;
  readonly solution: Signal<Solution | undefined>;
  readonly kept: Signal<KeptPuzzle | undefined>;
  answer(play: Play): Promise<'played' | 'refused'>;
  show(): Promise<void>;
};

export const WRONG = 'That is not it. Try another play, or see the answer.';

export function usePuzzle(which: WhichPuzzle, desk: Pick<PuzzleDesk, 'attempt' | 'solution'>): Puzzling {
  const stand = useSignal<PuzzleStand>('asked');
  const refused = useSignal('');
  const solution = useSignal<Solution | undefined>(undefined);
  const kept = useSignal<KeptPuzzle | undefined>(undefined);
  const note = async (what: PuzzleEvent['what']): Promise<void> => {
    const today = dayOf(new Date());
    kept.value = await worker().notePuzzle(which, { what, ...(isOfDay(which, today) && { day: today }) });
  };
  const end = async (how: 'right' | 'shown'): Promise<void> => {
    const found = await desk.solution();
    await note(how === 'right' ? 'solved' : 'shown');
    solution.value = found;
    stand.value = how;
    announce(how === 'right' ? `Right. ${found.why}` : `The answer: ${found.written}. ${found.why}`);
  };
  const answer = async (play: Play): Promise<'played' | 'refused'> => {
    const tried = await desk.attempt(play);
    if (tried.is === 'right') {
      await end('right');
      return 'played';
    }
    sound('refuse');
    stand.value = tried.is;
    refused.value = tried.is === 'refused' ? tried.refusal.message : '';
    announce(tried.is === 'refused' ? tried.refusal.message : WRONG);
    if (tried.is === 'wrong') await note('wrong');
    return 'refused';
  };
  return { stand, refused, solution, kept, answer, show: () => end('shown') };
}
