/** Why one choice is better than another, or right, in facts that the chair could see. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Situation } from '@parlour/players/player';
import { deedsIn } from '../players/deeds.ts';
import { sayGuilt } from '../players/guilt.ts';
import { sayInnocence } from '../players/innocence.ts';
import { awaitedFor, distanceOf, sayLay, sayPlace, sayPlay, sayWait } from '../players/reasons.ts';
import { type Card, isOne } from '../rules/cards.ts';
import type { KitPlay, Lay } from '../rules/judge.ts';
import type { KitParts } from '../rules/parts.ts';
import { topsOf } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { tensIn } from './books.ts';
import { type Choice, canProve, isAboutShout, isWrong } from './choices.ts';

export function say(situation: Situation<KitParts>, played: Choice, best: Choice): string {
  const { view } = situation;
  if (isAboutShout(situation, played)) return sayShout(situation, played, best);
  if (played === undefined) return sayInnocence(view);
  if (isWrong(view, played))
    return `${sayMistake(view, played)} ${sayPrice(situation, best === played ? 'best' : 'worse')}`;
  return played.do === 'lay' ? sayLaid(view, played, best) : sayDone(view, played);
}

/** Why it was good to shout or not: the proof, and what a card more is worth to a hand that is to be emptied. */
function sayShout(situation: Situation<KitParts>, played: Choice, best: Choice): string {
  const { view } = situation;
  if (!canProve(situation)) return `There was no proof: ${uncapped(sayInnocence(view))} ${PRICES[view.falseShout]}`;
  if (best?.do !== 'shout') return `${sayGuilt(view)} But a card drawn is one more to be got rid of.`;
  return `${sayGuilt(view)}${played?.do === 'shout' ? '' : ' A shout at it was good, and draws a card.'}`;
}

/** A sentence that goes on after a colon; names of cards keep their capital. */
const uncapped = (sentence: string): string =>
  /^[A-N]\d/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** KK-20r */
const PRICES = {
  silence: 'A false shout costs the right to shout again in that turn.',
  card: 'A false shout costs a card.',
} as const;

/** KK-8, KK-25r: what one did wrong oneself. */
function sayMistake(view: KitView, played: KitPlay): string {
  const one = [...assertDefined(view.hand), ...topsOf(itemAt(view.kittens, assertDefined(view.seat)))].find(isOne);
  const isOrder = played.do === 'play' && distanceOf(view, played.card) !== 0;
  if (isOrder && (one === undefined || isOne(played.card)))
    return `${played.card} was out of its order: its book waited for ${awaitedFor(view, played.card)}.`;
  return `${one} was there to be played, and a 1 comes before anything else.`;
}

/** What a mistake could cost, and where it cost nothing, why. */
function sayPrice(situation: Situation<KitParts>, stood: 'best' | 'worse'): string {
  const cards = assertDefined(situation.view.hand);
  const goes = deedsIn(situation).some(({ do: what }) => what === 'play');
  if (stood === 'best' && !goes && tensIn(cards).length === 0)
    return 'Nothing else went, and there was no ten to be drawn.';
  return sayRisk(cards);
}

/** KK-8, KK-19r: all goes back, and any card of the hand may be drawn. */
function sayRisk(cards: readonly Card[]): string {
  const tens = tensIn(cards);
  if (cards.length === 0) return 'Whoever noticed could end the turn.';
  if (cards.length === 1) return `Whoever noticed could draw ${cards[0]}, and end the turn.`;
  const among = tens.length === 0 ? '' : `, ${tens.join(' and ')} among them`;
  return `Whoever noticed could draw one of ${cards.length} cards${among}, and end the turn.`;
}

function sayLaid(view: KitView, played: Lay, best: Choice): string {
  if (best?.do === 'play') return `${sayPlay(view, best.card)} It was held back.`;
  if (best?.do !== 'lay') return sayLay(view, played);
  if (best.card !== played.card) return `${sayWait(view, best.card)}; ${sayWait(view, played.card)}.`;
  const [there, here] = [sayPlace(view, best), sayPlace(view, played)];
  return there === here ? sayLay(view, played) : `${sayWait(view, played.card)}.${there}${here}`;
}

const sayDone = (view: KitView, played: KitPlay): string =>
  played.do === 'play' ? sayPlay(view, played.card) : 'Nothing else was left to do.';
