import type { Refusal } from '@parlour/kernel/game';
import type { RoundRefusal } from '../../round/rules/refusals.ts';

/** Refusals of the race, besides those shared with Kan-U-Go. */
export type RaceRefusal = RoundRefusal | (Refusal & (PlayRefusal | OpeningRefusal));

type PlayRefusal =
  | { readonly clause: 'KR-10'; readonly why: 'over' }
  | { readonly clause: 'KR-1'; readonly why: 'not-begun' }
  | { readonly clause: 'KR-7'; readonly why: 'held-for-shuffle' }
  | { readonly clause: 'KR-3'; readonly why: 'no-passing' }
  | { readonly clause: 'KR-8'; readonly why: 'holds-letters' }
  | { readonly clause: 'KR-6'; readonly why: 'nothing-to-take' }
  | { readonly clause: 'KR-5' | 'KR-16r'; readonly why: 'too-few' };

/** `near`: permitted words that may have been meant. */
export type OpeningRefusal =
  | { readonly clause: 'KR-3'; readonly why: 'begun' }
  | { readonly clause: 'KR-18r'; readonly why: 'by-lot' }
  | { readonly clause: 'KR-2'; readonly why: 'not-the-dealer' }
  | { readonly clause: 'KR-2'; readonly why: 'lacking'; readonly letter: string; readonly word: string }
  | { readonly clause: 'KG-1'; readonly why: 'unknown'; readonly word: string; readonly near: readonly string[] }
  | {
      readonly clause: 'KR-14r';
      readonly why: 'not-the-longest';
      readonly letters: number;
      readonly near: readonly string[];
    }
  | { readonly clause: 'KR-2'; readonly why: 'not-of-five'; readonly near: readonly string[] }
  | { readonly clause: 'KR-18r'; readonly why: 'vowels-first' };
