/** The measurements of the players' strength: the rungs a game names, or every level against the one below. */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readDealFile } from '@parlour/cli/lib/arena-file';
import { loadContest } from '@parlour/cli/lib/arena-job';
import { readShelfData } from '@parlour/games/shelf/node-files';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { arenaSides } from '@parlour/players/arena/arena';
import type { LadderRung } from '@parlour/players/arena/contest';
import { LEVELS } from '@parlour/players/player';
import { ROOT } from '../lib/run.mjs';

export type Measurement = {
  readonly rung: LadderRung;
  readonly deals: number;
  readonly sides: number;
  /** The name of the player with full information, where the rung asks for one. */
  readonly ceiling?: string;
  readonly counts: string;
  readonly args: readonly string[];
  readonly command: string;
  /** The cache file of the deals; another one once a source of the game or its players has changed. */
  readonly file: string;
};

export type ShelvedGame = BoxedGame & { readonly box: string };

const CACHE_FOLDER = join(ROOT, '.cache', 'ladder');
const SEED = 'ladder';
const DEALS = 100;

/** With a share of the deals that a rung asks for. */
export async function planMeasurements(game: ShelvedGame, share: number): Promise<Measurement[]> {
  const contest = await loadContest(game, readShelfData);
  const sources = sourcesOf(game.box);
  const opened = await game.open(defaultsOf(game.options), readShelfData);
  return (contest.ladder ?? defaultRungs(game)).map(rung => {
    const deals = Math.ceil(share * rung.deals);
    const args = commandArguments(game.id, rung, deals);
    const setting = commandArguments(game.id, rung, 0).join(' ');
    return {
      rung,
      deals,
      sides: arenaSides({ game: opened, seats: rung.seats }),
      ...(rung.ceiling && { ceiling: assertDefined(contest.ceiling).name }),
      counts: contest.counts,
      args,
      command: `parlour ${args.join(' ')}`,
      file: join(CACHE_FOLDER, `${game.id}-${rung.players.join('-')}-${hashOf([setting, sources])}.jsonl`),
    };
  });
}

function defaultRungs({ seats }: BoxedGame): LadderRung[] {
  const names = ['random', ...LEVELS];
  const usual = Math.max(seats[0], Math.min(4, seats[1]));
  if (usual === 1) return [{ players: names.toReversed(), seats: 1, deals: DEALS }];
  return LEVELS.map((level, i) => ({ players: [level, itemAt(names, i)], seats: usual, deals: DEALS }));
}

const commandArguments = (
  game: string,
  { players, seats, extent, ceiling, options = {} }: LadderRung,
  deals: number,
): string[] => [
  ...['arena', game, '--players', players.join(','), '--seats', `${seats}`, '--deals', `${deals}`, '--seed', SEED],
  ...(extent === 'match' ? ['--matches'] : []),
  ...(ceiling ? ['--ceiling'] : []),
  ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`]),
];

const hashOf = (texts: readonly string[]): string =>
  texts
    .reduce((hash, text) => hash.update(text), createHash('sha256'))
    .digest('hex')
    .slice(0, 10);

const NOT_PLAYED = /(^|\/)(node_modules|board|art|print|bake|tests|testing|records)\/.*|\.test\.ts$/;

/** Everything that determines how a game is dealt and played. */
function sourcesOf(box: string): string {
  const files = ['packages/kernel', 'packages/players', join('games', box)].flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !NOT_PLAYED.test(file))
      .map(file => join(ROOT, folder, file)),
  );
  return hashOf(files.sort().map(file => readFileSync(file, 'utf8')));
}

/** Plays the deals that are missing from the cache, with the command that the page prints. */

const PARLOUR = join(import.meta.dirname, '../../apps/cli/dist/parlour.mjs');
const INTERRUPTED = 130;

export async function playMissingDeals(
  { args, file, deals }: Measurement,
  until: number,
): Promise<'played' | 'stopped'> {
  if (readDealFile(file).length >= deals) return 'played';
  const left = until - performance.now();
  if (left <= 0) return 'stopped';
  mkdirSync(dirname(file), { recursive: true });
  const code = await runCommand([PARLOUR, ...args, '--keep', file], left);
  if (code !== 0 && code !== INTERRUPTED) throw new Error(`parlour ${args.join(' ')} failed`);
  return code === 0 ? 'played' : 'stopped';
}

/** Ctrl-C reaches the command too, which saves its results and exits. */
function runCommand(words: readonly string[], left: number): Promise<number | null> {
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  const late = Number.isFinite(left) ? setTimeout(() => child.kill('SIGINT'), left) : undefined;
  const wait = (): void => undefined;
  process.on('SIGINT', wait);
  return new Promise(resolve =>
    child.on('close', code => {
      clearTimeout(late);
      process.off('SIGINT', wait);
      resolve(code);
    }),
  );
}
