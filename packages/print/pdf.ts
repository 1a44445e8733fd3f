/**
 * Pages drawn in SVG become one PDF: every line stays a line, every letter a letter of an embedded font. Runs in Node and in
 * the browser alike.
 */
import type { Field } from '@parlour/card-art/ornament';
import type { Size } from '@parlour/card-art/svg';
import { FONTS } from '@parlour/card-art/type';
import PDFDocument from 'pdfkit';
import { type Fonts, fontFor } from './fonts.ts';
import { bleedOf, type Leaf, trimOf } from './leaf.ts';
import type { LineMeasure } from './lines.ts';
import { paint } from './painting.ts';

/** Points a millimetre. */
export const POINTS = 72 / 25.4;

export type PdfPrint = {
  readonly title: string;
  readonly fonts: Fonts;
  /** Black ink alone is written as shades of grey, which a printer does not mix of colours. */
  readonly inks?: 'colours' | 'grey';
  readonly sides?: 'both' | 'one';
};

/** No font of its own: what is not registered here cannot be printed with. */
const NO_FONT = null as unknown as string;

export function newDocument(title: string, fonts: Fonts): PDFKit.PDFDocument {
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

type Inner = { readonly _root: { readonly data: { readonly ViewerPreferences: { readonly data: object } } } };

/** Asks the reader's program not to shrink the pages, and to turn them over the long edge. */
function askForTrueSize(document: PDFKit.PDFDocument, sides: PdfPrint['sides']): void {
  const { data } = (document as unknown as Inner)._root.data.ViewerPreferences;
  Object.assign(data, { PrintScaling: 'None', Duplex: sides === 'one' ? 'Simplex' : 'DuplexFlipLongEdge' });
}

type Inked = {
  _normalizeColor(colour: unknown): readonly number[] | null;
  _setColorCore(colour: unknown, stroke: boolean): boolean;
  addContent(operators: string): void;
};

/** pdfkit writes every colour as red, green and blue; here it is one grey. */
function inkInGrey(document: PDFKit.PDFDocument): void {
  const inked = document as unknown as Inked;
  inked._setColorCore = (colour, stroke) => {
    const channels = inked._normalizeColor(colour);
    if (!channels) return false;
    const [red = 0, green = red, blue = red] = channels;
    const grey = Math.round((0.299 * red + 0.587 * green + 0.114 * blue) * 1000) / 1000;
    inked.addContent(`${grey} ${stroke ? 'G' : 'g'}`);
    return true;
  };
}

export function measureWith(fonts: Fonts): LineMeasure {
  const document = newDocument('', fonts);
  return (text, { font, size, weight, style }) =>
    document.font(fontFor(FONTS[font], { weight, style })).fontSize(size).widthOfString(text);
}

type Boxed = { readonly dictionary: { readonly data: Record<string, readonly number[]> } };

/** A field of the page as a PDF counts it: in points, from the lower left. */
const boxOf = ({ x, y, width, height }: Field, leaf: Size): number[] =>
  [x, leaf.height - y - height, x + width, leaf.height - y].map(at => Math.round(at * POINTS * 1000) / 1000);

function drawPage(document: PDFKit.PDFDocument, leaf: Leaf): void {
  const [across, down] = [leaf.size.width * POINTS, leaf.size.height * POINTS];
  document.addPage({ size: [across, down], margin: 0 });
  const { data } = (document.page as unknown as Boxed).dictionary;
  data.TrimBox = boxOf(trimOf(leaf), leaf.size);
  data.BleedBox = boxOf(bleedOf(leaf), leaf.size);
  // Drawings count in tenths of a millimetre.
  document.scale(POINTS / 10);
  paint(document, leaf.svg);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

const collected = (document: PDFKit.PDFDocument): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(joined(chunks)));
    document.on('error', reject);
  });

/** Says after every leaf how many are drawn: a class set is long work. */
export async function pdfOf(
  leaves: readonly Leaf[],
  { title, fonts, inks, sides }: PdfPrint,
  tell: (drawn: number) => void = () => {},
): Promise<Uint8Array> {
  const document = newDocument(title, fonts);
  const written = collected(document);
  askForTrueSize(document, sides);
  if (inks === 'grey') inkInGrey(document);
  for (const [i, leaf] of leaves.entries()) {
    drawPage(document, leaf);
    tell(i + 1);
  }
  document.end();
  return written;
}
