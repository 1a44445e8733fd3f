/**
 * The double-dummy solver beside libdds, the field's reference (Debian: libdds-dev and a C compiler), on the same random
 * deals: processor time a deal, and whether the answers agree.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { solve } from '@parlour/games/nations/players/double-dummy/solve';
import { dealOut, type FastDeal, newDeal, newDice } from '@parlour/games/nations/players/fast';
import { must, nth } from '@parlour/kernel/must';
import { seeded } from '@parlour/kernel/random';
import type { CpuRow } from './cpu.ts';

export const title = 'Double-dummy: random deals solved, milliseconds of one core a deal';

const SIZES = [5, 6, 7, 8, 9, 10, 11, 12, 13];
const DEALS = 112;

type Solved = { readonly tricks: number; readonly ms: number };

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

function ours(deals: readonly FastDeal[]): Solved[] {
  return deals.map(deal => {
    const begun = process.cpuUsage();
    const { tricks } = solve(deal);
    const { user, system } = process.cpuUsage(begun);
    return { tricks, ms: (user + system) / 1000 };
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

function reference(program: string, deals: readonly FastDeal[]): Solved[] {
  const input = deals.map(({ star, turn, hands }) => [star, turn, ...hands].join(' ')).join('\n');
  const { stdout } = spawnSync(program, { input, encoding: 'utf8' });
  return stdout
    .trim()
    .split('\n')
    .map(line => {
      const [tricks = 0, microseconds = 0] = line.split(' ').map(Number);
      return { tricks, ms: microseconds / 1000 };
    });
}

const sorted = (solved: readonly Solved[]): number[] => solved.map(({ ms }) => ms).toSorted((a, b) => a - b);
const at = (solved: readonly Solved[], share: number): string =>
  nth(sorted(solved), Math.floor(share * solved.length)).toFixed(3);

/** Smaller deals come first, so that the larger find everything compiled. */
export function run(): CpuRow[] {
  const program = compileReference();
  ours(SIZES.slice(0, 5).flatMap(randomDeals));
  return SIZES.map(cards => {
    const deals = randomDeals(cards);
    const theirs = program === undefined ? undefined : reference(program, deals);
    const own = ours(deals);
    const row = { cards, deals: DEALS, median: at(own, 0.5), p90: at(own, 0.9) };
    if (theirs === undefined) return row;
    const differ = own.filter(({ tricks }, i) => tricks !== nth(theirs, i).tricks).length;
    const times = (Number(at(own, 0.5)) / Number(at(theirs, 0.5))).toFixed(2);
    return { ...row, 'libdds median': at(theirs, 0.5), 'libdds p90': at(theirs, 0.9), times, differ };
  });
}
