/** Starts the server: one process and one file without any set-up, or one of many on PostgreSQL and NATS. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { readData } from '@parlour/games/shelf/node';
import pino from 'pino';
import { runBackground } from './background.ts';
import { aloneBus, type Bus, noBus, SESSIONS } from './bus/port.ts';
import { realClock } from './clock.ts';
import { renewLooks } from './club/members.ts';
import { type Config, DEFAULTS, StartTrouble } from './config.ts';
import { closeHttp, openHttp } from './http/app.ts';
import { releaseAll } from './lease.ts';
import { openLibrary } from './library.ts';
import { type Limits, USUAL_LIMITS } from './limits/amounts.ts';
import { countBy } from './limits/counter.ts';
import { shareBy } from './limits/sharing.ts';
import { addressOf, listenTrouble } from './listening.ts';
import { putAway } from './live-table.ts';
import { openMeters } from './meters.ts';
import type { ServerContext } from './open-tables.ts';
import type { Report } from './report.ts';
import { openSockets } from './sockets.ts';
import { StoreTrouble, type TableStore } from './store/port.ts';
import { meterStore } from './store-meters.ts';
import { thinkingRoom } from './thinking/pool.ts';
import { signTokens } from './tokens.ts';
import { tryingToWrite } from './writable.ts';

export type Running = { readonly address: string; close(): Promise<void> };

export async function startServer(given: Partial<Config> = {}): Promise<Running> {
  const config: Config = { ...DEFAULTS, ...given };
  const store = await openStore(config);
  const rooms: ServerContext['tables'] = new Map();
  const thinking = thinkingRoom(config.thinkers);
  const log = pino({ level: config.logLevel, base: null });
  const { report, registry } = openMeters(log, {
    tables_open: () => rooms.size,
    sockets_open: () => sockets.count(),
    backlog_bytes: () => sockets.backlog(),
    thoughts_waiting: () => thinking.waiting().moves,
    hints_waiting: () => thinking.waiting().hints,
    records_waiting: () => thinking.waiting().records,
    bus_up: () => Number(context.bus.isUp()),
  });
  const key = await keyOf(store);
  await renewLooks({ store }).catch(error => giveUp(store, error));
  const limits = countBy(limitsOf(config), realClock, report.limited);
  const context: ServerContext = {
    server: randomUUID(),
    store,
    tables: rooms,
    live: new Set(),
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
    ...(config.pushSubject !== undefined && { push: { subject: config.pushSubject, trial: config.pushTrial } }),
    operatorKey: config.operatorKey,
    hangUp: (session, how) => sockets.hangUp(session, how),
    isClosing: false,
  };
  meterStore(registry, context);
  const app = await openHttp(context, config, registry);
  const sockets = openSockets(app.server, context, config);
  hearOfEndedSessions(context);
  await app.listen({ port: config.port, host: config.host }).catch(async error => {
    await Promise.all([sockets.close(), context.bus.close(), store.close()]);
    throw listenTrouble(error, config);
  });
  const stopChores = runBackground(context);
  const address = addressOf(app.server.address() as AddressInfo, config);
  report.info({ address }, 'the house is open');
  return {
    address,
    async close() {
      context.isClosing = true;
      stopChores();
      await sockets.close();
      await closeHttp(app, config);
      await putAllAway(context).catch(error => report.fault(error, {}, 'not everything was put away'));
      await Promise.all([thinking.close(), context.bus.close(), store.close()]);
      report.info({}, 'the house is closed');
    },
  };
}

function hearOfEndedSessions({ bus, hangUp }: ServerContext): void {
  bus.subscribe(SESSIONS, message => message.tells === 'ended' && hangUp(message.session, message.how));
}

const limitsOf = ({ limits, requestsPerMinute }: Config): Limits => ({
  ...USUAL_LIMITS,
  ...limits,
  requests: requestsPerMinute,
});

/** The first thing that is written. */
const keyOf = (store: TableStore): Promise<string> =>
  store.key('tokens', () => randomBytes(32).toString('hex')).catch(error => giveUp(store, error));

async function giveUp(store: TableStore, error: unknown): Promise<never> {
  await store.close().catch(() => undefined);
  throw startTrouble(error);
}

const startTrouble = (error: unknown): unknown =>
  error instanceof StoreTrouble ? new StartTrouble(error.message, { cause: error }) : error;

/** What is not used is not loaded. */
async function openStore({ databaseUrl, file }: Config): Promise<TableStore> {
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
async function putAllAway(context: ServerContext): Promise<void> {
  await Promise.allSettled(context.tables.values());
  const rooms = [...context.live];
  for (const live of rooms) putAway(live);
  await Promise.allSettled(rooms.map(live => live.runner.catchUp()));
  await releaseAll(context, rooms);
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
