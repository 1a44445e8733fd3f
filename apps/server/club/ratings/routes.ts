import { findGame } from '@parlour/games/shelf/shelf';
import { RATING_ROUTES } from '@parlour/protocol/club/ratings';
import type { ServerContext } from '../../context.ts';
import { NO_TABLE_MESSAGE } from '../../errors.ts';
import { HttpError } from '../../http/errors.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { chargeCpu, hasCpuBudget } from '../../limits/cpu-budget.ts';
import { openLiveTable } from '../../tables/open-table.ts';
import type { Stored } from '../document-collection.ts';
import { findMember, findMemberByName } from '../members.ts';
import type { PersonalDataArea } from '../personal-data.ts';
import {
  COUNTED_MATCH_TTL_MS,
  type CountedMatch,
  countedDocuments,
  countedPlaces,
  isCountedMember,
  standingDocuments,
} from './documents.ts';
import { readLeaderboard } from './leaderboard.ts';
import { listRatedMatches, listStandings, readMemberPage, readRatedTable } from './queries.ts';

const TOO_MUCH = 'Too many requests. Wait a few seconds and try again.';

export const ratingRoutes: readonly Route[] = [
  defineRoute(RATING_ROUTES.leaderboard, async (context, { params, from, signedInMember }) => {
    if (!context.limits.tryConsume('profiles', from)) throw new HttpError(429, 'too-fast', TOO_MUCH);
    if (!findGame(params.game)) throw new HttpError(404, 'not-found', 'There is no such game.');
    return { answer: await readLeaderboard(context, params, await signedInMember()) };
  }),
  defineRoute(RATING_ROUTES.member, async (context, { params, from }) => {
    if (!context.limits.tryConsume('profiles', from)) throw new HttpError(429, 'too-fast', TOO_MUCH);
    const member = (await findMember(context, params.name)) ?? (await findMemberByName(context, params.name));
    if (!member) throw new HttpError(404, 'not-found', 'There is no member with this name.');
    return { answer: await readMemberPage(context, member) };
  }),
  defineRoute(RATING_ROUTES.table, async (context, { params, from }) => {
    if (!hasCpuBudget({ context, from }, undefined)) throw new HttpError(429, 'too-fast', TOO_MUCH);
    const live = await openLiveTable(context, params.table);
    if (!live) throw new HttpError(404, 'no-table', NO_TABLE_MESSAGE);
    chargeCpu({ context, from }, live);
    return { answer: await readRatedTable(context, live.row.id, live.runner.table) };
  }),
];

const MATCHES_PER_PAGE = 100;
const MAX_EXPORTED_MATCHES = 1000;

export const ratingPersonalData: PersonalDataArea = {
  area: 'ratings',
  async collect(context, { id }) {
    const standings = await listStandings(context, id);
    const matches = await listRatedMatches(context, id, MAX_EXPORTED_MATCHES);
    return {
      standings: standings.map(({ value: { member: _, ...standing } }) => standing),
      matches: matches.map(({ value }) => value),
    };
  },
  async erase(context, { id }) {
    await eraseFromMatches(context, id);
    for (const standing of await listStandings(context, id))
      await context.store.documents.commit([standingDocuments.remove(standing)]);
  },
};

/** Opponents keep their matches, now against a former member. */
async function eraseFromMatches(context: ServerContext, member: string): Promise<void> {
  for (;;) {
    const matches = await listRatedMatches(context, member, MATCHES_PER_PAGE);
    for (const match of matches) await eraseFromMatch(context, match, member);
    if (matches.length === 0) return;
  }
}

async function eraseFromMatch(
  { store, clock }: ServerContext,
  match: Stored<CountedMatch>,
  member: string,
): Promise<void> {
  const players = match.value.players.map(player =>
    isCountedMember(player) && player.member === member ? { ...player, member: null } : player,
  );
  const value = { ...match.value, players };
  const lasts = Math.max(1, value.at + COUNTED_MATCH_TTL_MS - clock.now());
  await store.documents.commit([countedDocuments.write(match, value, { places: countedPlaces(value), lasts })]);
}
