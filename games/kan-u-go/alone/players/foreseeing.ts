/** The player who tries the best additions in many orders of the unseen cards, and solves the rest once it is known. */

import { itemAt } from '@parlour/kernel/result';
import { pluralize } from '@parlour/kernel/sentences';
import type { Situation, Think, Thought } from '@parlour/players/player';
import { takeBack } from '../../crossword/board.ts';
import type { Grade } from '../../lexicon/grades.ts';
import { bestOf } from '../../players/candidates.ts';
import type { AlonePlay } from '../rules/plays.ts';
import { byBalance, playOut } from './balance.ts';
import type { AnyParts } from './patience.ts';
import { canGoOn, find, goOn, lay, type Piles } from './patience.ts';
import { reasonFor, stepsTo } from './reasons.ts';
import { solve } from './solver.ts';
import { bestAtOnce, cardsUnseen, imagined, type Position, playOf, positionOf, unableIn } from './thinking.ts';

/** Up to which grade a player knows words, and how many additions they compare. */
type Skill = { readonly highest: Grade; readonly choices: number };

/** After so many orders the worse half of the choices is dropped. */
const ORDERS = 4;

/** Cards to lay, or none for turning on. */
type Choice = {
  readonly cards: Int32Array | undefined;
  readonly play: AlonePlay;
  wins: number;
  left: number;
  orders: number;
};

/** One unit of work is one search of the crossword. */
export const foreseeing = ({ highest, choices }: Skill): Think<AnyParts> =>
  function* (situation) {
    const position = positionOf(situation, highest);
    const first = bestAtOnce(situation, position, byBalance(position.hand));
    if (first.options.length === 0) return { ...explained(first, position), why: first.why };
    yield first;
    const solved = cardsUnseen(position) <= 1 ? finish(situation, position) : undefined;
    if (solved !== undefined) return solved;
    return explained(yield* trying(situation, position, choicesIn(position, choices), first), position);
  };

/** Every order is the true one when no more than one card is unseen. */
function finish({ budget }: Situation<AnyParts>, { patience, piles, view }: Position): Thought<AlonePlay> | undefined {
  const { line, units } = solve(patience, piles, budget, 'finish');
  if (line === undefined) return undefined;
  const why = `All cards are known now, and with ${line.length} more plays it comes out.`;
  const play = itemAt(line, 0);
  return { play, why, steps: stepsTo(view, play), options: [{ play, value: 1 }], units };
}

/** The thought with the fact that decided, and the steps that lead to it. */
function explained(thought: Thought<AlonePlay>, { view }: Position): Thought<AlonePlay> {
  const { play } = thought;
  return play === undefined ? thought : { ...thought, why: reasonFor(view, play), steps: stepsTo(view, play) };
}

/** The orders are the same for every choice. */
function* trying(
  situation: Situation<AnyParts>,
  position: Position,
  all: readonly Choice[],
  first: Thought<AlonePlay>,
): Generator<Thought<AlonePlay>, Thought<AlonePlay>> {
  const { patience } = position;
  let choices = all.slice();
  let best = first;
  for (let orders = 1; patience.units < situation.budget && choices.length > 1; orders++) {
    const piles = imagined(situation);
    for (const choice of choices) tryIn(position, piles, choice);
    choices.sort((a, b) => worthOf(b) - worthOf(a));
    best = tried(choices, patience.units);
    yield best;
    if (orders % ORDERS === 0) choices = choices.slice(0, Math.max(2, Math.ceil(choices.length / 2)));
  }
  return best;
}

/** Turning on although a word goes is a choice too, unless the table has agreed otherwise [KA-3r]. */
function choicesIn(position: Position, most: number): Choice[] {
  const { patience, piles, view } = position;
  const hand = find(patience, piles);
  const choices = bestOf(patience.finds, most, byBalance(hand)).map(({ cards }) =>
    choiceOf(cards, playOf(position, { cards })),
  );
  const mayGoOn = !view.options.mustPlay && canGoOn(patience, piles);
  return mayGoOn ? [...choices, choiceOf(undefined, unableIn(position))] : choices;
}

const choiceOf = (cards: Int32Array | undefined, play: AlonePlay): Choice => ({
  cards,
  play,
  wins: 0,
  left: 0,
  orders: 0,
});

function tryIn({ patience }: Position, piles: Piles, choice: Choice): void {
  const before = patience.board.count;
  const next = choice.cards === undefined ? goOn(patience, piles) : lay(patience, piles, choice.cards);
  const left = playOut(patience, next);
  takeBack(patience.board, patience.board.count - before);
  choice.left += left;
  choice.wins += left === 0 ? 1 : 0;
  choice.orders += 1;
}

/** Turning on must be clearly better than a word, lest the pack go round for ever. */
const TURNING = 0.02;

/** The share that comes out; where nothing does, the fewer cards are left the better. */
const worthOf = ({ cards, wins, left, orders }: Choice): number =>
  wins / orders - left / orders / 10 - (cards === undefined ? TURNING : 0);

function tried(choices: readonly Choice[], units: number): Thought<AlonePlay> {
  const options = choices.slice(0, 5).map(choice => ({ play: choice.play, value: worthOf(choice) }));
  const { wins, left, orders } = itemAt(choices, 0);
  const ends =
    wins > 0 ? `comes out ${pluralize(wins, 'time')}` : `leaves ${(left / orders).toFixed(1)} cards on average`;
  return {
    play: options[0]!.play,
    why: `In ${orders} orders the unseen cards could have, it ${ends}.`,
    options,
    units,
  };
}
