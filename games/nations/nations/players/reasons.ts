/** Explains a card by what the chair can see, for hints and reviews. */

import type { Seat } from '@parlour/kernel/game';
import { pluralize } from '@parlour/kernel/sentences';
import { type CardIndex, nationOf, rankOf } from '../../pack/pack.ts';
import { countOthers, countOwn, hasLed, isKnownVoid, mayHaveStars, othersCards, ownCards } from './book.ts';
import type { FastDeal } from './fast-deal.ts';
import { areEquivalent } from './levels/position.ts';
import { lowestOf, rankOfBit, SIZE, topOf } from './masks.ts';
import {
  beats,
  capitalize,
  cardName,
  cardNames,
  higherThan,
  laterHigher,
  laterRuffer,
  mayRuff,
  nationName,
  partnerHasTrick,
  type Reason,
  sayStillOut,
  seatPhrase,
} from './reason-phrases.ts';

/** Reads no hand but that of the seat to play. */
export function explainCard(deal: FastDeal, card: CardIndex): Reason {
  if (deal.inTrick === 0) return leadReason(deal, card);
  return deal.hands[4 * deal.turn + deal.led] !== 0 ? followReason(deal, card) : discardReason(deal, card);
}

/** Compares with another card, if one is given. */
export function explainInSentence(deal: FastDeal, card: CardIndex, other: CardIndex = card): string {
  const [fact, otherFact] = [explainCard(deal, card).fact, explainCard(deal, other).fact];
  if (other === card) return `${capitalize(fact)}.`;
  if (isSameExplanation(fact, card, otherFact, other))
    return `${capitalize(fact)}, and ${cardName(other)} stays in hand.`;
  return `${capitalize(fact)}; as for what was played, ${otherFact}.`;
}

const isSameExplanation = (fact: string, card: CardIndex, otherFact: string, other: CardIndex): boolean =>
  fact.replaceAll(cardName(card), cardName(other)) === otherFact;

export function leadReason(deal: FastDeal, card: CardIndex): Reason {
  if (nationOf(card) === deal.star) return starLeadReason(deal, card);
  return (
    ruffReason(deal, card) ??
    highestLeftReason(deal, card) ??
    earlierLeadReason(deal, card) ??
    ownHandReason(deal, card)
  );
}

const STARS_OUT = 'Count the Stars that are still out, and ask who can have them.';

function starLeadReason(deal: FastDeal, card: CardIndex): Reason {
  const out = othersCards(deal, deal.star);
  const opponents = [deal.turn + 1, deal.turn + 3].filter(seat => mayHaveStars(deal, seat));
  if (opponents.length === 0) return lastStarsReason(deal, card);
  const higher = higherThan(deal, card);
  const beaten = higher === 0 ? 'none of them is higher' : `${sayStillOut(deal.star, higher)} above it`;
  const fact = `${cardName(card)} draws Stars: ${pluralize(SIZE[out]!, 'Star')} of the others ${isOrAre(out)} left, and ${beaten}`;
  return { look: STARS_OUT, kind: 'Lead a Star.', fact };
}

const isOrAre = (mask: number): string => (SIZE[mask] === 1 ? 'is' : 'are');

function lastStarsReason(deal: FastDeal, card: CardIndex): Reason {
  if (othersCards(deal, deal.star) !== 0) {
    const fact = `the opponents have no Stars left, and ${cardName(card)} draws one of partner's`;
    return { look: STARS_OUT, kind: 'Lead a Star.', fact };
  }
  const fact = `nobody else has a Star left, so ${cardName(card)} takes the trick`;
  return { look: 'Count the Stars that have been played.', kind: 'Lead a Star.', fact };
}

const WHO_IS_OUT = 'Look at who did not follow, and of which nation.';

/** Applies where an opponent or partner is out of the nation and may take it with a Star. */
function ruffReason(deal: FastDeal, card: CardIndex): Reason | undefined {
  const nation = nationOf(card);
  const ruffer = laterRuffer(deal, nation);
  if (ruffer !== undefined) {
    const fact = `${seatPhrase(deal, ruffer)} is out of ${nationName(nation)} and may take ${cardName(card)} with a Star`;
    return { look: WHO_IS_OUT, kind: 'Lead what an opponent is out of, to cost them a Star.', fact };
  }
  if (!mayRuff(deal, deal.turn + 2, nation)) return undefined;
  const fact = `partner is out of ${nationName(nation)} and may take ${cardName(card)} with a Star`;
  return { look: WHO_IS_OUT, kind: 'Lead what partner is out of.', fact };
}

const HIGH_CARDS = 'Look for cards that nothing left of their nation can beat.';

const HIGHEST = 'Lead a card that is the highest left of its nation.';

/** If no other seat has the nation, opponents with Stars are sure to be out of it. */
function highestLeftReason(deal: FastDeal, card: CardIndex): Reason | undefined {
  if (higherThan(deal, card) !== 0) return undefined;
  const nation = nationOf(card);
  const starred = [deal.turn + 1, deal.turn + 3].some(seat => mayHaveStars(deal, seat));
  if (starred && countOthers(deal, nation) === 0) {
    const fact = `nobody else has any ${nationName(nation)}, so an opponent's Star may take ${cardName(card)}`;
    return { look: HIGH_CARDS, kind: 'Lead a nation that nobody else has.', fact };
  }
  const highest = `${cardName(card)} is the highest left of ${nationName(nation)}`;
  if (!starred)
    return { look: HIGH_CARDS, kind: HIGHEST, fact: `${highest}, and no opponent has a Star to take it with` };
  const known = [1, 2, 3].some(step => isKnownVoid(deal, deal.turn + step, nation));
  const out = known ? 'who is out of it has no Star' : distributionFact(deal, nation);
  return { look: HIGH_CARDS, kind: HIGHEST, fact: `${highest}, and ${out}` };
}

/** With fewer cards in the other hands a nation hardly goes round. */
const MIN_TO_GO_ROUND = 5;

function distributionFact(deal: FastDeal, nation: number): string {
  const others = countOthers(deal, nation);
  if (others >= MIN_TO_GO_ROUND) return `the others have ${others} more to follow with`;
  return `the others have only ${others} more of it, besides ${pluralize(countOthers(deal, deal.star), 'Star')}`;
}

const LED_BEFORE = 'Remember who has led which nation.';

function earlierLeadReason(deal: FastDeal, card: CardIndex): Reason | undefined {
  const nation = nationOf(card);
  const by = (seat: Seat): boolean => hasLed(deal, seat, nation);
  const above = sayStillOut(nation, higherThan(deal, card));
  if (by(deal.turn + 2)) {
    const fact = `partner has led ${nationName(nation)} before, and ${cardName(card)} returns it while ${above}`;
    return { look: LED_BEFORE, kind: 'Return what partner has led.', fact };
  }
  const opponent = [deal.turn + 1, deal.turn + 3].find(by);
  if (opponent === undefined) return undefined;
  const fact = `${cardName(card)} is of ${nationName(nation)}, which ${seatPhrase(deal, opponent)} has led before, and ${above}`;
  return { look: LED_BEFORE, kind: 'Lead what an opponent has led.', fact };
}

const OWN_HAND = 'Look at how long your nations are, and what is still out above your cards.';
const CHILD_RANK = 9;

function ownHandReason(deal: FastDeal, card: CardIndex): Reason {
  const nation = nationOf(card);
  const higher = higherThan(deal, card);
  const length = countOwn(deal, nation);
  if (length === 1) return singletonReason(deal, card);
  if (headsRow(deal, card)) {
    const fact = `${cardName(card)} heads a row in your hand, and only ${cardNames(nation, higher)} can outrank it`;
    return { look: OWN_HAND, kind: 'Lead from a row of high cards.', fact };
  }
  const out = sayStillOut(nation, higher);
  if (rankOf(card) >= CHILD_RANK)
    return { look: OWN_HAND, kind: 'Lead a high card.', fact: `${cardName(card)} is not the highest left: ${out}` };
  const fact = `${cardName(card)} is a low one of your ${length} cards of ${nationName(nation)}, and ${out}`;
  return { look: OWN_HAND, kind: 'Lead a low card, and leave the trick to partner or to chance.', fact };
}

function singletonReason(deal: FastDeal, card: CardIndex): Reason {
  const nation = nationOf(card);
  const stars = countOwn(deal, deal.star);
  const only = `${cardName(card)} is your only card of ${nationName(nation)}`;
  const fact =
    stars > 0
      ? `${only}, and you have ${pluralize(stars, 'Star')} for the next time it is led`
      : `${only}, and ${sayStillOut(nation, higherThan(deal, card))}`;
  return { look: OWN_HAND, kind: 'Lead a card that stands alone in your hand.', fact };
}

/** Whether the next lower card is adjacent, with no card of another hand between. */
function headsRow(deal: FastDeal, card: CardIndex): boolean {
  const nation = nationOf(card);
  const below = (1 << rankOf(card)) - 1;
  const mine = ownCards(deal, nation) & below;
  const others = othersCards(deal, nation) & below;
  return rankOf(card) >= CHILD_RANK && mine !== 0 && (others === 0 || topOf(mine) > topOf(others));
}

export function followReason(deal: FastDeal, card: CardIndex): Reason {
  if (partnerHasTrick(deal)) return beats(deal, card) ? overtakeReason(deal, card) : leaveToPartnerReason(deal, card);
  return beats(deal, card) ? takeReason(deal, card) : leaveReason(deal, card);
}

const isLast = ({ inTrick }: FastDeal): boolean => inTrick === 3;

const partnersCardLook = (deal: FastDeal): string =>
  isLast(deal)
    ? "Look at partner's card in this trick. You play last."
    : "Look at partner's card in this trick, and what can still beat it.";

function overtakeReason(deal: FastDeal, card: CardIndex): Reason {
  const above = laterHigher(deal, deal.best);
  const has = `partner has the trick with ${cardName(deal.best)}`;
  const fact =
    above === 0
      ? `${has}, and ${cardName(card)} only takes it over`
      : `${has}, but ${sayStillOut(deal.led, above)}, and ${beatenByFact(deal, card)}`;
  return { look: partnersCardLook(deal), kind: 'Take the trick over from partner.', fact };
}

/** Says what can still beat a card that takes the trick for now. */
function beatenByFact(deal: FastDeal, card: CardIndex): string {
  const higher = laterHigher(deal, card);
  return higher === 0
    ? `no opponent can outrank ${cardName(card)} by following`
    : `of its nation ${cardName(card)} falls only to ${cardNames(deal.led, higher)}`;
}

function leaveToPartnerReason(deal: FastDeal, card: CardIndex): Reason {
  const has = `partner has the trick with ${cardName(deal.best)}`;
  const above = laterHigher(deal, deal.best);
  const end = isLast(deal)
    ? `nobody comes after you, so ${cardName(card)} will do`
    : above === 0
      ? `no opponent can outrank that by following, so ${cardName(card)} will do`
      : `${cardName(card)} leaves it at that, though ${sayStillOut(deal.led, above)}`;
  return { look: partnersCardLook(deal), kind: 'Leave the trick to partner.', fact: `${has}, and ${end}` };
}

const bestCardLook = (deal: FastDeal): string =>
  `Look at the card that has the trick so far${isLast(deal) ? '. You play last.' : ', and who plays after you.'}`;

function takeReason(deal: FastDeal, card: CardIndex): Reason {
  return { look: bestCardLook(deal), kind: 'Take the trick, if it can be taken.', fact: takingFact(deal, card) };
}

function takingFact(deal: FastDeal, card: CardIndex): string {
  const cheaper = cheaperThan(deal, card);
  const takes = `${cardName(card)} ${isLast(deal) ? 'takes the trick' : `outranks ${cardName(deal.best)}`}`;
  if (cheaper !== undefined) return `${takes}, but ${cardName(cheaper)} would do as well`;
  if (isLast(deal)) return `${takes}, and nobody comes after you`;
  const ruffer = laterRuffer(deal, deal.led);
  if (ruffer !== undefined)
    return `${takes}, but ${seatPhrase(deal, ruffer)} is out of ${nationName(deal.led)} and may have a Star`;
  const higher = laterHigher(deal, card);
  return higher === 0
    ? `${takes}, and no opponent can follow with a higher card`
    : `${takes}, but ${sayStillOut(deal.led, higher)}`;
}

/** Returns the cheapest winning card, if it is another and later opponents cannot tell the two apart. */
function cheaperThan(deal: FastDeal, card: CardIndex): CardIndex | undefined {
  const cheapest = cheapestBeating(deal);
  if (cheapest === undefined || areEquivalent(deal, cheapest, card)) return undefined;
  return laterHigher(deal, cheapest) === laterHigher(deal, card) ? cheapest : undefined;
}

function cheapestBeating(deal: FastDeal): CardIndex | undefined {
  if (nationOf(deal.best) !== deal.led) return undefined;
  const beating = ownCards(deal, deal.led) & -(2 << rankOf(deal.best));
  return beating === 0 ? undefined : 13 * deal.led + rankOfBit(lowestOf(beating));
}

function leaveReason(deal: FastDeal, card: CardIndex): Reason {
  const could = cheapestBeating(deal);
  if (could === undefined) return cannotTakeReason(deal, card);
  const has = `${seatPhrase(deal, deal.bestBy)} has the trick with ${cardName(deal.best)}`;
  const kind = 'Leave this trick, and keep the higher card.';
  if (deal.inTrick === 1) return { look: bestCardLook(deal), kind, fact: secondLowFact(deal, card, could) };
  const fact = `${has}, and ${cardName(card)} leaves it there, though ${cardName(could)} would outrank it`;
  return { look: bestCardLook(deal), kind, fact };
}

function secondLowFact(deal: FastDeal, card: CardIndex, could: CardIndex): string {
  const higher = higherThan(deal, could);
  const kept =
    higher === 0 ? `${cardName(could)} is kept` : `${cardName(could)} is kept while ${sayStillOut(deal.led, higher)}`;
  return `partner is still to play after ${cardName(card)}, and ${kept}`;
}

function cannotTakeReason(deal: FastDeal, card: CardIndex): Reason {
  const lowest = 13 * deal.led + rankOfBit(lowestOf(ownCards(deal, deal.led)));
  const nothing = `nothing of yours outranks ${cardName(deal.best)}`;
  const isLeast = areEquivalent(deal, lowest, card);
  const fact = isLeast
    ? `${nothing}, and ${cardName(card)} is the least you can give`
    : `${nothing}, and ${cardName(card)} is more than ${cardName(lowest)}, which would do`;
  return { look: bestCardLook(deal), kind: `The trick cannot be taken${isLeast ? ': give little' : ''}.`, fact };
}

export const discardReason = (deal: FastDeal, card: CardIndex): Reason =>
  nationOf(card) === deal.star ? starReason(deal, card) : otherCardReason(deal, card);

const WHO_HAS_IT = 'You are out of the nation led: look at who has the trick, and whether a Star is needed.';

function starReason(deal: FastDeal, card: CardIndex): Reason {
  const best = cardName(deal.best);
  if (!beats(deal, card)) {
    const fact = `${cardName(card)} is a Star that does not outrank ${best}`;
    return { look: WHO_HAS_IT, kind: 'Discard a card.', fact };
  }
  const kind = 'Take the trick with a Star.';
  if (!partnerHasTrick(deal)) return { look: WHO_HAS_IT, kind, fact: ruffFact(deal, card) };
  const above = laterHigher(deal, deal.best);
  const fact =
    above === 0
      ? `partner has the trick with ${best}, and ${cardName(card)} is a Star spent on it`
      : `partner has the trick with ${best}, but ${sayStillOut(deal.led, above)}, and ${cardName(card)} makes sure of it`;
  return { look: WHO_HAS_IT, kind, fact: laterRuffer(deal, deal.led) === undefined ? fact : ruffFact(deal, card) };
}

function ruffFact(deal: FastDeal, card: CardIndex): string {
  const takes = `${cardName(card)} takes the trick from ${cardName(deal.best)}`;
  if (deal.inTrick === 3) return `${takes}, and nobody comes after you`;
  const higher = higherThan(deal, card);
  const ruffer = laterRuffer(deal, deal.led);
  if (ruffer === undefined || higher === 0)
    return `${takes}${higher === 0 ? ', and no higher Star is left' : ', unless a higher Star falls'}`;
  return `${takes}, but ${seatPhrase(deal, ruffer)} is out of ${nationName(deal.led)} too, and ${sayStillOut(deal.star, higher)}`;
}

const WHAT_TO_KEEP = 'Look at which of your cards can still take a trick, and which guard another.';

function otherCardReason(deal: FastDeal, card: CardIndex): Reason {
  const star = starThatTakes(deal);
  if (star !== undefined && !partnerHasTrick(deal)) {
    const has = `${seatPhrase(deal, deal.bestBy)} has the trick with ${cardName(deal.best)}`;
    const fact = `${has}, and ${cardName(card)} leaves it there, though ${cardName(star)} would take it`;
    return { look: WHO_HAS_IT, kind: 'Keep the Star, and discard a card.', fact };
  }
  return { look: WHAT_TO_KEEP, kind: 'Discard a card.', fact: discardFact(deal, card) };
}

function starThatTakes(deal: FastDeal): CardIndex | undefined {
  if (deal.led === deal.star) return undefined;
  const stars = ownCards(deal, deal.star);
  const beating = nationOf(deal.best) === deal.star ? stars & -(2 << rankOf(deal.best)) : stars;
  return beating === 0 ? undefined : 13 * deal.star + rankOfBit(lowestOf(beating));
}

function discardFact(deal: FastDeal, card: CardIndex): string {
  const nation = nationOf(card);
  const higher = higherThan(deal, card);
  const length = countOwn(deal, nation);
  if (higher === 0) return `${cardName(card)} is the highest left of ${nationName(nation)}`;
  const guarded = guardFact(deal, card);
  if (guarded !== undefined) return guarded;
  const stars = countOwn(deal, deal.star);
  if (length === 1 && stars > 0)
    return `${cardName(card)} is your last of ${nationName(nation)}, and you have ${pluralize(stars, 'Star')} for the next time it is led`;
  const of = length === 1 ? 'is your last' : `is one of your ${length} cards`;
  return `${cardName(card)} ${of} of ${nationName(nation)}, and ${sayStillOut(nation, higher)}`;
}

/** Says that the card guards the highest of its nation against the higher cards that are out. */
function guardFact(deal: FastDeal, card: CardIndex): string | undefined {
  const nation = nationOf(card);
  const mine = ownCards(deal, nation);
  const top = topOf(mine);
  const above = othersCards(deal, nation) & -(2 * top);
  if (top === 1 << rankOf(card) || above === 0 || SIZE[mine]! !== SIZE[above]! + 1) return undefined;
  return `${cardName(card)} guards ${cardName(13 * nation + rankOfBit(top))} against ${cardNames(nation, above)}`;
}
