/** Decisions, their alternatives and explanations. */
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { formatList } from '@parlour/messages';
import type { Situation } from '@parlour/players/player';
import { sayLayDifference } from '../players/lay-reasons.ts';
import { explainMistake, explainNoProof } from '../players/mistake-evidence.ts';
import { distanceToTurn, explainLay, explainPlay, nextCardOfBook } from '../players/reasons.ts';
import { proveMistake } from '../players/shout-strategy.ts';
import { bestPlaces, chooseByTempo, layByWait, type TurnPlay, turnPlays } from '../players/turn-strategies.ts';
import { type Card, isOne } from '../rules/cards.ts';
import type { KitPlay, Lay } from '../rules/judge.ts';
import { type KitParts, topCards } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { isLastTurnWrong, likelyWorld, tensIn } from './evaluation.ts';
import { kitReviewText } from './review-text.ts';

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
  return [...plays, ...bestPlaces(lays, layByWait(situation.view)).slice(0, MAX_LAYS), ...passes];
}

const isSame = (one: ReviewChoice, other: ReviewChoice): boolean => JSON.stringify(one) === JSON.stringify(other);

export function explainChoice(situation: Situation<KitParts>, played: ReviewChoice, best: ReviewChoice): string {
  const { view } = situation;
  if (isAboutShout(situation, played)) return sayShout(situation, played, best);
  if (played === undefined) return explainNoProof(view);
  if (isMistake(view, played)) {
    return kitReviewText('mistakeAndPrice', { mistake: sayMistake(view, played), price: sayPrice(situation) });
  }
  return played.do === 'lay' ? sayParked(situation, played, best) : sayPlayed(view, played);
}

/** The proof, and what one more card costs. */
function sayShout(situation: Situation<KitParts>, played: ReviewChoice, best: ReviewChoice): string {
  const { view } = situation;
  if (!canProve(situation)) {
    const wrong = countWrongTurns(view);
    if (best?.do === 'shout' && wrong > 0) return kitReviewText('likelyWrong', { wrong, layouts: LAYOUTS });
    const price = kitReviewText(view.falseShout === 'card' ? 'falseShoutCostsCard' : 'falseShoutSilences');
    const told = { layouts: LAYOUTS, evidence: explainNoProof(view), price };
    return best?.do === 'shout'
      ? kitReviewText('closeShout', told)
      : kitReviewText('noProof', { ...told, right: LAYOUTS - wrong });
  }
  const evidence = explainMistake(view);
  if (best?.do !== 'shout') return kitReviewText('provenButCostly', { evidence });
  return played?.do === 'shout' ? evidence : kitReviewText('shoutWasGood', { evidence });
}

const LAYOUTS = 100;

/** Counts the layouts in which the turn was wrong. */
function countWrongTurns(view: KitView): number {
  const random = seededRandom('reasons');
  return Array.from({ length: LAYOUTS }, () => likelyWorld(view, random)).filter(isLastTurnWrong).length;
}

/** KK-8, KK-25r */
function sayMistake(view: KitView, played: KitPlay): string {
  const one = [...assertDefined(view.hand), ...topCards(itemAt(view.kittens, assertDefined(view.seat)))].find(isOne);
  const isOrder = played.do === 'play' && distanceToTurn(view, played.card) !== 0;
  if (isOrder && (one === undefined || isOne(played.card)))
    return kitReviewText('outOfOrder', { card: played.card, next: nextCardOfBook(view, played.card) });
  return kitReviewText('oneWasThere', { one: assertDefined(one) });
}

function sayPrice(situation: Situation<KitParts>): string {
  const cards = assertDefined(situation.view.hand);
  const goes = turnPlays(situation).some(({ do: what }) => what === 'play');
  if (!goes && tensIn(cards).length === 0) return kitReviewText('nothingToLose');
  return sayRisk(cards);
}

/** KK-8, KK-19r: any card of the hand may be drawn. */
function sayRisk(cards: readonly Card[]): string {
  const [first] = cards;
  if (first === undefined) return kitReviewText('riskTurn');
  if (cards.length === 1) return kitReviewText('riskOnlyCard', { card: first });
  const tens = tensIn(cards);
  return tens.length === 0
    ? kitReviewText('riskCards', { cards: cards.length })
    : kitReviewText('riskTens', { cards: cards.length, tens: formatList(tens) });
}

/** What separated the two plays, and what the better one waits for. */
function sayParked(situation: Situation<KitParts>, played: Lay, best: ReviewChoice): string {
  const { view } = situation;
  if (best?.do === 'play') return kitReviewText('heldBack', { reason: explainPlay(view, best.card) });
  const lay = best?.do === 'lay' ? best : played;
  const others = isSame(lay, played) ? alternatives(situation).filter(play => play.do === 'lay') : [played];
  const difference = sayLayDifference(
    situation,
    lay,
    others.filter(other => !isSame(other, lay)),
  );
  return [difference, explainLay(view, lay)].filter(Boolean).join(' ');
}

const sayPlayed = (view: KitView, played: KitPlay): string =>
  played.do === 'play' ? explainPlay(view, played.card) : kitReviewText('nothingElse');
