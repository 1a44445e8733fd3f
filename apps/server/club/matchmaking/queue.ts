/** The matchmaking queue. A client joins it with a ticket and polls until it has a table. */
import type { GamePreference, StrengthEstimate } from '@parlour/club/matchmaking/matchmaking';
import { type BoxedGame, findGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import { failure, type Result, success } from '@parlour/kernel/result';
import type { MatchmakingRequest, MatchmakingStatus } from '@parlour/protocol/club/matchmaking';
import type { ServerContext } from '../../context.ts';
import { newDocumentAt, type Stored } from '../document-collection.ts';
import {
  ALL_TICKETS_LIST,
  claimPlannedSeat,
  gameTicketsList,
  type MatchedTicket,
  matchQueuedTickets,
  memberTicketKey,
  plannedTables,
  ticketDocuments,
  ticketId,
  type WaitingTicket,
  waitingIndex,
} from './match-players.ts';

export type QueueingPlayer = {
  readonly name: string;
  readonly member?: string;
  readonly avoids: readonly string[];
  /** Only for games they have a rating for. */
  readonly strengths?: ReadonlyMap<string, StrengthEstimate>;
};

/** After this wait, computer players fill the table. */
export const QUEUE_WAIT_MS = 20_000;

const MAX_QUEUED = 2000;

const MAX_ATTEMPTS = 4;

export type QueueError = { readonly is: 'wrong' | 'enough'; readonly message: string };

/** `identify` is called only for new tickets. */
export async function joinOrPollQueue(
  context: ServerContext,
  request: MatchmakingRequest,
  identify: () => Promise<Result<QueueingPlayer, QueueError>>,
): Promise<Result<MatchmakingStatus, QueueError>> {
  const id = ticketId(request.ticket);
  const ticket = await renewOrBegin(context, id, request, identify);
  if (!ticket.ok) return ticket;
  await matchQueuedTickets(context);
  const current = (await ticketDocuments.read(context.store.documents, id)) ?? ticket.value;
  return success(await queueStatus(context, current));
}

async function renewOrBegin(
  context: ServerContext,
  id: string,
  request: MatchmakingRequest,
  identify: () => Promise<Result<QueueingPlayer, QueueError>>,
): Promise<Result<Stored<WaitingTicket | MatchedTicket>, QueueError>> {
  const { documents } = context.store;
  for (let n = 0; n < MAX_ATTEMPTS; n++) {
    const found = await ticketDocuments.read(documents, id);
    if (found?.value.is === 'met' && (await plannedTables.read(documents, found.value.table)))
      return success({ ...found });
    const ticket = found?.value.is === 'waiting' ? success(found.value) : await newTicket(context, request, identify);
    if (!ticket.ok) return ticket;
    const outcome = await storeTicket(context, found ?? newDocumentAt(id), ticket.value);
    if (outcome === 'kept') return success({ id, version: 0, value: ticket.value });
  }
  return failure({ is: 'enough', message: 'Your request is being handled already. Try again.' });
}

/** A member's ticket elsewhere is replaced by this one. */
async function storeTicket(
  { store: { documents } }: ServerContext,
  target: { id: string; version: number },
  value: WaitingTicket,
) {
  const write = ticketDocuments.write(target, value, waitingIndex(value));
  const outcome = await documents.commit([write]);
  if (outcome !== 'taken' || value.member === undefined) return outcome;
  const other = await ticketDocuments.findByKey(documents, memberTicketKey(value.member));
  return other ? documents.commit([ticketDocuments.remove(other), write]) : 'behind';
}

async function newTicket(
  context: ServerContext,
  request: MatchmakingRequest,
  identify: () => Promise<Result<QueueingPlayer, QueueError>>,
): Promise<Result<WaitingTicket, QueueError>> {
  const preferences = await requestedPreferences(request);
  if (!preferences.ok) return failure({ is: 'wrong', message: preferences.fault });
  if ((await context.store.documents.count('ticket', ALL_TICKETS_LIST)) >= MAX_QUEUED)
    return failure({ is: 'enough', message: 'Too many players are waiting. Try again in a minute.' });
  const player = await identify();
  if (!player.ok) return player;
  if (request.rated === true && player.value.member === undefined)
    return failure({ is: 'wrong', message: 'Sign in to play rated matches.' });
  return success(toWaitingTicket(player.value, preferences.value, request, context.clock.now()));
}

function toWaitingTicket(
  { name, member, avoids, strengths }: QueueingPlayer,
  preferences: readonly GamePreference[],
  { rated = false, clock }: MatchmakingRequest,
  since: number,
): WaitingTicket {
  const eligible = preferences.map(preference => {
    const strength = strengths?.get(preference.game);
    return strength ? { ...preference, strength } : preference;
  });
  const times = { since, until: since + QUEUE_WAIT_MS };
  const identity = { name, ...(member === undefined ? {} : { member }), avoids: [...avoids] };
  return { is: 'waiting', ...identity, wishes: eligible, rated, ...(clock && { clock }), ...times };
}

async function requestedPreferences({
  games,
  seats,
  rated,
}: MatchmakingRequest): Promise<Result<readonly GamePreference[]>> {
  const wanted = games ? games.map(id => findGame(id)) : gamesOnShelf();
  const eligible = wanted.flatMap(game => (game && game.seats[1] > 1 ? [game] : []));
  if (eligible.length === 0 || (games && eligible.length < games.length))
    return failure('There is no such game for two or more players.');
  const playable = rated === true ? await skillGames(eligible) : eligible;
  if (playable.length === 0) return failure('This game has no ratings.');
  const preferences = playable.flatMap(game => preferenceFor(game, seats) ?? []);
  return preferences.length > 0 ? success(preferences) : failure(`None of these games has ${seats} seats.`);
}

async function skillGames(games: readonly BoxedGame[]): Promise<readonly BoxedGame[]> {
  const skills = await Promise.all(games.map(game => game.skill?.()));
  return games.filter((_, n) => skills[n]?.is === 'skill');
}

function preferenceFor(
  { id, seats: [minSeats, maxSeats] }: BoxedGame,
  seats = Math.max(2, minSeats),
): GamePreference | undefined {
  return seats >= minSeats && seats <= maxSeats ? { game: id, seats } : undefined;
}

async function queueStatus(
  context: ServerContext,
  { value }: Stored<WaitingTicket | MatchedTicket>,
): Promise<MatchmakingStatus> {
  const { documents } = context.store;
  if (value.is === 'met') return claimMatchedSeat(context, value);
  const current = context.clock.now();
  const counts = await Promise.all(value.wishes.map(({ game }) => documents.count('ticket', gameTicketsList(game))));
  const { since, until } = value;
  return {
    is: 'waiting',
    waited: Math.max(0, current - since),
    left: Math.max(0, until - current),
    others: Math.max(0, ...counts.map(count => count - 1)),
  };
}

async function claimMatchedSeat(context: ServerContext, { table, seat }: MatchedTicket): Promise<MatchmakingStatus> {
  const planned = await plannedTables.read(context.store.documents, table);
  if (!planned) throw new Error('a matchmaking result disappeared before its seats were taken');
  return claimPlannedSeat(context, { table, ...planned.value }, seat);
}

/** False if the ticket has a table already. */
export async function leaveQueue({ store: { documents } }: ServerContext, ticket: string): Promise<boolean> {
  const found = await ticketDocuments.read(documents, ticketId(ticket));
  if (found?.value.is !== 'waiting') return false;
  return (await documents.commit([ticketDocuments.remove(found)])) === 'kept';
}
