/**
 * The search itself: can side 0 take so many of the tricks left? Every answer leaves in MATTER what it rests on, so that
 * the memory can give it again for all boards that are alike in that.
 */

import { above, SIZE, topOf } from '../masks.ts';
import { HANDS, HELD, holdFor, MATTER, nothingMatters, PLAYED } from './board.ts';
import { encodeAfter } from './codes.ts';
import { fileOf, hinted, NO, recall, remember, UNKNOWN, YES } from './memory.ts';
import { weighFollow, weighLead } from './order.ts';
import { ASIDE, quickTricks } from './quick.ts';
import { sureStars } from './sure.ts';

/** Cards to be tried and their weights, at 16 * (4 * trick + place). */
export const CARDS: Int32Array = new Int32Array(16 * 4 * 14);
const WEIGHTS = new Int32Array(16 * 4 * 14);
const TRIED = -1;

/** The card that last answered for a seat on lead, plus one, at 4 * trick + seat. */
const KILLERS = new Int32Array(4 * 14);

/** Cards played since the count was set, and how many may be played before the search gives up. */
export const WORK: { cards: number; most: number } = { cards: 0, most: 0 };
export const GIVEN_UP: Error = new Error('the double-dummy search has used up its work');

export function beginSearch(most: number): void {
  KILLERS.fill(0);
  WORK.cards = 0;
  WORK.most = most;
}

/** Whether side 0 takes at least `need` of the tricks that are left when a seat is to lead. */
export function lead(seat: number, trick: number, need: number, left: number): boolean {
  if (need <= 0 || need > left) {
    nothingMatters();
    return need <= 0;
  }
  if (left === 1) return lastTrick(seat);
  holdFor(trick);
  const isMine = (seat & 1) === 0;
  const enough = isMine ? need : left - need + 1;
  if (cashes(seat, trick, left, enough)) return isMine;
  const deny = left + 1 - enough;
  if (sureStars((seat + 1) & 3, trick, deny) >= deny) return !isMine;
  encodeAfter(trick - 1);
  const known = recall(fileOf(trick, seat), trick, need);
  if (known !== UNKNOWN) return known === YES;
  const answer = tryLeads(seat, trick, need, left, hinted());
  remember(trick, seat, need, left, answer ? YES : NO, answer === isMine ? KILLERS[4 * trick + seat]! : 0);
  return answer;
}

/** Whether the side on lead has enough tricks to cash, if need be with Stars that will come in later. */
function cashes(seat: number, trick: number, left: number, enough: number): boolean {
  if (quickTricks(seat, trick, left, enough) >= enough) return true;
  const { tricks, matter } = ASIDE;
  const low = left - SIZE[HANDS[4 * ((seat + 2) & 3)]!]!;
  if (tricks < 0 || low < tricks || sureStars(seat, trick, enough - tricks) + tricks < enough) return false;
  for (let nation = 1; nation < 4; nation++) MATTER[nation] = matter[nation]!;
  return true;
}

function lastTrick(seat: number): boolean {
  let best = onlyCard(seat);
  let contested = 0;
  for (let place = 1; place < 4; place++) {
    const card = onlyCard((seat + place) & 3);
    contested = contest(best, contested, card);
    best = better(best, card);
  }
  nothingMatters();
  if (contested === 1) MATTER[(best >> 4) & 3] = 1 << (best & 15);
  return ((best >> 6) & 1) === 0;
}

function onlyCard(seat: number): number {
  for (let nation = 0; ; nation++) {
    const card = HANDS[4 * seat + nation]!;
    if (card !== 0) return 64 * seat + 16 * nation + 31 - Math.clz32(card);
  }
}

/** The one of two cards, with their seats, that takes the trick; the first was there before. */
function better(best: number, card: number): number {
  const nation = (card >> 4) & 3;
  const before = (best >> 4) & 3;
  return (nation === before ? (card & 15) > (best & 15) : nation === 0) ? card : best;
}

/** Whether the rank of the card that takes the trick decides: only if another of its nation lies there. */
function contest(best: number, contested: number, card: number): number {
  const nation = (card >> 4) & 3;
  if (nation === ((best >> 4) & 3)) return 1;
  return nation === 0 ? 0 : contested;
}

export function tryLeads(seat: number, trick: number, need: number, left: number, hint: number): boolean {
  const isMine = (seat & 1) === 0;
  const begin = 64 * trick;
  let end = begin;
  for (let nation = 0; nation < 4; nation++) end = listCards(end, seat, trick, nation);
  const killer = KILLERS[4 * trick + seat]!;
  for (let i = begin; i < end; i++) {
    const card = CARDS[i]!;
    const known = (card + 1 === hint ? 55 : 0) + (card + 1 === killer ? 18 : 0);
    WEIGHTS[i] = known + weighLead(seat, trick, card);
  }
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = begin; i < end; i++) {
    const card = nextCard(i, end);
    if (card === TRIED) break;
    take(seat, trick, 0, card);
    const answer = goOn(0, seat, trick, card >> 4, 64 * seat + card, 0, need, left);
    giveBack(seat, card);
    if (answer === isMine) {
      KILLERS[4 * trick + seat] = card + 1;
      return answer;
    }
    a |= MATTER[0]!;
    b |= MATTER[1]!;
    c |= MATTER[2]!;
    d |= MATTER[3]!;
    dropEquals(i + 1, end, card);
  }
  allMatter(a, b, c, d);
  for (let nation = 0; nation < 4; nation++) closeRun(seat, trick, nation);
  return !isMine;
}

/** Lists the cards the next seat may play to the first trick; answers the end of the list. */
export function listPermitted(place: number): number {
  const led = (PLAYED[0]! >> 4) & 3;
  const follows = place > 0 && HANDS[4 * place + led] !== 0;
  let end = 16 * place;
  for (let nation = follows ? led : 0; nation <= (follows ? led : 3); nation++) end = listCards(end, place, 0, nation);
  return end;
}

/** Whether side 0 takes enough if the next seat plays this card to the first trick. */
export function tryCard(place: number, card: number, need: number, left: number): boolean {
  take(place, 0, place, card);
  let best = PLAYED[0]!;
  let contested = 0;
  for (let i = 1; i <= place; i++) {
    contested = contest(best, contested, PLAYED[i]!);
    best = better(best, PLAYED[i]!);
  }
  const led = (PLAYED[0]! >> 4) & 3;
  const answer = goOn(place, place, 0, led, best, contested, need, left);
  giveBack(place, card);
  return answer;
}

/** After a card, the next seat's, or the next trick. */
function goOn(
  place: number,
  seat: number,
  trick: number,
  led: number,
  best: number,
  contested: number,
  need: number,
  left: number,
): boolean {
  return place < 3
    ? follow(place + 1, (seat + 1) & 3, trick, led, best, contested, need, left)
    : endTrick(best, contested, trick, need, left);
}

/** `best` takes the trick so far; `contested` is 1 if its rank decided that. */
function follow(
  place: number,
  seat: number,
  trick: number,
  led: number,
  best: number,
  contested: number,
  need: number,
  left: number,
): boolean {
  const isMine = (seat & 1) === 0;
  const follows = HANDS[4 * seat + led] !== 0;
  const from = follows ? led : 0;
  const to = follows ? led : 3;
  const begin = 16 * (4 * trick + place);
  let end = begin;
  for (let nation = from; nation <= to; nation++) end = listCards(end, seat, trick, nation);
  if (end > begin + 1) {
    for (let i = begin; i < end; i++) WEIGHTS[i] = weighFollow(place, seat, trick, led, best, CARDS[i]!);
  }
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = begin; i < end; i++) {
    const card = nextCard(i, end);
    if (card === TRIED) break;
    take(seat, trick, place, card);
    const played = 64 * seat + card;
    const now = contest(best, contested, played);
    const winner = better(best, played);
    const answer = goOn(place, seat, trick, led, winner, now, need, left);
    giveBack(seat, card);
    if (answer === isMine) return answer;
    a |= MATTER[0]!;
    b |= MATTER[1]!;
    c |= MATTER[2]!;
    d |= MATTER[3]!;
    dropEquals(i + 1, end, card);
  }
  allMatter(a, b, c, d);
  for (let nation = from; nation <= to; nation++) closeRun(seat, trick, nation);
  return !isMine;
}

function endTrick(winner: number, contested: number, trick: number, need: number, left: number): boolean {
  const seat = winner >> 6;
  const answer = lead(seat, trick + 1, (seat & 1) === 0 ? need - 1 : need, left - 1);
  if (contested === 1) MATTER[(winner >> 4) & 3]! |= 1 << (winner & 15);
  return answer;
}

function take(seat: number, trick: number, place: number, card: number): void {
  if (++WORK.cards > WORK.most) throw GIVEN_UP;
  HANDS[4 * seat + (card >> 4)]! ^= 1 << (card & 15);
  PLAYED[4 * trick + place] = 64 * seat + card;
}

function giveBack(seat: number, card: number): void {
  HANDS[4 * seat + (card >> 4)]! ^= 1 << (card & 15);
}

function allMatter(a: number, b: number, c: number, d: number): void {
  MATTER[0] = a;
  MATTER[1] = b;
  MATTER[2] = c;
  MATTER[3] = d;
}

/** Of cards with nobody else's between them only the highest is tried. Answers the end of the list. */
function listCards(from: number, seat: number, trick: number, nation: number): number {
  const mine = HANDS[4 * seat + nation]!;
  const others = HELD[4 * trick + nation]! & ~mine;
  let end = from;
  for (let rest = mine; rest !== 0; ) {
    const rank = 31 - Math.clz32(rest);
    CARDS[end++] = 16 * nation + rank;
    const below = others & ((1 << rank) - 1);
    if (below === 0) break;
    rest &= 2 * topOf(below) - 1;
  }
  return end;
}

/** Brings the weightiest card left to the front. */
function nextCard(i: number, end: number): number {
  let best = i;
  for (let j = i + 1; j < end; j++) if (WEIGHTS[j]! > WEIGHTS[best]!) best = j;
  const card = CARDS[best]!;
  if (best !== i) {
    CARDS[best] = CARDS[i]!;
    WEIGHTS[best] = WEIGHTS[i]!;
    CARDS[i] = card;
  }
  return card;
}

/** A card failed whose rank did not matter: no other that does not matter either will do better. */
function dropEquals(from: number, end: number, card: number): void {
  const matter = MATTER[card >> 4]!;
  const lowest = matter === 0 ? 1 << 13 : matter & -matter;
  if (1 << (card & 15) >= lowest) return;
  for (let i = from; i < end; i++) {
    const other = CARDS[i]!;
    if (other >> 4 !== card >> 4 || 1 << (other & 15) >= lowest) continue;
    CARDS[i] = TRIED;
    WEIGHTS[i] = -10_000;
  }
}

/**
 * All cards failed. Cards in a run were tried as one, so if one of them matters all do: with a lower card elsewhere the
 * run would be two cards that play differently.
 */
function closeRun(seat: number, trick: number, nation: number): void {
  const mine = HANDS[4 * seat + nation]!;
  const matter = MATTER[nation]!;
  const lowest = matter & -matter;
  if ((mine & lowest) === 0) return;
  const others = HELD[4 * trick + nation]! & ~mine & (lowest - 1);
  const run = above(mine & (lowest - 1), others);
  MATTER[nation]! |= run & -run;
}
