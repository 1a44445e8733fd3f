import { createHash } from 'node:crypto';
import { isTimeZone } from '@parlour/club/quiet-hours';
import type { PushDevice } from '@parlour/protocol/club/notifications';
import { z } from 'zod';
import type { ServerContext } from '../../context.ts';
import { HttpError } from '../../http/errors.ts';
import { defineCollection, type Stored } from '../document-collection.ts';
import { invalidEndpointReason } from './endpoint-check.ts';

const quietSchema = z.object({ from: z.number(), to: z.number(), zone: z.string() });

const deviceSchema = z.object({
  member: z.string(),
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
  quiet: quietSchema.nullable(),
  since: z.number(),
  /** When to check next for pending turns. */
  due: z.number(),
  /** Consecutive failed deliveries. */
  failed: z.number(),
});

export type StoredPushDevice = Readonly<z.infer<typeof deviceSchema>>;

export const pushDeviceDocuments = defineCollection<StoredPushDevice>('push', deviceSchema);

export const DUE_NOTIFICATIONS_LIST = 'due';
export const memberDevicesList = (member: string): string => `member/${member}`;

const MAX_DEVICES = 8;
const DAY_MS = 24 * 60 * 60_000;

/** A device expires after this time without a visit; every visit of its browser subscribes again. */
const DEVICE_TTL_MS = 120 * DAY_MS;

export const pushDeviceId = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

export const pushDeviceIndex = ({ member, since, due }: StoredPushDevice) => ({
  places: [
    { list: DUE_NOTIFICATIONS_LIST, place: due },
    { list: memberDevicesList(member), place: since },
  ],
  lasts: DEVICE_TTL_MS,
});

export const listPushDevices = ({ store }: Pick<ServerContext, 'store'>, member: string) =>
  pushDeviceDocuments.list(store.documents, memberDevicesList(member), { order: 'rising', limit: 4 * MAX_DEVICES });

/** Also moves a device that belonged to another member. */
export async function addPushDevice(context: ServerContext, member: string, requested: PushDevice): Promise<number> {
  const { store, clock, push } = context;
  const reason = push
    ? invalidEndpointReason(requested.endpoint, push.testOrigin)
    : 'Push messages are not set up on this server.';
  if (reason !== undefined) throw new HttpError(400, 'bad-request', reason);
  if (requested.quiet && !isTimeZone(requested.quiet.zone))
    throw new HttpError(400, 'bad-request', 'This time zone is unknown.');
  const now = clock.now();
  await pushDeviceDocuments.change(store.documents, pushDeviceId(requested.endpoint), () => {
    const value = { member, ...requested, since: now, due: now, failed: 0 };
    return { value, ...pushDeviceIndex(value) };
  });
  const devices = await listPushDevices(context, member);
  for (const surplus of devices.slice(0, -MAX_DEVICES)) await deletePushDevice(context, surplus);
  return Math.min(devices.length, MAX_DEVICES);
}

type Removal = { readonly member: string; readonly id: string };

/** Removes a member's device also while the scheduler writes it. */
export const removePushDevice = ({ store }: Pick<ServerContext, 'store'>, { member, id }: Removal): Promise<unknown> =>
  pushDeviceDocuments.change(store.documents, id, found =>
    found?.value.member === member ? { value: null } : undefined,
  );

/** Leaves a device that has been written since it was found. */
export async function deletePushDevice(
  { store }: Pick<ServerContext, 'store'>,
  found: Stored<StoredPushDevice>,
): Promise<void> {
  await store.documents.commit([pushDeviceDocuments.remove(found)]);
}
