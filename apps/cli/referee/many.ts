/** Many matches of one game as one: an action for each goes in, one answer for all comes out. For learning programs. */
import type { Game, MatchStatus, Play, Seat, Seating, View } from '@parlour/kernel/game';
import {
  applyInput,
  type ChanceSource,
  dealMatch,
  type Match,
  matchStatus,
  resolveChance,
} from '@parlour/kernel/match';
import { type Options, validateOptions } from '@parlour/kernel/options';
import { itemAt, valueOr } from '@parlour/kernel/result';
import { addRefusalMessage } from '@parlour/kernel/sentences';
import { chanceFromSeed, openCachedGame, type RequestContext } from './matches.ts';
import { badRequest, noActionNumbers, parseGame, parsePlay, parseSeating, parseSeed, parseWants } from './request.ts';
import { awaitedSeat, matchReturns } from './step.ts';

/** Matches that are dealt again as soon as they are over. */
export type MatchSet = {
  readonly game: Game;
  readonly options: Options;
  readonly seating: Seating;
  readonly seed: string;
  readonly withViews: boolean;
  readonly matches: SetMatch[];
};
type SetMatch = { match: Match; chance: ChanceSource; seat: Seat; deals: number };

export const MAX_MATCHES_IN_SET = 4096;

export async function handleDealMany({ request, memory, read }: RequestContext): Promise<object> {
  const boxed = parseGame(request);
  const options = valueOr(validateOptions(boxed.options, request.options), badRequest);
  const seating = parseSeating(boxed, request);
  const seed = parseSeed(request);
  const { matches: count } = request;
  if (!Number.isInteger(count) || Number(count) < 1 || Number(count) > MAX_MATCHES_IN_SET)
    return badRequest(`"matches" must be a number from 1 to ${MAX_MATCHES_IN_SET}.`);
  const game = await openCachedGame(memory, boxed, options, read);
  if (game.actions === undefined) return badRequest(noActionNumbers(game.title));
  const withViews = request.want !== undefined && parseWants(request, game).includes('view');
  const set: MatchSet = { game, options, seating, seed, withViews, matches: [] };
  for (let i = 0; i < Number(count); i++) set.matches.push(deal(set, i, 0));
  memory.set = set;
  return describeSet(
    set,
    set.matches.map(() => null),
  );
}

function deal({ game, options, seating, seed }: MatchSet, index: number, deals: number): SetMatch {
  const chance = chanceFromSeed(`${seed}/${index}/${deals}`);
  const match = dealMatch(game, options, seating, chance);
  return { match, chance, seat: awaitedSeat(matchStatus(match), 0), deals };
}

/** Nothing is played if one action is illegal. */
export function handleStepMany({ request, memory }: RequestContext): object {
  const { set } = memory;
  const { actions } = request;
  if (set === undefined) return badRequest('No set of matches has been dealt. Ask to deal-many first.');
  if (!Array.isArray(actions) || actions.length !== set.matches.length)
    return badRequest(`"actions" must be a list of ${set.matches.length} numbers, one for each match.`);
  const plays: Play[] = [];
  for (const [index, { match, seat }] of set.matches.entries()) {
    const play = parsePlay(match, { action: actions[index] });
    const refusal = set.game.refuse(match.state, seat, play);
    if (refusal) return { ok: false, refusal: { ...addRefusalMessage(set.game, refusal), index } };
    plays.push(play);
  }
  const returns = plays.map((play, index) => stepMatch(set, index, play));
  return describeSet(set, returns);
}

/** Returns what the match was worth to every seat, if the play ended it. */
function stepMatch(set: MatchSet, index: number, play: Play): readonly number[] | null {
  const now = itemAt(set.matches, index);
  const { match, chance, seat } = now;
  applyInput(match, { by: seat, play });
  resolveChance(match, chance);
  const status: MatchStatus = matchStatus(match);
  if (status.is === 'over') {
    set.matches[index] = deal(set, index, now.deals + 1);
    return matchReturns(set.game, status.result, set.seating.count);
  }
  now.seat = awaitedSeat(status, seat + 1, seat);
  return null;
}

type SetAnswer = {
  readonly seats: readonly Seat[];
  readonly actions: readonly (readonly (number | undefined)[])[];
  readonly returns: readonly (readonly number[] | null)[];
  readonly views?: readonly View[];
};

function describeSet({ game, matches, withViews }: MatchSet, returns: SetAnswer['returns']): SetAnswer {
  return {
    seats: matches.map(({ seat }) => seat),
    actions: matches.map(({ match, seat }) => game.plays(match.state, seat).map(play => game.actions?.number(play))),
    returns,
    ...(withViews && { views: matches.map(({ match, seat }) => game.view(match.state, seat)) }),
  };
}
