/** What is decided at a moment, and between which choices. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Situation } from '@parlour/players/player';
import { byTempo, type Deed, deedsIn } from '../players/deeds.ts';
import { byWaiting } from '../players/laying.ts';
import { proofIn } from '../players/noticing.ts';
import { distanceOf } from '../players/reasons.ts';
import { type Card, isOne } from '../rules/cards.ts';
import type { KitPlay, Lay } from '../rules/judge.ts';
import type { KitParts } from '../rules/parts.ts';
import { topsOf } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';

export type Choice = KitPlay | undefined;
type Here = Situation<KitParts>;

/** So many right plays, and so many cards to lay, are held against what was done. */
const MOST_PLAYS = 3;
const MOST_LAYS = 5;
const BESIDE_A_MISTAKE = 2;

/**
 * A shout, a mistake of one's own and a Kitten laid while there are packets to win are decisions; so is a mistake that can
 * be proven and is let pass, at its last moment, when the turn is over.
 */
export function isDecision(situation: Here, played: Choice): boolean {
  if (isAboutShout(situation, played)) return true;
  if (played === undefined) return false;
  return isWrong(situation.view, played) || (played.do === 'lay' && isAtStake(situation));
}

/** Somebody shouted, or could have with a proof, and now or never. */
export const isAboutShout = (situation: Here, played: Choice): boolean =>
  played?.do === 'shout' || (isOverNow(situation.view) && canProve(situation));

const isAtStake = (situation: Here): boolean => situation.view.packetsLeft > 0 && deedsIn(situation).length > 1;

/** The turn that may be shouted at has ended; nothing is added to it any more. */
const isOverNow = ({ window, player, acted }: KitView): boolean =>
  window !== null && (window.seat !== player || !acted);

/** Whether there is a shout that is good in every world the chair can imagine. */
export const canProve = ({ plays, view }: Here): boolean =>
  plays.some(({ do: what }) => what === 'shout') && proofIn(view).proven;

/** KK-8, KK-25r: by what the chair sees of its own cards. */
export function isWrong(view: KitView, deed: KitPlay): boolean {
  if (deed.do === 'shout') return false;
  const own = [
    ...assertDefined(view.hand),
    ...(view.rules > 1 ? topsOf(itemAt(view.kittens, assertDefined(view.seat))) : []),
  ];
  const owesOne = own.some(isOne);
  if (deed.do !== 'play') return owesOne;
  return distanceOf(view, deed.card) !== 0 || (owesOne && !isOne(deed.card));
}

/** What was done is among them; where it is about a shout, that and doing otherwise. */
export function choicesIn(situation: Here, played: Choice): readonly Choice[] {
  if (isAboutShout(situation, played)) return aboutShout(situation, played);
  const deeds = rivals(situation).filter(deed => !isSame(deed, played));
  const isMistake = played !== undefined && isWrong(situation.view, played);
  return [...(isMistake ? deeds.slice(0, BESIDE_A_MISTAKE) : deeds), played];
}

/** The first of two that come out alike is taken for the better: a shout if there is proof, else none. */
function aboutShout(situation: Here, played: Choice): readonly Choice[] {
  const shout = situation.plays.find(({ do: what }) => what === 'shout');
  const other = played?.do === 'shout' ? otherThanShout(situation) : played;
  return canProve(situation) ? [shout, other] : [other, shout];
}

/** In one's own turn something has to be done; in another's nothing. */
const otherThanShout = (situation: Here): Choice =>
  situation.view.player === situation.seat ? byTempo(byWaiting)(situation).play : undefined;

/** The first plays, and of each card the place where it is best laid. */
function rivals(situation: Here): readonly Deed[] {
  const deeds = deedsIn(situation);
  const plays = deeds.filter(({ do: what }) => what === 'play').slice(0, MOST_PLAYS);
  const lays = deeds.filter(deed => deed.do === 'lay');
  const passes = deeds.filter(({ do: what }) => what === 'pass');
  return [...plays, ...bestPlaces(situation.view, lays).slice(0, MOST_LAYS), ...passes];
}

function bestPlaces(view: KitView, lays: readonly Lay[]): Lay[] {
  const worth = byWaiting(view);
  const sorted = lays.map(lay => ({ lay, value: worth(lay) })).sort((a, b) => b.value - a.value);
  const best = new Map<Card, Lay>();
  for (const { lay } of sorted) if (!best.has(lay.card)) best.set(lay.card, lay);
  return [...best.values()];
}

const isSame = (one: Choice, other: Choice): boolean => JSON.stringify(one) === JSON.stringify(other);
