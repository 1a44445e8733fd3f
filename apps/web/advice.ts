/**
 * A hint in three steps. A player who has thought of them tells what to look at, then what kind of play it is, then the
 * play and why; of others one hears what is permitted, what would be good, and why.
 */
import type { Play } from '@parlour/kernel/game';
import type { Hint } from './host/table-handle.ts';

/** It is thought about from the first step on. */
export type Advice = { readonly step: 1 | 2 | 3; readonly thought?: Hint };

/** The step in which the play is named, and marked on the board. */
const namedIn = ({ thought }: Advice): number => (thought?.steps ? 3 : 2);

export const markedBy = (advice: Advice | undefined): Play | undefined =>
  advice && advice.step >= namedIn(advice) ? advice.thought?.play : undefined;

/** What is said before and after the play itself, which is read out to whoever does not see it marked. */
export type AdviceWords = { readonly says: string; readonly names?: Hint; readonly why?: string };

export function wordsOf(advice: Advice, permitted: string): AdviceWords {
  const { step, thought } = advice;
  if (step === 1) return { says: thought?.steps?.look ?? permitted };
  if (!thought) return { says: 'Thinking …' };
  const { steps, play, why } = thought;
  if (step < namedIn(advice) && steps) return { says: steps.kind };
  if (step > namedIn(advice)) return { says: why };
  const says = play ? 'The marked play would be good.' : 'It would be good to wait.';
  return { says, names: thought, ...(steps && { why }) };
}

/** What one may ask on, if there is more. */
export function nextOf({ step, thought }: Advice): string | undefined {
  if (step === 1) return 'What would be good?';
  if (!thought || step === 3) return undefined;
  return thought.steps ? 'Which play?' : 'Why?';
}

/** What is said before a thought has its own words. It says nothing of how a board shows permitted plays: boards differ. */
export function permittedSaid(plays: number, count: 'exactly' | 'at least'): string {
  if (count === 'at least') return `At least ${plays} plays are permitted.`;
  return plays === 1 ? 'One play is permitted.' : `${plays} plays are permitted.`;
}
