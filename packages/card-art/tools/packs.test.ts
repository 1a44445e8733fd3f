/** Requirements of every pack: complete, distinguishable by eye and by ear, small, and plain SVG. */
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { contrastRatio } from '../colour.ts';
import { PRESSES } from '../pack-art.ts';
import type { Size } from '../svg.ts';
import { everyPack, openTestPack, type TestPack } from './all-packs.ts';
import { renderSvg } from './render.ts';

/** A page inlines many cards, and the PDF writer supports only a subset of SVG. */
const FORBIDDEN =
  /<(?!\/?(svg|g|path|rect|circle|ellipse|line|text|tspan|image)\b)|\bid=|href="(?!data:)|url\(|<style|NaN|undefined/;
const KILOBYTES = 78;
const SMALLEST = 44;

/** Minimum height of an index in pixels, and minimum contrast, as for large text. */
const [LEAST_HEIGHT, LEAST_CONTRAST] = [8, 3];

const acrossIndex = ({ art }: TestPack): number => Math.ceil((art.index.width * SMALLEST) / (art.size.width * 10));

const greyHex = (value: number): string => `#${Math.round(value).toString(16).padStart(2, '0').repeat(3)}`;

/** Height of an index: rows from the first to the last that has both ink and paper. */
function heightOf(corner: readonly number[], across: number): number {
  const rows = Array.from({ length: corner.length / across }, (_, y) => corner.slice(y * across, (y + 1) * across));
  const inked = rows.flatMap((row, y) => (Math.max(...row) - Math.min(...row) > 60 ? [y] : []));
  return inked.length === 0 ? 0 : inked.at(-1)! - inked[0]! + 1;
}

/** Grey pixels of the corner index at the smallest size. */
function cornerOf({ art, dress }: TestPack, card: string): number[] {
  const image = renderSvg(art.face(card, dress), SMALLEST);
  const { width, pixels } = image;
  const scale = SMALLEST / (art.size.width * 10);
  const { x, y, ...index } = art.index;
  const [left, top] = [Math.floor(x * scale), Math.floor(y * scale)];
  const [across, down] = [Math.ceil(index.width * scale), Math.ceil(index.height * scale)];
  return Array.from({ length: across * down }, (_, i) => {
    const at = 4 * ((top + Math.floor(i / across)) * width + left + (i % across));
    return 0.3 * pixels[at]! + 0.59 * pixels[at + 1]! + 0.11 * pixels[at + 2]!;
  });
}

/** Counts inked pixels in a margin of 10 mm around a drawing. */
function inkAround(svg: string, { width, height }: Size): number {
  const [across, down] = [width * 10 + 200, height * 10 + 200];
  const open = svg.replace(/viewBox="[^"]*"/, `viewBox="-100 -100 ${across} ${down}"`);
  const { width: wide, height: high, pixels } = renderSvg(open, 120);
  const margin = Math.floor((100 * wide) / across) - 1;
  let ink = 0;
  for (let y = 0; y < high; y++) {
    const isAside = y < margin || y >= high - margin;
    for (let x = 0; x < wide; x++) {
      if ((isAside || x < margin || x >= wide - margin) && pixels[4 * (y * wide + x) + 3]! > 0) ink++;
    }
  }
  return ink;
}

const unlikeness = (one: readonly number[], other: readonly number[]): number =>
  Math.sqrt(one.reduce((sum, value, i) => sum + (value - other[i]!) ** 2, 0) / one.length);

/** Renders the corners once for all tests. */
async function cornersOf(opened: Promise<TestPack>) {
  const proof = await opened;
  return proof.art.cards.map(card => ({ card, corner: cornerOf(proof, card) }));
}

describe.each(everyPack)('the pack of %s', box => {
  const opened = openTestPack(box);
  let painted: ReturnType<typeof cornersOf>;
  beforeAll(() => {
    painted = cornersOf(opened);
  });

  it('has a face for every card, and no two alike', async () => {
    const { art, dress } = await opened;
    const faces = art.cards.map(card => art.face(card, dress));
    expect(new Set(faces).size).toBe(art.cards.length);
  });

  it('has a name for every card that says which it is', async () => {
    const { art, dress } = await opened;
    const names = art.cards.map(card => art.nameOf(card, dress));
    expect(new Set(names).size).toBe(art.cards.length);
    expect(names.filter(name => !/[A-Za-z0-9]/.test(name))).toEqual([]);
  });

  it('is plain SVG that needs nothing from outside', async () => {
    const { art, dress } = await opened;
    for (const press of PRESSES) {
      const drawings = [...art.cards.map(card => art.face(card, { ...dress, press })), art.back({ press }), art.lid()];
      for (const svg of drawings) expect(FORBIDDEN.exec(svg)).toBeNull();
    }
  });

  it('keeps within the card, also where nothing cuts off what hangs over', async () => {
    const { art, dress } = await opened;
    for (const card of art.cards) expect(inkAround(art.face(card, dress), art.size), card).toBe(0);
    expect(inkAround(art.back(), art.size)).toBe(0);
    expect(inkAround(art.lid(), art.lidSize)).toBe(0);
  });

  it('draws in black alone', async () => {
    const { art, dress } = await opened;
    const colours = art.cards.flatMap(
      card => art.face(card, { ...dress, press: 'black' }).match(/#[0-9a-f]{6}/g) ?? [],
    );
    expect(
      [...new Set(colours)].filter(hex => hex.slice(1, 3) !== hex.slice(3, 5) || hex.slice(3, 5) !== hex.slice(5)),
    ).toEqual([]);
  });

  it('can be read in the corner at 44 pixels', async () => {
    const proof = await opened;
    for (const { card, corner } of await painted) {
      const ink = corner.filter(value => value < 128).length / corner.length;
      const [darkest, lightest] = [Math.min(...corner), Math.max(...corner)];
      expect(contrastRatio(greyHex(darkest), greyHex(lightest)), card).toBeGreaterThan(LEAST_CONTRAST);
      expect(heightOf(corner, acrossIndex(proof)), card).toBeGreaterThanOrEqual(LEAST_HEIGHT);
      expect(ink, card).toBeGreaterThan(0.03);
    }
  });

  it('has no two corners alike at 44 pixels, even without colour', async () => {
    const corners = await painted;
    const closest = corners.flatMap((one, i) =>
      corners
        .slice(i + 1)
        .map(other => ({ pair: `${one.card} ${other.card}`, by: unlikeness(one.corner, other.corner) })),
    );
    expect(closest.filter(({ by }) => by < 8)).toEqual([]);
  });

  it(`weighs at most ${KILOBYTES} KB compressed`, async () => {
    const { art, dress } = await opened;
    const text = [...art.cards.map(card => art.face(card, dress)), art.back()].join('\n');
    expect(gzipSync(text, { level: 9 }).length / 1024).toBeLessThanOrEqual(KILOBYTES);
  });

  it('has a back that looks the same either way up', async () => {
    const { art } = await opened;
    const { pixels } = renderSvg(art.back(), 220);
    const turned = new Uint32Array(pixels.buffer.slice(pixels.byteOffset, pixels.byteOffset + pixels.length)).reverse();
    const back = new Uint8Array(turned.buffer);
    const differing = pixels.filter((value, i) => Math.abs(value - back[i]!) > 64).length;
    expect(differing / pixels.length).toBeLessThan(0.01);
  });
});
