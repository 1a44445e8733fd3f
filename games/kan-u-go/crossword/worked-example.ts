/**
 * The booklet's long example: thirteen additions, listed in print. Their picture is lost; only OAK and OWN can be read
 * in it. A search finds the crosswords that fit; they are stored here, so that a page needs no dictionary.
 */
import { writeHeader } from '@parlour/kernel/record/lines';
import { assertDefined } from '@parlour/kernel/result';
import { formatList, type Translate, translator } from '@parlour/messages';
import {
  type Addition,
  type Crossword,
  DIRECTIONS,
  type Dictionary,
  type Limits,
  lettersBySquare,
  longestWordMadeBy,
  runThrough,
  wordsMadeBy,
} from './crossword.ts';
import { readAddition, writeAddition } from './notation.ts';
import { permittedAdditions } from './permitted-additions.ts';

/** Without mirror images (TASK down). */
const FIRST = assertDefined(readAddition('TASK across at 0,0'));
const PRINTED_ADDITIONS = ['END', 'OXIN', 'WAE', 'SCR', 'ICE', 'QUIT', 'THU', 'RY', 'OA', 'LD', 'AE', 'OW'] as const;
const VISIBLE_WORDS = ['OAK', 'OWN'] as const;

export type Figure = readonly Addition[];

/** Those that differ only in the order of laying count once. */
export function* restoreFigure(dictionary: Dictionary): Generator<Figure> {
  const foundKeys = new Set<string>();
  for (const figure of extendFigure([FIRST], dictionary)) {
    const cells = figure.flat();
    const key = cells
      .map(cell => cell.join())
      .sort()
      .join(' ');
    if (foundKeys.has(key) || !containsVisibleWords(cells)) continue;
    foundKeys.add(key);
    yield figure;
  }
}

function* extendFigure(figure: Figure, dictionary: Dictionary): Generator<Figure> {
  const letters = PRINTED_ADDITIONS[figure.length - 1];
  if (letters === undefined) yield figure;
  else
    for (const addition of additionsAsPrinted(figure.flat(), letters, dictionary))
      yield* extendFigure([...figure, addition], dictionary);
}

function additionsAsPrinted(crossword: Crossword, letters: string, dictionary: Dictionary): Addition[] {
  const limits: Limits = { opening: [2, 4], least: letters.length, most: letters.length, plurals: 'sheet' };
  const additions = permittedAdditions(crossword, [...letters], dictionary, limits);
  return additions.filter(addition => addition.map(([, , letter]) => letter).join('') === letters);
}

function containsVisibleWords(crossword: Crossword): boolean {
  const squares = lettersBySquare(crossword);
  const words = crossword.flatMap(cell => DIRECTIONS.map(direction => runThrough(squares, cell, direction).word));
  return VISIBLE_WORDS.every(word => words.includes(word));
}

/** What the restored figures share, and the four turns in which they differ. */
const OPENING_TURNS = [
  FIRST,
  assertDefined(readAddition('END down at 1,2')),
  assertDefined(readAddition('OXIN down at 1,0')),
  assertDefined(readAddition('WA.E across at 2,-2')),
  assertDefined(readAddition('SC.R down at -2,1')),
  assertDefined(readAddition('ICE across at 3,3')),
];
const THUS = assertDefined(readAddition('THU across at -2,-2'));
const OAK = assertDefined(readAddition('OA down at -2,3'));
const OWN = assertDefined(readAddition('OW across at 4,-2'));
const QUIET = assertDefined(readAddition('QUI.T down at 0,5'));
const QUITE = assertDefined(readAddition('QUIT down at -1,5'));
const OLD = assertDefined(readAddition('LD across at -2,4'));
const LID = assertDefined(readAddition('L.D across at 1,4'));
const TRY = assertDefined(readAddition('RY across at 4,6'));
const TRY_BELOW_THUS = assertDefined(readAddition('RY down at -1,-2'));
const CRY = assertDefined(readAddition('RY down at 4,4'));
const ATE = assertDefined(readAddition('A.E down at -3,-2'));
const ARE = assertDefined(readAddition('A.E across at -1,-3'));
const LACE = assertDefined(readAddition('A.E down at 2,4'));
const AYE_OF_TRY = assertDefined(readAddition('A.E down at 3,7'));
const AYE_OF_CRY = assertDefined(readAddition('A.E across at 5,3'));

const DIFFERENT_TURNS: readonly (readonly [quit: Addition, ry: Addition, ld: Addition, ae: Addition])[] = [
  [QUIET, TRY, OLD, ATE],
  [QUIET, TRY, OLD, AYE_OF_TRY],
  [QUIET, TRY_BELOW_THUS, OLD, ARE],
  [QUITE, TRY_BELOW_THUS, LID, ARE],
  [QUITE, TRY_BELOW_THUS, LID, LACE],
  [QUITE, CRY, LID, AYE_OF_CRY],
  [QUITE, CRY, LID, ATE],
];

/** The restored figures, in the order of the search. */
export const FIGURES: readonly Figure[] = DIFFERENT_TURNS.map(([quit, ry, ld, ae]) => [
  ...OPENING_TURNS,
  ...[quit, THUS, ry, OAK, ld, ae, OWN],
]);

/** By index: the figure of How to play, which `EXAMPLE_RECORD` plays. */
export const RECORDED_FIGURE = 1;

/** The turns in which the figures differ, counted from 0. */
const DIFFERING: readonly number[] = [6, 8, 10, 11];

export const differingTurns = (figure: Figure): readonly Addition[] =>
  figure.filter((_, turn) => DIFFERING.includes(turn));

const english = {
  'TASK across': 'The first word goes in the middle of the table: two to four letters, across or down.',
  'SEND down': 'E, N and D go below the S, which now belongs to two words: TASK across and SEND down.',
  'TOXIN down': 'O, X, I and N go below the T. Four letters are the most that a player may add in one turn.',
  'WAXEN across':
    'W and A go before the X of TOXIN, E behind it, and the N of SEND ends the word. The letters of a turn may lie on both sides of letters on the table.',
  'SCARE down':
    'S and C go above the A of TASK, R below it, and the E of WAXEN ends the word. The R also stands between O and E, so that ORE must be a word too.',
  'DICE across': 'I, C and E go behind the D of SEND. DICE is a plural without an S at its end: a word like any other.',
  'QUIET down': 'Q, U and I go above the E of DICE, and T below it.',
  'QUITE down': 'Q, U, I and T go above the E of DICE.',
  'THUS across': 'T, H and U go before the S of SCARE. THUS ends in S, but it is no plural.',
  'TRY across': 'R and Y go behind the T of QUIET.',
  'TRY down': 'R and Y go below the T of THUS.',
  'CRY down': 'R and Y go below the C of DICE.',
  'OAK down': 'O and A go above the K of TASK. OAK is one of the two words that the booklet names in its picture.',
  'OLD across': 'L and D go behind the O of OAK.',
  'LID across': 'L goes before the I of QUITE, and D behind it.',
  'ATE down': 'A goes above the T of THUS, and E below it.',
  'AYE down': 'A goes above the Y of TRY, and E below it.',
  'AYE across': 'A goes before the Y of CRY, and E behind it.',
  'ARE across': 'A goes before the R of TRY, and E behind it. The E also makes HE, below the H of THUS.',
  'LACE down':
    'A goes between the L of LID and the C of DICE, and E below it. The A also makes AT, before the T of QUITE.',
  'OWN across':
    'O and W go before the N of TOXIN, and the player is out. OAK and OWN took two turns: by the booklet, no one may make both in one.',
  figure: 'Figure {number}: {words}',
} as const;
const text: Translate<typeof english> = translator('kan-u-go-worked-example', english);

/** Clauses of turns that show more than KG-3. */
const CLAUSES: Readonly<Record<string, string>> = {
  'TASK across': 'KG-2',
  'SCARE down': 'KG-6',
  'DICE across': 'KG-10',
  'THUS across': 'KG-13r',
  'ARE across': 'KG-6',
  'LACE down': 'KG-6',
  'OWN across': 'KG-5',
};

export type ExampleTurn = {
  readonly added: Addition;
  /** On the table after the turn. */
  readonly crossword: Crossword;
  /** "W, A and E". */
  readonly letters: string;
  /** Longest first. */
  readonly words: readonly string[];
  readonly says: string;
  readonly clause: string;
};

/** The turns of a figure, with a sentence each. */
export const exampleTurns = (figure: Figure): readonly ExampleTurn[] =>
  figure.map((added, turn) => {
    const before = figure.slice(0, turn).flat();
    const isAcross = new Set(added.map(([row]) => row)).size === 1;
    const key = `${longestWordMadeBy(added, before)} ${isAcross ? 'across' : 'down'}`;
    if (!isSentenceKey(key)) throw new Error(`no sentence for ${key}`);
    return {
      added,
      crossword: [...before, ...added],
      letters: formatList(added.map(([, , letter]) => letter)),
      words: wordsMadeBy(added, before).split(' '),
      says: text(key),
      clause: CLAUSES[key] ?? 'KG-3',
    };
  });

type SentenceKey = Exclude<keyof typeof english, 'figure'>;
const isSentenceKey = (key: string): key is SentenceKey => key !== 'figure' && Object.hasOwn(english, key);

/** "Figure 2: QUIET, TRY, OLD, AYE": the words in which the figures differ. */
export function figureTitle(number: number): string {
  const turns = exampleTurns(assertDefined(FIGURES[number - 1]));
  return text('figure', { number, words: DIFFERING.map(turn => assertDefined(turns[turn]?.words[0])).join(', ') });
}

/** `Example` marks a record to look at: reviews do not grade its plays. */
const RECORD_HEADER = { Game: 'kan-u-go', Rules: '1', Seats: '4', Dealer: '3', Example: 'thirteen turns' };

/** Four players can play it if one of them exchanges a card once. */
const DEAL = 'TEOWANXASDIEKSNQTCIUHRCIURETAYOLEOADBWFGPHYEO*MLRJVLZMEA*SKP'.split('').join(' ');
const EXCHANGE = 'exchange B up';
const TURNS_BEFORE_EXCHANGE = 4;

/** The example as a match of four players. */
export function exampleRecord(): string {
  const additions = assertDefined(FIGURES[RECORDED_FIGURE]).map(writeAddition);
  const plays = [...additions.slice(0, TURNS_BEFORE_EXCHANGE), EXCHANGE, ...additions.slice(TURNS_BEFORE_EXCHANGE)];
  const lines = plays.map((play, i) => `${i % 4} ${play}`);
  return `${[...writeHeader(RECORD_HEADER), '', `* deal ${DEAL}`, ...lines].join('\n')}\n`;
}
