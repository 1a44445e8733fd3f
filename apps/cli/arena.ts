/** What a worker thread does for `parlour arena`: it opens the game, seats the players and plays deal after deal. */
import { existsSync, openSync, readSync } from 'node:fs';
import { type BoxedGame, findGame, type ReadFile } from '@parlour/games/shelf/shelf';
import { must } from '@parlour/kernel/must';
import type { Options } from '@parlour/kernel/options';
import { type Arena, type Contender, type DealReport, playDeal, type Stopwatch } from '@parlour/players/arena';
import { type Contest, type ContestExtent, plainContest } from '@parlour/players/contest';
import { genericPlayers } from '@parlour/players/generic';
import { thinkRandom } from '@parlour/players/random';
import { readData } from './data.ts';
import { playersOf } from './opponents.ts';
import { isCommand } from './outside/command.ts';
import { outsider } from './outside/contender.ts';
import type { Waiting } from './outside/waiting.ts';

/** Everything that decides what is played; two arenas with the same setting report the same. */
export type ArenaSetting = {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly extent: ContestExtent;
  readonly players: readonly string[];
  readonly ceiling?: string;
  readonly seed: string;
  /** Milliseconds that programs of one's own have for a play, where some are among the players. */
  readonly ms?: number;
};

export type ArenaJob = ArenaSetting & { readonly own?: string; readonly deals: readonly number[] };

export const contestOf = async (boxed: BoxedGame, read: ReadFile): Promise<Contest> =>
  (await boxed.contest?.(read)) ?? plainContest;

/** Whoever can be named: the one who plays anything, the levels, and those the game adds. */
export async function contendersOf(boxed: BoxedGame, read: ReadFile): Promise<readonly Contender[]> {
  const characters = await playersOf(boxed.id, read);
  const levels = (characters.length > 0 ? characters : genericPlayers).map(({ level, think, budget }) => ({
    name: level,
    think,
    budget,
  }));
  const { yardsticks = [], ceiling } = await contestOf(boxed, read);
  return [{ name: 'random', think: thinkRandom, budget: 1 }, ...levels, ...yardsticks, ...(ceiling ? [ceiling] : [])];
}

export async function playDeals(job: ArenaJob, tell: (report: DealReport) => void, waiting: Waiting): Promise<void> {
  const arena = await openArena(job, waiting);
  for (const deal of job.deals) tell(playDeal(arena, deal));
}

async function openArena({ ceiling, own, ...setting }: ArenaJob, waiting: Waiting): Promise<Arena> {
  const read = readData(own);
  const boxed = must(findGame(setting.game));
  const contenders = await contendersOf(boxed, read);
  const commands = [...new Set(setting.players.filter(isCommand))];
  const all = [...contenders, ...commands.map(command => outsider(command, setting, waiting))];
  const named = (name: string): Contender => must(all.find(contender => contender.name === name));
  return {
    ...setting,
    game: await boxed.open(setting.options, read),
    contest: await contestOf(boxed, read),
    players: setting.players.map(named),
    ...(ceiling !== undefined && { ceiling: named(ceiling) }),
    stopwatch: threadWatch(),
  };
}

const SCHEDULE = '/proc/thread-self/schedstat';
/** Linux counts the work of a thread in ticks of up to 4 ms; what is shorter is read off the wall. */
const SHORT = 8;

/** Times this thread's own work where Linux tells it, so that a busy machine does not count; elsewhere wall time. */
function threadWatch(): Stopwatch {
  const worked = workClock();
  return () => {
    const [begun, before] = [performance.now(), worked()];
    return () => {
      const wall = performance.now() - begun;
      return wall < SHORT ? wall : Math.min(wall, worked() - before);
    };
  };
}

function workClock(): () => number {
  if (!existsSync(SCHEDULE)) return () => performance.now();
  const [file, text] = [openSync(SCHEDULE, 'r'), Buffer.alloc(64)];
  return () => Number.parseInt(text.toString('latin1', 0, readSync(file, text, 0, text.length, 0)), 10) / 1e6;
}
