/** What the book plays when it is out of the nation led: a Star, or a card that will not be missed. */
import type { FastDeal } from '../fast.ts';
import { lowestOf, rankOfBit, SIZE, topOf } from '../masks.ts';
import { choice, RUFF, THROW } from './reasons.ts';
import { countOwn, othersCards, ownCards } from './seen.ts';

export function throwByBook(deal: FastDeal): number {
  const { star } = deal;
  const stars = ownCards(deal, star);
  const beating = deal.led === star ? 0 : stars & -higherThanBest(deal);
  if (beating !== 0 && wantsTrick(deal)) return choice(RUFF, star, rankOfBit(lowestOf(beating)));
  return throwAway(deal);
}

/** The lowest Star that would do. */
const higherThanBest = ({ best, star }: FastDeal): number => (Math.trunc(best / 13) === star ? 2 << (best % 13) : 1);

const FEW_STARS = 3;

/** A trick that partner has, or is likely to take, is left to them. */
function wantsTrick(deal: FastDeal): boolean {
  const { best, bestBy, turn, led, inTrick, star } = deal;
  const higher = Math.trunc(best / 13) === led ? othersCards(deal, led) >> ((best % 13) + 1) : 0;
  const isPartners = ((bestBy ^ turn) & 1) === 0;
  if (isPartners) return inTrick < 3 && higher !== 0;
  if (inTrick === 1 && higher !== 0) return countOwn(deal, star) <= FEW_STARS;
  return true;
}

function throwAway(deal: FastDeal): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let nation = 0; nation < 4; nation++) {
    const mine = ownCards(deal, nation);
    if (mine === 0) continue;
    const worth = worthThrowing(deal, nation, mine);
    if (worth <= most) continue;
    best = nation;
    most = worth;
  }
  return choice(THROW, best, rankOfBit(lowestOf(ownCards(deal, best))));
}

/** Low cards go first, Stars last; a high card keeps its guards. */
function worthThrowing(deal: FastDeal, nation: number, mine: number): number {
  if (nation === deal.star) return -100;
  const others = othersCards(deal, nation);
  const length = SIZE[mine]!;
  const higher = SIZE[others & -topOf(mine)]!;
  const guards = higher > 0 && higher < 3 && length === higher + 1 ? 4 : 0;
  return -rankOfBit(lowestOf(mine)) - guards;
}
