/** The devices that want to be told: a few a member, each with its own quiet hours. */
import { createHash } from 'node:crypto';
import { isZone } from '@parlour/club/quiet';
import type { PushDevice } from '@parlour/protocol/club/waiting';
import { z } from 'zod';
import { HttpTrouble } from '../../http/errors.ts';
import type { ServerContext } from '../../open-tables.ts';
import { type Kept, kept } from '../kept.ts';
import { endpointFault } from './reach.ts';

const quiet = z.object({ from: z.number(), to: z.number(), zone: z.string() });

const device = z.object({
  member: z.string(),
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
  quiet: quiet.nullable(),
  since: z.number(),
  /** When it is next looked whether there is something to tell. */
  due: z.number(),
  /** How often in a row a message could not be sent. */
  failed: z.number(),
});

export type KeptDevice = Readonly<z.infer<typeof device>>;

export const devices = kept<KeptDevice>('push', device);

/** All of them, by when they are due. */
export const DUE = 'due';
export const devicesList = (member: string): string => `member/${member}`;

const MOST = 8;
const DAY = 24 * 60 * 60_000;

/** A browser that has not come back for so long has forgotten us. Each time it opens the page with it, it says so again. */
const LASTS = 120 * DAY;

export const deviceId = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

export const whereaboutsOf = ({ member, since, due }: KeptDevice) => ({
  places: [
    { list: DUE, place: due },
    { list: devicesList(member), place: since },
  ],
  lasts: LASTS,
});

export const devicesOf = ({ store }: Pick<ServerContext, 'store'>, member: string) =>
  devices.list(store.documents, devicesList(member), { order: 'rising', limit: 4 * MOST });

/** Whoever has the browser has its address; of more than a few devices the oldest is forgotten. */
export async function addDevice(context: ServerContext, member: string, wanted: PushDevice): Promise<number> {
  const { store, clock, push } = context;
  const fault = push ? endpointFault(wanted.endpoint, push.trial) : 'Nobody is told by push messages here.';
  if (fault !== undefined) throw new HttpTrouble(400, 'bad-request', fault);
  if (wanted.quiet && !isZone(wanted.quiet.zone))
    throw new HttpTrouble(400, 'bad-request', 'There is no such time zone.');
  const now = clock.now();
  await devices.change(store.documents, deviceId(wanted.endpoint), () => {
    const value = { member, ...wanted, since: now, due: now, failed: 0 };
    return { value, ...whereaboutsOf(value) };
  });
  const all = await devicesOf(context, member);
  for (const old of all.slice(0, -MOST)) await drop(context, old);
  return Math.min(all.length, MOST);
}

export async function removeDevice(context: ServerContext, member: string, endpoint: string): Promise<void> {
  const found = await devices.read(context.store.documents, deviceId(endpoint));
  if (found?.value.member === member) await drop(context, found);
}

export async function drop({ store }: Pick<ServerContext, 'store'>, found: Kept<KeptDevice>): Promise<void> {
  await store.documents.commit([devices.remove(found)]);
}
