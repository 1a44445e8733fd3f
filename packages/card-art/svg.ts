/**
 * The few words of SVG every card is written in: paths, circles, lines, text and groups with solid fills, so that a
 * browser, a PDF and a test draw the same. No ids and no references, so that many cards can stand in one page.
 */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Millimetres; a drawing counts in tenths of them. */
export type Size = { readonly width: number; readonly height: number };

/** Most of what is written is paths, long and free of signs that need escaping. */
export const escaped = (words: string): string =>
  /[&<>"]/.test(words)
    ? words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
    : words;

/** A number as short as a tenth of a unit allows. */
export const short = (value: number): number => Math.round(value * 10) / 10;

const written = (key: string, value: string | number): string =>
  ` ${key}="${typeof value === 'number' ? short(value) : escaped(value)}"`;

/** Attributes that are undefined are left out. A plain loop: a hand of cards is thousands of these. */
export function tag(name: string, attributes: Attributes, ...body: readonly string[]): string {
  let opening = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) opening += written(key, value);
  }
  const inside = body.join('');
  return inside === '' ? `${opening}/>` : `${opening}>${inside}</${name}>`;
}

export const drawing = ({ width, height }: Size, ...body: readonly string[]): string =>
  tag('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width * 10} ${height * 10}` }, ...body);

export const group = (attributes: Attributes, ...body: readonly string[]): string => tag('g', attributes, ...body);
export const path = (d: string, attributes: Attributes = {}): string => tag('path', { d, ...attributes });
export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): string =>
  tag('circle', { cx, cy, r, ...attributes });
export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}): string =>
  tag('ellipse', { cx, cy, rx, ry, ...attributes });
export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): string =>
  tag('rect', { x, y, width, height, ...attributes });

type Placing = { readonly scale?: number; readonly turn?: number };

/** Moves a drawing so that its origin lies at a point; scaled and turned about that point first. */
export const at = (x: number, y: number, body: string, { scale = 1, turn = 0 }: Placing = {}): string => {
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return group({ transform: `translate(${short(x)} ${short(y)})${turned}${scaled}` }, body);
};

/** A drawing and the same upside down at the opposite corner, as on a playing card. */
export const bothEnds = ({ width, height }: Size, body: string): string =>
  body + group({ transform: `rotate(180 ${width * 5} ${height * 5})` }, body);

/** The same thing drawn at several places. */
export const scatter = (
  places: readonly (readonly [number, number])[],
  draw: (x: number, y: number) => string,
): string => places.map(([x, y]) => draw(x, y)).join('');
