/** Renders SVG pages to one PDF with vector shapes and embedded fonts. Runs in Node and in browsers. */
import type { Field } from '@parlour/card-art/engraving';
import { composeFractions, FONTS } from '@parlour/card-art/fonts';
import type { Size } from '@parlour/card-art/svg';
import PDFDocument from 'pdfkit';
import { bleedBox, type PrintedPage, trimBox } from '../layout/paper.ts';
import type { MeasureText } from '../layout/text-blocks.ts';
import { type Fonts, hasGlyph, splitFontRuns } from './fonts.ts';
import { paintSvg } from './paint-svg.ts';

const POINTS_PER_MM = 72 / 25.4;

/** How a PDF asks to be printed. */
const DUPLEX = { one: 'Simplex', 'both, long edge': 'DuplexFlipLongEdge', 'both, short edge': 'DuplexFlipShortEdge' };

export type PdfOptions = {
  readonly title: string;
  readonly fonts: Fonts;
  /** `grey` writes shades of grey, so that printers use black ink only. */
  readonly inks?: 'colours' | 'grey';
  readonly sides?: keyof typeof DUPLEX;
};

/** No default font: only registered fonts can be used. */
const NO_FONT = null as unknown as string;

export function newPdfDocument(title: string, fonts: Fonts): PDFKit.PDFDocument {
  const document = new PDFDocument({
    autoFirstPage: false,
    font: NO_FONT,
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: 'Parlour' },
  });
  for (const [name, bytes] of Object.entries(fonts)) document.registerFont(name, bytes);
  return document;
}

type PdfInternals = { readonly _root: { readonly data: { readonly ViewerPreferences: { readonly data: object } } } };

/** Tells PDF readers not to shrink the pages, and which sides to print. */
function setViewerPreferences(document: PDFKit.PDFDocument, sides: keyof typeof DUPLEX): void {
  const { data } = (document as unknown as PdfInternals)._root.data.ViewerPreferences;
  Object.assign(data, { PrintScaling: 'None', Duplex: DUPLEX[sides] });
}

type ColourInternals = {
  _normalizeColor(colour: unknown): readonly number[] | null;
  _setColorCore(colour: unknown, stroke: boolean): boolean;
  addContent(operators: string): void;
};

/** pdfkit writes every colour as RGB; this writes a single grey value instead. */
function useGreyInk(document: PDFKit.PDFDocument): void {
  const inked = document as unknown as ColourInternals;
  inked._setColorCore = (colour, stroke) => {
    const channels = inked._normalizeColor(colour);
    if (!channels) return false;
    const [red = 0, green = red, blue = red] = channels;
    const grey = Math.round((0.299 * red + 0.587 * green + 0.114 * blue) * 1000) / 1000;
    inked.addContent(`${grey} ${stroke ? 'G' : 'g'}`);
    return true;
  };
}

export function textMeasurer(fonts: Fonts): MeasureText {
  const document = newPdfDocument('', fonts);
  return (text, { font, size, weight, style }) =>
    splitFontRuns(document, FONTS[font], { weight, style }, composeFractions(text))
      .map(run => document.font(run.font).fontSize(size).widthOfString(run.text))
      .reduce((sum, width) => sum + width, 0);
}

type PageInternals = { readonly dictionary: { readonly data: Record<string, readonly number[]> } };

/** A PDF box: points from the lower left. */
const pdfBox = ({ x, y, width, height }: Field, page: Size): number[] =>
  [x, page.height - y - height, x + width, page.height - y].map(at => Math.round(at * POINTS_PER_MM * 1000) / 1000);

function drawPage(document: PDFKit.PDFDocument, page: PrintedPage): void {
  const [across, down] = [page.size.width * POINTS_PER_MM, page.size.height * POINTS_PER_MM];
  document.addPage({ size: [across, down], margin: 0 });
  const { data } = (document.page as unknown as PageInternals).dictionary;
  data.TrimBox = pdfBox(trimBox(page), page.size);
  data.BleedBox = pdfBox(bleedBox(page), page.size);
  // Drawings use tenths of a millimetre.
  document.scale(POINTS_PER_MM / 10);
  paintSvg(document, page.svg);
}

function concatBytes(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const collectBytes = (document: PDFKit.PDFDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(concatBytes(chunks)));
    document.on('error', reject);
  });

/** `onPage` reports progress after every page, because a set for a class has many pages. */
export async function renderPdf(
  pages: readonly PrintedPage[],
  { title, fonts, inks, sides = 'both, long edge' }: PdfOptions,
  onPage: (drawn: number) => void = () => {},
): Promise<Uint8Array> {
  const document = newPdfDocument(title, fonts);
  const bytes = collectBytes(document);
  setViewerPreferences(document, sides);
  if (inks === 'grey') useGreyInk(document);
  for (const [i, page] of pages.entries()) {
    drawPage(document, page);
    onPage(i + 1);
  }
  document.end();
  return bytes;
}

const TEXT = /<text [^>]*font-family="([^"]*)"[^>]*>([^<]*)<\/text>/g;

/** Returns characters of a custom pack that our fonts lack and that would be missing in print. */
export function findMissingGlyphs(pages: readonly Pick<PrintedPage, 'svg'>[], fonts: Fonts): readonly string[] {
  const document = newPdfDocument('', fonts);
  const letters = new Map<string, Set<string>>();
  for (const [, families = '', text = ''] of pages.flatMap(({ svg }) => [...svg.matchAll(TEXT)])) {
    const found = letters.get(families) ?? new Set<string>();
    for (const letter of text) found.add(letter);
    letters.set(families, found);
  }
  const missing = [...letters].flatMap(([families, found]) =>
    splitFontRuns(document, families, {}, [...found].join('')).flatMap(({ font, text }) =>
      [...text].filter(letter => !hasGlyph(document, font, letter)),
    ),
  );
  return [...new Set(missing)];
}
