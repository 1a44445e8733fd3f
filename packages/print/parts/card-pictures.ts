/** Drawings and names of card pictures for print-on-demand shops: standard card sizes at 300 dpi, with bleed. */
import type { PackArt } from '@parlour/card-art/pack-art';
import { group, rect, type Size, svgDocument, tag } from '@parlour/card-art/svg';
import type { Printing } from '@parlour/games/shelf/shelf';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { backgroundOf, svgContent } from '../layout/svg-fragments.ts';
import type { MeasureText } from '../layout/text-blocks.ts';
import { CARD_SIZES, type CardSize, type PrintSettings, type Shop } from '../settings.ts';
import { drawCards } from './cards.ts';

const DPI = 300;
const MM_PER_PIXEL = 25.4 / DPI;

/** After the cut, in pixels: 2.5 x 3.5, 2.25 x 3.5 and 1.75 x 2.5 inches. */
const CUT_PIXELS: Readonly<Record<CardSize, Size>> = {
  poker: { width: 750, height: 1050 },
  bridge: { width: 675, height: 1050 },
  mini: { width: 525, height: 750 },
};

/** On every side. The Game Crafter asks for 1/8 inch, MakePlayingCards for 36 pixels. */
const BLEED_PIXELS: Readonly<Record<Shop, number>> = { tgc: 37.5, mpc: 36 };

/** Distance of frames from the cut: 1/8 inch. */
const SAFE_PIXELS = 37.5;

export type PictureFormat = { readonly size: CardSize; readonly shop: Shop };

/** Whether the pixels were compared with what the shop asks; the others follow from its bleed. */
export const isFormatChecked = ({ size, shop }: PictureFormat): boolean => shop === 'tgc' || size === 'poker';

export function picturePixels({ size, shop }: PictureFormat): Size {
  const [{ width, height }, bleed] = [CUT_PIXELS[size], BLEED_PIXELS[shop]];
  return { width: width + 2 * bleed, height: height + 2 * bleed };
}

/** Returns the standard size that needs the smallest change of the cards. */
export function nearestCardSize({ width, height }: Size): CardSize {
  const change = (size: CardSize): number => {
    const cut = CUT_PIXELS[size];
    return (
      Math.abs(Math.log((cut.width * MM_PER_PIXEL) / width)) + Math.abs(Math.log((cut.height * MM_PER_PIXEL) / height))
    );
  };
  return itemAt(
    [...CARD_SIZES].sort((one, other) => change(one) - change(other)),
    0,
  );
}

export const pictureFormat = ({ art }: Printing, { cardSize, shop }: PrintSettings): PictureFormat => ({
  size: cardSize ?? nearestCardSize(art.size),
  shop,
});

/** A card of another shape is stretched by at most this, which nobody sees, for more equal margins. */
const MAX_STRETCH = 1.02;

/** Pixels per tenth of a millimetre of the card, across and down. */
export function pictureScale(
  { size, frame }: Pick<PackArt, 'size' | 'frame'>,
  cut: CardSize,
): readonly [number, number] {
  const reach = (pixels: number, millimetres: number): number =>
    (pixels - 2 * SAFE_PIXELS) / (millimetres * 10 - 2 * frame.outside);
  const across = reach(CUT_PIXELS[cut].width, size.width);
  const down = reach(CUT_PIXELS[cut].height, size.height);
  return [Math.min(across, down * MAX_STRETCH), Math.min(down, across * MAX_STRETCH)];
}

/** Draws a card in the middle of a picture whose ground reaches beyond the cut. One unit is a pixel. */
export function drawPicture(svg: string, art: PackArt, format: PictureFormat): string {
  const { width, height } = picturePixels(format);
  const [across, down] = pictureScale(art, format.size);
  const [x, y] = [(width - art.size.width * 10 * across) / 2, (height - art.size.height * 10 * down) / 2];
  const precise = (value: number): string => value.toFixed(4);
  const transform = `translate(${precise(x)} ${precise(y)}) scale(${precise(across)} ${precise(down)})`;
  return svgDocument(
    { width: width / 10, height: height / 10 },
    rect(0, 0, width, height, { fill: backgroundOf(svg) }),
    group({ transform }, svgContent(svg)),
  ).replace('<svg ', `<svg width="${width}" height="${height}" `);
}

/** Longer names are a nuisance in a list of files; then cards are named by their number and sign. */
const MAX_NAME_LENGTH = 48;

const toFileName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();

function fileNames({ art, pack, dress }: Printing): string[] {
  const names = pack.map(card => toFileName(art.nameOf(card, dress)));
  const areShort = names.every(name => name !== '' && name.length <= MAX_NAME_LENGTH);
  const places = String(pack.length).length;
  return pack.map((card, i) => {
    const name = areShort ? itemAt(names, i) : toFileName(card);
    return `${String(i + 1).padStart(places, '0')}-${name}.png`;
  });
}

export type NamedPicture = { readonly name: string; readonly svg: string };

/** Every card of the pack in a folder of its own, so that all of it can be uploaded; the back and a spare beside it. */
export function cardPictures(printing: Printing, settings: PrintSettings, measure: MeasureText): NamedPicture[] {
  const { faces, back } = drawCards(printing, settings, measure);
  const format = pictureFormat(printing, settings);
  const drawn = new Map([...faces, back].map(svg => [svg, drawPicture(svg, printing.art, format)]));
  const names = [...fileNames(printing).map(name => `faces/${name}`), 'spare.png', 'back.png'];
  return [...faces, back].map((svg, i) => ({ name: itemAt(names, i), svg: assertDefined(drawn.get(svg)) }));
}

/** All pictures, small. */
export function contactSheet(pictures: readonly NamedPicture[], format: PictureFormat): { svg: string; width: number } {
  const [thumb, gap, across] = [120, 10, 10];
  const { width, height } = picturePixels(format);
  const high = Math.round((thumb * height) / width);
  const whole = across * (thumb + gap) + gap;
  const rows = Math.ceil(pictures.length / across);
  const placed = pictures.map(({ svg }, i) => {
    const [x, y] = [gap + (i % across) * (thumb + gap), gap + Math.floor(i / across) * (high + gap)];
    const viewBox = `0 0 ${width} ${height}`;
    return tag('svg', { x, y, width: thumb, height: high, viewBox }, svgContent(svg));
  });
  const size = { width: whole / 10, height: (rows * (high + gap) + gap) / 10 };
  return { svg: svgDocument(size, rect(0, 0, whole, size.height * 10, { fill: '#777777' }), ...placed), width: whole };
}

const CRC_TABLE: readonly number[] = Array.from({ length: 256 }, (_, byte) =>
  Array.from({ length: 8 }).reduce<number>(rest => (rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1), byte),
);

const crc32 = (bytes: Uint8Array): number =>
  ~bytes.reduce((rest, byte) => itemAt(CRC_TABLE, (rest ^ byte) & 0xff) ^ (rest >>> 8), -1) >>> 0;

/** Signature and IHDR chunk. */
const PNG_HEADER_BYTES = 33;
const DOTS_PER_METRE = Math.round(DPI / 0.0254);

/** Writes the resolution into a PNG file, so that shops know its size. */
export function withDpi(png: Uint8Array): Uint8Array {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, 9);
  chunk.set(new TextEncoder().encode('pHYs'), 4);
  view.setUint32(8, DOTS_PER_METRE);
  view.setUint32(12, DOTS_PER_METRE);
  view.setUint8(16, 1);
  view.setUint32(17, crc32(chunk.subarray(4, 17)));
  const bytes = new Uint8Array(png.length + chunk.length);
  bytes.set(png.subarray(0, PNG_HEADER_BYTES));
  bytes.set(chunk, PNG_HEADER_BYTES);
  bytes.set(png.subarray(PNG_HEADER_BYTES), PNG_HEADER_BYTES + chunk.length);
  return bytes;
}
