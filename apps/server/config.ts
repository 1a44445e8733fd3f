/** What an operator can set, and what holds if they do not. */
import { availableParallelism, homedir } from 'node:os';
import { join, sep } from 'node:path';
import { ROOT } from '@parlour/games/shelf/node';
import { must } from '@parlour/kernel/must';
import { trustFrom } from './address.ts';
import { LIMIT_NAMES, LIMITS, type LimitName, type Limits } from './limits/amounts.ts';

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
  /** The address people know the house by, where it cannot be told from what they send. */
  readonly address: string | undefined;
  /** Pages of other addresses that may connect, besides our own. */
  readonly origins: readonly string[];
  /** Whether HSTS covers all subdomains of the address as well. */
  readonly hstsSubdomains: boolean;
  /** Meters are shown only to whoever knows this. */
  readonly metricsSecret: string | undefined;
  /** Whoever knows this keeps order in the house; without it nobody can. */
  readonly operatorKey: string | undefined;
  readonly logLevel: string;
  /** Who is believed about the addresses of guests: a number of proxies, or their addresses and nets. */
  readonly trustProxy: string;
  readonly mostConnections: number;
  /** Onlookers at one table; those who sit there come in always. */
  readonly mostOnlookers: number;
  /** Bytes that may wait for all slow readers together. */
  readonly mostBacklog: number;
  /** Requests a minute from one address; 0 for no limits by address at all. */
  readonly requestsPerMinute: number;
  /** The other limits by address. */
  readonly limits: Partial<Limits>;
  /** How many milliseconds are waited for strangers. */
  readonly patience: {
    /** For the first hello of a connection. */
    readonly hello: number;
    /** For the head of a request, and for all of it. */
    readonly head: number;
    readonly request: number;
    /** For requests under way when the house closes. */
    readonly closing: number;
  };
  readonly keep: Keep;
  /** Whom push services can write to, as they want it; without it no push messages are sent. */
  readonly pushSubject: string | undefined;
  /** A push service of one's own that is believed wherever it is. For tests: no environment sets it. */
  readonly pushTrial: string | undefined;
};

/** For how many days a table is kept that nobody comes to any more; 0 is for ever. */
export type Keep = {
  /** Laid, and no match was ever begun. */
  readonly laid: number;
  /** In the middle of a match. */
  readonly playing: number;
  /** Its last match is over. */
  readonly finished: number;
  /** Closed, with nothing left of it but the records of its matches. */
  readonly records: number;
};

const KEEP: Keep = { laid: 2, playing: 30, finished: 7, records: 365 };

/** A clone keeps its tables beside the sources. What npm has installed it also replaces: then they stay with the user. */
export function tablesFolder(root: string, env: NodeJS.ProcessEnv): string {
  if (!root.includes(`${sep}node_modules${sep}`)) return join(root, 'data');
  const usual = join(homedir(), '.local', 'share');
  return join(env.XDG_DATA_HOME ?? env.LOCALAPPDATA ?? usual, 'parlour');
}

export const DEFAULTS: Config = {
  port: 8420,
  host: '127.0.0.1',
  file: join(tablesFolder(ROOT, process.env), 'parlour.db'),
  databaseUrl: undefined,
  natsUrl: undefined,
  thinkers: Math.max(1, availableParallelism() - 1),
  site: join(ROOT, 'apps', 'web', 'dist'),
  address: undefined,
  origins: [],
  hstsSubdomains: false,
  metricsSecret: undefined,
  operatorKey: undefined,
  logLevel: 'info',
  trustProxy: '0',
  mostConnections: 20_000,
  mostOnlookers: 250,
  mostBacklog: 64_000_000,
  requestsPerMinute: LIMITS.requests.usual,
  limits: {},
  keep: KEEP,
  pushSubject: undefined,
  pushTrial: undefined,
  patience: { hello: 10_000, head: 10_000, request: 20_000, closing: 2000 },
};

const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug'];

const BY_ADDRESS = LIMIT_NAMES.filter(name => LIMITS[name].setting !== undefined);

const limitHelp = (name: LimitName): [string, string] => {
  const { setting, says, usual } = LIMITS[name];
  return [`PARLOUR_${setting}`, `of one address: ${says} (${usual})`];
};

const SHORTEST_KEY = 20;

/** What the environment sets, for `parlour serve --help`. */
export const ENVIRONMENT: Readonly<Record<string, string>> = {
  PARLOUR_PORT: `the port (${DEFAULTS.port})`,
  PARLOUR_HOST: `the address to listen on (${DEFAULTS.host})`,
  PARLOUR_FILE: `the SQLite file that keeps every table (${DEFAULTS.file})`,
  DATABASE_URL: 'a PostgreSQL database (15 or newer) that keeps them instead, as postgres://user:password@host/name',
  NATS_URL: 'NATS for several servers on one database, as nats://host:4222; commas between several',
  PARLOUR_THINKERS: `threads in which computer players think (${DEFAULTS.thinkers} here)`,
  PARLOUR_ADDRESS: 'the address people know the house by, as https://example.org, if a proxy does not pass it on',
  PARLOUR_ORIGINS: 'other sites whose pages may connect, ask and frame ours, as https://example.org; commas between',
  PARLOUR_HSTS_SUBDOMAINS: '1 tells browsers to use https for every subdomain of the address too (0)',
  PARLOUR_TRUST_PROXY: 'proxies that tell the addresses of guests: how many, or as 127.0.0.1,10.0.0.0/8 (0)',
  PARLOUR_CONNECTIONS: `most guests connected at once (${DEFAULTS.mostConnections})`,
  PARLOUR_ONLOOKERS: `most onlookers at one table (${DEFAULTS.mostOnlookers})`,
  PARLOUR_BACKLOG: `most bytes that wait for all slow readers together (${DEFAULTS.mostBacklog})`,
  ...Object.fromEntries(BY_ADDRESS.map(limitHelp)),
  PARLOUR_KEEP_LAID: `days until a table nobody comes to is closed if no match was begun, 0 for never (${KEEP.laid})`,
  PARLOUR_KEEP_PLAYING: `the same for a table in the middle of a match (${KEEP.playing})`,
  PARLOUR_KEEP_FINISHED: `the same for a table whose match is over (${KEEP.finished})`,
  PARLOUR_KEEP_RECORDS: `days until the records of a closed table are deleted, 0 for never (${KEEP.records})`,
  PARLOUR_PUSH_SUBJECT:
    'whom push services can write to, as mailto:you@example.org; without it nobody is told by push messages',
  PARLOUR_METRICS_SECRET: 'shows /metrics to whoever sends it as a bearer token; without it there is no such page',
  PARLOUR_OPERATOR_KEY: `the key for /club/house and "parlour admin", ${SHORTEST_KEY} letters or more; without it there is no such page`,
  PARLOUR_LOG: `${LEVELS.join(', ')}: from where on lines of JSON are written, and nothing else`,
  PARLOUR_SITE: 'the folder of the built pages (apps/web/dist)',
};

export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const text = (name: string, usual: string): string => env[`PARLOUR_${name}`] ?? usual;
  const number = (name: string, usual: number): number => numberOf(`PARLOUR_${name}`, text(name, String(usual)));
  return {
    port: portOf(number('PORT', DEFAULTS.port)),
    host: text('HOST', DEFAULTS.host),
    file: text('FILE', DEFAULTS.file),
    ...sharedFrom(env),
    thinkers: Math.max(1, number('THINKERS', DEFAULTS.thinkers)),
    site: text('SITE', DEFAULTS.site),
    address: env.PARLOUR_ADDRESS ? originOf('PARLOUR_ADDRESS', env.PARLOUR_ADDRESS) : undefined,
    origins: text('ORIGINS', '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(origin => originOf('PARLOUR_ORIGINS', origin)),
    hstsSubdomains: switchOf('PARLOUR_HSTS_SUBDOMAINS', text('HSTS_SUBDOMAINS', '0')),
    metricsSecret: env.PARLOUR_METRICS_SECRET || undefined,
    operatorKey: keyFrom(env.PARLOUR_OPERATOR_KEY),
    logLevel: levelOf(text('LOG', DEFAULTS.logLevel)),
    trustProxy: proxiesOf(text('TRUST_PROXY', DEFAULTS.trustProxy)),
    mostConnections: number('CONNECTIONS', DEFAULTS.mostConnections),
    mostOnlookers: number('ONLOOKERS', DEFAULTS.mostOnlookers),
    mostBacklog: number('BACKLOG', DEFAULTS.mostBacklog),
    requestsPerMinute: number('REQUESTS', DEFAULTS.requestsPerMinute),
    limits: Object.fromEntries(BY_ADDRESS.map(name => [name, number(must(LIMITS[name].setting), LIMITS[name].usual)])),
    pushSubject: subjectOf(env.PARLOUR_PUSH_SUBJECT || undefined),
    pushTrial: undefined,
    patience: DEFAULTS.patience,
    keep: {
      laid: number('KEEP_LAID', KEEP.laid),
      playing: number('KEEP_PLAYING', KEEP.playing),
      finished: number('KEEP_FINISHED', KEEP.finished),
      records: number('KEEP_RECORDS', KEEP.records),
    },
  };
}

function portOf(port: number): number {
  if (port > 65_535) throw new StartTrouble(`PARLOUR_PORT is a number up to 65535, not ${port}.`);
  return port;
}

/** A key that can be guessed is worse than none. */
function keyFrom(key: string | undefined): string | undefined {
  if (!key || key.length >= SHORTEST_KEY) return key || undefined;
  throw new StartTrouble(
    `PARLOUR_OPERATOR_KEY has ${SHORTEST_KEY} letters or more, as "openssl rand -hex 20" makes them.`,
  );
}

function levelOf(level: string): string {
  if (!LEVELS.includes(level)) throw new StartTrouble(`PARLOUR_LOG is ${LEVELS.join(', ')}; not "${level}".`);
  return level;
}

/** An origin and nothing more: no path, no name and password, no wildcard. */
function originOf(name: string, text: string): string {
  const { origin, href } = URL.canParse(text) ? new URL(text) : { origin: '', href: '' };
  if (/^https?:/.test(origin) && href === `${origin}/`) return origin;
  throw new StartTrouble(`${name} names sites as https://example.org, commas between; not "${text}".`);
}

/** An address of mail or of a page, as RFC 8292 has it. */
function subjectOf(text: string | undefined): string | undefined {
  if (text === undefined || /^mailto:[^\s@]+@[^\s@]+$/.test(text)) return text;
  if (text.startsWith('https://') && URL.canParse(text)) return text;
  throw new StartTrouble(`PARLOUR_PUSH_SUBJECT is an address as mailto:you@example.org; not "${text}".`);
}

function proxiesOf(text: string): string {
  if (trustFrom(text)) return text;
  throw new StartTrouble(
    `PARLOUR_TRUST_PROXY is a number of proxies, or their addresses as 127.0.0.1,10.0.0.0/8; not "${text}".`,
  );
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
  if (!/^\d{1,12}$/.test(text)) throw new StartTrouble(`${name} is a whole number, not "${text}".`);
  return Number(text);
}

function switchOf(name: string, text: string): boolean {
  if (text === '0' || text === '1') return text === '1';
  throw new StartTrouble(`${name} is 0 or 1, not "${text}".`);
}

/** Why the server cannot start, in one sentence that says what to do. */
export class StartTrouble extends Error {
  override readonly name = 'StartTrouble';
}
