/** What is noticed at a table of Alice. What a chair has noticed is all it can reason from. */
import type { GameEvent, Seat } from '@parlour/kernel/game';
import type { Card } from './pack.ts';

/** All that can happen. */
export type AliceEvent = GameEvent &
  (
    | { readonly what: 'deal'; readonly dealer: Seat }
    /** The hand is for its owner's eyes. */
    | { readonly what: 'hand'; readonly seat: Seat; readonly cards: number; readonly hand?: readonly Card[] }
    /** A set laid down before play lies face down: only its owner knows which, unless sets lie face up. */
    | { readonly what: 'lay'; readonly seat: Seat; readonly set?: number }
    | { readonly what: 'begin'; readonly seat: Seat }
    | { readonly what: 'expose'; readonly seat: Seat; readonly card: Card }
    | { readonly what: 'ask'; readonly seat: Seat; readonly of: Seat; readonly card: Card }
    | { readonly what: 'give'; readonly seat: Seat; readonly to: Seat; readonly card: Card }
    | { readonly what: 'no'; readonly seat: Seat; readonly to: Seat; readonly card: Card }
    | { readonly what: 'complete'; readonly seat: Seat; readonly set: number }
    /** The seat has no Leading card, and so owes a forfeit. */
    | { readonly what: 'lack'; readonly seat: Seat; readonly to: Seat }
    /** The card is seen by the two it passes between, unless it lay exposed. */
    | { readonly what: 'forfeit'; readonly seat: Seat; readonly to: Seat; readonly card?: Card }
    | { readonly what: 'pass'; readonly seat: Seat }
    | { readonly what: 'stop'; readonly seat: Seat }
    | { readonly what: 'out'; readonly seat: Seat }
    /** With the number of turns if it ended for want of more. */
    | { readonly what: 'end'; readonly winners: readonly Seat[]; readonly turns?: number }
  );
