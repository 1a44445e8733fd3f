/** Parses the SVG subset of card art (packages/card-art/svg.ts), and applies its attributes to a PDF. */
import { assertDefined } from '@parlour/kernel/result';

export type SvgAttributes = ReadonlyMap<string, string>;

export type SvgToken = {
  readonly name: string;
  readonly is: 'opened' | 'closed' | 'alone';
  readonly attributes: SvgAttributes;
  /** Text up to the next tag. */
  readonly text: string;
};

const TOKEN = /<(\/?)([a-z]+)([^>]*?)(\/?)>([^<]*)/g;
const ATTRIBUTE = / ([A-Za-z-]+)="([^"]*)"/g;

const ENTITIES: readonly (readonly [written: string, sign: string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
];

const unescapeXml = (words: string): string =>
  words.includes('&') ? ENTITIES.reduce((text, [written, sign]) => text.replaceAll(written, sign), words) : words;

function parseAttributes(words: string): SvgAttributes {
  const written = new Map<string, string>();
  for (const [, key, value] of words.matchAll(ATTRIBUTE))
    written.set(assertDefined(key), unescapeXml(assertDefined(value)));
  return written;
}

export function* parseSvg(svg: string): Generator<SvgToken> {
  for (const [, closing, name, words, alone, text] of svg.matchAll(TOKEN)) {
    const is = closing ? 'closed' : alone ? 'alone' : 'opened';
    yield {
      name: assertDefined(name),
      is,
      attributes: parseAttributes(assertDefined(words)),
      text: unescapeXml(assertDefined(text)),
    };
  }
}

export const parseNumbers = (words: string): number[] => (words.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

export const numberAttribute = (written: SvgAttributes, key: string): number => Number(written.get(key) ?? 0);

/** Fails for anything unsupported; otherwise it would silently be missing in print. */
export function requireSupported<T>(all: Readonly<Record<string, T>>, name: string): T {
  const found = Object.hasOwn(all, name) ? all[name] : undefined;
  if (found === undefined) throw new Error(`A drawing cannot be printed: "${name}" is no word that can be painted.`);
  return found;
}

type Document = PDFKit.PDFDocument;

const TRANSFORMS: Readonly<Record<string, (document: Document, numbers: readonly number[]) => unknown>> = {
  translate: (document, [x = 0, y = 0]) => document.translate(x, y),
  scale: (document, [x = 1, y = x]) => document.scale(x, y),
  rotate: (document, [turn = 0, x = 0, y = 0]) => document.rotate(turn, { origin: [x, y] }),
};

function applyTransform(document: Document, moves: string): void {
  for (const [, name = '', numbers = ''] of moves.matchAll(/([A-Za-z]+)\(([^)]*)\)/g))
    requireSupported(TRANSFORMS, name)(document, parseNumbers(numbers));
}

/** The types of pdfkit do not know dash arrays. */
function applyDash(document: Document, dashes: string, attributes: SvgAttributes): void {
  const lengths = parseNumbers(dashes) as unknown as number;
  document.dash(lengths, { phase: numberAttribute(attributes, 'stroke-dashoffset') });
}

type Cap = 'butt' | 'round' | 'square';
type Join = 'miter' | 'round' | 'bevel';

const ATTRIBUTE_WRITERS: Readonly<
  Record<string, (document: Document, value: string, attributes: SvgAttributes) => unknown>
> = {
  fill: (document, colour) => colour !== 'none' && document.fillColor(colour),
  stroke: (document, colour) => colour !== 'none' && document.strokeColor(colour),
  'fill-opacity': (document, share) => document.fillOpacity(Number(share)),
  'stroke-width': (document, width) => document.lineWidth(Number(width)),
  'stroke-linecap': (document, cap) => document.lineCap(cap as Cap),
  'stroke-linejoin': (document, join) => document.lineJoin(join as Join),
  'stroke-dasharray': applyDash,
  transform: applyTransform,
};

/** Attributes that the element itself reads. */
const OWN_ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = {
  svg: new Set(['xmlns', 'x', 'y', 'width', 'height', 'viewBox']),
  g: new Set(),
  path: new Set(['d', 'fill-rule', 'stroke-dashoffset']),
  circle: new Set(['cx', 'cy', 'r']),
  ellipse: new Set(['cx', 'cy', 'rx', 'ry']),
  rect: new Set(['x', 'y', 'width', 'height', 'rx']),
  image: new Set(['x', 'y', 'width', 'height', 'href', 'preserveAspectRatio']),
  text: new Set(['x', 'y', 'font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing', 'text-anchor']),
};

/** Whether an attribute says how letters are set, which outlines need no longer. */
export const isTextAttribute = (key: string): boolean => requireSupported(OWN_ATTRIBUTES, 'text').has(key);

/** Applies colour, line and transform attributes to the graphics state of the PDF. */
export function applyAttributes(document: Document, name: string, attributes: SvgAttributes): void {
  const own = requireSupported(OWN_ATTRIBUTES, name);
  for (const [key, value] of attributes)
    if (!own.has(key)) requireSupported(ATTRIBUTE_WRITERS, key)(document, value, attributes);
}
