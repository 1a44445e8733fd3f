/** `parlour arena`: computer players against each other on the same deals, in every seating. */
import type { BoxedGame, ReadFile } from '@parlour/games/shelf/shelf';
import { must, nth } from '@parlour/kernel/must';
import { type DealReport, sidesOf } from '@parlour/players/arena';
import { standingsOf } from '@parlour/players/standings';
import type { Command } from 'commander';
import { type ArenaJob, type ArenaSetting, contendersOf, contestOf } from '../arena.ts';
import { readData } from '../data.ts';
import { type Chosen, chooseOptions } from '../game-options.ts';
import { forgetful, type Keeping, keepIn, unbroken } from '../keeping.ts';
import { isCommand, msGiven, playersNamed, USUAL_MS } from '../outside/command.ts';
import { introduce } from '../outside/introduction.ts';
import { newTroupe } from '../outside/troupe.ts';
import { progressBar } from '../progress.ts';
import { printStandings } from '../standings-table.ts';
import { gameNamed, openGame, seatsGiven, trouble, wholeNumber } from '../trouble.ts';
import { CORES, runParallel } from '../workers.ts';

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

export async function arena(id: string, flags: Flags, command: Command): Promise<void> {
  const boxed = gameNamed(id);
  const chosen = chooseOptions(boxed, command.args.slice(1));
  const deals = wholeNumber('--deals', flags.deals, 1);
  const read = readData(chosen.own);
  const setting = await settingOf(boxed, flags, chosen, read);
  const sides = sidesOf({ seats: setting.seats, game: await openGame(boxed, chosen.options, read) });
  if (sides > 1 && setting.players.length > sides)
    trouble(`${boxed.title} has ${sides} sides here, not ${setting.players.length}.`);
  const keeping = flags.keep === undefined ? forgetful : keepIn(flags.keep, setting);
  const called = await callNames(setting);
  const { reports, interrupted, complaints } = await playAll({ ...setting, ...own(chosen) }, deals, keeping);
  if (interrupted) process.exitCode = 130;
  if (reports.length === 0) return trouble('Not one deal was played to its end.');
  const names = { players: setting.players, sides, ...(setting.ceiling && { ceiling: setting.ceiling }) };
  const standings = standingsOf(reports, names, setting.seed);
  const { counts } = await contestOf(boxed, read);
  if (flags.json) console.log(JSON.stringify({ ...setting, called, sides, counts, asked: deals, ...standings }));
  else printStandings({ title: boxed.title, setting, called, sides, counts, asked: deals }, standings);
  for (const said of complaints) console.error(`\nA program that was lost had said:\n${said}`);
}

const own = ({ own }: Chosen): { own?: string } => (own === undefined ? {} : { own });

async function settingOf(boxed: BoxedGame, flags: Flags, { options }: Chosen, read: ReadFile): Promise<ArenaSetting> {
  const players = playersNamed(flags.players);
  const known = (await contendersOf(boxed, read)).map(({ name }) => name);
  const stranger = players.find(name => !isCommand(name) && !known.includes(name));
  if (stranger !== undefined)
    trouble(
      `Nobody at ${boxed.title} is called "${stranger}"; the players are ${known.join(', ')}, and programs of your own as cmd:PROGRAM.`,
    );
  const { ceiling, extent } = await contestOf(boxed, read);
  if (flags.ceiling && ceiling === undefined) trouble(`Nobody is known who sees all cards at ${boxed.title}.`);
  return {
    game: boxed.id,
    options,
    seats: seatsGiven(boxed, flags.seats),
    extent: flags.matches ? 'match' : extent,
    players,
    ...(flags.ceiling && { ceiling: must(ceiling).name }),
    seed: flags.seed,
    ...(players.some(isCommand) && { ms: msGiven(flags.ms) }),
  };
}

/** What the players are called in the table: levels by their names, programs by what they call themselves. */
async function callNames({ players, game, options, seats, ms = USUAL_MS }: ArenaSetting): Promise<string[]> {
  const place = { game, options, seats, seat: 0, seed: '0', ms };
  const names = new Map<string, string>();
  for (const player of new Set(players)) names.set(player, isCommand(player) ? await introduce(player, place) : player);
  return players.map(player => must(names.get(player)));
}

type Played = {
  readonly reports: readonly DealReport[];
  readonly interrupted: boolean;
  readonly complaints: readonly string[];
};

/** What programs complain of is mostly the same. */
const MOST_COMPLAINTS = 3;

/** All deals on all cores. Ctrl-C leaves what a run over fewer deals would have printed. */
async function playAll(job: Omit<ArenaJob, 'deals'>, deals: number, { kept, keep }: Keeping): Promise<Played> {
  const reports = new Map(kept.filter(({ deal }) => deal < deals).map(report => [report.deal, report]));
  const missing = Array.from({ length: deals }, (_, deal) => deal).filter(deal => !reports.has(deal));
  const stop = new AbortController();
  const bar = progressBar(deals, 'deals');
  const jobs = jobsFor(job, missing);
  const troupes = jobs.map(newTroupe);
  const interrupt = (): void => stop.abort();
  process.on('SIGINT', interrupt);
  bar.show(reports.size);
  await runParallel<ArenaJob, DealReport, void>(
    'arena',
    jobs,
    report => {
      keep(report);
      reports.set(report.deal, report);
      bar.show(reports.size);
    },
    { signal: stop.signal, answer: (wish, worker) => nth(troupes, worker).answer(wish) },
  )
    .catch(error => {
      if (!stop.signal.aborted) throw error;
    })
    .finally(() => {
      for (const troupe of troupes) troupe.close();
    });
  bar.end();
  const complaints = troupes.flatMap(troupe => troupe.complaints()).slice(0, MOST_COMPLAINTS);
  return { reports: unbroken([...reports.values()]), interrupted: stop.signal.aborted, complaints };
}

const jobsFor = (job: Omit<ArenaJob, 'deals'>, missing: readonly number[]): ArenaJob[] =>
  Array.from({ length: Math.min(CORES, missing.length) }, (_, core) => ({
    ...job,
    deals: missing.filter((_, i) => i % CORES === core),
  }));
