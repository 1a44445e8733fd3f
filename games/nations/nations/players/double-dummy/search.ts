/**
 * Zero-window alpha-beta search: can side 0 take this many of the tricks left? Every answer leaves in MATTER what it
 * depends on, for the transposition table.
 */

import { SIZE } from '../masks.ts';
import {
  CONTESTED,
  clearMatter,
  HANDS,
  HELD,
  MATTER,
  PLAYED,
  recordHeldAfter,
  trickAfter,
  trickLedWith,
} from './board.ts';
import { encodeAfter } from './board-codes.ts';
import { CARDS, dropEquals, dropTried, includeWholeRun, listCards, nextCard, TRIED, WEIGHTS } from './card-list.ts';
import { giveUp } from './give-up.ts';
import { strongestPlay, weighFollow, weighLead } from './move-ordering.ts';
import { quickTricks, SIDE_MATTER, safeSideTricks } from './quick-tricks.ts';
import { clearRefutations, followSlot, leadSlot, refutingCard, storeRefutation } from './refutation-table.ts';
import { hasSureStars } from './sure-stars.ts';
import {
  bucketOf,
  hintedCard,
  lookUpAnswer,
  NO,
  storeAnswer,
  UNKNOWN,
  undecidedPatterns,
  YES,
} from './transposition-table.ts';

const hands = HANDS;
const held = HELD;
const played = PLAYED;
const matter = MATTER;
const size = SIZE;
const cards = CARDS;
const weights = WEIGHTS;
const sideMatter = SIDE_MATTER;

/** By seat on lead, plus one, at 4 * trick + seat. */
const killerCards = new Int32Array(64);

/** Cards the search may still play, and the initial number. */
const work = new Int32Array(64);

export function workLeft(): number {
  return work[0]!;
}

export function workDone(): number {
  return work[1]! - work[0]!;
}

export function clearCardHints(): void {
  killerCards.fill(0, 0, 64);
  clearRefutations();
}

export function beginSearch(maxWork: number): void {
  work[0] = maxWork;
  work[1] = work[0];
}

/** Whether side 0 takes at least `need` of the tricks left. */
function searchLead(seat: number, trick: number, need: number, left: number): boolean {
  if (need <= 0 || need > left) {
    clearMatter();
    return need <= 0;
  }
  if (left === 1) return playLastTrick(seat);
  recordHeldAfter(trick - 1);
  const isMine = (seat & 1) === 0;
  const enough = isMine ? need : left - need + 1;
  if (canCash(seat, trick, left, enough)) return isMine;
  const deny = left + 1 - enough;
  if (hasSureStars((seat + 1) & 3, trick, deny)) return !isMine;
  encodeAfter(trick - 1);
  const known = lookUpAnswer(bucketOf(trick, seat), trick, need);
  if (known !== UNKNOWN) return known === YES;
  const before = undecidedPatterns();
  const answer = tryLeads(seat, trick, need, left, hintedCard());
  const card = answer === isMine ? killerCards[4 * trick + seat]! : 0;
  storeAnswer(bucketOf(trick, seat), trick, need, left, answer ? YES : NO, card, before);
  return answer;
}

/** Counts Stars that will come in later, if need be. */
function canCash(seat: number, trick: number, left: number, enough: number): boolean {
  if (quickTricks(seat, trick, left, enough) >= enough) return true;
  const tricks = safeSideTricks();
  const low = left - size[hands[4 * ((seat + 2) & 3)]!]!;
  if (tricks < 0 || low < tricks || !hasSureStars(seat, trick, enough - tricks)) return false;
  for (let nation = 1; nation < 4; nation++) matter[nation] = sideMatter[nation]!;
  return true;
}

function playLastTrick(seat: number): boolean {
  let best = trickLedWith(onlyCard(seat));
  for (let place = 1; place < 4; place++) best = trickAfter(best, onlyCard((seat + place) & 3));
  clearMatter();
  if ((best & CONTESTED) !== 0) matter[(best >> 4) & 3] = 1 << (best & 15);
  return ((best >> 6) & 1) === 0;
}

function onlyCard(seat: number): number {
  let nation = 0;
  while (hands[4 * seat + nation] === 0) nation++;
  return 64 * seat + 16 * nation + 31 - Math.clz32(hands[4 * seat + nation]!);
}

function tryLeads(seat: number, trick: number, need: number, left: number, hint: number): boolean {
  const isMine = (seat & 1) === 0;
  const slot = leadSlot(seat, need);
  const first = refutingCard(slot, seat, trick);
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  if (first >= 0) {
    if (playAndSearch(0, seat, trick, first, trickLedWith(64 * seat + first), need, left) === isMine) {
      killerCards[4 * trick + seat] = first + 1;
      return isMine;
    }
    a = matter[0]!;
    b = matter[1]!;
    c = matter[2]!;
    d = matter[3]!;
  }
  const begin = 64 * trick;
  let end = begin;
  for (let nation = 0; nation < 4; nation++) end = listCards(end, seat, trick, nation);
  const killer = killerCards[4 * trick + seat]!;
  for (let i = begin; i < end; i++) {
    const card = cards[i]!;
    const known = (card + 1 === hint ? 55 : 0) + (card + 1 === killer ? 18 : 0);
    weights[i] = known + weighLead(seat, trick, card);
  }
  if (first >= 0) dropTried(begin, end, first);
  for (let i = begin; i < end; i++) {
    const card = nextCard(i, end);
    if (card === TRIED) break;
    if (playAndSearch(0, seat, trick, card, trickLedWith(64 * seat + card), need, left) === isMine) {
      killerCards[4 * trick + seat] = card + 1;
      storeRefutation(slot, card);
      return isMine;
    }
    a |= matter[0]!;
    b |= matter[1]!;
    c |= matter[2]!;
    d |= matter[3]!;
    dropEquals(i + 1, end, card);
  }
  setMatter(a, b, c, d);
  for (let nation = 0; nation < 4; nation++) includeWholeRun(seat, trick, nation);
  return !isMine;
}

/** Lists for the first trick; returns the end of the list. */
export function listPermitted(place: number, seat: number): number {
  const led = (played[0]! >> 4) & 3;
  const follows = place > 0 && hands[4 * seat + led] !== 0;
  let end = 16 * place;
  for (let nation = follows ? led : 0; nation <= (follows ? led : 3); nation++) end = listCards(end, seat, 0, nation);
  return end;
}

function trickSoFar(place: number): number {
  let best = trickLedWith(played[0]!);
  for (let i = 1; i < place; i++) best = trickAfter(best, played[i]!);
  return best;
}

/** Whether side 0 takes enough if the next seat plays its best card. */
export function tryAll(place: number, seat: number, need: number, left: number): boolean {
  return place === 0 ? tryLeads(seat, 0, need, left, 0) : searchNextSeat(place, seat, 0, trickSoFar(place), need, left);
}

/** Whether side 0 takes enough if the next seat plays this card. */
export function tryCard(place: number, seat: number, card: number, need: number, left: number): boolean {
  const own = 64 * seat + card;
  return playAndSearch(
    place,
    seat,
    0,
    card,
    place === 0 ? trickLedWith(own) : trickAfter(trickSoFar(place), own),
    need,
    left,
  );
}

/** Plays a card that makes the trick `best`. */
function playAndSearch(
  place: number,
  seat: number,
  trick: number,
  card: number,
  best: number,
  need: number,
  left: number,
): boolean {
  if (work[0] === 0) giveUp();
  work[0]!--;
  const at = 4 * seat + (card >> 4);
  const bit = 1 << (card & 15);
  hands[at]! ^= bit;
  played[4 * trick + place] = 64 * seat + card;
  const answer =
    place < 3 ? searchNextSeat(place + 1, (seat + 1) & 3, trick, best, need, left) : endTrick(best, trick, need, left);
  hands[at]! ^= bit;
  return answer;
}

function searchNextSeat(place: number, seat: number, trick: number, best: number, need: number, left: number): boolean {
  const isMine = (seat & 1) === 0;
  const led = best >> 9;
  if (place === 1 && (isMine ? need : left - need + 1) === 1 && secondHandTakes(seat, led, best)) return isMine;
  const mine = hands[4 * seat + led]!;
  if (mine === 0) return searchDiscards(place, seat, trick, best, need, left);
  const rank = 31 - Math.clz32(mine);
  const between = held[4 * trick + led]! & ~mine & ((1 << rank) - 1) & -(mine & -mine);
  if (between !== 0) return searchFollows(place, seat, trick, best, need, left);
  const card = 16 * led + rank;
  const answer = playAndSearch(place, seat, trick, card, trickAfter(best, 64 * seat + card), need, left);
  if (answer !== isMine) includeWholeRun(seat, trick, led);
  return answer;
}

function searchFollows(place: number, seat: number, trick: number, best: number, need: number, left: number): boolean {
  const isMine = (seat & 1) === 0;
  const led = best >> 9;
  const slot = followSlot(place, seat, trick, led, best);
  const useful = refutingCard(slot, seat, trick);
  const first = useful >> 4 === led ? useful : -1;
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  if (first >= 0) {
    if (playAndSearch(place, seat, trick, first, trickAfter(best, 64 * seat + first), need, left) === isMine)
      return isMine;
    a = matter[0]!;
    b = matter[1]!;
    c = matter[2]!;
    d = matter[3]!;
  }
  const begin = 16 * (4 * trick + place);
  const end = listCards(begin, seat, trick, led);
  for (let i = begin; i < end; i++) weights[i] = weighFollow(place, seat, trick, led, best & 0xff, cards[i]!);
  if (first >= 0) dropTried(begin, end, first);
  for (let i = begin; i < end; i++) {
    const card = nextCard(i, end);
    if (card === TRIED) break;
    if (playAndSearch(place, seat, trick, card, trickAfter(best, 64 * seat + card), need, left) === isMine) {
      storeRefutation(slot, card);
      return isMine;
    }
    a |= matter[0]!;
    b |= matter[1]!;
    c |= matter[2]!;
    d |= matter[3]!;
    dropEquals(i + 1, end, card);
  }
  setMatter(a, b, c, d);
  includeWholeRun(seat, trick, led);
  return !isMine;
}

function searchDiscards(place: number, seat: number, trick: number, best: number, need: number, left: number): boolean {
  const isMine = (seat & 1) === 0;
  const led = best >> 9;
  const begin = 16 * (4 * trick + place);
  let end = begin;
  for (let nation = 0; nation < 4; nation++) end = listCards(end, seat, trick, nation);
  for (let i = begin; i < end; i++) weights[i] = weighFollow(place, seat, trick, led, best & 0xff, cards[i]!);
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = begin; i < end; i++) {
    const card = nextCard(i, end);
    if (card === TRIED) break;
    if (playAndSearch(place, seat, trick, card, trickAfter(best, 64 * seat + card), need, left) === isMine)
      return isMine;
    a |= matter[0]!;
    b |= matter[1]!;
    c |= matter[2]!;
    d |= matter[3]!;
    dropEquals(i + 1, end, card);
  }
  setMatter(a, b, c, d);
  for (let nation = 0; nation < 4; nation++) includeWholeRun(seat, trick, nation);
  return !isMine;
}

/** Decides only what is sure. Sets MATTER. */
function secondHandTakes(seat: number, led: number, best: number): boolean {
  const next = strongestPlay((seat + 1) & 3, led);
  const bestPower = (best & 15) + 1;
  const mine = strongestPlay(seat, led);
  const partner = strongestPlay((seat + 2) & 3, led);
  const ours = mine > partner ? mine : partner;
  if (ours <= bestPower || ours <= next) return false;
  clearMatter();
  if (ours > 32) matter[0] = 1 << (ours - 33);
  else matter[led] = 1 << (ours - 1);
  return true;
}

function endTrick(best: number, trick: number, need: number, left: number): boolean {
  const seat = (best >> 6) & 3;
  const answer = searchLead(seat, trick + 1, (seat & 1) === 0 ? need - 1 : need, left - 1);
  if ((best & CONTESTED) !== 0) matter[(best >> 4) & 3]! |= 1 << (best & 15);
  return answer;
}

function setMatter(a: number, b: number, c: number, d: number): void {
  matter[0] = a;
  matter[1] = b;
  matter[2] = c;
  matter[3] = d;
}
