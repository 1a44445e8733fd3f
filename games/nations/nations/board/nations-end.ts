/** What is said when Nations is over, and how long it takes. */
import { type EndingProps, joinWithAnd } from '@parlour/board-kit/ending';
import { itemAt } from '@parlour/kernel/result';
import type { NationsEvent } from '../rules/apply.ts';
import { english } from '../rules/english.ts';
import type { NationsView } from '../rules/view.ts';

export type NationsEnded = EndingProps<NationsView, NationsEvent>;
type Counted = NationsEvent & { readonly what: 'tricks' | 'titles' };

export const SIDES = [0, 1] as const;

/** What counted in the last deal. */
const countedIn = ({ events: told }: NationsEnded): Counted[] =>
  told
    .slice(told.findLastIndex(({ what }) => what === 'deal'))
    .filter((event): event is Counted => event.what === 'tricks' || event.what === 'titles');

export const gainOf = (ended: NationsEnded, side: number): number =>
  countedIn(ended).reduce((sum, { points }) => sum + (points?.[side] ?? 0), 0);

/** We and they, for somebody who sits there; names for an onlooker. */
export function sideName({ me, name }: NationsEnded, side: number): string {
  if (me === null) return joinWithAnd([name(side), name(side + 2)]);
  return side === me % 2 ? 'We' : 'They';
}

export const titlesIn = ({ view }: NationsEnded): number =>
  view.shown.reduce((sum, { cards }) => sum + cards.length, 0);

/** Titles first, then tricks, then points. */
export const trickSteps = ({ view }: NationsEnded): number => Math.max(...view.tricks);
export const pointSteps = (ended: NationsEnded): number => Math.max(...SIDES.map(side => gainOf(ended, side)));
export const steps = (ended: NationsEnded): number => titlesIn(ended) + trickSteps(ended) + pointSteps(ended);

export function headline(ended: NationsEnded): string {
  const { winner, scores } = ended.view;
  const won = winner ?? 0;
  return `${sideName(ended, won)} have won, ${itemAt(scores, won)} to ${itemAt(scores, 1 - won) || 'nil'}.`;
}

export function decided(ended: NationsEnded): string {
  const { view, name } = ended;
  const last = countedIn(ended).at(-1);
  const caller = view.called.at(-1);
  if (view.shown.length === 0 || caller === undefined)
    return countedIn(ended)
      .map(event => english.say(event, name, 'board'))
      .join(' ');
  const points = last?.points?.[caller % 2] ?? 0;
  const called = `${name(caller)} called “Can you one?” and the titles were shown: ${points} points, and a call ends the game at once`;
  return `${called}${view.trick.length > 0 ? ', in the middle of a trick' : ''}.`;
}
