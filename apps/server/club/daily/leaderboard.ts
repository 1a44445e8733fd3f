import { rankInTally } from '@parlour/club/daily';
import type { DailyScoreByLevel } from '@parlour/games/shelf/daily';
import { LEVELS } from '@parlour/players/player';
import type { DailyLeaderboard, DailyLeaderboardRow } from '@parlour/protocol/club/daily';
import { z } from 'zod';
import type { ServerContext } from '../../context.ts';
import { BusyError } from '../../workers/pool.ts';
import { defineCollection, newDocumentAt } from '../document-collection.ts';
import { findMembers } from '../members.ts';
import {
  DAILY_TTL_MS,
  type DailyDeal,
  dailyBoardList,
  dailyDealId,
  dailyEntries,
  dailyStanding,
  findDailyEntry,
  readDailyTally,
} from './submissions.ts';

const BOARD_ROWS = 20;

const madeSchema = z.object({ won: z.boolean(), score: z.number(), other: z.number().exactOptional() });

const levelResults = defineCollection<{ levels: DailyScoreByLevel }>(
  'day-levels',
  z.object({ levels: z.partialRecord(z.enum(LEVELS), madeSchema) }),
);

/** A server's claim to run the computer levels. If it crashes, another may claim it after this one expires. */
const levelClaims = defineCollection<{ at: number }>('day-levels-begun', z.object({ at: z.number() }));
const LEVEL_CLAIM_MS = 60_000;

export async function readDailyBoard(
  context: ServerContext,
  deal: DailyDeal,
  member: string | undefined,
): Promise<DailyLeaderboard> {
  const [tally, rows, levels, mine] = await Promise.all([
    readDailyTally(context, deal),
    readBoardRows(context, deal),
    levelResults.read(context.store.documents, dailyDealId(deal)),
    member === undefined ? undefined : findDailyEntry(context, deal, member),
  ]);
  const of = tally.reduce((sum, [, count]) => sum + count, 0);
  if (!levels && of > 0) await startLevels(context, deal);
  return {
    of,
    rows: rows.map(({ worth, ...row }) => ({ place: rankInTally(tally, worth, 'counted').place, ...row })),
    levels: levels?.value.levels ?? null,
    mine: mine ? await dailyStanding(context, mine.value) : null,
  };
}

type BoardRow = Omit<DailyLeaderboardRow, 'place'> & { readonly worth: number };

async function readBoardRows(context: ServerContext, deal: DailyDeal): Promise<BoardRow[]> {
  const span = { order: 'falling', limit: BOARD_ROWS } as const;
  const entries = await dailyEntries.list(context.store.documents, dailyBoardList(deal), span);
  const members = await findMembers(
    context,
    entries.map(({ value }) => value.member),
  );
  return entries.flatMap(({ value: { member, made, worth, late } }) => {
    const known = members.find(({ id }) => id === member);
    return known ? [{ member, name: known.name, made, worth, late }] : [];
  });
}

/** Starts the levels on the first server that claims them. The results appear on a later read of the board. */
export async function startLevels(context: ServerContext, deal: DailyDeal): Promise<void> {
  const { store, clock, telemetry } = context;
  const claim = levelClaims.write(newDocumentAt(dailyDealId(deal)), { at: clock.now() }, { lasts: LEVEL_CLAIM_MS });
  if ((await store.documents.commit([claim])) !== 'kept') return;
  void storeLevelResults(context, deal).catch(error => {
    if (!(error instanceof BusyError)) telemetry.logError(error, {}, 'computer players did not play the daily deal');
  });
}

/** The rate-limit account for work that no client asked for. */
const SERVER_ACCOUNT = 'the house';

async function storeLevelResults({ workers, store, isClosing }: ServerContext, deal: DailyDeal): Promise<void> {
  const answer = await workers.evaluateDaily({ game: deal.game, ofDay: deal.day }, SERVER_ACCOUNT);
  if (!answer.ok || !('levels' in answer.value) || isClosing) return;
  await store.documents.commit([
    levelResults.write(newDocumentAt(dailyDealId(deal)), { levels: answer.value.levels }, { lasts: DAILY_TTL_MS }),
  ]);
}
