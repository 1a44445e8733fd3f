/** The call [NA-13]: it ends the game if it is answered, and costs only a secret if it is not. */

import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { HintSteps, Situation, Thought } from '@parlour/players/player';
import { indexOf, NATIONS, nationOf, rankOf } from '../../../pack/pack.ts';
import type { NationsPlay } from '../../rules/judge.ts';
import type { NationsParts } from '../../rules/parts.ts';
import { partnerOf, sideOf, TITLES } from '../../rules/state.ts';
import type { NationsView } from '../../rules/view.ts';

const CALL = { do: 'call' } as const;

/** The call, wherever it is permitted and can be answered. */
export function callIn({ plays, view }: Situation<NationsParts>): Thought<NationsPlay> | undefined {
  if (!plays.some(play => play.do === 'call')) return undefined;
  const answer = answerTo(view);
  return answer.is === 'no' ? undefined : calling(`${answer.why}.`);
}

/** The call, wherever it is permitted: who overlooks what was shown and said asks anyhow. */
export const callAnyhow = ({ plays }: Situation<NationsParts>): Thought<NationsPlay> | undefined =>
  plays.some(play => play.do === 'call') ? calling('Two titles in the hand, so why not ask.') : undefined;

/** What a call that is permitted will be answered, as far as the caller can know, and how they know. */
export type CallAnswer = { readonly is: 'yes' | 'no' | 'perhaps'; readonly why: string };

export function answerTo(view: NationsView): CallAnswer {
  const own = titlesAmong(view, assertDefined(view.hand));
  if (own > 2) return { is: 'yes', why: 'With three titles of your own the call wins the game' };
  if (partnerShows(view))
    return { is: 'yes', why: 'Two titles here, and partner has shown a third: the call wins the game' };
  if (titlesElsewhere(view) >= 2)
    return { is: 'no', why: 'The opponents have the two other titles, so a call is in vain' };
  if (partnerIsOut(view)) return { is: 'no', why: 'Partner is out of Stars, so a call is in vain' };
  return { is: 'perhaps', why: 'Two titles here; if partner has a third, the call wins the game at once' };
}

const STEPS: HintSteps = {
  look: 'Look at the score and at the titles: how many do you hold, and has anyone shown one?',
  kind: 'Something can be said before you play your first card.',
};

const calling = (why: string): Thought<NationsPlay> => ({ play: CALL, why, steps: STEPS, options: [], units: 1 });

const isTitle = ({ star }: NationsView, card: string): boolean =>
  nationOf(indexOf(card)) === nationOf(indexOf(star!)) && ((TITLES >> rankOf(indexOf(card))) & 1) === 1;

const titlesAmong = (view: NationsView, cards: readonly string[]): number =>
  cards.filter(card => isTitle(view, card)).length;

/** What everybody knows of some seats: what they have played, and the Star card of the dealer. */
function shownBy(view: NationsView, seats: readonly Seat[]): string[] {
  const shown = new Set<string>(seats.flatMap(seat => [...itemAt(view.played, seat)]));
  if (seats.includes(assertDefined(view.dealer))) shown.add(assertDefined(view.star));
  return [...shown];
}

const partnerShows = (view: NationsView): boolean =>
  titlesAmong(view, shownBy(view, [partnerOf(assertDefined(view.seat))])) > 0;

function partnerIsOut(view: NationsView): boolean {
  const star = itemAt(NATIONS, nationOf(indexOf(assertDefined(view.star))));
  return itemAt(view.voids, partnerOf(assertDefined(view.seat))).includes(star);
}

/** Titles that are known to have been dealt to the opponents: played, lying exposed, or told by a call in vain. */
function titlesElsewhere(view: NationsView): number {
  const seat = assertDefined(view.seat);
  const opponents = [0, 1, 2, 3].filter(other => sideOf(other) !== sideOf(seat));
  if (view.called.some(caller => opponents.includes(caller))) return 2;
  return titlesAmong(view, shownBy(view, opponents));
}
