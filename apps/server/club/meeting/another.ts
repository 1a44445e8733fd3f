/**
 * Another game with the same people. Somebody at a table calls; everybody there is asked; when all have answered, or the time
 * is over, those who come along have a new table, with computer players in the seats that are left. What is called and who
 * agreed is one document, and the name of the new table is in it from the beginning: any server may go on with it.
 */
import { type BoxedGame, findGame } from '@parlour/games/shelf/shelf';
import { failure, type Result, success } from '@parlour/kernel/result';
import type { Another, AnotherRequest } from '@parlour/protocol/club/meeting';
import { sitsHere, type Table } from '@parlour/table/table';
import { z } from 'zod';
import type { LayFault } from '../../create-table.ts';
import { charge, mayAsk } from '../../judging-cost.ts';
import { newId } from '../../names.ts';
import { openTable, type ServerContext } from '../../open-tables.ts';
import { bannedFrom } from '../house/bans.ts';
import { blockedWith } from '../house/stances.ts';
import { kept } from '../kept.ts';
import type { Seated } from '../seated-table.ts';
import { placeAt } from './place.ts';

const guest = z.strictObject({
  seat: z.number(),
  name: z.string(),
  member: z.string().exactOptional(),
  says: z.enum(['yes', 'no', 'nothing']),
});

const call = z.strictObject({
  game: z.string(),
  by: z.string(),
  table: z.string(),
  until: z.number(),
  guests: z.array(guest),
  /** Whether it has been written down that nobody can change their mind any more. */
  settled: z.boolean(),
});

type Guest = Readonly<z.infer<typeof guest>>;
type Call = Readonly<z.infer<typeof call>>;

const calls = kept('another', call);

/** How long everybody has to answer, and how long a place is kept for whoever comes along. */
const ASKED = 30_000;
const KEPT = 120_000;

/** Fails with a sentence. A table comes of a call, so whoever calls has one laid. */
export async function another(
  context: ServerContext,
  id: string,
  request: AnotherRequest,
  from: string,
): Promise<Result<Another, LayFault>> {
  const asker = context.tokens.read(id, { seat: request.seat });
  if (!mayAsk({ context, from }, undefined)) return failure({ is: 'enough', message: MUCH });
  const live = asker && (await openTable(context, id));
  if (live) charge({ context, from }, live);
  if (!live || !sitsHere(live.runner.table, asker)) return failure({ is: 'wrong', message: NOT_ASKED });
  if (request.game !== undefined && !context.limits.take('tables', from))
    return failure({ is: 'enough', message: 'Enough tables were laid from your address this hour.' });
  const wrong =
    (await bannedAt(context, live.runner.table, asker.seat, request)) ??
    (await answer(context, live.runner.table, id, asker.seat, request));
  if (wrong !== undefined) return failure({ is: 'wrong', message: wrong });
  return success(await standing(context, id, asker.seat));
}

const NOT_ASKED = 'Only those who sit at the table are asked.';
const MUCH = 'That was too much to read at once.';

/** Whoever may not sit down any more does not come along either. */
async function bannedAt(
  context: ServerContext,
  { seats }: Table,
  seat: number,
  { game, agrees }: AnotherRequest,
): Promise<string | undefined> {
  const sits = seats[seat];
  const comes = game !== undefined || agrees === true;
  return comes && sits?.is === 'person' && sits.member !== undefined
    ? bannedFrom(context, sits.member, 'seats')
    : undefined;
}

/** A sentence, if it cannot be. */
async function answer(
  context: ServerContext,
  table: Table,
  id: string,
  seat: number,
  { game, agrees }: AnotherRequest,
): Promise<string | undefined> {
  if (game === undefined && agrees === undefined) return undefined;
  const called = game === undefined ? undefined : await callFor(context, table, seat, game);
  if (typeof called === 'string') return called;
  let wrong: string | undefined;
  await calls.change(context.store.documents, id, found => {
    const now = context.clock.now();
    const isOpen = found !== undefined && !isOver(found.value, now);
    wrong = undefined;
    if (called && isOpen && found.value.game !== called.game) wrong = `${found.value.by} was quicker to call.`;
    if (called && found && !isOpen && now < found.value.until + KEPT / 2) wrong = 'The others have gone on already.';
    const value = isOpen ? said(found.value, seat, agrees === false ? 'no' : 'yes') : called;
    return wrong === undefined && value ? { value, lasts: KEPT } : undefined;
  });
  return wrong;
}

async function callFor(context: ServerContext, table: Table, seat: number, game: string): Promise<Call | string> {
  const boxed = findGame(game);
  if (!boxed) return 'There is no such game on the shelf.';
  const guests = await guestsOf(context, table, seat);
  if (guests.length > boxed.seats[1]) return `${boxed.title} is played by ${boxed.seats[1]} at most.`;
  const by = guests.find(one => one.seat === seat)?.name ?? '';
  return { game, by, table: newId(context.entropy), until: context.clock.now() + ASKED, guests, settled: false };
}

/** Whoever sits there with the one who calls, but for those who do not want to meet them again, or whom they do not. */
async function guestsOf(context: ServerContext, { seats }: Table, caller: number): Promise<Guest[]> {
  const calling = seats[caller];
  const isMember = calling?.is === 'person' && calling.member !== undefined;
  const avoided = isMember ? await blockedWith(context, calling.member) : new Set<string>();
  return seats.flatMap((sits, seat): Guest[] => {
    if (sits.is !== 'person') return [];
    const { name, member } = sits;
    if (member !== undefined && avoided.has(member)) return [];
    return [{ seat, name, ...(member === undefined ? {} : { member }), says: seat === caller ? 'yes' : 'nothing' }];
  });
}

const said = (called: Call, seat: number, says: Guest['says']): Call => ({
  ...called,
  guests: called.guests.map(one => (one.seat === seat ? { ...one, says } : one)),
});

const isOver = ({ guests, until, settled }: Call, now: number): boolean =>
  settled || now >= until || guests.every(({ says }) => says !== 'nothing');

/** Written down before anybody goes there: clocks of servers differ, and all must come to the same table. */
async function settle({ store, clock }: ServerContext, id: string): Promise<Call | undefined> {
  await calls.change(store.documents, id, found => {
    if (!found || found.value.settled || !isOver(found.value, clock.now())) return undefined;
    return { value: { ...found.value, settled: true }, lasts: KEPT };
  });
  return (await calls.read(store.documents, id))?.value;
}

async function standing(context: ServerContext, id: string, seat: number): Promise<Another> {
  const called = await settle(context, id);
  const own = called?.guests.find(one => one.seat === seat);
  if (!called || !own || own.says === 'no' || (called.settled && own.says !== 'yes')) return { is: 'none' };
  if (called.settled) return comingAlong(context, called, seat);
  const { game, by, guests, until } = called;
  const waiting = guests.filter(({ says }) => says === 'nothing').map(({ name }) => name);
  const left = Math.max(0, until - context.clock.now());
  return { is: 'called', game, by, agreed: own.says === 'yes', waiting, left };
}

async function comingAlong(context: ServerContext, { game, table, guests }: Call, seat: number): Promise<Another> {
  const willing = guests.filter(({ says }) => says === 'yes');
  const boxed = findGame(game);
  if (!boxed) return { is: 'none' };
  const settled = { game, table, occupants: occupantsOf(boxed, willing) };
  return placeAt(
    context,
    settled,
    willing.findIndex(one => one.seat === seat),
  );
}

/** Those who come along, and computer players as far as the game needs them. */
function occupantsOf({ seats: [least, most], level = 'normal' }: BoxedGame, willing: readonly Guest[]): Seated[] {
  const count = Math.min(most, Math.max(2, least, willing.length));
  const people = willing.map(({ name, member }): Seated => ({ name, ...(member === undefined ? {} : { member }) }));
  return [...people, ...Array.from({ length: count - people.length }, (): Seated => ({ level }))];
}
