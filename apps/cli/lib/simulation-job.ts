/** The `parlour simulate` job of a worker thread, and the sum of all jobs. */
import { findGame } from '@parlour/games/shelf/shelf';
import type { Game, Seating } from '@parlour/kernel/game';
import { randomInput } from '@parlour/kernel/laws';
import {
  applyInput,
  type ChanceSource,
  dealMatch,
  type Match,
  matchStatus,
  resolveChance,
} from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { playMatch } from '@parlour/players/arena/simulate-match';
import { type Character, isLevel, type Level } from '@parlour/players/player';
import { loadCharacter } from './game-setup.ts';
import { dataReader } from './user-files.ts';

export type SimulationJob = {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  /** `random`, a level, or `greedy` for the normal level. */
  readonly player: string;
  readonly seed: string;
  readonly from: number;
  readonly to: number;
  readonly own?: string;
};

export type SimulationTally = {
  readonly lengths: number[];
  /** Wins by seat; a shared win counts as a fraction. */
  readonly wins: number[];
  endless: number;
  deals: number;
};

export const MAX_INPUTS = 200_000;

const levelOf = (player: string): Level => (isLevel(player) ? player : 'normal');

export const newTally = (seats: number): SimulationTally => ({
  lengths: [],
  wins: new Array<number>(seats).fill(0),
  endless: 0,
  deals: 0,
});

/** Plays the matches of a job and reports the number played every 200 ms. */
export async function runSimulationJob(
  job: SimulationJob,
  onProgress: (matches: number) => void,
): Promise<SimulationTally> {
  const read = dataReader(job.own);
  const boxed = assertDefined(findGame(job.game));
  const game = await boxed.open(job.options, read);
  const player = job.player === 'random' ? undefined : await loadCharacter(job.game, levelOf(job.player), read);
  const tally = newTally(job.seats);
  let reportedAt = performance.now();
  for (let n = job.from; n < job.to; n++) {
    addMatch(tally, playMatchNumber(game, job, player, n));
    if (performance.now() - reportedAt < 200) continue;
    reportedAt = performance.now();
    onProgress(n + 1 - job.from);
  }
  return tally;
}

function playMatchNumber(
  game: Game,
  { options, seats, seed }: SimulationJob,
  player: Character | undefined,
  n: number,
): Match {
  const seating: Seating = { count: seats };
  if (player === undefined) return playRandomMatch(game, options, seating, `${seed}/${n}`);
  const players = new Array<Character>(seats).fill(player);
  return playMatch({ game, options, seating, players, seed: `${seed}/${n}`, limit: MAX_INPUTS });
}

/** Random players need no views, so the match is driven without them. The seed deals the same cards as elsewhere. */
function playRandomMatch(game: Game, options: Options, seating: Seating, seed: string): Match {
  const random = seededRandom(seed);
  const chance: ChanceSource = { random: draw => seededRandom(`${seed}/${draw}`) };
  const match = dealMatch(game, options, seating, chance);
  for (let status = matchStatus(match); status.is !== 'over'; status = matchStatus(match)) {
    if (match.log.length >= MAX_INPUTS) break;
    applyInput(match, randomInput(match, status, random));
    resolveChance(match, chance);
  }
  return match;
}

function addMatch(tally: SimulationTally, match: Match): void {
  const status = matchStatus(match);
  tally.lengths.push(match.log.length);
  tally.deals += match.deals;
  if (status.is !== 'over') tally.endless += 1;
  else for (const seat of status.result.winners) tally.wins[seat]! += 1 / status.result.winners.length;
}

export function mergeTallies(sum: SimulationTally, part: SimulationTally): SimulationTally {
  return {
    lengths: [...sum.lengths, ...part.lengths],
    wins: sum.wins.map((share, seat) => share + itemAt(part.wins, seat)),
    endless: sum.endless + part.endless,
    deals: sum.deals + part.deals,
  };
}
