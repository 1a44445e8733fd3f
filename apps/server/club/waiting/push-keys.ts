/** The keys the house signs its push messages with (VAPID): made once, and the same for all servers of a store. */
import webPush from 'web-push';
import { z } from 'zod';
import type { TableStore } from '../../store/port.ts';

const keys = z.object({ publicKey: z.string(), privateKey: z.string() });

export type PushKeys = Readonly<z.infer<typeof keys>>;

/** What the operator has settled: whom push services can write to; and, in tests alone, a push service of their own. */
export type PushSettings = { readonly subject: string; readonly trial: string | undefined };

export const pushKeys = async (store: Pick<TableStore, 'key'>): Promise<PushKeys> =>
  keys.parse(JSON.parse(await store.key('push', () => JSON.stringify(webPush.generateVAPIDKeys()))));
