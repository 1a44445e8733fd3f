/** The figures by which the code base is judged readable; `npm run measure -- census` prints them. */
import { homonyms, isOutsideBoxes, type NamedSource, participles, readNames, retiredWords } from '../check/names.ts';
import { lineCount } from './code-counts.ts';

/** A file below this many lines is called small. */
const SMALL_LINES = 30;

const ARCHAIC =
  /\b(whoever|whom|somebody|nobody|anybody|everybody|anew|beforehand|lately|(?:is|are|was|be) told|tells? of|told of|in one go|sees? to|looks? over|looked over|in vain|for ever|so many|of (?:it are|their own|its own|our own))\b/gi;

const commentsIn = (text: string): string =>
  [...text.matchAll(/\/\*\*?([\s\S]*?)\*\/|(?:^|\s)\/\/\s(.*)$/gm)].map(([, block, line]) => block ?? line).join(' ');

const wordsIn = (text: string): number => text.split(/\s+/).filter(word => word !== '').length;

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

function importers(sources: readonly NamedSource[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of sources)
    for (const [, module = ''] of text.matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
      const name =
        module
          .split('/')
          .at(-1)
          ?.replace(/\.tsx?$/, '') ?? '';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  return counts;
}

function foldersAbove(paths: readonly string[], max: number): string[] {
  const entries = new Map<string, Set<string>>();
  for (const path of paths) {
    const parts = path.split('/');
    const folder = parts.slice(0, -1).join('/');
    entries.set(folder, (entries.get(folder) ?? new Set()).add(parts.at(-1) ?? ''));
  }
  return [...entries].flatMap(([folder, files]) => (files.size > max ? [`${folder} ${files.size}`] : []));
}

const importsClub = ({ path, text }: NamedSource): boolean =>
  /^apps\/server\/(?!club\/)/.test(path) && /from '[^']*\/club\//.test(text.replaceAll('@parlour/club/', ''));

/** `sources` are without tests and generated files; `all` are with them. */
export function acceptanceLines(sources: readonly NamedSource[], all: readonly NamedSource[]): string[] {
  const lines = sources.map(({ text }) => lineCount(text)).toSorted((a, b) => a - b);
  const total = lines.reduce((sum, each) => sum + each, 0);
  const product = sources.filter(({ path }) => /^(packages|games|apps)\//.test(path));
  const outside = sources.filter(isOutsideBoxes);
  const named = outside.filter(({ path }) => !/^(stress\/bench|examples)\/|\.mjs$/.test(path));
  const comments = all.map(({ text }) => commentsIn(text)).join(' ');
  const archaic = comments.match(ARCHAIC)?.length ?? 0;
  const crowded = foldersAbove(
    all.map(({ path }) => path),
    25,
  );
  const counts = importers(sources);
  const fragments = sources.filter(
    ({ path, text }) =>
      lineCount(text) < 40 &&
      counts.get(
        path
          .split('/')
          .at(-1)
          ?.replace(/\.tsx?$/, '') ?? '',
      ) === 1,
  );
  const rows: [string, string | number][] = [
    ['source files without tests', sources.length],
    ['lines of packages, games and apps', product.reduce((sum, { text }) => sum + lineCount(text), 0)],
    ['median / mean lines of a file', `${lines[lines.length >> 1]} / ${Math.round(total / lines.length)}`],
    [`files below ${SMALL_LINES} lines`, percent(lines.filter(each => each < SMALL_LINES).length, lines.length)],
    ['files below 40 lines with one importer', fragments.length],
    [
      'folders with more than 25 files of code',
      `${crowded.length}${crowded.length > 0 ? ` (${crowded.join(', ')})` : ''}`,
    ],
    ['files of the server core that import the club', sources.filter(importsClub).length],
    [
      'exported functions',
      named.reduce((sum, { path, text }) => sum + readNames(path, text).exportedFunctions.length, 0),
    ],
    ['exported names declared twice outside boxes', [...homonyms(named)].length],
    ['retired words in names outside boxes', named.flatMap(source => [...retiredWords(source)]).length],
    ['files named by a participle', sources.flatMap(source => [...participles(source)]).length],
    ['words of comments', wordsIn(comments)],
    ['archaic phrases per 1,000 words of comments', ((1000 * archaic) / wordsIn(comments)).toFixed(1)],
  ];
  return ['how readable', ...rows.map(([label, figure]) => `  ${label.padEnd(46)}${figure}`)];
}
