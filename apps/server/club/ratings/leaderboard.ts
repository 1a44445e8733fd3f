/** The leaderboard of a game: rated members by points, of this month or of all time. */
import { toDisplayedRating } from '@parlour/club/ratings/rating-display';
import type { LEADERBOARD_PERIODS, Leaderboard } from '@parlour/protocol/club/ratings';
import type { ServerContext } from '../../context.ts';
import type { Member } from '../../hooks.ts';
import { findMembers } from '../members.ts';
import { leaderboardList, type MemberStanding, standingDocuments } from './documents.ts';
import { readRating } from './queries.ts';

type Period = (typeof LEADERBOARD_PERIODS)[number];

/** Only the members who played most recently are ranked, so that reading stays cheap. */
const MAX_RANKED = 200;
const MAX_ROWS = 100;
/** All visitors of the club read the same leaderboard. */
const CACHE_MS = 30_000;

type RankedMember = {
  readonly member: string;
  readonly name: string;
  readonly points: number;
  readonly playedAt: number;
  readonly change: number | null;
};

type CachedRanking = { readonly at: number; readonly ranking: Promise<readonly RankedMember[]> };

const cachedRankings = new WeakMap<ServerContext, Map<string, CachedRanking>>();

export async function readLeaderboard(
  context: ServerContext,
  { game, period }: { readonly game: string; readonly period: Period },
  viewer: Member | undefined,
): Promise<Leaderboard> {
  const since = period === 'month' ? monthStart(context.clock.now()) : 0;
  const ranked = assignPlaces((await cachedRanking(context, game)).filter(({ playedAt }) => playedAt >= since));
  const own = viewer && ranked.find(({ member }) => member === viewer.id);
  return {
    rows: ranked.slice(0, MAX_ROWS),
    of: ranked.length,
    own: own ? { place: own.place, points: own.points, change: own.change } : null,
    matches: viewer ? ((await readRating(context, viewer.id, game))?.matches ?? 0) : null,
  };
}

function cachedRanking(context: ServerContext, game: string): Promise<readonly RankedMember[]> {
  const cache = cachedRankings.get(context) ?? new Map<string, CachedRanking>();
  cachedRankings.set(context, cache);
  const now = context.clock.now();
  const cached = cache.get(game);
  if (cached && now - cached.at < CACHE_MS) return cached.ranking;
  const ranking = rankMembers(context, game, monthStart(now));
  cache.set(game, { at: now, ranking });
  ranking.catch(() => cache.delete(game));
  return ranking;
}

/** Best first. Members without enough matches are left out. */
async function rankMembers(context: ServerContext, game: string, sinceMonth: number): Promise<readonly RankedMember[]> {
  const found = await standingDocuments.list(context.store.documents, leaderboardList(game), {
    order: 'falling',
    limit: MAX_RANKED,
  });
  const standings = found.map(({ value }) => value);
  const members = await findMembers(
    context,
    standings.map(({ member }) => member),
  );
  const names = new Map(members.map(({ id, name }) => [id, name]));
  return standings
    .flatMap(standing => toRankedMember(standing, names, sinceMonth) ?? [])
    .sort((a, b) => b.points - a.points);
}

function toRankedMember(
  { member, rating, curve }: MemberStanding,
  names: ReadonlyMap<string, string>,
  sinceMonth: number,
): RankedMember | undefined {
  const [name, shown, last] = [names.get(member), toDisplayedRating(rating), curve.at(-1)];
  if (name === undefined || shown.is !== 'rated' || !last) return undefined;
  const before = curve.findLast(([at]) => at < sinceMonth) ?? curve[0];
  return {
    ...{ member, name, points: shown.points, playedAt: last[0] },
    change: before && before !== last ? shown.points - before[1] : null,
  };
}

/** Members with equal points share a place. */
function assignPlaces(ranked: readonly RankedMember[]): Leaderboard['rows'] {
  return ranked.map(({ member, name, points, change }) => ({
    place: 1 + ranked.filter(other => other.points > points).length,
    ...{ member, name, points, change },
  }));
}

const monthStart = (now: number): number => {
  const day = new Date(now);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1);
};
