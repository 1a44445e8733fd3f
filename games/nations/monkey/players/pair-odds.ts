import { type Translate, translator } from '@parlour/messages';
import type { Situation } from '@parlour/players/player';
import { RANKS } from '../../pack/pack.ts';
import { ranksText } from '../rules/english.ts';
import type { MonkeyPlay } from '../rules/play.ts';
import { type MonkeyParts, rankNameOf } from '../rules/state.ts';
import type { MonkeyView } from '../rules/view.ts';

const english = {
  escapes:
    'You escape in {chance, number, ::.0} of 100 games after a pair of {ranks}, in {other, number, ::.0} after a pair of {others}.',
  close: 'It’s close: you escape in {chance, number, ::.0} of 100 games after either pair.',
} as const;
const text: Translate<typeof english> = translator('monkey-odds', english);

/**
 * Exact odds of the Monkey for two with open hands: the chance to be left with the odd card when both choose pairs
 * best. Only the number of cards of a value in each hand matters, so a table counts the values of each kind, where
 * kind = 5 * own + theirs.
 */
export type KindCounts = Uint8Array;
export type Mover = 'own' | 'their';

const KIND_COUNT = 25;
const ownCount = (kind: number): number => Math.trunc(kind / 5);
const theirCount = (kind: number): number => kind % 5;
const KIND_ONE_EACH = 6;
const KIND_OWN_ONE = 5;

/** `left`: how many more chances may be worked out. */
export type Solver = { readonly known: Map<string, number>; left: number };

export const newSolver = (most: number): Solver => ({ known: new Map(), left: most });

/** Returns the chance of `own` to be the Monkey; undefined once the work is used up. */
export function chanceOfMonkey(solver: Solver, kinds: KindCounts, mover: Mover): number | undefined {
  const hasPairs = pairKinds(kinds, 'own').length + pairKinds(kinds, 'their').length > 0;
  if (!hasPairs) return chanceWithoutPairs(kinds, mover);
  const key = `${mover} ${kinds}`;
  const known = solver.known.get(key);
  if (known !== undefined) return known;
  if (solver.left-- <= 0) return undefined;
  const chance = chanceByChoice(solver, kinds, mover);
  if (chance !== undefined) solver.known.set(key, chance);
  return chance;
}

/** Returns the kinds of which the mover has a pair. */
export const pairKinds = (kinds: KindCounts, mover: Mover): number[] =>
  NONEMPTY_KINDS.filter(kind => kinds[kind]! > 0 && countHeldBy(kind, mover) >= 2);

const NONEMPTY_KINDS = Array.from({ length: KIND_COUNT - 1 }, (_, i) => i + 1);
const countHeldBy = (kind: number, mover: Mover): number => (mover === 'own' ? ownCount(kind) : theirCount(kind));
const otherMover = (mover: Mover): Mover => (mover === 'own' ? 'their' : 'own');

function chanceByChoice(solver: Solver, kinds: KindCounts, mover: Mover): number | undefined {
  const pairs = pairKinds(kinds, mover);
  if (pairs.length === 0) return chanceByDraw(solver, kinds, mover);
  let best: number | undefined;
  for (const kind of pairs) {
    const chance = chanceAfterPair(solver, kinds, mover, kind);
    if (chance === undefined) return undefined;
    if (best === undefined || (mover === 'own' ? chance < best : chance > best)) best = chance;
  }
  return best;
}

export const chanceAfterPair = (solver: Solver, kinds: KindCounts, mover: Mover, kind: number): number | undefined =>
  chanceOfMonkey(solver, withValueMoved(kinds, kind, mover === 'own' ? kind - 10 : kind - 2), otherMover(mover));

function withValueMoved(kinds: KindCounts, from: number, to: number): KindCounts {
  const next = kinds.slice();
  next[from]!--;
  next[to]!++;
  return next;
}

/** Averages over the other's fan; the second of a value is laid down with the first. */
function chanceByDraw(solver: Solver, kinds: KindCounts, mover: Mover): number | undefined {
  let sum = 0;
  let cards = 0;
  for (const kind of NONEMPTY_KINDS) {
    const ways = kinds[kind]! * countHeldBy(kind, otherMover(mover));
    if (ways === 0) continue;
    const chance = chanceOfMonkey(solver, withValueMoved(kinds, kind, kindAfterDraw(kind, mover)), otherMover(mover));
    if (chance === undefined) return undefined;
    sum += ways * chance;
    cards += ways;
  }
  return sum / cards;
}

function kindAfterDraw(kind: number, mover: Mover): number {
  const [own, theirs] = [ownCount(kind), theirCount(kind)];
  if (mover === 'own') return 5 * (own === 1 ? 0 : own + 1) + theirs - 1;
  return 5 * (own - 1) + (theirs === 1 ? 0 : theirs + 1);
}

/** Every draw makes a pair, unless it is the odd card. */
function chanceWithoutPairs(kinds: KindCounts, mover: Mover): number {
  const holder: Mover = kinds[KIND_OWN_ONE]! > 0 ? 'own' : 'their';
  const kept = mover === holder ? keptWhenDrawing(kinds[KIND_ONE_EACH]!) : keptWhenDrawnFrom(kinds[KIND_ONE_EACH]!);
  return holder === 'own' ? kept : 1 - kept;
}

/**
 * The chance that the holder of the odd card keeps it, beside this many cards that match. If it is drawn the two have
 * only changed places: kept = (1 - kept + matches * rest) / (matches + 1).
 */
const keptWhenDrawnFrom = (matches: number): number =>
  matches === 0 ? 1 : (1 + matches * keptWhenDrawing(matches - 1)) / (matches + 2);

const keptWhenDrawing = (matches: number): number => (matches === 0 ? 1 : keptWhenDrawnFrom(matches - 1));

export type PairPlay = MonkeyPlay & { do: 'pair' };

/** Returns one pair of every value, in the order of the game. */
export function pairsOf({ plays }: Situation<MonkeyParts>): PairPlay[] {
  const pairs = plays.filter(play => play.do === 'pair');
  return pairs.filter((pair, i) => pairs.findIndex(other => rankOfPair(other) === rankOfPair(pair)) === i);
}

export const rankOfPair = ({ cards }: PairPlay): string => rankNameOf(cards[0]);

const countIn = (cards: readonly string[], value: string): number =>
  cards.filter(card => card.slice(3) === value).length;

export const countInHand = (view: MonkeyView, value: string): number => countIn(view.hand!, value);

/** Says how often you escape after each of two pairs, worked out to the end; chances of being caught. */
export function sayEscapes(pair: PairPlay, caught: number, other: PairPlay, otherCaught: number): string {
  const [chance, otherChance] = [100 * (1 - caught), 100 * (1 - otherCaught)];
  if (chance.toFixed(1) === otherChance.toFixed(1)) return text('close', { chance });
  const ranks = { ranks: ranksText(rankOfPair(pair)), others: ranksText(rankOfPair(other)) };
  return text('escapes', { ...ranks, chance, other: otherChance });
}

/** Possible hands, and how many unseen cards would make them so if put aside. */
type WeightedTable = { readonly kinds: KindCounts; readonly ways: number; theirs(value: string): number };

/** Returns the chance to be left with the odd card, by pair; undefined if it is too much work. */
export function pairChances(
  view: MonkeyView,
  pairs: readonly PairPlay[],
  maxTables: number,
): { chances?: number[]; units: number } {
  const solver = newSolver(maxTables);
  const chances = pairChancesWith(solver, view, pairs);
  const units = maxTables - Math.max(0, solver.left);
  return chances === undefined ? { units } : { chances, units };
}

/** Takes a solver that can be given more work and asked again. */
export function pairChancesWith(solver: Solver, view: MonkeyView, pairs: readonly PairPlay[]): number[] | undefined {
  const chances = pairs.flatMap(pair => averageChance(solver, view, rankOfPair(pair)) ?? []);
  return chances.length < pairs.length ? undefined : chances;
}

/** Counts those in other hands, or put aside. */
export const countUnseen = (view: MonkeyView, value: string): number =>
  4 - countInHand(view, value) - countIn(view.pairs.flat(), value);

/** Whether only one opponent has cards: then all that is hidden is which card was put aside. */
export const hasOneOpponent = ({ others }: MonkeyView): boolean => others.filter(({ cards }) => cards > 0).length === 1;

function averageChance(solver: Solver, view: MonkeyView, value: string): number | undefined {
  let sum = 0;
  let all = 0;
  for (const { kinds, ways, theirs } of possibleTables(view)) {
    const kind = 5 * countInHand(view, value) + theirs(value);
    const chance = chanceAfterPair(solver, kinds, 'own', kind);
    if (chance === undefined) return undefined;
    sum += ways * chance;
    all += ways;
  }
  return sum / all;
}

/** Returns a table per value of the card put aside. A seat that has drawn has no pair [MO-7r]. */
function possibleTables(view: MonkeyView): WeightedTable[] {
  const seen = view.seen.map(({ card }) => card);
  const unseen = (value: string): number => countUnseen(view, value);
  const paired = !view.others.some(({ seat, cards }) => cards > 0 && view.drawn.includes(seat));
  return RANKS.flatMap(removed => {
    const theirs = (value: string): number => unseen(value) - (value === removed ? 1 : 0);
    const ways = unseen(removed) - countIn(seen, removed);
    if (ways <= 0 || (!paired && RANKS.some(value => theirs(value) > 1))) return [];
    const kinds = new Uint8Array(25);
    for (const value of RANKS) kinds[5 * countInHand(view, value) + theirs(value)]!++;
    return [{ kinds, ways, theirs }];
  });
}
