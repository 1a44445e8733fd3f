/** What a worker thread does for `parlour simulate`, and how the parts are put together. */
import { findGame } from '@parlour/games/shelf/shelf';
import type { Game, Seating } from '@parlour/kernel/game';
import { randomInput } from '@parlour/kernel/laws';
import { type Chance, dealMatch, type Match, put, settleChance, statusOf } from '@parlour/kernel/match';
import { must, nth } from '@parlour/kernel/must';
import type { Options } from '@parlour/kernel/options';
import { seeded } from '@parlour/kernel/random';
import { type Character, isLevel, type Level } from '@parlour/players/player';
import { playMatch } from '@parlour/players/playing';
import { readData } from './data.ts';
import { playerOf } from './opponents.ts';

export type SimulationJob = {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  /** A level, `greedy` for the normal one, or `random`. */
  readonly player: string;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  readonly own?: string;
};

export type SimulationTally = {
  readonly lengths: number[];
  /** By seat: shares of wins, a shared win counting in part. */
  readonly wins: number[];
  endless: number;
  deals: number;
};

const LIMIT = 200_000;

const levelOf = (player: string): Level => (isLevel(player) ? player : 'normal');

export const emptyTally = (seats: number): SimulationTally => ({
  lengths: [],
  wins: new Array<number>(seats).fill(0),
  endless: 0,
  deals: 0,
});

/** Plays the matches of a job; `done` hears how many are played, a few times a second. */
export async function runJob(job: SimulationJob, done: (matches: number) => void): Promise<SimulationTally> {
  const read = readData(job.own);
  const boxed = must(findGame(job.game));
  const game = await boxed.open(job.options, read);
  const player = job.player === 'random' ? undefined : await playerOf(job.game, levelOf(job.player), read);
  const tally = emptyTally(job.seats);
  let told = performance.now();
  for (let n = job.from; n < job.to; n++) {
    count(tally, matchNumber(game, job, player, n));
    if (performance.now() - told < 200) continue;
    told = performance.now();
    done(n + 1 - job.from);
  }
  return tally;
}

function matchNumber(
  game: Game,
  { options, seats, seed }: SimulationJob,
  player: Character | undefined,
  n: number,
): Match {
  const seating: Seating = { count: seats };
  if (player === undefined) return randomMatch(game, options, seating, `${seed}/${n}`);
  const players = new Array<Character>(seats).fill(player);
  return playMatch({ game, options, seating, players, seed: `${seed}/${n}`, limit: LIMIT });
}

/** Random players need no views, so they are driven without any; the cards are those of the seed, as everywhere. */
function randomMatch(game: Game, options: Options, seating: Seating, seed: string): Match {
  const random = seeded(seed);
  const chance: Chance = { random: draw => seeded(`${seed}/${draw}`) };
  const match = dealMatch(game, options, seating, chance);
  for (let status = statusOf(match); status.is !== 'over'; status = statusOf(match)) {
    if (match.log.length >= LIMIT) break;
    put(match, randomInput(match, status, random));
    settleChance(match, chance);
  }
  return match;
}

function count(tally: SimulationTally, match: Match): void {
  const status = statusOf(match);
  tally.lengths.push(match.log.length);
  tally.deals += match.deals;
  if (status.is !== 'over') tally.endless += 1;
  else for (const seat of status.result.winners) tally.wins[seat]! += 1 / status.result.winners.length;
}

export function addTally(sum: SimulationTally, part: SimulationTally): SimulationTally {
  return {
    lengths: [...sum.lengths, ...part.lengths],
    wins: sum.wins.map((share, seat) => share + nth(part.wins, seat)),
    endless: sum.endless + part.endless,
    deals: sum.deals + part.deals,
  };
}
