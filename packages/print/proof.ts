/** Reads a PDF again, for tests: its pages as pixels, measured in millimetres. */
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import type { Size } from '@parlour/card-art/svg';
import { must, nth } from '@parlour/kernel/must';

export type ProofPixels = {
  readonly width: number;
  readonly height: number;
  /** From 0, black, to 255, white, at a place in pixels. */
  readonly grey: (x: number, y: number) => number;
};

const library = PDFiumLibrary.init();

export const openPdf = async (bytes: Uint8Array): Promise<PDFiumDocument> => (await library).loadDocument(bytes);

/** Bytes a pixel. Greys are drawn in less time; by colours two pale ones of the same grey are told apart. */
const BYTES = { Gray: 1, BGRA: 4 } as const;

/** Draws a page of a size in millimetres, so many pixels to each. */
export async function pixelsOf(
  document: PDFiumDocument,
  page: number,
  paper: Size,
  scale: number,
  colorSpace: keyof typeof BYTES = 'Gray',
): Promise<ProofPixels> {
  const [width, height] = [Math.round(paper.width * scale), Math.round(paper.height * scale)];
  const { data } = await document.getPage(page).render({ width, height, render: 'bitmap', colorSpace });
  const grey = (x: number, y: number): number => {
    const at = BYTES[colorSpace] * (Math.floor(y) * width + Math.floor(x));
    return colorSpace === 'Gray' ? nth(data, at) : (nth(data, at) + nth(data, at + 1) + nth(data, at + 2)) / 3;
  };
  return { width, height, grey };
}

export const hasInk = ({ grey }: ProofPixels, [left, top, right, bottom]: readonly number[]): boolean => {
  for (let y = must(top); y < must(bottom); y++)
    for (let x = must(left); x < must(right); x++) if (grey(x, y) < 128) return true;
  return false;
};

/** Middles of the dark runs along a row or a column of pixels. */
export function darkRuns(length: number, grey: (at: number) => number): number[] {
  const dark = Array.from({ length }, (_, i) => grey(i) < 160);
  const begins = dark.flatMap((is, i) => (is && !dark[i - 1] ? [i] : []));
  return begins.map(begin => (begin + dark.indexOf(false, begin)) / 2);
}
