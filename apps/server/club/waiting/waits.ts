/** The tables that wait for somebody: a member's by the seats they have taken, a guest's by the tokens they show. */
import { must } from '@parlour/kernel/must';
import type { Wait } from '@parlour/protocol/club/waiting';
import type { ServerContext } from '../../open-tables.ts';
import { seatsOf } from '../seats.ts';
import { type Awaited, standingsOf, type TableStanding } from './standing.ts';

/** A seat somebody has, or had until they left it. */
export type Holding = { readonly table: string; readonly seat: number; readonly grant: number };

/** Of a member's seats the last so many are looked at. */
const SEATS = 100;

export async function holdingsOf(context: ServerContext, member: string): Promise<Holding[]> {
  return (await seatsOf(context, member, { limit: SEATS })).map(({ value }) => value);
}

/** What tokens stand for; those that are none are passed over. */
export const shownHoldings = (
  { tokens }: Pick<ServerContext, 'tokens'>,
  shown: readonly { readonly table: string; readonly seat: string }[],
): Holding[] =>
  shown.flatMap(({ table, seat: token }) => {
    const asker = tokens.read(table, { seat: token });
    return asker?.seat == null ? [] : [{ table, seat: asker.seat, grant: must(asker.grant) }];
  });

/** A wait with what only the house needs of it. */
export type HeldWait = Wait & { readonly acted: number };

export type WaitingTables = {
  readonly waits: readonly HeldWait[];
  /** Whether a match is played at any of the tables. */
  readonly isPlaying: boolean;
};

export async function waitingFor(
  context: ServerContext,
  held: readonly Holding[],
  from: string,
): Promise<WaitingTables> {
  const ids = [...new Set(held.map(({ table }) => table))];
  const standings = await standingsOf(context, ids, from);
  const waits = held.flatMap(holding => {
    const standing = standings.get(holding.table);
    const mine = standing?.awaited.find(({ seat, grant }) => seat === holding.seat && grant === holding.grant);
    return standing && mine ? [waitOf(holding, standing, mine)] : [];
  });
  return { waits: inOrder(waits), isPlaying: [...standings.values()].some(({ playing }) => playing) };
}

const waitOf = (
  { table, seat }: Holding,
  { game, names }: TableStanding,
  { since, until, acted }: Awaited,
): HeldWait => ({
  ...{ table, game, seat, since, until, acted },
  with: names.filter((name, other) => other !== seat && name !== ''),
});

/** Those whose time is up soonest first, and then whoever has waited longest; a table is named once for each seat. */
function inOrder(waits: readonly HeldWait[]): HeldWait[] {
  const seen = new Set<string>();
  const once = waits.filter(({ table, seat }) => {
    const name = `${table}/${seat}`;
    return !seen.has(name) && seen.add(name);
  });
  const end = ({ until }: HeldWait): number => until ?? Number.POSITIVE_INFINITY;
  return once.sort((a, b) => (end(a) === end(b) ? a.since - b.since : end(a) - end(b)));
}
