/**
 * Rematch: another game with the same players. A player calls, the others answer, and those who agree get a new
 * table, filled up with computer players. One document holds the call and the answers, and from the start the id of
 * the new table, so any server can continue it.
 */

import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import { failure, type Result, success } from '@parlour/kernel/result';
import type { RematchRequestBody, RematchStatus } from '@parlour/protocol/club/matchmaking';
import { isSeatedCaller, type Table } from '@parlour/table/table';
import { z } from 'zod';
import type { ServerContext } from '../../context.ts';
import { chargeCpu, hasCpuBudget } from '../../limits/cpu-budget.ts';
import type { CreateTableError } from '../../tables/create-table.ts';
import { openLiveTable } from '../../tables/open-table.ts';
import { randomId } from '../../tokens.ts';
import { defineCollection } from '../document-collection.ts';
import { activeBanReason } from '../moderation/bans.ts';
import { listBlockedEitherWay } from '../moderation/blocks-and-mutes.ts';
import type { TableOccupant } from '../seated-table.ts';
import { claimPlannedSeat } from './match-players.ts';

const invitedSchema = z.strictObject({
  seat: z.number(),
  name: z.string(),
  member: z.string().exactOptional(),
  says: z.enum(['yes', 'no', 'nothing']),
});

const callSchema = z.strictObject({
  game: z.string(),
  by: z.string(),
  table: z.string(),
  until: z.number(),
  guests: z.array(invitedSchema),
  /** Whether it is stored that answers can no longer change. */
  settled: z.boolean(),
});

type InvitedPlayer = Readonly<z.infer<typeof invitedSchema>>;
type RematchCall = Readonly<z.infer<typeof callSchema>>;

const rematchCalls = defineCollection('another', callSchema);

/** How long players may answer, and how long their places are held afterwards. */
const ANSWER_MS = 30_000;
const CALL_TTL_MS = 120_000;

/** Calls, answers or polls a rematch. A call leads to a new table, so it counts against the limit on tables. */
export async function handleRematch(
  context: ServerContext,
  id: string,
  request: RematchRequestBody,
  from: string,
): Promise<Result<RematchStatus, CreateTableError>> {
  const caller = context.tokens.verify(id, { seat: request.seat });
  if (!hasCpuBudget({ context, from }, undefined)) return failure({ is: 'enough', message: TOO_MUCH });
  const live = caller && (await openLiveTable(context, id));
  if (live) chargeCpu({ context, from }, live);
  if (!live || !isSeatedCaller(live.runner.table, caller)) return failure({ is: 'wrong', message: NOT_SEATED });
  if (request.game !== undefined && !context.limits.tryConsume('tables', from))
    return failure({ is: 'enough', message: 'Too many new tables from your address. Try again in an hour.' });
  const refusal =
    (await banReasonAt(context, live.runner.table, caller.seat, request)) ??
    (await recordAnswer(context, live.runner.table, id, caller.seat, request));
  if (refusal !== undefined) return failure({ is: 'wrong', message: refusal });
  return success(await readRematchStatus(context, id, caller.seat));
}

const NOT_SEATED = 'Only players at this table can call a rematch.';
const TOO_MUCH = 'Too many requests. Wait a few seconds and try again.';

async function banReasonAt(
  context: ServerContext,
  { seats }: Table,
  seat: number,
  { game, agrees }: RematchRequestBody,
): Promise<string | undefined> {
  const occupant = seats[seat];
  const takesPart = game !== undefined || agrees === true;
  return takesPart && occupant?.is === 'person' && occupant.member !== undefined
    ? activeBanReason(context, occupant.member, 'seats')
    : undefined;
}

/** Returns a sentence if refused. */
async function recordAnswer(
  context: ServerContext,
  table: Table,
  id: string,
  seat: number,
  { game, agrees }: RematchRequestBody,
): Promise<string | undefined> {
  if (game === undefined && agrees === undefined) return undefined;
  const currentCall = game === undefined ? undefined : await newCall(context, table, seat, game);
  if (typeof currentCall === 'string') return currentCall;
  let refusal: string | undefined;
  await rematchCalls.change(context.store.documents, id, found => {
    const now = context.clock.now();
    const isOpen = found !== undefined && !isDecided(found.value, now);
    refusal = undefined;
    if (currentCall && isOpen && found.value.game !== currentCall.game)
      refusal = `${found.value.by} called a rematch first.`;
    if (currentCall && found && !isOpen && now < found.value.until + CALL_TTL_MS / 2)
      refusal = 'The others have already started the rematch.';
    const value = isOpen ? withAnswer(found.value, seat, agrees === false ? 'no' : 'yes') : currentCall;
    return refusal === undefined && value ? { value, lasts: CALL_TTL_MS } : undefined;
  });
  return refusal;
}

async function newCall(
  context: ServerContext,
  table: Table,
  seat: number,
  game: string,
): Promise<RematchCall | string> {
  const listedGame = findGame(game);
  if (!listedGame) return 'There is no such game.';
  const invited = await invitedPlayers(context, table, seat);
  if (invited.length > listedGame.seats[1]) return `${listedGame.title} is played by ${listedGame.seats[1]} at most.`;
  const by = invited.find(each => each.seat === seat)?.name ?? '';
  return {
    game,
    by,
    table: randomId(context.entropy),
    until: context.clock.now() + ANSWER_MS,
    guests: invited,
    settled: false,
  };
}

/** Leaves out members who block the calling player or are blocked by them. */
async function invitedPlayers(context: ServerContext, { seats }: Table, callingSeat: number): Promise<InvitedPlayer[]> {
  const callingPlayer = seats[callingSeat];
  const isMember = callingPlayer?.is === 'person' && callingPlayer.member !== undefined;
  const avoided = isMember ? await listBlockedEitherWay(context, callingPlayer.member) : new Set<string>();
  return seats.flatMap((occupant, seat): InvitedPlayer[] => {
    if (occupant.is !== 'person') return [];
    const { name, member } = occupant;
    if (member !== undefined && avoided.has(member)) return [];
    return [
      { seat, name, ...(member === undefined ? {} : { member }), says: seat === callingSeat ? 'yes' : 'nothing' },
    ];
  });
}

const withAnswer = (currentCall: RematchCall, seat: number, says: InvitedPlayer['says']): RematchCall => ({
  ...currentCall,
  guests: currentCall.guests.map(each => (each.seat === seat ? { ...each, says } : each)),
});

const isDecided = ({ guests: invited, until, settled: plannedTable }: RematchCall, now: number): boolean =>
  plannedTable || now >= until || invited.every(({ says }) => says !== 'nothing');

/** Stores the decision before anyone is seated: the clocks of servers differ, and all must agree on the players. */
async function settleCall({ store, clock }: ServerContext, id: string): Promise<RematchCall | undefined> {
  await rematchCalls.change(store.documents, id, found => {
    if (!found || found.value.settled || !isDecided(found.value, clock.now())) return undefined;
    return { value: { ...found.value, settled: true }, lasts: CALL_TTL_MS };
  });
  return (await rematchCalls.read(store.documents, id))?.value;
}

async function readRematchStatus(context: ServerContext, id: string, seat: number): Promise<RematchStatus> {
  const currentCall = await settleCall(context, id);
  const own = currentCall?.guests.find(each => each.seat === seat);
  if (!currentCall || !own || own.says === 'no' || (currentCall.settled && own.says !== 'yes')) return { is: 'none' };
  if (currentCall.settled) return joinRematch(context, currentCall, seat);
  const { game, by, guests: invited, until } = currentCall;
  const waiting = invited.filter(({ says }) => says === 'nothing').map(({ name }) => name);
  const left = Math.max(0, until - context.clock.now());
  return { is: 'called', game, by, agreed: own.says === 'yes', waiting, left };
}

async function joinRematch(
  context: ServerContext,
  { game, table, guests: invited }: RematchCall,
  seat: number,
): Promise<RematchStatus> {
  const willing = invited.filter(({ says }) => says === 'yes');
  const listedGame = findGame(game);
  if (!listedGame) return { is: 'none' };
  const plannedTable = { game, table, occupants: rematchOccupants(listedGame, willing) };
  return claimPlannedSeat(
    context,
    plannedTable,
    willing.findIndex(each => each.seat === seat),
  );
}

function rematchOccupants(
  { seats: [minSeats, maxSeats], level = 'normal' }: BoxedGame,
  willing: readonly InvitedPlayer[],
): TableOccupant[] {
  const count = Math.min(maxSeats, Math.max(2, minSeats, willing.length));
  const people = willing.map(
    ({ name, member }): TableOccupant => ({ name, ...(member === undefined ? {} : { member }) }),
  );
  return [...people, ...Array.from({ length: count - people.length }, (): TableOccupant => ({ level }))];
}
