/** Asking in two taps, whom and for what, in either order: what has been said of a question so far. */
import type { Seat } from '@parlour/kernel/game';
import type { AlicePlay } from '../rules/judge.ts';
import { type Card, isLeading, setOf, wantedOf } from '../rules/pack.ts';
import type { AliceView } from '../rules/view.ts';

export type Half = { readonly card?: Card; readonly of?: Seat };

type Ask = AlicePlay & { readonly do: 'ask' };

/** The Leading card that lies before the chair. */
export const exposedOf = ({ seat, exposed }: AliceView): Card | null => (seat === null ? null : exposed[seat]!);

/** What it wants and the chair has not got. */
export function missingOf(view: AliceView): Card[] {
  const leading = exposedOf(view);
  return leading === null ? [] : wantedOf(setOf(leading)).filter(card => !view.hand?.includes(card));
}

export type Wish = {
  readonly leading: Card;
  readonly wants: readonly { readonly card: Card; readonly isHeld: boolean }[];
};

/** What each Leading card in the hand would want, were it exposed. */
export const wishesOf = ({ hand }: AliceView): Wish[] =>
  (hand ?? []).filter(isLeading).map(leading => ({
    leading,
    wants: wantedOf(setOf(leading)).map(card => ({ card, isHeld: hand!.includes(card) })),
  }));

/** A single missing card need not be pointed at; one asked for in another turn is forgotten. */
export function spoken(view: AliceView, { card, of }: Half): Half {
  const leading = exposedOf(view);
  const missing = missingOf(view);
  const named = card !== undefined && leading !== null && setOf(card) === setOf(leading) ? card : undefined;
  const asked = named ?? (missing.length === 1 ? missing[0] : undefined);
  return { ...(asked !== undefined && { card: asked }), ...(of !== undefined && { of }) };
}

export const asksIn = (plays: readonly AlicePlay[]): Ask[] => plays.filter((play): play is Ask => play.do === 'ask');

/** Whom one may ask, for the card that has been named, or for any. */
export const mayAsk = (plays: readonly AlicePlay[], { card }: Half): ReadonlySet<Seat> =>
  new Set(asksIn(plays).flatMap(ask => (card === undefined || ask.card === card ? [ask.of] : [])));

/** The whole question, once both halves are said. */
export const questionOf = ({ card, of }: Half): AlicePlay | undefined =>
  card === undefined || of === undefined ? undefined : { do: 'ask', of, card };
