/**
 * All additions of a 12-card hand on a crossword of about 30 cards, and of about 60: our finder beside the textbook generator on the same
 * word graph, and beside trying every word at every place. `npx tsx bench/crossword.ts` prints the rows.
 */
import { ensureBaked, readBaked } from '@parlour/games/kan-u-go/bake/bake';
import { countsOf, permittedAdditions } from '@parlour/games/kan-u-go/crossword/additions';
import { type Board, boardOf } from '@parlour/games/kan-u-go/crossword/board';
import type { Crossword, Limits } from '@parlour/games/kan-u-go/crossword/crossword';
import { findAdditions } from '@parlour/games/kan-u-go/crossword/finder';
import { noFinds } from '@parlour/games/kan-u-go/crossword/finds';
import { spellerOf } from '@parlour/games/kan-u-go/crossword/speller';
import { additionsByTrial } from '@parlour/games/kan-u-go/crossword/trial';
import { type Lexicon, openLexicon } from '@parlour/games/kan-u-go/lexicon/lexicon';
import { wordsOf } from '@parlour/games/kan-u-go/lexicon/words';
import { isLetter, PACK } from '@parlour/games/kan-u-go/rules/pack';
import { without } from '@parlour/kernel/cards';
import { must, nth } from '@parlour/kernel/must';
import { pick, type Random, seeded, shuffle } from '@parlour/kernel/random';
import type { CpuRow } from './cpu.ts';
import { countByAppelJacobson } from './peers/appel-jacobson.ts';

export const title = 'Every permitted addition of a 12-card hand on a crossword of about 30 cards, or 60';

const POSITIONS = 200;
const USUAL = 28;
/** More than a pack has beside a hand: the cards of two are mixed. */
const MANY = 58;
/** Trying every word takes seconds. */
const TRIED = 1;
/** Each position is timed so often and the best kept: what else the machine does is no part of the work. */
const TIMES = 7;

const FOUR: Limits = { opening: [2, 4], least: 1, most: 4, plurals: 'sheet' };
const RACE: Limits = { ...FOUR, most: 12 };

type Position = { readonly crossword: Crossword; readonly board: Board; readonly hand: readonly string[] };

export function run(): CpuRow[] {
  ensureBaked();
  const lexicon = openLexicon(readBaked('full.lexicon'), 'full');
  const random = seeded('bench');
  const positions = Array.from({ length: POSITIONS }, () => positionOf(random, lexicon, USUAL));
  const many = Array.from({ length: POSITIONS }, () => positionOf(random, lexicon, MANY));
  const finds = noFinds();
  const finder =
    (limits: Limits) =>
    ({ board, hand }: Position): number => {
      findAdditions(board, countsOf(hand), limits, finds);
      return finds.count;
    };
  const textbook =
    (limits: Limits) =>
    ({ board, hand }: Position): number =>
      countByAppelJacobson(board, lexicon.graph, countsOf(hand), limits);
  const words = [...wordsOf(lexicon)].map(({ word }) => word);
  const trial = ({ crossword, hand }: Position): number => additionsByTrial(crossword, hand, words, lexicon, FOUR).size;
  return [
    rowOf('up to 4 cards: finder', positions, TIMES, finder(FOUR)),
    rowOf('up to 4 cards: Appel-Jacobson', positions, TIMES, textbook(FOUR)),
    rowOf('up to 4 cards: finder (first positions)', positions.slice(0, TRIED), TIMES, finder(FOUR)),
    rowOf('up to 4 cards: every word tried', positions.slice(0, TRIED), 1, trial),
    rowOf('no limit: finder', positions, TIMES, finder(RACE)),
    rowOf('no limit: Appel-Jacobson', positions, TIMES, textbook(RACE)),
    rowOf('up to 4 cards, about 60 lie: finder', many, TIMES, finder(FOUR)),
    rowOf('up to 4 cards, about 60 lie: Appel-Jacobson', many, TIMES, textbook(FOUR)),
    rowOf(
      'up to 4 cards: list for a table',
      positions,
      TIMES,
      ({ crossword, hand }) => permittedAdditions(crossword, hand, lexicon, FOUR).length,
    ),
  ];
}

/** A position out of a random game: so many cards lie, or up to four more, and a hand is dealt from the rest. */
function positionOf(random: Random, lexicon: Lexicon, laid: number): Position {
  let crossword: Crossword = [];
  const letters = PACK.filter(isLetter);
  let rest = shuffle(random, laid > USUAL ? [...letters, ...letters] : letters);
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
  return { crossword, board: boardOf(crossword, spellerOf(lexicon, 'sheet')), hand: rest.slice(0, 12) };
}

function rowOf(
  generator: string,
  positions: readonly Position[],
  times: number,
  count: (position: Position) => number,
): CpuRow {
  const timed = positions.map(position => bestOf(times, () => count(position)));
  const micros = timed.map(([, time]) => time).sort((a, b) => a - b);
  return {
    generator,
    positions: positions.length,
    'additions a position': Math.round(timed.reduce((sum, [found]) => sum + found, 0) / positions.length),
    'median µs': Math.round(nth(micros, micros.length >> 1)),
    'p99 µs': Math.round(nth(micros, Math.floor(0.99 * micros.length))),
    'worst µs': Math.round(must(micros.at(-1))),
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

if (process.argv[1] === import.meta.filename) console.table(run());
