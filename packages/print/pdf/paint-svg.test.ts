/** Compares painted drawings with another SVG renderer. */

import { textAt } from '@parlour/card-art/fonts';
import { circle, ellipse, group, path, rect, svgDocument, tag } from '@parlour/card-art/svg';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { fonts } from '../tests/print-boxes.ts';
import { openPdf, renderPdfPage } from '../tests/render-pdf.ts';
import { fontFilesUsedBy } from './font-files.ts';
import { renderPdf } from './pdf.ts';

const SIZE = { width: 40, height: 40 };
const SCALE = 5;

const onPaper = async (svg: string) => {
  const document = await openPdf(await renderPdf([{ svg, size: SIZE }], { title: '', fonts }));
  return renderPdfPage(document, 0, SIZE, SCALE, 'BGRA');
};

function byAnother(svg: string): (x: number, y: number) => number {
  const font = { fontFiles: fontFilesUsedBy(svg), loadSystemFonts: false };
  const width = SIZE.width * SCALE;
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font, background: '#ffffff' }).render();
  return (x, y) => [0, 1, 2].reduce((sum, part) => sum + pixels[4 * (y * width + x) + part]!, 0) / 3;
}

/** Share of pixels that are dark in one rendering and light in the other. */
async function difference(...body: readonly string[]): Promise<number> {
  const svg = svgDocument(SIZE, ...body);
  const [{ grey, width, height }, other] = [await onPaper(svg), byAnother(svg)];
  let count = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (Math.abs(grey(x, y) - other(x, y)) > 150) count++;
  return count / (width * height);
}

const ink = { fill: '#c02020', stroke: '#101010', 'stroke-width': 8 };
const line = { fill: 'none', stroke: '#101010', 'stroke-width': 8 };

const drawn: Readonly<Record<string, string>> = {
  'straight lines, counted from the corner and from the pen': path('M20 20H200V100L300 380zm30 30h50v20l-20 30z', ink),
  'cubic curves that go on as they came': path('M20 200C20 20 180 20 200 200S380 380 380 200s-100 -180 -180 -60', line),
  'quadratic curves that go on as they came': path('M10 100Q60 20 110 100T210 100T310 100T390 100', line),
  'the same, counted from the pen': path('M10 300q50 -120 100 0t100 0t100 0', line),
  'arcs, the long way and the short, both ways round': [
    path('M100 100A80 50 30 0 1 200 150', line),
    path('M100 100A80 50 30 1 0 200 150', line),
    path('M250 300a60 60 0 1 1 10 10z', ink),
    path('M50 300A10 10 0 0 0 150 300', line),
  ].join(''),
  'holes by either rule': ['evenodd', 'nonzero']
    .map((rule, i) =>
      path(`M${20 + 200 * i} 20h160v160h-160zm40 40h80v80h-80z`, { fill: '#000000', 'fill-rule': rule }),
    )
    .join(''),
  'round things, and corners that are round': [
    circle(100, 100, 70, ink),
    ellipse(280, 100, 90, 40, ink),
    rect(40, 220, 150, 120, { ...ink, rx: 30 }),
    rect(230, 220, 150, 120, ink),
  ].join(''),
  'groups whose ink and place hold for what is in them': group(
    { fill: '#2020c0', stroke: '#000000', 'stroke-width': 6, transform: 'translate(200 200) rotate(30) scale(1.5)' },
    rect(-50, -50, 60, 60) + group({ fill: 'none' }, circle(20, 20, 40)) + path('M0 0H100', { stroke: '#c02020' }),
  ),
  'sharp corners, blunt from where SVG has them blunt': path('M40 300L60 40L80 300M150 300L240 60L330 300', line),
  'dashes and the ends of lines': path('M20 200H380', {
    ...line,
    'stroke-dasharray': '40 20',
    'stroke-linecap': 'round',
  }),
  'half of an ink': rect(40, 40, 300, 300, { fill: '#000000', 'fill-opacity': 0.5 }),
  'a drawing in another, in the middle of its field': tag(
    'svg',
    { x: 50, y: 50, width: 300, height: 150, viewBox: '-50 -50 100 100' },
    circle(0, 0, 60, { fill: '#000000' }),
  ),
  'a photograph that fills its field': tag('image', {
    ...{ x: 40, y: 100, width: 300, height: 150, preserveAspectRatio: 'xMidYMid slice' },
    href: `data:image/png;base64,${Buffer.from(new Resvg(svgDocument(SIZE, rect(0, 0, 400, 400, { fill: '#ffffff' }), circle(150, 190, 90, ink))).render().asPng()).toString('base64')}`,
  }),
  'words in their middle, spaced and not': [
    textAt(200, 120, 'Fish & “chips”', { font: 'garamond', size: 60, fill: '#000000' }),
    textAt(200, 260, 'AVALON', { font: 'fellCaps', size: 50, fill: '#000000', spacing: 8 }),
  ].join(''),
};

describe('a drawing on paper has', () => {
  it.each(Object.entries(drawn))('%s', async (_, body) => expect(await difference(body)).toBeLessThan(0.002));
});

it.each([
  ['a tag', tag('line', { x1: 1 })],
  ['an attribute', circle(1, 1, 1, { 'stroke-miterlimit': 4 })],
  ['a move', group({ transform: 'skewX(3)' }, circle(1, 1, 1))],
  ['a letter of a path', path('M0 0B1 1')],
  ['a path that breaks off', path('M0 0L1')],
])('%s that cannot be painted is not left out in silence', async (_, body) => {
  await expect(onPaper(svgDocument(SIZE, body))).rejects.toThrow(/cannot be printed/);
});

it('takes letters that a font lacks from another, and keeps the text centred, small and searchable', async () => {
  const words = 'Сколько будет ⅗ + 10⁶? λόγος H₂O';
  const svg = svgDocument(SIZE, textAt(200, 200, words, { font: 'typewriter', size: 24, fill: '#000000' }));
  const bytes = await renderPdf([{ svg, size: SIZE }], { title: '', fonts });
  const document = await openPdf(bytes);
  expect(document.getPage(0).getText()).toBe('Сколько будет ³⁄₅ + 10⁶? λόγος H₂O');
  expect(bytes.length).toBeLessThan(40_000);
  const { grey, width, height } = await renderPdfPage(document, 0, SIZE, SCALE);
  const inked = Array.from({ length: width }, (_, x) => x).filter(x =>
    Array.from({ length: height }, (_, y) => y).some(y => grey(x, y) < 128),
  );
  expect(Math.abs(inked[0]! - (width - inked.at(-1)!))).toBeLessThan(4);
});
