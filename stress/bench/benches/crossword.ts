/**
 * All additions of a 12-card hand on a crossword of about 30 and about 60 cards: our finder, the textbook generator
 * on the same word graph, and trying every word at every place. `npx tsx stress/bench/benches/crossword.ts` prints the rows;
 * `--runs 5` prints medians with minimum and maximum.
 */
import { readBaked } from '@parlour/games/kan-u-go/bake/sources';
import { findAdditionsByBruteForce } from '@parlour/games/kan-u-go/crossword/brute-force';
import type { Crossword, Limits } from '@parlour/games/kan-u-go/crossword/crossword';
import { findAdditions } from '@parlour/games/kan-u-go/crossword/finder';
import { countByLetter, permittedAdditions } from '@parlour/games/kan-u-go/crossword/permitted-additions';
import { createBoard, type SearchBoard } from '@parlour/games/kan-u-go/crossword/search-board';
import { searchGraphFor } from '@parlour/games/kan-u-go/crossword/search-graph';
import { newFoundAdditions } from '@parlour/games/kan-u-go/crossword/search-lists';
import { iterateWords } from '@parlour/games/kan-u-go/lexicon/graph';
import { type Lexicon, openLexicon } from '@parlour/games/kan-u-go/lexicon/lexicon';
import { isLetter, PACK } from '@parlour/games/kan-u-go/pack/pack';
import { without } from '@parlour/kernel/authoring/cards';
import { pick, type Random, seededRandom, shuffle } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { BenchRow } from '../lib/measure.ts';
import { formatSpread, parseRunsOption } from '../lib/measure.ts';
import { countByAppelJacobson } from '../peers/appel-jacobson.ts';

export const title = 'All legal additions of a 12-card hand on a crossword of about 30 cards, or 60';

const POSITIONS = 200;
const DEFAULT_CARDS = 28;
/** More than one pack has beside a hand, so two packs are mixed. */
const MANY = 58;
/** Trying every word takes seconds. */
const TRIED = 1;
/** Each position is timed this often and the best counts, which leaves out what else the machine does. */
const TIMES = 7;

const FOUR: Limits = { opening: [2, 4], least: 1, most: 4, plurals: 'sheet' };
const RACE: Limits = { ...FOUR, most: 12 };

type Position = { readonly crossword: Crossword; readonly board: SearchBoard; readonly hand: readonly string[] };

type Count = (position: Position) => number;
type Question = {
  readonly generator: string;
  readonly positions: readonly Position[];
  readonly times: number;
  readonly count: Count;
};

/** Runs alternate, so that what slows the machine slows every row. */
export function run(words: readonly string[]): BenchRow[] {
  const asked = questions();
  const runs = Array.from({ length: parseRunsOption(words) }, () => asked.map(measure));
  return asked.map((question, i) =>
    rowOf(
      question,
      runs.map(run => itemAt(run, i)),
    ),
  );
}

function questions(): Question[] {
  const lexicon = openLexicon(readBaked('full.lexicon'), 'full');
  const random = seededRandom('bench');
  const positions = Array.from({ length: POSITIONS }, () => positionOf(random, lexicon, DEFAULT_CARDS));
  const many = Array.from({ length: POSITIONS }, () => positionOf(random, lexicon, MANY));
  const finds = newFoundAdditions();
  const finder =
    (limits: Limits) =>
    ({ board, hand }: Position): number => {
      findAdditions(board, countByLetter(hand), limits, finds);
      return finds.count;
    };
  const textbook =
    (limits: Limits) =>
    ({ board, hand }: Position): number =>
      countByAppelJacobson(board, lexicon.graph, countByLetter(hand), limits);
  const words = [...iterateWords(lexicon)].map(({ word }) => word);
  const trial = ({ crossword, hand }: Position): number =>
    findAdditionsByBruteForce(crossword, hand, words, lexicon, FOUR).size;
  const ask = (generator: string, positions: readonly Position[], count: Count, times = TIMES): Question => ({
    generator,
    positions,
    times,
    count,
  });
  return [
    ask('up to 4 cards: finder', positions, finder(FOUR)),
    ask('up to 4 cards: Appel-Jacobson', positions, textbook(FOUR)),
    ask('up to 4 cards: finder (first positions)', positions.slice(0, TRIED), finder(FOUR)),
    ask('up to 4 cards: every word tried', positions.slice(0, TRIED), trial, 1),
    ask('no limit: finder', positions, finder(RACE)),
    ask('no limit: Appel-Jacobson', positions, textbook(RACE)),
    ask('up to 4 cards, about 60 lie: finder', many, finder(FOUR)),
    ask('up to 4 cards, about 60 lie: Appel-Jacobson', many, textbook(FOUR)),
    ask(
      'up to 4 cards: list for a table',
      positions,
      ({ crossword, hand }) => permittedAdditions(crossword, hand, lexicon, FOUR).length,
    ),
  ];
}

/** A position of a random game: this many cards on the board, or up to four more, and a hand from the rest. */
function positionOf(random: Random, lexicon: Lexicon, laid: number): Position {
  let crossword: Crossword = [];
  const letters = PACK.filter(isLetter);
  let rest = shuffle(random, laid > DEFAULT_CARDS ? [...letters, ...letters] : letters);
  while (crossword.length < laid && rest.length >= 12) {
    const additions = permittedAdditions(crossword, rest.slice(0, 12), lexicon, FOUR);
    if (additions.length === 0) return positionOf(random, lexicon, laid);
    const addition = pick(random, additions);
    crossword = [...crossword, ...addition];
    rest = shuffle(
      random,
      addition.reduce((left, [, , letter]) => without(left, letter), rest),
    );
  }
  return { crossword, board: createBoard(crossword, searchGraphFor(lexicon, 'sheet')), hand: rest.slice(0, 12) };
}

/** Additions found in a position, and the microseconds, the fastest position first. */
type Measured = { readonly found: number; readonly micros: readonly number[] };

function measure({ positions, times, count }: Question): Measured {
  const timed = positions.map(position => bestOf(times, () => count(position)));
  const micros = timed.map(([, time]) => time).sort((a, b) => a - b);
  return { found: timed.reduce((sum, [found]) => sum + found, 0) / positions.length, micros };
}

function rowOf({ generator, positions }: Question, runs: readonly Measured[]): BenchRow {
  const told = (share: number): string =>
    formatSpread(
      runs.map(({ micros }) => itemAt(micros, Math.min(micros.length - 1, Math.floor(share * micros.length)))),
    );
  return {
    generator,
    positions: positions.length,
    'additions a position': Math.round(itemAt(runs, 0).found),
    'median µs': told(0.5),
    'p99 µs': told(0.99),
    'worst µs': told(1),
  };
}

function bestOf(times: number, count: () => number): [found: number, micros: number] {
  let [found, best] = [0, Infinity];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    found = count();
    best = Math.min(best, 1000 * (performance.now() - start));
  }
  return [found, best];
}

if (process.argv[1] === import.meta.filename) console.table(run(process.argv.slice(2)));
