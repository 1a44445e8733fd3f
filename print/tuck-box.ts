/** A box to fold out of one sheet of card, dressed like the lid of the old one. */
import { contrast } from '@parlour/art/colour';
import { at, drawing, group, path, rect, type Size, tag } from '@parlour/art/svg';
import { words } from '@parlour/art/type';
import { insideOf } from './drawing.ts';
import { boxesFor, edgesOf, folds, knife, type Net, netFor, spread, within } from './net.ts';
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
};

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
  const { front, back, top, foot } = edgesOf(net);
  const glued = [
    [0, top, front, net.height],
    [back, foot, net.width, net.depth],
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
  const { side, back, last, lid, top } = edgesOf(net);
  const { width, height, depth } = net;
  const fill = contrast('#ffffff', cloth) > 3 ? '#ffffff' : '#1a1a1a';
  const fitting = (length: number): number => Math.min(depth * 5, (length * 15) / title.length, 90);
  const set = (length: number): string =>
    words(0, fitting(length) * 0.32, title, { font: 'fellCaps', size: fitting(length), fill });
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

function drawnNet(box: TuckBox, net: Net): string {
  const { front, back, top } = edgesOf(net);
  const panel = { width: net.width - 4, height: net.height - 4 };
  return group(
    {},
    cloth(net, box.cloth),
    hung(box.label, front + 2, top + 2, panel),
    hung(box.back, back + 2, top + 2, panel),
    names(box, net),
    glueWords(net),
    path(knife(net), { fill: 'none', stroke: '#000000', 'stroke-width': 2 }),
    folds(net),
  );
}

/** Alike pages, one a box. */
export function tuckBoxPages(box: TuckBox): readonly string[] {
  const boxes = boxesFor(box.paper, box.card, box.cards);
  const net = netFor(box.card, Math.ceil(box.cards / boxes));
  const { width, height } = spread(net);
  const [x, y] = [box.paper.width * 5, box.paper.height * 5];
  const drawn = drawnNet(box, net);
  const page = within(spread(net), box.paper)
    ? at(x - width * 5, y - height * 5, drawn)
    : at(x + height * 5, y - width * 5, drawn, { turn: 90 });
  return new Array<string>(boxes).fill(drawing(box.paper, page));
}
