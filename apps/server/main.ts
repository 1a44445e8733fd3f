/** Starts and stops the server: alone on one SQLite file, or as one of several on PostgreSQL and NATS. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { readShelfData } from '@parlour/games/shelf/node-files';
import pino from 'pino';
import { startBackgroundJobs } from './background-jobs.ts';
import { type Bus, SESSIONS_CHANNEL, singleServerBus, unavailableBus } from './bus/types.ts';
import { type Clock, realClock } from './clock.ts';
import { clubHooks } from './club/hooks.ts';
import { DEFAULT_CONFIG, type ServerConfig, StartError } from './config.ts';
import type { ServerContext } from './context.ts';
import { createGameRegistry } from './game-registry.ts';
import { closeHttpServer, openHttpServer } from './http/app.ts';
import { DEFAULT_LIMITS, type Limits } from './limits/defaults.ts';
import { createLimitSync, createRateLimiter } from './limits/rate-limiter.ts';
import { createMetrics, registerStoreMetrics } from './metrics.ts';
import { openSocketServer } from './net/socket-server.ts';
import { StoreError, type TableStore } from './store/types.ts';
import { releaseAllLeases } from './tables/lease.ts';
import { unloadTable } from './tables/live-table.ts';
import type { Telemetry } from './telemetry.ts';
import { createTokens } from './tokens.ts';
import { createWorkerPool } from './workers/pool.ts';

export type RunningServer = { readonly address: string; close(): Promise<void> };

/** Starts a server with these settings; everything not given has its default. */
export async function startServer(given: Partial<ServerConfig> = {}): Promise<RunningServer> {
  const config: ServerConfig = { ...DEFAULT_CONFIG, ...given };
  const store = await openStore(config);
  const tables: ServerContext['tables'] = new Map();
  const workers = createWorkerPool(config.workerThreads);
  const log = pino({ level: config.logLevel, base: null });
  const { telemetry, registry } = createMetrics(log, {
    tables_open: () => tables.size,
    sockets_open: () => sockets.count(),
    backlog_bytes: () => sockets.backlogBytes(),
    thoughts_waiting: () => workers.waiting().moves,
    hints_waiting: () => workers.waiting().hints,
    records_waiting: () => workers.waiting().records,
    bus_up: () => Number(context.bus.isUp()),
  });
  const key = await loadTokenKey(store);
  await clubHooks.prepareStore(store).catch(error => failStart(store, error));
  const limits = createRateLimiter(effectiveLimits(config), realClock, telemetry.countLimited);
  const context: ServerContext = {
    serverId: randomUUID(),
    store,
    tables,
    liveTables: new Set(),
    hooks: clubHooks,
    telemetry,
    bus: await openBus(config, key, telemetry),
    clock: realClock,
    entropy: length => randomBytes(length),
    games: createGameRegistry(readShelfData),
    tokens: createTokens(key),
    retentionDays: config.retentionDays,
    canWrite: createWriteProbe(store, realClock),
    workers,
    limits,
    syncLimits: createLimitSync(limits, store, key),
    maxSpectators: config.maxSpectators,
    ...(config.pushSubject !== undefined && {
      push: { subject: config.pushSubject, testOrigin: config.testPushOrigin },
    }),
    operatorKey: config.operatorKey,
    closeSession: (session, how) => sockets.closeSession(session, how),
    isClosing: false,
  };
  registerStoreMetrics(registry, context);
  const app = await openHttpServer(context, config, registry);
  const sockets = openSocketServer(app.server, context, config);
  closeEndedSessions(context);
  await app.listen({ port: config.port, host: config.host }).catch(async error => {
    await Promise.all([sockets.close(), context.bus.close(), store.close()]);
    throw toListenError(error, config);
  });
  const stopBackgroundJobs = startBackgroundJobs(context);
  const address = serverUrl(app.server.address() as AddressInfo, config);
  telemetry.info({ address }, 'server started');
  return {
    address,
    async close() {
      context.isClosing = true;
      stopBackgroundJobs();
      await sockets.close();
      await closeHttpServer(app, config);
      await unloadAllTables(context).catch(error => telemetry.logError(error, {}, 'cannot unload all tables'));
      await Promise.all([workers.close(), context.bus.close(), store.close()]);
      telemetry.info({}, 'server stopped');
    },
  };
}

function closeEndedSessions({ bus, closeSession: hangUp }: ServerContext): void {
  bus.subscribe(SESSIONS_CHANNEL, message => message.tells === 'ended' && hangUp(message.session, message.how));
}

const effectiveLimits = ({ limits, requestsPerMinute }: ServerConfig): Limits => ({
  ...DEFAULT_LIMITS,
  ...limits,
  requests: requestsPerMinute,
});

/** The first write to the store. */
const loadTokenKey = (store: TableStore): Promise<string> =>
  store.sharedSecret('tokens', () => randomBytes(32).toString('hex')).catch(error => failStart(store, error));

async function failStart(store: TableStore, error: unknown): Promise<never> {
  await store.close().catch(() => undefined);
  throw toStartError(error);
}

const toStartError = (error: unknown): unknown =>
  error instanceof StoreError ? new StartError(error.message, { cause: error }) : error;

/** Loads only the store that is used. */
async function openStore({ databaseUrl, file }: ServerConfig): Promise<TableStore> {
  try {
    if (databaseUrl === undefined) return (await import('./store/sqlite/store.ts')).openSqliteStore(file);
    return await (await import('./store/postgres/store.ts')).openPostgresStore(databaseUrl);
  } catch (error) {
    throw toStartError(error);
  }
}

async function openBus({ databaseUrl, natsUrl }: ServerConfig, key: string, telemetry: Telemetry): Promise<Bus> {
  if (natsUrl !== undefined) return (await import('./bus/nats.ts')).openNatsBus(natsUrl, key, telemetry);
  return databaseUrl === undefined ? singleServerBus : unavailableBus;
}

/** Pending requests are answered and written before the store is closed. */
async function unloadAllTables(context: ServerContext): Promise<void> {
  await Promise.allSettled(context.tables.values());
  const tables = [...context.liveTables];
  for (const live of tables) unloadTable(live);
  await Promise.allSettled(tables.map(live => live.runner.catchUp()));
  await releaseAllLeases(context, tables);
}

/** The process exits after this time even if a client or the store hangs. Acknowledged plays are written by then. */
const MAX_SHUTDOWN_MS = 12_000;

/** Shuts down gracefully on SIGINT or SIGTERM. */
export async function runServerUntilSignal(config: Partial<ServerConfig>): Promise<RunningServer> {
  const starting = startServer(config);
  const stop = (): void => {
    setTimeout(() => process.exit(1), MAX_SHUTDOWN_MS).unref();
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

export function serverUrl({ address, port, family }: AddressInfo, { host }: ServerConfig): string {
  const anywhere = address === '::' || address === '0.0.0.0';
  const shown = anywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : host;
  return `http://${shown}:${port}`;
}

/** Explains why the server cannot listen, and what the operator can do. */
export function toListenError(error: NodeJS.ErrnoException, { port, host }: ServerConfig): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is in use. Stop the program that uses it, or choose another port with --port or PARLOUR_PORT.`,
      );
    case 'EACCES':
      return new StartError(
        `Port ${port} needs administrator rights. Choose a port above 1023 with --port or PARLOUR_PORT.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`${host} is not an address of this machine. Choose another with --host or PARLOUR_HOST.`);
    default:
      return error;
  }
}

const WRITE_PROBE_MS = 1000;

/** Returns a check that really writes to the store, at most once a second however often it is called. */
export function createWriteProbe(store: TableStore, clock: Clock): () => Promise<boolean> {
  let triedAt = Number.NEGATIVE_INFINITY;
  let outcome = Promise.resolve(true);
  return () => {
    if (clock.now() - triedAt < WRITE_PROBE_MS) return outcome;
    triedAt = clock.now();
    outcome = store.probe().then(
      () => true,
      () => false,
    );
    return outcome;
  };
}
