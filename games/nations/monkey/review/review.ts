/**
 * Reviews the Monkey as what it is: luck. Where only two have cards left every pair is worked out to the end. With
 * more players no choice was found to matter, so none is judged.
 */
import type { Seat } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { type Random, seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { pluralize } from '@parlour/kernel/sentences';
import type { Situation } from '@parlour/players/player';
import {
  compareExactly,
  type DecisionReview,
  type GameReviewer,
  type WeighedPlay,
} from '@parlour/players/review/review';
import { RANKS } from '../../pack/pack.ts';
import {
  chanceAfterPair,
  chanceOfMonkey,
  countInHand,
  countUnseen,
  hasOneOpponent,
  type KindCounts,
  newSolver,
  type PairPlay,
  pairChancesWith,
  pairsOf,
  rankOfPair,
} from '../players/pair-odds.ts';
import { PLURALS } from '../rules/english.ts';
import type { MonkeyPlay } from '../rules/play.ts';
import { isOver, type MonkeyParts, type MonkeyState, rankNameOf } from '../rules/state.ts';
import type { MonkeyView } from '../rules/view.ts';

/** For one moment of a match. */
const EXACT_TABLES = 1500;
const PLAYOUTS = 120;
/** No match has ever needed as many. */
const MAX_TURNS = 2000;

/** Computes chances by seat: exactly for two, by playouts for more. */
export function escapeChances(state: MonkeyState): number[] {
  if (state.removed === null) return state.hands.map(() => 1 - 1 / state.count);
  if (isOver(state)) return state.hands.map(hand => (hand.length === 0 ? 1 : 0));
  const [one, other, ...more] = seatsWithCards(state);
  if (one !== undefined && other !== undefined && more.length === 0) {
    const chance = chanceOfMonkey(
      newSolver(EXACT_TABLES),
      kindsOf(state, one, other),
      state.turn === one ? 'own' : 'their',
    );
    if (chance !== undefined)
      return state.hands.map((_, seat) => (seat === one ? 1 - chance : seat === other ? chance : 1));
  }
  return escapesByPlayouts(state);
}

const seatsWithCards = ({ hands }: MonkeyState): Seat[] =>
  hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));

export function kindsOf({ hands }: MonkeyState, own: Seat, theirs: Seat): KindCounts {
  const kinds = new Uint8Array(25);
  for (const value of RANKS) kinds[5 * countIn(hands, own, value) + countIn(hands, theirs, value)]!++;
  return kinds;
}

export const countIn = (hands: MonkeyState['hands'], seat: Seat, value: string): number =>
  itemAt(hands, seat).filter(card => rankNameOf(card) === value).length;

function escapesByPlayouts(state: MonkeyState): number[] {
  const random = seededRandom(`escapes/${state.turns}`);
  const caught = state.hands.map(() => 0);
  const counts = state.hands.map((_, seat) => RANKS.map(value => countIn(state.hands, seat, value)));
  for (let n = 0; n < PLAYOUTS; n++) caught[playOut(counts, state.turn, random)]! += 1;
  return caught.map(times => 1 - times / PLAYOUTS);
}

/** Plays at random on card counts by value; returns who is the Monkey. */
function playOut(dealt: readonly (readonly number[])[], first: Seat, random: Random): Seat {
  const counts = dealt.map(each => each.slice());
  const sizes = counts.map(each => each.reduce((sum, count) => sum + count, 0));
  let turn = first;
  for (let turns = 0; turns < MAX_TURNS; turns++) {
    takeTurn(counts, sizes, turn, random);
    const next = nextWithCards(sizes, turn, 1);
    if (next === turn && itemAt(sizes, turn) <= 1) return turn;
    turn = next;
  }
  return turn;
}

/** Returns the same seat if there is no other. */
function nextWithCards(sizes: readonly number[], from: Seat, step: 1 | -1): Seat {
  const count = sizes.length;
  for (let i = 1; i < count; i++) {
    const seat = (from + step * i + count) % count;
    if (itemAt(sizes, seat) > 0) return seat;
  }
  return from;
}

/** Lays down a pair, or draws from the right and lays down the pair that makes [MO-4, MO-5]. */
function takeTurn(counts: number[][], sizes: number[], seat: Seat, random: Random): void {
  const own = itemAt(counts, seat);
  const pairs = own.flatMap((count, value) => (count > 1 ? [value] : []));
  if (pairs.length > 0) return changeCount(counts, sizes, seat, itemAt(pairs, random.below(pairs.length)), -2);
  const from = nextWithCards(sizes, seat, -1);
  const value = valueAt(itemAt(counts, from), random.below(itemAt(sizes, from)));
  changeCount(counts, sizes, from, value, -1);
  changeCount(counts, sizes, seat, value, itemAt(own, value) === 1 ? -1 : 1);
}

function changeCount(counts: number[][], sizes: number[], seat: Seat, value: number, by: number): void {
  itemAt(counts, seat)[value]! += by;
  sizes[seat]! += by;
}

function valueAt(counts: readonly number[], card: number): number {
  let left = card;
  return counts.findIndex(count => {
    left -= count;
    return left < 0;
  });
}

/** Between two yields; a table worked out before is not worked out again. */
const TABLES_PER_SLICE = 400;

type MonkeySituation = Situation<MonkeyParts>;

const isDecision = (situation: MonkeySituation, played: MonkeyPlay | undefined): boolean =>
  played?.do === 'pair' && hasOneOpponent(situation.view) && pairsOf(situation).length > 1;

function* weigh(
  situation: MonkeySituation,
  played: MonkeyPlay | undefined,
): Generator<void, readonly WeighedPlay<MonkeyPlay>[]> {
  const pairs = playedFirst(pairsOf(situation), played);
  const solver = newSolver(TABLES_PER_SLICE);
  for (;;) {
    const chances = pairChancesWith(solver, situation.view, pairs);
    if (chances !== undefined) return compareExactly<MonkeyPlay>(pairs, chances.map(escapeChance));
    solver.left = TABLES_PER_SLICE;
    yield;
  }
}

/** Rounds, so that two ways of adding up the same chance make no difference. */
const escapeChance = (chance: number): number => Math.round(1e9 * (1 - chance)) / 1e9;

/** Puts it first among equals, standing for all pairs of its value. */
function playedFirst(pairs: readonly PairPlay[], played: MonkeyPlay | undefined): PairPlay[] {
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
  const solver = newSolver(TABLES_PER_SLICE);
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
      solver.left = TABLES_PER_SLICE;
      yield;
      chance = chanceAfterPair(solver, kinds, 'own', kind);
    }
    worths.push(escapeChance(chance));
  }
  return worths;
}

function explainDecision(
  { view }: MonkeySituation,
  played: MonkeyPlay | undefined,
  best: MonkeyPlay | undefined,
): string {
  if (played?.do !== 'pair' || best?.do !== 'pair') return 'One back of a card is like another.';
  const [own, better] = [rankOfPair(played), rankOfPair(best)];
  if (own === better) return `You held ${heldPhrase(view, own)}.`;
  if (countInHand(view, own) === 3 && countInHand(view, better) !== 3)
    return `You held three ${PLURALS[own]}: kept, whoever draws one of them finds no pair to it, and the ${PLURALS[better]} could go first.`;
  return `You held ${heldPhrase(view, better)}, and ${heldPhrase(view, own)}: the ones go, the others stay to be drawn from.`;
}

const heldPhrase = (view: MonkeyView, value: string): string =>
  `${countInHand(view, value)} ${PLURALS[value]} with ${countUnseen(view, value)} more not seen`;

/** Says how much the choices mattered, what was given away, and what the draws brought. */
const summarize = (
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

export const monkeyReviewer: GameReviewer<MonkeyParts> = {
  unit: ['win', 'wins'],
  grave: [0.005, 0.02],
  budget: 1,
  isDecision,
  weigh,
  prove,
  say: explainDecision,
  stand: escapeChances,
  sum: summarize,
};
