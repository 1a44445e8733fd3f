/** Reviews matches decision by decision. Only `prove` and `stand` see all cards. */
import type { Game, GameTypes, Input, Play, Seat } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match, matchStatus } from '@parlour/kernel/match';
import { shuffle } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Situation, situationAt } from '../player.ts';
import { playersText } from '../players-text.ts';
import {
  advanceWorld,
  type Evaluation,
  evaluateByGreedyPlayout,
  evaluateByPlayout,
  evaluateWorld,
  type SeatValues,
  worldFromState,
} from '../search/evaluation.ts';
import {
  compareChoices,
  type DecisionOption,
  type DecisionReview,
  estimateLoss,
  type GameReviewer,
  type Grade,
  isSerious,
  type Review,
  type ReviewProgress,
  type StandingAtStep,
  type WeighedPlay,
} from './review.ts';

/** A step at which the seat played or could have interrupted. */
type Moment = { readonly step: number; readonly state: unknown; readonly situation: Situation; readonly played?: Play };

/** Options listed per decision, besides the played one. */
const MAX_OPTIONS = 12;

/** Reviews a match, deterministically. Yields parts of the review, and pauses for the caller. */
export function* reviewMatch(
  reviewing: GameReviewer,
  match: Match,
  seat: Seat,
): Generator<ReviewProgress | undefined, Review> {
  const { moments, states } = yield* collectMoments(reviewing, match, seat);
  const review = { seat, unit: reviewing.unit, stood: [] as StandingAtStep[], decided: [] as DecisionReview[] };
  for (const [step, state] of states.entries()) {
    const stood = { step, fortunes: evaluateStanding(reviewing, match.game, state) };
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

const evaluateStanding = ({ stand }: GameReviewer, game: Game, state: unknown): SeatValues =>
  stand?.(state, game) ?? evaluateWorld(game, worldFromState(game, state));

type CollectedMoments = { readonly moments: ReadonlyMap<number, Moment>; readonly states: readonly unknown[] };

function* collectMoments(
  reviewing: GameReviewer,
  { game, options, seating, log }: Match,
  seat: Seat,
): Generator<undefined, CollectedMoments> {
  const replayed = beginMatch(game, options, seating);
  const moments = new Map<number, Moment>();
  const states = [replayed.state];
  for (const [step, input] of log.entries()) {
    if (mayAct(replayed, seat, input)) {
      const moment = momentAt(replayed, seat, step, input, reviewing.budget);
      if (isDecision(reviewing, moment)) moments.set(step, moment);
      yield undefined;
    }
    applyInput(replayed, input);
    states.push(replayed.state);
  }
  return { moments, states };
}

/** Whether the seat acted or could have interrupted here. */
function mayAct(match: Match, seat: Seat, input: Input): boolean {
  const status = matchStatus(match);
  if (status.is !== 'open' || input.by === 'clock') return false;
  return input.by === seat || (status.interrupt?.includes(seat) ?? false);
}

function momentAt(match: Match, seat: Seat, step: number, input: Input, budget: number): Moment {
  const { state } = match;
  const situation = { ...situationAt(match, seat, `review/${step}`, budget), awaited: input.by === seat };
  return { step, state, situation, ...(input.by === seat && 'play' in input && { played: input.play }) };
}

function isDecision(reviewing: GameReviewer, { situation, played }: Moment): boolean {
  if (reviewing.isDecision) return reviewing.isDecision(situation, played);
  return played !== undefined && situation.plays.length > 1;
}

function* decide(reviewing: GameReviewer, moment: Moment): Generator<undefined, DecisionReview> {
  const { step, state, situation, played } = moment;
  const { game, seat } = situation;
  const weighed = yield* runWithYields(reviewing.weigh(situation, played));
  const index = weighed.findIndex(({ play }) => isSamePlay(game, play, played));
  const isWrong = reviewing.isWrong?.(situation, played) ?? false;
  const shown = weighed.filter((_, i) => i < MAX_OPTIONS || i === index);
  const judged: readonly DecisionOption<Play>[] = isWrong
    ? shown
    : yield* askSecondJudge(reviewing, situation, shown, itemAt(weighed, index));
  const options = yield* addProvenWorths(reviewing, game, state, seat, judged);
  const own = shown.indexOf(itemAt(weighed, index));
  const { behind, again } = itemAt(judged, own);
  const lostOpen = provenLoss(options, own);
  return {
    step,
    seat,
    played,
    options,
    lost: behind,
    ...(again && { lostAgain: again }),
    ...(lostOpen !== undefined && { lostOpen }),
    grade: isWrong ? 'mistake' : gradeDecision(itemAt(judged, own), reviewing.grave),
    get why() {
      return reviewing.say(situation, played, itemAt(weighed, 0).play);
    },
  };
}

/** Where the decision looks like a slip or worse, all its options that do are weighed again, against the best. */
function* askSecondJudge(
  reviewing: GameReviewer,
  situation: Situation,
  options: readonly WeighedPlay<Play>[],
  own: WeighedPlay<Play>,
): Generator<undefined, readonly DecisionOption<Play>[]> {
  const looksBad = (option: WeighedPlay<Play>): boolean =>
    !option.isExact && isSerious(gradeDecision(option, reviewing.grave));
  if (!looksBad(own)) return options;
  const asked = [itemAt(options, 0), ...options.filter(looksBad)];
  const weighAgain = assertDefined(reviewing.weighAgain);
  const choices = asked.map(({ play }) => play);
  const worths = yield* runWithYields(weighAgain(situation, choices));
  return options.map(option => {
    const i = asked.indexOf(option, 1);
    return i < 0 ? option : { ...option, again: estimateLoss(itemAt(worths, 0), itemAt(worths, i)) };
  });
}

function* runWithYields<T>(work: Generator<void, T>): Generator<undefined, T> {
  for (let next = work.next(); ; next = work.next()) {
    if (next.done) return next.value;
    yield undefined;
  }
}

function* addProvenWorths(
  { prove }: GameReviewer,
  game: Game,
  state: unknown,
  seat: Seat,
  weighed: readonly WeighedPlay<Play>[],
): Generator<undefined, readonly DecisionOption<Play>[]> {
  if (!prove) return weighed;
  const worths = yield* runWithYields(
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

/** Known only if every choice was proved. */
function provenLoss(options: readonly DecisionOption<Play>[], own: number): number | undefined {
  const worths = options.flatMap(({ open }) => (open === undefined ? [] : [open]));
  return worths.length < options.length ? undefined : Math.max(...worths) - itemAt(worths, own);
}

/** Grades a decision by what the chair knew: sure for the first judge, and no better by the second. */
export function gradeDecision({ behind, again }: DecisionOption<Play>, [slip, mistake]: GradeLimits): Grade {
  if (behind.value <= 0) return 'best';
  const lost = Math.min(behind.value, again?.value ?? behind.value);
  if (behind.low <= 0 || lost < slip) return 'even';
  return lost < mistake ? 'slip' : 'mistake';
}

type GradeLimits = GameReviewer['grave'];

const isSamePlay = <G extends GameTypes>(game: Game<G>, a: G['play'] | undefined, b: G['play'] | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && game.write(a) === game.write(b));

const MIN_WORLDS = 10;

/** Values these plays by sampled world. */
function* samplePlayouts(
  { game, seat, view, random, budget }: Situation,
  choices: readonly (Play | undefined)[],
  evaluate: Evaluation,
): Generator<void, readonly (readonly number[])[]> {
  const worths = choices.map((): number[] => []);
  for (let world = 0; world < budget / choices.length; world++) {
    const imagined = worldFromState(game, game.imagine(view, random));
    choices.forEach((play, i) => {
      const after = play === undefined ? imagined : advanceWorld(game, imagined, { by: seat, play }, random);
      worths[i]!.push(evaluate(game, after, random)[seat]!);
    });
    yield;
  }
  return worths;
}

/** Reviews any game: tries every play in sampled worlds, plays them out at random, and then by the points. */
export const genericReviewer: GameReviewer = {
  unit: ['win', 'wins', 'chance'],
  grave: [0.05, 0.15],
  budget: 800,
  *weigh(situation, played) {
    const { game, plays, random, budget } = situation;
    const maxChoices = Math.floor(budget / MIN_WORLDS);
    const others = plays.filter(play => played === undefined || game.write(play) !== game.write(played));
    const choices = [...(played === undefined ? [] : [played]), ...shuffle(random, others)].slice(0, maxChoices);
    return compareChoices(choices, yield* samplePlayouts(situation, choices, evaluateByPlayout));
  },
  weighAgain: (situation, choices) => samplePlayouts(situation, choices, evaluateByGreedyPlayout),
  say: ({ game }, played, best) =>
    played !== undefined && best !== undefined && game.write(played) !== game.write(best)
      ? playersText('playoutsBetter')
      : playersText('playoutsBest'),
};
