/** `parlour arena`: plays computer players against each other on the same deals, in every seating. */
import type { BoxedGame, ReadDataFile } from '@parlour/games/shelf/shelf';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { arenaSides, type DealReport } from '@parlour/players/arena/arena';
import { arenaStandings } from '@parlour/players/arena/standings';
import { fetchProgramName, newProgramPool } from '../external/process-pool.ts';
import { type DealFile, NO_DEAL_FILE, openDealFile, withoutGaps } from '../lib/arena-file.ts';
import { type ArenaJob, type ArenaSetting, loadContenders, loadContest } from '../lib/arena-job.ts';
import { didYouMean, parseWholeNumber } from '../lib/arguments.ts';
import { type CliCommand, GAME_OPTIONS, JSON_OPTION } from '../lib/command.ts';
import { EXIT_INTERRUPTED, fail, failUsage, openGameOrFail } from '../lib/errors.ts';
import {
  type ChosenOptions,
  DEFAULT_PLAY_MS,
  findGameOrFail,
  isProgramCommand,
  PLAY_MS_OPTION,
  parseGameOptions,
  parsePlayerList,
  parsePlayMs,
  parseSeatCount,
  SEATS_OPTION,
} from '../lib/game-setup.ts';
import { printStandings } from '../lib/standings-table.ts';
import { progressBar } from '../lib/terminal-output.ts';
import { dataReader } from '../lib/user-files.ts';
import { CORES, runParallel } from '../lib/worker-threads.ts';

export const command: CliCommand = {
  name: 'arena',
  summary: 'Compare players on identical deals.',
  arguments: '<game>',
  otherOptions: GAME_OPTIONS,
  options: [
    { flag: '--players <names>', says: 'Players to compare, separated by commas.', default: 'strong,normal' },
    { flag: '--deals <n>', says: 'Number of deals; each is played in every seating.', default: '100' },
    { flag: '--seed <seed>', says: 'Seed of the deals.', default: 'parlour' },
    SEATS_OPTION,
    { flag: '--matches', says: 'Play whole matches instead of single deals.' },
    { flag: '--ceiling', says: 'Compare the first player with one that sees all cards.' },
    { flag: '--keep <file>', says: 'Save every deal, so that the same command can continue.' },
    PLAY_MS_OPTION,
    JSON_OPTION,
  ],
  help: `A player is random, a level (easy, normal, strong, expert), a player that the game adds, or a program of yours \
such as "cmd:python3 my.py" (docs/players-protocol.md). The last one fills the seats that are left.

Intervals are 95 % bootstrap intervals, resampled by deal with all its seatings; for one player alone, \
Wilson intervals. Ctrl-C prints the result so far.

Examples:
  parlour arena nations --players expert,strong --deals 200
  parlour arena monkey --players normal,random --seats 4 --json
  parlour arena nations --players "cmd:python3 my.py",strong`,
  run: runArena,
};

type Flags = {
  readonly players: string;
  readonly deals: string;
  readonly seed: string;
  readonly seats?: string;
  readonly matches?: true;
  readonly ceiling?: true;
  readonly keep?: string;
  readonly json?: true;
  readonly ms?: string;
};

async function runArena([id]: readonly [string], flags: Flags, others: readonly string[]): Promise<void> {
  const boxed = findGameOrFail(id);
  const chosen = parseGameOptions(boxed, others);
  const deals = parseWholeNumber('--deals', flags.deals, 1);
  const read = dataReader(chosen.own);
  const setting = await parseSetting(boxed, flags, chosen, read);
  const sides = arenaSides({ seats: setting.seats, game: await openGameOrFail(boxed, chosen.options, read) });
  if (sides > 1 && setting.players.length > sides)
    failUsage(`--players needs at most ${sides} players, one for each side (got ${setting.players.length}).`);
  const dealFile = flags.keep === undefined ? NO_DEAL_FILE : openDealFile(flags.keep, setting);
  const called = await displayNames(setting);
  const { reports, interrupted } = await playAllDeals({ ...setting, ...ownFile(chosen) }, deals, dealFile);
  if (interrupted) process.exitCode = EXIT_INTERRUPTED;
  if (reports.length === 0) return fail('No deal was finished.');
  const names = { players: setting.players, sides, ...(setting.ceiling && { ceiling: setting.ceiling }) };
  const standings = arenaStandings(reports, names, setting.seed);
  const { counts } = await loadContest(boxed, read);
  if (flags.json) console.log(JSON.stringify({ ...setting, called, sides, counts, asked: deals, ...standings }));
  else printStandings({ title: boxed.title, setting, called, sides, counts, asked: deals }, standings);
}

const ownFile = ({ own }: ChosenOptions): { own?: string } => (own === undefined ? {} : { own });

async function parseSetting(
  boxed: BoxedGame,
  flags: Flags,
  { options }: ChosenOptions,
  read: ReadDataFile,
): Promise<ArenaSetting> {
  const players = parsePlayerList(flags.players);
  const known = (await loadContenders(boxed, read)).map(({ name }) => name);
  const unknownPlayer = players.find(name => !isProgramCommand(name) && !known.includes(name));
  if (unknownPlayer !== undefined)
    failUsage(
      `${boxed.title} has no player "${unknownPlayer}".${didYouMean(unknownPlayer, known)} Players: ${known.join(', ')}, or cmd:PROGRAM.`,
    );
  const { ceiling, extent } = await loadContest(boxed, read);
  if (flags.ceiling && ceiling === undefined)
    fail(`${boxed.title} has no player that sees all cards, so --ceiling can't be used.`);
  return {
    game: boxed.id,
    options,
    seats: parseSeatCount(boxed, flags.seats),
    extent: flags.matches ? 'match' : extent,
    players,
    ...(flags.ceiling && { ceiling: assertDefined(ceiling).name }),
    seed: flags.seed,
    ...(players.some(isProgramCommand) && { ms: parsePlayMs(flags.ms) }),
  };
}

/** Names for the table: levels keep their name, external programs report theirs. */
async function displayNames({ players, game, options, seats, ms = DEFAULT_PLAY_MS }: ArenaSetting): Promise<string[]> {
  const place = { game, options, seats, seat: 0, seed: '0', ms };
  const names = new Map<string, string>();
  for (const player of new Set(players))
    names.set(player, isProgramCommand(player) ? await fetchProgramName(player, place) : player);
  return players.map(player => assertDefined(names.get(player)));
}

type ArenaRun = { readonly reports: readonly DealReport[]; readonly interrupted: boolean };

/** Plays all deals on all cores. Ctrl-C leaves the result that a run over fewer deals would have printed. */
async function playAllDeals(job: Omit<ArenaJob, 'deals'>, deals: number, { saved, save }: DealFile): Promise<ArenaRun> {
  const reports = new Map(saved.filter(({ deal }) => deal < deals).map(report => [report.deal, report]));
  const missing = Array.from({ length: deals }, (_, deal) => deal).filter(deal => !reports.has(deal));
  const stop = new AbortController();
  const bar = progressBar(deals, 'deals');
  const jobs = jobsFor(job, missing);
  const pools = jobs.map(newProgramPool);
  const interrupt = (): void => stop.abort();
  process.on('SIGINT', interrupt);
  bar.show(reports.size);
  await runParallel<ArenaJob, DealReport, void>(
    'arena',
    jobs,
    report => {
      save(report);
      reports.set(report.deal, report);
      bar.show(reports.size);
    },
    { signal: stop.signal, answer: (request, worker) => itemAt(pools, worker).answer(request) },
  )
    .catch(error => {
      if (!stop.signal.aborted) throw error;
    })
    .finally(() => {
      for (const pool of pools) pool.close();
    });
  bar.end();
  return { reports: withoutGaps([...reports.values()]), interrupted: stop.signal.aborted };
}

const jobsFor = (job: Omit<ArenaJob, 'deals'>, missing: readonly number[]): ArenaJob[] =>
  Array.from({ length: Math.min(CORES, missing.length) }, (_, core) => ({
    ...job,
    deals: missing.filter((_, i) => i % CORES === core),
  }));
