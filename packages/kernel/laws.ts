/**
 * The ten laws every game keeps, checked over random matches.
 * A broken law throws a Violation that names the law, the match's seed and the input at which it broke.
 */
import { packFault } from './cards.ts';
import type { Game, Input, Play, Seating, Status } from './game.ts';
import { atTheEnd } from './law-end.ts';
import { playsAndRefusals } from './law-plays.ts';
import { type Fail, type Run, Violation } from './law-run.ts';
import { scrutiniseDraw, twoWorlds } from './law-worlds.ts';
import { beginMatch, fold, type Match, put } from './match.ts';
import type { Options } from './options.ts';
import { freeze, same } from './plain.ts';
import { pick, type Random, seeded } from './random.ts';

export { Violation };

/** Which match the laws are tried on, and how closely. */
export type Trial = {
  readonly game: Game;
  readonly options: Options;
  readonly seating: Seating;
  readonly seed: string;
  /** Law 6: a match that has not ended after so many inputs is called endless. */
  readonly limit?: number;
  /** How many inputs in a hundred are looked at through every chair; the rest are only played. */
  readonly scrutiny?: number;
  /** Hears the clause of every refusal that was met. */
  readonly onRefusal?: (clause: string) => void;
  /** Who puts the next input, instead of the driver that only makes right plays. */
  readonly drive?: typeof randomInput;
};

/** So many inputs are an endless match, where nothing else is said. */
export const LIMIT = 100_000;

/** Plays one random match and checks all laws on the way. */
export function keepLaws(trial: Trial): Match {
  const run = beginRun(trial);
  const { match, random, seen, fail } = run;
  freeze(match.state);
  for (let status = trial.game.status(match.state); status.is !== 'over'; status = trial.game.status(match.state)) {
    if (match.log.length >= (trial.limit ?? LIMIT)) fail(6, 'the match does not end');
    if (random.below(100) < (trial.scrutiny ?? 10)) scrutinise(run, status);
    const input = (trial.drive ?? randomInput)(match, status, random, fail);
    if (typeof input.by === 'number') remember(seen, input.play, random);
    freeze(put(match, input));
    freeze(match.state);
  }
  atTheEnd(match, fail);
  return match;
}

function beginRun({ game, options, seating, seed, onRefusal }: Trial): Run {
  const match = beginMatch(game, options, seating);
  const fail: Fail = (law, what) => {
    const at = `${game.id} seats=${seating.count} seed=${seed} input=${match.log.length}`;
    throw new Violation(`law ${law}: ${what} [${at}]`);
  };
  return { match, random: seeded(seed), seen: [], fail, ...(onRefusal && { onRefusal }) };
}

/** In so many inputs the clock, where one runs, goes off once. */
const STALLS = 60;

/** Any right input, each with equal chance: what somebody without a plan would do next. */
export function randomInput(match: Match, status: Status, random: Random, fail: Fail = defect): Input {
  if (status.is === 'chance') return { by: 'chance', drew: match.game.draw(match.state, random) };
  if (status.is === 'over') return fail(6, 'an input is asked of a match that is over');
  if (status.stall !== undefined && random.below(STALLS) === 0) return { by: 'clock' };
  const interrupts = status.interrupt ?? [];
  const by = interrupts.length > 0 && random.below(20) === 0 ? pick(random, interrupts) : pick(random, status.turn);
  const plays = match.game.plays(match.state, by);
  if (plays.length === 0) return fail(3, `seat ${by} is awaited and has no play`);
  return { by, play: pick(random, plays) };
}

const defect: Fail = (law, what) => {
  throw new Violation(`law ${law}: ${what}`);
};

function scrutinise(run: Run, status: Status): void {
  const { match, random, fail } = run;
  const { game, state } = match;
  if (!same(JSON.parse(JSON.stringify(state)), state)) fail(1, 'the state is not plain data');
  if (random.below(20) === 0 && !same(fold(match).state, state)) fail(2, 'the state is not the fold of its log');
  const lost = packFault(game.pack, Object.values(game.whereabouts(state)).flat());
  if (lost !== undefined) fail(5, lost);
  const awaited = status.is === 'open' && random.below(2) === 0;
  const seat = awaited ? pick(random, status.turn) : random.below(match.seating.count);
  if (status.is === 'chance') return status.of === 'deal' ? undefined : scrutiniseDraw(run, seat);
  playsAndRefusals(run, seat);
  twoWorlds(run, random.below(8) === 0 ? null : seat, status);
}

function remember(seen: Play[], play: Play, random: Random): void {
  if (seen.length < 200) seen.push(play);
  else seen[random.below(200)] = play;
}
