/**
 * The ten laws of every game, checked over random matches (property-based tests). A Violation names the law, the
 * match's seed and the input.
 */
import { packOrderFault } from './authoring/cards.ts';
import type { Game, Input, MatchStatus, Play, Seating } from './game.ts';
import { deepEqual, deepFreeze, isJson } from './json.ts';
import { checkEndOfMatch } from './laws/end-of-match.ts';
import { checkDraw, checkHiddenInformation } from './laws/hidden-information.ts';
import { checkPlaysAndRefusals } from './laws/legal-plays.ts';
import { beforeDeal, checkPossibleWorlds, noteHiddenMoves } from './laws/possible-worlds.ts';
import { type FailLaw, type LawRun, Violation } from './laws/run.ts';
import { applyInput, beginMatch, type Match, rebuildMatch } from './match.ts';
import type { Options } from './options.ts';
import { pick, type Random, seededRandom } from './random.ts';

export { Violation };

/** One match to check, and how closely. */
export type LawTrial = {
  readonly game: Game;
  readonly options: Options;
  readonly seating: Seating;
  readonly seed: string;
  /** Law 6: longer matches are endless. */
  readonly maxInputs?: number;
  /** Percentage of inputs with all checks; the rest are only played. Default: 10. */
  readonly scrutiny?: number;
  /** Called with the clause of every refusal. */
  readonly onRefusal?: (clause: string) => void;
  /** Default: a random legal input. */
  readonly nextInput?: typeof randomInput;
};

/** Default limit of inputs per match. */
export const DEFAULT_MAX_INPUTS = 100_000;

/** Plays one random match and checks all laws. A game that throws is a violation too. */
export function checkLaws(trial: LawTrial): Match {
  const { game, options, seating, seed, onRefusal } = trial;
  const match = beginMatch(game, options, seating);
  const at = (): string => `[${game.id} seats=${seating.count} seed=${seed} input=${match.log.length}]`;
  const fail: FailLaw = (law, what) => {
    throw new Violation(`law ${law}: ${what} ${at()}`);
  };
  const run: LawRun = { match, random: seededRandom(seed), pastPlays: [], fail, ...(onRefusal && { onRefusal }) };
  try {
    playToTheEnd(run, trial);
    checkEndOfMatch(match, fail);
  } catch (error) {
    if (error instanceof Violation) throw error;
    const inputs = `last input ${JSON.stringify(match.log.at(-1))}, next ${JSON.stringify(run.nextInput)}`;
    throw new Violation(`the game threw ${error} ${at()} ${inputs}`, { cause: error });
  }
  return match;
}

function playToTheEnd(run: LawRun, trial: LawTrial): void {
  const { match, random, pastPlays, fail } = run;
  const { game } = match;
  deepFreeze(match.state);
  for (let status = game.status(match.state); status.is !== 'over'; status = game.status(match.state)) {
    if (match.log.length >= (trial.maxInputs ?? DEFAULT_MAX_INPUTS)) fail(6, 'the match does not end');
    if (random.below(100) < (trial.scrutiny ?? 10)) checkPosition(run, status);
    if (status.is === 'chance' && status.of === 'deal') run.lastDeal = beforeDeal(match);
    const input = (trial.nextInput ?? randomInput)(match, status, random, fail);
    if (typeof input.by === 'number') samplePlay(pastPlays, input.play, random);
    run.nextInput = input;
    noteHiddenMoves(run, input, deepFreeze(applyInput(match, input)));
    deepFreeze(match.state);
    delete run.nextInput;
  }
}

/** Where a clock runs, one input in this many is the clock. */
const INPUTS_PER_CLOCK = 60;

/** Returns a uniformly random legal input: a player without a plan. */
export function randomInput(match: Match, status: MatchStatus, random: Random, fail: FailLaw = throwViolation): Input {
  if (status.is === 'chance') return { by: 'chance', drew: match.game.draw(match.state, random) };
  if (status.is === 'over') return fail(6, 'an input is asked of a match that is over');
  if (status.stall !== undefined && random.below(INPUTS_PER_CLOCK) === 0) return { by: 'clock' };
  const interrupts = status.interrupt ?? [];
  const by = interrupts.length > 0 && random.below(20) === 0 ? pick(random, interrupts) : pick(random, status.turn);
  const plays = match.game.plays(match.state, by);
  if (plays.length === 0) return fail(3, `seat ${by} is awaited and has no play`);
  return { by, play: pick(random, plays) };
}

const throwViolation: FailLaw = (law, what) => {
  throw new Violation(`law ${law}: ${what}`);
};

function checkPosition(run: LawRun, status: MatchStatus): void {
  const { match, random, fail } = run;
  const { game, state } = match;
  if (!isJson(state)) fail(1, 'the state is not plain data');
  if (random.below(20) === 0 && !deepEqual(rebuildMatch(match).state, state))
    fail(2, 'the state is not the fold of its log');
  const mismatch = packOrderFault(game.pack, Object.values(game.whereabouts(state)).flat());
  if (mismatch !== undefined) fail(5, mismatch);
  const useAwaitedSeat = status.is === 'open' && random.below(2) === 0;
  const seat = useAwaitedSeat ? pick(random, status.turn) : random.below(match.seating.count);
  if (status.is === 'chance') return status.of === 'deal' ? undefined : checkDraw(run, seat);
  checkPlaysAndRefusals(run, seat);
  const chair = random.below(8) === 0 ? null : seat;
  checkHiddenInformation(run, chair, status);
  if (random.below(WORLD_CHECK_INTERVAL) === 0) checkPossibleWorlds(run, chair);
}

/** Replaying a deal for every world is slow, so one scrutinized position in this many gets it. */
const WORLD_CHECK_INTERVAL = 6;

/** Keeps a random sample of 200 plays. */
function samplePlay(pastPlays: Play[], play: Play, random: Random): void {
  if (pastPlays.length < 200) pastPlays.push(play);
  else pastPlays[random.below(200)] = play;
}
