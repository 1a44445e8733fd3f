/** A tuck box to fold from one sheet of card, with the lid art of the box, and its folding instructions. */
import { contrastRatio } from '@parlour/card-art/colour';
import { textAt } from '@parlour/card-art/fonts';
import { group, path, placeAt, rect, roundToTenth, type Size, svgDocument, tag } from '@parlour/card-art/svg';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { BLEED_MM, type PrintedPage, rotateSize } from '../layout/paper.ts';
import { type SizedSvg, svgContent } from '../layout/svg-fragments.ts';
import {
  bodyStyle,
  drawText,
  type MeasureText,
  TEXT_COLOUR,
  type Typeface,
  titleStyle,
  titleText,
  wrapLines,
} from '../layout/text-blocks.ts';
import { printText } from '../print-text.ts';
import {
  boxesNeeded,
  cutPath,
  drawFoldLines,
  fitsOnPaper,
  NOTCH_DEPTH_MM,
  netEdges,
  netSize,
  type TuckBoxNet,
  tuckBoxNet,
} from './tuck-box-net.ts';

export type TuckBoxSpec = {
  readonly title: string;
  readonly paper: Size;
  readonly card: Size;
  readonly cards: number;
  readonly label: SizedSvg;
  readonly back: SizedSvg;
  readonly cloth: string;
  readonly type: Typeface;
  readonly words: number;
};

/** Draws a picture as large as a panel allows; turned if their orientations differ. */
function drawFitted({ svg, size }: SizedSvg, x: number, y: number, panel: Size): string {
  const lies = size.width > size.height !== panel.width > panel.height;
  const { width, height } = lies ? rotateSize(size) : size;
  const scale = Math.min(panel.width / width, panel.height / height);
  const [wide, high] = [size.width * scale * 10, size.height * scale * 10];
  const viewBox = itemAt(assertDefined(/viewBox="([^"]*)"/.exec(svg)), 1);
  const body = tag('svg', { x: -wide / 2, y: -high / 2, width: wide, height: high, viewBox }, svgContent(svg));
  return placeAt((x + panel.width / 2) * 10, (y + panel.height / 2) * 10, body, { turn: lies ? -90 : 0 });
}

/** The cloth colour with bleed beyond cuts and folds, except on hidden glue flaps. */
function drawCloth(net: TuckBoxNet, fill: string): string {
  const { front, back, top, foot } = netEdges(net);
  const glued = [
    [-BLEED_MM, top - BLEED_MM, front, net.height + 2 * BLEED_MM],
    [back, foot + BLEED_MM, net.width, net.depth],
  ];
  return (
    path(cutPath(net), { fill, stroke: fill, 'stroke-width': 2 * BLEED_MM * 10, 'stroke-linejoin': 'round' }) +
    glued
      .map(([x, y, width, height]) =>
        rect(assertDefined(x) * 10, assertDefined(y) * 10, assertDefined(width) * 10, assertDefined(height) * 10, {
          fill: '#ffffff',
        }),
      )
      .join('')
  );
}

/** The title on both sides, and on the lid so that it reads from the front when closed. */
function drawTitles(title: string, { cloth, type }: TuckBoxSpec, net: TuckBoxNet, measure: MeasureText): string {
  const { side, back, last, lid, top } = netEdges(net);
  const { width, height, depth } = net;
  const text = titleText(title, type);
  const style = { font: type.title, fill: contrastRatio('#ffffff', cloth) > 3 ? '#ffffff' : TEXT_COLOUR };
  const long = measure(text, { ...style, size: 100 }) / 100;
  const draw = (length: number): string => {
    const size = Math.min(depth * 5, ((length - 4 * BLEED_MM) * 10) / long, 90);
    return drawText(0, size * 0.32, text, { ...style, size }, measure);
  };
  const along = (x: number): string =>
    placeAt((x + depth / 2) * 10, (top + height / 2) * 10, draw(height), { turn: -90 });
  return (
    along(side) + along(last) + placeAt((back + width / 2) * 10, (lid + depth / 2) * 10, draw(width), { turn: 180 })
  );
}

function drawGlueLabels(net: TuckBoxNet): string {
  const { back, foot, top } = netEdges(net);
  const set = { font: 'plain', size: 30, fill: '#555555' } as const;
  return (
    placeAt(60, (top + net.height / 2) * 10, textAt(0, 0, printText('glueSide'), set), { turn: -90 }) +
    textAt((back + net.width / 2) * 10, (foot + net.depth / 2) * 10 + 10, printText('glueBottom'), set)
  );
}

/** The label is placed below the thumb notch. */
function drawNet(title: string, box: TuckBoxSpec, net: TuckBoxNet, measure: MeasureText): string {
  const { front, back, top } = netEdges(net);
  const panel = { width: net.width - 2 * BLEED_MM, height: net.height - 2 * BLEED_MM };
  const below = NOTCH_DEPTH_MM + 2 - BLEED_MM;
  return group(
    {},
    drawCloth(net, box.cloth),
    drawFitted(box.label, front + BLEED_MM, top + BLEED_MM + below, { ...panel, height: panel.height - below }),
    drawFitted(box.back, back + BLEED_MM, top + BLEED_MM, panel),
    drawTitles(title, box, net, measure),
    drawGlueLabels(net),
    path(cutPath(net), { fill: 'none', stroke: '#000000', 'stroke-width': 2 }),
    drawFoldLines(net),
  );
}

/** Returns the folding instructions, and a net per box; the nets of several boxes carry their number. */
export function tuckBoxPages(
  box: TuckBoxSpec,
  measure: MeasureText,
): { folding: PrintedPage; nets: readonly PrintedPage[] } {
  const { paper, card, cards, title } = box;
  const boxes = boxesNeeded(paper, card, cards);
  const net = tuckBoxNet(card, Math.ceil(cards / boxes));
  const titles =
    boxes === 1 ? [title] : Array.from({ length: boxes }, (_, i) => printText('boxOf', { title, box: i + 1, boxes }));
  return {
    folding: { svg: foldingPage(net, box, measure), size: paper },
    nets: titles.map(each => netPage(net, paper, drawNet(each, box, net, measure))),
  };
}

function netPage(net: TuckBoxNet, paper: Size, drawn: string): PrintedPage {
  const isUpright = fitsOnPaper(netSize(net), paper);
  const lies = isUpright ? netSize(net) : rotateSize(netSize(net));
  const [x, y] = [(paper.width - lies.width) / 2, (paper.height - lies.height) / 2];
  const page = isUpright ? placeAt(x * 10, y * 10, drawn) : placeAt((x + lies.width) * 10, y * 10, drawn, { turn: 90 });
  return { svg: svgDocument(paper, page), size: paper, trim: { x, y, ...lies } };
}

const [LIGHT, SHADE, GLUE] = ['#ffffff', '#dcdcdc', '#b8b8b8'];

/** Oblique projection: points farther away are drawn to the right and higher. Axes: across, up, away. */
const project = (across: number, up: number, away: number): string =>
  `${roundToTenth(across + away * 0.55)} ${roundToTenth(-up - away * 0.4)}`;

/** Draws a panel by its corners, three coordinates each. */
function drawPanel(fill: string, ...numbers: number[]): string {
  const corners = Array.from({ length: numbers.length / 3 }, (_, i) => numbers.slice(3 * i, 3 * i + 3));
  const outline = corners
    .map(([across, up, away]) => project(assertDefined(across), assertDefined(up), assertDefined(away)))
    .join('L');
  return path(`M${outline}Z`, { fill, stroke: TEXT_COLOUR, 'stroke-width': 5, 'stroke-linejoin': 'round' });
}

const SCALE = 1.2;

/** Dimensions of the box in the pictures, and lengths of the small flaps and the tuck. */
const [BODY_WIDTH, BODY_HEIGHT, BODY_DEPTH, FLAP, TUCK] = [270, 340, 130, 70, 60];

const frontPanel = drawPanel(LIGHT, 0, 0, 0, BODY_WIDTH, 0, 0, BODY_WIDTH, BODY_HEIGHT, 0, 0, BODY_HEIGHT, 0);
const notchedFront =
  frontPanel +
  path(`M${BODY_WIDTH / 2 - 50} -${BODY_HEIGHT}a50 34 0 0 0 100 0`, {
    fill: SHADE,
    stroke: TEXT_COLOUR,
    'stroke-width': 5,
  });
const sidePanel = drawPanel(
  SHADE,
  BODY_WIDTH,
  0,
  0,
  BODY_WIDTH,
  0,
  BODY_DEPTH,
  BODY_WIDTH,
  BODY_HEIGHT,
  BODY_DEPTH,
  BODY_WIDTH,
  BODY_HEIGHT,
  0,
);
const insidePanel = drawPanel(
  LIGHT,
  0,
  BODY_HEIGHT,
  0,
  BODY_WIDTH,
  BODY_HEIGHT,
  0,
  BODY_WIDTH,
  BODY_HEIGHT,
  BODY_DEPTH,
  0,
  BODY_HEIGHT,
  BODY_DEPTH,
);
const smallFlaps =
  drawPanel(
    SHADE,
    0,
    BODY_HEIGHT,
    0,
    0,
    BODY_HEIGHT,
    BODY_DEPTH,
    -30,
    BODY_HEIGHT + FLAP,
    BODY_DEPTH - 20,
    -30,
    BODY_HEIGHT + FLAP,
    20,
  ) +
  drawPanel(
    SHADE,
    BODY_WIDTH,
    BODY_HEIGHT,
    0,
    BODY_WIDTH,
    BODY_HEIGHT,
    BODY_DEPTH,
    BODY_WIDTH + 30,
    BODY_HEIGHT + FLAP,
    BODY_DEPTH - 20,
    BODY_WIDTH + 30,
    BODY_HEIGHT + FLAP,
    20,
  );

function drawCutOut(net: TuckBoxNet): string {
  const { width, height } = netSize(net);
  const scale = Math.min(560 / width, 560 / height) / 10;
  const outline = path(cutPath(net), { fill: LIGHT, stroke: TEXT_COLOUR, 'stroke-width': 5 / scale });
  return placeAt(-width * 5 * scale, -height * 10 * scale, outline + drawFoldLines(net, 0.8 / scale), { scale });
}

const drawTube = (): string =>
  drawPanel(
    LIGHT,
    0,
    BODY_HEIGHT,
    BODY_DEPTH,
    BODY_WIDTH,
    BODY_HEIGHT,
    BODY_DEPTH,
    BODY_WIDTH,
    BODY_HEIGHT + BODY_DEPTH,
    BODY_DEPTH,
    0,
    BODY_HEIGHT + BODY_DEPTH,
    BODY_DEPTH,
  ) +
  drawPanel(
    LIGHT,
    0,
    BODY_HEIGHT + BODY_DEPTH,
    BODY_DEPTH,
    BODY_WIDTH,
    BODY_HEIGHT + BODY_DEPTH,
    BODY_DEPTH,
    BODY_WIDTH - 20,
    BODY_HEIGHT + BODY_DEPTH + TUCK,
    BODY_DEPTH,
    20,
    BODY_HEIGHT + BODY_DEPTH + TUCK,
    BODY_DEPTH,
  ) +
  insidePanel +
  sidePanel +
  smallFlaps +
  notchedFront;

/** Upside down: the bottom is on top. */
const drawBottom = (): string =>
  drawPanel(
    SHADE,
    0,
    BODY_HEIGHT,
    BODY_DEPTH,
    BODY_WIDTH,
    BODY_HEIGHT,
    BODY_DEPTH,
    BODY_WIDTH,
    BODY_HEIGHT + BODY_DEPTH * 0.85,
    BODY_DEPTH * 0.45,
    0,
    BODY_HEIGHT + BODY_DEPTH * 0.85,
    BODY_DEPTH * 0.45,
  ) +
  drawPanel(
    LIGHT,
    0,
    BODY_HEIGHT,
    0,
    FLAP,
    BODY_HEIGHT,
    12,
    FLAP,
    BODY_HEIGHT,
    BODY_DEPTH - 12,
    0,
    BODY_HEIGHT,
    BODY_DEPTH,
  ) +
  drawPanel(
    LIGHT,
    BODY_WIDTH,
    BODY_HEIGHT,
    0,
    BODY_WIDTH - FLAP,
    BODY_HEIGHT,
    12,
    BODY_WIDTH - FLAP,
    BODY_HEIGHT,
    BODY_DEPTH - 12,
    BODY_WIDTH,
    BODY_HEIGHT,
    BODY_DEPTH,
  ) +
  sidePanel +
  frontPanel +
  drawPanel(
    GLUE,
    0,
    BODY_HEIGHT,
    0,
    BODY_WIDTH,
    BODY_HEIGHT,
    0,
    BODY_WIDTH,
    BODY_HEIGHT + BODY_DEPTH * 0.75,
    -60,
    0,
    BODY_HEIGHT + BODY_DEPTH * 0.75,
    -60,
  );

/** The pack is visible, and the lid is about to be tucked in. */
const drawLidded = (): string =>
  drawPanel(
    LIGHT,
    0,
    BODY_HEIGHT,
    BODY_DEPTH,
    BODY_WIDTH,
    BODY_HEIGHT,
    BODY_DEPTH,
    BODY_WIDTH,
    BODY_HEIGHT + BODY_DEPTH * 0.8,
    BODY_DEPTH * 0.6,
    0,
    BODY_HEIGHT + BODY_DEPTH * 0.8,
    BODY_DEPTH * 0.6,
  ) +
  drawPanel(
    SHADE,
    0,
    BODY_HEIGHT + BODY_DEPTH * 0.8,
    BODY_DEPTH * 0.6,
    BODY_WIDTH,
    BODY_HEIGHT + BODY_DEPTH * 0.8,
    BODY_DEPTH * 0.6,
    BODY_WIDTH - 20,
    BODY_HEIGHT + BODY_DEPTH * 0.62,
    10,
    20,
    BODY_HEIGHT + BODY_DEPTH * 0.62,
    10,
  ) +
  insidePanel +
  drawPanel(
    SHADE,
    14,
    BODY_HEIGHT,
    20,
    BODY_WIDTH - 14,
    BODY_HEIGHT,
    20,
    BODY_WIDTH - 14,
    BODY_HEIGHT + 26,
    20,
    14,
    BODY_HEIGHT + 26,
    20,
  ) +
  drawPanel(
    LIGHT,
    14,
    BODY_HEIGHT + 26,
    20,
    BODY_WIDTH - 14,
    BODY_HEIGHT + 26,
    20,
    BODY_WIDTH - 14,
    BODY_HEIGHT + 26,
    BODY_DEPTH - 20,
    14,
    BODY_HEIGHT + 26,
    BODY_DEPTH - 20,
  ) +
  sidePanel +
  notchedFront;

type FoldingStep = { readonly says: string; readonly drawn: string; readonly left: number };

const foldingSteps = (net: TuckBoxNet): readonly FoldingStep[] => [
  {
    says: printText('foldCut'),
    drawn: drawCutOut(net),
    left: 0,
  },
  {
    says: printText('foldWalls'),
    drawn: drawTube(),
    left: -BODY_WIDTH / 2 - 35,
  },
  {
    says: printText('foldBottom'),
    drawn: drawBottom(),
    left: -BODY_WIDTH / 2 - 35,
  },
  {
    says: printText('foldLid'),
    drawn: drawLidded(),
    left: -BODY_WIDTH / 2 - 35,
  },
];

/** Folding instructions in four pictures. */
function foldingPage(net: TuckBoxNet, { paper, words: size, type }: TuckBoxSpec, measure: MeasureText): string {
  const [half, row] = [paper.width * 5, (paper.height * 10 - 420) / 2];
  const set = bodyStyle(type, size);
  const drawn = foldingSteps(net).map(({ says, drawn, left }, i) => {
    const [x, foot] = [half * ((i % 2) + 0.5), 340 + row * Math.floor(i / 2) + 640];
    const lines = wrapLines(says, set, half - 200, measure);
    return (
      placeAt(x + left * SCALE, foot, drawn, { scale: SCALE }) +
      lines.map((line, j) => textAt(x, foot + 110 + size * 0.5 + j * size * 1.3, line, set)).join('')
    );
  });
  const title = drawText(half, 230, printText('foldingHead'), titleStyle(type, 80), measure);
  return svgDocument(paper, title, ...drawn);
}
