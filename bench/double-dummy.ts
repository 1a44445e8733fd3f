/**
 * The double-dummy solver beside libdds, the field's reference (Debian: libdds-dev and a C compiler), on the same random
 * deals: processor time a deal, and whether the answers agree. Both take turns, and of every deal the least of some rounds
 * counts: what a busy machine adds is no part of the work.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Solution, solve, solveCards, TRICKS } from '@parlour/games/nations/players/double-dummy/solve';
import { dealOut, type FastDeal, newDeal, newDice, permitted } from '@parlour/games/nations/players/fast';
import { must, nth } from '@parlour/kernel/must';
import { seeded } from '@parlour/kernel/random';
import type { CpuRow } from './cpu.ts';

export const title = 'Double-dummy: random deals solved, milliseconds of one core a deal';

const SIZES = [5, 6, 7, 8, 9, 10, 11, 12, 13];
const DEALS = 112;
const ROUNDS = 3;

/** `work` is cards played by our search, and nodes by libdds's own count. */
type Solved = { readonly tricks: number; readonly work: number; readonly ms: number };

/** Hands of so many cards each out of a shuffled pack. */
function randomDeals(cards: number): FastDeal[] {
  const dice = newDice(seeded(`double-dummy/${cards}`));
  const pack = Uint8Array.from({ length: 52 }, (_, card) => card);
  return Array.from({ length: DEALS }, (_, n) => {
    const deal = newDeal();
    dealOut(deal, pack, n & 3, dice);
    for (let seat = 0; seat < 4; seat++) dropCards(deal, seat, 13 - cards);
    return { ...deal, left: cards };
  });
}

/** A seat's cards were dealt at random, so it is as good to drop one as another. */
function dropCards({ hands }: FastDeal, seat: number, count: number): void {
  for (let n = 0; n < count; n++) {
    const nation = must([0, 1, 2, 3].map(i => (i + n) & 3).find(nation => hands[4 * seat + nation] !== 0));
    const mask = nth(hands, 4 * seat + nation);
    hands[4 * seat + nation] = n % 2 === 0 ? mask & (mask - 1) : mask ^ (1 << (31 - Math.clz32(mask)));
  }
}

type Solver = (deal: FastDeal) => Solution;

const everyCard: Solver = deal => {
  const work = solveCards(deal, Number.POSITIVE_INFINITY);
  return { tricks: Math.max(...permitted(deal).map(card => nth(TRICKS, card))), work };
};

function ours(solver: Solver, deals: readonly FastDeal[]): Solved[] {
  return deals.map(deal => {
    const begun = process.cpuUsage();
    const solution = solver(deal);
    const { user, system } = process.cpuUsage(begun);
    return { ...solution, ms: (user + system) / 1000 };
  });
}

/** The reference, compiled now; undefined where it cannot be had. */
function compileReference(): string | undefined {
  const program = join(mkdtempSync(join(tmpdir(), 'parlour-')), 'dds');
  const source = join(import.meta.dirname, 'peers', 'dds.c');
  const { status } = spawnSync('cc', ['-O2', '-o', program, source, '-ldds'], { stdio: 'ignore' });
  if (status === 0) return program;
  console.error('libdds cannot be compiled here (Debian: apt install libdds-dev gcc); it is left out.');
  return undefined;
}

/** Asked for the best card alone, or for all with their tricks. */
function reference(program: string, asked: string, deals: readonly FastDeal[]): Solved[] {
  const input = deals.map(({ star, turn, hands }) => [star, turn, ...hands].join(' ')).join('\n');
  const { stdout } = spawnSync(program, [asked], { input, encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .map(line => {
      const [tricks = 0, microseconds = 0, work = 0] = line.split(' ').map(Number);
      return { tricks, work, ms: microseconds / 1000 };
    });
}

const quicker = (one: readonly Solved[], other: readonly Solved[]): Solved[] =>
  one.map((solved, i) => ({ ...solved, ms: Math.min(solved.ms, nth(other, i).ms) }));

const at = (solved: readonly Solved[], share: number): number =>
  nth(
    solved.map(({ ms }) => ms).toSorted((a, b) => a - b),
    Math.floor(share * solved.length),
  );
const mean = (solved: readonly Solved[]): number => solved.reduce((sum, { ms }) => sum + ms, 0) / solved.length;

const figures = (who: string, solved: readonly Solved[]): CpuRow => ({
  [`${who}median`]: at(solved, 0.5).toFixed(3),
  [`${who}mean`]: mean(solved).toFixed(3),
  [`${who}p90`]: at(solved, 0.9).toFixed(3),
});

type Question = { readonly cards: number; readonly asked: 'best' | 'all'; readonly solver: Solver };

/** The rounds of one row. */
function measure({ cards, asked, solver }: Question, program: string | undefined): CpuRow {
  const deals = randomDeals(cards);
  const round = (): { own: Solved[]; theirs: Solved[] | undefined } => ({
    own: ours(solver, deals),
    theirs: program === undefined ? undefined : reference(program, asked, deals),
  });
  const rounds = Array.from({ length: ROUNDS }, round);
  const own = rounds.map(each => each.own).reduce(quicker);
  const work = Math.round(own.reduce((sum, each) => sum + each.work, 0) / DEALS);
  const row = { cards, asked, deals: DEALS, 'cards played': work, ...figures('', own) };
  if (program === undefined) return row;
  const theirs = rounds.map(each => must(each.theirs)).reduce(quicker);
  return {
    ...row,
    ...figures('libdds ', theirs),
    'times, median': (at(own, 0.5) / at(theirs, 0.5)).toFixed(2),
    'times, mean': (mean(own) / mean(theirs)).toFixed(2),
    differ: own.filter(({ tricks }, i) => tricks !== nth(theirs, i).tricks).length,
  };
}

/** Smaller deals come first, so that the larger find everything compiled. */
export function run(): CpuRow[] {
  const program = compileReference();
  ours(solve, SIZES.slice(0, 5).flatMap(randomDeals));
  const rows = SIZES.map(cards => measure({ cards, asked: 'best', solver: solve }, program));
  return [...rows, ...[8, 13].map(cards => measure({ cards, asked: 'all', solver: everyCard }, program))];
}
