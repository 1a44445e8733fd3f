/** The test sheet to print first: is the size right, and are the backs behind the fronts? */

import { type TextStyle, textAt } from '@parlour/card-art/fonts';
import { circle, path, type Size, svgDocument } from '@parlour/card-art/svg';
import type { PaperPoint, Print } from '../layout/paper.ts';
import { drawHairlines, linePath } from '../layout/svg-fragments.ts';
import {
  bodyStyle,
  drawText,
  fitLine,
  headingStyle,
  type MeasureText,
  type Typeface,
  titleStyle,
  titleText,
  wrapLines,
} from '../layout/text-blocks.ts';
import { printText } from '../print-text.ts';
import type { Backs } from '../settings.ts';

/** Length of the arms of a target, and distance of the outer targets from the edges. */
const [ARM_MM, INSET_MM] = [8, 25];

/** The middle and four corners, symmetric when the sheet is turned over. */
export const registrationTargets = ({ width, height }: Size): readonly PaperPoint[] => [
  { x: width / 2, y: height / 2 },
  ...[INSET_MM, width - INSET_MM].flatMap(x => [INSET_MM, height - INSET_MM].map(y => ({ x, y }))),
];

const drawCross = ({ x, y }: PaperPoint): string =>
  drawHairlines([linePath(x - ARM_MM, y, x + ARM_MM, y), linePath(x, y - ARM_MM, x, y + ARM_MM)], '#000000');

const drawFrontTarget = ({ x, y }: PaperPoint): string =>
  drawCross({ x, y }) + circle(x * 10, y * 10, 25, { fill: 'none', stroke: '#000000', 'stroke-width': 2 });

const STEPS = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6];

/** A millimetre scale in both directions, numbered every 5 mm. */
function drawBackTarget({ x, y }: PaperPoint): string {
  const ticks = STEPS.flatMap(step => [
    linePath(x + step, y - 0.7, x + step, y + 0.7),
    linePath(x - 0.7, y + step, x + 0.7, y + step),
  ]);
  const set: TextStyle = { font: 'plain', size: 24, fill: '#000000' };
  const named = STEPS.filter(step => step % 5 === 0).map(
    step =>
      textAt((x + step) * 10, y * 10 + 32, `${step}`, set) +
      textAt(x * 10 + 14, (y + step) * 10 + 8, `${step}`, { ...set, anchor: 'start' }),
  );
  return drawCross({ x, y }) + drawHairlines(ticks, '#000000') + named.join('');
}

/** 12 or 17 points. */
const FONT_SIZES: Readonly<Record<Print, number>> = { usual: 42, large: 60 };

type TextColumnSpec = {
  readonly middle: number;
  readonly size: number;
  readonly width: number;
  readonly type: Typeface;
  readonly measure: MeasureText;
};

function drawTextColumn(
  { middle, size, width, type, measure }: TextColumnSpec,
  top: number,
  sentences: readonly string[],
): string {
  const set = bodyStyle(type, size);
  return sentences
    .flatMap(sentence => wrapLines(sentence, set, width, measure))
    .map((text, i) => textAt(middle, top + i * size * 1.36, text, set))
    .join('');
}

const craftTips = (): readonly string[] => [printText('cutCards'), printText('scoreFolds')];

/** A line of 100 mm to compare with a ruler. */
const drawRuler = (middle: number, y: number): string =>
  path(
    `M${middle - 500} ${y}H${middle + 500}M${middle - 500} ${y - 25}V${y + 25}M${middle + 500} ${y - 25}V${y + 25}`,
    {
      fill: 'none',
      stroke: '#000000',
      'stroke-width': 2,
    },
  ) + textAt(middle, y - 14, printText('rulerLength'), { font: 'plain', size: 32, fill: '#000000' });

export type TestSheetSpec = {
  readonly title: string;
  readonly type: Typeface;
  readonly paper: Size;
  readonly print: Print;
  readonly backs: Backs;
  readonly offset: PaperPoint;
  readonly contents: readonly string[];
};

const drawHeading = ({ middle, type, measure }: TextColumnSpec, y: number, text: string, size = 56): string =>
  drawText(middle, y, text, headingStyle(type, size), measure);

const pinned = ({ x, y }: PaperPoint): readonly string[] => [
  printText('pinsAgree'),
  printText('pinsDiffer'),
  printText('pinsOffset', { x, y }),
];

function textColumn({ paper, print, type }: TestSheetSpec, measure: MeasureText): TextColumnSpec {
  return { middle: paper.width * 5, size: FONT_SIZES[print], width: paper.width * 10 - 560, type, measure };
}

function frontPage(sheet: TestSheetSpec, measure: MeasureText): string {
  const { title, type, paper, print, backs, offset, contents } = sheet;
  const [middle, height] = [paper.width * 5, paper.height * 10];
  const isTurned = backs === 'behind';
  const flow = textColumn(sheet, measure);
  const small = { ...flow, size: print === 'large' ? 48 : 40, width: paper.width * 10 - 700 };
  const last = height / 2 + (print === 'large' ? 630 : 520);
  const name = titleText(title, type);
  return svgDocument(
    paper,
    drawText(middle, 300, name, fitLine(name, titleStyle(type, 96), flow.width, measure), measure),
    drawHeading(flow, 372, printText('testHead')),
    drawTextColumn(flow, 480, [printText(isTurned ? 'printBothSides' : 'printOneSide')]),
    drawRuler(middle, 720),
    drawTextColumn(flow, 830, [printText('checkRuler'), ...(isTurned ? [printText('checkPins')] : [])]),
    drawTextColumn(flow, height / 2 + 190, isTurned ? pinned(offset) : [printText('foldCards')]),
    drawHeading(flow, last, printText('contentsHead'), small.size * 1.25),
    drawTextColumn(small, last + small.size * 1.9, print === 'large' ? contents : [...contents, ...craftTips()]),
    ...(isTurned ? registrationTargets(paper).map(drawFrontTarget) : []),
  );
}

function backPage(sheet: TestSheetSpec, measure: MeasureText): string {
  const { paper, offset } = sheet;
  const flow = textColumn(sheet, measure);
  return svgDocument(
    paper,
    drawHeading(flow, 300, printText('testBackHead')),
    drawTextColumn(flow, 420, [printText('readScales')]),
    ...registrationTargets(paper).map(({ x, y }) => drawBackTarget({ x: x + offset.x, y: y + offset.y })),
  );
}

/** Front and back; only a front if no backs are printed on the other side. */
export const testPages = (sheet: TestSheetSpec, measure: MeasureText): readonly string[] =>
  sheet.backs === 'behind' ? [frontPage(sheet, measure), backPage(sheet, measure)] : [frontPage(sheet, measure)];
