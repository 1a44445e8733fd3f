/**
 * The search itself: can side 0 take so many of the tricks left? Every answer leaves in MATTER what it rests on, so that
 * the memory can give it again for all boards that are alike in that.
 */

import { SIZE } from '../masks.ts';
import { HANDS, HELD, holdAfter, MATTER, nothingMatters, PLAYED } from './board.ts';
import { encodeAfter } from './codes.ts';
import { giveUp } from './give-up.ts';
import { CARDS, closeRun, dropEquals, dropTried, listCards, nextCard, TRIED, WEIGHTS } from './list.ts';
import { fileOf, hinted, NO, recall, remember, UNKNOWN, undecided, YES } from './memory.ts';
import { strongest, weighFollow, weighLead } from './order.ts';
import { ASIDE_MATTER, quickTricks, tricksAside } from './quick.ts';
import { hasSureStars } from './sure.ts';
import { CONTESTED, laidOn, ledWith } from './trick.ts';
import { fileUseful, followSlot, forgetUseful, leadSlot, usefulCard } from './useful.ts';

const hands = HANDS;
const held = HELD;
const played = PLAYED;
const matter = MATTER;
const size = SIZE;
const cards = CARDS;
const weights = WEIGHTS;
const aside = ASIDE_MATTER;

/** The card that last answered for a seat on lead, plus one, at 4 * trick + seat. */
const killers = new Int32Array(64);

/** Cards that may still be played before the search gives up, and how many that were. */
const work = new Int32Array(64);

export function workLeft(): number {
  return work[0]!;
}

export function workDone(): number {
  return work[1]! - work[0]!;
}

/** Forgets which cards answered before. */
export function forgetCards(): void {
  killers.fill(0, 0, 64);
  forgetUseful();
}

export function beginSearch(most: number): void {
  work[0] = most;
  work[1] = work[0];
}

/** Whether side 0 takes at least `need` of the tricks that are left when a seat is to lead. */
function lead(seat: number, trick: number, need: number, left: number): boolean {
  if (need <= 0 || need > left) {
    nothingMatters();
    return need <= 0;
  }
  if (left === 1) return lastTrick(seat);
  holdAfter(trick - 1);
  const isMine = (seat & 1) === 0;
  const enough = isMine ? need : left - need + 1;
  if (cashes(seat, trick, left, enough)) return isMine;
  const deny = left + 1 - enough;
  if (hasSureStars((seat + 1) & 3, trick, deny)) return !isMine;
  encodeAfter(trick - 1);
  const known = recall(fileOf(trick, seat), trick, need);
  if (known !== UNKNOWN) return known === YES;
  const before = undecided();
  const answer = tryLeads(seat, trick, need, left, hinted());
  const card = answer === isMine ? killers[4 * trick + seat]! : 0;
  remember(fileOf(trick, seat), trick, need, left, answer ? YES : NO, card, before);
  return answer;
}

/** Whether the side on lead has enough tricks to cash, if need be with Stars that will come in later. */
function cashes(seat: number, trick: number, left: number, enough: number): boolean {
  if (quickTricks(seat, trick, left, enough) >= enough) return true;
  const tricks = tricksAside();
  const low = left - size[hands[4 * ((seat + 2) & 3)]!]!;
  if (tricks < 0 || low < tricks || !hasSureStars(seat, trick, enough - tricks)) return false;
  for (let nation = 1; nation < 4; nation++) matter[nation] = aside[nation]!;
  return true;
}

function lastTrick(seat: number): boolean {
  let best = ledWith(onlyCard(seat));
  for (let place = 1; place < 4; place++) best = laidOn(best, onlyCard((seat + place) & 3));
  nothingMatters();
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
  const first = usefulCard(slot, seat, trick);
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  if (first >= 0) {
    if (playOn(0, seat, trick, first, ledWith(64 * seat + first), need, left) === isMine) {
      killers[4 * trick + seat] = first + 1;
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
  const killer = killers[4 * trick + seat]!;
  for (let i = begin; i < end; i++) {
    const card = cards[i]!;
    const known = (card + 1 === hint ? 55 : 0) + (card + 1 === killer ? 18 : 0);
    weights[i] = known + weighLead(seat, trick, card);
  }
  if (first >= 0) dropTried(begin, end, first);
  for (let i = begin; i < end; i++) {
    const card = nextCard(i, end);
    if (card === TRIED) break;
    if (playOn(0, seat, trick, card, ledWith(64 * seat + card), need, left) === isMine) {
      killers[4 * trick + seat] = card + 1;
      fileUseful(slot, card);
      return isMine;
    }
    a |= matter[0]!;
    b |= matter[1]!;
    c |= matter[2]!;
    d |= matter[3]!;
    dropEquals(i + 1, end, card);
  }
  allMatter(a, b, c, d);
  for (let nation = 0; nation < 4; nation++) closeRun(seat, trick, nation);
  return !isMine;
}

/** Lists the cards the next seat may play to the first trick; answers the end of the list. */
export function listPermitted(place: number, seat: number): number {
  const led = (played[0]! >> 4) & 3;
  const follows = place > 0 && hands[4 * seat + led] !== 0;
  let end = 16 * place;
  for (let nation = follows ? led : 0; nation <= (follows ? led : 3); nation++) end = listCards(end, seat, 0, nation);
  return end;
}

/** The first trick as far as it is laid. */
function laidSoFar(place: number): number {
  let best = ledWith(played[0]!);
  for (let i = 1; i < place; i++) best = laidOn(best, played[i]!);
  return best;
}

/** Whether side 0 takes enough from the first trick on, if the next seat plays the best it can. */
export function tryAll(place: number, seat: number, need: number, left: number): boolean {
  return place === 0 ? tryLeads(seat, 0, need, left, 0) : follow(place, seat, 0, laidSoFar(place), need, left);
}

/** Whether side 0 takes enough if the next seat plays this card to the first trick. */
export function tryCard(place: number, seat: number, card: number, need: number, left: number): boolean {
  const own = 64 * seat + card;
  return playOn(place, seat, 0, card, place === 0 ? ledWith(own) : laidOn(laidSoFar(place), own), need, left);
}

/** Plays a card, which makes `best` of the trick, and goes on with the next seat or the next trick. */
function playOn(
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
    place < 3 ? follow(place + 1, (seat + 1) & 3, trick, best, need, left) : endTrick(best, trick, need, left);
  hands[at]! ^= bit;
  return answer;
}

/** The next seat plays to the trick. */
function follow(place: number, seat: number, trick: number, best: number, need: number, left: number): boolean {
  const isMine = (seat & 1) === 0;
  const led = best >> 9;
  if (place === 1 && (isMine ? need : left - need + 1) === 1 && secondTakes(seat, led, best)) return isMine;
  const mine = hands[4 * seat + led]!;
  if (mine === 0) return discard(place, seat, trick, best, need, left);
  const rank = 31 - Math.clz32(mine);
  const between = held[4 * trick + led]! & ~mine & ((1 << rank) - 1) & -(mine & -mine);
  if (between !== 0) return chooseToFollow(place, seat, trick, best, need, left);
  const card = 16 * led + rank;
  const answer = playOn(place, seat, trick, card, laidOn(best, 64 * seat + card), need, left);
  if (answer !== isMine) closeRun(seat, trick, led);
  return answer;
}

function chooseToFollow(place: number, seat: number, trick: number, best: number, need: number, left: number): boolean {
  const isMine = (seat & 1) === 0;
  const led = best >> 9;
  const slot = followSlot(place, seat, trick, led, best);
  const useful = usefulCard(slot, seat, trick);
  const first = useful >> 4 === led ? useful : -1;
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  if (first >= 0) {
    if (playOn(place, seat, trick, first, laidOn(best, 64 * seat + first), need, left) === isMine) return isMine;
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
    if (playOn(place, seat, trick, card, laidOn(best, 64 * seat + card), need, left) === isMine) {
      fileUseful(slot, card);
      return isMine;
    }
    a |= matter[0]!;
    b |= matter[1]!;
    c |= matter[2]!;
    d |= matter[3]!;
    dropEquals(i + 1, end, card);
  }
  allMatter(a, b, c, d);
  closeRun(seat, trick, led);
  return !isMine;
}

/** The seat has none of the nation led. */
function discard(place: number, seat: number, trick: number, best: number, need: number, left: number): boolean {
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
    if (playOn(place, seat, trick, card, laidOn(best, 64 * seat + card), need, left) === isMine) return isMine;
    a |= matter[0]!;
    b |= matter[1]!;
    c |= matter[2]!;
    d |= matter[3]!;
    dropEquals(i + 1, end, card);
  }
  allMatter(a, b, c, d);
  for (let nation = 0; nation < 4; nation++) closeRun(seat, trick, nation);
  return !isMine;
}

/** Whether the second hand's side takes this trick for sure. Leaves what that rests on. */
function secondTakes(seat: number, led: number, best: number): boolean {
  const next = strongest((seat + 1) & 3, led);
  const so = (best & 15) + 1;
  const mine = strongest(seat, led);
  const partner = strongest((seat + 2) & 3, led);
  const ours = mine > partner ? mine : partner;
  if (ours <= so || ours <= next) return false;
  nothingMatters();
  if (ours > 32) matter[0] = 1 << (ours - 33);
  else matter[led] = 1 << (ours - 1);
  return true;
}

function endTrick(best: number, trick: number, need: number, left: number): boolean {
  const seat = (best >> 6) & 3;
  const answer = lead(seat, trick + 1, (seat & 1) === 0 ? need - 1 : need, left - 1);
  if ((best & CONTESTED) !== 0) matter[(best >> 4) & 3]! |= 1 << (best & 15);
  return answer;
}

function allMatter(a: number, b: number, c: number, d: number): void {
  matter[0] = a;
  matter[1] = b;
  matter[2] = c;
  matter[3] = d;
}
