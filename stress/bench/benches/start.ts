/**
 * The waiting time after cloning the project: `npm start` for the first time, with packages installed, until the
 * shelf answers; the second time; and the fastest command of the terminal program.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itemAt } from '@parlour/kernel/result';
import type { BenchRow } from '../lib/measure.ts';

export const title = 'From a fresh clone to a running server';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const [FEW, SOME] = [3, 5];

export async function run(): Promise<BenchRow[]> {
  const clone = cloneWithPackages();
  try {
    const fresh = await timesOf(FEW, () => start(clone, 'fresh'));
    const second = await timesOf(SOME, () => start(clone, 'made'));
    const games = await timesOf(SOME, () => listGames(clone));
    return [
      row('npm start on a fresh clone, packages installed, until the server answers', fresh),
      row('npm start again', second),
      row('parlour games', games),
    ];
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

/** Packages are linked file by file; links inside them must lead into the clone. */
function cloneWithPackages(): string {
  const clone = mkdtempSync(join(tmpdir(), 'parlour-clone-'));
  runOrThrow('git', ['clone', '--quiet', ROOT, clone]);
  for (const place of ['.', ...readdirSync(clone)].filter(place => existsSync(join(ROOT, place, 'node_modules'))))
    runOrThrow('cp', ['-al', join(ROOT, place, 'node_modules'), join(clone, place, 'node_modules')]);
  runOrThrow('touch', [join(clone, 'node_modules', '.package-lock.json')]);
  return clone;
}

function runOrThrow(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} failed.`);
}

const MADE = ['.cache', 'apps/cli/dist', 'apps/web/dist', 'apps/web/baked', 'games/kan-u-go/data/baked'];

async function start(clone: string, state: 'fresh' | 'made'): Promise<number> {
  if (state === 'fresh') for (const made of MADE) rmSync(join(clone, made), { recursive: true, force: true });
  const begun = performance.now();
  const words = ['scripts/start.mjs', '--port', '0', '--file', join(clone, '.cache', 'bench.db')];
  const server = spawn(process.execPath, words, { cwd: clone, stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise(resolve => server.once('close', resolve));
  await fetch(await addressIn(server.stdout)).then(answer => answer.text());
  const took = performance.now() - begun;
  server.kill('SIGTERM');
  await ended;
  return took;
}

async function addressIn(said: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  for await (const words of said) {
    text += words;
    const [address] = /http:\S+/.exec(text) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`The server did not start: ${text}`);
}

async function listGames(clone: string): Promise<number> {
  const begun = performance.now();
  const { status } = spawnSync(process.execPath, [join(clone, 'apps', 'cli', 'dist', 'parlour.mjs'), 'games']);
  if (status !== 0) throw new Error('parlour games failed.');
  return performance.now() - begun;
}

type Taken = { readonly waited: number; readonly worked: number };

async function timesOf(times: number, measure: () => Promise<number>): Promise<Taken[]> {
  const all: Taken[] = [];
  for (let i = 0; i < times; i++) {
    const before = workOfPrograms();
    const waited = await measure();
    all.push({ waited, worked: workOfPrograms() - before });
  }
  return all;
}

/** Milliseconds of processor time of ended child processes, where Linux reports it. */
function workOfPrograms(): number {
  const [, told = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
  const fields = told.split(' ').map(Number);
  return (itemAt(fields, 13) + itemAt(fields, 14)) * 10;
}

const middle = (values: readonly number[]): number =>
  itemAt(
    values.toSorted((a, b) => a - b),
    values.length >> 1,
  );

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);

const row = (what: string, taken: readonly Taken[]): BenchRow => {
  const waits = taken.map(({ waited }) => waited);
  const [median, least, most] = [middle(waits), Math.min(...waits), Math.max(...waits)].map(seconds) as [
    string,
    string,
    string,
  ];
  const worked = seconds(middle(taken.map(({ worked }) => worked)));
  return { what, 'median (s)': median, least, most, 'of the processor (s)': worked, runs: taken.length };
};
