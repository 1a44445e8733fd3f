/**
 * Which cards to try first. A search that begins with the right card need not try the others, so all that is known of
 * whist goes in here. The weights were found by trial on random deals of eleven cards.
 */
import { SIZE, topOf } from '../masks.ts';
import { HANDS, HELD } from './board.ts';

const hands = HANDS;
const held = HELD;
const size = SIZE;

/** The best a seat can do in a trick: 0 if it can only throw away, above 32 if it can ruff. */
export function strongest(seat: number, led: number): number {
  const follow = hands[4 * seat + led]!;
  if (follow !== 0) return 32 - Math.clz32(follow);
  const stars = hands[4 * seat]!;
  return stars === 0 ? 0 : 64 - Math.clz32(stars);
}

/** A nation that is soon played out makes a small tree; one that an opponent is out of does not. */
function crowd(mask: number): number {
  return mask === 0 ? 6 : size[mask]!;
}

export function weighLead(seat: number, trick: number, card: number): number {
  const nation = card >> 4;
  const rank = card & 15;
  const all = held[4 * trick + nation]!;
  const top = topOf(all);
  const second = all === top ? 0 : topOf(all ^ top);
  const left = hands[4 * ((seat + 1) & 3) + nation]!;
  const his = hands[4 * ((seat + 2) & 3) + nation]!;
  const right = hands[4 * ((seat + 3) & 3) + nation]!;
  const ours = hands[4 * seat + nation]! | his;
  const partner = strongest((seat + 2) & 3, nation);
  const best = rank + 1 > partner ? rank + 1 : partner;
  /** One is the highest card left. */
  const place = size[all >> rank]!;
  const isTop = place === 1;
  let weight = -18 * (crowd(left) + crowd(right));
  if (partner > 32) weight += 17;
  if ((right & (top | second)) !== 0) weight -= 12;
  else if ((left & top) !== 0 && (his & second) !== 0 && size[his]! > 1) weight += 27;
  if (best > strongest((seat + 1) & 3, nation) && best > strongest((seat + 3) & 3, nation)) {
    if ((ours & top) !== 0 && (ours & second) !== 0) weight += 15;
    return weight + 62 + (isTop ? 10 : place);
  }
  if (isTop) return weight + 46;
  if ((his & top) !== 0) return weight + 30 + place;
  if ((ours & top) !== 0) return weight - 14 + place;
  return weight + 5 + ((ours & second) === 0 ? 0 : 2) + (1 << rank === second ? 0 : place);
}

/** `best` is the card that takes the trick so far, with its seat; `place` is 1 for the second hand. */
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
  const so = (best & 15) + (((best >> 4) & 3) === led ? 1 : 33);
  const thrown = power === 0 ? weighThrow(seat, trick, nation) : 0;
  const weight = thrown - rank;
  if (place === 1) return weight + weighSecond(seat, led, so, power);
  const isOurs = (((best >> 6) ^ seat) & 1) === 0;
  const last = place === 2 ? strongest((seat + 1) & 3, led) : 0;
  if (place === 2 && isOurs && so > last) return weight + (power > so ? 10 : 35);
  if (place === 2) return weight + weighThird(last, so, power);
  if (power > so) return weight + (isOurs ? 10 : 48);
  return weight + (isOurs ? 30 : 20);
}

/** Partner plays last: if they take the trick anyway, a low card will do. */
function weighSecond(seat: number, led: number, so: number, power: number): number {
  const next = strongest((seat + 1) & 3, led);
  const partner = strongest((seat + 2) & 3, led);
  const partnerTakes = partner > so && partner > next;
  if (power > so && power > next) return partnerTakes ? 12 : 48;
  if (power > so) return 10;
  return partnerTakes ? 35 : 20;
}

/** Where the trick is not already safe with partner. */
function weighThird(last: number, so: number, power: number): number {
  if (power > so) return power > last ? 48 : 8;
  return 20;
}

/** Long nations can spare a card; a guard of the second highest, or the highest alone, should stay. */
function weighThrow(seat: number, trick: number, nation: number): number {
  const mine = hands[4 * seat + nation]!;
  const all = held[4 * trick + nation]!;
  const top = topOf(all);
  const length = size[mine]!;
  const guards = length === 2 && (mine & top) === 0 && all !== top && (mine & topOf(all ^ top)) !== 0;
  const bare = length === 1 && (mine & top) !== 0;
  return 3 * length - (guards || bare ? 2 : 0);
}
