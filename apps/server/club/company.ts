/**
 * Who is here. Each server writes down, in one short-lived document, how many people sit at its tables by game, and which
 * members; whoever asks is told the sum over all servers.
 */
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import type { ClubCompany } from '@parlour/protocol/club/meeting';
import { sitsHere } from '@parlour/table/table';
import { z } from 'zod';
import { inBites } from '../bites.ts';
import type { LiveTable } from '../live-table.ts';
import type { ServerContext } from '../open-tables.ts';
import type { Documents } from '../store/documents.ts';
import { blockedWith } from './house/stances.ts';
import { kept } from './kept.ts';
import { waitingFor } from './meeting/tickets.ts';
import { type Member, membersBy } from './members.ts';

const atGame = z.strictObject({ game: z.string(), playing: z.number() });
const atTable = z.strictObject({ id: z.string(), game: z.string() });
const companies = kept('company', z.strictObject({ games: z.array(atGame), members: z.array(atTable) }));

/** Members who let it be known that they are here. */
const shown = kept('shown', z.strictObject({ since: z.number() }));

const ALL = 'all';
/** How often it is written down. */
export const NOTED = 10_000;
const LASTS = 3 * NOTED;

/** So many servers are asked, and so many members told of. */
const SERVERS = 100;
const MEMBERS = 100;

/** A chore. Where nobody is nothing is written. */
export async function noteCompany(context: ServerContext): Promise<void> {
  const playing = new Map<string, number>();
  const members: { id: string; game: string }[] = [];
  await inBites(context.clock, context.live, bite => {
    for (const { id, game } of bite.flatMap(seatedAt)) {
      playing.set(game, (playing.get(game) ?? 0) + 1);
      if (id !== undefined && members.length < MEMBERS) members.push({ id, game });
    }
  });
  if (playing.size === 0) return;
  const value = { games: [...playing].map(([game, count]) => ({ game, playing: count })), members };
  const places = [{ list: ALL, place: 0 }];
  await companies.change(context.store.documents, context.server, () => ({ value, places, lasts: LASTS }));
}

type SeatedHere = { readonly game: string; readonly id: string | undefined };

/** Everybody once, however many of their pages look at the table. */
function seatedAt({ runner: { table }, subscribers }: LiveTable): SeatedHere[] {
  const seats = new Set([...subscribers].flatMap(({ asker }) => (sitsHere(table, asker) ? [asker.seat] : [])));
  return [...seats].map(seat => {
    const sits = table.seats[seat];
    return { game: table.opened.game, id: sits?.is === 'person' ? sits.member : undefined };
  });
}

const NOBODY: ReadonlySet<string> = new Set();

/** Of two of whom one has blocked the other neither is told where the other is. */
export async function companyOf(context: ServerContext, asks: Member | undefined): Promise<ClubCompany> {
  const { documents } = context.store;
  const all = (await companies.list(documents, ALL, { order: 'rising', limit: SERVERS })).map(({ value }) => value);
  const ids = gamesOnShelf().flatMap(({ id, seats }) => (seats[1] > 1 ? [id] : []));
  const games = ids.map(async game => ({
    game,
    waiting: await documents.count('ticket', waitingFor(game)),
    playing: sum(all.flatMap(one => one.games).flatMap(one => (one.game === game ? [one.playing] : []))),
  }));
  const avoided = asks ? await blockedWith(context, asks.id) : NOBODY;
  const near = all.flatMap(one => one.members).filter(({ id }) => !avoided.has(id));
  const members = await shownOf(context, near.slice(0, MEMBERS));
  const own = asks && { shown: await isShown(documents, asks.id) };
  return { games: await Promise.all(games), members, ...own };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Only those who let it be known. */
async function shownOf(
  context: ServerContext,
  seated: readonly { readonly id: string; readonly game: string }[],
): Promise<ClubCompany['members']> {
  const ids = [...new Set(seated.map(({ id }) => id))];
  const willing = (await shown.readAll(context.store.documents, ids)).map(({ id }) => id);
  const members = await membersBy(context, willing);
  return members.flatMap(({ id, name }) => {
    const at = seated.find(one => one.id === id);
    return at ? [{ id, name, game: at.game }] : [];
  });
}

export const isShown = async (documents: Documents, member: string): Promise<boolean> =>
  (await shown.read(documents, member)) !== undefined;

export async function showMember({ store, clock }: ServerContext, member: string): Promise<void> {
  await shown.change(store.documents, member, () => ({ value: { since: clock.now() } }));
}

export async function hideMember(documents: Documents, member: string): Promise<void> {
  await shown.change(documents, member, found => found && { value: null });
}
