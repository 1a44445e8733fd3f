/** How the players of the Game of the Monkey choose. A draw is anybody's guess: the fan is shuffled before it. */

import { pick } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { type ConsideredPlay, type Situation, type Think, type Thought, thinkOnce } from '@parlour/players/player';
import { PLURALS } from '../rules/monkey-english.ts';
import type { MonkeyParts } from '../rules/monkey-parts.ts';
import type { MonkeyPlay } from '../rules/monkey-play.ts';
import type { MonkeyView } from '../rules/monkey-view.ts';
import { chancesOf, countOf, type Pair, pairsOf, rankOfPair, unseenOf } from './pairs.ts';

type Choice = {
  readonly pair: Pair;
  readonly why: string;
  /** What kind of pair it is, for whoever wants to find it themselves. */
  readonly kind?: string;
  readonly options?: readonly ConsideredPlay<MonkeyPlay>[];
  readonly units?: number;
};
type Choosing = (situation: Situation<MonkeyParts>, pairs: readonly Pair[]) => Choice;

const LOOK = 'Count how many cards you hold of each value, and how many of it have not been seen yet.';
const ANY = 'Any pair will do.';
const NO_THREE = 'A pair of a value of which you do not hold three.';

/** One unit of work is one table worked out. */
export const throwing = (choose: Choosing): Think<MonkeyParts> =>
  thinkOnce(situation => {
    const pairs = pairsOf(situation);
    if (pairs.length === 0) return drawing(situation);
    if (pairs.length === 1) return { play: pairs[0]!, why: 'It is the only pair.', options: [], units: 0 };
    const { pair, why, kind, options = [], units = 1 } = choose(situation, pairs);
    return { play: pair, why, ...(kind !== undefined && { steps: { look: LOOK, kind } }), options, units };
  });

const drawing = ({ plays, random }: Situation<MonkeyParts>): Thought<MonkeyPlay> => ({
  play: pick(random, plays),
  why: 'There is no pair, and one back of a card is like another.',
  options: [],
  units: 0,
});

export const anyPair: Choosing = ({ random }, pairs) => ({
  pair: pick(random, pairs),
  why: 'One pair is as good as another.',
});

export const lowestPair: Choosing = (_, pairs) => ({
  pair: pairs.at(-1)!,
  why: 'Small cards first; it makes no difference, but it is tidy.',
});

/** With two at the table a value of which one has three is worth keeping; with more nobody has found a difference. */
export const keepingThrees: Choosing = (situation, pairs) => {
  if (situation.view.others.length > 1) return { ...anyPair(situation, pairs), kind: ANY };
  const threes = pairs.filter(pair => countOf(situation.view, rankOfPair(pair)) === 3);
  const rest = pairs.filter(pair => !threes.includes(pair));
  if (threes.length === 0 || rest.length === 0) return { ...anyPair(situation, pairs), kind: ANY };
  return {
    pair: itemAt(rest, 0),
    why: 'Three of a value are kept for last: whoever draws one of them finds no pair to it.',
    kind: NO_THREE,
  };
};

/** With two at the table every pair is worked out to the end; until there are few enough, threes are kept. */
export const workingOut: Choosing = (situation, pairs) => {
  const { view } = situation;
  if (view.others.length > 1) return { ...anyPair(situation, pairs), kind: ANY };
  const { chances, units } = chancesOf(view, pairs, situation.budget);
  if (chances === undefined) return { ...keepingThrees(situation, pairs), units };
  const options = pairs
    .map((pair, i): ConsideredPlay<MonkeyPlay> & { play: Pair } => ({ play: pair, value: 1 - chances[i]! }))
    .sort((a, b) => b.value - a.value);
  const best = itemAt(options, 0);
  return { pair: best.play, ...workedOut(view, options), options: options.slice(0, 5), units };
};

const NOTHING = 1e-9;

/** What the table worked out to the end comes to, in what can be counted at the table. */
function workedOut(
  view: MonkeyView,
  options: readonly (ConsideredPlay<MonkeyPlay> & { play: Pair })[],
): Pick<Choice, 'why' | 'kind'> {
  const [best, worst] = [itemAt(options, 0), itemAt(options, options.length - 1)];
  if (best.value - worst.value < NOTHING)
    return { why: 'Worked out to the end, one pair is exactly as good as another.', kind: ANY };
  const [value, kept] = [rankOfPair(best.play), rankOfPair(worst.play)];
  if (countOf(view, kept) === 3 && countOf(view, value) !== 3) {
    const why = `Worked out to the end, three ${PLURALS[kept]} are kept: whoever draws one of them finds no pair to it.`;
    return { why, kind: NO_THREE };
  }
  const why = `Worked out to the end, ${PLURALS[value]} go first: you hold ${countOf(view, value)}, and ${unseenOf(view, value)} more have not been seen.`;
  return { why, kind: 'One pair is better laid now than kept for last.' };
}
