/**
 * Personal data of a member: one export of everything, and erasure. A crash during an erasure is repaired by a
 * background job.
 */

import { z } from 'zod';
import type { ServerContext } from '../context.ts';
import type { Member } from '../hooks.ts';
import { dailyPersonalData } from './daily/routes.ts';
import { defineCollection, newDocumentAt, type Stored } from './document-collection.ts';
import { matchmakingPersonalData } from './matchmaking/routes.ts';
import { memberDocuments } from './members.ts';
import { membershipPersonalData } from './membership/personal-data.ts';
import { memberAuditWrite } from './moderation/audit.ts';
import { moderationPersonalData } from './moderation/routes.ts';
import { notificationPersonalData } from './notifications/routes.ts';
import { ratingPersonalData } from './ratings/routes.ts';
import { tournamentPersonalData } from './tournaments/personal-data.ts';

export type PersonalDataArea = {
  readonly area: string;
  /** Returns plain data without secrets. */
  collect(context: ServerContext, member: Member): Promise<unknown>;
  /**
   * Removes the data. Matches of other players stay, with the name replaced by "a former member". It is retried until
   * it succeeds once, so it must be idempotent.
   */
  erase(context: ServerContext, member: Member): Promise<void>;
};

export const PERSONAL_DATA_AREAS: readonly PersonalDataArea[] = [
  membershipPersonalData,
  ratingPersonalData,
  dailyPersonalData,
  notificationPersonalData,
  tournamentPersonalData,
  matchmakingPersonalData,
  moderationPersonalData,
];

export async function exportPersonalData(context: ServerContext, member: Member): Promise<Record<string, unknown>> {
  const exported: Record<string, unknown> = {};
  for (const { area, collect } of PERSONAL_DATA_AREAS) exported[area] = await collect(context, member);
  return exported;
}

const erasures = defineCollection<Member>('erasure', z.object({ id: z.string(), name: z.string(), since: z.number() }));

const DUE_LIST = 'due';
const ERASURES_PER_RUN = 20;

/** Removes a member and, in the same commit, notes that the remaining data must be erased; then erases it. */
export async function eraseMember(context: ServerContext, member: Member): Promise<void> {
  const places = [{ list: DUE_LIST, place: context.clock.now() }];
  // The audit log records that a member was erased, but not who.
  const also = [erasures.write(newDocumentAt(member.id), member, { places }), memberAuditWrite(context, 'erased')];
  const { documents } = context.store;
  await memberDocuments.change(documents, member.id, found => found && { value: null, also });
  const pending = await erasures.read(documents, member.id);
  if (pending) await finishErasure(context, pending);
}

async function finishErasure(context: ServerContext, pending: Stored<Member>): Promise<void> {
  for (const { erase } of PERSONAL_DATA_AREAS) await erase(context, pending.value);
  await context.store.documents.commit([erasures.remove(pending)]);
}

/** Background job: finishes erasures that another server left undone. */
export async function finishPendingErasures(context: ServerContext): Promise<void> {
  const due = await erasures.list(context.store.documents, DUE_LIST, { order: 'rising', limit: ERASURES_PER_RUN });
  for (const pending of due) {
    await finishErasure(context, pending).catch(error =>
      context.telemetry.logError(error, {}, 'deleting a member is not finished; will retry'),
    );
  }
}
