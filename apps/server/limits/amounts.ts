/** What one address may have. Generous for a class behind one address, and an end to what a stranger can pile up. */
import { keyed } from '@parlour/kernel/keyed';
export type LimitName = keyof typeof LIMITS;

type Spec = {
  /** What holds unless the environment says otherwise. */
  readonly usual: number;
  /** Counted anew after so many milliseconds; undefined for what is there at once. */
  readonly window: number | undefined;
  /** Undefined for what each server has for itself. */
  readonly setting: string | undefined;
  readonly says: string;
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const LIMITS = {
  requests: {
    usual: 1200,
    window: MINUTE,
    setting: 'REQUESTS',
    says: 'requests a minute; 0 turns all these limits off',
  },
  pages: { usual: 12_000, window: MINUTE, setting: 'PAGES', says: 'files of the pages a minute' },
  connections: { usual: 300, window: undefined, setting: 'ADDRESS_CONNECTIONS', says: 'guests connected at once' },
  tables: { usual: 200, window: HOUR, setting: 'TABLES', says: 'tables laid an hour' },
  packs: { usual: 100, window: DAY, setting: 'PACKS', says: 'tables a day that bring a pack of their own' },
  codes: { usual: 120, window: HOUR, setting: 'CODES', says: 'codes an hour that lead to no table' },
  seeking: {
    usual: 600,
    window: HOUR,
    setting: 'SEEKING',
    says: 'times an hour that somebody begins to look for a game',
  },
  challenges: {
    usual: 600,
    window: HOUR,
    setting: 'CHALLENGES',
    says: 'passkeys asked for an hour, and codes used or made',
  },
  members: { usual: 100, window: DAY, setting: 'MEMBERS', says: 'members made a day' },
  recoveries: { usual: 30, window: HOUR, setting: 'RECOVERIES', says: 'recovery codes an hour that are none' },
  brought: { usual: 1000, window: HOUR, setting: 'BROUGHT', says: 'seats an hour that guests take along' },
  exports: { usual: 60, window: HOUR, setting: 'EXPORTS', says: 'files an hour of all that is known of a member' },
  profiles: { usual: 600, window: MINUTE, setting: 'PROFILES', says: 'pages of members a minute' },
  reports: { usual: 20, window: DAY, setting: 'REPORTS', says: 'reports of others a day' },
  keys: { usual: 20, window: HOUR, setting: 'KEYS', says: "keys an hour that are not the operator's" },
  invitations: { usual: 100, window: DAY, setting: 'INVITATIONS', says: 'invitations a day that one member sends' },
  hints: { usual: 300, window: MINUTE, setting: 'HINTS', says: 'hints a minute' },
  days: { usual: 120, window: HOUR, setting: 'DAYS', says: 'records of daily deals an hour that are replayed' },
  bytes: { usual: 100_000_000, window: DAY, setting: 'BYTES', says: 'bytes a day to be kept: what is laid and played' },
  judging: { usual: 2000, window: 10 * SECOND, setting: 'JUDGING', says: 'milliseconds of judging in ten seconds' },
  tournaments: { usual: 30, window: DAY, setting: 'TOURNAMENTS', says: 'tournaments made a day' },
  entrants: { usual: 1000, window: DAY, setting: 'ENTRANTS', says: 'names a day that come into tournaments' },
  /** By table and not by address. */
  table: { usual: 1000, window: 10 * SECOND, setting: undefined, says: 'the same for one table' },
} as const satisfies Record<string, Spec>;

export type Limits = Readonly<Record<LimitName, number>>;

export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];

export const USUAL_LIMITS: Limits = keyed(LIMIT_NAMES, name => LIMITS[name].usual);

/** For whoever measures, and for tests. */
export const NO_LIMITS: Limits = keyed(LIMIT_NAMES, () => 0);

/** What is used up in the server itself need not be told to others. */
export const LOCAL: ReadonlySet<LimitName> = new Set<LimitName>(['judging', 'table', 'pages']);
