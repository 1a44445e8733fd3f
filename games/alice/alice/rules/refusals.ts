import type { Refusal, Seat } from '@parlour/kernel/game';
import type { Card } from './pack.ts';

/** Why a play is refused. */
export type AliceRefusal = Refusal &
  (
    | { readonly clause: 'AL-1'; readonly why: 'not-dealt' }
    | { readonly clause: 'AL-14'; readonly why: 'over' }
    | { readonly clause: 'AL-23r'; readonly why: 'turns-up' }
    | { readonly clause: 'AL-8'; readonly why: 'forfeit-due' }
    | { readonly clause: 'AL-4'; readonly why: 'not-your-turn'; readonly turn: Seat }
    | { readonly clause: 'AL-6'; readonly why: 'must-ask'; readonly leading: Card }
    | { readonly clause: 'AL-16r'; readonly why: 'nothing-completed' }
    | { readonly clause: 'AL-12'; readonly why: 'set-unfinished'; readonly leading: Card }
    | { readonly clause: 'AL-4'; readonly why: 'not-leading' | 'not-held'; readonly card: Card }
    | QuestionRefusal
  );

type QuestionRefusal =
  | { readonly clause: 'AL-4'; readonly why: 'nothing-exposed' }
  | { readonly clause: 'AL-15r'; readonly why: 'other-set'; readonly card: Card; readonly leading: Card }
  | { readonly clause: 'AL-15r'; readonly why: 'own-card'; readonly card: Card }
  | { readonly clause: 'AL-15r'; readonly why: 'own-seat' }
  | { readonly clause: 'AL-15r'; readonly why: 'no-seat'; readonly seats: number }
  | { readonly clause: 'AL-15r'; readonly why: 'empty-hand'; readonly of: Seat }
  | { readonly clause: 'AL-23r'; readonly why: 'said-no'; readonly of: Seat; readonly card: Card };

export type QuestionFault = QuestionRefusal['why'];
