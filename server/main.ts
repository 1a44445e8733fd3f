/** Starts the server: one process and one file without any set-up, or one of many on PostgreSQL and NATS. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { readData } from '@parlour/games/node';
import pino from 'pino';
import { aloneBus, type Bus, noBus } from './bus/port.ts';
import { doChores } from './chores.ts';
import { realClock } from './clock.ts';
import { type Config, DEFAULTS, StartTrouble } from './config.ts';
import { openRooms, releaseAll } from './hold.ts';
import type { House } from './house.ts';
import { closeHttp, openHttp } from './http/app.ts';
import { openLibrary } from './library.ts';
import { countBy } from './limits/counter.ts';
import { shareBy } from './limits/sharing.ts';
import { type Limits, USUAL_LIMITS } from './limits/specs.ts';
import { addressOf, listenTrouble } from './listening.ts';
import { openMeters } from './meters.ts';
import type { Report } from './report.ts';
import { leaveRoom } from './room.ts';
import { openSockets } from './sockets.ts';
import { type Store, StoreTrouble } from './store/port.ts';
import { meterStore } from './store-meters.ts';
import { thinkingRoom } from './thinking/pool.ts';
import { signTokens } from './tokens.ts';
import { tryingToWrite } from './writable.ts';

export type Running = { readonly address: string; close(): Promise<void> };

export async function startServer(given: Partial<Config> = {}): Promise<Running> {
  const config: Config = { ...DEFAULTS, ...given };
  const store = await openStore(config);
  const rooms: House['rooms'] = new Map();
  const thinking = thinkingRoom(config.thinkers);
  const log = pino({ level: config.logLevel, base: null });
  const { report, registry } = openMeters(log, {
    tables_open: () => rooms.size,
    sockets_open: () => sockets.count(),
    backlog_bytes: () => sockets.backlog(),
    thoughts_waiting: () => thinking.waiting().moves,
    hints_waiting: () => thinking.waiting().hints,
    records_waiting: () => thinking.waiting().records,
    bus_up: () => Number(house.bus.isUp()),
  });
  const key = await keyOf(store);
  const limits = countBy(limitsOf(config), realClock, report.limited);
  const house: House = {
    server: randomUUID(),
    store,
    rooms,
    report,
    bus: await openBus(config, key, report),
    clock: realClock,
    entropy: length => randomBytes(length),
    library: openLibrary(readData),
    tokens: signTokens(key),
    keep: config.keep,
    canWrite: tryingToWrite(store, realClock),
    thinking,
    limits,
    shareLimits: shareBy(limits, store, key),
    mostOnlookers: config.mostOnlookers,
    isClosing: false,
  };
  meterStore(registry, house);
  const app = await openHttp(house, config, registry);
  const sockets = openSockets(app.server, house, config);
  await app.listen({ port: config.port, host: config.host }).catch(async error => {
    await Promise.all([sockets.close(), house.bus.close(), store.close()]);
    throw listenTrouble(error, config);
  });
  const stopChores = doChores(house);
  const address = addressOf(app.server.address() as AddressInfo, config);
  report.info({ address }, 'the house is open');
  return {
    address,
    async close() {
      house.isClosing = true;
      stopChores();
      await sockets.close();
      await closeHttp(app, config);
      await putAllAway(house).catch(error => report.fault(error, {}, 'not everything was put away'));
      await Promise.all([thinking.close(), house.bus.close(), store.close()]);
      report.info({}, 'the house is closed');
    },
  };
}

const limitsOf = ({ limits, requestsPerMinute }: Config): Limits => ({
  ...USUAL_LIMITS,
  ...limits,
  requests: requestsPerMinute,
});

/** The first thing that is written. */
const keyOf = (store: Store): Promise<string> =>
  store
    .key('tokens', () => randomBytes(32).toString('hex'))
    .catch(async error => {
      await store.close().catch(() => undefined);
      throw startTrouble(error);
    });

const startTrouble = (error: unknown): unknown =>
  error instanceof StoreTrouble ? new StartTrouble(error.message, { cause: error }) : error;

/** What is not used is not loaded. */
async function openStore({ databaseUrl, file }: Config): Promise<Store> {
  try {
    if (databaseUrl === undefined) return (await import('./store/sqlite.ts')).sqliteStore(file);
    return await (await import('./store/postgres.ts')).postgresStore(databaseUrl);
  } catch (error) {
    throw startTrouble(error);
  }
}

async function openBus({ databaseUrl, natsUrl }: Config, key: string, report: Report): Promise<Bus> {
  if (natsUrl !== undefined) return (await import('./bus/nats.ts')).natsBus(natsUrl, key, report);
  return databaseUrl === undefined ? aloneBus : noBus;
}

/** What was asked is answered and written before the store is closed. */
async function putAllAway(house: House): Promise<void> {
  const rooms = await openRooms(house);
  for (const room of rooms) leaveRoom(room);
  await Promise.allSettled(rooms.map(room => room.keeper.catchUp()));
  await releaseAll(house);
}

/** Nothing that strangers or a store hold on to keeps a server from ending; what is acknowledged is written by then. */
const LONGEST_CLOSING = 12_000;

/** Runs until it is asked to stop, and then closes in good order. */
export async function serve(config: Partial<Config>): Promise<Running> {
  const starting = startServer(config);
  const stop = (): void => {
    setTimeout(() => process.exit(1), LONGEST_CLOSING).unref();
    void starting
      .then(running => running.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  return starting;
}
