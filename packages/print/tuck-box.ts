/** A box to fold out of one sheet of card, dressed like the lid of the old one. */
import { contrast } from '@parlour/card-art/colour';
import { at, drawing, group, path, rect, type Size, tag } from '@parlour/card-art/svg';
import { type Font, words } from '@parlour/card-art/type';
import { must, nth } from '@parlour/kernel/must';
import { insideOf } from './drawing.ts';
import { foldingPage } from './folding.ts';
import { BLEED, type Leaf } from './leaf.ts';
import type { LineMeasure } from './lines.ts';
import { boxesFor, edgesOf, folds, knife, type Net, NOTCH, netFor, spread, within } from './net.ts';
import { turned } from './paper.ts';

type Picture = { readonly svg: string; readonly size: Size };

export type TuckBox = {
  readonly title: string;
  readonly paper: Size;
  /** One card, and how many there are. */
  readonly card: Size;
  readonly cards: number;
  readonly label: Picture;
  readonly back: Picture;
  readonly cloth: string;
  /** The type of the spine. */
  readonly type: Font;
  /** Size of the words under the pictures of the folding. */
  readonly words: number;
};

/** A picture as large as a panel holds it, in its middle; on its side, if it is broad and the panel is high. */
function hung({ svg, size }: Picture, x: number, y: number, panel: Size): string {
  const lies = size.width > size.height !== panel.width > panel.height;
  const { width, height } = lies ? turned(size) : size;
  const scale = Math.min(panel.width / width, panel.height / height);
  const [wide, high] = [size.width * scale * 10, size.height * scale * 10];
  const viewBox = nth(must(/viewBox="([^"]*)"/.exec(svg)), 1);
  const body = tag('svg', { x: -wide / 2, y: -high / 2, width: wide, height: high, viewBox }, insideOf(svg));
  return at((x + panel.width / 2) * 10, (y + panel.height / 2) * 10, body, { turn: lies ? -90 : 0 });
}

/** The cloth, also beyond the cut and a little round the folds: everything but what is glued out of sight. */
function cloth(net: Net, fill: string): string {
  const { front, back, top, foot } = edgesOf(net);
  const glued = [
    [-BLEED, top - BLEED, front, net.height + 2 * BLEED],
    [back, foot + BLEED, net.width, net.depth],
  ];
  return (
    path(knife(net), { fill, stroke: fill, 'stroke-width': 2 * BLEED * 10, 'stroke-linejoin': 'round' }) +
    glued
      .map(([x, y, width, height]) =>
        rect(must(x) * 10, must(y) * 10, must(width) * 10, must(height) * 10, { fill: '#ffffff' }),
      )
      .join('')
  );
}

/** The name up both sides and on the lid, where it reads from the front once the lid is closed. */
function names({ title, cloth, type }: TuckBox, net: Net, measure: LineMeasure): string {
  const { side, back, last, lid, top } = edgesOf(net);
  const { width, height, depth } = net;
  const fill = contrast('#ffffff', cloth) > 3 ? '#ffffff' : '#1a1a1a';
  const long = measure(title, { font: type, size: 1 });
  const fitting = (length: number): number => Math.min(depth * 5, ((length - 4 * BLEED) * 10) / long, 90);
  const set = (length: number): string =>
    words(0, fitting(length) * 0.32, title, { font: type, size: fitting(length), fill });
  const along = (x: number): string => at((x + depth / 2) * 10, (top + height / 2) * 10, set(height), { turn: -90 });
  return along(side) + along(last) + at((back + width / 2) * 10, (lid + depth / 2) * 10, set(width), { turn: 180 });
}

/** Words on what is glued, for whoever folds. */
function glueWords(net: Net): string {
  const { back, foot, top } = edgesOf(net);
  const set = { font: 'plain', size: 30, fill: '#555555' } as const;
  return (
    at(60, (top + net.height / 2) * 10, words(0, 0, 'glue inside the last side', set), { turn: -90 }) +
    words((back + net.width / 2) * 10, (foot + net.depth / 2) * 10 + 10, 'glue under the front’s bottom', set)
  );
}

/** The label hangs below the notch for the thumb. */
function drawnNet(box: TuckBox, net: Net, measure: LineMeasure): string {
  const { front, back, top } = edgesOf(net);
  const panel = { width: net.width - 2 * BLEED, height: net.height - 2 * BLEED };
  const below = NOTCH + 2 - BLEED;
  return group(
    {},
    cloth(net, box.cloth),
    hung(box.label, front + BLEED, top + BLEED + below, { ...panel, height: panel.height - below }),
    hung(box.back, back + BLEED, top + BLEED, panel),
    names(box, net, measure),
    glueWords(net),
    path(knife(net), { fill: 'none', stroke: '#000000', 'stroke-width': 2 }),
    folds(net),
  );
}

const netOf = ({ paper, card, cards }: TuckBox): Net => netFor(card, Math.ceil(cards / boxesFor(paper, card, cards)));

/** How it is folded, and alike nets, one a box. */
export function tuckBoxPages(box: TuckBox, measure: LineMeasure): { folding: Leaf; nets: readonly Leaf[] } {
  const { paper } = box;
  const net = netOf(box);
  const lies = within(spread(net), paper) ? spread(net) : turned(spread(net));
  const [x, y] = [(paper.width - lies.width) / 2, (paper.height - lies.height) / 2];
  const drawn = drawnNet(box, net, measure);
  const page =
    lies.width === spread(net).width
      ? at(x * 10, y * 10, drawn)
      : at((x + lies.width) * 10, y * 10, drawn, { turn: 90 });
  const leaf: Leaf = { svg: drawing(paper, page), size: paper, trim: { x, y, ...lies } };
  return {
    folding: { svg: foldingPage(net, paper, box.words, measure), size: paper },
    nets: new Array<Leaf>(boxesFor(paper, box.card, box.cards)).fill(leaf),
  };
}
