/**
 * Random steps per second through the referee's pipe: this process chooses, the referee plays, and both share one
 * core.
 */
import { type ChildProcessWithoutNullStreams, execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { BenchRow } from '../lib/measure.ts';

export const title = 'Random steps a second through the referee, both ends of the pipe on one core';

const PARLOUR = join(import.meta.dirname, '..', '..', '..', 'apps', 'cli', 'dist', 'parlour.mjs');
const SECONDS = 4;
const random = seededRandom('bench');

type Answer = { readonly ok: boolean; readonly over: boolean; readonly actions?: readonly number[] };
type Pipe = { readonly referee: ChildProcessWithoutNullStreams; ask(line: string): Promise<string> };
type Way = {
  readonly what: string;
  readonly game: string;
  readonly matches: number;
  readonly want: readonly string[];
  readonly isSet?: boolean;
};

const hasTaskset = spawnSync('taskset', ['--version']).status === 0;

/** Pins this process and its children to one core. */
function pinToOneCore(): void {
  if (hasTaskset) execFileSync('taskset', ['-a', '-c', '-p', '0', String(process.pid)], { stdio: 'ignore' });
}

function open(): Pipe {
  const referee = spawn(process.execPath, [PARLOUR, 'referee'], { stdio: 'pipe' });
  const waiting: ((line: string) => void)[] = [];
  createInterface({ input: referee.stdout }).on('line', line => waiting.shift()?.(line));
  const ask = (line: string): Promise<string> => {
    referee.stdin.write(`${line}\n`);
    return new Promise(resolve => waiting.push(resolve));
  };
  return { referee, ask };
}

let deals = 0;
const deal = ({ game, want }: Way, match: number): object => ({
  ask: 'deal',
  match: `${match}`,
  game,
  seed: deals++,
  want,
});

/** The next request of a match: a random action, or a new deal once it is over. */
function next(way: Way, match: number, { over, actions = [] }: Answer): object {
  if (over || actions.length === 0) return deal(way, match);
  return { ask: 'step', match: `${match}`, action: itemAt(actions, random.below(actions.length)), want: way.want };
}

async function oneByOne(way: Way, { ask }: Pipe, until: () => boolean): Promise<number> {
  let steps = 0;
  for (let said: Answer = JSON.parse(await ask(JSON.stringify(deal(way, 0)))); !until(); steps++) {
    said = JSON.parse(await ask(JSON.stringify(next(way, 0, said))));
  }
  return steps;
}

async function batched(way: Way, { ask }: Pipe, until: () => boolean): Promise<number> {
  let steps = 0;
  let requests = Array.from({ length: way.matches }, (_, match) => deal(way, match));
  for (; !until(); steps += way.matches) {
    const { answers }: { answers: Answer[] } = JSON.parse(await ask(JSON.stringify({ ask: 'batch', requests })));
    requests = answers.map((said, match) => next(way, match, said));
  }
  return steps;
}

/** One request for all matches, which the referee deals again by itself. */
async function asSet({ game, matches, want }: Way, { ask }: Pipe, until: () => boolean): Promise<number> {
  let steps = 0;
  let line = JSON.stringify({ ask: 'deal-many', game, matches, want, seed: deals++ });
  for (; !until(); steps += matches) {
    const { actions }: { actions: number[][] } = JSON.parse(await ask(line));
    line = JSON.stringify({
      ask: 'step-many',
      actions: actions.map(legal => itemAt(legal, random.below(legal.length))),
    });
  }
  return steps;
}

/** Processor seconds of another process; Linux counts in hundredths. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const cpuHere = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

async function rowOf(way: Way): Promise<BenchRow> {
  const pipe = open();
  const pid = assertDefined(pipe.referee.pid);
  const walk = way.isSet ? asSet : way.matches === 1 ? oneByOne : batched;
  const lasting = (seconds: number): (() => boolean) => {
    const end = performance.now() + 1000 * seconds;
    return () => performance.now() > end;
  };
  await walk(way, pipe, lasting(1));
  const [theirs, ours, begun] = [cpuOf(pid), cpuHere(), performance.now()];
  const steps = await walk(way, pipe, lasting(SECONDS));
  const [referee, both] = [cpuOf(pid) - theirs, cpuOf(pid) - theirs + cpuHere() - ours];
  const seconds = (performance.now() - begun) / 1000;
  pipe.referee.stdin.end();
  return {
    what: way.what,
    game: way.game,
    'steps/s': Math.round(steps / seconds),
    'steps a second of processor time, both ends': Math.round(steps / both),
    'the referee alone': Math.round(steps / referee),
  };
}

const ways = (game: string): Way[] => [
  { what: 'one at a time, actions alone', game, matches: 1, want: ['actions'] },
  { what: '256 a line, actions alone', game, matches: 256, want: ['actions'] },
  { what: '256 a line, actions and view', game, matches: 256, want: ['actions', 'view'] },
  { what: '256 as a set, actions alone', game, matches: 256, want: [], isSet: true },
  { what: '256 as a set, actions and view', game, matches: 256, want: ['view'], isSet: true },
];

/** The games whose plays have numbers. */
async function listNumberedGames(): Promise<string[]> {
  const opened = gamesOnShelf().map(({ open, options }) => open(defaultsOf(options), readShelfData));
  return (await Promise.all(opened)).flatMap(({ id, actions }) => (actions ? [id] : []));
}

export async function run(): Promise<BenchRow[]> {
  pinToOneCore();
  const rows: BenchRow[] = [];
  for (const game of await listNumberedGames()) for (const way of ways(game)) rows.push(await rowOf(way));
  return rows;
}
