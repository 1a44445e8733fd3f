/** What the book leads. */
import type { FastDeal } from '../fast.ts';
import { above, lowestOf, rankOfBit, SIZE, topOf } from '../masks.ts';
import { ALONE, CASH, choice, DRAW_STARS, FOR_PARTNER, LONGEST, RETURN, ROW } from './reasons.ts';
import {
  countOthers,
  countOwn,
  hasLed,
  opponentRuffs,
  opponentsMayHaveStars,
  othersCards,
  ownCards,
  partnerRuffs,
} from './seen.ts';

const NONE = -1;

/** The first rule that applies. */
export function leadByBook(deal: FastDeal): number {
  const drawing = drawStars(deal);
  if (drawing !== NONE) return drawing;
  const cashing = cash(deal);
  if (cashing !== NONE) return cashing;
  const ruffing = forPartner(deal);
  if (ruffing !== NONE) return ruffing;
  const returning = returnToPartner(deal);
  return returning !== NONE ? returning : fromOwn(deal);
}

const MANY_STARS = 5;

/** With many Stars, or two thirds of what all others have, or after partner has asked for it, the Stars of the opponents are drawn. */
function drawStars(deal: FastDeal): number {
  const { star, turn } = deal;
  const mine = ownCards(deal, star);
  if (mine === 0 || !opponentsMayHaveStars(deal)) return NONE;
  const many = SIZE[mine]! >= MANY_STARS || 3 * SIZE[mine]! >= 2 * countOthers(deal, star);
  if (many) return highOrLow(deal, DRAW_STARS, star);
  return hasLed(deal, turn + 2, star) ? highOrLow(deal, RETURN, star) : NONE;
}

/** The highest if it takes the trick or heads a row, else the lowest. */
function highOrLow(deal: FastDeal, reason: number, nation: number): number {
  const mine = ownCards(deal, nation);
  const top = topOf(mine);
  const high = top > othersCards(deal, nation) || headsRow(mine, deal.held[nation]!);
  return choice(reason, nation, rankOfBit(high ? top : lowestOf(mine)));
}

/** Whether the two highest of one's cards follow each other among the cards left, from the Child upwards. */
function headsRow(mine: number, held: number): boolean {
  const top = topOf(mine);
  const rest = mine ^ top;
  return rest !== 0 && top >= 1 << 9 && topOf(held & (top - 1)) === topOf(rest);
}

/** The shortest of the nations whose highest card is in the hand and that nobody is known to ruff. */
function cash(deal: FastDeal): number {
  let best = NONE;
  for (let nation = 0; nation < 4; nation++) {
    const mine = ownCards(deal, nation);
    if (mine === 0 || nation === deal.star) continue;
    if (above(mine, othersCards(deal, nation)) === 0 || opponentRuffs(deal, nation)) continue;
    if (best === NONE || SIZE[mine]! < countOwn(deal, best)) best = nation;
  }
  return best === NONE ? NONE : choice(CASH, best, rankOfBit(topOf(ownCards(deal, best))));
}

function forPartner(deal: FastDeal): number {
  for (let nation = 0; nation < 4; nation++) {
    const mine = ownCards(deal, nation);
    if (mine === 0 || !partnerRuffs(deal, nation) || opponentRuffs(deal, nation)) continue;
    return choice(FOR_PARTNER, nation, rankOfBit(lowestOf(mine)));
  }
  return NONE;
}

/** Of two cards the higher is returned, of more the lowest, unless it is sure to take the trick. */
function returnToPartner(deal: FastDeal): number {
  for (let nation = 0; nation < 4; nation++) {
    const mine = ownCards(deal, nation);
    if (mine === 0 || nation === deal.star) continue;
    if (!hasLed(deal, deal.turn + 2, nation) || opponentRuffs(deal, nation)) continue;
    if (SIZE[mine]! <= 2) return choice(RETURN, nation, rankOfBit(topOf(mine)));
    return highOrLow(deal, RETURN, nation);
  }
  return NONE;
}

/** One's own longest nation; Stars, and what an opponent would ruff, only if there is nothing else. */
function fromOwn(deal: FastDeal): number {
  let best = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (let nation = 0; nation < 4; nation++) {
    if (ownCards(deal, nation) === 0) continue;
    const worth = worthLeading(deal, nation);
    if (worth <= most) continue;
    best = nation;
    most = worth;
  }
  return highOrLow(deal, reasonFor(deal, best), best);
}

function reasonFor(deal: FastDeal, nation: number): number {
  if (headsRow(ownCards(deal, nation), deal.held[nation]!)) return ROW;
  return isAlone(deal, nation) ? ALONE : LONGEST;
}

/** The last card of a nation in a hand that has Stars to ruff with. */
const isAlone = (deal: FastDeal, nation: number): boolean =>
  countOwn(deal, nation) === 1 && nation !== deal.star && countOwn(deal, deal.star) > 0;

function worthLeading(deal: FastDeal, nation: number): number {
  const mine = ownCards(deal, nation);
  const row = headsRow(mine, deal.held[nation]!) ? 4 : 0;
  const ruffed = opponentRuffs(deal, nation) ? 20 : 0;
  const star = nation === deal.star ? 8 : 0;
  const alone = isAlone(deal, nation) ? 8 : 0;
  return 2 * SIZE[mine]! + row - ruffed - star + alone;
}
