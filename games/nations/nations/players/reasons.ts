/** Explains a card by what the chair can see, for hints and reviews. */

import type { Seat } from '@parlour/kernel/game';
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
  joinSentences,
  laterHigher,
  laterRuffer,
  mayRuff,
  nationName,
  partnerHasTrick,
  type Reason,
  sayStillOut,
  seatPhrase,
} from './reason-phrases.ts';
import { nationsReasonText as text } from './reason-text.ts';

/** Reads no hand but that of the seat to play. */
export function explainCard(deal: FastDeal, card: CardIndex): Reason {
  if (deal.inTrick === 0) return leadReason(deal, card);
  return deal.hands[4 * deal.turn + deal.led] !== 0 ? followReason(deal, card) : discardReason(deal, card);
}

/** Compares with another card, if one is given. */
export function explainInSentence(deal: FastDeal, card: CardIndex, other: CardIndex = card): string {
  const [fact, otherFact] = [explainCard(deal, card).fact, explainCard(deal, other).fact];
  if (other === card) return fact;
  if (isSameExplanation(fact, card, otherFact, other))
    return joinSentences(fact, text('keeps', { card: cardName(other) }));
  return joinSentences(fact, text('yourPlay', { fact: otherFact }));
}

function isSameExplanation(fact: string, card: CardIndex, otherFact: string, other: CardIndex): boolean {
  const [one, two] = [cardName(card), cardName(other)].map(name => new RegExp(name, 'gi'));
  return one !== undefined && two !== undefined && fact.replace(one, '*') === otherFact.replace(two, '*');
}

export function leadReason(deal: FastDeal, card: CardIndex): Reason {
  if (nationOf(card) === deal.star) return starLeadReason(deal, card);
  return (
    ruffReason(deal, card) ??
    highestLeftReason(deal, card) ??
    earlierLeadReason(deal, card) ??
    ownHandReason(deal, card)
  );
}

function starLeadReason(deal: FastDeal, card: CardIndex): Reason {
  const opponents = [deal.turn + 1, deal.turn + 3].filter(seat => mayHaveStars(deal, seat));
  if (opponents.length === 0) return lastStarsReason(deal, card);
  const stars = SIZE[othersCards(deal, deal.star)]!;
  const higher = higherThan(deal, card);
  const fact = joinSentences(
    text('drawsStars', { card: cardName(card), stars }),
    higher === 0 ? text('noneHigher') : sayStillOut(deal.star, higher),
  );
  return { look: text('lookStarsOut'), kind: text('kindLeadStar'), fact };
}

function lastStarsReason(deal: FastDeal, card: CardIndex): Reason {
  const kind = text('kindLeadStar');
  if (othersCards(deal, deal.star) !== 0)
    return {
      look: text('lookStarsOut'),
      kind,
      fact: joinSentences(text('drawsPartners', { card: capitalize(cardName(card)) })),
    };
  return { look: text('lookStarsPlayed'), kind, fact: joinSentences(text('lastStars', { card: cardName(card) })) };
}

/** Applies where an opponent or partner is out of the nation and may take it with a Star. */
function ruffReason(deal: FastDeal, card: CardIndex): Reason | undefined {
  const nation = nationOf(card);
  const look = text('lookWhoIsOut');
  const ruffer = laterRuffer(deal, nation);
  const partner = deal.turn + 2;
  const who = ruffer ?? (mayRuff(deal, partner, nation) ? partner : undefined);
  if (who === undefined) return undefined;
  const told = { who: seatPhrase(deal, who), nation: nationName(nation), card: cardName(card) };
  const kind = text(ruffer === undefined ? 'kindPartnerOut' : 'kindCostStar');
  return { look, kind, fact: joinSentences(text('mayTakeWithStar', told)) };
}

/** If no other seat has the nation, opponents with Stars are sure to be out of it. */
function highestLeftReason(deal: FastDeal, card: CardIndex): Reason | undefined {
  if (higherThan(deal, card) !== 0) return undefined;
  const nation = nationOf(card);
  const told = { card: cardName(card), nation: nationName(nation) };
  const look = text('lookHighCards');
  const starred = [deal.turn + 1, deal.turn + 3].some(seat => mayHaveStars(deal, seat));
  if (starred && countOthers(deal, nation) === 0)
    return { look, kind: text('kindOnlyYours'), fact: joinSentences(text('onlyYoursStar', told)) };
  const known = [1, 2, 3].some(step => isKnownVoid(deal, deal.turn + step, nation));
  const out = starred ? (known ? text('voidWithoutStar') : distributionFact(deal, nation)) : text('noOpponentStar');
  return { look, kind: text('kindHighest'), fact: joinSentences(text('highestLeft', told), out) };
}

/** With fewer cards in the other hands a nation hardly goes round. */
const MIN_TO_GO_ROUND = 5;

function distributionFact(deal: FastDeal, nation: number): string {
  const cards = countOthers(deal, nation);
  if (cards >= MIN_TO_GO_ROUND) return text('othersFollow', { cards });
  return text('othersFewFollow', { cards, stars: countOthers(deal, deal.star) });
}

function earlierLeadReason(deal: FastDeal, card: CardIndex): Reason | undefined {
  const nation = nationOf(card);
  const by = (seat: Seat): boolean => hasLed(deal, seat, nation);
  const told = { nation: nationName(nation), card: cardName(card) };
  const above = sayStillOut(nation, higherThan(deal, card));
  const look = text('lookLedBefore');
  if (by(deal.turn + 2))
    return { look, kind: text('kindReturn'), fact: joinSentences(text('partnerLed', told), above) };
  const opponent = [deal.turn + 1, deal.turn + 3].find(by);
  if (opponent === undefined) return undefined;
  const led = text('opponentLed', { ...told, who: seatPhrase(deal, opponent), card: capitalize(told.card) });
  return { look, kind: text('kindOpponentLed'), fact: joinSentences(led, above) };
}

const CHILD_RANK = 9;

function ownHandReason(deal: FastDeal, card: CardIndex): Reason {
  const nation = nationOf(card);
  const higher = higherThan(deal, card);
  const count = countOwn(deal, nation);
  const told = { card: cardName(card), nation: nationName(nation) };
  const look = text('lookOwnHand');
  if (count === 1) return { look, kind: text('kindSingle'), fact: singletonFact(deal, card) };
  if (headsRow(deal, card))
    return {
      look,
      kind: text('kindRow'),
      fact: joinSentences(text('headsRow', { card: told.card, cards: cardNames(nation, higher) })),
    };
  const out = sayStillOut(nation, higher);
  if (rankOf(card) >= CHILD_RANK)
    return { look, kind: text('kindHigh'), fact: joinSentences(text('notHighest', told), out) };
  return { look, kind: text('kindLow'), fact: joinSentences(text('lowOf', { ...told, count }), out) };
}

function singletonFact(deal: FastDeal, card: CardIndex): string {
  const nation = nationOf(card);
  const stars = countOwn(deal, deal.star);
  const only = text('onlyCard', { card: cardName(card), nation: nationName(nation) });
  return joinSentences(only, stars > 0 ? text('starsForNext', { stars }) : sayStillOut(nation, higherThan(deal, card)));
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
  text(isLast(deal) ? 'lookPartnerLast' : 'lookPartner', { card: cardName(deal.best) });

const partnerHas = (deal: FastDeal): string => text('partnerHas', { card: cardName(deal.best) });

function overtakeReason(deal: FastDeal, card: CardIndex): Reason {
  const above = laterHigher(deal, deal.best);
  const rest =
    above === 0
      ? [text('onlyTakesOver', { card: cardName(card) })]
      : [sayStillOut(deal.led, above), beatenByFact(deal, card)];
  return { look: partnersCardLook(deal), kind: text('kindOvertake'), fact: joinSentences(partnerHas(deal), ...rest) };
}

/** Says what can still beat a card that takes the trick for now. */
function beatenByFact(deal: FastDeal, card: CardIndex): string {
  const higher = laterHigher(deal, card);
  return higher === 0
    ? text('noFollowerBeats', { card: cardName(card) })
    : text('fallsOnlyTo', { card: cardName(card), cards: cardNames(deal.led, higher) });
}

function leaveToPartnerReason(deal: FastDeal, card: CardIndex): Reason {
  const above = laterHigher(deal, deal.best);
  const told = { card: cardName(card) };
  const end = isLast(deal)
    ? [text('lastWillDo', told)]
    : above === 0
      ? [text('safeWillDo', told)]
      : [text('leavesIt', told), sayStillOut(deal.led, above)];
  const fact = joinSentences(partnerHas(deal), ...end);
  return { look: partnersCardLook(deal), kind: text('kindLeaveToPartner'), fact };
}

const bestCardLook = (deal: FastDeal): string =>
  text(isLast(deal) ? 'lookBestLast' : 'lookBest', {
    who: capitalize(seatPhrase(deal, deal.bestBy)),
    card: cardName(deal.best),
  });

const takeReason = (deal: FastDeal, card: CardIndex): Reason => ({
  look: bestCardLook(deal),
  kind: text('kindTake'),
  fact: takingFact(deal, card),
});

function takingFact(deal: FastDeal, card: CardIndex): string {
  const told = { card: cardName(card), best: cardName(deal.best) };
  const takes = isLast(deal) ? text('takesTrick', told) : text('beats', told);
  const cheaper = cheaperThan(deal, card);
  if (cheaper !== undefined) return joinSentences(takes, text('wouldDo', { card: cardName(cheaper) }));
  if (isLast(deal)) return joinSentences(takes, text('youPlayLast'));
  const ruffer = laterRuffer(deal, deal.led);
  if (ruffer !== undefined)
    return joinSentences(takes, text('nextMayRuff', { who: seatPhrase(deal, ruffer), nation: nationName(deal.led) }));
  const higher = laterHigher(deal, card);
  return joinSentences(takes, higher === 0 ? text('noHigherFollow') : sayStillOut(deal.led, higher));
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
  const [look, kind] = [bestCardLook(deal), text('kindKeepHigher')];
  if (deal.inTrick === 1) return { look, kind, fact: secondLowFact(deal, card, could) };
  const fact = joinSentences(
    text('leavesThough', {
      who: capitalize(seatPhrase(deal, deal.bestBy)),
      best: cardName(deal.best),
      card: capitalize(cardName(card)),
      other: cardName(could),
    }),
  );
  return { look, kind, fact };
}

function secondLowFact(deal: FastDeal, card: CardIndex, could: CardIndex): string {
  const higher = higherThan(deal, could);
  const kept = text('keptPartnerComes', { card: cardName(card), other: cardName(could) });
  return higher === 0 ? joinSentences(kept) : joinSentences(kept, sayStillOut(deal.led, higher));
}

function cannotTakeReason(deal: FastDeal, card: CardIndex): Reason {
  const lowest = 13 * deal.led + rankOfBit(lowestOf(ownCards(deal, deal.led)));
  const nothing = text('nothingBeats', { best: cardName(deal.best) });
  const isLeast = areEquivalent(deal, lowest, card);
  const told = { card: cardName(card), lowest: cardName(lowest) };
  const fact = joinSentences(nothing, isLeast ? text('isLeast', told) : text('isMore', told));
  return { look: bestCardLook(deal), kind: text(isLeast ? 'kindCannotTakeLow' : 'kindCannotTake'), fact };
}

export const discardReason = (deal: FastDeal, card: CardIndex): Reason =>
  nationOf(card) === deal.star ? starReason(deal, card) : otherCardReason(deal, card);

const starNeededLook = (deal: FastDeal): string => text('lookStarNeeded', { nation: nationName(deal.led) });

function starReason(deal: FastDeal, card: CardIndex): Reason {
  const look = starNeededLook(deal);
  const told = { card: cardName(card), best: cardName(deal.best) };
  if (!beats(deal, card)) return { look, kind: text('kindDiscard'), fact: joinSentences(text('smallStar', told)) };
  const kind = text('kindRuff');
  if (!partnerHasTrick(deal) || laterRuffer(deal, deal.led) !== undefined)
    return { look, kind, fact: ruffFact(deal, card) };
  const above = laterHigher(deal, deal.best);
  if (above === 0) return { look, kind, fact: joinSentences(text('spentStar', told)) };
  const fact = joinSentences(partnerHas(deal), sayStillOut(deal.led, above), text('makesSure', told));
  return { look, kind, fact };
}

function ruffFact(deal: FastDeal, card: CardIndex): string {
  const takes = text('ruffs', { card: cardName(card), best: cardName(deal.best) });
  if (deal.inTrick === 3) return joinSentences(takes, text('youPlayLast'));
  const higher = higherThan(deal, card);
  const ruffer = laterRuffer(deal, deal.led);
  if (higher === 0) return joinSentences(takes, text('noHigherStar'));
  if (ruffer === undefined) return joinSentences(takes, text('unlessHigherStar'));
  const told = { who: seatPhrase(deal, ruffer), nation: nationName(deal.led) };
  return joinSentences(takes, text('nextOutToo', told), sayStillOut(deal.star, higher));
}

function otherCardReason(deal: FastDeal, card: CardIndex): Reason {
  const star = starThatTakes(deal);
  if (star === undefined || partnerHasTrick(deal))
    return { look: text('lookKeep'), kind: text('kindDiscard'), fact: discardFact(deal, card) };
  const fact = joinSentences(
    text('leavesStarKept', {
      who: capitalize(seatPhrase(deal, deal.bestBy)),
      best: cardName(deal.best),
      card: capitalize(cardName(card)),
      star: cardName(star),
    }),
  );
  return { look: starNeededLook(deal), kind: text('kindKeepStar'), fact };
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
  const count = countOwn(deal, nation);
  const told = { card: cardName(card), nation: nationName(nation) };
  if (higher === 0) return joinSentences(text('highestLeft', told));
  const guarded = guardFact(deal, card);
  if (guarded !== undefined) return guarded;
  const stars = countOwn(deal, deal.star);
  if (count > 1) return joinSentences(text('oneOf', { ...told, count }), sayStillOut(nation, higher));
  return joinSentences(text('lastOf', told), stars > 0 ? text('starsForNext', { stars }) : sayStillOut(nation, higher));
}

/** Says that the card guards the highest of its nation against the higher cards that are out. */
function guardFact(deal: FastDeal, card: CardIndex): string | undefined {
  const nation = nationOf(card);
  const mine = ownCards(deal, nation);
  const top = topOf(mine);
  const above = othersCards(deal, nation) & -(2 * top);
  if (top === 1 << rankOf(card) || above === 0 || SIZE[mine]! !== SIZE[above]! + 1) return undefined;
  return joinSentences(
    text('guards', {
      card: cardName(card),
      top: cardName(13 * nation + rankOfBit(top)),
      cards: cardNames(nation, above),
    }),
  );
}
