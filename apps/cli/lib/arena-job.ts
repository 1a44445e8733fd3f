/** The `parlour arena` job of a worker thread: opens the game, seats the players and plays deal after deal. */
import { existsSync, openSync, readSync } from 'node:fs';
import { type BoxedGame, findGame, type ReadDataFile } from '@parlour/games/shelf/shelf';
import type { Options } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import {
  type ArenaSetup,
  type Contender,
  type DealReport,
  playDeal,
  type Stopwatch,
} from '@parlour/players/arena/arena';
import { type Contest, type ContestExtent, defaultContest } from '@parlour/players/arena/contest';
import { genericPlayers, thinkRandom } from '@parlour/players/generic-players';
import { newArenaProgram } from '../external/arena-player.ts';
import { isProgramCommand, loadCharacters } from './game-setup.ts';
import { dataReader } from './user-files.ts';
import type { BlockingChannel } from './worker-threads.ts';

/** Everything that determines the result: two arenas with the same setting report the same. */
export type ArenaSetting = {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly extent: ContestExtent;
  readonly players: readonly string[];
  readonly ceiling?: string;
  readonly seed: string;
  /** Time limit of external programs per play, in milliseconds. */
  readonly ms?: number;
};

export type ArenaJob = ArenaSetting & { readonly own?: string; readonly deals: readonly number[] };

export const loadContest = async (boxed: BoxedGame, read: ReadDataFile): Promise<Contest> =>
  (await boxed.contest?.(read)) ?? defaultContest;

/** All players that can be named: `random`, the levels, and those the game adds. */
export async function loadContenders(boxed: BoxedGame, read: ReadDataFile): Promise<readonly Contender[]> {
  const characters = await loadCharacters(boxed.id, read);
  const levels = (characters.length > 0 ? characters : genericPlayers).map(({ level, think, budget }) => ({
    name: level,
    think,
    budget,
  }));
  const { yardsticks = [], ceiling } = await loadContest(boxed, read);
  return [{ name: 'random', think: thinkRandom, budget: 1 }, ...levels, ...yardsticks, ...(ceiling ? [ceiling] : [])];
}

export async function runArenaJob(
  job: ArenaJob,
  onReport: (report: DealReport) => void,
  channel: BlockingChannel,
): Promise<void> {
  const arena = await prepareArena(job, channel);
  for (const deal of job.deals) onReport(playDeal(arena, deal));
}

async function prepareArena({ ceiling, own, ...setting }: ArenaJob, channel: BlockingChannel): Promise<ArenaSetup> {
  const read = dataReader(own);
  const boxed = assertDefined(findGame(setting.game));
  const contenders = await loadContenders(boxed, read);
  const commands = [...new Set(setting.players.filter(isProgramCommand))];
  const all = [...contenders, ...commands.map(command => newArenaProgram(command, setting, channel))];
  const named = (name: string): Contender => assertDefined(all.find(contender => contender.name === name));
  return {
    ...setting,
    game: await boxed.open(setting.options, read),
    contest: await loadContest(boxed, read),
    players: setting.players.map(named),
    ...(ceiling !== undefined && { ceiling: named(ceiling) }),
    stopwatch: cpuStopwatch(),
  };
}

const SCHEDSTAT_FILE = '/proc/thread-self/schedstat';
/** Linux counts thread CPU time in ticks of up to 4 ms; shorter spans use wall time. */
const MIN_CPU_CLOCK_MS = 8;

/** Measures this thread's CPU time on Linux, so other load on the machine does not count; wall time elsewhere. */
function cpuStopwatch(): Stopwatch {
  const cpuMs = cpuClock();
  return () => {
    const [startedAt, before] = [performance.now(), cpuMs()];
    return () => {
      const wall = performance.now() - startedAt;
      return wall < MIN_CPU_CLOCK_MS ? wall : Math.min(wall, cpuMs() - before);
    };
  };
}

function cpuClock(): () => number {
  if (!existsSync(SCHEDSTAT_FILE)) return () => performance.now();
  const [file, text] = [openSync(SCHEDSTAT_FILE, 'r'), Buffer.alloc(64)];
  return () => Number.parseInt(text.toString('latin1', 0, readSync(file, text, 0, text.length, 0)), 10) / 1e6;
}
