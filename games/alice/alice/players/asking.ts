/** How likely questions and sets are to come off, for a player who can tell how likely each card is with whom. */
import type { Seat } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import type { AlicePlay } from '../rules/judge.ts';
import { type Card, setOf, wantedOf } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';

/** The chance that a question is answered with the card. */
export type Chances = (card: Card, of: Seat) => number;

/** Of each card that the set of a Leading card still wants, the chance to get it from whoever most likely has it. */
export const chancesOfSet = ({ hand, others }: AliceView, chances: Chances, leading: Card): number[] =>
  wantedOf(setOf(leading))
    .filter(card => !assertDefined(hand).includes(card))
    .map(card => Math.max(...others.map(({ seat, cards }) => (cards > 0 ? chances(card, seat) : 0))));

/** The chance to get them all. */
export const chanceOfAll = (chances: readonly number[]): number => chances.reduce((all, chance) => all * chance, 1);

/** A play is worth the chance that it comes off: that a question is answered with the card, that a set is completed.
 * Whoever would go on only with a certain chance gives as much for stopping. */
export function worthOf(play: AlicePlay, view: AliceView, chances: Chances, stop: number): number {
  if (play.do === 'stop') return stop;
  if (play.do === 'expose') return chanceOfAll(chancesOfSet(view, chances, play.card));
  return chances(play.card, play.of);
}
