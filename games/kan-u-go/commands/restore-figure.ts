/**
 * `parlour restore-figure`: finds every crossword that fits the booklet's thirteen additions. Their drawing is lost;
 * only OAK and OWN can be read in it.
 */
import type { BoxCommand } from '../../shelf/shelf.ts';
import {
  type Addition,
  type Crossword,
  DIRECTIONS,
  type Dictionary,
  type Limits,
  lettersBySquare,
  runThrough,
} from '../crossword/crossword.ts';
import { drawCrossword, readAddition } from '../crossword/notation.ts';
import { permittedAdditions } from '../crossword/permitted-additions.ts';
import { bakedLexicon, isBakedLexiconName } from '../lexicon/loader.ts';
import { kanUGoCommandsText as t } from './commands-text.ts';

export const restoreLostFigure: BoxCommand['run'] = async (_, { list = 'common' }, { read, print, printError }) => {
  if (!isBakedLexiconName(list)) {
    printError(t('unknownList', { list: String(list) }));
    return 2;
  }
  let found = 0;
  for (const figure of restoreFigure(await bakedLexicon(list, read))) {
    found += 1;
    print(`${found}.\n${drawCrossword(figure.flat())}\n`);
  }
  print(t('figures', { count: found, list }));
  return 0;
};

/** Without mirror images (TASK down). */
const FIRST = readAddition('TASK across at 0,0')!;
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
