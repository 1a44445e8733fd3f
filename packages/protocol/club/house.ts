/** Order in the house over HTTP: what a guest or a member may ask about somebody else, and what the operator may do by their key. */
import { z } from 'zod';
import { list, moment, seat } from '../frame-parts.ts';
import { NONE, type RouteSpec } from '../http.ts';
import { ID_PATTERN } from '../table-names.ts';

const plain = { params: NONE, body: NONE } as const;
const nothing = z.strictObject({});

export const REASONS = ['insult', 'name', 'stalling', 'cheating', 'other'] as const;
export const STANCES = ['block', 'mute'] as const;
export const BANNED_FROM = ['house', 'seats'] as const;

export type Reason = (typeof REASONS)[number];
export type Stance = (typeof STANCES)[number];
export type BannedFrom = (typeof BANNED_FROM)[number];

/** Longer than this nobody need say why. */
const LONGEST_WORDS = 300;
const words = z.string().trim().max(LONGEST_WORDS);

const memberId = z.string().regex(ID_PATTERN);
const table = z.string().regex(ID_PATTERN);
const id = z.string().regex(/^[\w-]{1,64}$/);
const name = z.string().min(1).max(60);

/** A member is named by their id or by their name. */
const memberWord = z.object({ member: name });

const about = z.union([z.strictObject({ member: memberId }), z.strictObject({ table, seat })]);

const whom = z.strictObject({ member: z.string(), name: z.string() });

const stances = z.strictObject({ people: list(whom.extend({ stance: z.enum(STANCES), at: moment })) });
export type MyStances = z.infer<typeof stances>;

/** Older than this moment; without it from the newest on. */
const page = z.strictObject({ before: moment.optional() });

const ban = z.strictObject({
  member: z.string(),
  name: z.string(),
  from: z.enum(BANNED_FROM),
  until: moment.nullable(),
  why: z.string(),
  at: moment,
});
export type ShownBan = z.infer<typeof ban>;

const report = z.strictObject({
  report: z.string(),
  at: moment,
  reason: z.enum(REASONS),
  words: z.string(),
  by: z.strictObject({ member: z.string().nullable(), name: z.string() }),
  about: z.strictObject({
    member: z.string().nullable(),
    name: z.string(),
    table: z.string().nullable(),
    seat: z.int().nullable(),
    match: z.int().nullable(),
  }),
  settled: z.strictObject({ at: moment, words: z.string() }).nullable(),
});
export type ShownReport = z.infer<typeof report>;

const act = z.strictObject({
  at: moment,
  by: z.enum(['operator', 'member']),
  what: z.string(),
  member: z.string().nullable(),
  name: z.string().nullable(),
  about: z.string().nullable(),
  words: z.string(),
});
export type ShownAct = z.infer<typeof act>;

const houseMember = whom.extend({ since: moment, ban: ban.nullable() });
export type ShownMember = z.infer<typeof houseMember>;

const forbidden = z.strictObject({ names: list(z.strictObject({ name: z.string(), at: moment })) });

const houseTable = z.strictObject({
  table: z.string(),
  code: z.string(),
  state: z.enum(['open', 'closed', 'archived']),
  door: z.enum(['private', 'listed']),
  game: z.string(),
  laid: moment,
  seen: moment,
  entries: z.int(),
  bytes: z.int(),
});
export type ShownTable = z.infer<typeof houseTable>;

/** What anybody may ask. */
const FOR_GUESTS = {
  report: {
    ...plain,
    method: 'POST',
    url: '/api/club/reports',
    says: 'Tells the operator about a member, or about somebody at a table. By a member, or by whoever has a seat at that table.',
    body: z.strictObject({ about, reason: z.enum(REASONS), words }),
    answer: nothing,
  },
  stances: {
    ...plain,
    method: 'GET',
    url: '/api/club/me/stances',
    says: 'Whom the member who asks has blocked or muted.',
    answer: stances,
  },
  takeStance: {
    ...plain,
    method: 'POST',
    url: '/api/club/me/stances',
    says: 'Blocks a member, mutes them, or neither. They are not told.',
    body: z.strictObject({ member: memberId, stance: z.enum([...STANCES, 'none']) }),
    answer: stances,
  },
} as const satisfies Record<string, RouteSpec>;

/** What the operator may ask, with their key as a bearer token; for anybody else there is nothing there. */
const FOR_OPERATOR = {
  house: {
    ...plain,
    method: 'GET',
    url: '/api/club/house',
    says: 'For the operator: how many members, open reports and bans there are, and whether anything can be written.',
    answer: z.strictObject({ members: z.int(), reports: z.int(), bans: z.int(), writable: z.boolean() }),
  },
  houseMembers: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/members',
    says: 'For the operator: members, the newest first.',
    body: page,
    answer: z.strictObject({ members: list(houseMember) }),
  },
  houseMember: {
    ...plain,
    method: 'GET',
    url: '/api/club/house/members/:member',
    says: 'For the operator: one member by id or name, with reports about them and what they have done lately.',
    params: memberWord,
    answer: z.strictObject({ member: houseMember, reports: list(report), acts: list(act) }),
  },
  rename: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/members/:member/name',
    says: 'For the operator: gives a member another name.',
    params: memberWord,
    body: z.strictObject({ name }),
    answer: houseMember,
  },
  ban: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/members/:member/ban',
    says: 'For the operator: keeps a member from signing in and sitting down, or from sitting down, for so many days or for good.',
    params: memberWord,
    body: z.strictObject({
      from: z.enum(BANNED_FROM),
      days: z.number().positive().max(3650).nullable(),
      why: words.min(1),
    }),
    answer: houseMember,
  },
  liftBan: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/members/:member/lift',
    says: 'For the operator: lifts a ban.',
    params: memberWord,
    body: nothing,
    answer: houseMember,
  },
  bans: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/bans',
    says: 'For the operator: bans, the newest first.',
    body: page,
    answer: z.strictObject({ bans: list(ban) }),
  },
  reports: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/reports',
    says: 'For the operator: reports that wait or are settled, the newest first.',
    body: page.extend({ state: z.enum(['open', 'settled']) }),
    answer: z.strictObject({ reports: list(report) }),
  },
  settle: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/reports/:report/settle',
    says: 'For the operator: settles a report, with what was done about it.',
    params: z.object({ report: id }),
    body: z.strictObject({ words }),
    answer: report,
  },
  forbiddenNames: {
    ...plain,
    method: 'GET',
    url: '/api/club/house/names',
    says: 'For the operator: names nobody may have.',
    answer: forbidden,
  },
  forbidName: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/names',
    says: 'For the operator: forbids a name and all that look like it, or allows it again.',
    body: z.strictObject({ name, is: z.enum(['forbidden', 'allowed']) }),
    answer: forbidden,
  },
  houseTables: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/tables',
    says: 'For the operator: tables, the newest first. Nothing of what is played there.',
    body: z.strictObject({ state: z.enum(['open', 'closed', 'archived']).optional(), limit: z.int().min(1).max(200) }),
    answer: z.strictObject({ tables: list(houseTable) }),
  },
  closeTable: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/tables/:table/close',
    says: 'For the operator: closes a table; its records stay.',
    params: z.object({ table }),
    body: nothing,
    answer: nothing,
  },
  deleteTable: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/tables/:table/delete',
    says: 'For the operator: deletes a table with everything that was played there.',
    params: z.object({ table }),
    body: nothing,
    answer: nothing,
  },
  houseRecord: {
    ...plain,
    method: 'GET',
    url: '/api/club/house/tables/:table/records/:match',
    says: 'For the operator: the record of a match that is over, also where onlookers are not allowed.',
    params: z.object({ table, match: z.string().regex(/^\d{1,6}$/) }),
    answer: z.string(),
    type: 'text/plain',
  },
  audit: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/audit',
    says: 'For the operator: what was done by them and by members, the newest first.',
    body: page.extend({ member: name.optional() }),
    answer: z.strictObject({ acts: list(act) }),
  },
} as const satisfies Record<string, RouteSpec>;

export const HOUSE_ROUTES = { ...FOR_GUESTS, ...FOR_OPERATOR };
