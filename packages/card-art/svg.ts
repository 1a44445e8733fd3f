/**
 * The subset of SVG that card art uses: paths, circles, text and groups with solid fills, so browsers, PDFs and tests
 * draw the same. It has no ids and no references, so many cards can be inlined in one page.
 */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Millimetres; SVG coordinates are tenths of a millimetre. */
export type Size = { readonly width: number; readonly height: number };

/** Tests first, because most values are long paths without special characters. */
export const escapeXml = (words: string): string =>
  /[&<>"]/.test(words)
    ? words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : words;

/** Rounds to a tenth of a unit, which keeps the markup short. */
export const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

const attributeText = (key: string, value: string | number): string =>
  ` ${key}="${typeof value === 'number' ? roundToTenth(value) : escapeXml(value)}"`;

/** Skips undefined attributes. A plain loop, because a hand of cards has thousands of tags. */
export function tag(name: string, attributes: Attributes, ...body: readonly string[]): string {
  let opening = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) opening += attributeText(key, value);
  }
  const inside = body.join('');
  return inside === '' ? `${opening}/>` : `${opening}>${inside}</${name}>`;
}

export const svgDocument = ({ width, height }: Size, ...body: readonly string[]): string =>
  tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width * 10} ${height * 10}` }, ...body);

export const group = (attributes: Attributes, ...body: readonly string[]): string => tag('g', attributes, ...body);
export const path = (d: string, attributes: Attributes = {}): string => tag('path', { d, ...attributes });
export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): string =>
  tag('circle', { cx, cy, r, ...attributes });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}): string =>
  tag('ellipse', { cx, cy, rx, ry, ...attributes });
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): string =>
  tag('rect', { x, y, width, height, ...attributes });

/** A picture as large as it fits into a field, all of it. */
export const picture = (x: number, y: number, width: number, height: number, href: string): string =>
  tag('image', { x, y, width, height, href, preserveAspectRatio: 'xMidYMid meet' });

type Placement2d = { readonly scale?: number; readonly turn?: number };

/** Translates a drawing to a point, after scale and rotation. */
export const placeAt = (x: number, y: number, body: string, { scale = 1, turn = 0 }: Placement2d = {}): string => {
  const turned = turn === 0 ? '' : ` rotate(${roundToTenth(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return group({ transform: `translate(${roundToTenth(x)} ${roundToTenth(y)})${turned}${scaled}` }, body);
};

/** Draws a motif and its copy rotated by 180°, as on a playing card. */
export const withRotatedCopy = ({ width, height }: Size, body: string): string =>
  body + group({ transform: `rotate(180 ${width * 5} ${height * 5})` }, body);

/** Draws the same thing at several places. */
export const drawAtEach = (
  places: readonly (readonly [number, number])[],
  draw: (x: number, y: number) => string,
): string => places.map(([x, y]) => draw(x, y)).join('');
