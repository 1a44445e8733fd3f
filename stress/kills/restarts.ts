/**
 * Restarts real servers while experts are on turn, at ordinary, rated and tournament tables, and collects every sign of a
 * computer player that failed: lines of the servers' logs, their metrics, and plays marked as a fallback.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@parlour/client/client';
import { createRemoteTable, randomHexId } from '@parlour/client/transport';
import { readData } from '@parlour/games/shelf/node';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined, itemAt, unwrap } from '@parlour/kernel/result';
import { createGameRegistry } from '@parlour/server/game-registry';
import { openSqliteStore } from '@parlour/server/store/sqlite/store';
import { connectAs } from '@parlour/server/tests/browser-at-table';
import { cookieHeader, joinClubAs, newBrowser } from '@parlour/server/tests/test-browser';
import { awaitsComputer } from '@parlour/table/computer/moves';
import { foldTable } from '@parlour/table/fold';
import type { LogEntry } from '@parlour/table/log';
import { newServer, type Server } from '../fleet/fleet.ts';
import { beginTournament, readSeats, sitDown, type TournamentCrowd } from '../tournament/crowd.ts';

/** What a server must be started with, so that its metrics can be read. */
export const METERED = { PARLOUR_METRICS_SECRET: 'restarts' } as const;

export type Restarting = {
  /** Of several, one is stopped and another takes its tables over; a single one is started again. All are stopped at the end. */
  readonly servers: readonly Server[];
  /** Reads the log of a table, also while no server runs. */
  read(table: string): Promise<readonly LogEntry[]>;
  readonly restarts: number;
  /** How many ordinary tables there are, beside the rated one and that of the tournament. */
  readonly tables: number;
};

const KINDS = ['ordinary', 'rated', 'tournament'] as const;
type Kind = (typeof KINDS)[number];

export type Restarted = {
  readonly kills: number;
  readonly terms: number;
  /** How many tables had a computer player on turn when their server was stopped, over all restarts. */
  readonly onTurn: Readonly<Record<Kind, number>>;
  /** How many plays computer players made in all. */
  readonly botPlays: number;
  /** One sentence for every failed thought that a server logged or counted, and for every play by a fallback. */
  readonly failures: readonly string[];
};

/** One server on an SQLite file, which is read while it is stopped. */
export async function restartAlone(file: string, asked: Pick<Restarting, 'restarts' | 'tables'>): Promise<Restarted> {
  const server = await newServer({ ...METERED, PARLOUR_FILE: file });
  const read = (table: string): Promise<readonly LogEntry[]> => readLog(file, table);
  return restarting({ ...asked, servers: [server], read }).finally(() => server.stop('SIGTERM'));
}

async function readLog(file: string, table: string): Promise<readonly LogEntry[]> {
  const store = openSqliteStore(file);
  try {
    return await store.read(table, 1);
  } finally {
    await store.close();
  }
}

type ExpertTable = { readonly kind: Kind; readonly table: string; readonly persons: readonly Client[] };

export async function restarting({ servers, read, restarts, tables }: Restarting): Promise<Restarted> {
  const laid = await layAll(servers, tables);
  const onTurn = { ordinary: 0, rated: 0, tournament: 0 };
  const failures: string[] = [];
  for (let n = 0; n < restarts; n++) {
    const server = itemAt(servers, n % servers.length);
    failures.push(...(await metered(server)));
    // The first restart hits tables of every kind; later the matches of some may be over.
    for (const kind of n === 0 ? KINDS : [undefined]) {
      await waitUntil(`an expert on turn at ${kind ?? 'any'} table`, () => isAnyOnTurn(laid, kind));
    }
    await server.stop(n % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
    const left = await tablesLeft(laid, read);
    for (const { kind } of left) onTurn[kind] += 1;
    if (servers.length === 1) await server.start();
    await Promise.all(left.map(playedOn));
    if (servers.length > 1) await server.start();
  }
  for (const server of servers) {
    failures.push(...(await metered(server)));
    await server.stop('SIGTERM');
    failures.push(...server.errors.filter(isBotFailure));
  }
  for (const { persons } of laid) for (const person of persons) person.close();
  let botPlays = 0;
  for (const { table } of laid) {
    const log = await read(table);
    botPlays += botPlaysIn(log);
    failures.push(...fallbacksIn(table, log));
  }
  return { kills: Math.ceil(restarts / 2), terms: Math.floor(restarts / 2), onTurn, botPlays, failures };
}

const isBotFailure = (line: string): boolean => line.includes('a computer player failed');

/** Metrics start at 0 with each process, so they are read before it is stopped. */
async function metered({ address }: Server): Promise<string[]> {
  const headers = { authorization: `Bearer ${METERED.PARLOUR_METRICS_SECRET}` };
  const text = await fetch(`${address}/metrics`, { headers }).then(answer => answer.text());
  const counts = [...text.matchAll(/^parlour_bot_failures_total\S* (\d+)$/gm)];
  if (counts.length === 0) return ['a server does not count failed computer players'];
  return counts.filter(([, count]) => Number(count) > 0).map(([line]) => line);
}

function fallbacksIn(table: string, log: readonly LogEntry[]): string[] {
  const marked = log.filter(entry => entry.what === 'input' && entry.fallback !== undefined);
  return marked.map(entry => `${table}: entry ${entry.number} is a fallback`);
}

/** At these tables nobody leaves: whoever is not a person is a computer player from the first match on. */
function botPlaysIn(log: readonly LogEntry[]): number {
  const seats = log.flatMap(entry => (entry.what === 'computer' ? [entry.seat] : []));
  return log.filter(entry => entry.what === 'input' && seats.some(seat => seat === entry.input.by)).length;
}

const library = createGameRegistry(readData);

/** A table where a computer player is on turn, and how long its log is. */
type LeftTable = ExpertTable & { readonly head: number };

async function tablesLeft(laid: readonly ExpertTable[], read: Restarting['read']): Promise<LeftTable[]> {
  const left: LeftTable[] = [];
  for (const one of laid) {
    const log = await read(one.table);
    const first = log[0];
    if (first?.what !== 'open') throw new Error(`the log of ${one.table} has no beginning`);
    const { game } = unwrap(await library.open(first.game, first.options, first.rules));
    if (awaitsComputer(foldTable(game, log))) left.push({ ...one, head: log.length });
  }
  return left;
}

const playedOn = ({ kind, table, persons, head }: LeftTable): Promise<void> =>
  waitUntil(`a play after entry ${head} at the ${kind} table ${table}`, () =>
    persons.some(person => (person.state()?.number ?? 0) > head),
  );

/** Longer than any computer player thinks, also on a busy machine: after that the trial fails and its servers are stopped. */
const GIVE_UP_MS = 120_000;

async function waitUntil(what: string, is: () => boolean): Promise<void> {
  for (const begun = Date.now(); !is(); await wait(5)) {
    if (Date.now() - begun > GIVE_UP_MS) throw new Error(`Waited 120 s for ${what}.`);
  }
}

const isAnyOnTurn = (laid: readonly ExpertTable[], kind?: Kind): boolean =>
  laid.some(one => (kind === undefined || one.kind === kind) && isExpertOnTurn(one));

function isExpertOnTurn({ persons }: ExpertTable): boolean {
  const { room, scene } = persons[0]?.state() ?? {};
  return scene?.turn.some(seat => room?.seats[seat]?.is === 'computer') ?? false;
}

async function layAll(servers: readonly Server[], tables: number): Promise<ExpertTable[]> {
  const people: People = { addresses: servers.map(({ address }) => address), random: seededRandom('restarts') };
  const games = gamesOnShelf().filter(({ seats }) => seats[1] >= 2);
  const game = await ratedGame();
  const ordinary = Array.from({ length: tables }, (_, n) => layOrdinary(people, itemAt(games, n % games.length)));
  return Promise.all([...ordinary, layRated(people, game), layTournament(people, game)]);
}

/** A game for four in which members are rated. */
async function ratedGame(): Promise<string> {
  for (const { id, seats, skill } of gamesOnShelf()) {
    if (seats[0] <= 4 && seats[1] >= 4 && (await skill?.())?.is === 'skill') return id;
  }
  throw new Error('no game on the shelf is rated');
}

/** They play as soon as they may, so that nearly always an expert is on turn. */
type People = Pick<TournamentCrowd, 'addresses' | 'random'>;

type Shelved = { readonly id: string; readonly seats: readonly [number, number] };

const seatsFor = ({ seats: [least, most] }: Shelved): number => Math.min(most, Math.max(least, 3));

async function layOrdinary(people: People, game: Shelved): Promise<ExpertTable> {
  const count = seatsFor(game);
  const laid = await createRemoteTable(itemAt(people.addresses, 0), {
    game: game.id,
    seats: count,
    settings: { pace: 'brisk' },
  });
  if ('error' in laid) throw new Error(`a table could not be laid: ${laid.error.message}`);
  const { table, host } = laid;
  const person = sitDown(people, { table, host }, 'many');
  for (let seat = 1; seat < count; seat++) await person.ask({ ask: 'computer', seat, level: 'expert' });
  await person.ask({ ask: 'sit', name: 'Ada', seat: 0, cut: 'ada-cuts' });
  return { kind: 'ordinary', table, persons: [person] };
}

/** Only a member may sit there, so one joins as a browser does. */
async function layRated(people: People, game: string): Promise<ExpertTable> {
  const settings = { rated: true, clock: { kind: 'turn', seconds: 60 } } as const;
  const laid = await createRemoteTable(itemAt(people.addresses, 0), { game, seats: 4, settings });
  if ('error' in laid) throw new Error(`a rated table could not be laid: ${laid.error.message}`);
  const { table, host } = laid;
  const browser = newBrowser(itemAt(people.addresses, 0));
  const name = `Ada ${randomHexId().slice(0, 8)}`;
  await joinClubAs(browser, name);
  const { socket, ask } = await connectAs(browser);
  await ask({ ask: 'hello', table, host });
  for (let seat = 1; seat < 4; seat++) await ask({ ask: 'computer', seat, level: 'expert' });
  const { token } = await ask({ ask: 'sit', name, seat: 0 });
  socket.close();
  // The seat of a member needs their session, as a browser has it.
  const headers = (origin: string) => ({ origin, cookie: cookieHeader(browser.cookies) });
  const person = sitDown(people, { table, seat: assertDefined(token as string) }, 'many', { headers });
  return { kind: 'rated', table, persons: [person] };
}

/** Two entrants at a table for four, which experts fill up. */
async function layTournament(people: People, game: string): Promise<ExpertTable> {
  const asked = { title: 'Restarts', game, kind: 'swiss', seats: 4, rounds: 1, level: 'expert' };
  const { crowd, tokens } = await beginTournament(people, asked, ['Bob', 'Cis']);
  for (;;) {
    const seats = await readSeats(crowd, tokens);
    const table = seats[0]?.table;
    if (!table) await wait(50);
    else {
      const persons = seats.map(({ token }) => sitDown(people, { table, seat: assertDefined(token) }, 'many'));
      return { kind: 'tournament', table, persons };
    }
  }
}
