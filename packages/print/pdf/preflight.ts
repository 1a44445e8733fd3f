/** Preflight: reads from the finished PDF what a print shop asks for. */
import { inflateSync } from 'node:zlib';
import { assertDefined } from '@parlour/kernel/result';

export type PreflightReport = {
  readonly pages: number;
  /** Distinct page boxes in millimetres, with the number of pages. */
  readonly boxes: readonly string[];
  readonly fonts: { readonly embedded: number; readonly missing: number };
  /** Colour spaces that the page operators set. */
  readonly colours: readonly string[];
  readonly images: number;
};

const toMillimetres = (box: string): string =>
  box
    .trim()
    .split(/\s+/)
    .map(points => ((Number(points) * 25.4) / 72).toFixed(1))
    .join(' ');

const PAGE_BOXES = ['MediaBox', 'BleedBox', 'TrimBox'] as const;

const boxIn = (page: string, name: string): string =>
  toMillimetres(new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(page)?.[1] ?? '');

function countBoxes(pages: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const text = PAGE_BOXES.map(name => `${name} ${boxIn(page, name)}`).join(', ');
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => `${count} ${count === 1 ? 'page' : 'pages'}: ${text}`);
}

/** Operators are plain text; font outlines are not. */
const isPlainText = (body: string): boolean => !/[^\n\r\t -~]/.test(body);

/** The operators of the pages, without the streams of fonts. */
export function pageOperators(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes).toString('latin1');
  return [...text.matchAll(/<<([^>]*)>>\s*stream\r?\n/g)].flatMap(({ 0: head, 1: keys, index }) => {
    const length = Number(/\/Length (\d+)/.exec(assertDefined(keys))?.[1]);
    if (/\/Subtype|\/Length1|\/Type/.test(assertDefined(keys))) return [];
    const from = index + head.length;
    const body = inflateSync(Buffer.from(text.slice(from, from + length), 'latin1')).toString('latin1');
    return isPlainText(body) && !body.includes('begincmap') ? [body] : [];
  });
}

const SPACES: readonly (readonly [RegExp, string])[] = [
  [/\d (g|G)\s/, 'DeviceGray'],
  [/\/DeviceRGB (cs|CS)\s|\d (rg|RG)\s/, 'DeviceRGB'],
  [/\/DeviceCMYK (cs|CS)\s|\d (k|K)\s/, 'DeviceCMYK'],
];

function colourSpaces(operators: readonly string[]): string[] {
  return SPACES.filter(([sets]) => operators.some(stream => sets.test(stream))).map(([, name]) => name);
}

export function runPreflight(bytes: Uint8Array): PreflightReport {
  const text = Buffer.from(bytes).toString('latin1');
  const count = (what: RegExp): number => (text.match(what) ?? []).length;
  const pages = [...text.matchAll(/<<\s*\/Type \/Page\b.*?endobj/gs)].map(([page]) => page);
  const [embedded, described] = [count(/\/FontFile2 /g), count(/\/Type \/FontDescriptor/g)];
  return {
    pages: pages.length,
    boxes: countBoxes(pages),
    fonts: { embedded, missing: described - embedded + count(/\/Subtype \/Type1\b/g) },
    colours: colourSpaces(pageOperators(bytes)),
    images: count(/\/Subtype \/Image/g),
  };
}
