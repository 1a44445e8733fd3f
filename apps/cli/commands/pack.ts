/**
 * `parlour pack check FILE`: whether a pack of one's own, a file or a spreadsheet, can be played and printed.
 * `parlour pack answers PACK`: what a pack of a box, or a file, asks and answers.
 */
import { readFile } from 'node:fs/promises';
import { emptyDraft, groupsBegun, type Making } from '@parlour/games/shelf/making';
import { paste } from '@parlour/games/shelf/pasting';
import { shelf } from '@parlour/games/shelf/shelf';
import { isWhole, placeName, type Want, wantsOf } from '@parlour/games/shelf/wanting';
import { anyText } from '@parlour/kernel/files';
import { must, nth } from '@parlour/kernel/must';
import { defaultsOf } from '@parlour/kernel/options';
import { readData } from '../data.ts';
import { trouble } from '../trouble.ts';

type Maker = { readonly box: string; readonly title: string; readonly making: Making };

const makers = (): Promise<readonly Maker[]> =>
  Promise.all(
    shelf.flatMap(({ id, title, making }) => (making ? [making().then(making => ({ box: id, title, making }))] : [])),
  );

/** Pictures make a pack heavy; more than this is none. */
const MOST_BYTES = 40_000_000;

async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => trouble(`The file ${file} cannot be read.`));
  return bytes.length > MOST_BYTES ? trouble(`The file ${file} is too large for a pack.`) : anyText(bytes);
}

const isSpreadsheet = (text: string): boolean => !/^\uFEFF?\s*[{[]/.test(text);

/** How much in a text speaks for a box: the name of its parts in a file, its headings in a spreadsheet. */
function likeness({ making }: Maker, text: string): number {
  if (!isSpreadsheet(text)) return new RegExp(`"${making.part}"\\s*:`).test(text) ? 1 : 0;
  const [first = ''] = text
    .toLowerCase()
    .split('\n')
    .filter(line => line.trim() !== '');
  return making.columns.filter(({ name }) => first.includes(name)).length;
}

function makerOf(all: readonly Maker[], text: string, box: string | undefined): Maker {
  if (box !== undefined)
    return (
      all.find(maker => maker.box === box) ??
      trouble(`--box is one of ${all.map(({ box }) => box).join(', ')}, not "${box}".`)
    );
  return nth(
    all.toSorted((a, b) => likeness(b, text) - likeness(a, text)),
    0,
  );
}

const tell = (file: string, making: Making, want: Want): string =>
  `${file}, ${placeName(want, making)}: ${want.message}`;

/** Told, and the exit code: what is there twice is for its maker to judge, all else is to be mended. */
function judge(file: string, making: Making, wants: readonly Want[]): number {
  for (const want of wants) console.error(tell(file, making, want));
  return wants.some(({ is }) => is !== 'twice') ? 1 : 0;
}

function checkFile(file: string, text: string, { making, title }: Maker): number {
  const read = making.read(text);
  if (!read.ok) {
    for (const { line, message } of read.fault) console.error(`${file}, line ${line}: ${message}`);
    return 1;
  }
  const { draft } = read.value;
  const code = judge(file, making, wantsOf(making, draft));
  const [named, author] = draft.head;
  const groups = groupsBegun(making, draft);
  const cards = groups * making.rowsAGroup * making.columns.length;
  if (isWhole(wantsOf(making, draft)))
    console.log(`${file} is a pack for ${title}: "${named}" by ${author}, ${groups} ${making.part}, ${cards} cards.`);
  return code;
}

function checkRows(file: string, text: string, { making, box, title }: Maker): number {
  const pasted = paste(making, emptyDraft(making), text);
  if (!pasted.ok) {
    console.error(`${file}: ${pasted.fault}`);
    return 1;
  }
  const { draft, message, told: toKnow } = pasted.value;
  for (const told of toKnow) console.log(`${file}: ${told}`);
  const code = judge(
    file,
    making,
    wantsOf(making, draft).filter(({ at }) => at !== 'head'),
  );
  console.log(`${file} holds ${message} for ${title}. It becomes a pack where it is opened on the page: /make/${box}.`);
  return code;
}

/** Questions, answers, notes and sources, of a pack of a box by its name or of a file. */
async function tellAnswers(name: string, all: readonly Maker[]): Promise<number> {
  const ours = all.find(({ box, making }) => packsOf(box, making).includes(name));
  const maker = ours ?? makerOf(all, await textOf(name), undefined);
  const box = must(shelf.find(({ id }) => id === maker.box));
  const options = { ...defaultsOf(nth(box.games, 0).options), [maker.making.option]: ours ? name : 'own' };
  const read = readData(ours ? undefined : name);
  const { answers } = await must(box.print)(options, read).catch((fault: Error) => trouble(fault.message));
  if (!answers) return trouble(`The cards of ${maker.title} ask nothing, so there are no answers.`);
  for (const { title, entries } of answers) {
    console.log(title);
    for (const { id, text } of entries) console.log(`  ${id}: ${text.replaceAll('*', '')}`);
  }
  return 0;
}

/** The packs that come with a box. */
function packsOf(id: string, { option }: Making): readonly string[] {
  const spec = nth(must(shelf.find(box => box.id === id)).games, 0).options[option];
  return spec?.kind === 'choice' ? spec.of : [];
}

const HOW =
  'Name a pack to check, such as "parlour pack check my-class.json", or whose answers are wanted, such as "parlour pack answers my-class.json".';

export async function packCommand(verb: string, file: string, { box }: { readonly box?: string }): Promise<void> {
  const all = await makers();
  if (verb === 'answers') process.exitCode = await tellAnswers(file, all);
  else if (verb === 'check') process.exitCode = await check(file, all, box);
  else trouble(HOW);
}

async function check(file: string, all: readonly Maker[], box: string | undefined): Promise<number> {
  const text = await textOf(file);
  const maker = makerOf(all, text, box);
  return isSpreadsheet(text) ? checkRows(file, text, maker) : checkFile(file, text, maker);
}
