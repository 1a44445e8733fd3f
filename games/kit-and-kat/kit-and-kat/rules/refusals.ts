import type { Refusal, Seat } from '@parlour/kernel/game';
import type { Card } from './cards.ts';

/** Each with its clause and the facts of its sentence. */
export type KitRefusal = Refusal &
  (
    | { readonly clause: 'KK-7'; readonly why: 'over' }
    | { readonly clause: 'KK-2'; readonly why: 'not-dealt' }
    | { readonly clause: 'KK-8'; readonly why: 'draw-due' }
    | { readonly clause: 'KK-11r'; readonly why: 'not-your-turn'; readonly turn: Seat }
    | { readonly clause: 'KK-6'; readonly why: 'covered' | 'not-playable'; readonly card: Card }
    | { readonly clause: 'KK-16r'; readonly why: 'must-play' }
    | { readonly clause: 'KK-5'; readonly why: 'must-lay' }
    | { readonly clause: 'KK-4'; readonly why: 'one-first' | 'out-of-order' }
    | { readonly clause: 'KK-18r'; readonly why: 'shout-at-yourself' }
    | { readonly clause: 'KK-18r'; readonly why: 'nothing-to-shout-at'; readonly at: Seat }
    | { readonly clause: 'KK-20r'; readonly why: 'shouted-in-vain' }
    | LayRefusal
  );

/** Reasons not to lay a card. */
type LayRefusal =
  | { readonly clause: 'KK-16r'; readonly why: 'last-phase' }
  | { readonly clause: 'KK-15r'; readonly why: 'no-hand' }
  | { readonly clause: 'KK-5'; readonly why: 'not-in-hand'; readonly card: Card }
  | { readonly clause: 'KK-14r'; readonly why: 'new-pile' }
  | { readonly clause: 'KK-6'; readonly why: 'which-pile' | 'no-moving' }
  | { readonly clause: 'KK-24r'; readonly why: 'same-pile' };

export type LayRefusalReason = LayRefusal['why'];
