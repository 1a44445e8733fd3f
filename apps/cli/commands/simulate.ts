/** `parlour simulate`: many matches at once, and what they say about a game's length and fairness. */
import { counted } from '@parlour/kernel/saying';
import { LEVELS } from '@parlour/players/player';
import type { Command } from 'commander';
import { readData } from '../data.ts';
import { chooseOptions } from '../game-options.ts';
import { progressBar } from '../progress.ts';
import { addTally, emptyTally, type SimulationJob, type SimulationTally } from '../simulation.ts';
import { gameNamed, openGame, seatsGiven, trouble, wholeNumber } from '../trouble.ts';
import { evenRanges, runParallel } from '../workers.ts';

type Flags = {
  readonly seats?: string;
  readonly games: string;
  readonly player: string;
  readonly seed: string;
  readonly json?: boolean;
};

export async function simulate(id: string, flags: Flags, command: Command): Promise<void> {
  const game = gameNamed(id);
  const seats = seatsGiven(game, flags.seats);
  const games = wholeNumber('--games', flags.games, 1);
  const players = ['random', 'greedy', ...LEVELS];
  if (!players.includes(flags.player)) trouble(`--player is one of ${players.join(', ')}, not "${flags.player}".`);
  const chosen = chooseOptions(game, command.args.slice(1));
  await openGame(game, chosen.options, readData(chosen.own));
  const job = { game: id, ...chosen, seats, player: flags.player, seed: flags.seed };
  const bar = progressBar(games, 'matches');
  const begun = performance.now();
  const jobs = evenRanges(games).map((range): SimulationJob => ({ ...job, ...range }));
  const counts = jobs.map(() => 0);
  const tallies = await runParallel<SimulationJob, number, SimulationTally>('simulate', jobs, (done, i) => {
    counts[i] = done;
    bar.show(counts.reduce((sum, count) => sum + count, 0));
  });
  bar.end();
  const tally = tallies.reduce(addTally, emptyTally(seats));
  const seconds = (performance.now() - begun) / 1000;
  const summary = summarise(tally, seconds);
  if (flags.json) console.log(JSON.stringify({ ...job, games, threads: jobs.length, ...summary }));
  else printSummary(game.title, { seats, player: flags.player, threads: jobs.length }, summary);
  process.exitCode = tally.endless > 0 ? 1 : 0;
}

type Summary = ReturnType<typeof summarise>;

function summarise({ lengths, wins, endless, deals }: SimulationTally, seconds: number) {
  const sorted = lengths.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return {
    matches: lengths.length,
    seconds: round(seconds, 3),
    perSecond: round(lengths.length / seconds, 1),
    deals,
    dealsPerSecond: round(deals / seconds, 1),
    length: { mean: round(mean, 1), p5: at(0.05), p95: at(0.95), max: at(1) },
    wins: wins.map(share => round(share / lengths.length, 4)),
    endless,
  };
}

const round = (value: number, places: number): number => Number(value.toFixed(places));

function printSummary(
  title: string,
  setting: { seats: number; player: string; threads: number },
  summary: Summary,
): void {
  const { length, wins } = summary;
  const fair = 1 / setting.seats;
  console.log(
    `${title}, ${counted(setting.seats, 'seat')}, player ${setting.player}: ${counted(summary.matches, 'match', 'matches')}`,
  );
  console.log(
    `  speed    ${summary.perSecond} matches/s, ${summary.dealsPerSecond} deals/s on ${counted(setting.threads, 'thread')} (${summary.seconds} s)`,
  );
  console.log(
    `  length   ${length.mean} inputs on average, ${length.p5} to ${length.p95} in nine of ten, ${length.max} at most`,
  );
  console.log(`  wins     ${wins.map((share, seat) => `seat ${seat} ${(100 * share).toFixed(1)} %`).join(', ')}`);
  console.log(`  even     ${(100 * fair).toFixed(1)} % each, if nobody could ever share or lose alone`);
  console.log(
    `  endless  ${summary.endless === 0 ? 'none' : `${counted(summary.endless, 'match was', 'matches were')} given up`}`,
  );
}
