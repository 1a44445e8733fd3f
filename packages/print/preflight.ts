/** What a printing house asks of a PDF before it prints: read out of the finished file itself. */
import { inflateSync } from 'node:zlib';
import { must } from '@parlour/kernel/must';

export type Preflight = {
  readonly pages: number;
  /** Sizes and boxes that differ, in millimetres, and how many pages have them. */
  readonly boxes: readonly string[];
  readonly fonts: { readonly embedded: number; readonly missing: number };
  /** The colour spaces that the operators of the pages set. */
  readonly colours: readonly string[];
  readonly images: number;
};

const millimetres = (box: string): string =>
  box
    .trim()
    .split(/\s+/)
    .map(points => ((Number(points) * 25.4) / 72).toFixed(1))
    .join(' ');

const PAGE_BOXES = ['MediaBox', 'BleedBox', 'TrimBox'] as const;

const boxIn = (page: string, name: string): string =>
  millimetres(new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(page)?.[1] ?? '');

/** Every kind of page once, and how often it is there. */
function boxesOf(pages: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const told = PAGE_BOXES.map(name => `${name} ${boxIn(page, name)}`).join(', ');
    counts.set(told, (counts.get(told) ?? 0) + 1);
  }
  return [...counts].map(([told, count]) => `${count} ${count === 1 ? 'page' : 'pages'}: ${told}`);
}

/** Operators are written in plain letters; the outlines of a font are not. */
const isWriting = (body: string): boolean => !/[^\n\r\t -~]/.test(body);

/** The operators of the pages; fonts and what describes them are streams too, and passed over. */
export function operatorsOf(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes).toString('latin1');
  return [...text.matchAll(/<<([^>]*)>>\s*stream\r?\n/g)].flatMap(({ 0: head, 1: keys, index }) => {
    const length = Number(/\/Length (\d+)/.exec(must(keys))?.[1]);
    if (/\/Subtype|\/Length1|\/Type/.test(must(keys))) return [];
    const from = index + head.length;
    const body = inflateSync(Buffer.from(text.slice(from, from + length), 'latin1')).toString('latin1');
    return isWriting(body) && !body.includes('begincmap') ? [body] : [];
  });
}

const SPACES: readonly (readonly [RegExp, string])[] = [
  [/\d (g|G)\s/, 'DeviceGray'],
  [/\/DeviceRGB (cs|CS)\s|\d (rg|RG)\s/, 'DeviceRGB'],
  [/\/DeviceCMYK (cs|CS)\s|\d (k|K)\s/, 'DeviceCMYK'],
];

function coloursOf(operators: readonly string[]): string[] {
  return SPACES.filter(([sets]) => operators.some(stream => sets.test(stream))).map(([, name]) => name);
}

export function preflight(bytes: Uint8Array): Preflight {
  const text = Buffer.from(bytes).toString('latin1');
  const count = (what: RegExp): number => (text.match(what) ?? []).length;
  const pages = [...text.matchAll(/<<\s*\/Type \/Page\b.*?endobj/gs)].map(([page]) => page);
  const [embedded, described] = [count(/\/FontFile2 /g), count(/\/Type \/FontDescriptor/g)];
  return {
    pages: pages.length,
    boxes: boxesOf(pages),
    fonts: { embedded, missing: described - embedded + count(/\/Subtype \/Type1\b/g) },
    colours: coloursOf(operatorsOf(bytes)),
    images: count(/\/Subtype \/Image/g),
  };
}
