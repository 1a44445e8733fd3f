/** What is to be said of a card that is led. */

import type { Seat } from '@parlour/kernel/game';
import { pluralize } from '@parlour/kernel/sentences';
import { type CardIndex, nationOf, rankOf } from '../../../pack/pack.ts';
import { countOthers, countOwn, hasLed, isOut, mayHaveStars, othersCards, ownCards } from '../book/seen.ts';
import type { FastDeal } from '../fast.ts';
import { SIZE, topOf } from '../masks.ts';
import { higherThan, laterRuffer, mayRuff } from './seats.ts';
import { areOut, cardName, cardNames, nationName, personName, type Reason } from './words.ts';

export function leadReason(deal: FastDeal, card: CardIndex): Reason {
  if (nationOf(card) === deal.star) return starLed(deal, card);
  return ofRuffs(deal, card) ?? ofHighest(deal, card) ?? ofLeads(deal, card) ?? ofOwnHand(deal, card);
}

const STARS_OUT = 'Count the Stars that are still out, and ask who can have them.';

function starLed(deal: FastDeal, card: CardIndex): Reason {
  const out = othersCards(deal, deal.star);
  const opponents = [deal.turn + 1, deal.turn + 3].filter(seat => mayHaveStars(deal, seat));
  if (opponents.length === 0) return nobodyHasStars(deal, card);
  const higher = higherThan(deal, card);
  const beaten = higher === 0 ? 'none of them is higher' : `${areOut(deal.star, higher)} above it`;
  const fact = `${cardName(card)} draws Stars: ${pluralize(SIZE[out]!, 'Star')} of the others ${isAre(out)} left, and ${beaten}`;
  return { look: STARS_OUT, kind: 'Lead a Star.', fact };
}

const isAre = (mask: number): string => (SIZE[mask] === 1 ? 'is' : 'are');

function nobodyHasStars(deal: FastDeal, card: CardIndex): Reason {
  if (othersCards(deal, deal.star) !== 0) {
    const fact = `the opponents have no Stars left, and ${cardName(card)} draws one of partner's`;
    return { look: STARS_OUT, kind: 'Lead a Star.', fact };
  }
  const fact = `nobody else has a Star left, so ${cardName(card)} takes the trick`;
  return { look: 'Count the Stars that have been played.', kind: 'Lead a Star.', fact };
}

const WHO_IS_OUT = 'Look at who did not follow, and of which nation.';

/** Who is out of the nation and may take it with a Star: an opponent, or partner. */
function ofRuffs(deal: FastDeal, card: CardIndex): Reason | undefined {
  const nation = nationOf(card);
  const ruffer = laterRuffer(deal, nation);
  if (ruffer !== undefined) {
    const fact = `${personName(deal, ruffer)} is out of ${nationName(nation)} and may take ${cardName(card)} with a Star`;
    return { look: WHO_IS_OUT, kind: 'Lead what an opponent is out of, to cost them a Star.', fact };
  }
  if (!mayRuff(deal, deal.turn + 2, nation)) return undefined;
  const fact = `partner is out of ${nationName(nation)} and may take ${cardName(card)} with a Star`;
  return { look: WHO_IS_OUT, kind: 'Lead what partner is out of.', fact };
}

const HIGH_CARDS = 'Look for cards that nothing left of their nation can beat.';

const HIGHEST = 'Lead a card that is the highest left of its nation.';

/** The highest left of its nation. Where nobody else has any, opponents with Stars are sure to be out of it. */
function ofHighest(deal: FastDeal, card: CardIndex): Reason | undefined {
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
  const known = [1, 2, 3].some(step => isOut(deal, deal.turn + step, nation));
  const out = known ? 'who is out of it has no Star' : sharedOut(deal, nation);
  return { look: HIGH_CARDS, kind: HIGHEST, fact: `${highest}, and ${out}` };
}

/** With fewer cards than hands among the others it hardly goes round. */
const GOES_ROUND = 5;

function sharedOut(deal: FastDeal, nation: number): string {
  const others = countOthers(deal, nation);
  if (others >= GOES_ROUND) return `the others have ${others} more to follow with`;
  return `the others have only ${others} more of it, besides ${pluralize(countOthers(deal, deal.star), 'Star')}`;
}

const LED_BEFORE = 'Remember who has led which nation.';

function ofLeads(deal: FastDeal, card: CardIndex): Reason | undefined {
  const nation = nationOf(card);
  const by = (seat: Seat): boolean => hasLed(deal, seat, nation);
  const above = areOut(nation, higherThan(deal, card));
  if (by(deal.turn + 2)) {
    const fact = `partner has led ${nationName(nation)} before, and ${cardName(card)} returns it while ${above}`;
    return { look: LED_BEFORE, kind: 'Return what partner has led.', fact };
  }
  const opponent = [deal.turn + 1, deal.turn + 3].find(by);
  if (opponent === undefined) return undefined;
  const fact = `${cardName(card)} is of ${nationName(nation)}, which ${personName(deal, opponent)} has led before, and ${above}`;
  return { look: LED_BEFORE, kind: 'Lead what an opponent has led.', fact };
}

const OWN_HAND = 'Look at how long your nations are, and what is still out above your cards.';
const CHILD = 9;

function ofOwnHand(deal: FastDeal, card: CardIndex): Reason {
  const nation = nationOf(card);
  const higher = higherThan(deal, card);
  const length = countOwn(deal, nation);
  if (length === 1) return onlyOne(deal, card);
  if (headsRow(deal, card)) {
    const fact = `${cardName(card)} heads a row in your hand, and only ${cardNames(nation, higher)} can outrank it`;
    return { look: OWN_HAND, kind: 'Lead from a row of high cards.', fact };
  }
  const out = areOut(nation, higher);
  if (rankOf(card) >= CHILD)
    return { look: OWN_HAND, kind: 'Lead a high card.', fact: `${cardName(card)} is not the highest left: ${out}` };
  const fact = `${cardName(card)} is a low one of your ${length} cards of ${nationName(nation)}, and ${out}`;
  return { look: OWN_HAND, kind: 'Lead a low card, and leave the trick to partner or to chance.', fact };
}

function onlyOne(deal: FastDeal, card: CardIndex): Reason {
  const nation = nationOf(card);
  const stars = countOwn(deal, deal.star);
  const only = `${cardName(card)} is your only card of ${nationName(nation)}`;
  const fact =
    stars > 0
      ? `${only}, and you have ${pluralize(stars, 'Star')} for the next time it is led`
      : `${only}, and ${areOut(nation, higherThan(deal, card))}`;
  return { look: OWN_HAND, kind: 'Lead a card that stands alone in your hand.', fact };
}

/** Whether one's next card of the nation follows this one, with nobody else's between them. */
function headsRow(deal: FastDeal, card: CardIndex): boolean {
  const nation = nationOf(card);
  const below = (1 << rankOf(card)) - 1;
  const mine = ownCards(deal, nation) & below;
  const others = othersCards(deal, nation) & below;
  return rankOf(card) >= CHILD && mine !== 0 && (others === 0 || topOf(mine) > topOf(others));
}
