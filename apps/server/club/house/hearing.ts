/** Who hears whose phrases at the tables of this server. */
import type { ServerContext } from '../../open-tables.ts';
import { mutedBy } from './stances.ts';

/** A member who mutes somebody hears nothing of them from then on; at other servers, from their next hello on. */
export async function muteAtTables(context: ServerContext, member: string): Promise<void> {
  const muted = await mutedBy(context, member);
  for (const { subscribers } of context.live) {
    for (const subscriber of subscribers) if (subscriber.asker.member?.id === member) subscriber.muted = muted;
  }
}
