/** What an operator can set, and what holds if he does not. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@parlour/games/node';

export type Config = {
  readonly port: number;
  readonly host: string;
  /** The SQLite file that holds everything, unless a PostgreSQL database does. */
  readonly file: string;
  readonly databaseUrl: string | undefined;
  /** Where servers of the same database tell each other what happens; addresses with commas between. */
  readonly natsUrl: string | undefined;
  /** How many threads computer players think in. */
  readonly thinkers: number;
  /** The built web app; without it a plain page is served. */
  readonly site: string;
  /** Pages of other addresses that may connect, besides our own. */
  readonly origins: readonly string[];
  /** Meters are shown only to whoever knows this. */
  readonly metricsSecret: string | undefined;
  readonly logLevel: string;
  /** Whether a proxy in front tells us the addresses of guests. */
  readonly trustProxy: boolean;
  readonly mostConnections: number;
  /** Requests a minute from one address; 0 for no limit. */
  readonly requestsPerMinute: number;
};

export const DEFAULTS: Config = {
  port: 8420,
  host: '127.0.0.1',
  file: join(ROOT, 'data', 'parlour.db'),
  databaseUrl: undefined,
  natsUrl: undefined,
  thinkers: Math.max(1, availableParallelism() - 1),
  site: join(ROOT, 'web', 'dist'),
  origins: [],
  metricsSecret: undefined,
  logLevel: 'info',
  trustProxy: false,
  mostConnections: 20_000,
  requestsPerMinute: 300,
};

/** What the environment sets, for `parlour serve --help`. */
export const ENVIRONMENT: Readonly<Record<string, string>> = {
  PARLOUR_PORT: `the port (${DEFAULTS.port})`,
  PARLOUR_HOST: `the address to listen on (${DEFAULTS.host})`,
  PARLOUR_FILE: 'the SQLite file that keeps every table (data/parlour.db)',
  DATABASE_URL: 'a PostgreSQL database (15 or newer) that keeps them instead, as postgres://user:password@host/name',
  NATS_URL: 'NATS for several servers on one database, as nats://host:4222; commas between several',
  PARLOUR_THINKERS: `threads in which computer players think (${DEFAULTS.thinkers} here)`,
  PARLOUR_ORIGINS: 'other addresses whose pages may connect, commas between',
  PARLOUR_TRUST_PROXY: '1 if a proxy in front tells the addresses of guests',
  PARLOUR_CONNECTIONS: `most connections at once (${DEFAULTS.mostConnections})`,
  PARLOUR_REQUESTS: `requests a minute from one address, 0 for no limit (${DEFAULTS.requestsPerMinute})`,
  PARLOUR_METRICS_SECRET: 'shows /metrics to whoever sends it as a bearer token; without it there is no such page',
  PARLOUR_LOG: `silent, fatal, error, warn, info or debug (${DEFAULTS.logLevel})`,
  PARLOUR_SITE: 'the folder of the built pages (web/dist)',
};

export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const text = (name: string, usual: string): string => env[`PARLOUR_${name}`] ?? usual;
  const number = (name: string, usual: number): number => numberOf(`PARLOUR_${name}`, text(name, String(usual)));
  return {
    port: number('PORT', DEFAULTS.port),
    host: text('HOST', DEFAULTS.host),
    file: text('FILE', DEFAULTS.file),
    ...sharedFrom(env),
    thinkers: Math.max(1, number('THINKERS', DEFAULTS.thinkers)),
    site: text('SITE', DEFAULTS.site),
    origins: text('ORIGINS', '')
      .split(/[\s,]+/)
      .filter(Boolean),
    metricsSecret: env.PARLOUR_METRICS_SECRET || undefined,
    logLevel: text('LOG', DEFAULTS.logLevel),
    trustProxy: text('TRUST_PROXY', '') === '1',
    mostConnections: number('CONNECTIONS', DEFAULTS.mostConnections),
    requestsPerMinute: number('REQUESTS', DEFAULTS.requestsPerMinute),
  };
}

function sharedFrom({ DATABASE_URL, NATS_URL }: Readonly<Record<string, string | undefined>>) {
  if (NATS_URL && !DATABASE_URL) {
    throw new StartTrouble('NATS_URL is for several servers on one database; name that in DATABASE_URL.');
  }
  if (DATABASE_URL && !/^postgres(ql)?:\/\//.test(DATABASE_URL)) {
    throw new StartTrouble(
      'DATABASE_URL is the address of a PostgreSQL database, as postgres://user:password@host/name.',
    );
  }
  return { databaseUrl: DATABASE_URL || undefined, natsUrl: NATS_URL || undefined };
}

function numberOf(name: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new StartTrouble(`${name} is a whole number, not "${text}".`);
  return Number(text);
}

/** Why the server cannot start, in one sentence that says what to do. */
export class StartTrouble extends Error {
  override readonly name = 'StartTrouble';
}
