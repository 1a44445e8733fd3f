/** Ink, line and place as a PDF is told them. It keeps them until the group is left, as SVG does. */
import { known, numberIn, numbersIn, type Written } from './written.ts';

type Document = PDFKit.PDFDocument;

const MOVES: Readonly<Record<string, (document: Document, numbers: readonly number[]) => unknown>> = {
  translate: (document, [x = 0, y = 0]) => document.translate(x, y),
  scale: (document, [x = 1, y = x]) => document.scale(x, y),
  rotate: (document, [turn = 0, x = 0, y = 0]) => document.rotate(turn, { origin: [x, y] }),
};

function move(document: Document, moves: string): void {
  for (const [, name = '', numbers = ''] of moves.matchAll(/([A-Za-z]+)\(([^)]*)\)/g))
    known(MOVES, name)(document, numbersIn(numbers));
}

/** The types of pdfkit know nothing of dashes of several lengths. */
function dash(document: Document, dashes: string, written: Written): void {
  const lengths = numbersIn(dashes) as unknown as number;
  document.dash(lengths, { phase: numberIn(written, 'stroke-dashoffset') });
}

type Cap = 'butt' | 'round' | 'square';
type Join = 'miter' | 'round' | 'bevel';

const TOLD: Readonly<Record<string, (document: Document, value: string, written: Written) => unknown>> = {
  fill: (document, colour) => colour !== 'none' && document.fillColor(colour),
  stroke: (document, colour) => colour !== 'none' && document.strokeColor(colour),
  'fill-opacity': (document, share) => document.fillOpacity(Number(share)),
  'stroke-width': (document, width) => document.lineWidth(Number(width)),
  'stroke-linecap': (document, cap) => document.lineCap(cap as Cap),
  'stroke-linejoin': (document, join) => document.lineJoin(join as Join),
  'stroke-dasharray': dash,
  transform: move,
};

/** What an element reads for itself, the pen is not told. */
const OWN: Readonly<Record<string, ReadonlySet<string>>> = {
  svg: new Set(['xmlns', 'x', 'y', 'width', 'height', 'viewBox']),
  g: new Set(),
  path: new Set(['d', 'fill-rule', 'stroke-dashoffset']),
  circle: new Set(['cx', 'cy', 'r']),
  ellipse: new Set(['cx', 'cy', 'rx', 'ry']),
  rect: new Set(['x', 'y', 'width', 'height', 'rx']),
  image: new Set(['x', 'y', 'width', 'height', 'href', 'preserveAspectRatio']),
  text: new Set(['x', 'y', 'font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing', 'text-anchor']),
};

export function tellPen(document: Document, name: string, written: Written): void {
  const own = known(OWN, name);
  for (const [key, value] of written) if (!own.has(key)) known(TOLD, key)(document, value, written);
}
