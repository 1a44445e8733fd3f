/**
 * The double-dummy solver and libdds on the same random deals: processor time per deal, and agreement. Both
 * alternate, and the best of some rounds counts for each deal. Options: `--deals 60 --seed autumn --runs 5`; of
 * several runs medians, and for comparisons minimum and maximum.
 */
import { plainEngine } from '@parlour/games/nations/nations/players/double-dummy/engine';
import { type Solution, solve, solveCards, TRICKS } from '@parlour/games/nations/nations/players/double-dummy/solve';
import { type FastDeal, legalCards } from '@parlour/games/nations/nations/players/fast-deal';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type DealOptions, parseDealOptions, randomDeals } from '../double-dummy/inputs.ts';
import { compileReference, type Reference, type SolveMode } from '../double-dummy/libdds.ts';
import type { BenchRow } from '../lib/measure.ts';

export const title = 'Double-dummy: random deals solved, milliseconds of one core a deal';

const SIZES = [5, 6, 7, 8, 9, 10, 11, 12, 13];
const ROUNDS = 2;

type Solved = { readonly tricks: number; readonly work: number; readonly ms: number };
type Solver = (deal: FastDeal) => Solution;

const everyCard: Solver = deal => {
  const work = solveCards(deal, Number.POSITIVE_INFINITY);
  return { tricks: Math.max(...legalCards(deal).map(card => itemAt(TRICKS, card))), work };
};

/** The same source, not compiled to WebAssembly. */
const inJavaScript: Solver = deal => solve(deal, Number.POSITIVE_INFINITY, plainEngine);

function solved(solver: Solver, deals: readonly FastDeal[]): Solved[] {
  return deals.map(deal => {
    const begun = process.cpuUsage();
    const solution = solver(deal);
    const { user, system } = process.cpuUsage(begun);
    return { ...solution, ms: (user + system) / 1000 };
  });
}

const quicker = (one: readonly Solved[], other: readonly Solved[]): Solved[] =>
  one.map((solved, i) => ({ ...solved, ms: Math.min(solved.ms, itemAt(other, i).ms) }));

const middle = (numbers: readonly number[], share = 0.5): number =>
  itemAt(
    numbers.toSorted((a, b) => a - b),
    Math.floor(share * numbers.length),
  );
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

type Figures = { readonly median: number; readonly mean: number; readonly p90: number };

function figuresOf(deals: readonly Solved[]): Figures {
  const ms = deals.map(each => each.ms);
  return { median: middle(ms), mean: mean(ms), p90: middle(ms, 0.9) };
}

type Question = { readonly cards: number; readonly asked: SolveMode; readonly by: string; readonly solver: Solver };

const QUESTIONS: readonly Question[] = [
  ...SIZES.map(cards => ({ cards, asked: 'best', by: 'compiled', solver: solve }) as const),
  { cards: 13, asked: 'best', by: 'JavaScript', solver: inJavaScript },
  { cards: 8, asked: 'all', by: 'compiled', solver: everyCard },
  { cards: 13, asked: 'all', by: 'compiled', solver: everyCard },
];

type Run = { readonly own: Solved[]; readonly theirs: Solved[] | undefined };

/** The rounds of one run. */
function runOf({ asked, solver }: Question, deals: readonly FastDeal[], ask: Reference | undefined): Run {
  const rounds = Array.from({ length: ROUNDS }, () => ({ own: solved(solver, deals), theirs: ask?.(asked, deals) }));
  return {
    own: rounds.map(({ own }) => own).reduce(quicker),
    theirs:
      ask &&
      rounds.map(({ theirs }) => assertDefined(theirs)).reduce<Solved[]>(quicker, assertDefined(rounds[0]?.theirs)),
  };
}

const columns = (who: string, runs: readonly (readonly Solved[])[]): BenchRow => {
  const figures = runs.map(figuresOf);
  const told = (name: keyof Figures): string => middle(figures.map(each => each[name])).toFixed(3);
  return { [`${who}median`]: told('median'), [`${who}mean`]: told('mean'), [`${who}p90`]: told('p90') };
};

/** The median of all runs, with minimum and maximum if there are several. */
function spread(numbers: readonly number[]): string {
  const told = middle(numbers).toFixed(2);
  if (numbers.length === 1) return told;
  return `${told} (${Math.min(...numbers).toFixed(2)} … ${Math.max(...numbers).toFixed(2)})`;
}

function measure(question: Question, { deals, seed, runs }: DealOptions, ask: Reference | undefined): BenchRow {
  const { cards, asked, by } = question;
  const dealt = randomDeals(cards, deals, seed);
  const all = Array.from({ length: runs }, () => runOf(question, dealt, ask));
  const own = all.map(each => each.own);
  const work = Math.round(mean(itemAt(own, 0).map(each => each.work)));
  const row = { cards, asked, by, deals, 'cards played': work, ...columns('', own) };
  if (ask === undefined) return row;
  const theirs = all.map(each => assertDefined(each.theirs));
  const times = (name: keyof Figures): string =>
    spread(own.map((each, i) => figuresOf(each)[name] / figuresOf(itemAt(theirs, i))[name]));
  return {
    ...row,
    ...columns('libdds ', theirs),
    'times, median': times('median'),
    'times, mean': times('mean'),
    differ: itemAt(own, 0).filter(({ tricks }, i) => tricks !== itemAt(itemAt(theirs, 0), i).tricks).length,
  };
}

/** Small deals come first, so that the large ones run on compiled code. */
export function run(words: readonly string[]): BenchRow[] {
  const options = parseDealOptions(words, { deals: 112, seed: 'double-dummy', runs: 1 });
  const ask = compileReference();
  for (const cards of SIZES.slice(0, 5)) solved(solve, randomDeals(cards, options.deals, options.seed));
  return QUESTIONS.map(question => measure(question, options, ask));
}
