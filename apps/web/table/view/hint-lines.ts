/** The two lines of the prompt while a hint is shown. */
import type { HintQuestion } from '@parlour/board-kit/board';
import type { HintProgress } from '../table-controller.ts';
import { tableText } from './view-text.ts';

export type HintLines = { readonly says: string; readonly was?: string; readonly button?: 'show' | 'play' };

export type HintSources = {
  /** From the board, else from the computer player, else the number of legal plays. */
  readonly question: HintQuestion | undefined;
  readonly offers: string;
  /** The play in words. */
  readonly described: string | undefined;
};

export function hintLines({ step, hint }: HintProgress, { question, offers, described }: HintSources): HintLines {
  if (step === 1) return { ...firstStep(question, hint?.steps?.look ?? offers), button: 'show' };
  if (!hint) return { says: tableText('thinking') };
  const was = firstSentence(hint.why);
  if (!hint.play) return { says: tableText('bestToWait'), was };
  return { says: described ?? tableText('hint'), was, button: 'play' };
}

/** One reason is enough, and the prompt has room for no more. */
const firstSentence = (text: string): string => text.split(/(?<=[.!?]) (?=[A-Z“])/)[0]!;

const firstStep = (question: HintQuestion | undefined, offers: string): Omit<HintLines, 'button'> =>
  question
    ? { says: question.asks, ...(question.about && { was: question.about }) }
    : { says: tableText('whichIsBest'), was: offers };

/** It does not say how a board marks legal plays: boards differ. */
export const legalPlaysText = (count: number, isExact: boolean): string =>
  tableText(isExact ? 'legalPlays' : 'manyLegalPlays', { count });
