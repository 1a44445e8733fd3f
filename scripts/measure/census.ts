/**
 * `npm run measure -- census` counts the code of the project; `npm run measure -- census FOLDER` counts any other folder of TypeScript,
 * for comparison.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { isTestFile } from '../check/architecture.ts';
import { ROOT } from '../lib/run.mjs';
import { acceptanceLines } from './acceptance.ts';
import { duplicateLines, type FileCount, isGenerated, listSourceFiles, readCounts } from './code-counts.ts';

/** Performance-critical searches, where an index known to be valid is not checked again. */
const MEASURED = /^games\/(nations\/([^/]+\/)?(players|review|puzzles)|kan-u-go\/(crossword|([^/]+\/)?players))\//;

type Part = { readonly name: string; readonly files: readonly FileCount[] };

const sum = (files: readonly FileCount[], of: (file: FileCount) => number): number =>
  files.reduce((total, file) => total + of(file), 0);

function quantiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return `${at(0.5)} / ${at(0.9)} / ${sorted.at(-1) ?? 0}`;
}

/** Names of exported types declared in more than one file, outside boxes. */
function declaredTwice(files: readonly FileCount[]): string[] {
  const places = new Map<string, number>();
  for (const name of files.filter(({ path }) => !/^games\/(?!shelf\/)[^/]+\//.test(path)).flatMap(file => file.types))
    places.set(name, (places.get(name) ?? 0) + 1);
  return [...places].flatMap(([name, count]) => (count > 1 ? [name] : []));
}

function lines({ name, files }: Part): string[] {
  const functions = files.flatMap(file => file.functions);
  const twice = declaredTwice(files);
  return [
    `${name}: ${files.length} files, ${sum(files, file => file.lines)} lines`,
    `  lines of a file, median / p90 / most      ${quantiles(files.map(file => file.lines))}`,
    `  functions ${functions.length}, their lines, likewise    ${quantiles(functions.map(each => each.lines))}`,
    `  functions over 60 lines                   ${functions.filter(each => each.lines > 60).length}`,
    `  casts without "as const"                  ${sum(files, file => file.casts)}`,
    `  "!" after a value                         ${sum(files, file => file.asserted)}`,
    `  "any"                                     ${sum(files, file => file.any)}`,
    `  exported types declared twice, not in boxes ${twice.length}${twice.length > 0 ? ` (${twice.slice(0, 5).join(', ')})` : ''}`,
    `  duplicate lines                           ${duplicateLines(files)}`,
  ];
}

function partsOf(folder: string): Part[] {
  const files = listSourceFiles(folder)
    .filter(path => !isGenerated(path))
    .map(path => readCounts(relative(folder, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')));
  const tests = files.filter(({ path }) => isTestFile(path));
  const sources = files.filter(({ path }) => !isTestFile(path));
  const measured = sources.filter(({ path }) => MEASURED.test(path));
  return [
    { name: 'sources', files: sources },
    { name: 'sources outside the measured searches', files: sources.filter(file => !measured.includes(file)) },
    { name: 'tests', files: tests },
  ];
}

const [folder = ROOT] = process.argv.slice(2);
const parts = partsOf(folder);
for (const part of parts) if (part.files.length > 0) console.log(lines(part).join('\n'));
const [sources, , tests] = parts.map(({ files }) => files);
if (folder === ROOT) console.log(acceptanceLines(sources ?? [], [...(sources ?? []), ...(tests ?? [])]).join('\n'));
