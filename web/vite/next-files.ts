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
