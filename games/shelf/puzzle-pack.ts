/**
 * The puzzles of a kind as one text. A head tells what they have in common, then each has a paragraph: its number, whose play
 * it is, the answer and who finds it; what its record has in its header besides; and the record up to there.
 *
 *     Puzzles: some-kind
 *     Title: The last trick
 *     Asks: Which card wins the last trick?
 *     Hands: open
 *     Game: some-game
 *     Rules: 1
 *     Seats: 4
 *
 *     1: 2 eu-map (strong)
 *     Dealer: 3
 *     * deal eu-4 am-9 …
 *     0 eu-4
 */

import { type HeaderFields, parseHeaderFields, writeHeader } from '@parlour/kernel/record';
import { assertDefined, failure, type Result, success } from '@parlour/kernel/result';
import { LEVELS } from '@parlour/players/player';
import type { Puzzle, PuzzleKind } from '@parlour/players/puzzle';

/** Who finds a puzzle, the weakest first. */
export type FoundBy = Puzzle['found'];
export const FINDERS: readonly FoundBy[] = [...LEVELS, 'nobody'];

/** What is known of a kind before its box is opened. */
export type KindFacts = Pick<PuzzleKind, 'id' | 'title' | 'asks' | 'open'> & { readonly game: string };
export type PuzzlePack = { readonly kind: KindFacts; readonly puzzles: readonly Puzzle[] };

/** No pack has more characters or more puzzles. */
const MOST_TEXT = 4_000_000;
const MOST_PUZZLES = 2_000;

/** Where the shelf finds a pack of puzzles. */
export const packFile = (box: string, kind: string): string => `${box}/puzzles/${kind}.puzzles.txt`;

type Parts = { readonly fields: HeaderFields; readonly inputs: readonly string[] };

/** A record taken apart into the lines of its header and the rest. */
function partsOf(record: string): Parts {
  const [head = '', ...rest] = record.trimEnd().split('\n\n');
  const fields = parseHeaderFields(head.split('\n').map((text, i) => ({ number: i + 1, text })));
  return { fields: fields.ok ? fields.value : {}, inputs: rest.join('\n').split('\n') };
}

export function writePack(kind: Omit<KindFacts, 'game'>, puzzles: readonly Puzzle[]): string {
  const parts = puzzles.map(({ record }) => partsOf(record));
  const common = commonOf(parts.map(({ fields }) => fields));
  const { id, title, asks, open } = kind;
  const head = { Puzzles: id, Title: title, Asks: asks, Hands: open ? 'open' : 'own', ...common };
  const paragraphs = puzzles.map((puzzle, i) => paragraph(puzzle, assertDefined(parts[i]), common));
  return `${[writeHeader(head).join('\n'), ...paragraphs].join('\n\n')}\n`;
}

const commonOf = ([first = {}, ...others]: readonly HeaderFields[]): HeaderFields =>
  Object.fromEntries(Object.entries(first).filter(([name, value]) => others.every(other => other[name] === value)));

function paragraph({ number, seat, answer, found }: Puzzle, { fields, inputs }: Parts, common: HeaderFields): string {
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in common)));
  return [`${number}: ${seat} ${answer} (${found})`, ...writeHeader(own), ...inputs].join('\n');
}

const KIND = /^[a-z][a-z0-9-]*$/;

/** Reads what `writePack` writes; a fault is one sentence that names the line. */
export function readPack(text: string): Result<PuzzlePack> {
  if (text.length > MOST_TEXT) return failure(`A pack of puzzles has at most ${MOST_TEXT} characters.`);
  const blocks = blocksOf(text);
  const [head = [], ...rest] = blocks;
  if (rest.length > MOST_PUZZLES) return failure(`A pack has at most ${MOST_PUZZLES} puzzles.`);
  const fields = parseHeaderFields(head);
  if (!fields.ok) return failure(`Line ${fields.fault.line}: ${fields.fault.message}`);
  const { Puzzles: id = '', Title: title, Asks: asks, Hands, ...common } = fields.value;
  if (!KIND.test(id) || title === undefined || asks === undefined || !(Hands === 'open' || Hands === 'own'))
    return failure('A pack begins with lines that name its Puzzles, Title, Asks and Hands.');
  if (common.Game === undefined) return failure('The head of a pack names the Game.');
  const puzzles: Puzzle[] = [];
  for (const block of rest) {
    const read = readParagraph(block, id, common);
    if (!read.ok) return read;
    if (read.value.number !== puzzles.length + 1)
      return failure(
        `Line ${assertDefined(block[0]).number}: after puzzle ${puzzles.length} comes ${puzzles.length + 1}.`,
      );
    puzzles.push(read.value);
  }
  return success({ kind: { id, title, asks, open: Hands === 'open', game: common.Game }, puzzles });
}

type Line = { readonly number: number; readonly text: string };

/** What stands between empty lines. */
function blocksOf(text: string): Line[][] {
  const blocks: Line[][] = [[]];
  for (const [i, line] of text.split('\n').entries()) {
    if (line !== '') assertDefined(blocks.at(-1)).push({ number: i + 1, text: line });
    else if (assertDefined(blocks.at(-1)).length > 0) blocks.push([]);
  }
  return blocks.filter(block => block.length > 0);
}

const FIRST = /^(\d{1,4}): (\d{1,2}) (.+) \((\w+)\)$/;
const FIELD = /^[A-Z][A-Za-z0-9 -]*: /;

function readParagraph(block: readonly Line[], kind: string, common: HeaderFields): Result<Puzzle> {
  const [first, ...rest] = block;
  const { number: line, text } = assertDefined(first);
  const [, number, seat, answer, by] = FIRST.exec(text) ?? [];
  const found = FINDERS.find(finder => finder === by);
  if (answer === undefined || found === undefined)
    return failure(`Line ${line}: a puzzle begins with its number, a seat, the answer and who finds it.`);
  const begins = rest.findIndex(one => !FIELD.test(one.text));
  if (begins < 0) return failure(`Line ${line}: puzzle ${number} has no record.`);
  const own = parseHeaderFields(rest.slice(0, begins));
  if (!own.ok) return failure(`Line ${own.fault.line}: ${own.fault.message}`);
  const inputs = rest.slice(begins).map(one => one.text);
  const record = `${[...writeHeader({ ...common, ...own.value }), '', ...inputs].join('\n')}\n`;
  return success({ kind, number: Number(number), record, seat: Number(seat), answer, found });
}
