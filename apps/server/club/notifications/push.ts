/** Web Push: the server's VAPID keys, and encrypted, signed messages. */

import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webPush from 'web-push';
import { z } from 'zod';
import type { PushConfig } from '../../config.ts';
import type { TableStore } from '../../store/types.ts';
import { globalOnlyLookup, invalidEndpointReason } from './endpoint-check.ts';

export type PushTarget = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** What the service worker receives; nothing in it is secret. */
export type PushNotice = { readonly table: string; readonly title: string; readonly text: string };

/** `gone`: the subscription has ended. `later`: retry. */
export type SendOutcome = 'sent' | 'gone' | 'later';

/** A day: by then there is another notice, or none is needed. */
const MESSAGE_TTL_SECONDS = 24 * 60 * 60;
const REQUEST_TIMEOUT_MS = 10_000;

export async function sendPush(
  { subject, testOrigin }: PushConfig,
  keys: PushKeys,
  target: PushTarget,
  notice: PushNotice,
): Promise<SendOutcome> {
  if (invalidEndpointReason(target.endpoint, testOrigin) !== undefined) return 'gone';
  const message = encryptMessage(subject, keys, target, notice);
  if (!message) return 'gone';
  const status = await post(message, new URL(target.endpoint).origin === testOrigin ? 'trial' : 'open').catch(
    () => 503,
  );
  if (status >= 200 && status < 300) return 'sent';
  return RETRY_STATUSES.includes(status) || status >= 500 ? 'later' : 'gone';
}

const RETRY_STATUSES = [408, 425, 429];

/** Undefined if the keys of the browser are not valid. */
function encryptMessage(
  subject: string,
  keys: PushKeys,
  target: PushTarget,
  notice: PushNotice,
): webPush.RequestDetails | undefined {
  try {
    const vapidDetails = { subject, ...keys };
    const options = { vapidDetails, TTL: MESSAGE_TTL_SECONDS, topic: notice.table, urgency: 'normal' } as const;
    return webPush.generateRequestDetails(target, JSON.stringify(notice), options);
  } catch {
    return undefined;
  }
}

/** Reads only the status of the response, and follows no redirect. */
function post({ endpoint, method, headers, body }: webPush.RequestDetails, to: 'open' | 'trial'): Promise<number> {
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method,
      headers,
      timeout: REQUEST_TIMEOUT_MS,
      signal: AbortSignal.timeout(2 * REQUEST_TIMEOUT_MS),
    };
    const outgoing =
      to === 'open' ? httpsRequest(endpoint, { ...options, lookup: globalOnlyLookup }) : httpRequest(endpoint, options);
    outgoing.on('response', response => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

export type PushKeys = Readonly<z.infer<typeof keysSchema>>;

/** Returns the VAPID keys of the store, created once and shared by all its servers. */
export const readPushKeys = async (store: Pick<TableStore, 'sharedSecret'>): Promise<PushKeys> =>
  keysSchema.parse(JSON.parse(await store.sharedSecret('push', () => JSON.stringify(webPush.generateVAPIDKeys()))));
