/** Server settings. `parlour serve` loads this module first, so it must stay light. */
import { availableParallelism, homedir } from 'node:os';
import { join, sep } from 'node:path';
import { ROOT } from '@parlour/games/shelf/node-files';
import { assertDefined } from '@parlour/kernel/result';
import { LIMIT_NAMES, LIMIT_SPECS, type LimitName, type Limits } from './limits/defaults.ts';
import { parseProxyTrust } from './net/client-ip.ts';

export type ServerConfig = {
  readonly port: number;
  readonly host: string;
  /** Used unless `databaseUrl` is set. */
  readonly file: string;
  readonly databaseUrl: string | undefined;
  /** Separated by commas. Servers that share a database notify each other through NATS. */
  readonly natsUrl: string | undefined;
  readonly workerThreads: number;
  /** The built web app; without it the server serves a plain page. */
  readonly webRoot: string;
  /** For proxies that do not forward it. */
  readonly publicOrigin: string | undefined;
  /** Their pages may connect too. */
  readonly origins: readonly string[];
  readonly hstsSubdomains: boolean;
  /** Bearer token; without it /metrics does not exist. */
  readonly metricsSecret: string | undefined;
  /** Without it the moderation API does not exist. */
  readonly operatorKey: string | undefined;
  readonly logLevel: string;
  /** Number of trusted proxies, or their addresses and subnets. */
  readonly trustProxy: string;
  readonly maxConnections: number;
  /** Per table. Seated players can always connect. */
  readonly maxSpectators: number;
  /** Of all slow sockets together. */
  readonly maxBacklogBytes: number;
  /** By address; 0 turns off all limits by address. */
  readonly requestsPerMinute: number;
  readonly limits: Partial<Limits>;
  readonly timeoutsMs: {
    /** Until the first hello. */
    readonly hello: number;
    /** Head of an HTTP request; whole request. */
    readonly head: number;
    readonly request: number;
    /** Open requests at shutdown. */
    readonly shutdown: number;
  };
  readonly retentionDays: RetentionDays;
  /** VAPID subject; without it no push messages are sent. */
  readonly pushSubject: string | undefined;
  /** Exempt from the SSRF check. For tests only: no environment variable sets it. */
  readonly testPushOrigin: string | undefined;
};

/** Days until an unused table is closed, by its stage; 0 for never. */
export type RetentionDays = {
  readonly unstarted: number;
  readonly playing: number;
  readonly finished: number;
  /** For records of closed tables. */
  readonly records: number;
};

/** The contact for push services, and for tests the origin of their own push service. */
export type PushConfig = { readonly subject: string; readonly testOrigin: string | undefined };

const DEFAULT_RETENTION_DAYS: RetentionDays = { unstarted: 2, playing: 30, finished: 7, records: 365 };

/** An update by npm would replace a database inside node_modules, so installed copies use the user's data folder. */
export function defaultDataFolder(root: string, env: NodeJS.ProcessEnv): string {
  if (!root.includes(`${sep}node_modules${sep}`)) return join(root, 'data');
  const fallback = join(homedir(), '.local', 'share');
  return join(env.XDG_DATA_HOME ?? env.LOCALAPPDATA ?? fallback, 'parlour');
}

export const DEFAULT_CONFIG: ServerConfig = {
  port: 8420,
  host: '127.0.0.1',
  file: join(defaultDataFolder(ROOT, process.env), 'parlour.db'),
  databaseUrl: undefined,
  natsUrl: undefined,
  workerThreads: Math.max(1, availableParallelism() - 1),
  webRoot: join(ROOT, 'apps', 'web', 'dist'),
  publicOrigin: undefined,
  origins: [],
  hstsSubdomains: false,
  metricsSecret: undefined,
  operatorKey: undefined,
  logLevel: 'info',
  trustProxy: '0',
  maxConnections: 20_000,
  maxSpectators: 250,
  maxBacklogBytes: 64_000_000,
  requestsPerMinute: LIMIT_SPECS.requests.defaultValue,
  limits: {},
  retentionDays: DEFAULT_RETENTION_DAYS,
  pushSubject: undefined,
  testPushOrigin: undefined,
  timeoutsMs: { hello: 10_000, head: 10_000, request: 20_000, shutdown: 2000 },
};

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'];

const CONFIGURABLE_LIMITS = LIMIT_NAMES.filter(name => LIMIT_SPECS[name].envName !== undefined);

const limitHelp = (name: LimitName): [string, string] => {
  const { envName, description, defaultValue: fallback } = LIMIT_SPECS[name];
  return [`PARLOUR_${envName}`, `of one address: ${description} (${fallback})`];
};

const MIN_OPERATOR_KEY_LENGTH = 20;

/** For `parlour serve --help`. */
export const ENVIRONMENT_HELP: Readonly<Record<string, string>> = {
  PARLOUR_PORT: `the port (${DEFAULT_CONFIG.port})`,
  PARLOUR_HOST: `the address to listen on (${DEFAULT_CONFIG.host})`,
  PARLOUR_FILE: `the SQLite file that keeps every table (${DEFAULT_CONFIG.file})`,
  DATABASE_URL: 'a PostgreSQL database (15 or newer) that keeps them instead, as postgres://user:password@host/name',
  NATS_URL: 'NATS for several servers on one database, as nats://host:4222; commas between several',
  PARLOUR_THINKERS: `threads in which computer players think (${DEFAULT_CONFIG.workerThreads} here)`,
  PARLOUR_ADDRESS: 'the address people know the house by, as https://example.org, if a proxy does not pass it on',
  PARLOUR_ORIGINS: 'other sites whose pages may connect, ask and frame ours, as https://example.org; commas between',
  PARLOUR_HSTS_SUBDOMAINS: '1 tells browsers to use https for every subdomain of the address too (0)',
  PARLOUR_TRUST_PROXY: 'proxies that tell the addresses of guests: how many, or as 127.0.0.1,10.0.0.0/8 (0)',
  PARLOUR_CONNECTIONS: `most guests connected at once (${DEFAULT_CONFIG.maxConnections})`,
  PARLOUR_ONLOOKERS: `most onlookers at one table (${DEFAULT_CONFIG.maxSpectators})`,
  PARLOUR_BACKLOG: `most bytes that wait for all slow readers together (${DEFAULT_CONFIG.maxBacklogBytes})`,
  ...Object.fromEntries(CONFIGURABLE_LIMITS.map(limitHelp)),
  PARLOUR_KEEP_LAID: `days until a table nobody comes to is closed if no match was begun, 0 for never (${DEFAULT_RETENTION_DAYS.unstarted})`,
  PARLOUR_KEEP_PLAYING: `the same for a table in the middle of a match (${DEFAULT_RETENTION_DAYS.playing})`,
  PARLOUR_KEEP_FINISHED: `the same for a table whose match is over (${DEFAULT_RETENTION_DAYS.finished})`,
  PARLOUR_KEEP_RECORDS: `days until the records of a closed table are deleted, 0 for never (${DEFAULT_RETENTION_DAYS.records})`,
  PARLOUR_PUSH_SUBJECT:
    'whom push services can write to, as mailto:you@example.org; without it nobody is told by push messages',
  PARLOUR_METRICS_SECRET: 'shows /metrics to whoever sends it as a bearer token; without it there is no such page',
  PARLOUR_OPERATOR_KEY: `the key for /club/house and "parlour admin", ${MIN_OPERATOR_KEY_LENGTH} letters or more; without it there is no such page`,
  PARLOUR_LOG: `${LOG_LEVELS.join(', ')}: from where on lines of JSON are written, and nothing else`,
  PARLOUR_SITE: 'the folder of the built pages (apps/web/dist)',
};

/** Reads the settings from environment variables; throws StartError on an invalid value. */
export function configFromEnvironment(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const text = (name: string, fallback: string): string => env[`PARLOUR_${name}`] ?? fallback;
  const number = (name: string, fallback: number): number =>
    parseCount(`PARLOUR_${name}`, text(name, String(fallback)));
  return {
    port: validatePort(number('PORT', DEFAULT_CONFIG.port)),
    host: text('HOST', DEFAULT_CONFIG.host),
    file: text('FILE', DEFAULT_CONFIG.file),
    ...readDatabaseSettings(env),
    workerThreads: Math.max(1, number('THINKERS', DEFAULT_CONFIG.workerThreads)),
    webRoot: text('SITE', DEFAULT_CONFIG.webRoot),
    publicOrigin: env.PARLOUR_ADDRESS ? parseOrigin('PARLOUR_ADDRESS', env.PARLOUR_ADDRESS) : undefined,
    origins: text('ORIGINS', '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(origin => parseOrigin('PARLOUR_ORIGINS', origin)),
    hstsSubdomains: parseSwitch('PARLOUR_HSTS_SUBDOMAINS', text('HSTS_SUBDOMAINS', '0')),
    metricsSecret: env.PARLOUR_METRICS_SECRET || undefined,
    operatorKey: validateOperatorKey(env.PARLOUR_OPERATOR_KEY),
    logLevel: validateLogLevel(text('LOG', DEFAULT_CONFIG.logLevel)),
    trustProxy: validateTrustProxy(text('TRUST_PROXY', DEFAULT_CONFIG.trustProxy)),
    maxConnections: number('CONNECTIONS', DEFAULT_CONFIG.maxConnections),
    maxSpectators: number('ONLOOKERS', DEFAULT_CONFIG.maxSpectators),
    maxBacklogBytes: number('BACKLOG', DEFAULT_CONFIG.maxBacklogBytes),
    requestsPerMinute: number('REQUESTS', DEFAULT_CONFIG.requestsPerMinute),
    limits: Object.fromEntries(
      CONFIGURABLE_LIMITS.map(name => [
        name,
        number(assertDefined(LIMIT_SPECS[name].envName), LIMIT_SPECS[name].defaultValue),
      ]),
    ),
    pushSubject: validatePushSubject(env.PARLOUR_PUSH_SUBJECT || undefined),
    testPushOrigin: undefined,
    timeoutsMs: DEFAULT_CONFIG.timeoutsMs,
    retentionDays: {
      unstarted: number('KEEP_LAID', DEFAULT_RETENTION_DAYS.unstarted),
      playing: number('KEEP_PLAYING', DEFAULT_RETENTION_DAYS.playing),
      finished: number('KEEP_FINISHED', DEFAULT_RETENTION_DAYS.finished),
      records: number('KEEP_RECORDS', DEFAULT_RETENTION_DAYS.records),
    },
  };
}

function validatePort(port: number): number {
  if (port > 65_535) throw new StartError(`PARLOUR_PORT is a number up to 65535, not ${port}.`);
  return port;
}

/** A key that can be guessed is worse than none. */
function validateOperatorKey(key: string | undefined): string | undefined {
  if (!key || key.length >= MIN_OPERATOR_KEY_LENGTH) return key || undefined;
  throw new StartError(
    `PARLOUR_OPERATOR_KEY has ${MIN_OPERATOR_KEY_LENGTH} letters or more, as "openssl rand -hex 20" makes them.`,
  );
}

function validateLogLevel(level: string): string {
  if (!LOG_LEVELS.includes(level)) throw new StartError(`PARLOUR_LOG is ${LOG_LEVELS.join(', ')}; not "${level}".`);
  return level;
}

/** No path, credentials or wildcard. */
function parseOrigin(name: string, text: string): string {
  const { origin, href } = URL.canParse(text) ? new URL(text) : { origin: '', href: '' };
  if (/^https?:/.test(origin) && href === `${origin}/`) return origin;
  throw new StartError(`${name} names sites as https://example.org, commas between; not "${text}".`);
}

/** As RFC 8292 requires. */
function validatePushSubject(text: string | undefined): string | undefined {
  if (text === undefined || /^mailto:[^\s@]+@[^\s@]+$/.test(text)) return text;
  if (text.startsWith('https://') && URL.canParse(text)) return text;
  throw new StartError(`PARLOUR_PUSH_SUBJECT is an address as mailto:you@example.org; not "${text}".`);
}

function validateTrustProxy(text: string): string {
  if (parseProxyTrust(text)) return text;
  throw new StartError(
    `PARLOUR_TRUST_PROXY is a number of proxies, or their addresses as 127.0.0.1,10.0.0.0/8; not "${text}".`,
  );
}

function readDatabaseSettings({ DATABASE_URL, NATS_URL }: Readonly<Record<string, string | undefined>>) {
  if (NATS_URL && !DATABASE_URL) {
    throw new StartError('NATS_URL is for several servers on one database; name that in DATABASE_URL.');
  }
  if (DATABASE_URL && !/^postgres(ql)?:\/\//.test(DATABASE_URL)) {
    throw new StartError(
      'DATABASE_URL is the address of a PostgreSQL database, as postgres://user:password@host/name.',
    );
  }
  return { databaseUrl: DATABASE_URL || undefined, natsUrl: NATS_URL || undefined };
}

function parseCount(name: string, text: string): number {
  if (!/^\d{1,12}$/.test(text)) throw new StartError(`${name} is a whole number, not "${text}".`);
  return Number(text);
}

function parseSwitch(name: string, text: string): boolean {
  if (text === '0' || text === '1') return text === '1';
  throw new StartError(`${name} is 0 or 1, not "${text}".`);
}

/** The message says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
