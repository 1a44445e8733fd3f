/** Paints an SVG drawing on a PDF page with native PDF operators. */
import { tag } from '@parlour/card-art/svg';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { splitFontRuns } from './fonts.ts';
import { writePath } from './svg-path.ts';
import {
  applyAttributes,
  isTextAttribute,
  numberAttribute,
  parseNumbers,
  parseSvg,
  requireSupported,
  type SvgAttributes,
  type SvgToken,
} from './svg-subset.ts';

type Document = PDFKit.PDFDocument;

/** Whether an element is filled and stroked, by its own or inherited attributes. */
type PaintedParts = { readonly fill: boolean; readonly stroke: boolean };

const isPainted = (colour: string | undefined, inherited: boolean): boolean =>
  colour === undefined ? inherited : colour !== 'none';

const paintedParts = (attributes: SvgAttributes, { fill, stroke }: PaintedParts): PaintedParts => ({
  fill: isPainted(attributes.get('fill'), fill),
  stroke: isPainted(attributes.get('stroke'), stroke),
});

const numberPair = (attributes: SvgAttributes, one: string, other: string): [number, number] => [
  numberAttribute(attributes, one),
  numberAttribute(attributes, other),
];

function rectangle(document: Document, attributes: SvgAttributes): void {
  const field = [...numberPair(attributes, 'x', 'y'), ...numberPair(attributes, 'width', 'height')] as const;
  if (attributes.has('rx')) document.roundedRect(...field, numberAttribute(attributes, 'rx'));
  else document.rect(...field);
}

const SHAPES: Readonly<Record<string, (document: Document, attributes: SvgAttributes) => unknown>> = {
  path: (document, attributes) => writePath(document, assertDefined(attributes.get('d'))),
  circle: (document, attributes) =>
    document.circle(...numberPair(attributes, 'cx', 'cy'), numberAttribute(attributes, 'r')),
  ellipse: (document, attributes) =>
    document.ellipse(...numberPair(attributes, 'cx', 'cy'), ...numberPair(attributes, 'rx', 'ry')),
  rect: rectangle,
};

function paintShape(document: Document, { name, attributes }: SvgToken, { fill, stroke }: PaintedParts): void {
  if (!fill && !stroke) return;
  requireSupported(SHAPES, name)(document, attributes);
  const rule = attributes.get('fill-rule') === 'evenodd' ? 'even-odd' : 'non-zero';
  if (!fill) document.stroke();
  else if (!stroke) document.fill(rule);
  else document.fillAndStroke(undefined, undefined, rule);
}

const ANCHOR_SHIFT: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

type PlacedRun = { readonly font: string; readonly text: string; readonly x: number };

/** Sets the size of a text, and returns its runs, each in one font, and where they begin. */
function placeRuns(
  document: Document,
  { attributes, text }: SvgToken,
): { runs: PlacedRun[]; characterSpacing: number } {
  const weight = attributes.get('font-weight') === 'bold' ? 'bold' : undefined;
  const style = attributes.get('font-style') === 'italic' ? 'italic' : undefined;
  const characterSpacing = numberAttribute(attributes, 'letter-spacing');
  const words = text.replaceAll(/\s+/g, ' ').trim();
  const runs = splitFontRuns(document, assertDefined(attributes.get('font-family')), { weight, style }, words);
  document.fontSize(numberAttribute(attributes, 'font-size'));
  const widths = runs.map(run => document.font(run.font).widthOfString(run.text, { characterSpacing }));
  const width = widths.reduce((sum, each) => sum + each, 0);
  const shift = requireSupported(ANCHOR_SHIFT, attributes.get('text-anchor') ?? 'start');
  let left = numberAttribute(attributes, 'x') - shift * width;
  const placed = runs.map((run, i) => {
    const x = left;
    left += itemAt(widths, i);
    return { ...run, x };
  });
  return { runs: placed, characterSpacing };
}

function paintText(document: Document, token: SvgToken, inks: PaintedParts): void {
  const { runs, characterSpacing } = placeRuns(document, token);
  const y = numberAttribute(token.attributes, 'y');
  for (const { font, text, x } of runs)
    document.font(font).text(text, x, y, { characterSpacing, ...inks, lineBreak: false, baseline: 'alphabetic' });
}

type GlyphPath = { transform(...matrix: readonly number[]): GlyphPath; toSVG(): string };
type OpenedFont = {
  readonly unitsPerEm: number;
  layout(text: string): {
    readonly glyphs: readonly { readonly path: GlyphPath }[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
  };
};

const TEXT_TAG = /<text [^>]*>[^<]*(?=<\/text>)/g;

/** Replaces the text of a drawing by outlines, so that programs without its fonts draw the same. */
export const outlineText = (document: Document, svg: string): string =>
  svg
    .replaceAll(TEXT_TAG, written => outlinesOf(document, itemAt([...parseSvg(written)], 0)))
    .replaceAll('</text>', '');

function outlinesOf(document: Document, token: SvgToken): string {
  const { runs, characterSpacing } = placeRuns(document, token);
  const [size, y] = numberPair(token.attributes, 'font-size', 'y');
  const outlines = runs.map(({ font: name, text, x }) => {
    const { font } = (document.font(name) as unknown as { readonly _font: { readonly font: OpenedFont } })._font;
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    let left = x;
    const letters = glyphs.map(({ path }, i) => {
      const { xAdvance, xOffset } = itemAt(positions, i);
      const at = left + xOffset * scale;
      left += xAdvance * scale + characterSpacing;
      return path.transform(scale, 0, 0, -scale, at, y).toSVG();
    });
    return letters.join('');
  });
  const own = [...token.attributes].filter(([key]) => !isTextAttribute(key));
  return tag('path', { d: outlines.join(''), ...Object.fromEntries(own) });
}

/** Clips a nested drawing to its field, centred and as large as possible. */
function enterNestedSvg(document: Document, attributes: SvgAttributes): void {
  const [left = 0, top = 0, across = 1, down = 1] = parseNumbers(assertDefined(attributes.get('viewBox')));
  const [width, height] = numberPair(attributes, 'width', 'height');
  const scale = Math.min(width / across, height / down);
  document
    .translate(...numberPair(attributes, 'x', 'y'))
    .rect(0, 0, width, height)
    .clip();
  document
    .translate((width - across * scale) / 2, (height - down * scale) / 2)
    .scale(scale)
    .translate(-left, -top);
}

const IMAGE_FITS: Readonly<Record<string, 'cover' | 'fit'>> = { 'xMidYMid slice': 'cover', 'xMidYMid meet': 'fit' };

/** A photograph covers its field, and the excess is clipped, or fits into it. */
function paintImage(document: Document, attributes: SvgAttributes): void {
  const [[x, y], [width, height]] = [numberPair(attributes, 'x', 'y'), numberPair(attributes, 'width', 'height')];
  const fit = requireSupported(IMAGE_FITS, attributes.get('preserveAspectRatio') ?? '');
  document.rect(x, y, width, height).clip();
  const href = assertDefined(attributes.get('href'));
  document.image(href, x, y, { [fit]: [width, height], align: 'center', valign: 'center' });
}

function paintElement(document: Document, token: SvgToken, inks: PaintedParts): void {
  if (token.name === 'text') paintText(document, token, inks);
  else if (token.name === 'image') paintImage(document, token.attributes);
  else if (token.name === 'svg' && token.attributes.has('width')) enterNestedSvg(document, token.attributes);
  else if (token.name !== 'svg' && token.name !== 'g') paintShape(document, token, inks);
}

/** The default miter limit of SVG; that of PDF is larger. */
const SVG_MITER_LIMIT = 4;

/** Paints the elements in order; attributes are restored when an element is closed. */
export function paintSvg(document: Document, svg: string): void {
  const inherited: PaintedParts[] = [{ fill: true, stroke: false }];
  document.miterLimit(SVG_MITER_LIMIT);
  for (const token of parseSvg(svg)) {
    if (token.is !== 'closed') {
      inherited.push(paintedParts(token.attributes, assertDefined(inherited.at(-1))));
      document.save();
      applyAttributes(document, token.name, token.attributes);
      paintElement(document, token, assertDefined(inherited.at(-1)));
    }
    if (token.is === 'opened') continue;
    document.restore();
    inherited.pop();
  }
}
