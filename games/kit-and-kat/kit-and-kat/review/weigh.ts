/** What every choice is worth in books, in worlds that look alike to the chair. */
import type { Seat } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Situation } from '@parlour/players/player';
import type { WeighedPlay } from '@parlour/players/review/review';
import { compareChoices } from '@parlour/players/review/review';
import { imagine } from '../rules/imagine.ts';
import type { KitPlay } from '../rules/judge.ts';
import type { KitParts } from '../rules/parts.ts';
import type { State } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { judgeShout } from '../rules/window.ts';
import { booksToCome, meanBooksSure } from './books.ts';
import { type Choice, canProve, choicesIn } from './choices.ts';
import { outcomesOf } from './outcomes.ts';

/** A breath after so many worlds. */
const BREATH = 4;
const FEW = 3;

export function* weigh(
  situation: Situation<KitParts>,
  played: Choice,
): Generator<void, readonly WeighedPlay<KitPlay>[]> {
  const { view, seat, random, budget } = situation;
  const choices = choicesIn(situation, played);
  const imagined = played?.do === 'shout' && !canProve(situation) ? likelyWorld : imagine;
  const worths = choices.map((): number[] => []);
  for (let world = 0; world < worldsFor(budget, choices); world++) {
    const state = imagined(view, random);
    for (const [i, choice] of choices.entries()) itemAt(worths, i).push(worthOf(state, seat, choice, world));
    if (world % BREATH === 0) yield;
  }
  return compareChoices(choices, worths);
}

/** Between two choices more hangs on it, and is harder to tell, than among many Kittens. */
const worldsFor = (budget: number, choices: readonly Choice[]): number =>
  choices.length <= FEW ? (2 * budget) / choices.length : budget / choices.length;

/** Every card that may be drawn is counted; the race for packets is run with one of them, by turns. */
function worthOf(state: State, seat: Seat, choice: Choice, world: number): number {
  const outcomes = outcomesOf(state, seat, choice);
  return meanBooksSure(outcomes, seat) + booksToCome(itemAt(outcomes, world % outcomes.length), seat);
}

/** People are wrong in one turn of about so many; a world in which somebody was is as much less likely. */
const SELDOM = 25;
const TRIES = 100;

function likelyWorld(view: KitView, random: Random): State {
  let world = imagine(view, random);
  for (let tries = 0; tries < TRIES && isGuilty(world) && random.below(SELDOM) > 0; tries++)
    world = imagine(view, random);
  return world;
}

const isGuilty = (world: State): boolean => judgeShout(world, assertDefined(world.window)).is !== 'false';
