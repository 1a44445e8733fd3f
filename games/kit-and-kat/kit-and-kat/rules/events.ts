import type { GameEvent, Seat, Step } from '@parlour/kernel/game';
import type { Card } from './cards.ts';
import type { Cards, KitState } from './state.ts';

/** What players at the table notice. */
export type KitEvent = GameEvent &
  (
    | { readonly what: 'deal'; readonly dealer: Seat }
    | { readonly what: 'packet'; readonly seat: Seat; readonly left: number; readonly cards?: Cards }
    | { readonly what: 'begins'; readonly seat: Seat }
    | { readonly what: 'plays'; readonly seat: Seat; readonly card: Card; readonly from: 'hand' | 'kittens' }
    | {
        readonly what: 'lays';
        readonly seat: Seat;
        readonly card: Card;
        readonly covers: Card | null;
        /** KK-24r: top Kittens of both piles. */
        readonly moved?: { readonly top: Card; readonly on: Card };
      }
    | { readonly what: 'passes'; readonly seat: Seat }
    | { readonly what: 'book'; readonly seat: Seat; readonly book: string }
    | { readonly what: 'last' }
    | { readonly what: 'shout'; readonly seat: Seat; readonly at: Seat; readonly verdict: 'mistake' | 'late' | 'false' }
    | { readonly what: 'back'; readonly seat: Seat; readonly cards: Cards; readonly books: readonly string[] }
    | { readonly what: 'draws'; readonly seat: Seat; readonly from: Seat; readonly card?: Card }
    | { readonly what: 'ends'; readonly winners: readonly Seat[] }
  );

export type KitStep = Step<KitState, KitEvent>;

export const stepWith = (state: KitState, ...events: readonly KitEvent[]): KitStep => ({ state, events });

export function andThen(before: KitStep, next: (state: KitState) => KitStep): KitStep {
  const after = next(before.state);
  return after.events.length === 0
    ? { state: after.state, events: before.events }
    : { state: after.state, events: [...before.events, ...after.events] };
}
