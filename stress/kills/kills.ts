/** Kills the real server under load, again and again, and then looks whether everything acknowledged is there. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@parlour/client/client';
import { connectFromNode } from '@parlour/client/node';
import { createRemoteTable, randomHexId } from '@parlour/client/transport';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { pick, type Random, seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import type { ClientRequest } from '@parlour/protocol/client-frames';
import { answerNumber } from '@parlour/protocol/parse-lite';
import { openSqliteStore } from '@parlour/server/store/sqlite/store';
import type { LogEntry } from '@parlour/table/log';
import { SERVE } from '../services/serve.ts';

export type Killing = {
  readonly file: string;
  readonly port: number;
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
};

/** A request, the table it went to, and its answer, if there was one. */
type Request = { readonly table: string; readonly id: string; number: number | undefined };

export type Deaths = {
  readonly kills: number;
  readonly acknowledged: number;
  readonly entries: number;
  /** Milliseconds from each restart until the server answered. */
  readonly backAfter: readonly number[];
  readonly complaints: readonly string[];
};

export async function killing({ file, port, kills, tables, seed }: Killing): Promise<Deaths> {
  const random = seededRandom(seed);
  const address = `http://127.0.0.1:${port}`;
  const requests: Request[] = [];
  const backAfter: number[] = [];
  let server = await rise(file, port, address);
  const tableIds: string[] = [];
  const guests: Client[] = [];
  for (let n = 0; n < tables; n++) {
    const { table, players } = await seatPersons(address, random, requests);
    tableIds.push(table);
    guests.push(...players);
  }
  for (let n = 0; n < kills; n++) {
    await underLoad(requests);
    await wait(random.below(300));
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
    const begun = performance.now();
    server = await rise(file, port, address);
    backAfter.push(Math.round(performance.now() - begun));
  }
  await wait(1500);
  for (const client of guests) client.close();
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
  const logs = await readLogs(file, tableIds);
  return {
    kills,
    backAfter,
    acknowledged: requests.filter(({ number }) => number !== undefined).length,
    entries: [...logs.values()].reduce((sum, log) => sum + log.length, 0),
    complaints: [...complaints(logs, requests)],
  };
}

/** Killing an idle server proves nothing: waits until some requests have been answered. */
async function underLoad(requests: readonly Request[]): Promise<void> {
  const before = requests.length;
  while (requests.length < before + 20) await wait(10);
}

async function rise(file: string, port: number, address: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PARLOUR_FILE: file,
    PARLOUR_PORT: String(port),
    PARLOUR_LOG: 'error',
    PARLOUR_REQUESTS: '0',
  };
  const server = spawn(process.execPath, SERVE, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  for (;;) {
    if (server.exitCode !== null) throw new Error('the server does not start');
    const up = await fetch(`${address}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return server;
    await wait(20);
  }
}

/** Everybody at the table plays as soon as they may. */
async function seatPersons(
  address: string,
  random: Random,
  requests: Request[],
): Promise<{ table: string; players: Client[] }> {
  const { id, seats } = pick(
    random,
    gamesOnShelf().filter(game => game.seats[1] >= 2),
  );
  const laid = await createRemoteTable(address, { game: id, seats: Math.max(2, seats[0]) });
  if ('error' in laid) throw new Error(`a table could not be laid: ${laid.error.message}`);
  const { table } = laid;
  const players = Array.from({ length: Math.max(2, seats[0]) }, (_, seat) =>
    seatPerson(address, table, seat, random, requests),
  );
  return { table, players };
}

function seatPerson(address: string, table: string, seat: number, random: Random, requests: Request[]): Client {
  let asked = -1;
  const client: Client = connectFromNode(
    address,
    { table, plays: true },
    {
      onChange: ({ number, seat, scene, room, plays = [] }) => {
        if (seat === null || number === asked || !room) return;
        const play = room.playing && scene?.turn.includes(seat) && plays.length > 0 ? pick(random, plays) : undefined;
        const again = !room.playing && room.match > 0 && !room.cut[seat];
        if (play === undefined && !again) return;
        asked = number;
        void ask(client, table, requests, play ? { ask: 'play', play } : { ask: 'cut', cut: `again-${number}` });
      },
    },
  );
  void client.ask({ ask: 'sit', name: `Guest ${seat}`, seat, cut: `cut-${seat}` });
  return client;
}

async function ask(client: Client, table: string, requests: Request[], request: ClientRequest): Promise<void> {
  const id = randomHexId();
  const reply = await client.ask(request, id);
  requests.push({ table, id, number: reply.ok ? answerNumber(reply) : undefined });
}

async function readLogs(file: string, tables: readonly string[]): Promise<Map<string, readonly LogEntry[]>> {
  const store = openSqliteStore(file);
  const logs = new Map<string, readonly LogEntry[]>();
  for (const table of tables) logs.set(table, await store.read(table, 1));
  await store.close();
  return logs;
}

/** Every acknowledged request is there, once, and where it was said to be; and no log has a gap. */
function* complaints(logs: ReadonlyMap<string, readonly LogEntry[]>, requests: readonly Request[]): Generator<string> {
  for (const [table, log] of logs) {
    const refs = log.flatMap(({ ref }) => ref ?? []);
    if (new Set(refs).size !== refs.length) yield `${table}: something was done twice`;
    if (log.some((entry, i) => entry.number !== i + 1)) yield `${table}: the log has a gap`;
  }
  for (const { table, id, number } of requests) {
    const done = assertDefined(logs.get(table)).find(({ ref }) => ref?.endsWith(`/${id}`));
    if (number !== undefined && !done) yield `${table}: ${id} was acknowledged at ${number} and is lost`;
    if (number !== undefined && done && done.number > number)
      yield `${table}: ${id} is at ${done.number}, not ${number}`;
    if (number === undefined && done) yield `${table}: ${id} was refused and is there`;
  }
}
