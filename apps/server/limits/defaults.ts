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
    description: 'requests a minute; 0 turns all these limits off',
  },
  pages: { defaultValue: 12_000, windowMs: MINUTE_MS, envName: 'PAGES', description: 'files of the pages a minute' },
  connections: {
    defaultValue: 300,
    windowMs: undefined,
    envName: 'ADDRESS_CONNECTIONS',
    description: 'guests connected at once',
  },
  tables: { defaultValue: 200, windowMs: HOUR_MS, envName: 'TABLES', description: 'tables laid an hour' },
  packs: {
    defaultValue: 100,
    windowMs: DAY_MS,
    envName: 'PACKS',
    description: 'tables a day that bring a pack of their own',
  },
  codes: { defaultValue: 120, windowMs: HOUR_MS, envName: 'CODES', description: 'codes an hour that lead to no table' },
  seeking: {
    defaultValue: 600,
    windowMs: HOUR_MS,
    envName: 'SEEKING',
    description: 'times an hour that somebody begins to look for a game',
  },
  challenges: {
    defaultValue: 600,
    windowMs: HOUR_MS,
    envName: 'CHALLENGES',
    description: 'passkeys asked for an hour, and codes used or made',
  },
  members: { defaultValue: 100, windowMs: DAY_MS, envName: 'MEMBERS', description: 'members made a day' },
  recoveries: {
    defaultValue: 30,
    windowMs: HOUR_MS,
    envName: 'RECOVERIES',
    description: 'recovery codes an hour that are none',
  },
  brought: {
    defaultValue: 1000,
    windowMs: HOUR_MS,
    envName: 'BROUGHT',
    description: 'seats an hour that guests take along',
  },
  exports: {
    defaultValue: 60,
    windowMs: HOUR_MS,
    envName: 'EXPORTS',
    description: 'files an hour of all that is known of a member',
  },
  profiles: { defaultValue: 600, windowMs: MINUTE_MS, envName: 'PROFILES', description: 'pages of members a minute' },
  reports: { defaultValue: 20, windowMs: DAY_MS, envName: 'REPORTS', description: 'reports of others a day' },
  keys: {
    defaultValue: 20,
    windowMs: HOUR_MS,
    envName: 'KEYS',
    description: "keys an hour that are not the operator's",
  },
  invitations: {
    defaultValue: 100,
    windowMs: DAY_MS,
    envName: 'INVITATIONS',
    description: 'invitations a day that one member sends',
  },
  hints: { defaultValue: 300, windowMs: MINUTE_MS, envName: 'HINTS', description: 'hints a minute' },
  days: {
    defaultValue: 120,
    windowMs: HOUR_MS,
    envName: 'DAYS',
    description: 'records of daily deals an hour that are replayed',
  },
  bytes: {
    defaultValue: 100_000_000,
    windowMs: DAY_MS,
    envName: 'BYTES',
    description: 'bytes a day to be kept: what is laid and played',
  },
  judging: {
    defaultValue: 2000,
    windowMs: 10 * SECOND_MS,
    envName: 'JUDGING',
    description: 'milliseconds of judging in ten seconds',
  },
  tournaments: { defaultValue: 30, windowMs: DAY_MS, envName: 'TOURNAMENTS', description: 'tournaments made a day' },
  entrants: {
    defaultValue: 1000,
    windowMs: DAY_MS,
    envName: 'ENTRANTS',
    description: 'names a day that come into tournaments',
  },
  /** By table, not by address. */
  table: { defaultValue: 1000, windowMs: 10 * SECOND_MS, envName: undefined, description: 'the same for one table' },
} as const satisfies Record<string, LimitSpec>;

export type Limits = Readonly<Record<LimitName, number>>;

export const LIMIT_NAMES = Object.keys(LIMIT_SPECS) as LimitName[];

export const DEFAULT_LIMITS: Limits = objectFromKeys(LIMIT_NAMES, name => LIMIT_SPECS[name].defaultValue);

/** For measurements and tests. */
export const NO_LIMITS: Limits = objectFromKeys(LIMIT_NAMES, () => 0);

/** Local resources, not shared between servers. */
export const UNSHARED_LIMITS: ReadonlySet<LimitName> = new Set<LimitName>(['judging', 'table', 'pages']);
