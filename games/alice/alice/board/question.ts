/** A question in two taps, the player and the card in either order. */
import type { Seat } from '@parlour/kernel/game';
import type { AlicePlay } from '../rules/judge.ts';
import { type Card, isLeading, setOf, wantedOf } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';

export type HalfQuestion = { readonly card?: Card; readonly of?: Seat };

type AskPlay = AlicePlay & { readonly do: 'ask' };

export const ownExposedCard = ({ seat, exposed }: AliceView): Card | null => (seat === null ? null : exposed[seat]!);

export function ownMissingCards(view: AliceView): Card[] {
  const leading = ownExposedCard(view);
  return leading === null ? [] : wantedOf(setOf(leading)).filter(card => !view.hand?.includes(card));
}

export type WantedByLeading = {
  readonly leading: Card;
  readonly wants: readonly { readonly card: Card; readonly isHeld: boolean }[];
};

/** Returns what each would want if it were exposed. */
export const wantedByHand = ({ hand = [] }: AliceView): WantedByLeading[] =>
  hand.filter(isLeading).map(leading => wantedBy(leading, hand));

/** Returns what the exposed Leading card wants; empty without one. */
export function wantedByTable(view: AliceView): WantedByLeading[] {
  const leading = ownExposedCard(view);
  return leading === null ? [] : [wantedBy(leading, view.hand ?? [])];
}

const wantedBy = (leading: Card, hand: readonly Card[]): WantedByLeading => ({
  leading,
  wants: wantedOf(setOf(leading)).map(card => ({ card, isHeld: hand.includes(card) })),
});

/** Completes half a question: a single missing card need not be tapped, and one of another set is dropped. */
export function completeHalf(view: AliceView, { card, of }: HalfQuestion): HalfQuestion {
  const leading = ownExposedCard(view);
  const missing = ownMissingCards(view);
  const named = card !== undefined && leading !== null && setOf(card) === setOf(leading) ? card : undefined;
  const asked = named ?? (missing.length === 1 ? missing[0] : undefined);
  return { ...(asked !== undefined && { card: asked }), ...(of !== undefined && { of }) };
}

export const askPlaysIn = (plays: readonly AlicePlay[]): AskPlay[] =>
  plays.filter((play): play is AskPlay => play.do === 'ask');

/** Returns seats for the card that has been tapped, or for any. */
export const seatsToAsk = (plays: readonly AlicePlay[], { card }: HalfQuestion): ReadonlySet<Seat> =>
  new Set(askPlaysIn(plays).flatMap(ask => (card === undefined || ask.card === card ? [ask.of] : [])));

export const questionOf = ({ card, of }: HalfQuestion): AlicePlay | undefined =>
  card === undefined || of === undefined ? undefined : { do: 'ask', of, card };
