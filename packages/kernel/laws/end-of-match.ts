/** Laws checked once a match is over: fold, pack, record and scores. */
import { packOrderFault } from '../authoring/cards.ts';
import type { Game, GameEvent, Seat } from '../game.ts';
import { deepEqual } from '../json.ts';
import { type Match, rebuildMatch } from '../match.ts';
import { formatRecordFault, parseRecord, replayMatch, writeRecord } from '../record.ts';
import { checkActionNumbers } from './legal-plays.ts';
import type { FailLaw } from './run.ts';

export function checkEndOfMatch(match: Match, fail: FailLaw): void {
  const { game, state } = match;
  if (!deepEqual(rebuildMatch(match).state, state)) fail(2, 'the end is not the fold of the log');
  const mismatch = packOrderFault(game.pack, Object.values(game.whereabouts(state)).flat());
  if (mismatch !== undefined) fail(5, mismatch);
  checkRecord(match, fail);
  checkActionNumbers(match, fail);
  const status = game.status(state);
  if (status.is !== 'over') return fail(6, 'the match is not over');
  const { scores, winners } = status.result;
  const total = sumPoints(match.events, scores.length);
  if (!deepEqual(total, scores)) fail(10, `the events add up to ${total}, not ${scores}`);
  const sides = game.sides(match.seating.count);
  if (scores.length !== sides) fail(10, `${sides} sides have ${scores.length} scores`);
  if (!haveBestScore(game, scores, winners)) fail(10, `somebody has a better score than a winner: ${scores}`);
}

/** Law 9: a record replays to the same end. */
function checkRecord(match: Match, fail: FailLaw): void {
  const record = parseRecord(writeRecord(match));
  if (!record.ok) return fail(9, record.fault.message);
  const replayed = replayMatch(match.game, record.value);
  if (!replayed.ok) return fail(9, formatRecordFault(replayed.fault));
  if (!deepEqual(replayed.value.state, match.state)) fail(9, 'the record replays to another end');
}

/** Whether no score is better than a winner's. A solitaire game may have no winner. */
function haveBestScore({ better }: Game, scores: readonly number[], winners: readonly Seat[]): boolean {
  const best = better === 'high' ? Math.max(...scores) : Math.min(...scores);
  return winners.every(seat => scores[seat % scores.length] === best);
}

export function sumPoints(events: readonly GameEvent[], length: number): number[] {
  const sums = new Array<number>(length).fill(0);
  for (const { points = [] } of events) for (const [i, value] of points.entries()) sums[i] = (sums[i] ?? 0) + value;
  return sums;
}
