/** Default rate limits by address: generous for a class behind one address, but bounded. */
import { objectFromKeys } from '@parlour/kernel/json';
export type LimitName = keyof typeof LIMIT_SPECS;

type LimitSpec = {
  readonly defaultValue: number;
  /** Undefined limits what is in use at once. */
  readonly windowMs: number | undefined;
  /** Undefined if it can't be configured. */
  readonly envName: string | undefined;
  readonly description: string;
};

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export const LIMIT_SPECS = {
  requests: {
    defaultValue: 1200,
    windowMs: MINUTE_MS,
    envName: 'REQUESTS',
    description: 'Requests per minute; 0 turns off all limits by address',
  },
  pages: {
    defaultValue: 12_000,
    windowMs: MINUTE_MS,
    envName: 'PAGES',
    description: 'Files of the web app per minute',
  },
  connections: {
    defaultValue: 300,
    windowMs: undefined,
    envName: 'ADDRESS_CONNECTIONS',
    description: 'Connections at the same time',
  },
  tables: { defaultValue: 200, windowMs: HOUR_MS, envName: 'TABLES', description: 'New tables per hour' },
  packs: {
    defaultValue: 100,
    windowMs: DAY_MS,
    envName: 'PACKS',
    description: 'New tables with a pack of their own per day',
  },
  codes: { defaultValue: 120, windowMs: HOUR_MS, envName: 'CODES', description: 'Wrong table codes per hour' },
  seeking: {
    defaultValue: 600,
    windowMs: HOUR_MS,
    envName: 'SEEKING',
    description: 'Matchmaking requests per hour',
  },
  challenges: {
    defaultValue: 600,
    windowMs: HOUR_MS,
    envName: 'CHALLENGES',
    description: 'Sign-in attempts per hour',
  },
  members: { defaultValue: 100, windowMs: DAY_MS, envName: 'MEMBERS', description: 'New members per day' },
  recoveries: {
    defaultValue: 30,
    windowMs: HOUR_MS,
    envName: 'RECOVERIES',
    description: 'Wrong recovery codes per hour',
  },
  brought: {
    defaultValue: 1000,
    windowMs: HOUR_MS,
    envName: 'BROUGHT',
    description: 'Guest seats added to an account per hour',
  },
  exports: {
    defaultValue: 60,
    windowMs: HOUR_MS,
    envName: 'EXPORTS',
    description: 'Downloads of personal data per hour',
  },
  profiles: { defaultValue: 600, windowMs: MINUTE_MS, envName: 'PROFILES', description: 'Profile views per minute' },
  reports: { defaultValue: 20, windowMs: DAY_MS, envName: 'REPORTS', description: 'Reports per day' },
  keys: {
    defaultValue: 20,
    windowMs: HOUR_MS,
    envName: 'KEYS',
    description: 'Wrong operator keys per hour',
  },
  invitations: {
    defaultValue: 100,
    windowMs: DAY_MS,
    envName: 'INVITATIONS',
    description: 'Invitations per member and day',
  },
  hints: { defaultValue: 300, windowMs: MINUTE_MS, envName: 'HINTS', description: 'Hints per minute' },
  days: {
    defaultValue: 120,
    windowMs: HOUR_MS,
    envName: 'DAYS',
    description: 'Records of daily deals per hour',
  },
  bytes: {
    defaultValue: 100_000_000,
    windowMs: DAY_MS,
    envName: 'BYTES',
    description: 'Bytes stored per day',
  },
  judging: {
    defaultValue: 2000,
    windowMs: 10 * SECOND_MS,
    envName: 'JUDGING',
    description: 'Milliseconds of CPU for plays in 10 s',
  },
  tournaments: { defaultValue: 30, windowMs: DAY_MS, envName: 'TOURNAMENTS', description: 'New tournaments per day' },
  entrants: {
    defaultValue: 1000,
    windowMs: DAY_MS,
    envName: 'ENTRANTS',
    description: 'Tournament entries per day',
  },
  /** By table, not by address. */
  table: {
    defaultValue: 1000,
    windowMs: 10 * SECOND_MS,
    envName: undefined,
    description: 'Milliseconds of CPU for one table in 10 s',
  },
} as const satisfies Record<string, LimitSpec>;

export type Limits = Readonly<Record<LimitName, number>>;

export const LIMIT_NAMES = Object.keys(LIMIT_SPECS) as LimitName[];

export const DEFAULT_LIMITS: Limits = objectFromKeys(LIMIT_NAMES, name => LIMIT_SPECS[name].defaultValue);

/** For measurements and tests. */
export const NO_LIMITS: Limits = objectFromKeys(LIMIT_NAMES, () => 0);

/** Local resources, not shared between servers. */
export const UNSHARED_LIMITS: ReadonlySet<LimitName> = new Set<LimitName>(['judging', 'table', 'pages']);
