/** Why an addition is refused. Squares are told by row and column. */
import type { Refusal } from '@parlour/kernel/game';
import type { Direction } from './crossword.ts';

export type Place = readonly [row: number, column: number];

export type AdditionRefusal = Refusal &
  (
    | { readonly clause: 'KG-15r'; readonly why: 'free-card' }
    | { readonly clause: 'KG-11'; readonly why: 'taken'; readonly square: Place; readonly letter: string }
    | { readonly clause: 'KG-15r'; readonly why: 'two-on-one'; readonly square: Place }
    | {
        readonly clause: 'KG-2' | 'KG-3';
        readonly why: 'number';
        readonly least: number;
        readonly most: number;
        readonly laid: number;
      }
    | { readonly clause: 'KG-4'; readonly why: 'no-line' }
    /** The empty square, and the new letters before and after it. */
    | ({ readonly clause: 'KG-5'; readonly why: 'gap' } & Gap)
    | { readonly clause: 'KG-5'; readonly why: 'apart' }
    | { readonly clause: 'KG-2'; readonly why: 'not-at-start' }
    | WordRefusal
  );

export type Gap = { readonly square: Place; readonly between: readonly [string, string] };

export type WordRefusal =
  | { readonly clause: 'KG-1'; readonly why: 'no-word'; readonly word: string }
  | { readonly clause: 'KG-6'; readonly why: 'no-cross-word'; readonly word: string; readonly direction: Direction }
  | { readonly clause: 'KG-14r'; readonly why: 'opening-plural'; readonly word: string }
  | { readonly clause: 'KG-7'; readonly why: 'lone-plural' | 'plural'; readonly word: string }
  /** A plural across the line of play, and the one along it. */
  | { readonly clause: 'KG-14r'; readonly why: 'two-plurals'; readonly word: string; readonly main: string };
