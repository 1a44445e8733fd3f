/** Moderation over HTTP: reports, blocks and mutes of players, and what the operator can do. */
import { z } from 'zod';
import { listOf, seatSchema, timestampSchema } from '../common-schemas.ts';
import { NO_INPUT, type RouteSpec } from '../http.ts';
import { ID_PATTERN } from '../wire-constants.ts';

const plain = { params: NO_INPUT, body: NO_INPUT } as const;
const nothing = z.strictObject({});

export const REPORT_REASONS = ['insult', 'name', 'stalling', 'cheating', 'other'] as const;
export const BLOCK_OR_MUTE = ['block', 'mute'] as const;
export const BAN_SCOPES = ['house', 'seats'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
export type BlockOrMute = (typeof BLOCK_OR_MUTE)[number];
export type BanScope = (typeof BAN_SCOPES)[number];

const MAX_REASON_LENGTH = 300;
const words = z.string().trim().max(MAX_REASON_LENGTH);

const memberId = z.string().regex(ID_PATTERN);
const table = z.string().regex(ID_PATTERN);
const id = z.string().regex(/^[\w-]{1,64}$/);
const name = z.string().min(1).max(60);

/** An id or a name. */
const memberParams = z.object({ member: name });

const reportedPlayer = z.union([z.strictObject({ member: memberId }), z.strictObject({ table, seat: seatSchema })]);

const memberName = z.strictObject({ member: z.string(), name: z.string() });

const blocksAndMutesSchema = z.strictObject({
  people: listOf(memberName.extend({ stance: z.enum(BLOCK_OR_MUTE), at: timestampSchema })),
});
export type BlocksAndMutes = z.infer<typeof blocksAndMutesSchema>;

/** Entries before this time; default: the newest. */
const page = z.strictObject({ before: timestampSchema.optional() });

const ban = z.strictObject({
  member: z.string(),
  name: z.string(),
  from: z.enum(BAN_SCOPES),
  until: timestampSchema.nullable(),
  why: z.string(),
  at: timestampSchema,
});
export type BanView = z.infer<typeof ban>;

const report = z.strictObject({
  report: z.string(),
  at: timestampSchema,
  reason: z.enum(REPORT_REASONS),
  words: z.string(),
  by: z.strictObject({ member: z.string().nullable(), name: z.string() }),
  about: z.strictObject({
    member: z.string().nullable(),
    name: z.string(),
    table: z.string().nullable(),
    seat: z.int().nullable(),
    match: z.int().nullable(),
  }),
  settled: z.strictObject({ at: timestampSchema, words: z.string() }).nullable(),
});
export type ReportView = z.infer<typeof report>;

const act = z.strictObject({
  at: timestampSchema,
  by: z.enum(['operator', 'member']),
  what: z.string(),
  member: z.string().nullable(),
  name: z.string().nullable(),
  about: z.string().nullable(),
  words: z.string(),
});
export type AuditEntryView = z.infer<typeof act>;

const memberSchema = memberName.extend({ since: timestampSchema, ban: ban.nullable() });
export type ModeratedMember = z.infer<typeof memberSchema>;

const forbidden = z.strictObject({ names: listOf(z.strictObject({ name: z.string(), at: timestampSchema })) });

const tableSchema = z.strictObject({
  table: z.string(),
  code: z.string(),
  state: z.enum(['open', 'closed', 'archived']),
  door: z.enum(['private', 'listed']),
  game: z.string(),
  laid: timestampSchema,
  seen: timestampSchema,
  entries: z.int(),
  bytes: z.int(),
});
export type AdminTableView = z.infer<typeof tableSchema>;

/** Routes for players. */
const PLAYER_ROUTES = {
  report: {
    ...plain,
    method: 'POST',
    url: '/api/club/reports',
    says: 'Reports a member or a player at a table to the operator. For members and players at that table.',
    body: z.strictObject({ about: reportedPlayer, reason: z.enum(REPORT_REASONS), words }),
    answer: nothing,
  },
  blocksAndMutes: {
    ...plain,
    method: 'GET',
    url: '/api/club/me/stances',
    says: 'Returns the members that the member who asks has blocked or muted.',
    answer: blocksAndMutesSchema,
  },
  setBlockOrMute: {
    ...plain,
    method: 'POST',
    url: '/api/club/me/stances',
    says: 'Blocks or mutes a member, or neither. The member is not notified.',
    body: z.strictObject({ member: memberId, stance: z.enum([...BLOCK_OR_MUTE, 'none']) }),
    answer: blocksAndMutesSchema,
  },
} as const satisfies Record<string, RouteSpec>;

/** For the operator, with their key as bearer token; to others they answer 404. */
const ADMIN_ROUTES = {
  moderationSummary: {
    ...plain,
    method: 'GET',
    url: '/api/club/house',
    says: 'For the operator: number of members, open reports and bans, and whether the store can be written.',
    answer: z.strictObject({ members: z.int(), reports: z.int(), bans: z.int(), writable: z.boolean() }),
  },
  moderatedMembers: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/members',
    says: 'For the operator: lists members, newest first.',
    body: page,
    answer: z.strictObject({ members: listOf(memberSchema) }),
  },
  moderatedMember: {
    ...plain,
    method: 'GET',
    url: '/api/club/house/members/:member',
    says: 'For the operator: returns a member by id or name, with reports and recent actions.',
    params: memberParams,
    answer: z.strictObject({ member: memberSchema, reports: listOf(report), acts: listOf(act) }),
  },
  rename: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/members/:member/name',
    says: 'For the operator: renames a member.',
    params: memberParams,
    body: z.strictObject({ name }),
    answer: memberSchema,
  },
  ban: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/members/:member/ban',
    says: 'For the operator: bans a member from signing in and taking seats, or from taking seats only, for some days or permanently.',
    params: memberParams,
    body: z.strictObject({
      from: z.enum(BAN_SCOPES),
      days: z.number().positive().max(3650).nullable(),
      why: words.min(1),
    }),
    answer: memberSchema,
  },
  liftBan: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/members/:member/lift',
    says: 'For the operator: lifts a ban.',
    params: memberParams,
    body: nothing,
    answer: memberSchema,
  },
  bans: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/bans',
    says: 'For the operator: lists bans, newest first.',
    body: page,
    answer: z.strictObject({ bans: listOf(ban) }),
  },
  reports: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/reports',
    says: 'For the operator: lists open or closed reports, newest first.',
    body: page.extend({ state: z.enum(['open', 'settled']) }),
    answer: z.strictObject({ reports: listOf(report) }),
  },
  settle: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/reports/:report/settle',
    says: 'For the operator: closes a report with a note on what was done.',
    params: z.object({ report: id }),
    body: z.strictObject({ words }),
    answer: report,
  },
  forbiddenNames: {
    ...plain,
    method: 'GET',
    url: '/api/club/house/names',
    says: 'For the operator: lists forbidden names.',
    answer: forbidden,
  },
  forbidName: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/names',
    says: 'For the operator: forbids a name and names that look like it, or allows it again.',
    body: z.strictObject({ name, is: z.enum(['forbidden', 'allowed']) }),
    answer: forbidden,
  },
  adminTables: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/tables',
    says: 'For the operator: lists tables, newest first, without what is played there.',
    body: z.strictObject({ state: z.enum(['open', 'closed', 'archived']).optional(), limit: z.int().min(1).max(200) }),
    answer: z.strictObject({ tables: listOf(tableSchema) }),
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
    says: 'For the operator: deletes a table with its log and records.',
    params: z.object({ table }),
    body: nothing,
    answer: nothing,
  },
  adminRecord: {
    ...plain,
    method: 'GET',
    url: '/api/club/house/tables/:table/records/:match',
    says: 'For the operator: returns the record of a finished match, also if spectators are not allowed.',
    params: z.object({ table, match: z.string().regex(/^\d{1,6}$/) }),
    answer: z.string(),
    type: 'text/plain',
  },
  audit: {
    ...plain,
    method: 'POST',
    url: '/api/club/house/audit',
    says: 'For the operator: returns the audit log, newest first.',
    body: page.extend({ member: name.optional() }),
    answer: z.strictObject({ acts: listOf(act) }),
  },
} as const satisfies Record<string, RouteSpec>;

export const MODERATION_ROUTES = { ...PLAYER_ROUTES, ...ADMIN_ROUTES };
