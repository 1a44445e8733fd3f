/** Paints a drawing on the page of a PDF, with the operators that a PDF has for it. */
import { must } from '@parlour/kernel/must';
import { fontFor } from './fonts.ts';
import { outline } from './outline.ts';
import { tellPen } from './pen.ts';
import { known, numberIn, numbersIn, type Piece, piecesOf, type Written } from './written.ts';

type Document = PDFKit.PDFDocument;

/** Which inks there are for an element, by what it says or those around it. */
type Inks = { readonly fill: boolean; readonly stroke: boolean };

const inkOf = (colour: string | undefined, around: boolean): boolean =>
  colour === undefined ? around : colour !== 'none';

const inksOf = (written: Written, { fill, stroke }: Inks): Inks => ({
  fill: inkOf(written.get('fill'), fill),
  stroke: inkOf(written.get('stroke'), stroke),
});

const twoIn = (written: Written, one: string, other: string): [number, number] => [
  numberIn(written, one),
  numberIn(written, other),
];

function rectangle(document: Document, written: Written): void {
  const field = [...twoIn(written, 'x', 'y'), ...twoIn(written, 'width', 'height')] as const;
  if (written.has('rx')) document.roundedRect(...field, numberIn(written, 'rx'));
  else document.rect(...field);
}

const OUTLINES: Readonly<Record<string, (document: Document, written: Written) => unknown>> = {
  path: (document, written) => outline(document, must(written.get('d'))),
  circle: (document, written) => document.circle(...twoIn(written, 'cx', 'cy'), numberIn(written, 'r')),
  ellipse: (document, written) => document.ellipse(...twoIn(written, 'cx', 'cy'), ...twoIn(written, 'rx', 'ry')),
  rect: rectangle,
};

function paintShape(document: Document, { name, written }: Piece, { fill, stroke }: Inks): void {
  if (!fill && !stroke) return;
  known(OUTLINES, name)(document, written);
  const rule = written.get('fill-rule') === 'evenodd' ? 'even-odd' : 'non-zero';
  if (!fill) document.stroke();
  else if (!stroke) document.fill(rule);
  else document.fillAndStroke(undefined, undefined, rule);
}

const BEFORE: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

function paintText(document: Document, { written, text }: Piece, inks: Inks): void {
  const weight = written.get('font-weight') === 'bold' ? 'bold' : undefined;
  const style = written.get('font-style') === 'italic' ? 'italic' : undefined;
  document.font(fontFor(must(written.get('font-family')), { weight, style })).fontSize(numberIn(written, 'font-size'));
  const spaced = { characterSpacing: numberIn(written, 'letter-spacing') };
  const words = text.replaceAll(/\s+/g, ' ').trim();
  const before = known(BEFORE, written.get('text-anchor') ?? 'start') * document.widthOfString(words, spaced);
  const [x, y] = twoIn(written, 'x', 'y');
  document.text(words, x - before, y, { ...spaced, ...inks, lineBreak: false, baseline: 'alphabetic' });
}

/** A drawing inside another keeps to its field: in the middle of it, and as large as it can be. */
function enter(document: Document, written: Written): void {
  const [left = 0, top = 0, across = 1, down = 1] = numbersIn(must(written.get('viewBox')));
  const [width, height] = twoIn(written, 'width', 'height');
  const scale = Math.min(width / across, height / down);
  document
    .translate(...twoIn(written, 'x', 'y'))
    .rect(0, 0, width, height)
    .clip();
  document
    .translate((width - across * scale) / 2, (height - down * scale) / 2)
    .scale(scale)
    .translate(-left, -top);
}

/** A photograph fills its field, from its middle; what is too much of it is cut off. */
function paintImage(document: Document, written: Written): void {
  const [[x, y], [width, height]] = [twoIn(written, 'x', 'y'), twoIn(written, 'width', 'height')];
  if (written.get('preserveAspectRatio') !== 'xMidYMid slice')
    throw new Error('A picture cannot be printed but in full.');
  document.rect(x, y, width, height).clip();
  document.image(must(written.get('href')), x, y, { cover: [width, height], align: 'center', valign: 'center' });
}

function paintPiece(document: Document, piece: Piece, inks: Inks): void {
  if (piece.name === 'text') paintText(document, piece, inks);
  else if (piece.name === 'image') paintImage(document, piece.written);
  else if (piece.name === 'svg' && piece.written.has('width')) enter(document, piece.written);
  else if (piece.name !== 'svg' && piece.name !== 'g') paintShape(document, piece, inks);
}

/** In SVG corners are blunter than a PDF has them unless it is told. */
const CORNERS = 4;

/** One piece after another; what it said of ink and line is forgotten where it is closed. */
export function paint(document: Document, svg: string): void {
  const around: Inks[] = [{ fill: true, stroke: false }];
  document.miterLimit(CORNERS);
  for (const piece of piecesOf(svg)) {
    if (piece.is !== 'closed') {
      around.push(inksOf(piece.written, must(around.at(-1))));
      document.save();
      tellPen(document, piece.name, piece.written);
      paintPiece(document, piece, must(around.at(-1)));
    }
    if (piece.is === 'opened') continue;
    document.restore();
    around.pop();
  }
}
