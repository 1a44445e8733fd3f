/** Members' results of daily deals. Only the first record of a member counts, and exactly once. */
import {
  addToTally,
  currentStreak,
  type Rank,
  rankInTally,
  startOfDayMs,
  submissionTiming,
  utcDay,
  type WorthTally,
} from '@parlour/club/daily';
import { type DailyScore, dailyScoreValue } from '@parlour/games/shelf/daily';
import { findGame } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import type { DailyStanding, DailySubmissionResult } from '@parlour/protocol/club/daily';
import { z } from 'zod';
import type { ServerContext } from '../../context.ts';
import { HttpError } from '../../http/errors.ts';
import { defineCollection, newDocumentAt, type Stored } from '../document-collection.ts';

export type DailyDeal = { readonly game: string; readonly day: string };

const madeSchema = z.object({ won: z.boolean(), score: z.number(), other: z.number().exactOptional() });

const entrySchema = z.object({
  member: z.string(),
  game: z.string(),
  day: z.string(),
  made: madeSchema,
  worth: z.number(),
  late: z.boolean(),
  at: z.number(),
});

export type DailyEntry = Readonly<z.infer<typeof entrySchema>>;

export const dailyEntries = defineCollection<DailyEntry>('day-entry', entrySchema);

/** One document per day and game, so that ranks need no counting. */
const tallies = defineCollection<{ tally: WorthTally }>(
  'day-tally',
  z.object({ tally: z.array(z.tuple([z.number(), z.number()])).readonly() }),
);

const DAY_MS = 24 * 60 * 60_000;

export const DAILY_TTL_MS = 400 * DAY_MS;

export const dailyDealId = ({ game, day }: DailyDeal): string => `${day}/${game}`;
const entryId = (deal: DailyDeal, member: string): string => `${dailyDealId(deal)}/${member}`;

export const dailyBoardList = (deal: DailyDeal): string => `day/${dailyDealId(deal)}`;
export const dailyMemberList = (member: string): string => `member/${member}`;
const gameList = (member: string, game: string): string => `member/${member}/${game}`;

export const serverToday = ({ clock }: Pick<ServerContext, 'clock'>): string => utcDay(new Date(clock.now()));

type StoreContext = Pick<ServerContext, 'store'>;

export const findDailyEntry = (
  { store }: StoreContext,
  deal: DailyDeal,
  member: string,
): Promise<Stored<DailyEntry> | undefined> => dailyEntries.read(store.documents, entryId(deal, member));

export const readDailyTally = async ({ store }: StoreContext, deal: DailyDeal): Promise<WorthTally> =>
  (await tallies.read(store.documents, dailyDealId(deal)))?.value.tally ?? [];

function requireOpenDay(context: ServerContext, { day }: DailyDeal): 'on the day' | 'late' {
  const timing = submissionTiming(day, serverToday(context));
  if (timing === 'too early') throw new HttpError(400, 'bad-request', 'This daily deal has not started yet.');
  if (timing === 'too late')
    throw new HttpError(400, 'bad-request', 'A daily deal can be entered for 7 days. This one is closed.');
  return timing;
}

type Submitter = { readonly member: { readonly id: string } | undefined; readonly from: string };

export async function submitDailyRecord(
  context: ServerContext,
  deal: DailyDeal,
  record: string,
  { member, from }: Submitter,
): Promise<DailySubmissionResult> {
  const timing = requireOpenDay(context, deal);
  const earlier = member && (await findDailyEntry(context, deal, member.id));
  if (earlier) return { is: 'kept before', ...(await dailyStanding(context, earlier.value)) };
  if (!context.limits.tryConsume('days', from))
    throw new HttpError(429, 'too-fast', 'You sent too many records. Try again in an hour.');
  const result = await verifyDailyRecord(context, deal, record, { member, from });
  const worth = dailyScoreValue(assertDefined(findGame(deal.game)), result);
  const late = timing === 'late';
  if (!member) return { is: 'not kept', made: result, late, streak: 0, ...(await anonymousRank(context, deal, worth)) };
  const made: DailyEntry = { member: member.id, ...deal, made: result, worth, late, at: context.clock.now() };
  const is = await storeEntry(context, made);
  return { is, ...(await dailyStanding(context, assertDefined(await findDailyEntry(context, deal, member.id)).value)) };
}

async function verifyDailyRecord(
  { workers }: ServerContext,
  { game, day }: DailyDeal,
  record: string,
  { member, from }: Submitter,
): Promise<DailyScore> {
  const answer = await workers.evaluateDaily({ game, ofDay: day, record }, from, member?.id);
  if (!answer.ok) throw new HttpError(400, 'bad-request', answer.fault.slice(0, MAX_ERROR_LENGTH));
  if ('made' in answer.value) return answer.value.made;
  throw new Error('a record was checked but its result could not be stored');
}

/** The sentence may quote client input, so its length is limited. */
const MAX_ERROR_LENGTH = 500;

const anonymousRank = async (context: StoreContext, deal: DailyDeal, worth: number): Promise<Rank> =>
  rankInTally(await readDailyTally(context, deal), worth, 'guest');

/** In one commit with the tally. */
async function storeEntry({ store }: StoreContext, made: DailyEntry): Promise<'kept' | 'kept before'> {
  const { documents } = store;
  const id = entryId(made, made.member);
  const write = dailyEntries.write(newDocumentAt(id), made, entryIndex(made));
  const changed = await tallies.change(documents, dailyDealId(made), async found => {
    if (await dailyEntries.read(documents, id)) return undefined;
    return { value: { tally: addToTally(found?.value.tally ?? [], made.worth) }, also: [write], lasts: DAILY_TTL_MS };
  });
  return changed === 'kept' ? 'kept' : 'kept before';
}

const entryIndex = (made: DailyEntry) => ({
  places: [
    { list: dailyBoardList(made), place: made.worth },
    { list: dailyMemberList(made.member), place: made.at },
    { list: gameList(made.member, made.game), place: startOfDayMs(made.day) },
  ],
  lasts: DAILY_TTL_MS,
});

const MAX_STREAK_DAYS = 400;

export async function dailyStanding(
  context: ServerContext,
  { member, made, worth, late, ...deal }: DailyEntry,
): Promise<DailyStanding> {
  const { documents } = context.store;
  const span = { order: 'falling', limit: MAX_STREAK_DAYS } as const;
  const [tally, entries] = await Promise.all([
    readDailyTally(context, deal),
    dailyEntries.list(documents, gameList(member, deal.game), span),
  ]);
  const streak = currentStreak(
    entries.map(({ value }) => value.day),
    serverToday(context),
  );
  return { made, late, streak, ...rankInTally(tally, worth, 'counted') };
}
