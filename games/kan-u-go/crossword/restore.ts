/**
 * The booklet's lost picture. Its text tells thirteen additions, letter by letter, but the drawing of where they lay has
 * not come down to us; only that OAK and OWN can be read in it. This finds every crossword that fits.
 */
import { permittedAdditions } from './additions.ts';
import { type Addition, type Crossword, DIRECTIONS, type Dictionary, type Limits, squaresOf } from './crossword.ts';
import { readAddition } from './notation.ts';
import { runThrough } from './runs.ts';

/** The mirror images, with TASK down, are not told apart. */
const FIRST = readAddition('TASK across at 0,0')!;
const ADDITIONS = ['END', 'OXIN', 'WAE', 'SCR', 'ICE', 'QUIT', 'THU', 'RY', 'OA', 'LD', 'AE', 'OW'] as const;
const SEEN = ['OAK', 'OWN'] as const;

/** The thirteen additions of one crossword that fits. */
export type Figure = readonly Addition[];

/** Every crossword that fits, as it is found; those that differ only in the order of laying count once. */
export function* restoreFigure(dictionary: Dictionary): Generator<Figure> {
  const known = new Set<string>();
  for (const figure of goOn([FIRST], dictionary)) {
    const cells = figure.flat();
    const key = cells
      .map(cell => cell.join())
      .sort()
      .join(' ');
    if (known.has(key) || !showsWords(cells)) continue;
    known.add(key);
    yield figure;
  }
}

function* goOn(figure: Figure, dictionary: Dictionary): Generator<Figure> {
  const letters = ADDITIONS[figure.length - 1];
  if (letters === undefined) yield figure;
  else
    for (const addition of printed(figure.flat(), letters, dictionary)) yield* goOn([...figure, addition], dictionary);
}

/** The permitted additions of all these letters, in the order in which they are printed. */
function printed(crossword: Crossword, letters: string, dictionary: Dictionary): Addition[] {
  const limits: Limits = { opening: [2, 4], least: letters.length, most: letters.length, plurals: 'sheet' };
  const additions = permittedAdditions(crossword, [...letters], dictionary, limits);
  return additions.filter(addition => addition.map(([, , letter]) => letter).join('') === letters);
}

function showsWords(crossword: Crossword): boolean {
  const squares = squaresOf(crossword);
  const words = crossword.flatMap(cell => DIRECTIONS.map(direction => runThrough(squares, cell, direction).word));
  return SEEN.every(word => words.includes(word));
}
