/** Renders PDF pages to pixels, for tests. */
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import type { Size } from '@parlour/card-art/svg';
import { assertDefined, itemAt } from '@parlour/kernel/result';

export type PagePixels = {
  readonly width: number;
  readonly height: number;
  /** From 0 (black) to 255 (white), at a pixel. */
  readonly grey: (x: number, y: number) => number;
};

/** The unit of the PDF standard, not that of our code: so a wrong scale fails the tests. */
export const POINTS_PER_MM: number = 72 / 25.4;

const library = PDFiumLibrary.init();

export const openPdf = async (bytes: Uint8Array): Promise<PDFiumDocument> => (await library).loadDocument(bytes);

/** Grey is faster; colour distinguishes two pale colours of the same grey. */
const BYTES_PER_PIXEL = { Gray: 1, BGRA: 4 } as const;

/** Renders a page at `scale` pixels per millimetre. */
export async function renderPdfPage(
  document: PDFiumDocument,
  page: number,
  paper: Size,
  scale: number,
  colorSpace: keyof typeof BYTES_PER_PIXEL = 'Gray',
): Promise<PagePixels> {
  const [width, height] = [Math.round(paper.width * scale), Math.round(paper.height * scale)];
  const { data } = await document.getPage(page).render({ width, height, render: 'bitmap', colorSpace });
  const grey = (x: number, y: number): number => {
    const at = BYTES_PER_PIXEL[colorSpace] * (Math.floor(y) * width + Math.floor(x));
    return colorSpace === 'Gray'
      ? itemAt(data, at)
      : (itemAt(data, at) + itemAt(data, at + 1) + itemAt(data, at + 2)) / 3;
  };
  return { width, height, grey };
}

export const hasInk = ({ grey }: PagePixels, [left, top, right, bottom]: readonly number[]): boolean => {
  for (let y = assertDefined(top); y < assertDefined(bottom); y++)
    for (let x = assertDefined(left); x < assertDefined(right); x++) if (grey(x, y) < 128) return true;
  return false;
};

/** Centres of the dark runs along a row or column of pixels. */
export function darkRunCentres(length: number, grey: (at: number) => number): number[] {
  const dark = Array.from({ length }, (_, i) => grey(i) < 160);
  const starts = dark.flatMap((is, i) => (is && !dark[i - 1] ? [i] : []));
  return starts.map(begin => (begin + dark.indexOf(false, begin)) / 2);
}
