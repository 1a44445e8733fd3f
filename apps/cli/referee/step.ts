/** The `step` and `look` requests: the turn, and as much of the match as the client wants. */

import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Chair, Game, GameEvent, MatchResult, MatchStatus, Play, Seat } from '@parlour/kernel/game';
import { type Match, matchStatus, playOn, redactFor } from '@parlour/kernel/match';
import { itemAt } from '@parlour/kernel/result';
import { addRefusalMessage } from '@parlour/kernel/sentences';
import { type RefereeMatch, viewForRequest } from './matches.ts';
import {
  parseChair,
  parseHistory,
  parsePlay,
  parseSeat,
  parseWants,
  type Request,
  type WantedPart,
} from './request.ts';

/** Seats that must act, and separately those that may only interrupt. */
export function turnFields(match: Match, status: MatchStatus = matchStatus(match)): object {
  if (status.is !== 'open') return { turn: [], over: status.is === 'over' };
  return { turn: status.turn, over: false, ...(status.interrupt?.length ? { interrupt: status.interrupt } : {}) };
}

/** Plays, and returns what is to be seen afterwards. */
export function handleStep(now: RefereeMatch, request: Request): object {
  const { match, chance } = now;
  const wants = parseWants(request, match.game);
  const seat = request.seat === undefined ? awaitedSeat(matchStatus(match), 0) : parseSeat(match, request.seat);
  const chair = request.as === undefined ? undefined : parseChair(match, request.as);
  const history = parseHistory(request, 'without');
  const played = playOn(match, chance, seat, parsePlay(match, request));
  if (!played.ok) return { ok: false, refusal: addRefusalMessage(match.game, played.fault) };
  return observe(now, { wants, chair, history, after: seat, events: played.value });
}

export function handleObserve(now: RefereeMatch, request: Request): object {
  const { match } = now;
  const chair = request.as === undefined ? undefined : parseChair(match, request.as);
  return observe(now, { wants: parseWants(request, match.game), chair, history: parseHistory(request, 'without') });
}

/** A new match is answered with the turn only, unless the request has a `want`. */
export const firstReply = (now: RefereeMatch, request: Request): object =>
  request.want === undefined ? turnFields(now.match) : handleObserve(now, request);

type Observation = {
  readonly wants: readonly WantedPart[];
  /** The viewing chair; undefined means the seat that acts next. */
  readonly chair: Chair | undefined;
  readonly history: 'with' | 'without';
  readonly after?: Seat;
  readonly events?: readonly GameEvent[];
};

function observe(now: RefereeMatch, { wants, chair: asked, history, after, events }: Observation): object {
  const { match } = now;
  const status = matchStatus(match);
  const chair = asked === undefined ? awaitedSeat(status, after === undefined ? 0 : after + 1, after) : asked;
  return {
    ...turnFields(match, status),
    ...(status.is === 'over' && resultFields(match, status)),
    seat: chair,
    ...(wants.includes('view') && { view: viewForRequest(now, chair, history) }),
    ...playFields(match, chair, wants),
    ...(events && wants.includes('events') && { events: events.map(each => redactFor(each, chair)) }),
  };
}

/** Returns the first awaited seat clockwise from `from`; if there is none, the seat that played last. */
export function awaitedSeat(status: MatchStatus, from: Seat, otherwise: Seat = 0): Seat {
  if (status.is !== 'open') return otherwise;
  return status.turn.find(seat => seat >= from) ?? status.turn[0] ?? otherwise;
}

const resultFields = (match: Match, { result }: MatchStatus & { is: 'over' }): object => ({
  ...result,
  returns: matchReturns(match.game, result, match.seating.count),
});

function playFields({ game, state }: Match, chair: Chair, wants: readonly WantedPart[]): object {
  const [listed, numbered] = [wants.includes('plays'), wants.includes('actions')];
  if (!listed && !numbered) return {};
  const plays = chair === null ? [] : game.plays(state, chair);
  return {
    ...(listed && { plays }),
    ...(numbered && { actions: plays.map((play: Play) => game.actions?.number(play)) }),
  };
}

/**
 * Returns of a match per seat, from -1 to 1 and zero-sum: sides beaten minus sides that beat it, divided by the
 * number of other sides. In a solo game, 1 for a win and -1 otherwise.
 */
export function matchReturns(game: Game, result: MatchResult, count: number): number[] {
  const sides = game.sides(count);
  const results = allSeats(sides).map(side => sideResult(game, result, side));
  const returns = results.map(own => (sides === 1 ? own.won : netSidesBeaten(own, results) / (sides - 1)));
  return allSeats(count).map(seat => itemAt(returns, seat % sides));
}

type SideResult = { readonly score: number; readonly won: number };

function sideResult({ better }: Game, { winners, scores }: MatchResult, side: number): SideResult {
  const isOfSide = (seat: Seat): boolean => seat % scores.length === side;
  const score = itemAt(scores, side);
  return { score: better === 'high' ? score : -score, won: winners.some(isOfSide) ? 1 : -1 };
}

/** A win breaks ties of equal scores. */
const netSidesBeaten = (own: SideResult, results: readonly SideResult[]): number =>
  results.reduce((sum, other) => sum + Math.sign(own.score - other.score || own.won - other.won), 0);
