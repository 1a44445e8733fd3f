/**
 * Reviews the Monkey as what it is: luck. Where only two have cards left every pair is worked out to the end. With
 * more players no choice was found to matter, so none is judged.
 */
import type { Seat } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { type Random, seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { type Translate, translator } from '@parlour/messages';
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
  pairChances,
  pairChancesWith,
  pairsOf,
  rankOfPair,
  sayEscapes,
} from '../players/pair-odds.ts';
import { ranksText } from '../rules/english.ts';
import type { MonkeyPlay } from '../rules/play.ts';
import { isOver, type MonkeyParts, type MonkeyState, rankNameOf } from '../rules/state.ts';
import type { MonkeyView } from '../rules/view.ts';

const english = {
  backs: 'The backs of cards all look the same.',
  held: 'You held {held} {ranks}, and {unseen, plural, =0 {had seen all the others} other {# more were still unseen}}.',
  keepThree:
    'You held three {own}: a player who draws one of them finds no pair for it, so the {better} could go first.',
  compare:
    'You held {better} with {betterUnseen} more unseen, and {own} with {ownUnseen} more unseen: lay down the first, and keep the others.',
  heldRanks: '{held} {ranks}',
  manyPlayers: 'With more than two players, no pair has been found to be better than another.',
  choices:
    'With two players left, {mattered} of {choices, plural, one {# choice} other {# choices}} of a pair made a difference, at most {most, number, ::percent .0} of the game in all. You gave away {lost, number, ::percent .0}; the rest was luck.',
  luck: 'With two players left, none of {choices, plural, one {# choice} other {# choices}} of a pair made a difference; it was all luck.',
  draws: 'You drew {draws, plural, one {# card} other {# cards}}, and {pairs} of them made a pair.',
  win: 'win',
  wins: 'wins',
} as const;
const text: Translate<typeof english> = translator('monkey-review', english);

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

/** For a reason; with more the counts alone have to do. */
const MAX_TABLES = 4000;

function explainDecision(
  { view }: MonkeySituation,
  played: MonkeyPlay | undefined,
  best: MonkeyPlay | undefined,
): string {
  if (played?.do !== 'pair' || best?.do !== 'pair') return text('backs');
  const [own, better] = [rankOfPair(played), rankOfPair(best)];
  const [held, unseen] = [countInHand(view, own), countUnseen(view, own)];
  if (own === better) return text('held', { held, ranks: ranksText(own), unseen });
  const { chances } = pairChances(view, [best, played], MAX_TABLES);
  const escapes = chances ? [sayEscapes(best, itemAt(chances, 0), played, itemAt(chances, 1))] : [];
  return [...escapes, sayPairs(view, own, better)].join(' ');
}

function sayPairs(view: MonkeyView, own: string, better: string): string {
  const [held, unseen] = [countInHand(view, own), countUnseen(view, own)];
  if (held === 3 && countInHand(view, better) !== 3)
    return text('keepThree', { own: ranksText(own), better: ranksText(better) });
  return text('compare', {
    better: text('heldRanks', { held: countInHand(view, better), ranks: ranksText(better) }),
    betterUnseen: countUnseen(view, better),
    own: text('heldRanks', { held, ranks: ranksText(own) }),
    ownUnseen: unseen,
  });
}

/** Says how much the choices mattered, what was given away, and what the draws brought. */
const summarize = (
  decided: readonly DecisionReview<MonkeyPlay>[],
  match: Match<MonkeyParts>,
  seat: Seat,
): readonly string[] => [
  ...(match.seating.count > 2 ? [text('manyPlayers')] : []),
  ...sayChoices(decided),
  sayDraws(match, seat),
];

function sayChoices(decided: readonly DecisionReview<MonkeyPlay>[]): string[] {
  if (decided.length === 0) return [];
  const spans = decided.map(({ options }) => Math.max(...options.map(({ behind }) => behind.value)));
  const mattered = spans.filter(span => span > 0).length;
  const choices = decided.length;
  if (mattered === 0) return [text('luck', { choices })];
  const most = spans.reduce((total, span) => total + span, 0);
  const lost = decided.reduce((total, each) => total + each.lost.value, 0);
  return [text('choices', { mattered, choices, most, lost })];
}

function sayDraws({ events }: Match<MonkeyParts>, seat: Seat): string {
  const draws = events.flatMap((event, i) => (event.what === 'draw' && event.seat === seat ? [i] : []));
  const matched = draws.filter(i => events[i + 1]?.what === 'pair').length;
  return text('draws', { draws: draws.length, pairs: matched });
}

export const monkeyReviewer: GameReviewer<MonkeyParts> = {
  unit: [text('win'), text('wins'), 'chance'],
  grave: [0.005, 0.02],
  budget: 1,
  isDecision,
  weigh,
  prove,
  say: explainDecision,
  stand: escapeChances,
  sum: summarize,
};
