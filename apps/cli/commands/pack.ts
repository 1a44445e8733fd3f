/**
 * `parlour pack check FILE` validates a custom pack (JSON or spreadsheet), `parlour pack make FILE` makes a pack of a
 * spreadsheet, and `parlour pack answers PACK` prints the answers of a bundled pack or a file.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { describePlace, findPackProblems, isComplete, type PackProblem } from '@parlour/games/shelf/own-packs/problems';
import { columnLetters, importFields, parseColumns } from '@parlour/games/shelf/own-packs/table-columns';
import { type PackSource, readPackSource, type SheetTable } from '@parlour/games/shelf/own-packs/table-file';
import { describeColumns, importTable, type TableImport, tableFit } from '@parlour/games/shelf/own-packs/table-import';
import {
  emptyDraft,
  type PackDraft,
  type PackTemplate,
  startedGroupCount,
} from '@parlour/games/shelf/own-packs/template';
import { shelf } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { parseChoice, parseWholeNumber } from '../lib/arguments.ts';
import type { CliCommand } from '../lib/command.ts';
import { fail, failToRead, failToWrite, failUsage } from '../lib/errors.ts';
import { wrap } from '../lib/terminal-output.ts';
import { dataReader } from '../lib/user-files.ts';

export const command: CliCommand = {
  name: 'pack',
  summary: 'Check or make a pack of your own, or print its answers.',
  arguments: '<verb> <file>',
  options: [
    { flag: '--box <box>', says: 'Box of the pack, if the file does not say it.' },
    { flag: '--columns <columns>', says: 'Which columns hold the texts, such as question=B,answer=C.' },
    { flag: '--first-row <n>', says: 'Row of the spreadsheet where the cards begin.' },
    { flag: '--encoding <name>', says: 'Encoding of a text file, such as windows-1253 or macintosh.' },
    { flag: '--title <title>', says: 'For "make": title of the pack. Default: the name of the file.' },
    { flag: '--author <author>', says: 'For "make": who made the cards.', default: 'me' },
    { flag: '--out <file>', says: 'For "make": where to write the pack. Default: beside the spreadsheet.' },
  ],
  help: `"check" reports mistakes; "make" turns a spreadsheet into a pack file; "answers" prints all answers. A pack is a JSON file; a spreadsheet is .xlsx, CSV, TSV, or an export of Quizlet or Anki.
Examples:
  parlour pack check my-class.xlsx
  parlour pack make my-class.xlsx --title "Our river"
  parlour pack answers night-sky`,
  run: runPackCommand,
};

type PackFormat = { readonly box: string; readonly title: string; readonly making: PackTemplate };

const loadPackFormats = (): Promise<readonly PackFormat[]> =>
  Promise.all(
    shelf.flatMap(({ id, title, packTemplate }) =>
      packTemplate ? [packTemplate().then(making => ({ box: id, title, making }))] : [],
    ),
  );

/** Packs contain pictures, so they may be large, but no real pack exceeds this. */
const MAX_PACK_BYTES = 40_000_000;

function decoderFor(encoding: string | undefined): ((bytes: Uint8Array) => string) | undefined {
  if (encoding === undefined) return undefined;
  try {
    const decoder = new TextDecoder(encoding);
    return bytes => decoder.decode(bytes);
  } catch {
    return failUsage(`--encoding does not know "${encoding}". Examples: utf-8, utf-16le, windows-1250, macintosh.`);
  }
}

async function readSource(file: string, encoding?: string): Promise<PackSource> {
  const bytes = await readFile(file).catch(failToRead(file));
  if (bytes.length > MAX_PACK_BYTES) fail(`${file} is too large: a pack has at most ${MAX_PACK_BYTES / 1_000_000} MB.`);
  const source = await readPackSource(bytes, decoderFor(encoding));
  return source.ok ? source.value : fail(`${file}: ${source.fault}`);
}

/** A file of JSON names the parts of its box; a spreadsheet goes to the box that its columns suit. */
const fitOf = ({ making }: PackFormat, source: PackSource): number =>
  source.is === 'table'
    ? tableFit(making, source.table)
    : Number(new RegExp(`"${making.groupPlural}"\\s*:`).test(source.text));

function formatsFor(all: readonly PackFormat[], source: PackSource, box: string | undefined): readonly PackFormat[] {
  if (box === undefined) return all.toSorted((a, b) => fitOf(b, source) - fitOf(a, source));
  const boxes = all.map(format => format.box);
  const id = parseChoice('--box', boxes, box);
  return all.filter(format => format.box === id);
}

const problemText = (file: string, making: PackTemplate, want: PackProblem): string =>
  `${file}, ${describePlace(want, making)}: ${want.message}`;

/** Prints the problems and returns the exit code. Duplicates are only warnings; their author decides. */
function printProblems(file: string, making: PackTemplate, wants: readonly PackProblem[]): number {
  for (const want of wants) console.error(problemText(file, making, want));
  return wants.some(({ is }) => is !== 'twice') ? 1 : 0;
}

function checkFile(file: string, text: string, { making, title }: PackFormat): number {
  const read = making.read(text);
  if (!read.ok) {
    for (const { line, message } of read.fault) console.error(`${file}, line ${line}: ${message}`);
    return 1;
  }
  const { draft } = read.value;
  const code = printProblems(file, making, findPackProblems(making, draft));
  const [named, author] = draft.head;
  const groups = startedGroupCount(making, draft);
  const cards = groups * making.rowsPerGroup * making.columns.length;
  if (isComplete(findPackProblems(making, draft)))
    console.log(
      `${file} is a pack for ${title}: "${named}" by ${author}, ${groups} ${making.groupPlural}, ${cards} cards.`,
    );
  return code;
}

const printAll = (file: string, lines: readonly string[]): void => {
  for (const line of lines) console.log(`${file}: ${line}`);
};

/** Which columns there are, and how to name them for each box that may be meant. */
function explainColumns(file: string, table: SheetTable, formats: readonly PackFormat[]): number {
  console.error(`${file}: It is not clear which columns are meant.`);
  for (const { name } of describeColumns(table)) console.error(`  ${name}`);
  for (const { making, box, title } of formats) {
    const example = making.columns.map(({ name }, i) => `${name}=${columnLetters(i)}`).join(',');
    const others = importFields(making).slice(making.columns.length);
    console.error(
      `For ${title}: --box ${box} --columns ${example} (also: ${others.map(({ name }) => name).join(', ')})`,
    );
  }
  return 1;
}

/** Prints the problems of all rows and returns the exit code. */
function printRowProblems(file: string, { problems }: TableImport): number {
  for (const { row, message } of problems)
    console.error(`${file}${row === undefined ? '' : `, row ${row}`}: ${message}`);
  return problems.some(({ isMinor }) => !isMinor) ? 1 : 0;
}

type ImportedRows = { readonly format: PackFormat; readonly imported: TableImport };

/** Imports for the first box whose columns are clear; `undefined` if none are. */
function importRows(
  formats: readonly PackFormat[],
  table: SheetTable,
  file: string,
  { columns, firstRow }: Flags,
): ImportedRows | undefined {
  const from = firstRow === undefined ? {} : { firstRow: parseWholeNumber('--first-row', firstRow, 1) };
  const parsed = columns === undefined ? [] : formats.map(({ making }) => parseColumns(making, columns));
  const [wrong] = parsed.every(({ ok }) => !ok) ? parsed : [];
  if (wrong && !wrong.ok) failUsage(`--columns: ${wrong.fault}`);
  for (const [i, format] of formats.entries()) {
    const choice = parsed[i];
    if (choice && !choice.ok) continue;
    const chosen = { ...from, ...(choice && { columnOf: choice.value }) };
    const imported = importTable(format.making, emptyDraft(format.making), table, chosen);
    if (!imported.ok) return fail(`${file}: ${imported.fault}`);
    if (imported.value.isSure && imported.value.missing.length === 0) return { format, imported: imported.value };
  }
  return undefined;
}

function checkRows(file: string, table: SheetTable, formats: readonly PackFormat[], flags: Flags): number {
  const found = importRows(formats, table, file, flags);
  if (!found) return explainColumns(file, table, formats);
  const { imported, format } = found;
  printAll(file, imported.notes);
  const code = printRowProblems(file, imported);
  console.log(`${file}, for ${format.title}: ${imported.summary}`);
  return code;
}

/** Writes a pack file; what is still missing can be written in the file or on the page. */
async function makePack(
  file: string,
  source: PackSource,
  formats: readonly PackFormat[],
  flags: Flags,
): Promise<number> {
  if (source.is === 'json') return fail(`${file} is a pack file already. "parlour pack check ${file}" checks it.`);
  const found = importRows(formats, source.table, file, flags);
  if (!found) return explainColumns(file, source.table, formats);
  const { imported, format } = found;
  const stem = basename(file, extname(file));
  const head = [flags.title ?? stem.replaceAll(/[-_]+/g, ' '), flags.author ?? 'me'];
  const draft: PackDraft = { ...imported.draft, head: imported.draft.head.map((text, i) => head[i] ?? text) };
  printAll(file, imported.notes);
  const code = printRowProblems(file, imported);
  const out = flags.out ?? `${file.slice(0, file.length - extname(file).length)}.json`;
  await writeFile(out, format.making.write(draft, 'album', 'file')).catch(failToWrite(out));
  console.log(`${file}, for ${format.title}: ${imported.summary} Written to ${out}.`);
  return code;
}

/** Prints questions, answers, notes and sources of a bundled pack (by name) or of a file. */
async function printAnswers(name: string, all: readonly PackFormat[]): Promise<number> {
  const ours = all.find(({ box, making }) => bundledPacks(box, making).includes(name));
  const format = ours ?? itemAt(formatsFor(all, await readSource(name), undefined), 0);
  const box = assertDefined(shelf.find(({ id }) => id === format.box));
  const options = { ...defaultsOf(itemAt(box.games, 0).options), [format.making.option]: ours ? name : 'own' };
  const read = dataReader(ours ? undefined : name);
  const { answers } = await assertDefined(box.print)(options, read).catch((error: Error) => fail(error.message));
  if (!answers) return fail(`The cards of ${format.title} have no questions, so there are no answers.`);
  for (const { title, entries } of answers) {
    console.log(title);
    for (const { id, text } of entries) {
      const answer = text.replaceAll('*', '');
      console.log(process.stdout.isTTY ? wrap(answer, `  ${id}: `, '    ') : `  ${id}: ${answer}`);
    }
  }
  return 0;
}

function bundledPacks(id: string, { option }: PackTemplate): readonly string[] {
  const spec = itemAt(assertDefined(shelf.find(box => box.id === id)).games, 0).options[option];
  return spec?.kind === 'choice' ? spec.of : [];
}

type Flags = {
  readonly box?: string;
  readonly columns?: string;
  readonly firstRow?: string;
  readonly encoding?: string;
  readonly title?: string;
  readonly author?: string;
  readonly out?: string;
};

async function runPackCommand([action, file]: readonly [string, string], flags: Flags): Promise<void> {
  const chosen = parseChoice('<verb>', ['check', 'make', 'answers'], action);
  const all = await loadPackFormats();
  process.exitCode = chosen === 'answers' ? await printAnswers(file, all) : await readPack(chosen, file, all, flags);
}

async function readPack(
  action: 'check' | 'make',
  file: string,
  all: readonly PackFormat[],
  flags: Flags,
): Promise<number> {
  const source = await readSource(file, flags.encoding);
  const formats = formatsFor(all, source, flags.box);
  if (action === 'make') return makePack(file, source, formats, flags);
  return source.is === 'table'
    ? checkRows(file, source.table, formats, flags)
    : checkFile(file, source.text, itemAt(formats, 0));
}
