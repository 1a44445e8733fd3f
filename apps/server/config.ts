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
  /** URIs for /.well-known/security.txt; without them it does not exist. */
  readonly securityContacts: readonly string[];
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
  securityContacts: [],
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
  const { envName, description, defaultValue } = LIMIT_SPECS[name];
  return [`PARLOUR_${envName}`, `${description} (${defaultValue})`];
};

const MIN_OPERATOR_KEY_LENGTH = 20;

/** Environment variables by group, for `parlour serve --help`. */
export const ENVIRONMENT_HELP: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Server: {
    PARLOUR_PORT: `Port (${DEFAULT_CONFIG.port})`,
    PARLOUR_HOST: `Address to listen on (${DEFAULT_CONFIG.host})`,
    PARLOUR_FILE: 'SQLite database file (parlour.db in the data folder)',
    DATABASE_URL: 'PostgreSQL 15 or newer instead of SQLite: postgres://user:password@host/name',
    NATS_URL: 'NATS, for several servers on one database: nats://host:4222, separated by commas',
    PARLOUR_THINKERS: `Threads for computer players (${DEFAULT_CONFIG.workerThreads} here)`,
    PARLOUR_SITE: 'Folder of the web app (apps/web/dist)',
    PARLOUR_LOG: `Log level: ${LOG_LEVELS.join(', ')}. Output is JSON lines only`,
    PARLOUR_PUSH_SUBJECT: 'Contact for push services, such as mailto:you@example.org. Unset: no push messages',
    PARLOUR_METRICS_SECRET: 'Bearer token for /metrics. Unset: no metrics',
    PARLOUR_SECURITY_CONTACT:
      'Contacts in /.well-known/security.txt, such as mailto:you@example.org, separated by commas',
    PARLOUR_OPERATOR_KEY: `Key for /club/house and "parlour admin", at least ${MIN_OPERATOR_KEY_LENGTH} characters. Unset: neither exists`,
  },
  Network: {
    PARLOUR_ADDRESS: 'Public URL, such as https://example.org, if the proxy does not send it',
    PARLOUR_ORIGINS: 'Other sites that may connect and embed tables, separated by commas',
    PARLOUR_HSTS_SUBDOMAINS: '1: browsers must use https for all subdomains too (0)',
    PARLOUR_TRUST_PROXY: 'Proxies to trust for client addresses: a number, or addresses such as 10.0.0.0/8 (0)',
    PARLOUR_CONNECTIONS: `Maximum number of connections (${DEFAULT_CONFIG.maxConnections})`,
    PARLOUR_ONLOOKERS: `Maximum number of spectators per table (${DEFAULT_CONFIG.maxSpectators})`,
    PARLOUR_BACKLOG: `Maximum bytes buffered for slow clients (${DEFAULT_CONFIG.maxBacklogBytes})`,
  },
  'Days until the server closes unused tables; 0: never': {
    PARLOUR_KEEP_LAID: `If no match has begun (${DEFAULT_RETENTION_DAYS.unstarted})`,
    PARLOUR_KEEP_PLAYING: `During a match (${DEFAULT_RETENTION_DAYS.playing})`,
    PARLOUR_KEEP_FINISHED: `After a match (${DEFAULT_RETENTION_DAYS.finished})`,
    PARLOUR_KEEP_RECORDS: `Days until records of closed tables are deleted (${DEFAULT_RETENTION_DAYS.records})`,
  },
  'Limits per client address': Object.fromEntries(CONFIGURABLE_LIMITS.map(limitHelp)),
};

export const MAX_PORT = 65_535;

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
    origins: splitList(text('ORIGINS', '')).map(origin => parseOrigin('PARLOUR_ORIGINS', origin)),
    hstsSubdomains: parseSwitch('PARLOUR_HSTS_SUBDOMAINS', text('HSTS_SUBDOMAINS', '0')),
    metricsSecret: env.PARLOUR_METRICS_SECRET || undefined,
    securityContacts: splitList(text('SECURITY_CONTACT', '')).map(parseSecurityContact),
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
  if (port > MAX_PORT) throw new StartError(`PARLOUR_PORT needs a whole number from 0 to ${MAX_PORT} (got ${port}).`);
  return port;
}

/** A key that can be guessed is worse than none. */
function validateOperatorKey(key: string | undefined): string | undefined {
  if (!key || key.length >= MIN_OPERATOR_KEY_LENGTH) return key || undefined;
  throw new StartError(
    `PARLOUR_OPERATOR_KEY needs at least ${MIN_OPERATOR_KEY_LENGTH} characters (got ${key.length}). "openssl rand -hex 20" makes a key.`,
  );
}

function validateLogLevel(level: string): string {
  if (!LOG_LEVELS.includes(level))
    throw new StartError(`PARLOUR_LOG needs one of ${LOG_LEVELS.join(', ')} (got ${level}).`);
  return level;
}

/** No path, credentials or wildcard. */
function parseOrigin(name: string, text: string): string {
  const { origin, href } = URL.canParse(text) ? new URL(text) : { origin: '', href: '' };
  if (/^https?:/.test(origin) && href === `${origin}/`) return origin;
  throw new StartError(`${name} needs URLs such as https://example.org, separated by commas (got ${text}).`);
}

const splitList = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

const isContactUri = (text: string): boolean =>
  /^mailto:[^\s@]+@[^\s@]+$/.test(text) || (text.startsWith('https://') && URL.canParse(text));

function parseSecurityContact(text: string): string {
  if (isContactUri(text)) return text;
  throw new StartError(
    `PARLOUR_SECURITY_CONTACT needs an address such as mailto:you@example.org or https://example.org/security (got ${text}).`,
  );
}

/** As RFC 8292 requires. */
function validatePushSubject(text: string | undefined): string | undefined {
  if (text === undefined || isContactUri(text)) return text;
  throw new StartError(`PARLOUR_PUSH_SUBJECT needs an address such as mailto:you@example.org (got ${text}).`);
}

function validateTrustProxy(text: string): string {
  if (parseProxyTrust(text)) return text;
  throw new StartError(
    `PARLOUR_TRUST_PROXY needs a number of proxies, or addresses such as 127.0.0.1,10.0.0.0/8 (got ${text}).`,
  );
}

function readDatabaseSettings({ DATABASE_URL, NATS_URL }: Readonly<Record<string, string | undefined>>) {
  if (NATS_URL && !DATABASE_URL) {
    throw new StartError('NATS_URL needs a shared PostgreSQL database. Set DATABASE_URL too.');
  }
  if (DATABASE_URL && !/^postgres(ql)?:\/\//.test(DATABASE_URL)) {
    throw new StartError('DATABASE_URL needs a PostgreSQL URL such as postgres://user:password@host/name.');
  }
  return { databaseUrl: DATABASE_URL || undefined, natsUrl: NATS_URL || undefined };
}

function parseCount(name: string, text: string): number {
  if (!/^\d{1,12}$/.test(text))
    throw new StartError(`${name} needs a whole number (got ${text === '' ? 'nothing' : text}).`);
  return Number(text);
}

function parseSwitch(name: string, text: string): boolean {
  if (text === '0' || text === '1') return text === '1';
  throw new StartError(`${name} needs 0 or 1 (got ${text}).`);
}

/** The message says what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
