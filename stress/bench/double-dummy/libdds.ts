/** Asks libdds, the reference solver (Debian: libdds-dev and a C compiler). */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastDeal } from '@parlour/games/nations/nations/players/fast-deal';

/** The best card only, or all cards with their tricks. */
export type SolveMode = 'best' | 'all';

/** `work` is nodes by its own count; `values` are the tricks by card, as far as asked for. */
export type ReferenceResult = {
  readonly tricks: number;
  readonly work: number;
  readonly ms: number;
  readonly values: ReadonlyMap<number, number>;
};

export type Reference = (asked: SolveMode, deals: readonly FastDeal[]) => ReferenceResult[];

/** Compiles the reference; undefined if it is not available. */
export function compileReference(): Reference | undefined {
  const program = join(mkdtempSync(join(tmpdir(), 'parlour-')), 'dds');
  const source = join(import.meta.dirname, '..', 'peers', 'dds.c');
  const { status } = spawnSync('cc', ['-O2', '-o', program, source, '-ldds'], { stdio: 'ignore' });
  if (status === 0) return (asked, deals) => ask(program, asked, deals);
  console.error("Can't compile libdds (Debian: apt install libdds-dev gcc). Skipping it.");
  return undefined;
}

function ask(program: string, asked: SolveMode, deals: readonly FastDeal[]): ReferenceResult[] {
  const input = deals.map(({ star, turn, hands }) => [star, turn, ...hands].join(' ')).join('\n');
  const { stdout } = spawnSync(program, [asked], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  return stdout.trim().split('\n').map(parseResult);
}

/** Tricks, microseconds, nodes, and per group of equal cards: a mask, the nation, and the tricks. */
function parseResult(line: string): ReferenceResult {
  const [tricks = 0, microseconds = 0, work = 0, ...kinds] = line.split(' ').map(Number);
  const values = new Map<number, number>();
  for (let at = 0; at < kinds.length; at += 3) {
    const [mask = 0, nation = 0, worth = 0] = kinds.slice(at, at + 3);
    for (let rank = 0; rank < 13; rank++) if (((mask >> rank) & 1) === 1) values.set(13 * nation + rank, worth);
  }
  return { tricks, work, ms: microseconds / 1000, values };
}
