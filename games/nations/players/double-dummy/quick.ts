/** Tricks that the side on lead can cash at once, counted without playing a card. */
import { above, SIZE } from '../masks.ts';
import { HANDS, HELD, MATTER, nothingMatters, nthTop } from './board.ts';

/** What the partner can add once he is on lead, by nation, and the lowest card that needs. */
const ADDED = new Int32Array(4);
const ADDED_LOW = new Int32Array(4);

/**
 * Of the last count: tricks outside the Star nation that are safe although nobody draws Stars, or -1 if some are safe
 * only because Stars are drawn; and the cards that rests on.
 */
export const ASIDE: { tricks: number; readonly matter: Int32Array } = { tricks: 0, matter: new Int32Array(4) };

/**
 * Counts no further than `enough`. First the leader cashes the highest cards of his own, Stars before others, then he
 * goes over to his partner's. A nation is safe for as many rounds as every opponent who has a Star can follow.
 */
export function quickTricks(seat: number, trick: number, left: number, enough: number): number {
  const me = 4 * seat;
  const partner = 4 * ((seat + 2) & 3);
  const one = 4 * ((seat + 1) & 3);
  const two = 4 * ((seat + 3) & 3);
  const starsOfOne = SIZE[HANDS[one]!]!;
  const starsOfTwo = SIZE[HANDS[two]!]!;
  let oneRuffs = starsOfOne > 0;
  let twoRuffs = starsOfTwo > 0;
  let total = 0;
  let added = 0;
  let bridge = -1;
  let drawn = false;
  nothingMatters();
  ASIDE.tricks = 0;
  ASIDE.matter.fill(0);
  for (let nation = 0; nation < 4; nation++) {
    ADDED[nation] = 0;
    const mine = HANDS[me + nation]!;
    const his = HANDS[partner + nation]!;
    const ours = mine | his;
    if (ours === 0) continue;
    const run = above(ours, HELD[4 * trick + nation]! ^ ours);
    if (run === 0) continue;
    const lengthOfOne = SIZE[HANDS[one + nation]!]!;
    const lengthOfTwo = SIZE[HANDS[two + nation]!]!;
    let safe = 13;
    if (nation !== 0 && oneRuffs) safe = lengthOfOne;
    if (nation !== 0 && twoRuffs && lengthOfTwo < safe) safe = lengthOfTwo;
    if (safe === 0) continue;
    const theirs = lengthOfOne > lengthOfTwo ? lengthOfOne : lengthOfTwo;
    const hisLength = SIZE[his]!;
    const winners = mine & run;
    const hisWinners = SIZE[his & run]!;
    let known = cashable(winners, his & run, hisLength - hisWinners);
    let own = known;
    if (own >= theirs && own >= hisLength) {
      own = SIZE[mine]!;
      known = theirs > hisLength ? theirs : hisLength;
    }
    if (own > safe) own = safe;
    const both = withPartner(own, mine, run, hisLength, hisWinners, theirs);
    const more = (both < safe ? both : safe) - own;
    if (more > 0) {
      added += more;
      ADDED[nation] = more;
      ADDED_LOW[nation] = nthTop(his & run, more < hisWinners ? more : hisWinners);
      if (SIZE[mine]! > own) bridge = nation;
    }
    if (own === 0) continue;
    if (own > enough - total) own = enough - total;
    total += own;
    const low = nthTop(winners, own < known ? own : known);
    MATTER[nation] = low;
    if (total >= enough) return total;
    if (nation > 0) {
      ASIDE.tricks += own;
      ASIDE.matter[nation] = low;
    } else {
      drawn = (oneRuffs && own >= starsOfOne) || (twoRuffs && own >= starsOfTwo);
      oneRuffs = own < starsOfOne;
      twoRuffs = own < starsOfTwo;
    }
  }
  if (drawn) ASIDE.tricks = -1;
  if (bridge >= 0 && total + added >= enough) total = goOver(bridge, total, enough);
  return total < left ? total : left;
}

/**
 * How many of his winners the leader can cash himself: for as long as his partner has low cards to throw under them, and
 * then with those that are higher than any of his partner's.
 */
function cashable(winners: number, hisWinners: number, hisLow: number): number {
  const count = SIZE[winners]!;
  if (hisWinners === 0 || count <= hisLow) return count;
  const most = hisLow + SIZE[above(winners, hisWinners)]!;
  return most < count ? most : count;
}

/**
 * Tricks in a nation if the partner cashes his winners after the leader's. They count only if the leader has low cards to
 * throw under them, so that he does not take the lead again; and so with low cards of the partner that nobody can beat.
 */
function withPartner(
  own: number,
  mine: number,
  run: number,
  hisLength: number,
  hisWinners: number,
  theirs: number,
): number {
  const left = hisLength - own;
  const rounds = hisWinners < left ? hisWinners : left;
  const length = SIZE[mine]!;
  const winnersLeft = SIZE[mine & run]! > own;
  if (rounds <= 0 || (winnersLeft && SIZE[mine & ~run]! < rounds)) return own;
  const both = own + rounds;
  return both >= theirs && both >= length && hisLength > both ? hisLength : both;
}

/** Adds the partner's tricks, first those of the nation in which he is given the lead. */
function goOver(bridge: number, own: number, enough: number): number {
  let total = own + ADDED[bridge]!;
  MATTER[bridge]! |= ADDED_LOW[bridge]!;
  for (let nation = 0; nation < 4 && total < enough; nation++) {
    if (nation === bridge || ADDED[nation] === 0) continue;
    total += ADDED[nation]!;
    MATTER[nation]! |= ADDED_LOW[nation]!;
  }
  return total;
}
