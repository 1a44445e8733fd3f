/** Looks a match over, decision by decision. Only `prove` and `stand` are given what the chair could not know. */
import type { Game, Input, Parts, Play, Seat } from '@parlour/kernel/game';
import { beginMatch, type Match, put, statusOf } from '@parlour/kernel/match';
import { must, nth } from '@parlour/kernel/must';
import type { Situation } from './player.ts';
import type { Decided, DecidedOption, Grade, Review, Reviewing, ReviewNews, Stood, Weighed } from './review.ts';
import { situationAt } from './situation.ts';
import { beginWorld, type Fortunes, fortunes } from './worlds.ts';

/** A moment of the match in which the seat has played, or could have interrupted. */
type Moment = { readonly step: number; readonly state: unknown; readonly situation: Situation; readonly played?: Play };

/** So many choices are told of each decision, besides what was played. */
const MOST_OPTIONS = 12;

/** Every yield is a piece of the review, or a breath between two pieces. The same match gives the same review. */
export function* reviewMatch(
  reviewing: Reviewing,
  match: Match,
  seat: Seat,
): Generator<ReviewNews | undefined, Review> {
  const { moments, states } = yield* momentsOf(reviewing, match, seat);
  const review = { seat, unit: reviewing.unit, stood: [] as Stood[], decided: [] as Decided[] };
  for (const [step, state] of states.entries()) {
    const stood = { step, fortunes: standingOf(reviewing, match.game, state) };
    review.stood.push(stood);
    yield { stood };
    const moment = moments.get(step);
    if (moment === undefined) continue;
    const decided = yield* decide(reviewing, moment);
    review.decided.push(decided);
    yield { decided };
    yield { done: review.decided.length, of: moments.size };
  }
  return { ...review, says: reviewing.sum?.(review.decided, match, seat) ?? [] };
}

const standingOf = ({ stand }: Reviewing, game: Game, state: unknown): Fortunes =>
  stand?.(state, game) ?? fortunes(game, beginWorld(game, state));

type Walked = { readonly moments: ReadonlyMap<number, Moment>; readonly states: readonly unknown[] };

function* momentsOf(
  reviewing: Reviewing,
  { game, options, seating, log }: Match,
  seat: Seat,
): Generator<undefined, Walked> {
  const again = beginMatch(game, options, seating);
  const moments = new Map<number, Moment>();
  const states = [again.state];
  for (const [step, input] of log.entries()) {
    if (mayAct(again, seat, input)) {
      const moment = momentAt(again, seat, step, input, reviewing.budget);
      if (isDecision(reviewing, moment)) moments.set(step, moment);
      yield undefined;
    }
    put(again, input);
    states.push(again.state);
  }
  return { moments, states };
}

/** Where the table waits for others, a seat may still have something to say. */
function mayAct(match: Match, seat: Seat, input: Input): boolean {
  const status = statusOf(match);
  if (status.is !== 'open' || input.by === 'clock') return false;
  return input.by === seat || (status.interrupt?.includes(seat) ?? false);
}

function momentAt(match: Match, seat: Seat, step: number, input: Input, budget: number): Moment {
  const { state } = match;
  const situation = { ...situationAt(match, seat, `review/${step}`, budget), awaited: input.by === seat };
  return { step, state, situation, ...(input.by === seat && 'play' in input && { played: input.play }) };
}

function isDecision(reviewing: Reviewing, { situation, played }: Moment): boolean {
  if (reviewing.isDecision) return reviewing.isDecision(situation, played);
  return played !== undefined && situation.plays.length > 1;
}

function* decide(reviewing: Reviewing, moment: Moment): Generator<undefined, Decided> {
  const { step, state, situation, played } = moment;
  const { game, seat } = situation;
  const weighed = yield* breathing(reviewing.weigh(situation, played));
  const mine = must(weighed.find(({ play }) => isSame(game, play, played)));
  const told = weighed.filter((option, i) => i < MOST_OPTIONS || option === mine);
  const options = yield* opened(reviewing, game, state, seat, told);
  const lostOpen = lossOf(options, told.indexOf(mine));
  return {
    step,
    seat,
    played,
    options,
    lost: mine.behind,
    ...(lostOpen !== undefined && { lostOpen }),
    grade: gradeOf(mine, reviewing.grave),
    why: reviewing.say(situation, played, nth(weighed, 0).play),
  };
}

function* breathing<T>(work: Generator<void, T>): Generator<undefined, T> {
  for (let next = work.next(); ; next = work.next()) {
    if (next.done) return next.value;
    yield undefined;
  }
}

function* opened(
  { prove }: Reviewing,
  game: Game,
  state: unknown,
  seat: Seat,
  weighed: readonly Weighed<Play>[],
): Generator<undefined, readonly DecidedOption<Play>[]> {
  if (!prove) return weighed;
  const worths = yield* breathing(
    prove(
      state,
      seat,
      weighed.map(({ play }) => play),
      game,
    ),
  );
  return weighed.map((option, i) => {
    const open = worths[i];
    return open === undefined ? option : { ...option, open };
  });
}

/** Only where every choice is proved it is known what was lost. */
function lossOf(options: readonly DecidedOption<Play>[], mine: number): number | undefined {
  const worths = options.flatMap(({ open }) => (open === undefined ? [] : [open]));
  return worths.length < options.length ? undefined : Math.max(...worths) - nth(worths, mine);
}

/** What a choice comes to, by what the chair knew. */
export function gradeOf({ behind }: Weighed<Play>, [slip, mistake]: readonly [number, number]): Grade {
  if (behind.value <= 0) return 'best';
  if (behind.low <= 0 || behind.value < slip) return 'even';
  return behind.value < mistake ? 'slip' : 'mistake';
}

const isSame = <G extends Parts>(game: Game<G>, a: G['play'] | undefined, b: G['play'] | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && game.write(a) === game.write(b));
