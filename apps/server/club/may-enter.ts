/** Whether a member may come in. Who keeps order in the house adds what they go by. */
import { bannedFrom } from './house/bans.ts';
import type { ClubContext, Member } from './members.ts';

/** Why a member may not come in, in one sentence; undefined if nothing is against it. */
export type Doorkeeper = (context: ClubContext, member: Member) => Promise<string | undefined>;

const DOORKEEPERS: readonly Doorkeeper[] = [(context, { id }) => bannedFrom(context, id, 'house')];

export async function mayEnter(context: ClubContext, member: Member): Promise<string | undefined> {
  for (const keeper of DOORKEEPERS) {
    const why = await keeper(context, member);
    if (why !== undefined) return why;
  }
  return undefined;
}
