/**
 * Who is online. Each server stores how many people play at its tables, by game, in one short-lived document; reading
 * sums over all servers.
 */

import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import type { OnlinePlayers } from '@parlour/protocol/club/matchmaking';
import { isSeatedCaller } from '@parlour/table/table';
import { z } from 'zod';
import { forEachChunkYielding } from '../../clock.ts';
import type { ServerContext } from '../../context.ts';
import type { Member } from '../../hooks.ts';
import type { Documents } from '../../store/documents.ts';
import type { LiveTable } from '../../tables/live-table.ts';
import { defineCollection } from '../document-collection.ts';
import { findMembers } from '../members.ts';
import { listBlockedEitherWay } from '../moderation/blocks-and-mutes.ts';
import { gameTicketsList } from './match-players.ts';

const atGame = z.strictObject({ game: z.string(), playing: z.number() });
const atTable = z.strictObject({ id: z.string(), game: z.string() });
const presenceDocuments = defineCollection(
  'company',
  z.strictObject({ games: z.array(atGame), members: z.array(atTable) }),
);

const visibilityDocuments = defineCollection('shown', z.strictObject({ since: z.number() }));

const ALL_SERVERS_LIST = 'all';
export const PRESENCE_INTERVAL_MS = 10_000;
const PRESENCE_TTL_MS = 3 * PRESENCE_INTERVAL_MS;

const MAX_SERVERS = 100;
const MAX_MEMBERS = 100;

/** Background job. A server without players writes nothing. */
export async function recordPresence(context: ServerContext): Promise<void> {
  const playing = new Map<string, number>();
  const members: { id: string; game: string }[] = [];
  await forEachChunkYielding(context.clock, context.liveTables, chunk => {
    for (const { id, game } of chunk.flatMap(seatedPlayers)) {
      playing.set(game, (playing.get(game) ?? 0) + 1);
      if (id !== undefined && members.length < MAX_MEMBERS) members.push({ id, game });
    }
  });
  if (playing.size === 0) return;
  const value = { games: [...playing].map(([game, count]) => ({ game, playing: count })), members };
  const places = [{ list: ALL_SERVERS_LIST, place: 0 }];
  await presenceDocuments.change(context.store.documents, context.serverId, () => ({
    value,
    places,
    lasts: PRESENCE_TTL_MS,
  }));
}

type SeatedPlayer = { readonly game: string; readonly id: string | undefined };

/** Counts each seat once, however many pages of the player are connected. */
function seatedPlayers({ runner: { table }, subscribers }: LiveTable): SeatedPlayer[] {
  const seats = new Set([...subscribers].flatMap(({ caller }) => (isSeatedCaller(table, caller) ? [caller.seat] : [])));
  return [...seats].map(seat => {
    const occupant = table.seats[seat];
    return { game: table.opened.game, id: occupant?.is === 'person' ? occupant.member : undefined };
  });
}

const NO_MEMBERS: ReadonlySet<string> = new Set();

/** Members who block each other do not see each other. */
export async function readOnlineNow(context: ServerContext, viewer: Member | undefined): Promise<OnlinePlayers> {
  const { documents } = context.store;
  const servers = (
    await presenceDocuments.list(documents, ALL_SERVERS_LIST, { order: 'rising', limit: MAX_SERVERS })
  ).map(({ value }) => value);
  const ids = gamesOnShelf().flatMap(({ id, seats }) => (seats[1] > 1 ? [id] : []));
  const games = ids.map(async game => ({
    game,
    waiting: await documents.count('ticket', gameTicketsList(game)),
    playing: total(servers.flatMap(each => each.games).flatMap(each => (each.game === game ? [each.playing] : []))),
  }));
  const avoided = viewer ? await listBlockedEitherWay(context, viewer.id) : NO_MEMBERS;
  const candidates = servers.flatMap(each => each.members).filter(({ id }) => !avoided.has(id));
  const members = await visibleMembers(context, candidates.slice(0, MAX_MEMBERS));
  const own = viewer && { shown: await isShownOnline(documents, viewer.id) };
  return { games: await Promise.all(games), members, ...own };
}

const total = (numbers: readonly number[]): number => numbers.reduce((servers, each) => servers + each, 0);

async function visibleMembers(
  context: ServerContext,
  seated: readonly { readonly id: string; readonly game: string }[],
): Promise<OnlinePlayers['members']> {
  const ids = [...new Set(seated.map(({ id }) => id))];
  const visibleIds = (await visibilityDocuments.readAll(context.store.documents, ids)).map(({ id }) => id);
  const members = await findMembers(context, visibleIds);
  return members.flatMap(({ id, name }) => {
    const entry = seated.find(each => each.id === id);
    return entry ? [{ id, name, game: entry.game }] : [];
  });
}

export const isShownOnline = async (documents: Documents, member: string): Promise<boolean> =>
  (await visibilityDocuments.read(documents, member)) !== undefined;

export async function showOnline({ store, clock }: ServerContext, member: string): Promise<void> {
  await visibilityDocuments.change(store.documents, member, () => ({ value: { since: clock.now() } }));
}

export async function hideOnline(documents: Documents, member: string): Promise<void> {
  await visibilityDocuments.change(documents, member, found => found && { value: null });
}
