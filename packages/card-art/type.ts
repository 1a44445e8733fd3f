/** The fonts of the cards by their own names; the page and the printer supply them. */
import { type Attributes, escaped, tag } from './svg.ts';

export const FONTS = {
  fell: 'IM FELL English, serif',
  fellCaps: 'IM FELL English SC, serif',
  garamond: 'EB Garamond, serif',
  typewriter: 'Special Elite, monospace',
  limelight: 'Limelight, fantasy',
  plain: 'Atkinson Hyperlegible Next, sans-serif',
} as const;
export type Font = keyof typeof FONTS;

export type TypeSetting = {
  readonly font: Font;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: 'bold';
  readonly style?: 'italic';
  readonly spacing?: number;
};

/** A line of words whose baseline begins, is centred or ends at a point. */
export const words = (x: number, y: number, line: string, set: TypeSetting, more: Attributes = {}): string =>
  tag(
    'text',
    {
      x,
      y,
      'font-family': FONTS[set.font],
      'font-size': set.size,
      'font-weight': set.weight,
      'font-style': set.style,
      'letter-spacing': set.spacing,
      'text-anchor': set.anchor ?? 'middle',
      fill: set.fill,
      ...more,
    },
    escaped(line),
  );
