/** `parlour simulate`: plays many matches on all cores and reports their length and fairness. */
import { pluralize } from '@parlour/kernel/sentences';
import { LEVELS } from '@parlour/players/player';
import { parseChoice, parseWholeNumber } from '../lib/arguments.ts';
import { type CliCommand, GAME_OPTIONS, JSON_OPTION } from '../lib/command.ts';
import { EXIT_CHECK_FAILED, openGameOrFail } from '../lib/errors.ts';
import { findGameOrFail, parseGameOptions, parseSeatCount, SEATS_OPTION } from '../lib/game-setup.ts';
import { MAX_INPUTS, mergeTallies, newTally, type SimulationJob, type SimulationTally } from '../lib/simulation-job.ts';
import { definitionLines, progressBar, wrap } from '../lib/terminal-output.ts';
import { dataReader } from '../lib/user-files.ts';
import { evenRanges, runParallel } from '../lib/worker-threads.ts';

export const command: CliCommand = {
  name: 'simulate',
  summary: 'Play many matches and report length and fairness.',
  arguments: '<game>',
  otherOptions: GAME_OPTIONS,
  options: [
    SEATS_OPTION,
    { flag: '--games <n>', says: 'Number of matches.', default: '1000' },
    { flag: '--player <player>', says: 'random, easy, normal (or greedy), strong or expert.', default: 'random' },
    { flag: '--seed <seed>', says: 'Seed of all matches.', default: 'parlour' },
    JSON_OPTION,
  ],
  help: 'The same seed gives the same matches. "parlour play GAME --seed SEED/7" deals the cards of match 7.',
  run: runSimulation,
};

type Flags = {
  readonly seats?: string;
  readonly games: string;
  readonly player: string;
  readonly seed: string;
  readonly json?: true;
};

async function runSimulation([id]: readonly [string], flags: Flags, others: readonly string[]): Promise<void> {
  const game = findGameOrFail(id);
  const seats = parseSeatCount(game, flags.seats);
  const games = parseWholeNumber('--games', flags.games, 1);
  const player = parseChoice('--player', ['random', 'greedy', ...LEVELS], flags.player);
  const chosen = parseGameOptions(game, others);
  await openGameOrFail(game, chosen.options, dataReader(chosen.own));
  const job = { game: game.id, ...chosen, seats, player, seed: flags.seed };
  const bar = progressBar(games, 'matches');
  const startedAt = performance.now();
  const jobs = evenRanges(games).map((range): SimulationJob => ({ ...job, ...range }));
  const counts = jobs.map(() => 0);
  const tallies = await runParallel<SimulationJob, number, SimulationTally>('simulate', jobs, (done, i) => {
    counts[i] = done;
    bar.show(counts.reduce((sum, count) => sum + count, 0));
  });
  bar.end();
  const tally = tallies.reduce(mergeTallies, newTally(seats));
  const seconds = (performance.now() - startedAt) / 1000;
  const summary = summarise(tally, seconds);
  if (flags.json) console.log(JSON.stringify({ ...job, games, threads: jobs.length, ...summary }));
  else printSummary(game.title, { seats, player, threads: jobs.length }, summary);
  process.exitCode = tally.endless > 0 ? EXIT_CHECK_FAILED : 0;
}

type Summary = ReturnType<typeof summarise>;

function summarise({ lengths, wins, endless, deals }: SimulationTally, seconds: number) {
  const sorted = lengths.toSorted((a, b) => a - b);
  const percentile = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return {
    matches: lengths.length,
    seconds: round(seconds, 3),
    perSecond: round(lengths.length / seconds, 1),
    deals,
    dealsPerSecond: round(deals / seconds, 1),
    length: { mean: round(mean, 1), p5: percentile(0.05), p95: percentile(0.95), max: percentile(1) },
    wins: wins.map(share => round(share / lengths.length, 4)),
    endless,
  };
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

function printSummary(
  title: string,
  setting: { seats: number; player: string; threads: number },
  summary: Summary,
): void {
  const { length, wins } = summary;
  const fair = 1 / setting.seats;
  console.log(
    wrap(
      `${title}, ${pluralize(setting.seats, 'seat')}, level ${setting.player}: ${pluralize(summary.matches, 'match', 'matches')}`,
    ),
  );
  const endless =
    summary.endless === 0
      ? 'Every match came to an end.'
      : `${pluralize(summary.endless, 'match was', 'matches were')} stopped after ${MAX_INPUTS} inputs.`;
  const rows = [
    [
      'length',
      `${length.mean} inputs on average; 90 % have ${length.p5} to ${length.p95}; the longest has ${length.max}`,
    ],
    ['wins', wins.map((share, seat) => `seat ${seat} ${(100 * share).toFixed(1)} %`).join(', ')],
    ['equal', `${(100 * fair).toFixed(1)} % each if all seats were equal and no win were shared`],
    ['endless', endless],
    [
      'speed',
      `${summary.perSecond} matches/s, ${summary.dealsPerSecond} deals/s on ${pluralize(setting.threads, 'thread')} (${summary.seconds} s)`,
    ],
  ] as const;
  for (const line of definitionLines(rows)) console.log(line);
}
