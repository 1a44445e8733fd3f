/** Players who deal the hidden cards out in their head, and play every card of theirs to the end in each such world. */
import type { ConsideredPlay, Situation, Think, Thought } from '@parlour/players/player';
import type { CardIndex } from '../../../pack/pack.ts';
import type { NationsPlay } from '../../rules/judge.ts';
import type { NationsParts } from '../../rules/parts.ts';
import { cardOf } from '../book/reasons.ts';
import { reasonFor, sentenceFor } from '../reasons/reason.ts';
import type { Aim } from './aims.ts';
import { callIn } from './call.ts';
import { candidates, type Position, positionOf } from './position.ts';
import { rankedBy } from './ranking.ts';
import { cardPlay } from './seen-deal.ts';
import { type Dealer, layWorld, type Tally, tryByBook, tryOpen, worthIn } from './trials.ts';

export type Manner = {
  readonly aim: (position: Position) => Aim;
  readonly dealer: (situation: Situation<NationsParts>, position: Position) => Dealer;
  /** With so few cards left, what everybody's best play would give counts as much as what the book gives. */
  readonly ending: number;
  /** How a value would be told: cards of which the same is told are as good as each other. */
  readonly say: (value: number) => string;
};

/** A thought is spoken after so many worlds, which is every millisecond or so. */
const SPOKEN = 10;

/** One unit of work is one world, in which every card is played to the end. */
export const searching = (manner: Manner): Think<NationsParts> =>
  function* (situation) {
    const called = callIn(situation);
    if (called !== undefined) return called;
    const position = positionOf(situation);
    const tallies = candidates(position).map((card): Tally => ({ card, sum: 0 }));
    const byBook = thoughtOn(position, cardOf(position.book));
    if (tallies.length === 1 || situation.budget < 1) return byBook;
    yield byBook;
    const tryWorld = trying(manner, situation, position, tallies);
    for (let worlds = 1; worlds < situation.budget; worlds++) {
      tryWorld();
      if (worlds % SPOKEN === 0) yield thoughtOf(position, tallies, worlds, manner);
    }
    tryWorld();
    return thoughtOf(position, tallies, situation.budget, manner);
  };

/** Tries every card in one more world. */
function trying(
  manner: Manner,
  situation: Situation<NationsParts>,
  position: Position,
  tallies: readonly Tally[],
): () => void {
  const fill = manner.dealer(situation, position);
  const aim = manner.aim(position);
  const isEnding = position.deal.left <= manner.ending;
  return () => {
    layWorld(position, fill);
    const worth = worthIn(position, aim);
    tryByBook(tallies, isEnding ? tricks => worth(tricks) / 2 : worth);
    if (isEnding) tryOpen(tallies, tricks => worth(tricks) / 2);
  };
}

/** What the book plays stands unless another card is better. */
function thoughtOf(
  position: Position,
  tallies: readonly Tally[],
  worlds: number,
  manner: Manner,
): Thought<NationsPlay> {
  const told = (sum: number): string => manner.say(sum / worlds);
  const ranked = rankedBy(tallies, cardOf(position.book), told);
  const options = ranked
    .slice(0, 5)
    .map(({ card, sum }): ConsideredPlay<NationsPlay> => ({ play: cardPlay(card), value: sum / worlds }));
  return { ...thoughtOn(position, ranked[0]!.card), options, units: worlds };
}

/** A card with what the chair can see of it. */
function thoughtOn({ deal }: Position, card: CardIndex): Thought<NationsPlay> {
  const { look, kind } = reasonFor(deal, card);
  return { play: cardPlay(card), why: sentenceFor(deal, card), steps: { look, kind }, options: [], units: 1 };
}
