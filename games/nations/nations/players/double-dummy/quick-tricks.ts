/** Counts tricks the side on lead can cash at once, without playing a card. */
import { above, SIZE } from '../masks.ts';
import { clearMatter, HANDS, HELD, MATTER, nthTop } from './board.ts';

const hands = HANDS;
const held = HELD;
const matter = MATTER;
const size = SIZE;

/** By nation: tricks partner can add once on lead, and the lowest card that needs. */
const ADDED = new Int32Array(64);
const ADDED_LOW = new Int32Array(64);

/**
 * Tricks outside the Star nation that are safe without drawing Stars (-1 if some need Stars drawn), and the cards
 * this depends on.
 */
let sideTricks = 0;
export const SIDE_MATTER: Int32Array = new Int32Array(64);
const sideMatter = SIDE_MATTER;

export function safeSideTricks(): number {
  return sideTricks;
}

function resetCounts(): void {
  clearMatter();
  sideTricks = 0;
  for (let nation = 0; nation < 4; nation++) {
    ADDED[nation] = 0;
    sideMatter[nation] = 0;
  }
}

function smaller(a: number, b: number): number {
  return a < b ? a : b;
}

function larger(a: number, b: number): number {
  return a > b ? a : b;
}

/**
 * Counts up to `enough`. The leader cashes own high cards, Stars first, then partner's. A nation is safe for as many
 * rounds as every opponent who has a Star can follow.
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
  resetCounts();
  for (let nation = 0; nation < 4; nation++) {
    const mine = hands[me + nation]!;
    const partnerCards = hands[partner + nation]!;
    const run = topRunOf(mine | partnerCards, held[4 * trick + nation]!);
    if (run === 0) continue;
    const lengthOfOne = size[hands[one + nation]!]!;
    const lengthOfTwo = size[hands[two + nation]!]!;
    const safe = nation === 0 ? 13 : smaller(oneRuffs ? lengthOfOne : 13, twoRuffs ? lengthOfTwo : 13);
    if (safe === 0) continue;
    const theirs = larger(lengthOfOne, lengthOfTwo);
    const rounds = larger(theirs, size[partnerCards]!);
    const known = smaller(cashableAlone(mine & run, partnerCards & run, size[partnerCards & ~run]!), rounds);
    const safeOwn = smaller(known === rounds ? size[mine]! : known, safe);
    const more = smaller(tricksWithPartner(safeOwn, mine, partnerCards, run, theirs), safe) - safeOwn;
    if (more > 0) {
      added += more;
      addPartnerWinners(nation, more, partnerCards & run);
      if (size[mine]! > safeOwn) bridge = nation;
    }
    if (safeOwn === 0) continue;
    const own = smaller(safeOwn, enough - total);
    total += own;
    matter[nation] = nthTop(mine & run, smaller(own, known));
    if (total >= enough) return total;
    if (nation > 0) {
      addSideTricks(nation, own);
      continue;
    }
    drawn = (oneRuffs && own >= starsOfOne) || (twoRuffs && own >= starsOfTwo);
    oneRuffs = own < starsOfOne;
    twoRuffs = own < starsOfTwo;
  }
  if (drawn) sideTricks = -1;
  if (bridge >= 0 && total + added >= enough) total = addPartnerTricks(bridge, total, enough);
  return smaller(total, left);
}

/** Returns the cards higher than any of the other side. */
function topRunOf(ours: number, all: number): number {
  return ours === 0 ? 0 : above(ours, all ^ ours);
}

function addPartnerWinners(nation: number, more: number, winners: number): void {
  ADDED[nation] = more;
  ADDED_LOW[nation] = nthTop(winners, smaller(more, size[winners]!));
}

/** Counts tricks as safe until it is known that Stars were drawn. */
function addSideTricks(nation: number, tricks: number): void {
  sideTricks += tricks;
  sideMatter[nation] = matter[nation]!;
}

/** Counts winners while partner has low cards to play under them, and then those higher than any of partner's. */
function cashableAlone(winners: number, partnerWinners: number, partnerLow: number): number {
  const count = size[winners]!;
  if (partnerWinners === 0 || count <= partnerLow) return count;
  const most = partnerLow + size[above(winners, partnerWinners)]!;
  return most < count ? most : count;
}

/**
 * Counts partner's winners after the leader's only if the leader has low cards to play under them, so as not to take
 * the lead again. The same goes for partner's low cards that no opponent can beat.
 */
function tricksWithPartner(own: number, mine: number, partnerCards: number, run: number, theirs: number): number {
  const partnerLength = size[partnerCards]!;
  const rounds = smaller(size[partnerCards & run]!, partnerLength - own);
  const winnersLeft = size[mine & run]! > own;
  if (rounds <= 0 || (winnersLeft && size[mine & ~run]! < rounds)) return own;
  const both = own + rounds;
  return both >= theirs && both >= size[mine]! && partnerLength > both ? partnerLength : both;
}

/** Adds first those of the nation in which partner is given the lead. */
function addPartnerTricks(bridge: number, own: number, enough: number): number {
  let total = own + ADDED[bridge]!;
  matter[bridge]! |= ADDED_LOW[bridge]!;
  for (let nation = 0; nation < 4 && total < enough; nation++) {
    if (nation === bridge || ADDED[nation] === 0) continue;
    total += ADDED[nation]!;
    matter[nation]! |= ADDED_LOW[nation]!;
  }
  return total;
}
