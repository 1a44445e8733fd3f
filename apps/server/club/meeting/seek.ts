/** Looking for somebody to play with: asked again and again, until there is a table. */
import type { GameWish, Reckoned } from '@parlour/club/matching';
import { type BoxedGame, findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { failure, type Result, success } from '@parlour/kernel/result';
import type { SeekRequest, Sought } from '@parlour/protocol/club/meeting';
import type { ServerContext } from '../../open-tables.ts';
import { fresh, type Kept } from '../kept.ts';
import { meetUp } from './meet.ts';
import { placeAt } from './place.ts';
import {
  ALL,
  idOf,
  type Met,
  meetings,
  memberKey,
  tickets,
  type WaitingTicket,
  waitingFor,
  whileWaiting,
} from './tickets.ts';

/** Who looks for a game: a member, or somebody by a name. */
export type Seeker = {
  readonly name: string;
  readonly member?: string;
  readonly avoids: readonly string[];
  /** How good they are at the games they have been rated at. */
  readonly strengths?: ReadonlyMap<string, Reckoned>;
};

/** How long somebody waits before computer players fill the table. */
export const PATIENCE = 20_000;

/** More do not wait at once. */
const MOST = 2000;

/** Somebody may be quicker so often. */
const TRIES = 4;

export type SeekFault = { readonly is: 'wrong' | 'enough'; readonly message: string };

/** `whoIs` is asked only when somebody begins to wait. */
export async function seek(
  context: ServerContext,
  request: SeekRequest,
  whoIs: () => Promise<Result<Seeker, SeekFault>>,
): Promise<Result<Sought, SeekFault>> {
  const id = idOf(request.ticket);
  const begun = await renewOrBegin(context, id, request, whoIs);
  if (!begun.ok) return begun;
  await meetUp(context);
  const now = (await tickets.read(context.store.documents, id)) ?? begun.value;
  return success(await answerOf(context, now));
}

async function renewOrBegin(
  context: ServerContext,
  id: string,
  request: SeekRequest,
  whoIs: () => Promise<Result<Seeker, SeekFault>>,
): Promise<Result<Kept<WaitingTicket | Met>, SeekFault>> {
  const { documents } = context.store;
  for (let n = 0; n < TRIES; n++) {
    const found = await tickets.read(documents, id);
    if (found?.value.is === 'met' && (await meetings.read(documents, found.value.table))) return success({ ...found });
    const asked = found?.value.is === 'waiting' ? success(found.value) : await begin(context, request, whoIs);
    if (!asked.ok) return asked;
    const outcome = await take(context, found ?? fresh(id), asked.value);
    if (outcome === 'kept') return success({ id, version: 0, value: asked.value });
  }
  return failure({ is: 'enough', message: 'Too much is going on with this ticket; please try again.' });
}

/** A member who looks elsewhere too gives that up for this. */
async function take(
  { store: { documents } }: ServerContext,
  spot: { id: string; version: number },
  value: WaitingTicket,
) {
  const write = tickets.write(spot, value, whileWaiting(value));
  const outcome = await documents.commit([write]);
  if (outcome !== 'taken' || value.member === undefined) return outcome;
  const other = await tickets.named(documents, memberKey(value.member));
  return other ? documents.commit([tickets.remove(other), write]) : 'behind';
}

async function begin(
  context: ServerContext,
  request: SeekRequest,
  whoIs: () => Promise<Result<Seeker, SeekFault>>,
): Promise<Result<WaitingTicket, SeekFault>> {
  const wishes = await wishesOf(request);
  if (!wishes.ok) return failure({ is: 'wrong', message: wishes.fault });
  if ((await context.store.documents.count('ticket', ALL)) >= MOST)
    return failure({ is: 'enough', message: 'Too many wait for a game just now; please try again in a minute.' });
  const who = await whoIs();
  if (!who.ok) return who;
  if (request.rated === true && who.value.member === undefined)
    return failure({ is: 'wrong', message: 'Only members play for their ratings.' });
  return success(waitingAs(who.value, wishes.value, request.rated === true ? 'rated' : 'free', context.clock.now()));
}

function waitingAs(
  { name, member, avoids, strengths }: Seeker,
  wishes: readonly GameWish[],
  kind: 'rated' | 'free',
  since: number,
): WaitingTicket {
  const known = wishes.map(wish => {
    const strength = strengths?.get(wish.game);
    return strength ? { ...wish, strength } : wish;
  });
  const times = { since, until: since + PATIENCE };
  const whose = { name, ...(member === undefined ? {} : { member }), avoids: [...avoids] };
  return { is: 'waiting', ...whose, wishes: known, rated: kind === 'rated', ...times };
}

/** As few people as the game can be played by, if nothing is said. */
async function wishesOf({ games, seats, rated }: SeekRequest): Promise<Result<readonly GameWish[]>> {
  const wanted = games ? games.map(id => findGame(id)) : gamesOnShelf();
  const known = wanted.flatMap(game => (game && game.seats[1] > 1 ? [game] : []));
  if (known.length === 0 || (games && known.length < games.length))
    return failure('That is no game for two or more on the shelf.');
  const fit = rated === true ? await withSkill(known) : known;
  if (fit.length === 0) return failure('Nobody is rated at this game.');
  const wishes = fit.flatMap(game => wishOf(game, seats) ?? []);
  return wishes.length > 0 ? success(wishes) : failure('It is not played by so many.');
}

async function withSkill(games: readonly BoxedGame[]): Promise<readonly BoxedGame[]> {
  const skills = await Promise.all(games.map(game => game.skill?.()));
  return games.filter((_, n) => skills[n]?.is === 'skill');
}

function wishOf({ id, seats: [least, most] }: BoxedGame, seats = Math.max(2, least)): GameWish | undefined {
  return seats >= least && seats <= most ? { game: id, seats } : undefined;
}

async function answerOf(context: ServerContext, { value }: Kept<WaitingTicket | Met>): Promise<Sought> {
  const { documents } = context.store;
  if (value.is === 'met') return placeOf(context, value);
  const now = context.clock.now();
  const counts = await Promise.all(value.wishes.map(({ game }) => documents.count('ticket', waitingFor(game))));
  const { since, until } = value;
  return {
    is: 'waiting',
    waited: Math.max(0, now - since),
    left: Math.max(0, until - now),
    others: Math.max(0, ...counts.map(count => count - 1)),
  };
}

async function placeOf(context: ServerContext, { table, seat }: Met): Promise<Sought> {
  const settled = await meetings.read(context.store.documents, table);
  if (!settled) throw new Error('a meeting is gone before its places');
  return placeAt(context, { table, ...settled.value }, seat);
}

/** Whether nobody is waited for any more; a ticket that has led to a table stays what it is. */
export async function stopSeeking({ store: { documents } }: ServerContext, ticket: string): Promise<boolean> {
  const found = await tickets.read(documents, idOf(ticket));
  if (found?.value.is !== 'waiting') return false;
  return (await documents.commit([tickets.remove(found)])) === 'kept';
}
