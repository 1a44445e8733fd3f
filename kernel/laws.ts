/**
 * The ten laws every game keeps, checked over random matches.
 * A broken law throws a Violation that names the law, the match's seed and the input at which it broke.
 */
import { packFault, seatsOf } from './cards.ts';
import type { Chair, Game, Happening, Input, Play, Seat, Seating, Status } from './game.ts';
import { beginMatch, fold, lookAt, type Match, noticed, put } from './match.ts';
import type { Options } from './options.ts';
import { pick, type Random, seeded, shuffle } from './random.ts';
import { readHeader, replay, writeRecord } from './record.ts';

export class Violation extends Error {
  override readonly name = 'Violation';
}

export type Trial = {
  readonly game: Game;
  readonly options: Options;
  readonly seating: Seating;
  readonly seed: string;
  /** Law 6: a match that has not ended after so many inputs is called endless. */
  readonly limit?: number;
  /** How many inputs in a hundred are looked at through every chair; the rest are only played. */
  readonly scrutiny?: number;
  /** Games with millions of plays may name a sample of them; by default `plays`. */
  readonly onRefusal?: (clause: string) => void;
  /** Who puts the next input, instead of the driver that only makes right plays. */
  readonly drive?: typeof randomInput;
};

export const LIMIT = 100_000;

/** Plays one random match and checks all laws on the way. */
export function keepLaws(trial: Trial): Match {
  const random = seeded(trial.seed);
  const match = beginMatch(trial.game, trial.options, trial.seating);
  const seen: Play[] = [];
  const fail = (law: number, what: string): never => {
    const at = `${trial.game.id} seats=${trial.seating.count} seed=${trial.seed} input=${match.log.length}`;
    throw new Violation(`law ${law}: ${what} [${at}]`);
  };
  freeze(match.state);
  for (let status = trial.game.status(match.state); status.is !== 'over'; status = trial.game.status(match.state)) {
    if (match.log.length >= (trial.limit ?? LIMIT)) fail(6, 'the match does not end');
    if (random.below(100) < (trial.scrutiny ?? 10)) scrutinise(trial, match, status, random, seen, fail);
    const input = (trial.drive ?? randomInput)(match, status, random, fail);
    if (typeof input.by === 'number') remember(seen, input.play, random);
    freeze(put(match, input));
    freeze(match.state);
  }
  atTheEnd(match, fail);
  return match;
}

type Fail = (law: number, what: string) => never;

export function randomInput(match: Match, status: Status, random: Random, fail: Fail = defect): Input {
  if (status.is === 'chance') return { by: 'chance', drew: match.game.draw(match.state, random) };
  if (status.is === 'over') return fail(6, 'an input is asked of a match that is over');
  const interrupts = status.interrupt ?? [];
  const by = interrupts.length > 0 && random.below(20) === 0 ? pick(random, interrupts) : pick(random, status.turn);
  const plays = match.game.plays(match.state, by);
  if (plays.length === 0) return fail(3, `seat ${by} is awaited and has no play`);
  return { by, play: pick(random, plays) };
}

const defect: Fail = (law, what) => {
  throw new Violation(`law ${law}: ${what}`);
};

function scrutinise(trial: Trial, match: Match, status: Status, random: Random, seen: Play[], fail: Fail): void {
  const { game, state } = match;
  if (!same(JSON.parse(JSON.stringify(state)), state)) fail(1, 'the state is not plain data');
  if (random.below(20) === 0 && !same(fold(match).state, state)) fail(2, 'the state is not the fold of its log');
  const lost = packFault(game.pack, Object.values(game.whereabouts(state)).flat());
  if (lost !== undefined) fail(5, lost);
  const awaited = status.is === 'open' && random.below(2) === 0;
  const seat = awaited ? pick(random, status.turn) : random.below(trial.seating.count);
  if (status.is === 'chance') {
    if (status.of === 'deal') return;
    sameDraw(match, seat, random, fail);
    drawnFromIt(match, fail);
    return;
  }
  playsAndRefusals(trial, match, seat, seen, random, fail);
  twoWorlds(trial, match, random.below(8) === 0 ? null : seat, seen, random, fail);
}

/** Law 3 and 4: what is listed is not refused, what is not listed is refused or a mistake, and all can be written. */
function playsAndRefusals(trial: Trial, match: Match, seat: Seat, seen: Play[], random: Random, fail: Fail): void {
  const { game, state } = match;
  const plays = game.plays(state, seat);
  const listed = new Set(plays.map(play => JSON.stringify(play)));
  if (listed.size !== plays.length) fail(3, `seat ${seat} is offered a play twice`);
  for (const play of sample(plays, 40, random)) {
    const refusal = game.refuse(state, seat, play);
    if (refusal) fail(3, `seat ${seat} is offered ${game.write(play)} and refused it by ${refusal.clause}`);
    survivesNotation(game, play, fail);
  }
  for (const play of doubtful(plays, seen, random)) {
    const refusal = game.refuse(state, seat, play);
    if (refusal) trial.onRefusal?.(refusal.clause);
    if (refusal && !game.clauses.some(clause => clause.id === refusal.clause)) {
      fail(3, `${game.write(play)} is refused by ${refusal.clause}, which is no clause`);
    }
    const mistaken = refusal === undefined && game.mistake?.(state, seat, play) !== undefined;
    if (!refusal && !mistaken && !listed.has(JSON.stringify(play))) {
      fail(3, `seat ${seat} is neither offered nor refused ${JSON.stringify(play)}`);
    }
    survivesNotation(game, play, fail);
  }
}

function survivesNotation(game: Game, play: Play, fail: Fail): void {
  const text = game.write(play);
  if (!same(game.read(text), play) || !game.isPlay(play)) fail(4, `${JSON.stringify(play)} is written as "${text}"`);
}

/** Law 7 and 8: an imagined world looks the same to the chair, and stays so for as long as it is told the same. */
function twoWorlds(trial: Trial, match: Match, chair: Chair, seen: Play[], random: Random, fail: Fail): void {
  const { game, state } = match;
  const view = game.view(state, chair);
  const imagined = game.imagine(freeze(lookAt(match, chair)), random);
  if (!same(game.view(imagined, chair), view)) fail(7, `chair ${chair} imagines a world that looks different`);
  if (chair === null) return;
  sameOffers(game, state, imagined, chair, seen, random, fail);
  for (const seat of seatsOf(trial.seating.count)) {
    const play = sample(game.plays(state, seat), 1, random)[0];
    if (play && !game.refuse(imagined, seat, play)) sameNews(game, [state, imagined], { by: seat, play }, chair, fail);
  }
}

/** Law 8 where chance decides: a draw that fits both worlds is told alike if and only if it leaves them alike. */
function sameDraw(match: Match, seat: Seat, random: Random, fail: Fail): void {
  const { game, state } = match;
  const view = game.view(state, seat);
  const imagined = game.imagine(freeze(lookAt(match, seat)), random);
  if (!same(game.view(imagined, seat), view)) fail(7, `seat ${seat} imagines a world that looks different`);
  const drew = game.draw(state, random);
  if (game.readChance(imagined, game.writeChance(drew)) === undefined) return;
  sameNews(game, [state, imagined], { by: 'chance', drew }, seat, fail);
}

/** Law 9 again: somebody without the rules can draw from what a draw is said to be made from. */
function drawnFromIt({ game, state }: Match, fail: Fail): void {
  const source = game.drawnFrom?.(state);
  if (!source) return;
  const drawn = game
    .writeChance(game.draw(state, seeded('draw')))
    .split(' ')
    .slice(1);
  const right = [[pick(seeded('draw'), source)], shuffle(seeded('draw'), source)];
  if (!right.some(cards => same(cards, drawn))) fail(9, `${drawn.join(' ')} is not drawn from ${source.join(' ')}`);
}

function sameOffers(
  game: Game,
  state: unknown,
  imagined: unknown,
  seat: Seat,
  seen: Play[],
  random: Random,
  fail: Fail,
): void {
  const plays = game.plays(state, seat);
  if (!same(game.plays(imagined, seat), plays)) fail(8, `the plays offered to seat ${seat} tell two worlds apart`);
  for (const play of doubtful(plays, seen, random)) {
    if (!same(game.refuse(imagined, seat, play), game.refuse(state, seat, play))) {
      fail(8, `the refusal of ${JSON.stringify(play)} tells seat ${seat} two worlds apart`);
    }
  }
}

/** A view changes as the chair is told and not otherwise: the same news if and only if the same view. */
function sameNews(game: Game, worlds: readonly unknown[], input: Input, chair: Seat, fail: Fail): void {
  const steps = worlds.map(world => game.apply(world, input));
  const [news, otherNews] = steps.map(step => step.happenings.map(happening => noticed(happening, chair)));
  const [view, otherView] = steps.map(step => game.view(step.state, chair));
  if (same(news, otherNews) !== same(view, otherView)) {
    fail(8, `after ${JSON.stringify(input)} seat ${chair} is told other than it sees`);
  }
}

function atTheEnd(match: Match, fail: Fail): void {
  const { game, state } = match;
  if (!same(fold(match).state, state)) fail(2, 'the end is not the fold of the log');
  const lost = packFault(game.pack, Object.values(game.whereabouts(state)).flat());
  if (lost !== undefined) fail(5, lost);
  const record = readHeader(writeRecord(match));
  if ('message' in record) fail(9, record.message);
  const again = replay(game, record);
  if ('message' in again) fail(9, `line ${again.line}: ${again.message}`);
  if (!same(again.state, state)) fail(9, 'the record replays to another end');
  const status = game.status(state);
  if (status.is !== 'over') fail(6, 'the match is not over');
  const added = sumOf(match.happenings, status.result.scores.length);
  if (!same(added, status.result.scores)) fail(10, `the happenings add up to ${added}, not ${status.result.scores}`);
}

export function sumOf(happenings: readonly Happening[], length: number): number[] {
  const sums = new Array<number>(length).fill(0);
  for (const { points = [] } of happenings) for (const [i, value] of points.entries()) sums[i]! += value;
  return sums;
}

/** Plays of other times and seats, and crosses between them: most are wrong, some are right. */
function doubtful(plays: readonly Play[], seen: readonly Play[], random: Random): Play[] {
  const pool = [...sample(plays, 6, random), ...sample(seen, 10, random)];
  return [...pool, ...pool.map(play => cross(play, pick(random, pool)))];
}

/** A play with one of its values taken from another play of the same kind. */
function cross(play: Play, other: Play): Play {
  const [one, two] = [play as Record<string, unknown>, other as Record<string, unknown>];
  const key = Object.keys(one).find(key => key !== 'do' && key in two && !same(one[key], two[key]));
  return play.do === other.do && key !== undefined ? ({ ...one, [key]: two[key] } as Play) : play;
}

function remember(seen: Play[], play: Play, random: Random): void {
  if (seen.length < 200) seen.push(play);
  else seen[random.below(200)] = play;
}

const sample = <T>(items: readonly T[], most: number, random: Random): readonly T[] =>
  items.length <= most ? items : Array.from({ length: most }, () => pick(random, items));

/** Deep equality of plain data, whatever the order of the keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(key => Object.hasOwn(b, key) && same((a as never)[key], (b as never)[key]));
}

/** Law 1: whoever mutates a frozen state is caught in the act. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}
