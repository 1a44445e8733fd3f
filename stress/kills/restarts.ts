/**
 * Restarts real servers while expert bots are on turn at ordinary, rated and tournament tables, and collects every
 * sign of a failed bot: log lines, metrics, and plays marked as a fallback.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@parlour/client/client';
import { createRemoteTable, randomHexId } from '@parlour/client/transport';
import { readShelfData } from '@parlour/games/shelf/node-files';
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
import { type ServerProcess, startServerProcess } from '../fleet/fleet.ts';
import { beginTournament, connectEntrant, fetchSeats, type TournamentClient } from '../tournament/players.ts';

/** The settings that make the metrics of a server readable. */
export const METRICS_SETTINGS = { PARLOUR_METRICS_SECRET: 'restarts' } as const;

export type RestartSettings = {
  /**
   * With several, one is stopped and another takes over its tables; a single one is restarted. All are stopped at the
   * end.
   */
  readonly servers: readonly ServerProcess[];
  /** Reads the log of a table, also while no server runs. */
  read(table: string): Promise<readonly LogEntry[]>;
  readonly restarts: number;
  /** The number of ordinary tables, beside one rated and one tournament table. */
  readonly tables: number;
};

const KINDS = ['ordinary', 'rated', 'tournament'] as const;
type Kind = (typeof KINDS)[number];

export type RestartReport = {
  readonly kills: number;
  readonly terms: number;
  /** Tables with a bot on turn when their server was stopped, over all restarts. */
  readonly onTurn: Readonly<Record<Kind, number>>;
  /** Plays by bots in total. */
  readonly botPlays: number;
  /** One sentence per failed bot that a server logged or counted, and per fallback play. */
  readonly failures: readonly string[];
};

/** Restarts one server on an SQLite file, which is read while it is stopped. */
export async function restartSingleServer(
  file: string,
  settings: Pick<RestartSettings, 'restarts' | 'tables'>,
): Promise<RestartReport> {
  const server = await startServerProcess({ ...METRICS_SETTINGS, PARLOUR_FILE: file });
  const read = (table: string): Promise<readonly LogEntry[]> => readLog(file, table);
  return restartServers({ ...settings, servers: [server], read }).finally(() => server.stop('SIGTERM'));
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

export async function restartServers({ servers, read, restarts, tables }: RestartSettings): Promise<RestartReport> {
  const tableCount = await createTables(servers, tables);
  const onTurn = { ordinary: 0, rated: 0, tournament: 0 };
  const failures: string[] = [];
  for (let n = 0; n < restarts; n++) {
    const server = itemAt(servers, n % servers.length);
    failures.push(...(await readBotFailures(server)));
    // The first restart hits tables of every kind; later some matches may be over.
    for (const kind of n === 0 ? KINDS : [undefined]) {
      await waitUntil(`an expert on turn at ${kind ?? 'any'} table`, () => isAnyOnTurn(tableCount, kind));
    }
    await server.stop(n % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
    const left = await findInterruptedTables(tableCount, read);
    for (const { kind } of left) onTurn[kind] += 1;
    if (servers.length === 1) await server.start();
    await Promise.all(left.map(waitForPlay));
    if (servers.length > 1) await server.start();
  }
  for (const server of servers) {
    failures.push(...(await readBotFailures(server)));
    await server.stop('SIGTERM');
    failures.push(...server.errors.filter(isBotFailure));
  }
  for (const { persons } of tableCount) for (const person of persons) person.close();
  let botPlays = 0;
  for (const { table } of tableCount) {
    const log = await read(table);
    botPlays += countBotPlays(log);
    failures.push(...findFallbacks(table, log));
  }
  return { kills: Math.ceil(restarts / 2), terms: Math.floor(restarts / 2), onTurn, botPlays, failures };
}

const isBotFailure = (line: string): boolean => line.includes('computer player failed');

/** Metrics start at 0 with each process, so they are read before it is stopped. */
async function readBotFailures({ address }: ServerProcess): Promise<string[]> {
  const headers = { authorization: `Bearer ${METRICS_SETTINGS.PARLOUR_METRICS_SECRET}` };
  const text = await fetch(`${address}/metrics`, { headers }).then(answer => answer.text());
  const counts = [...text.matchAll(/^parlour_bot_failures_total\S* (\d+)$/gm)];
  if (counts.length === 0) return ['a server does not count failed computer players'];
  return counts.filter(([, count]) => Number(count) > 0).map(([line]) => line);
}

function findFallbacks(table: string, log: readonly LogEntry[]): string[] {
  const marked = log.filter(entry => entry.what === 'input' && entry.fallback !== undefined);
  return marked.map(entry => `${table}: entry ${entry.number} is a fallback`);
}

/** No player leaves these tables, so every seat without a person is a bot from the first match on. */
function countBotPlays(log: readonly LogEntry[]): number {
  const seats = log.flatMap(entry => (entry.what === 'computer' ? [entry.seat] : []));
  return log.filter(entry => entry.what === 'input' && seats.some(seat => seat === entry.input.by)).length;
}

const library = createGameRegistry(readShelfData);

/** A table with a bot on turn, and the length of its log. */
type InterruptedTable = ExpertTable & { readonly head: number };

async function findInterruptedTables(
  tableCount: readonly ExpertTable[],
  read: RestartSettings['read'],
): Promise<InterruptedTable[]> {
  const left: InterruptedTable[] = [];
  for (const one of tableCount) {
    const log = await read(one.table);
    const first = log[0];
    if (first?.what !== 'open') throw new Error(`the log of ${one.table} has no beginning`);
    const { game } = unwrap(await library.open(first.game, first.options, first.rules));
    if (awaitsComputer(foldTable(game, log))) left.push({ ...one, head: log.length });
  }
  return left;
}

const waitForPlay = ({ kind, table, persons, head }: InterruptedTable): Promise<void> =>
  waitUntil(`a play after entry ${head} at the ${kind} table ${table}`, () =>
    persons.some(person => (person.state()?.number ?? 0) > head),
  );

/** Longer than any bot thinks, also on a busy machine. After that the trial fails and its servers are stopped. */
const TIMEOUT_MS = 120_000;

async function waitUntil(what: string, is: () => boolean): Promise<void> {
  for (const begun = Date.now(); !is(); await wait(5)) {
    if (Date.now() - begun > TIMEOUT_MS) throw new Error(`Waited 120 s for ${what}.`);
  }
}

const isAnyOnTurn = (tableCount: readonly ExpertTable[], kind?: Kind): boolean =>
  tableCount.some(one => (kind === undefined || one.kind === kind) && isExpertOnTurn(one));

function isExpertOnTurn({ persons }: ExpertTable): boolean {
  const { room, scene } = persons[0]?.state() ?? {};
  return scene?.turn.some(seat => room?.seats[seat]?.is === 'computer') ?? false;
}

async function createTables(servers: readonly ServerProcess[], tables: number): Promise<ExpertTable[]> {
  const people: PlayerSettings = { addresses: servers.map(({ address }) => address), random: seededRandom('restarts') };
  const games = gamesOnShelf().filter(({ seats }) => seats[1] >= 2);
  const game = await findRatedGame();
  const ordinary = Array.from({ length: tables }, (_, n) =>
    createOrdinaryTable(people, itemAt(games, n % games.length)),
  );
  return Promise.all([...ordinary, createRatedTable(people, game), createTournamentTable(people, game)]);
}

/** Returns a game for four with ratings. */
async function findRatedGame(): Promise<string> {
  for (const { id, seats, skill } of gamesOnShelf()) {
    if (seats[0] <= 4 && seats[1] >= 4 && (await skill?.())?.is === 'skill') return id;
  }
  throw new Error('no game is rated');
}

/** They play as soon as they may, so that an expert is nearly always on turn. */
type PlayerSettings = Pick<TournamentClient, 'addresses' | 'random'>;

type SeatedGame = { readonly id: string; readonly seats: readonly [number, number] };

const seatCountFor = ({ seats: [least, most] }: SeatedGame): number => Math.min(most, Math.max(least, 3));

async function createOrdinaryTable(people: PlayerSettings, game: SeatedGame): Promise<ExpertTable> {
  const count = seatCountFor(game);
  const tableCount = await createRemoteTable(itemAt(people.addresses, 0), {
    game: game.id,
    seats: count,
    settings: { pace: 'brisk' },
  });
  if ('error' in tableCount) throw new Error(`cannot create a table: ${tableCount.error.message}`);
  const { table, host } = tableCount;
  const person = connectEntrant(people, { table, host }, 'many');
  for (let seat = 1; seat < count; seat++) await person.ask({ ask: 'computer', seat, level: 'expert' });
  await person.ask({ ask: 'sit', name: 'Ada', seat: 0, cut: 'ada-cuts' });
  return { kind: 'ordinary', table, persons: [person] };
}

/** Only a member may sit there, so it joins as a browser does. */
async function createRatedTable(people: PlayerSettings, game: string): Promise<ExpertTable> {
  const settings = { rated: true, clock: { kind: 'turn', seconds: 60 } } as const;
  const tableCount = await createRemoteTable(itemAt(people.addresses, 0), { game, seats: 4, settings });
  if ('error' in tableCount) throw new Error(`cannot create a rated table: ${tableCount.error.message}`);
  const { table, host } = tableCount;
  const browser = newBrowser(itemAt(people.addresses, 0));
  const name = `Ada ${randomHexId().slice(0, 8)}`;
  await joinClubAs(browser, name);
  const { socket, ask } = await connectAs(browser);
  await ask({ ask: 'hello', table, host });
  for (let seat = 1; seat < 4; seat++) await ask({ ask: 'computer', seat, level: 'expert' });
  const { token } = await ask({ ask: 'sit', name, seat: 0 });
  socket.close();
  // The seat of a member needs a session cookie.
  const headers = (origin: string) => ({ origin, cookie: cookieHeader(browser.cookies) });
  const person = connectEntrant(people, { table, seat: assertDefined(token as string) }, 'many', { headers });
  return { kind: 'rated', table, persons: [person] };
}

/** Two entrants at a table for four; experts take the other seats. */
async function createTournamentTable(people: PlayerSettings, game: string): Promise<ExpertTable> {
  const settings = { title: 'Restarts', game, kind: 'swiss', seats: 4, rounds: 1, level: 'expert' };
  const { crowd, tokens } = await beginTournament(people, settings, ['Bob', 'Cis']);
  for (;;) {
    const seats = await fetchSeats(crowd, tokens);
    const table = seats[0]?.table;
    if (!table) await wait(50);
    else {
      const persons = seats.map(({ token }) => connectEntrant(people, { table, seat: assertDefined(token) }, 'many'));
      return { kind: 'tournament', table, persons };
    }
  }
}
