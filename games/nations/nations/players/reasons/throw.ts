/** What is to be said of a card played by who is out of the nation led: a Star, or a card thrown away. */
import { pluralize } from '@parlour/kernel/sentences';
import { type CardIndex, nationOf, rankOf } from '../../../pack/pack.ts';
import { countOwn, othersCards, ownCards } from '../book/seen.ts';
import type { FastDeal } from '../fast.ts';
import { lowestOf, rankOfBit, SIZE, topOf } from '../masks.ts';
import { beats, higherThan, isPartners, laterHigher, laterRuffer } from './seats.ts';
import { areOut, cardName, cardNames, nationName, personName, type Reason } from './words.ts';

export const throwReason = (deal: FastDeal, card: CardIndex): Reason =>
  nationOf(card) === deal.star ? ofStar(deal, card) : ofOther(deal, card);

const WHO_HAS_IT = 'You are out of the nation led: look at who has the trick, and whether a Star is needed.';

function ofStar(deal: FastDeal, card: CardIndex): Reason {
  const best = cardName(deal.best);
  if (!beats(deal, card)) {
    const fact = `${cardName(card)} is a Star that does not outrank ${best}`;
    return { look: WHO_HAS_IT, kind: 'Discard a card.', fact };
  }
  const kind = 'Take the trick with a Star.';
  if (!isPartners(deal)) return { look: WHO_HAS_IT, kind, fact: ruffing(deal, card) };
  const above = laterHigher(deal, deal.best);
  const fact =
    above === 0
      ? `partner has the trick with ${best}, and ${cardName(card)} is a Star spent on it`
      : `partner has the trick with ${best}, but ${areOut(deal.led, above)}, and ${cardName(card)} makes sure of it`;
  return { look: WHO_HAS_IT, kind, fact: laterRuffer(deal, deal.led) === undefined ? fact : ruffing(deal, card) };
}

function ruffing(deal: FastDeal, card: CardIndex): string {
  const takes = `${cardName(card)} takes the trick from ${cardName(deal.best)}`;
  if (deal.inTrick === 3) return `${takes}, and nobody comes after you`;
  const higher = higherThan(deal, card);
  const ruffer = laterRuffer(deal, deal.led);
  if (ruffer === undefined || higher === 0)
    return `${takes}${higher === 0 ? ', and no higher Star is left' : ', unless a higher Star falls'}`;
  return `${takes}, but ${personName(deal, ruffer)} is out of ${nationName(deal.led)} too, and ${areOut(deal.star, higher)}`;
}

const WHAT_TO_KEEP = 'Look at which of your cards can still take a trick, and which guard another.';

function ofOther(deal: FastDeal, card: CardIndex): Reason {
  const star = starThatTakes(deal);
  if (star !== undefined && !isPartners(deal)) {
    const has = `${personName(deal, deal.bestBy)} has the trick with ${cardName(deal.best)}`;
    const fact = `${has}, and ${cardName(card)} leaves it there, though ${cardName(star)} would take it`;
    return { look: WHO_HAS_IT, kind: 'Keep the Star, and discard a card.', fact };
  }
  return { look: WHAT_TO_KEEP, kind: 'Discard a card.', fact: thrown(deal, card) };
}

function starThatTakes(deal: FastDeal): CardIndex | undefined {
  if (deal.led === deal.star) return undefined;
  const stars = ownCards(deal, deal.star);
  const beating = nationOf(deal.best) === deal.star ? stars & -(2 << rankOf(deal.best)) : stars;
  return beating === 0 ? undefined : 13 * deal.star + rankOfBit(lowestOf(beating));
}

function thrown(deal: FastDeal, card: CardIndex): string {
  const nation = nationOf(card);
  const higher = higherThan(deal, card);
  const length = countOwn(deal, nation);
  if (higher === 0) return `${cardName(card)} is the highest left of ${nationName(nation)}`;
  const guarded = guardedBy(deal, card);
  if (guarded !== undefined) return guarded;
  const stars = countOwn(deal, deal.star);
  if (length === 1 && stars > 0)
    return `${cardName(card)} is your last of ${nationName(nation)}, and you have ${pluralize(stars, 'Star')} for the next time it is led`;
  const of = length === 1 ? 'is your last' : `is one of your ${length} cards`;
  return `${cardName(card)} ${of} of ${nationName(nation)}, and ${areOut(nation, higher)}`;
}

/** With this card gone the highest of its nation in the hand would fall to the higher cards that are out. */
function guardedBy(deal: FastDeal, card: CardIndex): string | undefined {
  const nation = nationOf(card);
  const mine = ownCards(deal, nation);
  const top = topOf(mine);
  const above = othersCards(deal, nation) & -(2 * top);
  if (top === 1 << rankOf(card) || above === 0 || SIZE[mine]! !== SIZE[above]! + 1) return undefined;
  return `${cardName(card)} guards ${cardName(13 * nation + rankOfBit(top))} against ${cardNames(nation, above)}`;
}
