/** What a deal is worth that ends with so many tricks: to a player who counts tricks, and to one who wants the game. */
import { type Side, TITLES } from '../../rules/state.ts';
import type { NationsView } from '../../rules/view.ts';
import { SIZE } from '../masks.ts';

/** Tricks of the player's side, and by side the titles dealt to it. */
export type Aim = (tricks: number, titles: readonly [number, number]) => number;

/**
 * Of 100,000 deals played by the book, how many gave a side so many tricks (0 to 13), if it was dealt none, one, two of
 * the titles. With three and four it is the same the other way round.
 */
const OFTEN: readonly (readonly number[])[] = [
  [53, 231, 651, 1098, 1332, 1099, 679, 318, 104, 22, 2, 0, 0, 0],
  [43, 312, 1172, 2746, 4501, 5463, 4844, 3332, 1716, 649, 164, 22, 2, 0],
  [3, 63, 378, 1417, 3437, 6093, 8059, 8059, 6093, 3437, 1417, 378, 63, 3],
];

const often = (titles: number, tricks: number): number =>
  titles <= 2 ? OFTEN[titles]![tricks]! : OFTEN[4 - titles]![13 - tricks]!;

const titlePoints = (titles: number): number => (titles === 4 ? 4 : titles === 3 ? 2 : 0);

/** Points a side still needs: 1 and 2 have rules of their own [NA-12, NA-13]. */
export type Needs = readonly [own: number, theirs: number];

/** The chance to win the game when a deal has ended so [NA-16r: tricks before titles]. */
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

const CHANCES = new Map<number, number>();

/** The chance to win the game before a deal. It ends, because every deal brings somebody nearer. */
export function chanceBefore([own, theirs]: Needs): number {
  const key = 32 * own + theirs;
  let known = CHANCES.get(key);
  if (known === undefined) {
    known = averageOver([own, theirs]);
    CHANCES.set(key, known);
  }
  return known;
}

function averageOver(needs: Needs): number {
  let sum = 0;
  let all = 0;
  for (let titles = 0; titles <= 4; titles++) {
    for (let tricks = 0; tricks <= 13; tricks++) {
      const share = often(titles, tricks);
      all += share;
      sum += share * (byCall(needs, titles) ?? chanceAfter(needs, tricks, [titles, 4 - titles]));
    }
  }
  return sum / all;
}

/** Three titles among partners who need two points are always enough for a call. */
function byCall([own, theirs]: Needs, titles: number): number | undefined {
  if (own === 2 && titles > 2) return 1;
  return theirs === 2 && titles < 2 ? 0 : undefined;
}

export const forTricks: Aim = tricks => tricks;

/** A trick more is nice even where the game is decided. */
const NICE = 1 / 4096;

/** The chance to win the game. */
export function forTheGame({ scores, target, seat }: NationsView): Aim {
  const side = (seat! & 1) as Side;
  const needs: Needs = [target - scores[side]!, target - scores[1 - side]!];
  return (tricks, titles) => chanceAfter(needs, tricks, titles) + NICE * tricks;
}

/** By side, the player's first: titles in the hands as they were dealt. */
export function titlesIn(
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
