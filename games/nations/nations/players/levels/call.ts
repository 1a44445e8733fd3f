/** The call [NA-13] ends the game if it is answered; otherwise it only gives a secret away. */

import type { Seat } from '@parlour/kernel/game';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Translate, translator } from '@parlour/messages';
import type { HintSteps, Situation, Thought } from '@parlour/players/player';
import { indexOf, NATIONS, nationOf, rankOf } from '../../../pack/pack.ts';
import type { NationsPlay } from '../../rules/judge.ts';
import type { NationsParts } from '../../rules/state.ts';
import { partnerOf, sideOf, TITLES, titlesDealt } from '../../rules/state.ts';
import type { NationsView } from '../../rules/view.ts';

const english = {
  regardless: 'Two titles in hand, so why not ask?',
  ownEnough: 'With three titles of your own, the call wins the game.',
  partnerShown: 'You hold two titles and partner has shown a third, so the call wins the game.',
  opponentsHave: 'The opponents have the other two titles, so a call would fail.',
  partnerOut: 'Partner has no Stars, so a call would fail.',
  perhaps: 'Partner has a third title in {times} of {layouts} layouts, and the call then wins the game at once.',
  look: 'What is the score? How many titles do you hold, and has anyone shown one?',
  kind: 'You can say something before you play your first card.',
} as const;
const text: Translate<typeof english> = translator('nations-call', english);

const CALL = { do: 'call' } as const;

/** Returns the call where it is legal and may be answered. */
export function considerCall(situation: Situation<NationsParts>): Thought<NationsPlay> | undefined {
  if (!situation.plays.some(play => play.do === 'call')) return undefined;
  const answer = expectedAnswer(situation);
  return answer.is === 'no' ? undefined : callThought(answer);
}

/** Returns the call where it is legal, ignoring what has been shown and said. */
export const callRegardless = ({ plays }: Situation<NationsParts>): Thought<NationsPlay> | undefined =>
  plays.some(play => play.do === 'call') ? callThought({ why: text('regardless') }) : undefined;

/** As far as the caller can know it; `why` is a sentence. */
export type CallAnswer = { readonly is: 'yes' | 'no' | 'perhaps'; readonly why: string };

export function expectedAnswer(situation: Pick<Situation<NationsParts>, 'game' | 'view'>): CallAnswer {
  const { view } = situation;
  const own = countTitles(view, assertDefined(view.hand));
  if (own > 2) return { is: 'yes', why: text('ownEnough') };
  if (partnerShows(view)) return { is: 'yes', why: text('partnerShown') };
  if (countOpponentTitles(view) >= 2) return { is: 'no', why: text('opponentsHave') };
  if (partnerIsOut(view)) return { is: 'no', why: text('partnerOut') };
  return {
    is: 'perhaps',
    get why() {
      return text('perhaps', { times: countLayoutsWithThird(situation), layouts: LAYOUTS });
    },
  };
}

const LAYOUTS = 100;

/** Counts the layouts in which partner has a title. */
function countLayoutsWithThird({ game, view }: Pick<Situation<NationsParts>, 'game' | 'view'>): number {
  const random = seededRandom('call');
  const partner = partnerOf(assertDefined(view.seat));
  const layouts = Array.from({ length: LAYOUTS }, () => game.imagine(view, random));
  return layouts.filter(layout => titlesDealt(layout, partner) > 0).length;
}

const CALL_HINTS: HintSteps = {
  look: text('look'),
  kind: text('kind'),
};

const callThought = (answer: Pick<CallAnswer, 'why'>): Thought<NationsPlay> => ({
  play: CALL,
  get why() {
    return answer.why;
  },
  steps: CALL_HINTS,
  options: [],
  units: 1,
});

const isTitle = ({ star }: NationsView, card: string): boolean =>
  nationOf(indexOf(card)) === nationOf(indexOf(star!)) && ((TITLES >> rankOf(indexOf(card))) & 1) === 1;

const countTitles = (view: NationsView, cards: readonly string[]): number =>
  cards.filter(card => isTitle(view, card)).length;

/** Returns what these seats have played, and the dealer's Star card. */
function publicCards(view: NationsView, seats: readonly Seat[]): string[] {
  const shown = new Set<string>(seats.flatMap(seat => [...itemAt(view.played, seat)]));
  if (seats.includes(assertDefined(view.dealer))) shown.add(assertDefined(view.star));
  return [...shown];
}

const partnerShows = (view: NationsView): boolean =>
  countTitles(view, publicCards(view, [partnerOf(assertDefined(view.seat))])) > 0;

function partnerIsOut(view: NationsView): boolean {
  const star = itemAt(NATIONS, nationOf(indexOf(assertDefined(view.star))));
  return itemAt(view.voids, partnerOf(assertDefined(view.seat))).includes(star);
}

/** Counts titles known to have been dealt to them: played, exposed, or revealed by a failed call. */
function countOpponentTitles(view: NationsView): number {
  const seat = assertDefined(view.seat);
  const opponents = [0, 1, 2, 3].filter(other => sideOf(other) !== sideOf(seat));
  if (view.called.some(caller => opponents.includes(caller))) return 2;
  return countTitles(view, publicCards(view, opponents));
}
