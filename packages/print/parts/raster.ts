/** Renders drawings to pixels in Node, with a native library that is loaded only for pictures and ink figures. */
import { itemAt } from '@parlour/kernel/result';
import { type RenderedImage, Resvg } from '@resvg/resvg-js';
import { fontFilesUsedBy } from '../pdf/font-files.ts';

export const renderPixels = (svg: string, width: number): RenderedImage =>
  new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: fontFilesUsedBy(svg), loadSystemFonts: false },
  }).render();

export const renderPng = (svg: string, width: number): Uint8Array => renderPixels(svg, width).asPng();

/** Mean ink coverage of a card: the sum of cyan, magenta and yellow, each from 0 to 100. */
export function inkCoverage(svg: string): number {
  const { pixels, width, height } = renderPixels(svg, 200);
  let ink = 0;
  for (let i = 0; i < pixels.length; i += 4)
    ink += 765 - itemAt(pixels, i) - itemAt(pixels, i + 1) - itemAt(pixels, i + 2);
  return (100 * ink) / 255 / (width * height);
}
