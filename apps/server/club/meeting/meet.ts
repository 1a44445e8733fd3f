/** Putting together those who wait: any server may do it at any time, and everybody is put somewhere once. */
import { levelNear, type Meeting, meetingsAt, type Reckoned } from '@parlour/club/matching';
import { findGame } from '@parlour/games/shelf/shelf';
import { keyed } from '@parlour/kernel/keyed';
import { seeded, shuffle } from '@parlour/kernel/random';
import { toHex } from '@parlour/kernel/seal';
import { LEVELS, type Level } from '@parlour/players/player';
import { newId } from '../../names.ts';
import type { ServerContext } from '../../open-tables.ts';
import { fresh, type Kept } from '../kept.ts';
import type { Seated } from '../seated-table.ts';
import { ALL, type Met, meetings, onceMet, ticketOf, tickets, type WaitingTicket } from './tickets.ts';

/** So many are looked at together, those who wait longest. */
const AT_ONCE = 200;

/** What is found in so short a time by one server is the same. */
const OFTEN = 300;

const lately = new WeakMap<ServerContext, number>();

export async function meetUp(context: ServerContext): Promise<void> {
  const now = context.clock.now();
  const last = lately.get(context) ?? Number.NEGATIVE_INFINITY;
  if (now >= last && now - last < OFTEN) return;
  lately.set(context, now);
  const found = await tickets.list(context.store.documents, ALL, { order: 'rising', limit: AT_ONCE });
  const waiting = new Map(found.flatMap(ticket => (isWaiting(ticket) ? [[ticket.id, ticket]] : [])));
  const asked = [...waiting.values()].map(({ id, value }) => ticketOf(id, value));
  for (const meeting of meetingsAt(asked, now)) await settle(context, meeting, waiting);
}

const isWaiting = (ticket: Kept<WaitingTicket | Met>): ticket is Kept<WaitingTicket> => ticket.value.is === 'waiting';

/** Who sits where is drawn. All of them or none: if one is gone or was quicker elsewhere, the others wait on. */
async function settle(
  { store, entropy }: ServerContext,
  meeting: Meeting,
  waiting: ReadonlyMap<string, Kept<WaitingTicket>>,
): Promise<void> {
  const table = newId(entropy);
  const group = meeting.tickets.flatMap(({ id }) => waiting.get(id) ?? []);
  const level = await levelFor(meeting.game, group);
  const computers = Array.from({ length: meeting.seats - group.length }, () => ({ level }));
  const chairs = shuffle(seeded(toHex(entropy(16))), [...group, ...computers]);
  const occupants = chairs.map(sits => ('level' in sits ? sits : personOf(sits.value)));
  const places = chairs.flatMap((sits, seat) =>
    'level' in sits ? [] : [tickets.write(sits, { is: 'met', table, seat }, onceMet)],
  );
  const { game, rated } = meeting;
  await store.documents.commit([...places, meetings.write(fresh(table), { game, rated, occupants }, onceMet)]);
}

/** Of about the strength of those who meet; of the usual level where nothing is known of them or skill does not decide. */
async function levelFor(game: string, group: readonly Kept<WaitingTicket>[]): Promise<Level> {
  const boxed = findGame(game);
  const skill = await boxed?.skill?.();
  const strength = meanOf(group.flatMap(({ value }) => strengthAt(value, game) ?? []));
  if (skill?.is !== 'skill' || !strength) return boxed?.level ?? 'normal';
  return levelNear(
    keyed(LEVELS, level => skill.levels[level].mu),
    strength,
  );
}

const strengthAt = ({ wishes }: WaitingTicket, game: string): Reckoned | undefined =>
  wishes.find(wish => wish.game === game)?.strength;

function meanOf(strengths: readonly Reckoned[]): Reckoned | undefined {
  if (strengths.length === 0) return undefined;
  const sum = (of: keyof Reckoned): number => strengths.reduce((all, one) => all + one[of], 0) / strengths.length;
  return { mu: sum('mu'), sigma: sum('sigma') };
}

const personOf = ({ name, member }: WaitingTicket): Seated => ({ name, ...(member === undefined ? {} : { member }) });
