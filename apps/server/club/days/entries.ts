/** What members made of the deals of days: the first record of a member counts, and is counted once. */
import { dayOf, entryOn, type Rank, rankOf, streakOf, tallied, timeOf, type WorthTally } from '@parlour/club/days';
import { type Made, worthOf } from '@parlour/games/shelf/daily';
import { findGame } from '@parlour/games/shelf/shelf';
import { must } from '@parlour/kernel/must';
import type { DayEntered, DayStanding } from '@parlour/protocol/club/days';
import { z } from 'zod';
import { HttpTrouble } from '../../http/errors.ts';
import type { ServerContext } from '../../open-tables.ts';
import { fresh, type Kept, kept } from '../kept.ts';

export type DayOfGame = { readonly game: string; readonly day: string };

const made = z.object({ won: z.boolean(), score: z.number(), other: z.number().exactOptional() });

const entry = z.object({
  member: z.string(),
  game: z.string(),
  day: z.string(),
  made,
  worth: z.number(),
  late: z.boolean(),
  at: z.number(),
});

export type DayEntry = Readonly<z.infer<typeof entry>>;

export const dayEntries = kept<DayEntry>('day-entry', entry);

/** How many made how much: one document a day and game, so that a place is known without counting. */
const tallies = kept<{ tally: WorthTally }>(
  'day-tally',
  z.object({ tally: z.array(z.tuple([z.number(), z.number()])).readonly() }),
);

const DAY = 24 * 60 * 60_000;

/** A year and somewhat more: then a day is forgotten. */
export const LASTS = 400 * DAY;

export const dayId = ({ game, day }: DayOfGame): string => `${day}/${game}`;
const entryId = (which: DayOfGame, member: string): string => `${dayId(which)}/${member}`;

export const boardList = (which: DayOfGame): string => `day/${dayId(which)}`;
export const memberList = (member: string): string => `member/${member}`;
const gameList = (member: string, game: string): string => `member/${member}/${game}`;

export const todayAt = ({ clock }: Pick<ServerContext, 'clock'>): string => dayOf(new Date(clock.now()));

type Keeping = Pick<ServerContext, 'store'>;

export const entryOf = ({ store }: Keeping, which: DayOfGame, member: string): Promise<Kept<DayEntry> | undefined> =>
  dayEntries.read(store.documents, entryId(which, member));

export const tallyOf = async ({ store }: Keeping, which: DayOfGame): Promise<WorthTally> =>
  (await tallies.read(store.documents, dayId(which)))?.value.tally ?? [];

/** Whether a deal may be entered now. */
function lateness(context: ServerContext, { day }: DayOfGame): 'on the day' | 'late' {
  const when = entryOn(day, todayAt(context));
  if (when === 'too early') throw new HttpTrouble(400, 'bad-request', 'That day has not come yet.');
  if (when === 'too late') throw new HttpTrouble(400, 'bad-request', 'A deal can be entered for seven days.');
  return when;
}

type Entering = { readonly member: { readonly id: string } | undefined; readonly from: string };

export async function enterDay(
  context: ServerContext,
  which: DayOfGame,
  record: string,
  { member, from }: Entering,
): Promise<DayEntered> {
  const when = lateness(context, which);
  const before = member && (await entryOf(context, which, member.id));
  if (before) return { is: 'kept before', ...(await standingOf(context, before.value)) };
  if (!context.limits.take('days', from)) throw new HttpTrouble(429, 'too-fast', 'That were many records at once.');
  const result = await judged(context, which, record, { member, from });
  const worth = worthOf(must(findGame(which.game)), result);
  const late = when === 'late';
  if (!member) return { is: 'not kept', made: result, late, streak: 0, ...(await guestRank(context, which, worth)) };
  const made: DayEntry = { member: member.id, ...which, made: result, worth, late, at: context.clock.now() };
  const is = await count(context, made);
  return { is, ...(await standingOf(context, must(await entryOf(context, which, member.id)).value)) };
}

async function judged(
  { thinking }: ServerContext,
  { game, day }: DayOfGame,
  record: string,
  { member, from }: Entering,
): Promise<Made> {
  const answer = await thinking.judgeDay({ game, ofDay: day, record }, from, member?.id);
  if (!answer.ok) throw new HttpTrouble(400, 'bad-request', answer.fault.slice(0, LONGEST_SENTENCE));
  if ('made' in answer.value) return answer.value.made;
  throw new Error('a record was judged and nothing came of it');
}

/** What a stranger wrote may be part of a sentence, but not all of it. */
const LONGEST_SENTENCE = 500;

const guestRank = async (context: Keeping, which: DayOfGame, worth: number): Promise<Rank> =>
  rankOf(await tallyOf(context, which), worth, 'guest');

/** The entry and the tally are written together, or neither is. */
async function count({ store }: Keeping, made: DayEntry): Promise<'kept' | 'kept before'> {
  const { documents } = store;
  const id = entryId(made, made.member);
  const write = dayEntries.write(fresh(id), made, placesOf(made));
  const changed = await tallies.change(documents, dayId(made), async found => {
    if (await dayEntries.read(documents, id)) return undefined;
    return { value: { tally: tallied(found?.value.tally ?? [], made.worth) }, also: [write], lasts: LASTS };
  });
  return changed === 'kept' ? 'kept' : 'kept before';
}

const placesOf = (made: DayEntry) => ({
  places: [
    { list: boardList(made), place: made.worth },
    { list: memberList(made.member), place: made.at },
    { list: gameList(made.member, made.game), place: timeOf(made.day) },
  ],
  lasts: LASTS,
});

/** More days in a row than this are not counted. */
const LONGEST_ROW = 400;

export async function standingOf(
  context: ServerContext,
  { member, made, worth, late, ...which }: DayEntry,
): Promise<DayStanding> {
  const { documents } = context.store;
  const span = { order: 'falling', limit: LONGEST_ROW } as const;
  const [tally, entered] = await Promise.all([
    tallyOf(context, which),
    dayEntries.list(documents, gameList(member, which.game), span),
  ]);
  const streak = streakOf(
    entered.map(({ value }) => value.day),
    todayAt(context),
  );
  return { made, late, streak, ...rankOf(tally, worth, 'counted') };
}
