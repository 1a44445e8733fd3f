/** What a referee tells of a match as it stands: whose turn it is, and as much more as is wanted. */
import type { Chair, Happening, Play, Seat, Status } from '@parlour/kernel/game';
import { type Match, noticed, playOn, statusOf } from '@parlour/kernel/match';
import { tellRefusal } from '@parlour/kernel/saying';
import { type Refereed, viewIn } from './referee-matches.ts';
import { chairOf, historyOf, playIn, type Request, seatOf, type Wish, wantsOf } from './referee-request.ts';
import { returnsOf } from './referee-returns.ts';

/** Before the result only the seats that are to act, and those that may only interrupt. */
export function turnOf(match: Match, status: Status = statusOf(match)): object {
  if (status.is !== 'open') return { turn: [], over: status.is === 'over' };
  return { turn: status.turn, over: false, ...(status.interrupt?.length ? { interrupt: status.interrupt } : {}) };
}

/** A play, and all that there is to see after it. */
export function step(now: Refereed, request: Request): object {
  const { match, chance } = now;
  const wants = wantsOf(request, match.game);
  const seat = request.seat === undefined ? awaited(statusOf(match), 0) : seatOf(match, request.seat);
  const chair = request.as === undefined ? undefined : chairOf(match, request.as);
  const history = historyOf(request, 'without');
  const played = playOn(match, chance, seat, playIn(match, request));
  if (!played.ok) return { ok: false, refusal: tellRefusal(match.game, played.fault) };
  return sight(now, { wants, chair, history, after: seat, happenings: played.value });
}

/** The same without a play. */
export function tellNow(now: Refereed, request: Request): object {
  const { match } = now;
  const chair = request.as === undefined ? undefined : chairOf(match, request.as);
  return sight(now, { wants: wantsOf(request, match.game), chair, history: historyOf(request, 'without') });
}

/** After what creates a match nothing but the turn is told, unless something is wanted. */
export const tellFirst = (now: Refereed, request: Request): object =>
  request.want === undefined ? turnOf(now.match) : tellNow(now, request);

type Looking = {
  readonly wants: readonly Wish[];
  /** Whose eyes; undefined are those of whoever is awaited next. */
  readonly chair: Chair | undefined;
  readonly history: 'with' | 'without';
  /** Who has just played, and what happened. */
  readonly after?: Seat;
  readonly happenings?: readonly Happening[];
};

function sight(now: Refereed, { wants, chair: asked, history, after, happenings }: Looking): object {
  const { match } = now;
  const status = statusOf(match);
  const chair = asked === undefined ? awaited(status, after === undefined ? 0 : after + 1, after) : asked;
  return {
    ...turnOf(match, status),
    ...(status.is === 'over' && ended(match, status)),
    seat: chair,
    ...(wants.includes('view') && { view: viewIn(now, chair, history) }),
    ...playsOf(match, chair, wants),
    ...(happenings && wants.includes('happenings') && { happenings: happenings.map(each => noticed(each, chair)) }),
  };
}

/** The first awaited seat from a seat on, clockwise; where nobody is, the seat that played last. */
function awaited(status: Status, from: Seat, otherwise: Seat = 0): Seat {
  if (status.is !== 'open') return otherwise;
  return status.turn.find(seat => seat >= from) ?? status.turn[0] ?? otherwise;
}

const ended = (match: Match, { result }: Status & { is: 'over' }): object => ({
  ...result,
  returns: returnsOf(match.game, result, match.seating.count),
});

function playsOf({ game, state }: Match, chair: Chair, wants: readonly Wish[]): object {
  const [listed, numbered] = [wants.includes('plays'), wants.includes('actions')];
  if (!listed && !numbered) return {};
  const plays = chair === null ? [] : game.plays(state, chair);
  return {
    ...(listed && { plays }),
    ...(numbered && { actions: plays.map((play: Play) => game.actions?.number(play)) }),
  };
}
