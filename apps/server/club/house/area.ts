/** What order in the house knows of a member. Who has reported, blocked or muted them is not theirs to know. */
import type { ClubArea } from '../about-me.ts';
import { actsBefore, forgetActs } from './audit.ts';
import { bansOf, forgetBan } from './bans.ts';
import { forgetReports, reportsBy } from './reports.ts';
import { forgetStances, stancesBy } from './stances.ts';

/** No more than this of each is given at once; the last ones first. */
const MOST = 1000;

export const orderArea: ClubArea = {
  area: 'order',
  async collect(context, { id }) {
    const { documents } = context.store;
    const reports = await reportsBy(documents, id, { limit: MOST });
    return {
      ban: (await bansOf(context, [id])).get(id) ?? null,
      stances: (await stancesBy(context, id)).map(({ value: { of, stance, at } }) => ({ of, stance, at })),
      reports: reports.map(({ value: { at, reason, words, about } }) => ({ at, reason, words, about })),
      acts: (await actsBefore(documents, { member: id, limit: MOST })).map(({ value }) => value),
    };
  },
  async forget(context, { id }) {
    const { documents } = context.store;
    await forgetStances(context, id);
    await forgetReports(documents, id, context.clock.now());
    await forgetBan(documents, id);
    await forgetActs(documents, id);
  },
};
