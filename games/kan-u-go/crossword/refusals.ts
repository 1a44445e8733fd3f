import type { Refusal } from '@parlour/kernel/game';
import type { Direction } from './crossword.ts';

export type SquarePosition = readonly [row: number, column: number];

export type AdditionRefusal = Refusal &
  (
    | { readonly clause: 'KG-15r'; readonly why: 'free-card' }
    | { readonly clause: 'KG-11'; readonly why: 'taken'; readonly square: SquarePosition; readonly letter: string }
    | { readonly clause: 'KG-15r'; readonly why: 'two-on-one'; readonly square: SquarePosition }
    | {
        readonly clause: 'KG-2' | 'KG-3';
        readonly why: 'number';
        readonly least: number;
        readonly most: number;
        readonly laid: number;
      }
    | { readonly clause: 'KG-4'; readonly why: 'no-line' }
    /** Between the new letters before and after it. */
    | ({ readonly clause: 'KG-5'; readonly why: 'gap' } & Gap)
    | { readonly clause: 'KG-5'; readonly why: 'apart' }
    | { readonly clause: 'KG-2'; readonly why: 'not-at-start' }
    | WordRefusal
  );

export type Gap = { readonly square: SquarePosition; readonly between: readonly [string, string] };

export type WordRefusal =
  | { readonly clause: 'KG-1'; readonly why: 'no-word'; readonly word: string }
  | { readonly clause: 'KG-6'; readonly why: 'no-cross-word'; readonly word: string; readonly direction: Direction }
  | { readonly clause: 'KG-14r'; readonly why: 'opening-plural'; readonly word: string }
  | { readonly clause: 'KG-7'; readonly why: 'lone-plural' | 'plural'; readonly word: string }
  /** `word` crosses the line of play, `main` is along it. */
  | { readonly clause: 'KG-14r'; readonly why: 'two-plurals'; readonly word: string; readonly main: string };
