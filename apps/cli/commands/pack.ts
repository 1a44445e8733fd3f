/**
 * `parlour pack check FILE` validates a custom pack (JSON or spreadsheet). `parlour pack answers PACK` prints the
 * questions and answers of a bundled pack or a file.
 */
import { readFile } from 'node:fs/promises';
import { describePlace, findPackProblems, isComplete, type PackProblem } from '@parlour/games/shelf/own-packs/problems';
import { importSpreadsheet, isSpreadsheet, packFileText } from '@parlour/games/shelf/own-packs/spreadsheet-import';
import { emptyDraft, type PackTemplate, startedGroupCount } from '@parlour/games/shelf/own-packs/template';
import { shelf } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { parseChoice } from '../lib/arguments.ts';
import type { CliCommand } from '../lib/command.ts';
import { fail, failToRead } from '../lib/errors.ts';
import { wrap } from '../lib/terminal-output.ts';
import { dataReader } from '../lib/user-files.ts';

export const command: CliCommand = {
  name: 'pack',
  summary: 'Check a pack of your own, or print its answers.',
  arguments: '<verb> <file>',
  options: [{ flag: '--box <box>', says: 'Box of the pack, if the file does not say it.' }],
  help: `"check" reports mistakes; "answers" prints all answers. A pack is a JSON file or a spreadsheet (.xlsx, CSV, TSV).
Examples:
  parlour pack check my-class.xlsx
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

async function readPackText(file: string): Promise<string> {
  const bytes = await readFile(file).catch(failToRead(file));
  if (bytes.length > MAX_PACK_BYTES) fail(`${file} is too large: a pack has at most ${MAX_PACK_BYTES / 1_000_000} MB.`);
  const text = await packFileText(bytes);
  return text.ok ? text.value : fail(`${file}: ${text.fault}`);
}

/** Scores how well a text fits a box: by its part name in a JSON file, by its headings in a spreadsheet. */
function matchScore({ making }: PackFormat, text: string): number {
  if (!isSpreadsheet(text)) return new RegExp(`"${making.groupPlural}"\\s*:`).test(text) ? 1 : 0;
  const [first = ''] = text
    .toLowerCase()
    .split('\n')
    .filter(line => line.trim() !== '');
  return making.columns.filter(({ name }) => first.includes(name)).length;
}

function formatFor(all: readonly PackFormat[], text: string, box: string | undefined): PackFormat {
  if (box !== undefined) {
    const id = parseChoice(
      '--box',
      all.map(format => format.box),
      box,
    );
    return assertDefined(all.find(format => format.box === id));
  }
  return itemAt(
    all.toSorted((a, b) => matchScore(b, text) - matchScore(a, text)),
    0,
  );
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

function checkRows(file: string, text: string, { making, box, title }: PackFormat): number {
  const pasted = importSpreadsheet(making, emptyDraft(making), text);
  if (!pasted.ok) {
    console.error(`${file}: ${pasted.fault}`);
    return 1;
  }
  const { draft, message, notes: notices } = pasted.value;
  for (const notice of notices) console.log(`${file}: ${notice}`);
  const code = printProblems(
    file,
    making,
    findPackProblems(making, draft).filter(({ at }) => at !== 'head'),
  );
  console.log(`${file} has ${message} for ${title}. To make a pack of it, open it on the page /make/${box}.`);
  return code;
}

/** Prints questions, answers, notes and sources of a bundled pack (by name) or of a file. */
async function printAnswers(name: string, all: readonly PackFormat[]): Promise<number> {
  const ours = all.find(({ box, making }) => bundledPacks(box, making).includes(name));
  const format = ours ?? formatFor(all, await readPackText(name), undefined);
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

type Flags = { readonly box?: string };

async function runPackCommand([action, file]: readonly [string, string], { box }: Flags): Promise<void> {
  const chosen = parseChoice('<verb>', ['check', 'answers'], action);
  const all = await loadPackFormats();
  process.exitCode = chosen === 'answers' ? await printAnswers(file, all) : await checkPack(file, all, box);
}

async function checkPack(file: string, all: readonly PackFormat[], box: string | undefined): Promise<number> {
  const text = await readPackText(file);
  const format = formatFor(all, text, box);
  return isSpreadsheet(text) ? checkRows(file, text, format) : checkFile(file, text, format);
}
