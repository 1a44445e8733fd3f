/**
 * The players of the Monkey, weakest first. For two at the table the choice of pairs is worth three games in a
 * hundred; for more it is worth nothing, and the levels differ in manner only. A draw is a guess: the fan is shuffled
 * before it.
 */
import { pick } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { type Translate, translator } from '@parlour/messages';
import { type Contest, defaultContest } from '@parlour/players/arena/contest';
import {
  type Character,
  type ConsideredPlay,
  type Situation,
  type Think,
  type Thought,
  thinkOnce,
  withStrategies,
} from '@parlour/players/player';
import { monkeyPeople } from '../../players/people.ts';
import { ranksText } from '../rules/english.ts';
import type { MonkeyPlay } from '../rules/play.ts';
import type { MonkeyParts } from '../rules/state.ts';
import type { MonkeyView } from '../rules/view.ts';
import { countInHand, countUnseen, type PairPlay, pairChances, pairsOf, rankOfPair, sayEscapes } from './pair-odds.ts';

type ChosenPair = {
  readonly pair: PairPlay;
  readonly why: string;
  /** A hint that does not name the pair. */
  readonly kind?: string;
  readonly options?: readonly ConsideredPlay<MonkeyPlay>[];
  readonly units?: number;
};
type ChoosePair = (situation: Situation<MonkeyParts>, pairs: readonly PairPlay[]) => ChosenPair;

const english = {
  look: 'How many cards of each value do you hold? How many of each haven’t you seen yet?',
  kindAny: 'Any pair will do.',
  kindNoThree: 'Choose a value of which you don’t hold three.',
  kindNow: 'One pair is better laid down now than kept.',
  onlyPair: 'It’s the only pair.',
  noPair: 'There is no pair, and the backs all look the same.',
  anyPair: 'One pair is as good as another.',
  smallFirst: 'Small cards first. It makes no difference, but it’s tidy.',
  keepThrees: 'Three of a kind stay for last: a player who draws one of them finds no pair for it.',
  allEqual: 'Worked out to the end, every pair is equally good.',
  keepTheseThrees: 'Keep the three {ranks}: a player who draws one of them finds no pair for it.',
  theseFirst:
    'You hold {held} {ranks}, and {unseen, plural, =0 {you have seen all the others} one {# more hasn’t been seen} other {# more haven’t been seen}}.',
} as const;
const text: Translate<typeof english> = translator('monkey-players', english);

/** One unit of work is one table worked out. */
export const thinkOfPairs = (choose: ChoosePair): Think<MonkeyParts> =>
  thinkOnce(situation => {
    const pairs = pairsOf(situation);
    if (pairs.length === 0) return drawAnyCard(situation);
    if (pairs.length === 1) return { play: pairs[0]!, why: text('onlyPair'), options: [], units: 0 };
    const { pair, why, kind, options = [], units = 1 } = choose(situation, pairs);
    return { play: pair, why, ...(kind !== undefined && { steps: { look: text('look'), kind } }), options, units };
  });

const drawAnyCard = ({ plays, random }: Situation<MonkeyParts>): Thought<MonkeyPlay> => ({
  play: pick(random, plays),
  why: text('noPair'),
  options: [],
  units: 0,
});

export const chooseAnyPair: ChoosePair = ({ random }, pairs) => ({
  pair: pick(random, pairs),
  why: text('anyPair'),
});

export const chooseLowestPair: ChoosePair = (_, pairs) => ({
  pair: pairs.at(-1)!,
  why: text('smallFirst'),
});

/** Keeps threes, which pays for two at the table; for more no difference was found. */
export const chooseKeepingThrees: ChoosePair = (situation, pairs) => {
  if (situation.view.others.length > 1) return { ...chooseAnyPair(situation, pairs), kind: text('kindAny') };
  const threes = pairs.filter(pair => countInHand(situation.view, rankOfPair(pair)) === 3);
  const rest = pairs.filter(pair => !threes.includes(pair));
  if (threes.length === 0 || rest.length === 0) return { ...chooseAnyPair(situation, pairs), kind: text('kindAny') };
  return {
    pair: itemAt(rest, 0),
    why: text('keepThrees'),
    kind: text('kindNoThree'),
  };
};

/** Keeps threes while there is too much to work out to the end. */
export const chooseByOdds: ChoosePair = (situation, pairs) => {
  const { view } = situation;
  if (view.others.length > 1) return { ...chooseAnyPair(situation, pairs), kind: text('kindAny') };
  const { chances, units } = pairChances(view, pairs, situation.budget);
  if (chances === undefined) return { ...chooseKeepingThrees(situation, pairs), units };
  const options = pairs
    .map((pair, i): ConsideredPlay<MonkeyPlay> & { play: PairPlay } => ({ play: pair, value: 1 - chances[i]! }))
    .sort((a, b) => b.value - a.value);
  const best = itemAt(options, 0);
  return { pair: best.play, ...explainOdds(view, options), options: options.slice(0, 5), units };
};

const TOLERANCE = 1e-9;

/** Explains the result by what can be counted at the table. */
function explainOdds(
  view: MonkeyView,
  options: readonly (ConsideredPlay<MonkeyPlay> & { play: PairPlay })[],
): Pick<ChosenPair, 'why' | 'kind'> {
  const [best, worst] = [itemAt(options, 0), itemAt(options, options.length - 1)];
  if (best.value - worst.value < TOLERANCE) return { why: text('allEqual'), kind: text('kindAny') };
  const [value, kept] = [rankOfPair(best.play), rankOfPair(worst.play)];
  const escapes = sayEscapes(best.play, 1 - best.value, worst.play, 1 - worst.value);
  if (countInHand(view, kept) === 3 && countInHand(view, value) !== 3) {
    const why = text('keepTheseThrees', { ranks: ranksText(kept) });
    return { why: `${escapes} ${why}`, kind: text('kindNoThree') };
  }
  const why = text('theseFirst', {
    ranks: ranksText(value),
    held: countInHand(view, value),
    unseen: countUnseen(view, value),
  });
  return { why: `${escapes} ${why}`, kind: text('kindNow') };
}

/** The computer players of the Game of the Monkey, weakest first. */
export const monkeyCharacters: readonly Character[] = withStrategies(monkeyPeople, {
  easy: { budget: 1, think: thinkOfPairs(chooseAnyPair) },
  normal: { budget: 1, think: thinkOfPairs(chooseLowestPair) },
  strong: { budget: 1, think: thinkOfPairs(chooseKeepingThrees) },
  expert: { budget: 4000, think: thinkOfPairs(chooseByOdds) },
});

/** For two, where pairs can be chosen well, and for four, where they cannot. */
export const monkeyContest: Contest = {
  ...defaultContest,
  ladder: [
    { players: ['strong', 'easy'], seats: 2, deals: 4000 },
    { players: ['expert', 'strong'], seats: 2, deals: 400 },
    { players: ['expert', 'easy'], seats: 4, deals: 400 },
  ],
};
