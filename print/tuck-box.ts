/**
 * A box to fold out of one sheet of card: front, side, back and side in a row with a flap to glue, the lid above the
 * back, two bottoms to be glued on each other, and four small flaps against dust. Millimetres.
 */
import { contrast } from '@parlour/art/colour';
import { at, drawing, group, path, rect, type Size, tag } from '@parlour/art/svg';
import { words } from '@parlour/art/type';
import { insideOf, line } from './drawing.ts';
import { turned } from './paper.ts';

export type TuckBox = {
  readonly title: string;
  readonly paper: Size;
  /** One card, and how many there are. */
  readonly card: Size;
  readonly cards: number;
  readonly label: { readonly svg: string; readonly size: Size };
  readonly back: { readonly svg: string; readonly size: Size };
  readonly cloth: string;
};

/** Card of about 250 grams the square metre. */
const THICKNESS = 0.3;
const [AIR, GLUE, TUCK, MARGIN] = [2, 11, 14, 8];

type Net = { readonly width: number; readonly height: number; readonly depth: number };

const netFor = (card: Size, cards: number): Net => ({
  width: card.width + AIR,
  height: card.height + AIR,
  depth: Math.ceil(cards * THICKNESS + AIR),
});

const spread = ({ width, height, depth }: Net): Size => ({
  width: GLUE + 2 * (width + depth),
  height: TUCK + height + 2 * depth,
});

const within = (inner: Size, outer: Size): boolean =>
  inner.width <= outer.width - 2 * MARGIN && inner.height <= outer.height - 2 * MARGIN;

/** How many boxes it takes until one fits on the paper. */
function boxesFor({ paper, card, cards }: TuckBox): number {
  const fits = (boxes: number): boolean => {
    const net = spread(netFor(card, Math.ceil(cards / boxes)));
    return within(net, paper) || within(turned(net), paper);
  };
  return [1, 2, 3, 4].find(fits) ?? 5;
}

/** The edges, from left to right and from top to bottom. */
function edgesOf({ width, height, depth }: Net): { xs: readonly number[]; lid: number; top: number; foot: number } {
  const xs = [GLUE, GLUE + width, GLUE + width + depth, GLUE + 2 * width + depth, GLUE + 2 * (width + depth)];
  return { xs, lid: TUCK, top: TUCK + depth, foot: TUCK + depth + height };
}

const outline = (points: readonly (readonly [number, number])[]): string =>
  `${points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${Math.round(x * 100) / 10} ${Math.round(y * 100) / 10}`).join('')}Z`;

/** Where the knife goes, clockwise from the corner of the flap to glue; the front has a notch for the thumb. */
function knife(net: Net): string {
  const { xs, lid, top, foot } = edgesOf(net);
  const [a, b, c, d, e] = xs as [number, number, number, number, number];
  const { depth } = net;
  const dust = Math.min(depth * 0.8, net.width / 2.2);
  const [notch, low] = [(a + b) / 2, foot + depth];
  return outline([
    [0, top + 4],
    [a, top],
    ...[...Array(13).keys()].map(
      i => [notch - 9 * Math.cos((i * Math.PI) / 12), top + 5 * Math.sin((i * Math.PI) / 12)] as const,
    ),
    [b, top],
    [b + 1, top - dust],
    [c - 3, top - dust],
    [c, top],
    [c, lid],
    [c + 1, lid - TUCK + 5],
    [c + 6, 0],
    [d - 6, 0],
    [d - 1, lid - TUCK + 5],
    [d, lid],
    [d, top],
    [d + 3, top - dust],
    [e - 1, top - dust],
    [e, top],
    [e, foot],
    [e - 1, foot + dust],
    [d + 3, foot + dust],
    [d, foot],
    [d - 1, low],
    [c + 1, low],
    [c, foot],
    [c - 3, foot + dust],
    [b + 1, foot + dust],
    [b, foot],
    [b - 1, low],
    [a + 1, low],
    [a, foot],
    [0, foot - 4],
  ]);
}

function folds(net: Net): string {
  const { xs, lid, top, foot } = edgesOf(net);
  const [a, b, c, d, e] = xs as [number, number, number, number, number];
  const across = [line(b, top, e, top), line(c, lid, d, lid), line(a, foot, e, foot)];
  const down = [a, b, c, d].map(x => line(x, top, x, foot));
  const marks = { fill: 'none', 'stroke-width': 2, 'stroke-dasharray': '14 10' };
  const all = [...across, ...down].join('');
  return (
    path(all, { ...marks, stroke: '#ffffff' }) + path(all, { ...marks, stroke: '#000000', 'stroke-dashoffset': 12 })
  );
}

type Picture = { readonly svg: string; readonly size: Size };

/** A picture as large as a panel holds it, in its middle; on its side, if it is broad and the panel is high. */
function hung({ svg, size }: Picture, x: number, y: number, panel: Size): string {
  const lies = size.width > size.height !== panel.width > panel.height;
  const { width, height } = lies ? turned(size) : size;
  const scale = Math.min(panel.width / width, panel.height / height);
  const [wide, high] = [size.width * scale * 10, size.height * scale * 10];
  const viewBox = /viewBox="([^"]*)"/.exec(svg)![1]!;
  const body = tag('svg', { x: -wide / 2, y: -high / 2, width: wide, height: high, viewBox }, insideOf(svg));
  return at((x + panel.width / 2) * 10, (y + panel.height / 2) * 10, body, { turn: lies ? -90 : 0 });
}

/** The cloth: everything but what is glued out of sight. */
function cloth(net: Net, fill: string): string {
  const { xs, top, foot } = edgesOf(net);
  const [a, , c, d] = xs as [number, number, number, number];
  const glued = [
    [0, top, a, net.height],
    [c, foot, d - c, net.depth],
  ];
  return (
    path(knife(net), { fill }) +
    glued
      .map(([x, y, width, height]) => rect(x! * 10, y! * 10, width! * 10, height! * 10, { fill: '#ffffff' }))
      .join('')
  );
}

/** The name up both sides and on the lid, where it reads from the front once the lid is closed. */
function names({ title, cloth }: TuckBox, net: Net): string {
  const { xs, lid, top } = edgesOf(net);
  const [, b, c, d] = xs as [number, number, number, number];
  const { width, height, depth } = net;
  const fill = contrast('#ffffff', cloth) > 3 ? '#ffffff' : '#1a1a1a';
  const fitting = (length: number): number => Math.min(depth * 5, (length * 15) / title.length, 90);
  const set = (length: number): string =>
    words(0, fitting(length) * 0.32, title, { font: 'fellCaps', size: fitting(length), fill });
  const side = (x: number): string => at((x + depth / 2) * 10, (top + height / 2) * 10, set(height), { turn: -90 });
  return side(b) + side(d) + at((c + width / 2) * 10, (lid + depth / 2) * 10, set(width), { turn: 180 });
}

/** Words on what is glued, for whoever folds. */
function glueWords(net: Net): string {
  const { xs, foot, top } = edgesOf(net);
  const [, , c, d] = xs as [number, number, number, number];
  const set = { font: 'plain', size: 30, fill: '#555555' } as const;
  return (
    at(60, (top + net.height / 2) * 10, words(0, 0, 'glue inside the last side', set), { turn: -90 }) +
    words(((c + d) / 2) * 10, (foot + net.depth / 2) * 10 + 10, 'glue under the front’s bottom', set)
  );
}

function drawnNet(box: TuckBox, net: Net): string {
  const { xs, top } = edgesOf(net);
  const [a, , c] = xs as [number, number, number];
  const panel = { width: net.width - 4, height: net.height - 4 };
  return group(
    {},
    cloth(net, box.cloth),
    hung(box.label, a + 2, top + 2, panel),
    hung(box.back, c + 2, top + 2, panel),
    names(box, net),
    glueWords(net),
    path(knife(net), { fill: 'none', stroke: '#000000', 'stroke-width': 2 }),
    folds(net),
  );
}

/** Alike pages, one a box. */
export function tuckBoxPages(box: TuckBox): readonly string[] {
  const boxes = boxesFor(box);
  const net = netFor(box.card, Math.ceil(box.cards / boxes));
  const { width, height } = spread(net);
  const [x, y] = [box.paper.width * 5, box.paper.height * 5];
  const drawn = drawnNet(box, net);
  const page = within(spread(net), box.paper)
    ? at(x - width * 5, y - height * 5, drawn)
    : at(x + height * 5, y - width * 5, drawn, { turn: 90 });
  return new Array<string>(boxes).fill(drawing(box.paper, page));
}
