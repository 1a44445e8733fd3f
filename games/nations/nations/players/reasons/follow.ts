/** What is to be said of a card that follows the nation led. */
import { type CardIndex, nationOf, rankOf } from '../../../pack/pack.ts';
import { ownCards } from '../book/seen.ts';
import type { FastDeal } from '../fast.ts';
import { lowestOf, rankOfBit } from '../masks.ts';
import { areEqual } from '../worlds/decisions.ts';
import { beats, higherThan, isPartners, laterHigher, laterRuffer } from './seats.ts';
import { areOut, cardName, cardNames, nationName, personName, type Reason } from './words.ts';

export function followReason(deal: FastDeal, card: CardIndex): Reason {
  if (isPartners(deal)) return beats(deal, card) ? overPartner(deal, card) : toPartner(deal, card);
  return beats(deal, card) ? taking(deal, card) : leaving(deal, card);
}

const isLast = ({ inTrick }: FastDeal): boolean => inTrick === 3;

const partnersCard = (deal: FastDeal): string =>
  isLast(deal)
    ? "Look at partner's card in this trick. You play last."
    : "Look at partner's card in this trick, and what can still beat it.";

function overPartner(deal: FastDeal, card: CardIndex): Reason {
  const above = laterHigher(deal, deal.best);
  const has = `partner has the trick with ${cardName(deal.best)}`;
  const fact =
    above === 0
      ? `${has}, and ${cardName(card)} only takes it over`
      : `${has}, but ${areOut(deal.led, above)}, and ${stillBeaten(deal, card)}`;
  return { look: partnersCard(deal), kind: 'Take the trick over from partner.', fact };
}

/** What can become of a card that takes the trick for now. */
function stillBeaten(deal: FastDeal, card: CardIndex): string {
  const higher = laterHigher(deal, card);
  return higher === 0
    ? `no opponent can outrank ${cardName(card)} by following`
    : `of its nation ${cardName(card)} falls only to ${cardNames(deal.led, higher)}`;
}

function toPartner(deal: FastDeal, card: CardIndex): Reason {
  const has = `partner has the trick with ${cardName(deal.best)}`;
  const above = laterHigher(deal, deal.best);
  const end = isLast(deal)
    ? `nobody comes after you, so ${cardName(card)} will do`
    : above === 0
      ? `no opponent can outrank that by following, so ${cardName(card)} will do`
      : `${cardName(card)} leaves it at that, though ${areOut(deal.led, above)}`;
  return { look: partnersCard(deal), kind: 'Leave the trick to partner.', fact: `${has}, and ${end}` };
}

const bestSoFar = (deal: FastDeal): string =>
  `Look at the card that has the trick so far${isLast(deal) ? '. You play last.' : ', and who plays after you.'}`;

function taking(deal: FastDeal, card: CardIndex): Reason {
  return { look: bestSoFar(deal), kind: 'Take the trick, if it can be taken.', fact: takingFact(deal, card) };
}

function takingFact(deal: FastDeal, card: CardIndex): string {
  const cheaper = cheaperThan(deal, card);
  const takes = `${cardName(card)} ${isLast(deal) ? 'takes the trick' : `outranks ${cardName(deal.best)}`}`;
  if (cheaper !== undefined) return `${takes}, but ${cardName(cheaper)} would do as well`;
  if (isLast(deal)) return `${takes}, and nobody comes after you`;
  const ruffer = laterRuffer(deal, deal.led);
  if (ruffer !== undefined)
    return `${takes}, but ${personName(deal, ruffer)} is out of ${nationName(deal.led)} and may have a Star`;
  const higher = laterHigher(deal, card);
  return higher === 0
    ? `${takes}, and no opponent can follow with a higher card`
    : `${takes}, but ${areOut(deal.led, higher)}`;
}

/** The cheapest card that takes the trick, if it is another one and no opponent to come could tell the two apart. */
function cheaperThan(deal: FastDeal, card: CardIndex): CardIndex | undefined {
  const cheapest = cheapestBeating(deal);
  if (cheapest === undefined || areEqual(deal, cheapest, card)) return undefined;
  return laterHigher(deal, cheapest) === laterHigher(deal, card) ? cheapest : undefined;
}

function cheapestBeating(deal: FastDeal): CardIndex | undefined {
  if (nationOf(deal.best) !== deal.led) return undefined;
  const beating = ownCards(deal, deal.led) & -(2 << rankOf(deal.best));
  return beating === 0 ? undefined : 13 * deal.led + rankOfBit(lowestOf(beating));
}

function leaving(deal: FastDeal, card: CardIndex): Reason {
  const could = cheapestBeating(deal);
  if (could === undefined) return cannot(deal, card);
  const has = `${personName(deal, deal.bestBy)} has the trick with ${cardName(deal.best)}`;
  const kind = 'Leave this trick, and keep the higher card.';
  if (deal.inTrick === 1) return { look: bestSoFar(deal), kind, fact: secondLow(deal, card, could) };
  const fact = `${has}, and ${cardName(card)} leaves it there, though ${cardName(could)} would outrank it`;
  return { look: bestSoFar(deal), kind, fact };
}

function secondLow(deal: FastDeal, card: CardIndex, could: CardIndex): string {
  const higher = higherThan(deal, could);
  const kept =
    higher === 0 ? `${cardName(could)} is kept` : `${cardName(could)} is kept while ${areOut(deal.led, higher)}`;
  return `partner is still to play after ${cardName(card)}, and ${kept}`;
}

function cannot(deal: FastDeal, card: CardIndex): Reason {
  const lowest = 13 * deal.led + rankOfBit(lowestOf(ownCards(deal, deal.led)));
  const nothing = `nothing of yours outranks ${cardName(deal.best)}`;
  const isLeast = areEqual(deal, lowest, card);
  const fact = isLeast
    ? `${nothing}, and ${cardName(card)} is the least you can give`
    : `${nothing}, and ${cardName(card)} is more than ${cardName(lowest)}, which would do`;
  return { look: bestSoFar(deal), kind: `The trick cannot be taken${isLeast ? ': give little' : ''}.`, fact };
}
