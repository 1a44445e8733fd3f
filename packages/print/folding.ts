/** How a box is folded, in four pictures. The box stands in space: across, up and away, in units of its picture. */
import { at, drawing, path, type Size, short } from '@parlour/card-art/svg';
import { type TypeSetting, words } from '@parlour/card-art/type';
import { must } from '@parlour/kernel/must';
import { type LineMeasure, linesOf } from './lines.ts';
import { folds, knife, type Net, spread } from './net.ts';

const INK = '#1a1a1a';
const [LIGHT, SHADE, GLUE] = ['#ffffff', '#dcdcdc', '#b8b8b8'];

/** What lies farther away is drawn a little to the right and higher. */
const seen = (across: number, up: number, away: number): string =>
  `${short(across + away * 0.55)} ${short(-up - away * 0.4)}`;

/** A board by its corners, three numbers each. */
function board(fill: string, ...numbers: number[]): string {
  const corners = Array.from({ length: numbers.length / 3 }, (_, i) => numbers.slice(3 * i, 3 * i + 3));
  const outline = corners.map(([across, up, away]) => seen(must(across), must(up), must(away))).join('L');
  return path(`M${outline}Z`, { fill, stroke: INK, 'stroke-width': 5, 'stroke-linejoin': 'round' });
}

const SCALE = 1.2;

/** Width, height and depth of the box in the pictures, and how far the small flaps and the tuck reach. */
const [W, H, D, F, T] = [270, 340, 130, 70, 60];

const front = board(LIGHT, 0, 0, 0, W, 0, 0, W, H, 0, 0, H, 0);
const notched = front + path(`M${W / 2 - 50} -${H}a50 34 0 0 0 100 0`, { fill: SHADE, stroke: INK, 'stroke-width': 5 });
const side = board(SHADE, W, 0, 0, W, 0, D, W, H, D, W, H, 0);
const inside = board(LIGHT, 0, H, 0, W, H, 0, W, H, D, 0, H, D);
const smallFlaps =
  board(SHADE, 0, H, 0, 0, H, D, -30, H + F, D - 20, -30, H + F, 20) +
  board(SHADE, W, H, 0, W, H, D, W + 30, H + F, D - 20, W + 30, H + F, 20);

function cutOut(net: Net): string {
  const { width, height } = spread(net);
  const scale = Math.min(560 / width, 560 / height) / 10;
  const outline = path(knife(net), { fill: LIGHT, stroke: INK, 'stroke-width': 5 / scale });
  return at(-width * 5 * scale, -height * 10 * scale, outline + folds(net, 0.8 / scale), { scale });
}

const tube = (): string =>
  board(LIGHT, 0, H, D, W, H, D, W, H + D, D, 0, H + D, D) +
  board(LIGHT, 0, H + D, D, W, H + D, D, W - 20, H + D + T, D, 20, H + D + T, D) +
  inside +
  side +
  smallFlaps +
  notched;

/** It stands on its head: the bottom is above. */
const bottom = (): string =>
  board(SHADE, 0, H, D, W, H, D, W, H + D * 0.85, D * 0.45, 0, H + D * 0.85, D * 0.45) +
  board(LIGHT, 0, H, 0, F, H, 12, F, H, D - 12, 0, H, D) +
  board(LIGHT, W, H, 0, W - F, H, 12, W - F, H, D - 12, W, H, D) +
  side +
  front +
  board(GLUE, 0, H, 0, W, H, 0, W, H + D * 0.75, -60, 0, H + D * 0.75, -60);

/** The pack looks out, and the lid is about to be tucked in. */
const lidded = (): string =>
  board(LIGHT, 0, H, D, W, H, D, W, H + D * 0.8, D * 0.6, 0, H + D * 0.8, D * 0.6) +
  board(SHADE, 0, H + D * 0.8, D * 0.6, W, H + D * 0.8, D * 0.6, W - 20, H + D * 0.62, 10, 20, H + D * 0.62, 10) +
  inside +
  board(SHADE, 14, H, 20, W - 14, H, 20, W - 14, H + 26, 20, 14, H + 26, 20) +
  board(LIGHT, 14, H + 26, 20, W - 14, H + 26, 20, W - 14, H + 26, D - 20, 14, H + 26, D - 20) +
  side +
  notched;

type Step = { readonly says: string; readonly drawn: string; readonly left: number };

const stepsOf = (net: Net): readonly Step[] => [
  {
    says: '1. Cut along the firm line. Score the broken lines with the back of the knife, and bend them all backwards.',
    drawn: cutOut(net),
    left: 0,
  },
  {
    says: '2. Fold the four walls round. Glue the narrow white flap inside the last side.',
    drawn: tube(),
    left: -W / 2 - 35,
  },
  {
    says: '3. Turn it on its head. Fold in the small flaps, then the white bottom, and glue the coloured bottom over it.',
    drawn: bottom(),
    left: -W / 2 - 35,
  },
  {
    says: '4. Put the pack in, fold the small flaps over it, and tuck the lid in behind the notch.',
    drawn: lidded(),
    left: -W / 2 - 35,
  },
];

export function foldingPage(net: Net, paper: Size, size: number, measure: LineMeasure): string {
  const [half, row] = [paper.width * 5, (paper.height * 10 - 420) / 2];
  const set: TypeSetting = { font: 'garamond', size, fill: INK };
  const drawn = stepsOf(net).map(({ says, drawn, left }, i) => {
    const [x, foot] = [half * ((i % 2) + 0.5), 340 + row * Math.floor(i / 2) + 640];
    const lines = linesOf(says, set, half - 200, measure);
    return (
      at(x + left * SCALE, foot, drawn, { scale: SCALE }) +
      lines.map((line, j) => words(x, foot + 110 + size * 0.5 + j * size * 1.3, line, set)).join('')
    );
  });
  const title = words(half, 230, 'How the box is folded', { font: 'fellCaps', size: 80, fill: INK });
  return drawing(paper, title, ...drawn);
}
