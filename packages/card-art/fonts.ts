/** The fonts of the cards. Pages and the PDF writer supply the files. */
import { type Attributes, escapeXml, tag } from './svg.ts';

export const FONTS = {
  fell: 'IM FELL English, More letters, serif',
  fellCaps: 'IM FELL English SC, More letters, serif',
  garamond: 'EB Garamond, serif',
  typewriter: 'Special Elite, More letters, monospace',
  limelight: 'Limelight, More letters, fantasy',
  plain: 'Atkinson Hyperlegible Next, More letters, sans-serif',
} as const;
export type Font = keyof typeof FONTS;

/** Code points, both ends included. */
export type CodePointRange = readonly [from: number, to: number];

/**
 * What the family "More letters" has: EB Garamond, for what the fonts of the cards lack. A part is loaded when a text
 * needs it.
 */
export const MORE_LETTERS: Readonly<Record<'latin' | 'greek' | 'cyrillic' | 'signs', readonly CodePointRange[]>> = {
  latin: [
    [0x100, 0x24f],
    [0x1e00, 0x1eff],
  ],
  greek: [
    [0x370, 0x3ff],
    [0x1f00, 0x1fff],
  ],
  cyrillic: [[0x400, 0x52f]],
  signs: [
    [0xb2, 0xb3],
    [0xb9, 0xb9],
    [0x250, 0x2ff],
    [0x2032, 0x2034],
    [0x2044, 0x2044],
    [0x2070, 0x209f],
    [0x2100, 0x214f],
    [0x2190, 0x22ff],
    [0x25a0, 0x25ff],
  ],
};

/**
 * Always from "More letters", so that the letters of a word match: digits above and below the line, Greek and Cyrillic,
 * of which some fonts have a few.
 */
export const ALWAYS_MORE: RegExp = /[\u00B2\u00B3\u00B9\u0370-\u052F\u1F00-\u1FFF\u2044\u2070-\u209F]/;

const RAISED_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const LOWERED_DIGITS = '₀₁₂₃₄₅₆₇₈₉';

/** No font of ours has all fractions, so they are composed: ⅗ is ³⁄₅. */
export const composeFractions = (text: string): string =>
  text.replaceAll(/[¼-¾⅐-⅞↉]/g, sign => {
    const [above = '', below = ''] = sign.normalize('NFKD').split('\u2044');
    const inDigits = (number: string, digits: string): string => [...number].map(digit => digits[+digit]).join('');
    return `${inDigits(above, RAISED_DIGITS)}\u2044${inDigits(below, LOWERED_DIGITS)}`;
  });

export type TextStyle = {
  readonly font: Font;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: 'bold';
  readonly style?: 'italic';
  readonly spacing?: number;
};

/** One line of text; `anchor` tells which part of its baseline is at the point. */
export const textAt = (x: number, y: number, line: string, textStyle: TextStyle, more: Attributes = {}): string =>
  tag(
    'text',
    {
      x,
      y,
      'font-family': FONTS[textStyle.font],
      'font-size': textStyle.size,
      'font-weight': textStyle.weight,
      'font-style': textStyle.style,
      'letter-spacing': textStyle.spacing,
      'text-anchor': textStyle.anchor ?? 'middle',
      fill: textStyle.fill,
      ...more,
    },
    escapeXml(composeFractions(line)),
  );

/**
 * Limelight's G needs a bar, because its spur is too fine to tell it from C. Returns a path about the middle of its
 * baseline; `at` turns a part of the font size into a coordinate.
 */
export const barOfG = (at: (part: number) => number): string =>
  `M${at(0.07)} ${at(-0.35)}H${at(0.35)}V${at(0.01)}H${at(0.24)}V${at(-0.26)}H${at(0.07)}Z`;
