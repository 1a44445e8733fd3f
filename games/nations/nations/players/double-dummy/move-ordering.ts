/**
 * Move ordering by knowledge of whist: a search that begins with the right card can skip the others. The weights were
 * tuned on random deals of eleven cards.
 */
import { SIZE, topOf } from '../masks.ts';
import { HANDS, HELD } from './board.ts';

const hands = HANDS;
const held = HELD;
const size = SIZE;

/** Returns 0 if the seat can only discard, above 32 if it can ruff. */
export function strongestPlay(seat: number, led: number): number {
  const follow = hands[4 * seat + led]!;
  if (follow !== 0) return 32 - Math.clz32(follow);
  const stars = hands[4 * seat]!;
  return stars === 0 ? 0 : 64 - Math.clz32(stars);
}

/** A nation soon played out makes a small tree; one that an opponent is out of does not. */
function lengthWeight(mask: number): number {
  return mask === 0 ? 6 : size[mask]!;
}

export function weighLead(seat: number, trick: number, card: number): number {
  const nation = card >> 4;
  const rank = card & 15;
  const all = held[4 * trick + nation]!;
  const top = topOf(all);
  const second = all === top ? 0 : topOf(all ^ top);
  const left = hands[4 * ((seat + 1) & 3) + nation]!;
  const partnerCards = hands[4 * ((seat + 2) & 3) + nation]!;
  const right = hands[4 * ((seat + 3) & 3) + nation]!;
  const ours = hands[4 * seat + nation]! | partnerCards;
  const partner = strongestPlay((seat + 2) & 3, nation);
  const best = rank + 1 > partner ? rank + 1 : partner;
  /** 1 is the highest card left. */
  const place = size[all >> rank]!;
  const isTop = place === 1;
  let weight = -18 * (lengthWeight(left) + lengthWeight(right));
  if (partner > 32) weight += 17;
  if ((right & (top | second)) !== 0) weight -= 12;
  else if ((left & top) !== 0 && (partnerCards & second) !== 0 && size[partnerCards]! > 1) weight += 27;
  if (best > strongestPlay((seat + 1) & 3, nation) && best > strongestPlay((seat + 3) & 3, nation)) {
    if ((ours & top) !== 0 && (ours & second) !== 0) weight += 15;
    return weight + 62 + (isTop ? 10 : place);
  }
  if (isTop) return weight + 46;
  if ((partnerCards & top) !== 0) return weight + 30 + place;
  if ((ours & top) !== 0) return weight - 14 + place;
  return weight + 5 + ((ours & second) === 0 ? 0 : 2) + (1 << rank === second ? 0 : place);
}

/** `best` includes its seat; `place` is 1 for the second hand. */
export function weighFollow(
  place: number,
  seat: number,
  trick: number,
  led: number,
  best: number,
  card: number,
): number {
  const nation = card >> 4;
  const rank = card & 15;
  const power = nation === led ? rank + 1 : nation === 0 ? rank + 33 : 0;
  const bestPower = (best & 15) + (((best >> 4) & 3) === led ? 1 : 33);
  const discardWeight = power === 0 ? weighDiscard(seat, trick, nation) : 0;
  const weight = discardWeight - rank;
  if (place === 1) return weight + weighSecond(seat, led, bestPower, power);
  const isOurs = (((best >> 6) ^ seat) & 1) === 0;
  const last = place === 2 ? strongestPlay((seat + 1) & 3, led) : 0;
  if (place === 2 && isOurs && bestPower > last) return weight + (power > bestPower ? 10 : 35);
  if (place === 2) return weight + weighThird(last, bestPower, power);
  if (power > bestPower) return weight + (isOurs ? 10 : 48);
  return weight + (isOurs ? 30 : 20);
}

/** Partner plays last: if they take the trick anyway, a low card will do. */
function weighSecond(seat: number, led: number, bestPower: number, power: number): number {
  const next = strongestPlay((seat + 1) & 3, led);
  const partner = strongestPlay((seat + 2) & 3, led);
  const partnerTakes = partner > bestPower && partner > next;
  if (power > bestPower && power > next) return partnerTakes ? 12 : 48;
  if (power > bestPower) return 10;
  return partnerTakes ? 35 : 20;
}

/** If the trick is not already safe with partner. */
function weighThird(last: number, bestPower: number, power: number): number {
  if (power > bestPower) return power > last ? 48 : 8;
  return 20;
}

/** Long nations can spare a card; a guard of the second highest, or the highest alone, should stay. */
function weighDiscard(seat: number, trick: number, nation: number): number {
  const mine = hands[4 * seat + nation]!;
  const all = held[4 * trick + nation]!;
  const top = topOf(all);
  const length = size[mine]!;
  const guards = length === 2 && (mine & top) === 0 && all !== top && (mine & topOf(all ^ top)) !== 0;
  const bare = length === 1 && (mine & top) !== 0;
  return 3 * length - (guards || bare ? 2 : 0);
}
