/** What a finished deal is worth: to a player who counts tricks, and to one who wants the game. */
import { type Side, TITLES } from '../../rules/state.ts';
import type { NationsView } from '../../rules/view.ts';
import { SIZE } from '../masks.ts';

/** Values a deal from the tricks of the player's side and the titles dealt to each side. */
export type DealValue = (tricks: number, titles: readonly [number, number]) => number;

/**
 * Of 100,000 deals played by the book: how often a side took 0 to 13 tricks if it was dealt none, one or two titles.
 * Three and four mirror one and none.
 */
const TRICK_FREQUENCIES: readonly (readonly number[])[] = [
  [53, 231, 651, 1098, 1332, 1099, 679, 318, 104, 22, 2, 0, 0, 0],
  [43, 312, 1172, 2746, 4501, 5463, 4844, 3332, 1716, 649, 164, 22, 2, 0],
  [3, 63, 378, 1417, 3437, 6093, 8059, 8059, 6093, 3437, 1417, 378, 63, 3],
];

const trickFrequency = (titles: number, tricks: number): number =>
  titles <= 2 ? TRICK_FREQUENCIES[titles]![tricks]! : TRICK_FREQUENCIES[4 - titles]![13 - tricks]!;

const titlePoints = (titles: number): number => (titles === 4 ? 4 : titles === 3 ? 2 : 0);

/** Points still needed; 1 and 2 follow special rules [NA-12, NA-13]. */
export type Needs = readonly [own: number, theirs: number];

/** Counts tricks before titles [NA-16r]. */
export function chanceAfter([own, theirs]: Needs, tricks: number, titles: readonly [number, number]): number {
  const ours = own - Math.max(0, tricks - 6);
  const others = theirs - Math.max(0, 7 - tricks);
  if (ours <= 0) return 1;
  if (others <= 0) return 0;
  const left = ours - (own === 1 ? 0 : titlePoints(titles[0]));
  const leftToThem = others - (theirs === 1 ? 0 : titlePoints(titles[1]));
  if (left <= 0) return 1;
  return leftToThem <= 0 ? 0 : chanceBefore([left, leftToThem]);
}

const CHANCE_CACHE = new Map<number, number>();

/** The recursion ends, because every deal scores points. */
export function chanceBefore([own, theirs]: Needs): number {
  const key = 32 * own + theirs;
  let known = CHANCE_CACHE.get(key);
  if (known === undefined) {
    known = averageOver([own, theirs]);
    CHANCE_CACHE.set(key, known);
  }
  return known;
}

function averageOver(needs: Needs): number {
  let sum = 0;
  let all = 0;
  for (let titles = 0; titles <= 4; titles++) {
    for (let tricks = 0; tricks <= 13; tricks++) {
      const share = trickFrequency(titles, tricks);
      all += share;
      sum += share * (outcomeByCall(needs, titles) ?? chanceAfter(needs, tricks, [titles, 4 - titles]));
    }
  }
  return sum / all;
}

/** Three titles are always enough for partners who need two points. */
function outcomeByCall([own, theirs]: Needs, titles: number): number | undefined {
  if (own === 2 && titles > 2) return 1;
  return theirs === 2 && titles < 2 ? 0 : undefined;
}

export const valueByTricks: DealValue = tricks => tricks;

/** For when the game is decided. */
const TRICK_BONUS = 1 / 4096;

export function valueByWinChance({ scores, target, seat }: NationsView): DealValue {
  const side = (seat! & 1) as Side;
  const needs: Needs = [target - scores[side]!, target - scores[1 - side]!];
  return (tricks, titles) => chanceAfter(needs, tricks, titles) + TRICK_BONUS * tricks;
}

/** Returns the titles as dealt; the player's side first. */
export function titlesBySide(
  hands: ArrayLike<number>,
  played: ArrayLike<number>,
  star: number,
  seat: number,
): [number, number] {
  const own = seat & 1;
  const all = (side: number): number =>
    hands[4 * side + star]! | hands[4 * side + 8 + star]! | played[4 * side + star]! | played[4 * side + 8 + star]!;
  return [SIZE[all(own) & TITLES]!, SIZE[all(1 - own) & TITLES]!];
}
