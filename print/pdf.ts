/**
 * Pages drawn in SVG become one PDF: every line stays a line, every letter a letter of an embedded font. Runs in Node and in
 * the browser alike.
 */
import type { Size } from '@parlour/art/svg';
import { FONTS } from '@parlour/art/type';
import PDFDocument from 'pdfkit';
import drawSvg from 'svg-to-pdfkit';
import { type Fonts, fontFor } from './fonts.ts';
import type { Measure } from './lines.ts';

/** Points a millimetre. */
export const POINTS = 72 / 25.4;

type Leaf = { readonly title: string; readonly paper: Size; readonly fonts: Fonts };

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
function askForTrueSize(document: PDFKit.PDFDocument): void {
  const { data } = (document as unknown as Inner)._root.data.ViewerPreferences;
  Object.assign(data, { PrintScaling: 'None', Duplex: 'DuplexFlipLongEdge' });
}

export function measureWith(fonts: Fonts): Measure {
  const document = newDocument('', fonts);
  return (text, { font, size, weight, style }) =>
    document.font(fontFor(FONTS[font], { weight, style })).fontSize(size).widthOfString(text);
}

/** What cannot be drawn would be left out in silence: a rabbit without a head. */
function complain(warning: string): never {
  throw new Error(`A drawing cannot be printed: ${warning}.`);
}

function drawPage(document: PDFKit.PDFDocument, svg: string, { width, height }: Size): void {
  const [across, down] = [width * POINTS, height * POINTS];
  document.addPage({ size: [across, down], margin: 0 });
  drawSvg(document, svg, 0, 0, {
    width: across,
    height: down,
    assumePt: true,
    warningCallback: complain,
    fontCallback: (family, bold, italic) =>
      fontFor(family, { weight: bold ? 'bold' : undefined, style: italic ? 'italic' : undefined }),
  });
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

export async function pdfOf(pages: readonly string[], { title, paper, fonts }: Leaf): Promise<Uint8Array> {
  const document = newDocument(title, fonts);
  const written = collected(document);
  askForTrueSize(document);
  for (const page of pages) drawPage(document, page, paper);
  document.end();
  return written;
}
