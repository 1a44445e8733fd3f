import { readShelfData } from '@parlour/games/shelf/node-files';
import { defaultsOf } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { outlineText } from '../pdf/paint-svg.ts';
import { newPdfDocument } from '../pdf/pdf.ts';
import { CARD_SIZES, DEFAULT_PRINT_SETTINGS, SHOPS } from '../settings.ts';
import { boxesWithCards, fonts, measure } from '../tests/print-boxes.ts';
import { cardPictures, contactSheet, isFormatChecked, pictureFormat, picturePixels, withDpi } from './card-pictures.ts';
import { drawCards } from './cards.ts';
import { inkCoverage, renderPixels, renderPng } from './raster.ts';

const opened = (await boxesWithCards()).map(
  box => [box.id, box.print(defaultsOf(box.games[0]!.options), readShelfData)] as const,
);

/** Width, height and dots per metre from the PNG header. */
function told(png: Uint8Array): readonly number[] {
  const bytes = Buffer.from(png);
  const dots = bytes.indexOf('pHYs', 0, 'latin1');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes.readUInt32BE(dots + 4)];
}

it('have the pixels that the shops ask for', () => {
  const formats = SHOPS.flatMap(shop => CARD_SIZES.map(size => ({ shop, size })));
  expect(formats.map(format => ({ ...format, ...picturePixels(format), isChecked: isFormatChecked(format) }))).toEqual([
    { shop: 'tgc', size: 'poker', width: 825, height: 1125, isChecked: true },
    { shop: 'tgc', size: 'bridge', width: 750, height: 1125, isChecked: true },
    { shop: 'tgc', size: 'mini', width: 600, height: 825, isChecked: true },
    { shop: 'mpc', size: 'poker', width: 822, height: 1122, isChecked: true },
    { shop: 'mpc', size: 'bridge', width: 747, height: 1122, isChecked: false },
    { shop: 'mpc', size: 'mini', width: 597, height: 822, isChecked: false },
  ]);
});

const NEAREST: Readonly<Record<string, string>> = { 'kit-and-kat': 'bridge', 'kan-u-go': 'mini' };
const MM = 300 / 25.4;

describe.each(opened)('pictures of %s', (id, coming) => {
  it('are of the standard size nearest to its cards, at 300 dots an inch, back and front', async () => {
    const printing = await coming;
    const format = pictureFormat(printing, DEFAULT_PRINT_SETTINGS);
    const { width, height } = picturePixels(format);
    expect(format.size).toBe(NEAREST[id] ?? 'poker');
    const pictures = cardPictures(printing, DEFAULT_PRINT_SETTINGS, measure);
    for (const { svg } of [pictures[0]!, pictures.at(-1)!])
      expect(told(withDpi(renderPng(svg, width)))).toEqual([width, height, 11811]);
  });

  it('have margins that differ by at most a millimetre, and nothing within 1/8 inch of the cut', async () => {
    const printing = await coming;
    const { width } = picturePixels(pictureFormat(printing, DEFAULT_PRINT_SETTINGS));
    const pictures = cardPictures(printing, DEFAULT_PRINT_SETTINGS, measure);
    for (const { svg } of [pictures.at(-3)!, pictures.at(-1)!]) {
      const margins = frameMargins(renderPixels(svg, width)).map(pixels => (pixels - 37.5) / MM);
      expect(Math.min(...margins)).toBeGreaterThan(3.1);
      expect(Math.max(...margins) - Math.min(...margins)).toBeLessThan(1);
    }
  });

  it('are a folder with the pack alone, under names that are whole and in order', async () => {
    const printing = await coming;
    const names = cardPictures(printing, DEFAULT_PRINT_SETTINGS, measure).map(({ name }) => name);
    const faces = names.filter(name => name.startsWith('faces/'));
    expect(names.slice(faces.length)).toEqual(['spare.png', 'back.png']);
    expect(faces.length).toBe(printing.pack.length);
    expect([...faces].sort()).toEqual(faces);
    for (const name of faces) expect(name).toMatch(/^faces\/\d+-[a-z0-9]+(-[a-z0-9]+)*\.png$/);
  });

  it('look the same with outlines for text, for browsers without the fonts', async () => {
    const printing = await coming;
    const { svg } = cardPictures(printing, DEFAULT_PRINT_SETTINGS, measure)[0]!;
    const outlined = outlineText(newPdfDocument('', fonts), svg);
    expect(outlined).not.toContain('text');
    const [one, other] = [renderPixels(svg, 300).pixels, renderPixels(outlined, 300).pixels];
    const differing = one.filter((value, i) => Math.abs(value - other[i]!) > 100).length;
    expect(differing / one.length).toBeLessThan(0.001);
  });

  it('stand all on one sheet', async () => {
    const printing = await coming;
    const format = pictureFormat(printing, DEFAULT_PRINT_SETTINGS);
    const pictures = cardPictures(printing, DEFAULT_PRINT_SETTINGS, measure);
    const { svg, width } = contactSheet(pictures, format);
    expect(svg.match(/<svg x=/g)).toHaveLength(printing.pack.length + 2);
    expect(told(renderPng(svg, width))[0]).toBe(1310);
  });

  it('take less ink on white paper', async () => {
    const printing = await coming;
    const ink = (press: 'colour' | 'white'): number =>
      inkCoverage(drawCards(printing, { ...DEFAULT_PRINT_SETTINGS, press }, measure).faces[0]!);
    expect(ink('white')).toBeLessThan(ink('colour') - 5);
  });
});

/** Pixels from the edges of a picture to its frame, left and top, away from what lies in the middle. */
function frameMargins({ pixels, width, height }: ReturnType<typeof renderPixels>): readonly [number, number] {
  const differs = (x: number, y: number): boolean =>
    [0, 1, 2].some(part => Math.abs(pixels[4 * (y * width + x) + part]! - pixels[part]!) > 40);
  const first = (length: number, look: (at: number) => boolean): number =>
    assertDefined(Array.from({ length }, (_, at) => at).find(look));
  const [column, row] = [Math.round(width * 0.3), Math.round(height * 0.3)];
  return [first(width, x => differs(x, row)), first(height, y => differs(column, y))];
}
