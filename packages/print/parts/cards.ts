/** The cards of a box as parts of a print: sheets to cut (front and back pages, or folded), or one card per page. */

import { textAt } from '@parlour/card-art/fonts';
import type { PackArt, Press } from '@parlour/card-art/pack-art';
import { circle, placeAt, rect, type Size, svgDocument, withRotatedCopy } from '@parlour/card-art/svg';
import type { Box, Printing } from '@parlour/games/shelf/shelf';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import {
  BLEED_MM,
  type CardGrid,
  cardPositions,
  cardsPerSheet,
  chooseCardGrid,
  mirrorPosition,
  PAPERS,
  type PaperPoint,
  type Print,
  type PrintedPage,
  SAFE_MM,
} from '../layout/paper.ts';
import {
  backgroundOf,
  drawCropMarks,
  drawCrosses,
  drawFoldLine,
  drawRoundCorners,
  placeInCell,
  svgContent,
} from '../layout/svg-fragments.ts';
import { asideStyle, drawText, fitLine, type MeasureText, titleStyle, typefaceOf } from '../layout/text-blocks.ts';
import { printText } from '../print-text.ts';
import { type Backs, type Corners, MAX_SETS, type PrintSettings } from '../settings.ts';

const PRINT_SCALES: Readonly<Record<Print, number>> = { usual: 1, large: 1.4 };

export type PrintPart = { readonly name: string; readonly advice: string; readonly pages: readonly PrintedPage[] };

export const printTitle = (box: Box, { own }: Printing): string => own?.title ?? box.title;

export const printedCardSize = ({ art }: Printing, { print }: PrintSettings): Size => ({
  width: art.size.width * PRINT_SCALES[print],
  height: art.size.height * PRINT_SCALES[print],
});

type DrawnCards = { readonly faces: readonly string[]; readonly back: string };

export function drawCards({ art, pack, dress }: Printing, { press }: PrintSettings, measure: MeasureText): DrawnCards {
  const style = { ...dress, press };
  const once = new Map([...new Set(pack)].map(card => [card, art.face(card, style)]));
  const faces = pack.map(card => assertDefined(once.get(card)));
  const spare = drawSpareFace(art, backgroundOf(itemAt(faces, 0)), measure);
  return { faces: [...faces, spare], back: art.back(style) };
}

/** What tells the cards of a set from those of others: an index at both edges, and on faces the number. */
type SetMarks = { readonly face: string; readonly back: string };

function setMarksFor(set: number, { sets, press }: PrintSettings, size: Size): SetMarks {
  if (sets === 1) return { face: '', back: '' };
  const back = drawEdgeIndex(set, size, press);
  return { face: back + drawSetNumber(set, size), back };
}

const ADVICE_KEYS = { behind: 'adviceBehind', beside: 'adviceBeside' } as const;

/** Drops the spare card if it would need a sheet of its own. */
const dropLoneSpare = (faces: readonly string[], room: number): readonly string[] =>
  (faces.length - 1) % room === 0 ? faces.slice(0, -1) : faces;

const cardsName = (pack: readonly string[], { sets }: PrintSettings, set: number): string =>
  printText('cards', { count: pack.length, set: sets > 1 ? `${set}` : 'none' });

export function cardSheetsPart(
  box: Box,
  printing: Printing,
  settings: PrintSettings,
  set: number,
  measure: MeasureText,
): PrintPart {
  const { faces, back } = drawCards(printing, settings, measure);
  const { paper, backs, corners, offset, sets } = settings;
  const trim = printedCardSize(printing, settings);
  const cut = (svg: string, over = ''): string =>
    drawCutCard(svg, printing.art, { trim, bleed: 0, safe: SAFE_MM }, over);
  const marks = setMarksFor(set, settings, trim);
  const faceList = dropLoneSpare(faces, cardsPerSheet(chooseCardGrid(PAPERS[paper], trim, backs)));
  const pages = cardSheetPages({
    title: sets > 1 ? printText('setTitle', { title: printTitle(box, printing), set }) : printTitle(box, printing),
    paper: PAPERS[paper],
    size: trim,
    faces: faceList.map(face => cut(face, marks.face)),
    back: cut(back, marks.back),
    backs,
    corners,
    offset,
  });
  const cards = cardsName(printing.pack, settings, set);
  const name = printText(faceList.length === faces.length ? 'cardsAndSpare' : 'cardsWithoutSpare', { cards });
  return { name, advice: printText(ADVICE_KEYS[backs]), pages };
}

export function singleCardsPart(
  printing: Printing,
  settings: PrintSettings,
  set: number,
  measure: MeasureText,
): PrintPart {
  const { faces, back } = drawCards(printing, settings, measure);
  const trim = printedCardSize(printing, settings);
  const marks = setMarksFor(set, settings, trim);
  const pages = [
    ...faces.map(face => singleCardPage(face, printing.art, trim, marks.face)),
    singleCardPage(back, printing.art, trim, marks.back),
  ];
  return {
    name: printText('cardsSpareAndBack', { cards: cardsName(printing.pack, settings, set) }),
    advice: printText('adviceSingle'),
    pages,
  };
}

type CardShape = Pick<PackArt, 'size' | 'frame'>;

/** Size after the cut, bleed beyond it, and safe distance inside it, in millimetres. */
export type CardCut = { readonly trim: Size; readonly bleed: number; readonly safe: number };

/** Largest scale that keeps the frame of a drawing inside the safe area; never larger than the card itself needs. */
export function scaleToTrim({ size, frame }: CardShape, { trim, safe }: CardCut): number {
  const reach = (whole: number, cut: number): number => (cut / 2 - safe) / (whole / 2 - frame.outside / 10);
  const max = Math.max(trim.width / size.width, trim.height / size.height);
  return Math.min(reach(size.width, trim.width), reach(size.height, trim.height), max);
}

/** Draws a card with its bleed: the background reaches beyond the cut, and nothing important is near it. */
export function drawCutCard(svg: string, shape: CardShape, cut: CardCut, over = ''): string {
  const { trim, bleed } = cut;
  const whole = { width: trim.width + 2 * bleed, height: trim.height + 2 * bleed };
  const scale = scaleToTrim(shape, cut);
  const [x, y] = [whole.width * 5 - shape.size.width * 5 * scale, whole.height * 5 - shape.size.height * 5 * scale];
  const ground = rect(0, 0, whole.width * 10, whole.height * 10, { fill: backgroundOf(svg) });
  return svgDocument(whole, ground, placeAt(x, y, svgContent(svg), { scale }), over);
}

/** By set; each differs from its neighbours, and the place of the bar tells sets apart without colour. */
const SET_COLOURS = [
  ...['#c0281c', '#1c4f9c', '#2e7d32', '#f0a500', '#6a1b9a', '#00838f'],
  ...['#e06a10', '#303030', '#9c1456', '#7a8f14', '#5d4037', '#4aa8e0'],
] as const;

const INDEX_DEPTH = 24;

/** A bar at the edge, further down for each set: a card in the wrong deck is seen from the side. The same turned round. */
export function drawEdgeIndex(set: number, { width, height }: Size, press: Press): string {
  const slot = (height * 10 - 60) / MAX_SETS;
  const fill = press === 'black' ? '#1a1a1a' : itemAt(SET_COLOURS, (set - 1) % SET_COLOURS.length);
  const bar = rect(0, 30 + (set - 1) * slot, INDEX_DEPTH, slot - 8, { fill });
  return withRotatedCopy({ width, height }, bar);
}

/** A small number at the lower edge, to sort mixed packs. */
export function drawSetNumber(set: number, { width, height }: Size): string {
  const [x, y, radius] = [width * 5, (height - SAFE_MM) * 10 - 14, 14];
  const disc = circle(x, y, radius, { fill: '#ffffff', stroke: '#1a1a1a', 'stroke-width': 2 });
  return disc + textAt(x, y + 8, String(set), { font: 'plain', weight: 'bold', size: 24, fill: '#1a1a1a' });
}

export function drawSpareFace({ size, frame, type: font }: PackArt, ground: string, measure: MeasureText): string {
  const [width, height, inset] = [size.width * 10, size.height * 10, frame.outside + 3];
  const edge = { fill: 'none', stroke: '#555555', 'stroke-width': 4, rx: 12 };
  const [type, room] = [typefaceOf(font), width - 2 * inset - 40];
  const [head, use] = [printText('spareCard'), printText('spareUse')];
  return svgDocument(
    size,
    rect(0, 0, width, height, { fill: ground }),
    rect(inset, inset, width - 2 * inset, height - 2 * inset, edge),
    drawText(width / 2, inset + 96, head, fitLine(head, titleStyle(type, 72), room, measure), measure),
    textAt(width / 2, inset + 150, use, fitLine(use, asideStyle(type, 34), room, measure)),
  );
}

export const singleCardPage = (svg: string, shape: CardShape, trim: Size, over = ''): PrintedPage => ({
  svg: drawCutCard(
    svg,
    shape,
    { trim, bleed: BLEED_MM, safe: SAFE_MM },
    over === '' ? '' : placeAt(BLEED_MM * 10, BLEED_MM * 10, over),
  ),
  size: { width: trim.width + 2 * BLEED_MM, height: trim.height + 2 * BLEED_MM },
  trim: { x: BLEED_MM, y: BLEED_MM, ...trim },
});

export type CardSheetSpec = {
  readonly title: string;
  readonly paper: Size;
  readonly size: Size;
  readonly faces: readonly string[];
  readonly back: string;
  readonly backs: Backs;
  readonly corners: Corners;
  /** Offset of the backs, right and down, for a printer that feeds inexactly. */
  readonly offset: PaperPoint;
};

const drawBackgrounds = (places: readonly PaperPoint[], { cell }: CardGrid, fill: string): string =>
  places
    .map(({ x, y }) => [x - BLEED_MM, y - BLEED_MM, cell.width + 2 * BLEED_MM, cell.height + 2 * BLEED_MM] as const)
    .map(([x, y, width, height]) => rect(x * 10, y * 10, width * 10, height * 10, { fill }))
    .join('');

const drawSheetCaption = (
  { title, faces, paper }: CardSheetSpec,
  grid: CardGrid,
  first: number,
  count: number,
): string =>
  textAt(
    (grid.left + grid.cell.width / 2) * 10,
    paper.height * 10 - 38,
    printText('sheetOfCards', { title, first: first + 1, last: first + count, count: faces.length }),
    { font: 'plain', size: 22, fill: '#555555' },
  );

function drawFronts({ size, faces, corners }: CardSheetSpec, grid: CardGrid, first: number): string {
  const shown = faces.slice(first, first + cardsPerSheet(grid));
  const places = cardPositions(grid).slice(0, shown.length);
  const top = grid.orientation === 'upright' ? 'up' : 'right';
  return (
    drawBackgrounds(places, grid, backgroundOf(itemAt(shown, 0))) +
    shown.map((face, i) => placeInCell(face, size, itemAt(places, i), top)).join('') +
    (corners === 'round' ? drawRoundCorners(places, grid) : '')
  );
}

/** Draws every back behind its face, whether the sheet is turned over or folded. */
function drawBacks(
  { paper, size, faces, back }: CardSheetSpec,
  grid: CardGrid,
  first: number,
  offset: PaperPoint,
): string {
  const places = cardPositions(grid)
    .slice(0, faces.length - first)
    .map(place => mirrorPosition(place, grid, paper))
    .map(({ x, y }) => ({ x: x + offset.x, y: y + offset.y }));
  const top = grid.orientation === 'upright' ? 'up' : 'left';
  return (
    drawBackgrounds(places, grid, backgroundOf(back)) +
    places.map(place => placeInCell(back, size, place, top)).join('')
  );
}

const gridArea = ({ left, top, across, down, cell }: CardGrid): Required<PrintedPage>['trim'] => ({
  x: left,
  y: top,
  width: across * cell.width,
  height: down * cell.height,
});

function twoSidedPages(sheets: CardSheetSpec, grid: CardGrid, first: number): PrintedPage[] {
  const { paper, faces, offset } = sheets;
  const [span, count] = [gridArea(grid), Math.min(cardsPerSheet(grid), faces.length - first)];
  const marks = drawCropMarks(grid, paper) + drawCrosses(grid) + drawSheetCaption(sheets, grid, first, count);
  const moved = { ...span, x: paper.width - span.x - span.width + offset.x, y: span.y + offset.y };
  return [
    { svg: svgDocument(paper, drawFronts(sheets, grid, first), marks), size: paper, trim: span },
    { svg: svgDocument(paper, drawBacks(sheets, grid, first, offset)), size: paper, trim: moved },
  ];
}

function foldedPage(sheets: CardSheetSpec, grid: CardGrid, first: number): PrintedPage {
  const { paper, faces } = sheets;
  const count = Math.min(cardsPerSheet(grid), faces.length - first);
  const svg = svgDocument(
    paper,
    drawFronts(sheets, grid, first),
    drawBacks(sheets, grid, first, { x: 0, y: 0 }),
    drawCropMarks(grid, paper),
    drawCrosses(grid),
    drawFoldLine(paper),
    drawSheetCaption(sheets, grid, first, count),
  );
  return { svg, size: paper, trim: { ...gridArea(grid), width: paper.width - 2 * grid.left } };
}

export function cardSheetPages(sheets: CardSheetSpec): readonly PrintedPage[] {
  const { size, faces, paper, backs } = sheets;
  const grid = chooseCardGrid(paper, size, backs);
  const firsts = Array.from(
    { length: Math.ceil(faces.length / cardsPerSheet(grid)) },
    (_, i) => i * cardsPerSheet(grid),
  );
  return firsts.flatMap(first =>
    backs === 'beside' ? foldedPage(sheets, grid, first) : twoSidedPages(sheets, grid, first),
  );
}
