/** Who answers what is asked about ratings. */
import { RATING_ROUTES } from '@parlour/protocol/club/ratings';
import { HttpTrouble } from '../../http/errors.ts';
import { type Route, route } from '../../http/route.ts';
import { charge, mayAsk } from '../../judging-cost.ts';
import { openTable } from '../../open-tables.ts';
import { NO_TABLE } from '../../trouble.ts';
import { memberBy, memberNamed } from '../members.ts';
import { memberPage, ratedTable } from './telling.ts';

const MUCH = 'That was too much to read at once.';

export const ratingRoutes: readonly Route[] = [
  route(RATING_ROUTES.member, async (context, { params, from }) => {
    if (!context.limits.take('profiles', from)) throw new HttpTrouble(429, 'too-fast', MUCH);
    const member = (await memberBy(context, params.name)) ?? (await memberNamed(context, params.name));
    if (!member) throw new HttpTrouble(404, 'not-found', 'No member of this house has that name.');
    return { answer: await memberPage(context, member) };
  }),
  route(RATING_ROUTES.table, async (context, { params, from }) => {
    if (!mayAsk({ context, from }, undefined)) throw new HttpTrouble(429, 'too-fast', MUCH);
    const live = await openTable(context, params.table);
    if (!live) throw new HttpTrouble(404, 'no-table', NO_TABLE);
    charge({ context, from }, live);
    return { answer: await ratedTable(context, live.row.id, live.runner.table) };
  }),
];
