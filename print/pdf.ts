/** Pages drawn in SVG become one PDF: every line stays a line, every letter a letter of an embedded font. */
import type { Size } from '@parlour/art/svg';
import { FONTS } from '@parlour/art/type';
import PDFDocument from 'pdfkit';
import drawSvg from 'svg-to-pdfkit';
import { fontFile } from './fonts.ts';
import type { Measure } from './lines.ts';

/** Points a millimetre. */
export const POINTS = 72 / 25.4;

type Leaf = { readonly title: string; readonly paper: Size };

const newDocument = (title: string): PDFKit.PDFDocument =>
  new PDFDocument({
    autoFirstPage: false,
    font: fontFile(FONTS.plain),
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Author: 'Parlour' },
  });

type Inner = { readonly _root: { readonly data: { readonly ViewerPreferences: { readonly data: object } } } };

/** Asks the reader's program not to shrink the pages, and to turn them over the long edge. */
function askForTrueSize(document: PDFKit.PDFDocument): void {
  const { data } = (document as unknown as Inner)._root.data.ViewerPreferences;
  Object.assign(data, { PrintScaling: 'None', Duplex: 'DuplexFlipLongEdge' });
}

export function measureWith(): Measure {
  const document = newDocument('');
  return (text, { font, size, weight, style }) =>
    document.font(fontFile(FONTS[font], { weight, style })).fontSize(size).widthOfString(text);
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
      fontFile(family, { weight: bold ? 'bold' : undefined, style: italic ? 'italic' : undefined }),
  });
}

export async function pdfOf(pages: readonly string[], { title, paper }: Leaf): Promise<Uint8Array> {
  const document = newDocument(title);
  const chunks: Uint8Array[] = [];
  const written = new Promise<Uint8Array>((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  askForTrueSize(document);
  for (const page of pages) drawPage(document, page, paper);
  document.end();
  return written;
}
