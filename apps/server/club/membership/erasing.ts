/**
 * Erasing a member. That they are gone is one commit, and with it a note that the rest is to be done; that is done at once,
 * and by a chore if a server died on the way.
 */
import { z } from 'zod';
import type { ServerContext } from '../../open-tables.ts';
import { CLUB_AREAS } from '../about-me.ts';
import { memberAct } from '../house/audit.ts';
import { fresh, type Kept, kept } from '../kept.ts';
import { type Member, memberDocuments } from '../members.ts';

const erasures = kept<Member>('erasure', z.object({ id: z.string(), name: z.string(), since: z.number() }));

const DUE = 'due';
const AT_ONCE = 20;

export async function eraseMember(context: ServerContext, member: Member): Promise<void> {
  const places = [{ list: DUE, place: context.clock.now() }];
  // That somebody was erased is known, and not who.
  const also = [erasures.write(fresh(member.id), member, { places }), memberAct(context, 'erased')];
  const { documents } = context.store;
  await memberDocuments.change(documents, member.id, found => found && { value: null, also });
  const noted = await erasures.read(documents, member.id);
  if (noted) await finish(context, noted);
}

async function finish(context: ServerContext, noted: Kept<Member>): Promise<void> {
  for (const { forget } of CLUB_AREAS) await forget(context, noted.value);
  await context.store.documents.commit([erasures.remove(noted)]);
}

/** A chore: what another server has left undone. */
export async function finishErasures(context: ServerContext): Promise<void> {
  const due = await erasures.list(context.store.documents, DUE, { order: 'rising', limit: AT_ONCE });
  for (const noted of due) {
    await finish(context, noted).catch(error =>
      context.report.fault(error, {}, 'a member is not erased everywhere yet'),
    );
  }
}
