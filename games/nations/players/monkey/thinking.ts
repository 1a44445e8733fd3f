/** How the players of the Game of the Monkey choose. A draw is anybody's guess: the fan is shuffled before it. */
import { nth } from '@parlour/kernel/must';
import { pick } from '@parlour/kernel/random';
import { atOnce, type Option, type Situation, type Think, type Thought } from '@parlour/players/player';
import type { MonkeyParts } from '../../rules/monkey-parts.ts';
import type { MonkeyPlay } from '../../rules/monkey-play.ts';
import { chancesOf, countOf, type Pair, pairsOf, rankOfPair } from './pairs.ts';

type Choice = {
  readonly pair: Pair;
  readonly why: string;
  readonly options?: readonly Option<MonkeyPlay>[];
  readonly units?: number;
};
type Choosing = (situation: Situation<MonkeyParts>, pairs: readonly Pair[]) => Choice;

/** One unit of work is one table worked out. */
export const throwing = (choose: Choosing): Think<MonkeyParts> =>
  atOnce(situation => {
    const pairs = pairsOf(situation);
    if (pairs.length === 0) return drawing(situation);
    if (pairs.length === 1) return { play: pairs[0]!, why: 'It is the only pair.', options: [], units: 0 };
    const { pair, why, options = [], units = 1 } = choose(situation, pairs);
    return { play: pair, why, options, units };
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
  if (situation.view.others.length > 1) return anyPair(situation, pairs);
  const threes = pairs.filter(pair => countOf(situation.view, rankOfPair(pair)) === 3);
  const rest = pairs.filter(pair => !threes.includes(pair));
  if (threes.length === 0 || rest.length === 0) return anyPair(situation, pairs);
  return { pair: rest[0]!, why: 'Three of a value are kept for last: whoever draws one of them finds no pair to it.' };
};

/** With two at the table every pair is worked out to the end; until there are few enough, threes are kept. */
export const workingOut: Choosing = (situation, pairs) => {
  const { view } = situation;
  if (view.others.length > 1) return anyPair(situation, pairs);
  const { chances, units } = chancesOf(view, pairs, situation.budget);
  if (chances === undefined) return { ...keepingThrees(situation, pairs), units };
  const options = pairs
    .map((pair, i): Option<MonkeyPlay> & { play: Pair } => ({ play: pair, value: 1 - chances[i]! }))
    .sort((a, b) => b.value - a.value);
  const best = nth(options, 0);
  return { pair: best.play, why: sayChances(options), options: options.slice(0, 5), units };
};

function sayChances(options: readonly Option<MonkeyPlay>[]): string {
  const percent = ({ value }: Option<MonkeyPlay>): string => `${(100 * value).toFixed(1)} %`;
  const [best, worst] = [options[0]!, options.at(-1)!];
  const differs = best.value - worst.value > 0.0005;
  const rest = differs ? `, with the worst pair ${percent(worst)}` : ', whichever pair is thrown';
  return `Worked out to the end, it escapes the Monkey in ${percent(best)} of games${rest}.`;
}
