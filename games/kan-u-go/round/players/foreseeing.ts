/**
 * The foreseeing player: the best plans are tried against hands the others could hold, so that a way out that is left
 * to them, or taken from them, counts.
 */

import { itemAt } from '@parlour/kernel/result';
import { pluralize } from '@parlour/kernel/sentences';
import type { ConsideredPlay, Situation, Think, Thought } from '@parlour/players/player';
import { noFinds } from '../../crossword/finds.ts';
import type { KanUGoParts } from '../../kan-u-go/rules/parts.ts';
import type { KanUGoState } from '../../kan-u-go/rules/state.ts';
import type { TablePlay } from '../rules/plays.ts';
import { greedyThought, outAtOnce } from './greedy.ts';
import { explained } from './hints.ts';
import { type Breadth, plans } from './planning.ts';
import { type Position, positionOf, type Skill } from './position.ts';
import { endingAfter, type Round } from './rollout.ts';

/** The work that goes into plans, how many are tried, and after how many worlds the worse half of them is dropped. */
type Foresight = Skill & {
  readonly planning: number;
  readonly breadth: Breadth;
  readonly plans: number;
  readonly worlds: number;
};

/**
 * What a turn more of one's own plan is worth, and going out first besides what the others count, in points. Of 3, 8, 20,
 * 40 and 80 the larger ones did no worse than the others and seemed better; 40 lies between them.
 */
const TURN = 40;
const OUT_FIRST = 20;

type Trial = { readonly play: TablePlay; readonly plan: number; leads: number; outs: number; worlds: number };

/** One unit of work is one search of the crossword. */
export const foreseeing = (foresight: Foresight): Think<KanUGoParts> =>
  function* (situation) {
    const out = outAtOnce(situation);
    if (out !== undefined) return out;
    const position = positionOf(situation.game, situation.view, foresight);
    let best = greedyThought(situation, position);
    if (best.options.length === 0) return best;
    yield best;
    let planned: readonly ConsideredPlay<TablePlay>[] = [];
    for (const { options, units } of plans({ ...situation, budget: foresight.planning }, position, foresight.breadth)) {
      planned = options.slice();
      best = { ...best, play: options[0]!.play, options: options.slice(0, 5), units };
      yield best;
    }
    if (isDecided(planned)) return explained(best, position);
    return explained(yield* trying(situation, position, foresight, planned, best.units), position);
  };

const isDecided = ([best]: readonly ConsideredPlay<TablePlay>[]): boolean =>
  best !== undefined && best.value > -1.5 && best.play.do === 'add';

/** The worlds are the same for every play, and plays that do badly in the first are not tried in the others. */
function* trying(
  situation: Situation<KanUGoParts>,
  position: Position,
  { plans, worlds: few }: Foresight,
  planned: readonly ConsideredPlay<TablePlay>[],
  spent: number,
): Generator<Thought<TablePlay>, Thought<TablePlay>> {
  let trials = planned.slice(0, plans).map((option): Trial => {
    return { play: option.play, plan: option.value, leads: 0, outs: 0, worlds: 0 };
  });
  const finds = [noFinds(), noFinds()] as const;
  let units = spent;
  for (let worlds = 1; units < situation.budget && trials.length > 1; worlds++) {
    const world = situation.game.imagine(situation.view, situation.random);
    for (const trial of trials) units += tryIn(world, position, finds, trial);
    trials.sort((a, b) => worthOf(b) - worthOf(a));
    yield tried(trials, units);
    if (worlds % few === 0) trials = trials.slice(0, Math.max(2, Math.ceil(trials.length / 2)));
  }
  return tried(trials, units);
}

const worthOf = ({ leads, outs, worlds, plan }: Trial): number =>
  (leads + OUT_FIRST * outs) / Math.max(1, worlds) + TURN * plan;

/** Plays a round out from a play on, in one world; answers the work it took. */
function tryIn(world: KanUGoState, { board, limits }: Position, finds: Round['finds'], trial: Trial): number {
  const { lead, isOut, units } = endingAfter({ world, board, limits, finds }, world.turn, trial.play);
  trial.leads += lead;
  trial.outs += isOut ? 1 : 0;
  trial.worlds += 1;
  return units;
}

function tried(trials: readonly Trial[], units: number): Thought<TablePlay> {
  const options = trials.slice(0, 5).map(trial => ({ play: trial.play, value: worthOf(trial) }));
  const { leads, worlds, play } = itemAt(trials, 0);
  const ahead = leads / Math.max(1, worlds);
  const points = `${pluralize(Math.round(Math.abs(ahead)), 'point')} ${ahead < 0 ? 'behind' : 'ahead'}`;
  const why = `In ${worlds} ways the others could hold their cards, it ends the round ${points} on average.`;
  return { play, why, options, units };
}
