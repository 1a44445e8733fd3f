/**
 * How a match of the Monkey is looked over: as what it is, luck. Where two have cards left every pair is worked out to the
 * end, and what a choice cost is known exactly. With more of them nobody has found a choice that matters, so none is judged.
 */

import type { Seat } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { pluralize } from '@parlour/kernel/sentences';
import type { Situation } from '@parlour/players/player';
import type { DecisionReview, GameReviewer, WeighedPlay } from '@parlour/players/review/review';
import { compareExactly } from '@parlour/players/review/review';
import { chanceAfterPair, newSolver } from '../players/exact.ts';
import { chancesBy, countOf, facesOne, type Pair, pairsOf, rankOfPair, unseenOf } from '../players/pairs.ts';
import { PLURALS } from '../rules/monkey-english.ts';
import type { MonkeyParts } from '../rules/monkey-parts.ts';
import type { MonkeyPlay } from '../rules/monkey-play.ts';
import type { MonkeyState } from '../rules/monkey-state.ts';
import type { MonkeyView } from '../rules/monkey-view.ts';
import { countIn, escapes, kindsOf } from './monkey-luck.ts';

/** Work units between two breaths; a table worked out before is not worked out again. */
const SLICE = 400;

type Facing = Situation<MonkeyParts>;

const isDecision = (situation: Facing, played: MonkeyPlay | undefined): boolean =>
  played?.do === 'pair' && facesOne(situation.view) && pairsOf(situation).length > 1;

function* weigh(
  situation: Facing,
  played: MonkeyPlay | undefined,
): Generator<void, readonly WeighedPlay<MonkeyPlay>[]> {
  const pairs = ownFirst(pairsOf(situation), played);
  const solver = newSolver(SLICE);
  for (;;) {
    const chances = chancesBy(solver, situation.view, pairs);
    if (chances !== undefined) return compareExactly<MonkeyPlay>(pairs, chances.map(escaping));
    solver.left = SLICE;
    yield;
  }
}

/** To nine places, so that two ways of adding up the same chance make no difference. */
const escaping = (chance: number): number => Math.round(1e9 * (1 - chance)) / 1e9;

/** What was played stands for its value, and comes first among equals. */
function ownFirst(pairs: readonly Pair[], played: MonkeyPlay | undefined): Pair[] {
  if (played?.do !== 'pair') return [...pairs];
  return [played, ...pairs.filter(pair => rankOfPair(pair) !== rankOfPair(played))];
}

function* prove(
  state: MonkeyState,
  seat: Seat,
  choices: readonly (MonkeyPlay | undefined)[],
): Generator<void, readonly (number | undefined)[]> {
  const other = state.hands.findIndex((hand, each) => each !== seat && hand.length > 0);
  const kinds = kindsOf(state, seat, other);
  const solver = newSolver(SLICE);
  const worths: (number | undefined)[] = [];
  for (const play of choices) {
    if (play?.do !== 'pair') {
      worths.push(undefined);
      continue;
    }
    const value = rankOfPair(play);
    const kind = 5 * countIn(state.hands, seat, value) + countIn(state.hands, other, value);
    let chance = chanceAfterPair(solver, kinds, 'own', kind);
    while (chance === undefined) {
      solver.left = SLICE;
      yield;
      chance = chanceAfterPair(solver, kinds, 'own', kind);
    }
    worths.push(escaping(chance));
  }
  return worths;
}

function say({ view }: Facing, played: MonkeyPlay | undefined, best: MonkeyPlay | undefined): string {
  if (played?.do !== 'pair' || best?.do !== 'pair') return 'One back of a card is like another.';
  const [own, better] = [rankOfPair(played), rankOfPair(best)];
  if (own === better) return `You held ${held(view, own)}.`;
  if (countOf(view, own) === 3 && countOf(view, better) !== 3)
    return `You held three ${PLURALS[own]}: kept, whoever draws one of them finds no pair to it, and the ${PLURALS[better]} could go first.`;
  return `You held ${held(view, better)}, and ${held(view, own)}: the ones go, the others stay to be drawn from.`;
}

const held = (view: MonkeyView, value: string): string =>
  `${countOf(view, value)} ${PLURALS[value]} with ${unseenOf(view, value)} more not seen`;

/** How much the choices could have changed, how much was given away, and what the draws brought. */
const sum = (
  decided: readonly DecisionReview<MonkeyPlay>[],
  match: Match<MonkeyParts>,
  seat: Seat,
): readonly string[] => [
  ...(match.seating.count > 2 ? ['Among more than two, which pair goes first has not been found to matter.'] : []),
  ...sayChoices(decided),
  sayDraws(match, seat),
];

function sayChoices(decided: readonly DecisionReview<MonkeyPlay>[]): string[] {
  if (decided.length === 0) return [];
  const spans = decided.map(({ options }) => Math.max(...options.map(({ behind }) => behind.value)));
  const mattered = spans.filter(span => span > 0).length;
  const choices = `Between the last two, ${mattered} of ${pluralize(decided.length, 'choice')} of a pair made a difference`;
  if (mattered === 0) return [`${choices}; the rest was luck.`];
  const all = spans.reduce((total, span) => total + span, 0);
  const lost = decided.reduce((total, each) => total + each.lost.value, 0);
  return [
    `${choices}, at most ${percent(all)} of the game in all; ${percent(lost)} was given away, and the rest was luck.`,
  ];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function sayDraws({ events }: Match<MonkeyParts>, seat: Seat): string {
  const draws = events.flatMap((event, i) => (event.what === 'draw' && event.seat === seat ? [i] : []));
  const matched = draws.filter(i => events[i + 1]?.what === 'pair').length;
  return `You drew ${pluralize(draws.length, 'card')}, and ${matched} of them made a pair.`;
}

export const monkeyReviewing: GameReviewer<MonkeyParts> = {
  unit: ['win', 'wins'],
  grave: [0.005, 0.02],
  budget: 1,
  isDecision,
  weigh,
  prove,
  say,
  stand: escapes,
  sum,
};
