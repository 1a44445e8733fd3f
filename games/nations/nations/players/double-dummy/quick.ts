/** Tricks that the side on lead can cash at once, counted without playing a card. */
import { above, SIZE } from '../masks.ts';
import { HANDS, HELD, MATTER, nothingMatters, nthTop } from './board.ts';

const hands = HANDS;
const held = HELD;
const matter = MATTER;
const size = SIZE;

/** What the partner can add once on lead, by nation, and the lowest card that needs. */
const ADDED = new Int32Array(64);
const ADDED_LOW = new Int32Array(64);

/**
 * Of the last count: tricks outside the Star nation that are safe although nobody draws Stars, or -1 if some are safe
 * only because Stars are drawn; and the cards that rests on.
 */
let aside = 0;
export const ASIDE_MATTER: Int32Array = new Int32Array(64);
const asideMatter = ASIDE_MATTER;

export function tricksAside(): number {
  return aside;
}

function forget(): void {
  nothingMatters();
  aside = 0;
  for (let nation = 0; nation < 4; nation++) {
    ADDED[nation] = 0;
    asideMatter[nation] = 0;
  }
}

function lesser(a: number, b: number): number {
  return a < b ? a : b;
}

function greater(a: number, b: number): number {
  return a > b ? a : b;
}

/**
 * Counts no further than `enough`. First the leader cashes their own highest cards, Stars before others, then goes
 * over to the partner's. A nation is safe for as many rounds as every opponent who has a Star can follow.
 */
export function quickTricks(seat: number, trick: number, left: number, enough: number): number {
  const me = 4 * seat;
  const partner = 4 * ((seat + 2) & 3);
  const one = 4 * ((seat + 1) & 3);
  const two = 4 * ((seat + 3) & 3);
  const starsOfOne = size[hands[one]!]!;
  const starsOfTwo = size[hands[two]!]!;
  let oneRuffs = starsOfOne > 0;
  let twoRuffs = starsOfTwo > 0;
  let total = 0;
  let added = 0;
  let bridge = -1;
  let drawn = false;
  forget();
  for (let nation = 0; nation < 4; nation++) {
    const mine = hands[me + nation]!;
    const his = hands[partner + nation]!;
    const run = runOf(mine | his, held[4 * trick + nation]!);
    if (run === 0) continue;
    const lengthOfOne = size[hands[one + nation]!]!;
    const lengthOfTwo = size[hands[two + nation]!]!;
    const safe = nation === 0 ? 13 : lesser(oneRuffs ? lengthOfOne : 13, twoRuffs ? lengthOfTwo : 13);
    if (safe === 0) continue;
    const theirs = greater(lengthOfOne, lengthOfTwo);
    const rounds = greater(theirs, size[his]!);
    const known = lesser(cashable(mine & run, his & run, size[his & ~run]!), rounds);
    const safeOwn = lesser(known === rounds ? size[mine]! : known, safe);
    const more = lesser(withPartner(safeOwn, mine, his, run, theirs), safe) - safeOwn;
    if (more > 0) {
      added += more;
      addLater(nation, more, his & run);
      if (size[mine]! > safeOwn) bridge = nation;
    }
    if (safeOwn === 0) continue;
    const own = lesser(safeOwn, enough - total);
    total += own;
    matter[nation] = nthTop(mine & run, lesser(own, known));
    if (total >= enough) return total;
    if (nation > 0) {
      setAside(nation, own);
      continue;
    }
    drawn = (oneRuffs && own >= starsOfOne) || (twoRuffs && own >= starsOfTwo);
    oneRuffs = own < starsOfOne;
    twoRuffs = own < starsOfTwo;
  }
  if (drawn) aside = -1;
  if (bridge >= 0 && total + added >= enough) total = goOver(bridge, total, enough);
  return lesser(total, left);
}

/** The cards of a side that are higher than any of the other side's. */
function runOf(ours: number, all: number): number {
  return ours === 0 ? 0 : above(ours, all ^ ours);
}

function addLater(nation: number, more: number, winners: number): void {
  ADDED[nation] = more;
  ADDED_LOW[nation] = nthTop(winners, lesser(more, size[winners]!));
}

/** Safe without Stars being drawn, until it is known that they were. */
function setAside(nation: number, tricks: number): void {
  aside += tricks;
  asideMatter[nation] = matter[nation]!;
}

/**
 * How many of their winners the leader can cash alone: for as long as the partner has low cards to throw under them, and
 * then with those that are higher than any of the partner's.
 */
function cashable(winners: number, hisWinners: number, hisLow: number): number {
  const count = size[winners]!;
  if (hisWinners === 0 || count <= hisLow) return count;
  const most = hisLow + size[above(winners, hisWinners)]!;
  return most < count ? most : count;
}

/**
 * Tricks in a nation if the partner cashes winners after the leader's. They count only if the leader has low cards to
 * throw under them, so as not to take the lead again; and so with low cards of the partner that nobody can beat.
 */
function withPartner(own: number, mine: number, his: number, run: number, theirs: number): number {
  const hisLength = size[his]!;
  const rounds = lesser(size[his & run]!, hisLength - own);
  const winnersLeft = size[mine & run]! > own;
  if (rounds <= 0 || (winnersLeft && size[mine & ~run]! < rounds)) return own;
  const both = own + rounds;
  return both >= theirs && both >= size[mine]! && hisLength > both ? hisLength : both;
}

/** Adds the partner's tricks, first those of the nation in which they are given the lead. */
function goOver(bridge: number, own: number, enough: number): number {
  let total = own + ADDED[bridge]!;
  matter[bridge]! |= ADDED_LOW[bridge]!;
  for (let nation = 0; nation < 4 && total < enough; nation++) {
    if (nation === bridge || ADDED[nation] === 0) continue;
    total += ADDED[nation]!;
    matter[nation]! |= ADDED_LOW[nation]!;
  }
  return total;
}
