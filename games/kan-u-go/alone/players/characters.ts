/** The players of the patiences and their strategies. */

import { itemAt } from '@parlour/kernel/result';
import {
  type Character,
  type Situation,
  type Think,
  type Thought,
  thinkOnce,
  withReasons,
} from '@parlour/players/player';
import { removeLastCards } from '../../crossword/search-board.ts';
import type { Grade } from '../../lexicon/graph.ts';
import { bestCandidates, type ValueAddition } from '../../players/candidates.ts';
import { kanUGoPlayersText } from '../../players/players-text.ts';
import type { AlonePlay } from '../rules/plays.ts';
import { sayDifference } from './layout-reasons.ts';
import {
  type AnyParts,
  bestThought,
  canDraw,
  countUnseen,
  createPosition,
  drawNext,
  findOfferedAdditions,
  imaginePiles,
  layAddition,
  type Piles,
  type Position,
  playOutGreedily,
  toAddPlay,
  toDrawPlay,
  valueByBalance,
} from './patience-search.ts';
import { hintSteps, reasonFor } from './reasons.ts';
import { aloneReasonsText as t } from './reasons-text.ts';
import { solve } from './solver.ts';

const valueByLength: ValueAddition = (_, from, to) => to - from;

export const longestWordStrategy = (highest: Grade): Think<AnyParts> =>
  thinkOnce(situation => bestThought(situation, createPosition(situation, highest), valueByLength));

/** Hard letters first, vowels and consonants in balance. */
export const balancedStrategy = (highest: Grade): Think<AnyParts> =>
  thinkOnce(situation => {
    const position = createPosition(situation, highest);
    return bestThought(situation, position, valueByBalance(position.hand));
  });

type SamplingSettings = { readonly highestGrade: Grade; readonly maxChoices: number };

/** Then the worse half of the choices is dropped. */
const ORDERS_PER_HALVING = 4;

/** Cards to lay; undefined for drawing. */
type Choice = {
  readonly cards: Int32Array | undefined;
  readonly play: AlonePlay;
  wins: number;
  left: number;
  orders: number;
};

/**
 * Plays choices out in sampled orders, and solves the rest once it is known. Work unit: a search of the crossword.
 */
export const samplingStrategy = ({ highestGrade, maxChoices: choices }: SamplingSettings): Think<AnyParts> =>
  function* (situation) {
    const position = createPosition(situation, highestGrade);
    const first = bestThought(situation, position, valueByBalance(position.hand));
    if (first.options.length === 0) return { ...withExplanation(situation, first), why: first.why };
    yield first;
    const solved = countUnseen(position) <= 1 ? solveExactly(situation, position) : undefined;
    if (solved !== undefined) return solved;
    const trials = candidateChoices(position, choices);
    return yield* tryInOrders(situation, position, trials, withExplanation(situation, first));
  };

/** With at most one card unseen the order is known. */
function solveExactly(
  { budget }: Situation<AnyParts>,
  { search, piles, view }: Position,
): Thought<AlonePlay> | undefined {
  const { line, units } = solve(search, piles, budget, 'finish');
  if (line === undefined) return undefined;
  const why = t('allKnown', { plays: line.length });
  const play = itemAt(line, 0);
  return { play, why, steps: hintSteps(view, play), options: [{ play, value: 1 }], units };
}

/** Adds what separated the play from the next best, the deciding fact, and the hint steps. */
function withExplanation(
  situation: Situation<AnyParts>,
  thought: Thought<AlonePlay>,
  next?: AlonePlay,
): Thought<AlonePlay> {
  const { play } = thought;
  const { view } = situation;
  if (play === undefined) return thought;
  const explain = (): string =>
    [...(next ? [sayDifference(situation, play, next)] : []), reasonFor(view, play)].join(' ');
  return withReasons(thought, explain, () => hintSteps(view, play));
}

/** All choices get the same orders. */
function* tryInOrders(
  situation: Situation<AnyParts>,
  position: Position,
  all: readonly Choice[],
  first: Thought<AlonePlay>,
): Generator<Thought<AlonePlay>, Thought<AlonePlay>> {
  const { search } = position;
  let choices = all.slice();
  let best = first;
  for (let orders = 1; search.units < situation.budget && choices.length > 1; orders++) {
    const piles = imaginePiles(situation);
    for (const choice of choices) runTrial(position, piles, choice);
    choices.sort((a, b) => choiceValue(b) - choiceValue(a));
    best = bestOfTrials(situation, position, choices);
    yield best;
    if (orders % ORDERS_PER_HALVING === 0) choices = choices.slice(0, Math.max(2, Math.ceil(choices.length / 2)));
  }
  return best;
}

/** Drawing is a choice too, except under mustPlay [KA-3r]. */
function candidateChoices(position: Position, most: number): Choice[] {
  const { search, piles, view } = position;
  const hand = findOfferedAdditions(search, piles);
  const choices = bestCandidates(search.finds, most, valueByBalance(hand)).map(({ cards }) =>
    newChoice(cards, toAddPlay(position, { cards })),
  );
  const mayDraw = !view.options.mustPlay && canDraw(search, piles);
  return mayDraw ? [...choices, newChoice(undefined, toDrawPlay(position))] : choices;
}

const newChoice = (cards: Int32Array | undefined, play: AlonePlay): Choice => ({
  cards,
  play,
  wins: 0,
  left: 0,
  orders: 0,
});

function runTrial({ search }: Position, piles: Piles, choice: Choice): void {
  const before = search.board.count;
  const next = choice.cards === undefined ? drawNext(search, piles) : layAddition(search, piles, choice.cards);
  const left = playOutGreedily(search, next);
  removeLastCards(search.board, search.board.count - before);
  choice.left += left;
  choice.wins += left === 0 ? 1 : 0;
  choice.orders += 1;
}

/** Otherwise the pack might go round endlessly. */
const DRAW_PENALTY = 0.02;

/** Share of wins; without wins, fewer cards left. */
const choiceValue = ({ cards, wins, left, orders }: Choice): number =>
  wins / orders - left / orders / 10 - (cards === undefined ? DRAW_PENALTY : 0);

function bestOfTrials(
  situation: Situation<AnyParts>,
  { search: { units } }: Position,
  choices: readonly Choice[],
): Thought<AlonePlay> {
  const options = choices.slice(0, 5).map(choice => ({ play: choice.play, value: choiceValue(choice) }));
  return withExplanation(situation, { play: itemAt(options, 0).play, why: '', options, units }, choices[1]?.play);
}

/** `searches`: budget of the best player. */
const charactersWith = (searches: number): readonly Character[] => [
  {
    level: 'easy',
    name: 'Bertie Wicks',
    manner: kanUGoPlayersText('bertie'),
    budget: 1,
    think: longestWordStrategy(35),
  },
  {
    level: 'normal',
    name: 'Mrs Larkin',
    manner: kanUGoPlayersText('larkin'),
    budget: 1,
    think: balancedStrategy(50),
  },
  {
    level: 'strong',
    name: 'Captain Devereux',
    manner: kanUGoPlayersText('devereux'),
    budget: 80,
    think: samplingStrategy({ highestGrade: 80, maxChoices: 3 }),
  },
  {
    level: 'expert',
    name: 'Madame Zelda',
    manner: kanUGoPlayersText('zelda'),
    budget: searches,
    think: samplingStrategy({ highestGrade: 80, maxChoices: 6 }),
  },
];

/** Players of the first patience, where a search takes longest. */
export const aloneFirstCharacters: readonly Character[] = charactersWith(1000);
/** Players of the second patience. */
export const aloneSecondCharacters: readonly Character[] = charactersWith(3000);
/** Players of the third patience. */
export const aloneThirdCharacters: readonly Character[] = charactersWith(3000);
