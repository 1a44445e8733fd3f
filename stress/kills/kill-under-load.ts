/** Kills the real server under load again and again, then checks that everything acknowledged is stored. */
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
import { SERVE_COMMAND } from '../services/programs.ts';

export type KillSettings = {
  readonly file: string;
  readonly port: number;
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
};

/** A request, its table, and the number of its answer, if it got one. */
type LoggedRequest = { readonly table: string; readonly id: string; number: number | undefined };

export type KillReport = {
  readonly kills: number;
  readonly acknowledged: number;
  readonly entries: number;
  /** From each restart until the server answered. */
  readonly restartTimesMs: readonly number[];
  readonly complaints: readonly string[];
};

export async function killUnderLoad({ file, port, kills, tables, seed }: KillSettings): Promise<KillReport> {
  const random = seededRandom(seed);
  const address = `http://127.0.0.1:${port}`;
  const requests: LoggedRequest[] = [];
  const restartTimesMs: number[] = [];
  let server = await startServer(file, port, address);
  const tableIds: string[] = [];
  const clients: Client[] = [];
  for (let n = 0; n < tables; n++) {
    const { table, players } = await openTableWithPlayers(address, random, requests);
    tableIds.push(table);
    clients.push(...players);
  }
  for (let n = 0; n < kills; n++) {
    await waitForLoad(requests);
    await wait(random.below(300));
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
    const begun = performance.now();
    server = await startServer(file, port, address);
    restartTimesMs.push(Math.round(performance.now() - begun));
  }
  await wait(1500);
  for (const client of clients) client.close();
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
  const logs = await readLogs(file, tableIds);
  return {
    kills,
    restartTimesMs,
    acknowledged: requests.filter(({ number }) => number !== undefined).length,
    entries: [...logs.values()].reduce((sum, log) => sum + log.length, 0),
    complaints: [...findLostRequests(logs, requests)],
  };
}

/** Killing an idle server proves nothing: waits until some requests are answered. */
async function waitForLoad(requests: readonly LoggedRequest[]): Promise<void> {
  const before = requests.length;
  while (requests.length < before + 20) await wait(10);
}

async function startServer(file: string, port: number, address: string): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PARLOUR_FILE: file,
    PARLOUR_PORT: String(port),
    PARLOUR_LOG: 'error',
    PARLOUR_REQUESTS: '0',
  };
  const server = spawn(process.execPath, SERVE_COMMAND, { env, stdio: ['ignore', 'inherit', 'inherit'] });
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

/** Opens a table whose players play as soon as they may. */
async function openTableWithPlayers(
  address: string,
  random: Random,
  requests: LoggedRequest[],
): Promise<{ table: string; players: Client[] }> {
  const { id, seats } = pick(
    random,
    gamesOnShelf().filter(game => game.seats[1] >= 2),
  );
  const created = await createRemoteTable(address, { game: id, seats: Math.max(2, seats[0]) });
  if ('error' in created) throw new Error(`cannot create a table: ${created.error.message}`);
  const { table } = created;
  const players = Array.from({ length: Math.max(2, seats[0]) }, (_, seat) =>
    connectPlayer(address, table, seat, random, requests),
  );
  return { table, players };
}

function connectPlayer(
  address: string,
  table: string,
  seat: number,
  random: Random,
  requests: LoggedRequest[],
): Client {
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
        void sendRequest(
          client,
          table,
          requests,
          play ? { ask: 'play', play } : { ask: 'cut', cut: `again-${number}` },
        );
      },
    },
  );
  void client.ask({ ask: 'sit', name: `Guest ${seat}`, seat, cut: `cut-${seat}` });
  return client;
}

async function sendRequest(
  client: Client,
  table: string,
  requests: LoggedRequest[],
  request: ClientRequest,
): Promise<void> {
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

/** Every acknowledged request is stored once, at its number or before; no log has a gap. */
function* findLostRequests(
  logs: ReadonlyMap<string, readonly LogEntry[]>,
  requests: readonly LoggedRequest[],
): Generator<string> {
  for (const [table, log] of logs) {
    const refs = log.flatMap(({ ref }) => ref ?? []);
    if (new Set(refs).size !== refs.length) yield `${table}: a request was executed twice`;
    if (log.some((entry, i) => entry.number !== i + 1)) yield `${table}: the log has a gap`;
  }
  for (const { table, id, number } of requests) {
    const done = assertDefined(logs.get(table)).find(({ ref }) => ref?.endsWith(`/${id}`));
    if (number !== undefined && !done) yield `${table}: ${id} was acknowledged as ${number} and is lost`;
    if (number !== undefined && done && done.number > number)
      yield `${table}: ${id} is at ${done.number}, not ${number}`;
    if (number === undefined && done) yield `${table}: ${id} was refused but is in the log`;
  }
}
