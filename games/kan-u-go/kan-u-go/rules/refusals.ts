import type { Refusal, Seat } from '@parlour/kernel/game';
import type { RoundRefusal } from '../../round/rules/refusals.ts';

export type KanUGoRefusal =
  | RoundRefusal
  | (Refusal &
      (
        | { readonly clause: 'KG-30'; readonly why: 'over' }
        | { readonly clause: 'KG-23'; readonly why: 'not-now' }
        | { readonly clause: 'KG-23'; readonly why: 'not-your-turn'; readonly turn: Seat }
        | { readonly clause: 'KG-34r'; readonly why: 'no-passing' }
        | { readonly clause: 'KG-27'; readonly why: 'free-cards-only' | 'holds-letters' }
        | { readonly clause: 'KG-32r'; readonly why: 'must-add' }
      ));
