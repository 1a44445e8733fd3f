/**
 * The puzzles of a kind as one text. A head holds the fields they share; then each puzzle has a paragraph: number,
 * seat, answer and weakest solver; its own header fields; and the record up to there.
 *
 *     Puzzles: some-kind
 *     Title: The last trick
 *     Asks: Which card wins the last trick?
 *     Hands: open
 *     Picture: eu-map eu-4
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
import { puzzlePackText } from './puzzle-pack-text.ts';

/** The weakest player who solves a puzzle, in order of strength. */
export type PuzzleSolver = Puzzle['found'];
export const SOLVERS: readonly PuzzleSolver[] = [...LEVELS, 'nobody'];

/** What is known of a kind before its box is opened. */
export type PuzzleKindFacts = Pick<PuzzleKind, 'id' | 'title' | 'asks' | 'open'> & {
  readonly game: string;
  readonly picture: readonly string[];
};
export type PuzzlePack = { readonly kind: PuzzleKindFacts; readonly puzzles: readonly Puzzle[] };

/** Limits of a pack. */
const MAX_CHARACTERS = 4_000_000;
const MAX_PUZZLES = 2_000;

export const puzzlePackPath = (box: string, kind: string): string => `${box}/puzzles/${kind}.puzzles.txt`;

type RecordParts = { readonly fields: HeaderFields; readonly inputs: readonly string[] };

/** Splits a record into its header fields and the other lines. */
function splitRecord(record: string): RecordParts {
  const [head = '', ...rest] = record.trimEnd().split('\n\n');
  const fields = parseHeaderFields(head.split('\n').map((text, i) => ({ number: i + 1, text })));
  return { fields: fields.ok ? fields.value : {}, inputs: rest.join('\n').split('\n') };
}

export function serializePuzzlePack(
  kind: Omit<PuzzleKindFacts, 'game' | 'picture'> & Pick<PuzzleKind, 'picture'>,
  puzzles: readonly Puzzle[],
): string {
  const parts = puzzles.map(({ record }) => splitRecord(record));
  const common = commonFields(parts.map(({ fields }) => fields));
  const { id, title, asks, open, picture = [] } = kind;
  const head = {
    ...{ Puzzles: id, Title: title, Asks: asks, Hands: open ? 'open' : 'own' },
    ...(picture.length > 0 && { Picture: picture.join(' ') }),
    ...common,
  };
  const paragraphs = puzzles.map((puzzle, i) => serializePuzzle(puzzle, assertDefined(parts[i]), common));
  return `${[writeHeader(head).join('\n'), ...paragraphs].join('\n\n')}\n`;
}

const commonFields = ([first = {}, ...others]: readonly HeaderFields[]): HeaderFields =>
  Object.fromEntries(Object.entries(first).filter(([name, value]) => others.every(other => other[name] === value)));

function serializePuzzle(
  { number, seat, answer, found }: Puzzle,
  { fields, inputs }: RecordParts,
  common: HeaderFields,
): string {
  const own = Object.fromEntries(Object.entries(fields).filter(([name]) => !(name in common)));
  return [`${number}: ${seat} ${answer} (${found})`, ...writeHeader(own), ...inputs].join('\n');
}

const KIND_PATTERN = /^[a-z][a-z0-9-]*$/;

/** Parses what `serializePuzzlePack` writes. A fault is one sentence that names the line. */
export function parsePuzzlePack(text: string): Result<PuzzlePack> {
  if (text.length > MAX_CHARACTERS) return failure(puzzlePackText('tooLong', { max: String(MAX_CHARACTERS) }));
  const blocks = splitParagraphs(text);
  const [head = [], ...rest] = blocks;
  if (rest.length > MAX_PUZZLES) return failure(puzzlePackText('tooMany', { max: String(MAX_PUZZLES) }));
  const fields = parseHeaderFields(head);
  if (!fields.ok) return failure(puzzlePackText('atLine', { line: fields.fault.line, fault: fields.fault.message }));
  const { Puzzles: id = '', Title: title, Asks: asks, Hands, Picture = '', ...common } = fields.value;
  if (!KIND_PATTERN.test(id) || title === undefined || asks === undefined || !(Hands === 'open' || Hands === 'own'))
    return failure(puzzlePackText('noHead'));
  if (common.Game === undefined) return failure(puzzlePackText('noGame'));
  const puzzles: Puzzle[] = [];
  for (const block of rest) {
    const read = parsePuzzle(block, id, common);
    if (!read.ok) return read;
    if (read.value.number !== puzzles.length + 1)
      return failure(
        puzzlePackText('wrongNumber', {
          line: assertDefined(block[0]).number,
          before: puzzles.length,
          expected: puzzles.length + 1,
        }),
      );
    puzzles.push(read.value);
  }
  const picture = Picture.split(' ').filter(card => card !== '');
  return success({ kind: { id, title, asks, open: Hands === 'open', picture, game: common.Game }, puzzles });
}

type Line = { readonly number: number; readonly text: string };

function splitParagraphs(text: string): Line[][] {
  const blocks: Line[][] = [[]];
  for (const [i, line] of text.split('\n').entries()) {
    if (line !== '') assertDefined(blocks.at(-1)).push({ number: i + 1, text: line });
    else if (assertDefined(blocks.at(-1)).length > 0) blocks.push([]);
  }
  return blocks.filter(block => block.length > 0);
}

const FIRST_LINE_PATTERN = /^(\d{1,4}): (\d{1,2}) (.+) \((\w+)\)$/;
const FIELD_PATTERN = /^[A-Z][A-Za-z0-9 -]*: /;

function parsePuzzle(block: readonly Line[], kind: string, common: HeaderFields): Result<Puzzle> {
  const [first, ...rest] = block;
  const { number: line, text } = assertDefined(first);
  const [, number, seat, answer, by] = FIRST_LINE_PATTERN.exec(text) ?? [];
  const found = SOLVERS.find(finder => finder === by);
  if (answer === undefined || found === undefined) return failure(puzzlePackText('badFirstLine', { line }));
  const begins = rest.findIndex(one => !FIELD_PATTERN.test(one.text));
  if (begins < 0) return failure(puzzlePackText('noRecord', { line, number: number ?? '' }));
  const own = parseHeaderFields(rest.slice(0, begins));
  if (!own.ok) return failure(puzzlePackText('atLine', { line: own.fault.line, fault: own.fault.message }));
  const inputs = rest.slice(begins).map(one => one.text);
  const record = `${[...writeHeader({ ...common, ...own.value }), '', ...inputs].join('\n')}\n`;
  return success({ kind, number: Number(number), record, seat: Number(seat), answer, found });
}
