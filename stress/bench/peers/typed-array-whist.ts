/** Whist on plain typed arrays, written for speed alone: no rules engine, no records. */
import { itemAt } from '@parlour/kernel/result';

const pack = Uint8Array.from({ length: 52 }, (_, card) => card);
const hands = new Uint8Array(52);
const sizes = new Uint8Array(4);
const fit = new Uint8Array(13);
let word = 88172645;

function below(n: number): number {
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  return ((word >>> 16) * n) >>> 16;
}

function oneDeal(): number {
  for (let i = 51; i > 0; i--) {
    const j = below(i + 1);
    const card = itemAt(pack, i);
    pack[i] = itemAt(pack, j);
    pack[j] = card;
  }
  for (let i = 0; i < 52; i++) hands[13 * (i & 3) + (i >> 2)] = itemAt(pack, i);
  sizes.fill(13);
  const trumps = (itemAt(pack, 51) / 13) | 0;
  let [leader, won] = [0, 0];
  for (let t = 0; t < 13; t++) {
    let [best, bestBy, led] = [-1, leader, -1];
    for (let k = 0; k < 4; k++) {
      const seat = (leader + k) & 3;
      const size = itemAt(sizes, seat);
      let count = 0;
      if (led >= 0) {
        for (let i = 0; i < size; i++) if (((itemAt(hands, 13 * seat + i) / 13) | 0) === led) fit[count++] = i;
      }
      const at = count > 0 ? itemAt(fit, below(count)) : below(size);
      const card = itemAt(hands, 13 * seat + at);
      hands[13 * seat + at] = itemAt(hands, 13 * seat + size - 1);
      sizes[seat] = size - 1;
      const suit = (card / 13) | 0;
      if (led < 0) led = suit;
      const bestSuit = best < 0 ? -1 : (best / 13) | 0;
      if (best < 0 || (suit === bestSuit ? card > best : suit === trumps)) {
        best = card;
        bestBy = seat;
      }
    }
    leader = bestBy;
    won += leader & 1;
  }
  return won;
}

export function typedArrayDeals(): number {
  let won = 0;
  for (let n = 0; n < 1000; n++) won += oneDeal();
  return won >= 0 ? 1000 : 0;
}
