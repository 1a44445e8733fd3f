/** Explains a card by what separated it from others in sampled layouts, and by what the chair can see. */
import type { Seat } from '@parlour/kernel/game';
import { type Translate, translator } from '@parlour/messages';
import type { HintSteps, Situation } from '@parlour/players/player';
import { type CardIndex, nationOf, rankOf } from '../../pack/pack.ts';
import type { NationsParts } from '../rules/state.ts';
import { countOthers, countOwn, hasLed, isKnownVoid, mayHaveStars, othersCards, ownCards } from './book.ts';
import type { FastDeal } from './fast-deal.ts';
import { areEquivalent, type Position } from './levels/position.ts';
import type { WorldSettings } from './levels/world.ts';
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
  seatPhrase,
} from './reason-phrases.ts';
import { sayDifference } from './trick-events.ts';

const english = {
  lookStarsOut: 'How many Stars are still out, and who can have them?',
  lookStarsPlayed: 'How many Stars have been played?',
  lookWhoIsOut: 'Who didn’t follow, and which nation was it?',
  lookHighCards: 'Which of your cards can’t be beaten in their nation any more?',
  lookLedBefore: 'Who has led which nation?',
  lookOwnHand: 'How long are your nations, and what is still out above your cards?',
  lookPartner: 'Partner has the trick with {card}. Can it still be beaten?',
  lookPartnerLast: 'Partner has the trick with {card}, and you play last.',
  lookBest: '{who} has the trick with {card}. Can you beat it? Who plays after you?',
  lookBestLast: '{who} has the trick with {card}. Can you beat it? You play last.',
  lookStarNeeded: 'You have no {nation}. Who has the trick, and is it worth a Star?',
  lookKeep: 'Which of your cards can still win a trick, and which protect another?',

  kindLeadStar: 'Lead a Star.',
  kindCostStar: 'Lead a nation that an opponent is out of.',
  kindPartnerOut: 'Lead a nation that partner is out of.',
  kindHighest: 'Lead a card that is the highest left of its nation.',
  kindOnlyYours: 'Lead a nation that only you have.',
  kindReturn: 'Lead what partner has led.',
  kindOpponentLed: 'Lead what an opponent has led.',
  kindRow: 'Lead from a row of high cards.',
  kindHigh: 'Lead a high card.',
  kindLow: 'Lead a low card, and leave the trick to partner or to chance.',
  kindSingle: 'Lead the only card you have of a nation.',
  kindOvertake: 'Take the trick over from partner.',
  kindLeaveToPartner: 'Leave the trick to partner.',
  kindTake: 'Take the trick if you can.',
  kindKeepHigher: 'Let this trick go, and keep the higher card.',
  kindCannotTake: 'You can’t take the trick.',
  kindCannotTakeLow: 'You can’t take the trick: play low.',
  kindDiscard: 'Discard a card.',
  kindRuff: 'Take the trick with a Star.',
  kindKeepStar: 'Keep the Star, and discard a card.',

  // What the chair can see, where it speaks for the card
  starsLower:
    '{stars, plural, one {The others have # Star left. It is lower.} other {The others have # Stars left. None of them is higher.}}',
  lastStars: 'No one else has a Star left, so {card} takes the trick.',
  partnerOut: 'Partner is out of {nation} and may take {card} with a Star.',
  highestLeft: '{card} is the highest left of {nation}.',
  noOpponentStar: 'No opponent has a Star to take it with.',
  voidWithoutStar: 'The players who are out of it have no Stars.',
  othersFollow: 'The others have {cards} more to follow with.',
  partnerLed: 'Partner has led {nation} before.',
  headsRow: '{card} heads a row in your hand. Of its nation, only {cards} can beat it.',
  onlyCard:
    '{card} is your only card of {nation}. Next time it is led, you have {stars, plural, one {# Star} other {# Stars}}.',
  partnerCanBeBeaten: 'Partner’s {card} can still be beaten.',
  partnerWins: 'Partner has the trick with {card}, and you play last.',
  partnerIsSafe: 'Partner has the trick with {card}, and no opponent can beat it by following.',
  youPlayLast: 'You play last.',
  noHigherFollow: 'No opponent can follow with a higher card.',
  partnerComes: 'Partner still plays.',
  nothingBeats: 'None of your cards beats {best}.',
  noHigherStar: 'No higher Star is left.',
  lastOf:
    '{card} is your last of {nation}. Next time it is led, you have {stars, plural, one {# Star} other {# Stars}}.',
} as const;
const text: Translate<typeof english> = translator('nations-reasons', english);

/** Reads no hand but that of the seat to play. Compares with another card, if one is given. */
export function explainCard(
  situation: Situation<NationsParts>,
  position: Position,
  settings: WorldSettings,
  card: CardIndex,
  other?: CardIndex,
): string {
  const difference = sayDifference(situation, position, settings, card, other);
  return [difference, ...supportFor(position.deal, card)].join(' ');
}

/** Where to look, and the kind of play; neither names the card. Both are true, however good the card. */
export function hintStepsFor(deal: FastDeal, card: CardIndex): HintSteps {
  if (deal.inTrick === 0) return leadHint(deal, card);
  return ownCards(deal, deal.led) !== 0 ? followHint(deal, card) : discardHint(deal, card);
}

/** Facts that speak for the card; none if there is no such fact. */
export function supportFor(deal: FastDeal, card: CardIndex): string[] {
  const facts =
    deal.inTrick === 0
      ? leadSupport(deal, card)
      : ownCards(deal, deal.led) !== 0
        ? followSupport(deal, card)
        : discardSupport(deal, card);
  return facts.map(capitalize);
}

const told = (card: CardIndex): { card: string; nation: string } => ({
  card: cardName(card),
  nation: nationName(nationOf(card)),
});

const opponentsWithStars = (deal: FastDeal): Seat[] =>
  [deal.turn + 1, deal.turn + 3].filter(seat => mayHaveStars(deal, seat));

const partnerMayRuff = (deal: FastDeal, card: CardIndex): boolean =>
  laterRuffer(deal, nationOf(card)) === undefined && mayRuff(deal, deal.turn + 2, nationOf(card));

/** If no other seat has the nation, opponents with Stars are sure to be out of it. */
const isOnlyYours = (deal: FastDeal, card: CardIndex): boolean =>
  countOthers(deal, nationOf(card)) === 0 && opponentsWithStars(deal).length > 0;

function leadHint(deal: FastDeal, card: CardIndex): HintSteps {
  const nation = nationOf(card);
  if (nation === deal.star) {
    const look = text(othersCards(deal, deal.star) === 0 ? 'lookStarsPlayed' : 'lookStarsOut');
    return { look, kind: text('kindLeadStar') };
  }
  if (laterRuffer(deal, nation) !== undefined) return { look: text('lookWhoIsOut'), kind: text('kindCostStar') };
  if (partnerMayRuff(deal, card)) return { look: text('lookWhoIsOut'), kind: text('kindPartnerOut') };
  if (higherThan(deal, card) === 0)
    return { look: text('lookHighCards'), kind: text(isOnlyYours(deal, card) ? 'kindOnlyYours' : 'kindHighest') };
  if (hasLed(deal, deal.turn + 2, nation)) return { look: text('lookLedBefore'), kind: text('kindReturn') };
  if (hasLed(deal, deal.turn + 1, nation) || hasLed(deal, deal.turn + 3, nation))
    return { look: text('lookLedBefore'), kind: text('kindOpponentLed') };
  return { look: text('lookOwnHand'), kind: ownHandKind(deal, card) };
}

function ownHandKind(deal: FastDeal, card: CardIndex): string {
  if (countOwn(deal, nationOf(card)) === 1) return text('kindSingle');
  if (headsRow(deal, card)) return text('kindRow');
  return text(rankOf(card) >= CHILD_RANK ? 'kindHigh' : 'kindLow');
}

function leadSupport(deal: FastDeal, card: CardIndex): string[] {
  const nation = nationOf(card);
  const higher = higherThan(deal, card);
  if (nation === deal.star) return starSupport(deal, card, higher);
  if (laterRuffer(deal, nation) !== undefined) return [];
  if (partnerMayRuff(deal, card)) return [text('partnerOut', told(card))];
  if (higher === 0) return highestSupport(deal, card);
  if (hasLed(deal, deal.turn + 2, nation)) return [text('partnerLed', { nation: nationName(nation) })];
  const stars = countOwn(deal, deal.star);
  if (countOwn(deal, nation) === 1) return stars > 0 ? [text('onlyCard', { ...told(card), stars })] : [];
  return headsRow(deal, card) ? [text('headsRow', { card: cardName(card), cards: cardNames(nation, higher) })] : [];
}

function starSupport(deal: FastDeal, card: CardIndex, higher: number): string[] {
  const stars = SIZE[othersCards(deal, deal.star)]!;
  if (stars === 0) return [text('lastStars', { card: cardName(card) })];
  return higher === 0 && opponentsWithStars(deal).length > 0 ? [text('starsLower', { stars })] : [];
}

/** With fewer cards in the other hands a nation hardly goes round. */
const MIN_TO_GO_ROUND = 5;

function highestSupport(deal: FastDeal, card: CardIndex): string[] {
  if (isOnlyYours(deal, card)) return [];
  const highest = text('highestLeft', told(card));
  if (opponentsWithStars(deal).length === 0) return [highest, text('noOpponentStar')];
  const isAnyVoid = [1, 2, 3].some(step => isKnownVoid(deal, deal.turn + step, nationOf(card)));
  if (isAnyVoid) return [highest, text('voidWithoutStar')];
  const cards = countOthers(deal, nationOf(card));
  return cards >= MIN_TO_GO_ROUND ? [highest, text('othersFollow', { cards })] : [highest];
}

const CHILD_RANK = 9;

/** Whether the next lower card is adjacent, with no card of another hand between. */
function headsRow(deal: FastDeal, card: CardIndex): boolean {
  const nation = nationOf(card);
  const below = (1 << rankOf(card)) - 1;
  const mine = ownCards(deal, nation) & below;
  const others = othersCards(deal, nation) & below;
  return rankOf(card) >= CHILD_RANK && mine !== 0 && (others === 0 || topOf(mine) > topOf(others));
}

const isLast = ({ inTrick }: FastDeal): boolean => inTrick === 3;

const partnersCardLook = (deal: FastDeal): string =>
  text(isLast(deal) ? 'lookPartnerLast' : 'lookPartner', { card: cardName(deal.best) });

const bestCardLook = (deal: FastDeal): string =>
  text(isLast(deal) ? 'lookBestLast' : 'lookBest', {
    who: capitalize(seatPhrase(deal, deal.bestBy)),
    card: cardName(deal.best),
  });

function followHint(deal: FastDeal, card: CardIndex): HintSteps {
  if (partnerHasTrick(deal))
    return { look: partnersCardLook(deal), kind: text(beats(deal, card) ? 'kindOvertake' : 'kindLeaveToPartner') };
  const look = bestCardLook(deal);
  if (beats(deal, card)) return { look, kind: text('kindTake') };
  if (canTake(deal)) return { look, kind: text('kindKeepHigher') };
  const lowest = 13 * deal.led + rankOfBit(lowestOf(ownCards(deal, deal.led)));
  return { look, kind: text(areEquivalent(deal, lowest, card) ? 'kindCannotTakeLow' : 'kindCannotTake') };
}

/** By following. */
const canTake = (deal: FastDeal): boolean =>
  nationOf(deal.best) === deal.led && (ownCards(deal, deal.led) & -(2 << rankOf(deal.best))) !== 0;

function followSupport(deal: FastDeal, card: CardIndex): string[] {
  if (partnerHasTrick(deal)) return beats(deal, card) ? overtakeSupport(deal, card) : leaveSupport(deal);
  if (!beats(deal, card)) {
    if (!canTake(deal)) return [text('nothingBeats', { best: cardName(deal.best) })];
    return deal.inTrick === 1 ? [text('partnerComes')] : [];
  }
  if (isLast(deal)) return [text('youPlayLast')];
  if (laterRuffer(deal, deal.led) !== undefined) return [];
  return laterHigher(deal, card) === 0 ? [text('noHigherFollow')] : [];
}

/** Speaks for taking the trick over where partner’s card is in danger and this one is in less. */
function overtakeSupport(deal: FastDeal, card: CardIndex): string[] {
  if (laterHigher(deal, deal.best) === laterHigher(deal, card)) return [];
  return [text('partnerCanBeBeaten', { card: cardName(deal.best).replace(/^the /, '') })];
}

function leaveSupport(deal: FastDeal): string[] {
  const card = cardName(deal.best);
  if (isLast(deal)) return [text('partnerWins', { card })];
  const isSafe = laterHigher(deal, deal.best) === 0 && laterRuffer(deal, deal.led) === undefined;
  return isSafe ? [text('partnerIsSafe', { card })] : [];
}

function discardHint(deal: FastDeal, card: CardIndex): HintSteps {
  const lookStar = text('lookStarNeeded', { nation: nationName(deal.led) });
  if (nationOf(card) === deal.star)
    return { look: lookStar, kind: text(beats(deal, card) ? 'kindRuff' : 'kindDiscard') };
  return mayTakeWithStar(deal) && !partnerHasTrick(deal)
    ? { look: lookStar, kind: text('kindKeepStar') }
    : { look: text('lookKeep'), kind: text('kindDiscard') };
}

function mayTakeWithStar(deal: FastDeal): boolean {
  if (deal.led === deal.star) return false;
  const stars = ownCards(deal, deal.star);
  return (nationOf(deal.best) === deal.star ? stars & -(2 << rankOf(deal.best)) : stars) !== 0;
}

function discardSupport(deal: FastDeal, card: CardIndex): string[] {
  if (nationOf(card) === deal.star) return ruffSupport(deal, card);
  const stars = countOwn(deal, deal.star);
  const isLastOf = countOwn(deal, nationOf(card)) === 1 && higherThan(deal, card) !== 0;
  if (isLastOf && stars > 0) return [text('lastOf', { ...told(card), stars })];
  return partnerHasTrick(deal) ? leaveSupport(deal) : [];
}

function ruffSupport(deal: FastDeal, card: CardIndex): string[] {
  if (!beats(deal, card)) return [];
  if (partnerHasTrick(deal))
    return !isLast(deal) && laterHigher(deal, deal.best) !== 0
      ? [text('partnerCanBeBeaten', { card: cardName(deal.best).replace(/^the /, '') })]
      : [];
  if (isLast(deal)) return [text('youPlayLast')];
  return higherThan(deal, card) === 0 ? [text('noHigherStar')] : [];
}
