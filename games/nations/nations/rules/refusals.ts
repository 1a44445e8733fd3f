import type { Refusal, Seat } from '@parlour/kernel/game';
import type { Card, Nation } from '../../pack/pack.ts';

/** Why a play is refused. */
export type NationsRefusal = Refusal &
  (
    | { readonly clause: 'NA-14'; readonly why: 'won' }
    | { readonly clause: 'NA-5'; readonly why: 'not-your-turn'; readonly turn: Seat }
    | { readonly clause: 'NA-9'; readonly why: 'not-your-lead'; readonly turn: Seat }
    | { readonly clause: 'NA-3'; readonly why: 'not-held'; readonly card: Card }
    | { readonly clause: 'NA-6'; readonly why: 'must-follow'; readonly nation: Nation }
    | { readonly clause: 'NA-18r'; readonly why: 'call-in-turn'; readonly turn: Seat }
    | { readonly clause: 'NA-13'; readonly why: 'call-elsewhere'; readonly stand: number }
    | { readonly clause: 'NA-18r'; readonly why: 'call-too-late' | 'called-already' }
    | { readonly clause: 'NA-13'; readonly why: 'too-few-titles' }
  );
