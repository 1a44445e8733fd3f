/** Decisions, their alternatives and explanations. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Situation } from '@parlour/players/player';
import { explainMistake, explainNoProof } from '../players/mistake-evidence.ts';
import {
  distanceToTurn,
  explainLay,
  explainPlace,
  explainPlay,
  explainWait,
  nextCardOfBook,
} from '../players/reasons.ts';
import { proveMistake } from '../players/shout-strategy.ts';
import { chooseByTempo, layByWait, type TurnPlay, turnPlays } from '../players/turn-strategies.ts';
import { type Card, isOne } from '../rules/cards.ts';
import type { KitPlay, Lay } from '../rules/judge.ts';
import { type KitParts, topCards } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { tensIn } from './evaluation.ts';

export type ReviewChoice = KitPlay | undefined;
type KitSituation = Situation<KitParts>;

/** Alternatives compared with what was done. */
const MAX_PLAYS = 3;
const MAX_LAYS = 5;
const MAX_BESIDE_MISTAKE = 2;

/**
 * Shouts, own mistakes, Kittens laid while packets are left, and provable mistakes let pass, once the turn has ended.
 */
export function isDecision(situation: KitSituation, played: ReviewChoice): boolean {
  if (isAboutShout(situation, played)) return true;
  if (played === undefined) return false;
  return isMistake(situation.view, played) || (played.do === 'lay' && isAtStake(situation));
}

/** A shout, or the last chance for a proven one. */
export const isAboutShout = (situation: KitSituation, played: ReviewChoice): boolean =>
  played?.do === 'shout' || (hasTurnEnded(situation.view) && canProve(situation));

const isAtStake = (situation: KitSituation): boolean =>
  situation.view.packetsLeft > 0 && turnPlays(situation).length > 1;

const hasTurnEnded = ({ window, player, acted }: KitView): boolean =>
  window !== null && (window.seat !== player || !acted);

export const canProve = ({ plays, view }: KitSituation): boolean =>
  plays.some(({ do: what }) => what === 'shout') && proveMistake(view).proven;

/** KK-8, KK-25r, judged by the chair's own cards. */
export function isMistake(view: KitView, play: KitPlay): boolean {
  if (play.do === 'shout') return false;
  const own = [
    ...assertDefined(view.hand),
    ...(view.rules > 1 ? topCards(itemAt(view.kittens, assertDefined(view.seat))) : []),
  ];
  const mustPlayOne = own.some(isOne);
  if (play.do !== 'play') return mustPlayOne;
  return distanceToTurn(view, play.card) !== 0 || (mustPlayOne && !isOne(play.card));
}

/** Includes what was done; about a shout: shout or not. */
export function candidateChoices(situation: KitSituation, played: ReviewChoice): readonly ReviewChoice[] {
  if (isAboutShout(situation, played)) return shoutChoices(situation, played);
  const candidates = alternatives(situation).filter(play => !isSame(play, played));
  const wasMistake = played !== undefined && isMistake(situation.view, played);
  return [...(wasMistake ? candidates.slice(0, MAX_BESIDE_MISTAKE) : candidates), played];
}

/** On a tie the first counts as better: the shout if there is proof. */
function shoutChoices(situation: KitSituation, played: ReviewChoice): readonly ReviewChoice[] {
  const shout = situation.plays.find(({ do: what }) => what === 'shout');
  const other = played?.do === 'shout' ? otherThanShout(situation) : played;
  return canProve(situation) ? [shout, other] : [other, shout];
}

/** In the own turn something must be done. */
const otherThanShout = (situation: KitSituation): ReviewChoice =>
  situation.view.player === situation.seat ? chooseByTempo(layByWait)(situation).play : undefined;

/** The first plays, and each card in its best place. */
function alternatives(situation: KitSituation): readonly TurnPlay[] {
  const candidates = turnPlays(situation);
  const plays = candidates.filter(({ do: what }) => what === 'play').slice(0, MAX_PLAYS);
  const lays = candidates.filter(play => play.do === 'lay');
  const passes = candidates.filter(({ do: what }) => what === 'pass');
  return [...plays, ...bestPlaces(situation.view, lays).slice(0, MAX_LAYS), ...passes];
}

function bestPlaces(view: KitView, lays: readonly Lay[]): Lay[] {
  const worth = layByWait(view);
  const sorted = lays.map(lay => ({ lay, value: worth(lay) })).sort((a, b) => b.value - a.value);
  const best = new Map<Card, Lay>();
  for (const { lay } of sorted) if (!best.has(lay.card)) best.set(lay.card, lay);
  return [...best.values()];
}

const isSame = (one: ReviewChoice, other: ReviewChoice): boolean => JSON.stringify(one) === JSON.stringify(other);

export function explainChoice(situation: Situation<KitParts>, played: ReviewChoice, best: ReviewChoice): string {
  const { view } = situation;
  if (isAboutShout(situation, played)) return sayShout(situation, played, best);
  if (played === undefined) return explainNoProof(view);
  if (isMistake(view, played))
    return `${sayMistake(view, played)} ${sayPrice(situation, best === played ? 'best' : 'worse')}`;
  return played.do === 'lay' ? sayLaid(view, played, best) : sayPlayed(view, played);
}

/** The proof, and what one more card costs. */
function sayShout(situation: Situation<KitParts>, played: ReviewChoice, best: ReviewChoice): string {
  const { view } = situation;
  if (!canProve(situation))
    return `There was no proof: ${uncapitalize(explainNoProof(view))} ${PRICES[view.falseShout]}`;
  if (best?.do !== 'shout') return `${explainMistake(view)} But a card drawn is one more to be got rid of.`;
  return `${explainMistake(view)}${played?.do === 'shout' ? '' : ' A shout at it was good, and draws a card.'}`;
}

/** Card names keep their capital. */
const uncapitalize = (sentence: string): string =>
  /^[A-N]\d/.test(sentence) ? sentence : sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** KK-20r */
const PRICES = {
  silence: 'A false shout costs the right to shout again in that turn.',
  card: 'A false shout costs a card.',
} as const;

/** KK-8, KK-25r */
function sayMistake(view: KitView, played: KitPlay): string {
  const one = [...assertDefined(view.hand), ...topCards(itemAt(view.kittens, assertDefined(view.seat)))].find(isOne);
  const isOrder = played.do === 'play' && distanceToTurn(view, played.card) !== 0;
  if (isOrder && (one === undefined || isOne(played.card)))
    return `${played.card} was out of its order: its book waited for ${nextCardOfBook(view, played.card)}.`;
  return `${one} was there to be played, and a 1 comes before anything else.`;
}

function sayPrice(situation: Situation<KitParts>, stood: 'best' | 'worse'): string {
  const cards = assertDefined(situation.view.hand);
  const goes = turnPlays(situation).some(({ do: what }) => what === 'play');
  if (stood === 'best' && !goes && tensIn(cards).length === 0)
    return 'Nothing else went, and there was no ten to be drawn.';
  return sayRisk(cards);
}

/** KK-8, KK-19r: any card of the hand may be drawn. */
function sayRisk(cards: readonly Card[]): string {
  const tens = tensIn(cards);
  if (cards.length === 0) return 'Whoever noticed could end the turn.';
  if (cards.length === 1) return `Whoever noticed could draw ${cards[0]}, and end the turn.`;
  const among = tens.length === 0 ? '' : `, ${tens.join(' and ')} among them`;
  return `Whoever noticed could draw one of ${cards.length} cards${among}, and end the turn.`;
}

function sayLaid(view: KitView, played: Lay, best: ReviewChoice): string {
  if (best?.do === 'play') return `${explainPlay(view, best.card)} It was held back.`;
  if (best?.do !== 'lay') return explainLay(view, played);
  if (best.card !== played.card) return `${explainWait(view, best.card)}; ${explainWait(view, played.card)}.`;
  const [there, here] = [explainPlace(view, best), explainPlace(view, played)];
  return there === here ? explainLay(view, played) : `${explainWait(view, played.card)}.${there}${here}`;
}

const sayPlayed = (view: KitView, played: KitPlay): string =>
  played.do === 'play' ? explainPlay(view, played.card) : 'Nothing else was left to do.';
