/**
 * Schedules push notifications. The server that moves a device's due time on handles it this time; what it leaves
 * undone is done at the next due time, by any server. So each turn is notified once, and a crash loses none.
 */

import { isInQuietHours } from '@parlour/club/quiet-hours';
import { findGame } from '@parlour/games/shelf/shelf';
import { z } from 'zod';
import type { PushConfig } from '../../config.ts';
import type { ServerContext } from '../../context.ts';
import { defineCollection, newDocumentAt, type Stored } from '../document-collection.ts';
import {
  DUE_NOTIFICATIONS_LIST,
  deletePushDevice,
  pushDeviceDocuments,
  pushDeviceIndex,
  type StoredPushDevice,
} from './devices.ts';
import { findPendingTurns, listSeatClaims, type PendingTurn } from './pending-turns.ts';
import { type PushKeys, type PushNotice, readPushKeys, type SendOutcome, sendPush } from './push.ts';

const MINUTE_MS = 60_000;
/** The time to the next check: while a match is in progress, and otherwise. */
const CHECK_PLAYING_MS = MINUTE_MS;
const CHECK_IDLE_MS = 10 * MINUTE_MS;
const MAX_BACKOFF_MS = 6 * 60 * MINUTE_MS;

const MAX_FAILURES = 12;

const DEVICES_PER_PAGE = 50;

export async function sendDueNotifications(context: ServerContext): Promise<void> {
  const { push, store, clock } = context;
  if (!push) return;
  const keys = await readPushKeys(store);
  for (;;) {
    const page = await pushDeviceDocuments.list(store.documents, DUE_NOTIFICATIONS_LIST, {
      order: 'rising',
      limit: DEVICES_PER_PAGE,
    });
    const due = page.filter(({ value }) => value.due <= clock.now());
    for (const device of due)
      await notifyDevice(context, push, keys, device).catch(error => reportFailure(context, error));
    if (due.length < DEVICES_PER_PAGE || context.isClosing) return;
  }
}

/** An error with one device must not keep others from being notified. */
const reportFailure = ({ telemetry }: ServerContext, error: unknown): void =>
  telemetry.logError(error, {}, 'a notification failed');

async function notifyDevice(
  context: ServerContext,
  push: PushConfig,
  keys: PushKeys,
  device: Stored<StoredPushDevice>,
): Promise<void> {
  const claimed = await reschedule(context, device, context.clock.now() + CHECK_PLAYING_MS, device.value.failed);
  if (!claimed) return;
  const { turns, isPlaying } = await findPendingTurns(
    context,
    await listSeatClaims(context, claimed.value.member),
    claimed.value.member,
  );
  const outcome = await sendNotices(context, push, keys, claimed, turns);
  if (outcome === 'gone') return deletePushDevice(context, claimed);
  const failed = outcome === 'later' ? claimed.value.failed + 1 : 0;
  if (failed >= MAX_FAILURES) return deletePushDevice(context, claimed);
  const pause =
    failed > 0
      ? Math.min(MAX_BACKOFF_MS, CHECK_PLAYING_MS * 2 ** failed)
      : isPlaying
        ? CHECK_PLAYING_MS
        : CHECK_IDLE_MS;
  if (pause !== CHECK_PLAYING_MS || failed !== claimed.value.failed)
    await reschedule(context, claimed, context.clock.now() + pause, failed);
}

/** Undefined if another server was first. */
async function reschedule(
  { store }: ServerContext,
  device: Stored<StoredPushDevice>,
  due: number,
  failed: number,
): Promise<Stored<StoredPushDevice> | undefined> {
  const value = { ...device.value, due, failed };
  if ((await store.documents.commit([pushDeviceDocuments.write(device, value, pushDeviceIndex(value))])) !== 'kept')
    return undefined;
  return pushDeviceDocuments.read(store.documents, device.id);
}

/** Sends nothing during quiet hours; what is still pending is sent afterwards. */
async function sendNotices(
  context: ServerContext,
  push: PushConfig,
  keys: PushKeys,
  { id, value: device }: Stored<StoredPushDevice>,
  turns: readonly PendingTurn[],
): Promise<SendOutcome> {
  const { store, clock } = context;
  if (turns.length === 0 || (device.quiet && isInQuietHours(device.quiet, clock.now()))) return 'sent';
  const tables = turns.map(({ table }) => table);
  const lastViewed = await readLastViewed(context, device.member, tables);
  const sentBefore = await noticeDocuments.readAll(
    store.documents,
    tables.map(table => noticeId(id, table)),
  );
  for (const turn of turns) {
    const earlier = sentBefore.find(each => each.id === noticeId(id, turn.table));
    if (!shouldNotify(turn, earlier, lastViewed.get(turn.table) ?? 0, clock.now())) continue;
    const outcome = await sendNoticeOnce(
      context,
      earlier ?? newDocumentAt(noticeId(id, turn.table)),
      device.member,
      turn,
      notice => sendPush(push, keys, device, notice),
    );
    if (outcome !== 'sent') return outcome;
  }
  return 'sent';
}

async function sendNoticeOnce(
  { store, clock, telemetry }: ServerContext,
  target: { readonly id: string; readonly version: number },
  member: string,
  turn: PendingTurn,
  send: (notice: PushNotice) => Promise<SendOutcome>,
): Promise<SendOutcome> {
  const now = clock.now();
  const index = { places: [{ list: memberNoticesList(member), place: now }], lasts: NOTICE_TTL_MS };
  const details = { member, turn: turn.since, at: now };
  const pending: StoredNotice = { ...details, is: 'on its way' };
  if ((await store.documents.commit([noticeDocuments.write(target, pending, index)])) !== 'kept') return 'sent';
  const outcome = await send(toPushNotice(turn));
  if (outcome !== 'sent') return outcome;
  telemetry.count('notices');
  await noticeDocuments.change(store.documents, target.id, () => ({ value: { ...details, is: 'sent' }, ...index }));
  return 'sent';
}

/** Names only the game, not cards or players: others may see the screen. */
const toPushNotice = ({ table, game }: PendingTurn): PushNotice => ({
  table,
  title: 'Your turn',
  text: findGame(game)?.title ?? 'A game is waiting for you.',
});

const noticeSchema = z.object({
  member: z.string(),
  /** Identified by its start time. */
  turn: z.number(),
  at: z.number(),
  /** Whether delivery is confirmed or was only begun. */
  is: z.enum(['on its way', 'sent']),
});

export type StoredNotice = Readonly<z.infer<typeof noticeSchema>>;

export const noticeDocuments = defineCollection<StoredNotice>('notice', noticeSchema);

const lastViewedDocuments = defineCollection<{ member: string; at: number }>(
  'looked',
  z.object({ member: z.string(), at: z.number() }),
);

const DAY_MS = 24 * 60 * 60_000;
export const NOTICE_TTL_MS = 60 * DAY_MS;

export const memberNoticesList = (member: string): string => `member/${member}`;

export const noticeId = (device: string, table: string): string => `${device}/${table}`;
const lastViewedId = (member: string, table: string): string => `${member}/${table}`;

export async function recordTableViewed(
  { store, clock }: Pick<ServerContext, 'store' | 'clock'>,
  member: string,
  table: string,
) {
  const at = clock.now();
  const index = { places: [{ list: memberNoticesList(member), place: at }], lasts: NOTICE_TTL_MS };
  await lastViewedDocuments.change(store.documents, lastViewedId(member, table), () => ({
    value: { member, at },
    ...index,
  }));
}

export async function readLastViewed(
  { store }: Pick<ServerContext, 'store'>,
  member: string,
  tables: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await lastViewedDocuments.readAll(
    store.documents,
    tables.map(table => lastViewedId(member, table)),
  );
  return new Map(found.map(({ id, value }) => [id.slice(member.length + 1), value.at]));
}

/** A turn is notified after waiting this long; players at the table need no notice. */
const NOTIFY_AFTER_MS = 2 * 60_000;
/** A notice whose delivery was never confirmed is sent again after this time. */
const RESEND_AFTER_MS = 60_000;

/** Whether to notify now. A device gets one notice per table until its owner has viewed the table or acted there. */
export function shouldNotify(
  pending: PendingTurn,
  notice: Stored<StoredNotice> | undefined,
  lastViewed: number,
  now: number,
): boolean {
  if (now - pending.since < NOTIFY_AFTER_MS || lastViewed >= pending.since) return false;
  if (!notice) return true;
  const { turn, at, is } = notice.value;
  if (turn === pending.since) return is === 'on its way' && now - at >= RESEND_AFTER_MS;
  return Math.max(lastViewed, pending.acted) > at;
}

export async function eraseNotices({ store }: Pick<ServerContext, 'store'>, member: string): Promise<void> {
  for (const kind of [noticeDocuments, lastViewedDocuments]) {
    for (;;) {
      const page = await kind.list(store.documents, memberNoticesList(member), { order: 'rising', limit: 500 });
      if (page.length === 0) break;
      await store.documents.commit(page.map(each => kind.remove(each)));
    }
  }
}
