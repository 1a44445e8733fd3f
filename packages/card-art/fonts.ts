/** The fonts of the cards. Pages and the PDF writer supply the files. */
import { type Attributes, escapeXml, tag } from './svg.ts';

export const FONTS = {
  fell: 'IM FELL English, serif',
  fellCaps: 'IM FELL English SC, serif',
  garamond: 'EB Garamond, serif',
  typewriter: 'Special Elite, monospace',
  limelight: 'Limelight, fantasy',
  plain: 'Atkinson Hyperlegible Next, sans-serif',
} as const;
export type Font = keyof typeof FONTS;

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
    escapeXml(line),
  );
