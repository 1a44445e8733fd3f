/** What somebody who has opened a box needs next: fetched along with the page, before any script asks for it. */
import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const chunksIn = (bundle: Rolldown.OutputBundle): Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

/** The table, and the first board and the cards of the box. */
const isWanted = (box: string, id: string): boolean =>
  /\/web\/pages\/table\.tsx$/.test(id) || new RegExp(`/games/${box}/print/printing\\.ts$`).test(id);

const hasBoard = (box: string, id: string): boolean => new RegExp(`/games/${box}/table/${box}\\.board\\.tsx$`).test(id);

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

const script = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">\n  `;
const data = (file: string): string => `<link rel="preload" as="fetch" crossorigin href="${file}">\n  `;
const style = (file: string): string => `<link rel="preload" as="style" crossorigin href="/${file}">\n  `;

export function nextFor(bundle: Rolldown.OutputBundle, box: string): string {
  const wanted = chunksIn(bundle).filter(({ moduleIds }) =>
    moduleIds.some(id => isWanted(box, id) || hasBoard(box, id)),
  );
  const chunks = withImports(bundle, wanted).filter(({ isEntry }) => !isEntry);
  const sheets = chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const drawings = chunks.flatMap(({ code }) => code.match(/\/assets\/[\w.-]+\.json/g) ?? []);
  return [...chunks.map(({ fileName }) => script(fileName)), ...sheets.map(style), ...drawings.map(data)].join('');
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

/** The early script takes them up, so that no browser complains of what was fetched for nobody. */
export const forWorker = (file: string): string =>
  `<link rel="preload" as="fetch" crossorigin data-for="worker" href="/${file}">\n    `;
