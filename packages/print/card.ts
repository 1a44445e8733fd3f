/** A card as a printer wants it: the ground out to the cut and beyond, and nothing that matters as near as 3 mm to it. */
import type { PackArt } from '@parlour/card-art/dress';
import { at, circle, drawing, rect, type Size } from '@parlour/card-art/svg';
import { words } from '@parlour/card-art/type';
import { groundOf, insideOf } from './drawing.ts';
import { BLEED, type Leaf, SAFE } from './leaf.ts';

type Shape = Pick<PackArt, 'size' | 'frame'>;

/** Where a card is cut, how much beyond is coloured, and how far inside everything keeps: millimetres. */
export type CardCut = { readonly trim: Size; readonly bleed: number; readonly safe: number };

/** How large a drawing can be so that its frame keeps off the cut; never larger than it was drawn for. */
export function scaleWithin({ size, frame }: Shape, { trim, safe }: CardCut): number {
  const reach = (whole: number, cut: number): number => (cut / 2 - safe) / (whole / 2 - frame.outside / 10);
  const most = Math.max(trim.width / size.width, trim.height / size.height);
  return Math.min(reach(size.width, trim.width), reach(size.height, trim.height), most);
}

/** The drawing of a card with its bleed, from corner to corner. */
export function cutCard(svg: string, shape: Shape, cut: CardCut, over = ''): string {
  const { trim, bleed } = cut;
  const whole = { width: trim.width + 2 * bleed, height: trim.height + 2 * bleed };
  const scale = scaleWithin(shape, cut);
  const [x, y] = [whole.width * 5 - shape.size.width * 5 * scale, whole.height * 5 - shape.size.height * 5 * scale];
  const ground = rect(0, 0, whole.width * 10, whole.height * 10, { fill: groundOf(svg) });
  return drawing(whole, ground, at(x, y, insideOf(svg), { scale }), over);
}

/** A small number on the lower edge, so that packs that got mixed can be told apart. */
export function setMark(set: number, { width, height }: Size): string {
  const [x, y, radius] = [width * 5, (height - SAFE) * 10 - 14, 14];
  const disc = circle(x, y, radius, { fill: '#ffffff', stroke: '#1a1a1a', 'stroke-width': 2 });
  return disc + words(x, y + 8, String(set), { font: 'plain', weight: 'bold', size: 24, fill: '#1a1a1a' });
}

/** A card to write on, for when one is lost. */
export function spareFace({ size, frame }: Shape, ground: string): string {
  const [width, height, inset] = [size.width * 10, size.height * 10, frame.outside + 3];
  const edge = { fill: 'none', stroke: '#555555', 'stroke-width': 4, rx: 12 };
  const head = { font: 'fellCaps', size: 72, fill: '#1a1a1a' } as const;
  const set = { font: 'garamond', style: 'italic', size: 34, fill: '#1a1a1a' } as const;
  return drawing(
    size,
    rect(0, 0, width, height, { fill: ground }),
    rect(inset, inset, width - 2 * inset, height - 2 * inset, edge),
    words(width / 2, inset + 96, 'A spare card', head),
    words(width / 2, inset + 150, 'for whichever is lost', set),
  );
}

/** One card a page: cut to its size, with bleed round it. */
export const singleLeaf = (svg: string, shape: Shape, trim: Size, over = ''): Leaf => ({
  svg: cutCard(svg, shape, { trim, bleed: BLEED, safe: SAFE }, over === '' ? '' : at(BLEED * 10, BLEED * 10, over)),
  size: { width: trim.width + 2 * BLEED, height: trim.height + 2 * BLEED },
  trim: { x: BLEED, y: BLEED, ...trim },
});
