/** The fonts for print, by the names that drawings use. The caller supplies the files. */
import { itemAt } from '@parlour/kernel/result';
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

/** TrueType, because PDFs can't embed the web font formats. */
export type Fonts = Readonly<Record<FontName, Uint8Array>>;

export type FontCut = { readonly weight?: 'bold' | undefined; readonly style?: 'italic' | undefined };

/** Returns the font for an SVG font family like "EB Garamond, serif"; upright if there is no such style. */
export function fontFor(families: string, { weight, style }: FontCut = {}): FontName {
  const family = itemAt(families.split(','), 0).trim();
  const wanted = [family, weight, style].filter(Boolean).join(' ');
  const found = FONT_NAMES.find(name => name === wanted) ?? FONT_NAMES.find(name => name === family);
  if (found === undefined) throw new Error(`There is no font "${family}" to print with.`);
  return found;
}
