/** The fonts for print, by the names that drawings use. The caller supplies the files. */
import { ALWAYS_MORE } from '@parlour/card-art/fonts';
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

/** The font of the family "More letters". */
export const MORE_FONT: FontName = 'EB Garamond';

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

/** A part of a text that one font can draw. */
export type FontRun = { readonly font: FontName; readonly text: string };

type OpenedFont = { readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } } };

/** Tells whether a font of the document has a character. */
export const hasGlyph = (document: PDFKit.PDFDocument, font: FontName, letter: string): boolean =>
  (document.font(font) as unknown as OpenedFont)._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

const PLAIN_TEXT = /^[\x20-\x7E]*$/;

/** Splits a text where it changes to "More letters", as browsers do. */
export function splitFontRuns(document: PDFKit.PDFDocument, families: string, cut: FontCut, text: string): FontRun[] {
  const font = fontFor(families, cut);
  if (!families.includes('More letters') || PLAIN_TEXT.test(text)) return [{ font, text }];
  const runs: { font: FontName; text: string }[] = [];
  for (const letter of text) {
    const isMore =
      ALWAYS_MORE.test(letter) || (!hasGlyph(document, font, letter) && hasGlyph(document, MORE_FONT, letter));
    const drawn = isMore ? MORE_FONT : font;
    const last = runs.at(-1);
    if (last?.font === drawn) last.text += letter;
    else runs.push({ font: drawn, text: letter });
  }
  return runs;
}
