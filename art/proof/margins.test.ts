/** What a printer asks of every card: a frame where it is said to be, and words that keep off it. */
import { describe, expect, it } from 'vitest';
import type { Size } from '../svg.ts';
import { boxesWithArt, openPack, type PackProof } from './packs.ts';
import { render } from './render.ts';

/** Tenths of a millimetre to a pixel, and the least that words keep off the frame. */
const [STEP, AWAY] = [2, 5];

const TEXTS = /<text\b[^>]*>[^<]*<\/text>/g;

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** The smallest field that holds all words that can be seen, in tenths of a millimetre: what differs without them. */
function wordsBox(svg: string, { width: across }: Size): Box {
  const { width, height, pixels } = render(svg, (across * 10) / STEP);
  const { pixels: bare } = render(svg.replaceAll(TEXTS, ''), (across * 10) / STEP);
  const differs = (i: number): boolean => [0, 1, 2].some(c => Math.abs(pixels[4 * i + c]! - bare[4 * i + c]!) > 60);
  const inked = Array.from({ length: width * height }, (_, i) => i).filter(differs);
  const [xs, ys] = [inked.map(i => i % width), inked.map(i => Math.floor(i / width))];
  const least = (all: readonly number[]): number => STEP * all.reduce((a, b) => Math.min(a, b), Number.MAX_VALUE);
  const most = (all: readonly number[]): number => STEP * all.reduce((a, b) => Math.max(a, b), 0);
  return { left: least(xs), top: least(ys), right: most(xs), bottom: most(ys) };
}

/** Whether words come nearer to the inside of the frame than they may. */
function touches({ art }: PackProof, box: Box): boolean {
  const [width, height] = [art.size.width * 10, art.size.height * 10];
  const room = art.frame.inside + AWAY;
  return box.left < room || box.top < room || box.right > width - room || box.bottom > height - room;
}

/** Pixels between the cut and the frame that are not the ground. */
function strays(svg: string, { size, frame }: PackProof['art']): number {
  const { width, height, pixels } = render(svg, (size.width * 10) / STEP);
  const band = Math.floor(frame.outside / STEP) - 1;
  const [middle, ground] = [4 * Math.floor(width / 2), 40];
  const isAside = (i: number): boolean => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return Math.min(x, y, width - 1 - x, height - 1 - y) < band;
  };
  const differs = (i: number): boolean =>
    pixels[4 * i + 3]! === 255 && [0, 1, 2].some(c => Math.abs(pixels[4 * i + c]! - pixels[middle + c]!) > ground);
  return Array.from({ length: width * height }, (_, i) => i).filter(i => isAside(i) && differs(i)).length;
}

describe.each(boxesWithArt)('the pack of %s', box => {
  const opened = openPack(box);

  it('has words that keep off the frame', async () => {
    const proof = await opened;
    const { art, dress } = proof;
    const touching = art.cards.filter(card => touches(proof, wordsBox(art.face(card, dress), art.size)));
    expect(touching).toEqual([]);
  });

  it('has nothing outside the frame, which lies where it says', async () => {
    const { art, dress } = await opened;
    for (const card of art.cards) expect(strays(art.face(card, dress), art), card).toBe(0);
    expect(strays(art.back(), art)).toBe(0);
  });
});
