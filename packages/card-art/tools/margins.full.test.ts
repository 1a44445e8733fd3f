/** Print requirements of every card: the frame is where it should be, and text keeps away from it. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Size } from '../svg.ts';
import { everyPack, openTestPack, type TestPack } from './all-packs.ts';
import { renderSvg } from './render.ts';

/** Tenths of a millimetre per pixel, and the minimum distance of text from the frame. */
const [STEP, AWAY] = [2, 5];

const TEXTS = /<text\b[^>]*>[^<]*<\/text>/g;

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

type Pixels = ArrayLike<number>;

/** True if two pixels differ; written out for speed. */
const differ = (one: Pixels, i: number, other: Pixels, j: number, by: number): boolean =>
  Math.abs(one[i]! - other[j]!) > by ||
  Math.abs(one[i + 1]! - other[j + 1]!) > by ||
  Math.abs(one[i + 2]! - other[j + 2]!) > by;

const NOWHERE: Box = { left: Number.MAX_VALUE, top: Number.MAX_VALUE, right: 0, bottom: 0 };

type Painted = { readonly width: number; readonly height: number; readonly pixels: Pixels };

function painted(svg: string, { width: across }: Size): Painted {
  const { width, height, pixels } = renderSvg(svg, (across * 10) / STEP);
  return { width, height, pixels };
}

/** Bounding box of all visible text in tenths of a millimetre: the difference to a rendering without text. */
function wordsBox({ width, height, pixels }: Painted, bare: Pixels): Box {
  let { left, top, right, bottom } = NOWHERE;
  for (let i = 0; i < width * height; i++) {
    if (!differ(pixels, 4 * i, bare, 4 * i, 60)) continue;
    const [x, y] = [STEP * (i % width), STEP * Math.floor(i / width)];
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  return { left, top, right, bottom };
}

/** True if text is closer to the frame than allowed. */
function touches({ art }: TestPack, box: Box): boolean {
  const [width, height] = [art.size.width * 10, art.size.height * 10];
  const room = art.frame.inside + AWAY;
  return box.left < room || box.top < room || box.right > width - room || box.bottom > height - room;
}

/** Counts pixels between the cut and the frame that are not background. */
function strays({ width, height, pixels }: Painted, { frame }: TestPack['art']): number {
  const band = Math.floor(frame.outside / STEP) - 1;
  const [middle, ground] = [4 * Math.floor(width / 2), 40];
  const isAside = (i: number): boolean => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return Math.min(x, y, width - 1 - x, height - 1 - y) < band;
  };
  let count = 0;
  for (let i = 0; i < width * height; i++) {
    const isThere = pixels[4 * i + 3]! === 255;
    if (isThere && isAside(i) && differ(pixels, 4 * i, pixels, middle, ground)) count += 1;
  }
  return count;
}

/** Renders every face once for all tests. */
async function paintedFaces(box: (typeof everyPack)[number]) {
  const proof = await openTestPack(box);
  const { art, dress } = proof;
  const faces = art.cards.map(card => {
    const svg = art.face(card, dress);
    return { card, svg, face: painted(svg, art.size) };
  });
  return { proof, art, faces };
}

describe.each(everyPack)('the pack of %s', box => {
  let opened: ReturnType<typeof paintedFaces>;
  beforeAll(() => {
    opened = paintedFaces(box);
  });

  it('has words that keep off the frame', async () => {
    const { proof, art, faces } = await opened;
    const touching = faces.filter(({ svg, face }) =>
      touches(proof, wordsBox(face, painted(svg.replaceAll(TEXTS, ''), art.size).pixels)),
    );
    expect(touching.map(({ card }) => card)).toEqual([]);
  });

  it('has nothing outside the frame, which lies where it says', async () => {
    const { art, faces } = await opened;
    for (const { card, face } of faces) expect(strays(face, art), card).toBe(0);
    expect(strays(painted(art.back(), art.size), art)).toBe(0);
  });
});
