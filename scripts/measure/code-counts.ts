/** Counts of one file by its syntax tree, duplicate lines, and the files that are counted. */

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parseSync, Visitor } from 'oxc-parser';

type Counted = { readonly name: string; readonly lines: number };

export type FileCount = {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  readonly functions: readonly Counted[];
  readonly casts: number;
  readonly asserted: number;
  readonly any: number;
  /** The exported types and interfaces. */
  readonly types: readonly string[];
};

export function readCounts(path: string, text: string): FileCount {
  const { program } = parseSync(path, text);
  const functions: Counted[] = [];
  const types: string[] = [];
  let [casts, asserted, any] = [0, 0, 0];
  const starts = lineStarts(text);
  const note = ({ start, end }: Node, name = 'a closure'): void => {
    functions.push({ name, lines: lineAt(starts, end) - lineAt(starts, start) + 1 });
  };
  new Visitor({
    FunctionDeclaration: node => note(node, node.id?.name),
    FunctionExpression: node => note(node, node.id?.name),
    ArrowFunctionExpression: node => note(node),
    TSNonNullExpression: () => {
      asserted += 1;
    },
    TSAnyKeyword: () => {
      any += 1;
    },
    TSAsExpression: ({ typeAnnotation }) => {
      const isConst = text.slice(typeAnnotation.start, typeAnnotation.end) === 'const';
      casts += isConst ? 0 : 1;
    },
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type === 'TSTypeAliasDeclaration' || declaration?.type === 'TSInterfaceDeclaration')
        types.push(declaration.id.name);
    },
  }).visit(program);
  return { path, text, lines: starts.length - 1, functions, casts, asserted, any, types };
}

export const lineCount = (text: string): number => text.split('\n').length - 1;

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Returns the line number of an offset, by binary search. */
function lineAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low;
}

/** Counts duplicate lines: runs of six or more that are equal but for white space. */
const RUN_LINES = 6;

type CountedSource = { readonly path: string; readonly text: string };

export function duplicateLines(files: readonly CountedSource[]): number {
  const occurrences = new Map<string, number>();
  const pages = files.map(({ text }) => text.split('\n').map(line => line.trim()));
  for (const key of pages.flatMap(runsOf)) occurrences.set(key, (occurrences.get(key) ?? 0) + 1);
  return pages.reduce((total, page) => total + repeatedIn(page, occurrences), 0);
}

const runsOf = (page: readonly string[]): string[] =>
  page.slice(RUN_LINES - 1).map((_, start) => page.slice(start, start + RUN_LINES).join('\n'));

/** Import lists and lines of one bracket do not count. */
const isMeaningful = (run: string): boolean => run.length > 120 && !/^import |^} from |^type /m.test(run);

function repeatedIn(page: readonly string[], occurrences: ReadonlyMap<string, number>): number {
  const repeated = new Set<number>();
  for (const [start, run] of runsOf(page).entries()) {
    if (!isMeaningful(run) || (occurrences.get(run) ?? 0) < 2) continue;
    for (let line = start; line < start + RUN_LINES; line++) repeated.add(line);
  }
  return repeated.size;
}

const SKIPPED_FOLDERS = new Set([
  'node_modules',
  '.git',
  'dist',
  '.cache',
  'baked',
  'coverage',
  'docs',
  'test-results',
]);

export function listSourceFiles(folder: string): string[] {
  return readdirSync(folder).flatMap(name => {
    const path = join(folder, name);
    if (SKIPPED_FOLDERS.has(name)) return [];
    if (statSync(path).isDirectory()) return listSourceFiles(path);
    return /\.(ts|tsx|mts|mjs)$/.test(name) && !name.endsWith('.d.ts') ? [path] : [];
  });
}

export const isGenerated = (path: string): boolean => path.includes('.generated.');
