/** What somebody who has opened a box needs next: fetched along with the page, before any script asks for it. */
import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const chunksIn = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

/** The table, and the first board and the cards of the box. */
const isWanted = (box: string, id: string): boolean =>
  /\/web\/pages\/table\.tsx$/.test(id) || new RegExp(`/games/${box}/print/printing\\.ts$`).test(id);

const hasBoard = (box: string, id: string): boolean =>
  new RegExp(`/games/${box}/[^/]+/board/${box}\\.board\\.tsx$`).test(id);

/** A chunk and whatever it cannot do without. */
function withImports(bundle: Rolldown.OutputBundle, chunks: readonly Chunk[]): Chunk[] {
  const found = new Set(chunks);
  for (const { imports } of found) {
    for (const name of imports) {
      const file = bundle[name];
      if (file?.type === 'chunk' && !file.isEntry) found.add(file);
    }
  }
  return [...found];
}

/** Addresses by what they are: the early script asks for each in its own way. */
export type NextFiles = { readonly scripts: string[]; readonly sheets: string[]; readonly drawings: string[] };

export function nextFor(bundle: Rolldown.OutputBundle, box: string): NextFiles {
  const wanted = chunksIn(bundle).filter(({ moduleIds }) =>
    moduleIds.some(id => isWanted(box, id) || hasBoard(box, id)),
  );
  const chunks = withImports(bundle, wanted).filter(({ isEntry }) => !isEntry);
  return {
    scripts: chunks.map(({ fileName }) => `/${fileName}`),
    sheets: chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]).map(file => `/${file}`),
    drawings: chunks.flatMap(({ code }) => code.match(/\/assets\/[\w.-]+\.json/g) ?? []),
  };
}

/** The worker is built apart, so its files are no chunks of this bundle. */
function sourceOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file];
  return asset?.type === 'asset' ? String(asset.source) : '';
}

/** The rules of the box as the worker asks for them; a new box has none that are cut apart. */
const rulesIn = (worker: string, box: string): string[] =>
  worker.match(new RegExp(`\\brules-${box}-[\\w-]+\\.js`))?.slice(0, 1) ?? [];

const importsIn = (source: string): string[] =>
  [...source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].flatMap(found => found[1] ?? []);

/**
 * Everything the worker needs to deal the first game of a box. It would ask for one file after the other; asked for by the
 * page and at once, they are at hand by then.
 */
export function workerFilesFor(bundle: Rolldown.OutputBundle, worker: string, box: string): string[] {
  const path = (name: string): string => `assets/${name}`;
  const found = new Set([worker, ...rulesIn(sourceOf(bundle, worker), box).map(path)]);
  for (const file of found) for (const name of importsIn(sourceOf(bundle, file))) found.add(path(name));
  return [...found];
}
