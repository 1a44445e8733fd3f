/** Determinized search: plays the best plans out in sampled worlds. */

import { itemAt } from '@parlour/kernel/result';
import type { ConsideredPlay, Situation, Think, Thought } from '@parlour/players/player';
import { newFoundAdditions } from '../../crossword/search-lists.ts';
import type { KanUGoParts, KanUGoState } from '../../kan-u-go/rules/state.ts';
import type { TablePlay } from '../rules/plays.ts';
import { withExplanation } from './layout-reasons.ts';
import { type Breadth, searchPlans } from './planning-strategy.ts';
import { createPosition, type Position, type TableParts, type WordLimits } from './position.ts';
import { kanUGoReasonsText as t } from './reasons-text.ts';
import { type RolloutState, rollOut } from './rollout.ts';
import { greedyThought, throwInThought } from './simple-strategies.ts';

type SamplingSettings = WordLimits & {
  readonly planningBudget: number;
  readonly breadth: Breadth;
  readonly plans: number;
  readonly worldsPerHalving: number;
};

/**
 * Worth of a turn less and of going out first, in points. Of 3, 8, 20, 40 and 80 the larger ones did no worse and
 * seemed better; 40 lies between them.
 */
const TURN_POINTS = 40;
const OUT_FIRST_POINTS = 20;

type Trial = { readonly play: TablePlay; readonly plan: number; leads: number; outs: number; worlds: number };

/** Work unit: a search of the crossword. */
export const samplingStrategy = (foresight: SamplingSettings): Think<KanUGoParts> =>
  function* (situation) {
    const out = throwInThought(situation);
    if (out !== undefined) return out;
    const position = createPosition(situation.game, situation.view, foresight);
    let best = greedyThought(situation, position);
    if (best.options.length === 0) return best;
    yield best;
    let planned: readonly ConsideredPlay<TablePlay>[] = [];
    for (const { options, units } of searchPlans(
      { ...situation, budget: foresight.planningBudget },
      position,
      foresight.breadth,
    )) {
      planned = options.slice();
      best = { ...best, play: options[0]!.play, options: options.slice(0, 5), units };
      yield best;
    }
    const asked = situation as unknown as Situation<TableParts>;
    if (isDecided(planned)) return withExplanation(asked, best, position);
    return withExplanation(asked, yield* tryInWorlds(situation, position, foresight, planned, best.units), position);
  };

const isDecided = ([best]: readonly ConsideredPlay<TablePlay>[]): boolean =>
  best !== undefined && best.value > -1.5 && best.play.do === 'add';

/** All plays get the same worlds. */
function* tryInWorlds(
  situation: Situation<KanUGoParts>,
  position: Position,
  { plans, worldsPerHalving }: SamplingSettings,
  planned: readonly ConsideredPlay<TablePlay>[],
  spent: number,
): Generator<Thought<TablePlay>, Thought<TablePlay>> {
  let trials = planned.slice(0, plans).map((option): Trial => {
    return { play: option.play, plan: option.value, leads: 0, outs: 0, worlds: 0 };
  });
  const finds = [newFoundAdditions(), newFoundAdditions()] as const;
  let units = spent;
  for (let worlds = 1; units < situation.budget && trials.length > 1; worlds++) {
    const world = situation.game.imagine(situation.view, situation.random);
    for (const trial of trials) units += runTrial(world, position, finds, trial);
    trials.sort((a, b) => trialValue(b) - trialValue(a));
    yield bestThought(trials, units);
    if (worlds % worldsPerHalving === 0) trials = trials.slice(0, Math.max(2, Math.ceil(trials.length / 2)));
  }
  return bestThought(trials, units);
}

const trialValue = ({ leads, outs, worlds, plan }: Trial): number =>
  (leads + OUT_FIRST_POINTS * outs) / Math.max(1, worlds) + TURN_POINTS * plan;

/** Returns the work units used. */
function runTrial(world: KanUGoState, { board, limits }: Position, finds: RolloutState['finds'], trial: Trial): number {
  const { lead, isOut, units } = rollOut({ world, board, limits, finds }, world.turn, trial.play);
  trial.leads += lead;
  trial.outs += isOut ? 1 : 0;
  trial.worlds += 1;
  return units;
}

function bestThought(trials: readonly Trial[], units: number): Thought<TablePlay> {
  const options = trials.slice(0, 5).map(trial => ({ play: trial.play, value: trialValue(trial) }));
  const { leads, worlds, play } = itemAt(trials, 0);
  const ahead = leads / Math.max(1, worlds);
  const points = Math.round(Math.abs(ahead));
  const why = t(ahead < 0 ? 'averageBehind' : 'averageAhead', { worlds, points });
  return { play, why, options, units };
}
