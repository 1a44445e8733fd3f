/** Who may not sit down here: whoever is banned from it, and two of whom one has blocked the other. */
import type { Failed } from '@parlour/protocol/server-frames';
import type { LiveTable } from '../../live-table.ts';
import type { Connection } from '../../replying.ts';
import { bannedFrom } from './bans.ts';
import { blockedBy, blockedWith } from './stances.ts';

type Fault = Extract<Failed, { error: unknown }>['error'];

/** Undefined if nothing is against it. Whoever was blocked is told what anybody is told for whom there is no room. */
export async function keptFrom({ context, member }: Connection, { runner }: LiveTable): Promise<Fault | undefined> {
  if (member === undefined) return undefined;
  const banned = await bannedFrom(context, member.id, 'seats');
  if (banned !== undefined) return { code: 'not-allowed', message: banned };
  const others = runner.table.seats.flatMap(sits =>
    sits.is === 'person' && sits.member !== undefined ? [sits.member] : [],
  );
  if (others.length === 0) return undefined;
  const blocked = await blockedWith(context, member.id);
  const met = others.filter(other => blocked.has(other));
  if (met.length === 0) return undefined;
  const own = await blockedBy(context, member.id);
  return met.some(other => own.includes(other))
    ? { code: 'not-allowed', message: 'Somebody you have blocked sits at this table.' }
    : { code: 'table-full', message: 'There is no free seat for you at this table.' };
}
