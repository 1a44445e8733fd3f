/** `parlour thirteen-turns` and `parlour restore-figure`: the booklet's long example, and the search for its lost picture. */
import type { BoxCommand } from '../../shelf/shelf.ts';
import { squareKey } from '../crossword/crossword.ts';
import { drawCrossword } from '../crossword/notation.ts';
import {
  type ExampleTurn,
  exampleRecord,
  exampleTurns,
  FIGURES,
  type Figure,
  figureTitle,
  RECORDED_FIGURE,
  restoreFigure,
} from '../crossword/worked-example.ts';
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

/** A whole number from 1 to `max`. */
function parseNumber(given: unknown, max: number): number | undefined {
  const number = Number(given);
  return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
}

export const showThirteenTurns: BoxCommand['run'] = async ([turn], flags, { print, printError }) => {
  if (flags.record === true) {
    print(exampleRecord().trimEnd());
    return 0;
  }
  const number = parseNumber(flags.figure ?? RECORDED_FIGURE + 1, FIGURES.length);
  const figure = number === undefined ? undefined : FIGURES[number - 1];
  const turns = figure ? exampleTurns(figure) : [];
  const only = turn === undefined ? undefined : parseNumber(turn, turns.length);
  if (!figure || number === undefined || (turn !== undefined && only === undefined)) {
    printError(figure ? t('turnNumber', { count: turns.length }) : t('figureNumber', { count: FIGURES.length }));
    return 2;
  }
  if (only === undefined) print(`${figureTitle(number)}\n`);
  for (const [i, shown] of turns.entries()) {
    if (only !== undefined && only !== i + 1) continue;
    print(t('turn', { number: i + 1, count: turns.length, letters: shown.letters, words: shown.words.join(', ') }));
    print(`${shown.says} (${shown.clause})\n`);
    print(`${drawStage(shown, figure)}\n`);
  }
  if (only === undefined) print(t('markedAndMore', { count: FIGURES.length }));
  return 0;
};

/** New letters are in brackets. */
function drawStage({ crossword, added }: ExampleTurn, figure: Figure): string {
  const extent = figure.flat();
  const [rows, columns] = [extent.map(([row]) => row), extent.map(([, column]) => column)];
  const letters = new Map(crossword.map(([row, column, letter]) => [squareKey(row, column), ` ${letter} `]));
  for (const [row, column, letter] of added) letters.set(squareKey(row, column), `[${letter}]`);
  const span = (places: readonly number[]): number[] =>
    Array.from({ length: Math.max(...places) - Math.min(...places) + 1 }, (_, i) => Math.min(...places) + i);
  return span(rows)
    .map(row =>
      span(columns)
        .map(column => letters.get(squareKey(row, column)) ?? ' · ')
        .join(''),
    )
    .join('\n');
}
