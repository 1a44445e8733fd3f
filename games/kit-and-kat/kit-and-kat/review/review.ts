/** Review of Kit and Kat, in books. */
import type { Seat } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { Situation } from '@parlour/players/player';
import { compareChoices, type GameReviewer, type WeighedPlay } from '@parlour/players/review/review';
import { imagine } from '../rules/imagine.ts';
import type { KitPlay } from '../rules/judge.ts';
import type { KitParts, KitState } from '../rules/state.ts';
import { candidateChoices, canProve, explainChoice, isDecision, isMistake, type ReviewChoice } from './decisions.ts';
import { expectedBooks, likelyWorld, meanCertainBooks, outcomesOf, winShares } from './evaluation.ts';
import { summarize } from './match-summary.ts';

const WORLDS_PER_YIELD = 4;
const FEW_CHOICES = 3;

export function* weighChoices(
  situation: Situation<KitParts>,
  played: ReviewChoice,
): Generator<void, readonly WeighedPlay<KitPlay>[]> {
  const choices = candidateChoices(situation, played);
  const worths = yield* sampleWorths(situation, choices);
  return compareChoices(choices, worths, choice => choice === undefined || !isMistake(situation.view, choice));
}

/** The second judge: fresh worlds, in which all seats park their cards by lot. */
const weighAgain = (
  situation: Situation<KitParts>,
  choices: readonly ReviewChoice[],
): Generator<void, readonly number[][]> => sampleWorths(situation, choices, situation.random);

function* sampleWorths(
  situation: Situation<KitParts>,
  choices: readonly ReviewChoice[],
  lots?: Random,
): Generator<void, readonly number[][]> {
  const { view, seat, random, budget } = situation;
  const isDoubtful = choices.some(choice => choice?.do === 'shout') && !canProve(situation);
  const imagined = isDoubtful ? likelyWorld : imagine;
  const worths = choices.map((): number[] => []);
  for (let world = 0; world < worldsFor(budget, choices); world++) {
    const state = imagined(view, random);
    for (const [i, choice] of choices.entries()) itemAt(worths, i).push(choiceWorth(state, seat, choice, world, lots));
    if (world % WORLDS_PER_YIELD === 0) yield;
  }
  return worths;
}

/** Few choices matter more and are harder to tell apart. */
const worldsFor = (budget: number, choices: readonly ReviewChoice[]): number =>
  choices.length <= FEW_CHOICES ? (2 * budget) / choices.length : budget / choices.length;

/** Simulates the packet race for one outcome only, in rotation. */
function choiceWorth(state: KitState, seat: Seat, choice: ReviewChoice, world: number, lots?: Random): number {
  const outcomes = outcomesOf(state, seat, choice);
  return meanCertainBooks(outcomes, seat) + expectedBooks(itemAt(outcomes, world % outcomes.length), seat, lots);
}

/** Exact once no packet is left; undefined before. */
export function* proveChoices(
  state: KitState,
  seat: Seat,
  choices: readonly ReviewChoice[],
): Generator<void, readonly (number | undefined)[]> {
  yield;
  if (state.packets.length > 0) return choices.map(() => undefined);
  return choices.map(choice => meanCertainBooks(outcomesOf(state, seat, choice), seat));
}

export const kitReviewing: GameReviewer<KitParts> = {
  unit: ['book', 'books'],
  grave: [0.03, 0.1],
  budget: 500,
  isDecision,
  weigh: weighChoices,
  weighAgain,
  isWrong: ({ view }, played) => played !== undefined && isMistake(view, played),
  prove: proveChoices,
  say: explainChoice,
  stand: winShares,
  sum: summarize,
};
