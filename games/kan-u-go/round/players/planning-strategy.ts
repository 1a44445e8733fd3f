/** Planning: the addition after which the hand goes out in the fewest turns if the crossword stays as it is. */

import { pick } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { ConsideredPlay, Situation, Think, Thought } from '@parlour/players/player';
import type { Limits } from '../../crossword/crossword.ts';
import { findAdditions } from '../../crossword/finder.ts';
import type { SearchBoard } from '../../crossword/search-board.ts';
import { type FoundAdditions, newFoundAdditions } from '../../crossword/search-lists.ts';
import { letterCode } from '../../lexicon/graph.ts';
import { countPoints, isFree, PACK, withoutCards } from '../../pack/pack.ts';
import {
  bestCandidates,
  burden,
  burdenAfter,
  CARD_VALUE,
  lettersInHand,
  type ValueAddition,
  withCardsPlaced,
  withCountChanged,
} from '../../players/candidates.ts';
import type { TablePlay } from '../rules/plays.ts';
import { lettersOf } from '../rules/state.ts';
import { withExplanation } from './layout-reasons.ts';
import { createPosition, type Position, type TableParts, type TableView, type WordLimits } from './position.ts';
import { kanUGoReasonsText as t } from './reasons-text.ts';
import { type Exchange, greedyThought, rankExchanges, throwInThought, toAddPlay } from './simple-strategies.ts';

export type Planner = {
  readonly board: SearchBoard;
  readonly hand: Uint8Array;
  readonly limits: Limits;
  /** Players between two turns. */
  readonly others: number;
  /** Buffers, one per turn of lookahead. */
  readonly finds: readonly FoundAdditions[];
  /** Searches of the crossword. */
  units: number;
};

const LOOKAHEAD_TURNS = 2;
const BRANCHES = 5;

export const createPlanner = ({ board, hand, limits, view }: Position): Planner => ({
  board,
  hand,
  limits: { ...limits, least: 1 },
  others: view.others.length,
  finds: Array.from({ length: LOOKAHEAD_TURNS + 1 }, newFoundAdditions),
  units: 0,
});

/** Enough cards that the rest takes no extra turn, then the best leave. */
export function valueBySchedule(hand: Uint8Array, letters: number, { most }: Limits): ValueAddition {
  const due = letters - most * (Math.ceil(letters / most) - 1);
  return (cards, from, to) => CARD_VALUE * Math.min(due, to - from) - burdenAfter(hand, cards, from, to);
}

/** Additions that lay the whole hand. */
export function countExits(planner: Planner, letters: number, ahead: number = 0): number {
  const { board, hand, limits } = planner;
  if (letters > limits.most) return 0;
  planner.units++;
  findAdditions(board, hand, { ...limits, least: letters }, planner.finds[ahead]!);
  return planner.finds[ahead]!.count;
}

/** How often all exits are gone a turn later, by their number now; counted in 700 rounds. */
const EXIT_LOST = [1, 0.25, 0.15, 0.05, 0.04, 0.03, 0.02, 0.01];

/** Expected turns to go out, looking a few turns ahead. */
export function expectedTurns(
  planner: Planner,
  letters: number,
  ahead: number = LOOKAHEAD_TURNS,
  enough: number = Number.POSITIVE_INFINITY,
): number {
  if (letters === 0) return 0;
  if (Math.ceil(letters / planner.limits.most) >= enough) return enough;
  const exits = countExits(planner, letters, ahead);
  if (exits > 0) return 1 + EXIT_LOST[Math.min(exits, EXIT_LOST.length - 1)]!;
  const turns = ahead === 0 ? guessTurns(planner, letters) : 1 + turnsAfterBest(planner, letters, ahead, enough - 1);
  if (letters > planner.limits.most) return turns;
  return Math.min(turns, UNCERTAINTY + turns - exitChance(planner, LOOKAHEAD_TURNS - ahead + 1) * (turns - 1));
}

/** In turns. */
const UNCERTAINTY = 0.1;

/** How often others open an exit, by burden; counted in the same rounds. */
function exitChance({ hand, others }: Planner, rounds: number): number {
  const plays = others * rounds;
  const left = burden(hand);
  if (left < 20) return Math.min(0.7, 0.2 * plays);
  return left < 30 ? 0.08 + 0.04 * plays : 0.01 * plays;
}

/** At the horizon: a little more than the minimum, and more for bad letters. */
const guessTurns = ({ hand, limits }: Planner, letters: number): number =>
  0.6 + Math.max(2, Math.ceil(letters / Math.min(limits.most, 4))) + burden(hand) / 100;

function turnsAfterBest(planner: Planner, letters: number, ahead: number, enough: number): number {
  const { board, hand, limits } = planner;
  const finds = planner.finds[ahead]!;
  planner.units++;
  findAdditions(board, hand, limits, finds);
  if (finds.count === 0) return guessTurns(planner, letters);
  return bestCandidates(finds, BRANCHES, valueBySchedule(hand, letters, limits)).reduce((fewest, { cards }) => {
    const turns = withCardsPlaced(board, hand, cards, () =>
      expectedTurns(planner, letters - cards.length, ahead - 1, fewest),
    );
    return Math.min(fewest, turns);
  }, enough);
}

/** Candidates in all, and places for each set of letters. */
export type Breadth = { readonly maxCandidates: number; readonly maxPlaces: number };

const BREADTH: Breadth = { maxCandidates: 10, maxPlaces: 1 };
const MAX_EXCHANGES = 10;
const MAX_OPTIONS = 5;

/** Work unit: a search of the crossword. */
export const planningStrategy = (skill: WordLimits): Think<TableParts> =>
  function* (situation) {
    const out = throwInThought(situation);
    if (out !== undefined) return out;
    const position = createPosition(situation.game, situation.view, skill);
    let best = greedyThought(situation, position);
    if (best.play !== undefined && best.options.length === 0) return best;
    yield best;
    for (const { options, units } of searchPlans(situation, position, BREADTH)) {
      best = toThought(options, units, position);
      yield best;
    }
    return withExplanation(situation, best, position);
  };

export type RankedPlans = { readonly options: readonly ConsideredPlay<TablePlay>[]; readonly units: number };

/** Best first. A value is minus the expected turns. */
export function* searchPlans(
  { random, budget }: Situation<TableParts>,
  position: Position,
  breadth: Breadth,
): Generator<RankedPlans> {
  const planner = createPlanner(position);
  const options: ConsideredPlay<TablePlay>[] = [];
  for (const option of planOptions(planner, position, breadth, random)) {
    if (planner.units > budget) return;
    options.push(option);
    options.sort((a, b) => b.value - a.value);
    yield { options, units: planner.units };
  }
}

function* planOptions(
  planner: Planner,
  position: Position,
  { maxCandidates, maxPlaces }: Breadth,
  random: Situation<TableParts>['random'],
): Generator<ConsideredPlay<TablePlay>> {
  const { board, hand, letters, limits, finds, view } = position;
  for (const { cards } of bestCandidates(finds, maxCandidates, valueBySchedule(hand, letters, limits), maxPlaces)) {
    const turns = withCardsPlaced(
      board,
      hand,
      cards,
      () => expectedTurns(planner, letters - cards.length) + tieBreak(position),
    );
    yield { play: toAddPlay({ cards }), value: -1 - turns };
  }
  if (finds.count > 0 && (view.up === null || !isFree(view.up) || mustPlay(view))) return;
  for (const { play } of rankExchanges(position).slice(0, MAX_EXCHANGES)) {
    yield { play, value: -1 - turnsAfterExchange(planner, position, play, random) };
  }
}

const mustPlay = ({ options }: TableView): boolean => 'mustPlay' in options && options.mustPlay;

/** Of equal plans, the one that leaves fewer points. */
const tieBreak = ({ hand, view }: Position): number => countPoints(lettersInHand(hand), view.options.numbers) / 1000;

const EXCHANGE_TRIALS = 4;

/** A blind card is one of the unseen. */
function turnsAfterExchange(
  planner: Planner,
  position: Position,
  { give, take }: Exchange,
  random: Situation<TableParts>['random'],
): number {
  const { view } = position;
  const unseen = withoutCards(PACK, [
    ...view.hand!,
    ...lettersOf(view.crossword),
    ...view.table.pile,
    ...view.taken.flat(),
  ]);
  const cards =
    take === 'up' || unseen.length === 0
      ? [view.up!]
      : Array.from({ length: EXCHANGE_TRIALS }, () => pick(random, unseen));
  const turns = withCountChanged(planner.hand, letterCode(give), -1, () =>
    cards.map(card => turnsWithCard(planner, position.letters - 1, card)),
  );
  return turns.reduce((sum, each) => sum + each) / turns.length;
}

/** Throwing in free cards takes a turn of its own [KG-27]. */
function turnsWithCard(planner: Planner, others: number, card: string): number {
  if (isFree(card)) return others === 0 ? 1 : expectedTurns(planner, others, 1);
  return withCountChanged(planner.hand, letterCode(card), 1, () => expectedTurns(planner, others + 1, 1));
}

function toThought(
  options: readonly ConsideredPlay<TablePlay>[],
  units: number,
  position: Position,
): Thought<TablePlay> {
  const best = itemAt(options, 0);
  const isExchange = best.play.do === 'exchange';
  const turns = Math.max(1, Math.round(-best.value) - 1);
  const word = -best.value < 1.5 ? t('emptiesHand') : t('moreTurns', { turns });
  const exchange = t(position.finds.count === 0 ? 'bestExchangeWithoutWord' : 'bestExchange', { turns });
  return { play: best.play, why: isExchange ? exchange : word, options: options.slice(0, MAX_OPTIONS), units };
}
