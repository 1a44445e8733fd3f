import type { Refusal } from '@parlour/kernel/game';
import type { AdditionRefusal } from '../../crossword/refusals.ts';
import type { Source } from './method.ts';

/** Refusals of the patiences. */
export type AloneRefusal = AdditionRefusal | (Refusal & (UnableRefusal | SourceRefusal));

/** Why the player cannot draw. */
export type UnableRefusal =
  | { readonly clause: 'KA-4r'; readonly why: 'over' }
  | { readonly clause: 'KA-3r'; readonly why: 'must-add' }
  | { readonly clause: 'K1-5' | 'K2-3' | 'K3-3'; readonly why: 'pack-used-up' };

/** Why a card cannot come from its source. */
export type SourceRefusal =
  | { readonly clause: 'K1-2' | 'K3-3'; readonly why: 'not-turned-up'; readonly letter: string }
  | { readonly clause: 'K1-2'; readonly why: 'not-in-row'; readonly letter: string }
  | { readonly clause: 'K2-2'; readonly why: 'not-held'; readonly letter: string }
  | { readonly clause: 'K3-2'; readonly why: 'not-on-top'; readonly letter: string; readonly from: Source }
  | { readonly clause: 'K1-6r' | 'K3-7r'; readonly why: 'one-a-turn'; readonly from: Source }
  | { readonly clause: 'K3-8r'; readonly why: 'used' }
  | { readonly clause: 'K3-9r'; readonly why: 'stacks-do' };
