/** The fonts of the cards and sheets by the names that drawings call them; whoever prints supplies their files. */
import { nth } from '@parlour/kernel/must';
export const FONT_NAMES = [
  'IM FELL English',
  'IM FELL English italic',
  'IM FELL English SC',
  'EB Garamond',
  'EB Garamond italic',
  'EB Garamond bold',
  'Special Elite',
  'Limelight',
  'Atkinson Hyperlegible Next',
  'Atkinson Hyperlegible Next bold',
] as const;
export type FontName = (typeof FONT_NAMES)[number];

/** TrueType, because a PDF cannot hold what browsers are served. */
export type Fonts = Readonly<Record<FontName, Uint8Array>>;

export type FontCut = { readonly weight?: 'bold' | undefined; readonly style?: 'italic' | undefined };

/** The font for a family as SVG writes it ("EB Garamond, serif"); what has no such cut is set in its upright one. */
export function fontFor(families: string, { weight, style }: FontCut = {}): FontName {
  const family = nth(families.split(','), 0).trim();
  const wanted = [family, weight, style].filter(Boolean).join(' ');
  const found = FONT_NAMES.find(name => name === wanted) ?? FONT_NAMES.find(name => name === family);
  if (found === undefined) throw new Error(`There is no font "${family}" to print with.`);
  return found;
}
