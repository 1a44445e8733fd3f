import { findGame } from '@parlour/games/shelf/shelf';
import { hasDailyDeal } from '@parlour/games/shelf/table-defaults';
import { DAILY_ROUTES } from '@parlour/protocol/club/daily';
import type { ServerContext } from '../../context.ts';
import { HttpError } from '../../http/errors.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import type { PersonalDataArea } from '../personal-data.ts';
import { readDailyBoard } from './leaderboard.ts';
import { type DailyDeal, type DailyEntry, dailyEntries, dailyMemberList, submitDailyRecord } from './submissions.ts';

function requireDailyDeal({ game, day }: DailyDeal): DailyDeal {
  const listedGame = findGame(game);
  if (!listedGame || !hasDailyDeal(listedGame))
    throw new HttpError(404, 'not-found', 'There is no daily deal of this game.');
  return { game, day };
}

export const dailyRoutes: readonly Route[] = [
  defineRoute(DAILY_ROUTES.leaderboard, async (context, request) => ({
    answer: await readDailyBoard(context, requireDailyDeal(request.params), (await request.signedInMember())?.id),
  })),
  defineRoute(DAILY_ROUTES.submitRecord, async (context, request) => {
    const submitter = { member: await request.signedInMember(), from: request.from };
    return {
      answer: await submitDailyRecord(context, requireDailyDeal(request.params), request.body.record, submitter),
    };
  }),
];

export const dailyPersonalData: PersonalDataArea = {
  area: 'daily deals',
  collect: collectDailyEntries,
  erase: eraseDailyEntries,
};

type StoreContext = Pick<ServerContext, 'store'>;

const ENTRIES_PER_PAGE = 500;

export async function collectDailyEntries(
  { store }: StoreContext,
  { id }: { readonly id: string },
): Promise<DailyEntry[]> {
  const found: DailyEntry[] = [];
  for (let beyond: number | undefined; ; ) {
    const span = { order: 'falling', limit: ENTRIES_PER_PAGE, ...(beyond !== undefined && { beyond }) } as const;
    const page = await dailyEntries.list(store.documents, dailyMemberList(id), span);
    found.push(...page.map(({ value }) => value));
    if (page.length < ENTRIES_PER_PAGE) return found;
    beyond = page.at(-1)?.value.at;
  }
}

/** The result stays in the anonymous tally, so that the places of others do not change. */
export async function eraseDailyEntries({ store }: StoreContext, { id }: { readonly id: string }): Promise<void> {
  for (;;) {
    const page = await dailyEntries.list(store.documents, dailyMemberList(id), {
      order: 'rising',
      limit: ENTRIES_PER_PAGE,
    });
    if (page.length === 0) return;
    await store.documents.commit(page.map(stored => dailyEntries.remove(stored)));
  }
}
