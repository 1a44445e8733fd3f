/** The laws of a match that is over: its fold, its pack, its record and its scores. */
import { packFault } from './cards.ts';
import type { Game, Happening, Seat } from './game.ts';
import { everyNumber } from './law-plays.ts';
import type { Fail } from './law-run.ts';
import { fold, type Match } from './match.ts';
import { same } from './plain.ts';
import { readHeader, replay, sayFault, writeRecord } from './record.ts';

export function atTheEnd(match: Match, fail: Fail): void {
  const { game, state } = match;
  if (!same(fold(match).state, state)) fail(2, 'the end is not the fold of the log');
  const lost = packFault(game.pack, Object.values(game.whereabouts(state)).flat());
  if (lost !== undefined) fail(5, lost);
  sameRecord(match, fail);
  everyNumber(match, fail);
  const status = game.status(state);
  if (status.is !== 'over') return fail(6, 'the match is not over');
  const { scores, winners } = status.result;
  const added = sumOf(match.happenings, scores.length);
  if (!same(added, scores)) fail(10, `the happenings add up to ${added}, not ${scores}`);
  const sides = game.sides(match.seating.count);
  if (scores.length !== sides) fail(10, `${sides} sides have ${scores.length} scores`);
  if (!isBest(game, scores, winners)) fail(10, `somebody has a better score than a winner: ${scores}`);
}

/** Law 9: a record replays to the same end. */
function sameRecord(match: Match, fail: Fail): void {
  const record = readHeader(writeRecord(match));
  if (!record.ok) return fail(9, record.fault.message);
  const again = replay(match.game, record.value);
  if (!again.ok) return fail(9, sayFault(again.fault));
  if (!same(again.value.state, match.state)) fail(9, 'the record replays to another end');
}

/** Nobody stands better than those who have won; in a patience nobody need have won. */
function isBest({ better }: Game, scores: readonly number[], winners: readonly Seat[]): boolean {
  const best = better === 'high' ? Math.max(...scores) : Math.min(...scores);
  return winners.every(seat => scores[seat % scores.length] === best);
}

export function sumOf(happenings: readonly Happening[], length: number): number[] {
  const sums = new Array<number>(length).fill(0);
  for (const { points = [] } of happenings) for (const [i, value] of points.entries()) sums[i] = (sums[i] ?? 0) + value;
  return sums;
}
