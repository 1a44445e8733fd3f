/** Sends one push message: encrypted for the browser it goes to, signed by the house. */
import { request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webPush from 'web-push';
import type { PushKeys, PushSettings } from './push-keys.ts';
import { endpointFault, openLookup } from './reach.ts';

export type PushTarget = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

/** What the service worker is told; nothing of it is secret. */
export type Notice = { readonly table: string; readonly title: string; readonly text: string };

/** `gone`: nobody is there any more. `later`: it may go better another time. */
export type SendOutcome = 'sent' | 'gone' | 'later';

/** A day: then there is another notice, or none is needed. */
const LIVES = 24 * 60 * 60;
const PATIENCE = 10_000;

export async function sendPush(
  { subject, trial }: PushSettings,
  keys: PushKeys,
  target: PushTarget,
  notice: Notice,
): Promise<SendOutcome> {
  if (endpointFault(target.endpoint, trial) !== undefined) return 'gone';
  const message = sealed(subject, keys, target, notice);
  if (!message) return 'gone';
  const status = await post(message, new URL(target.endpoint).origin === trial ? 'trial' : 'open').catch(() => 503);
  if (status >= 200 && status < 300) return 'sent';
  return LATER.includes(status) || status >= 500 ? 'later' : 'gone';
}

const LATER = [408, 425, 429];

/** A browser that describes itself by keys that are none is nobody. */
function sealed(
  subject: string,
  keys: PushKeys,
  target: PushTarget,
  notice: Notice,
): webPush.RequestDetails | undefined {
  try {
    const vapidDetails = { subject, ...keys };
    const options = { vapidDetails, TTL: LIVES, topic: notice.table, urgency: 'normal' } as const;
    return webPush.generateRequestDetails(target, JSON.stringify(notice), options);
  } catch {
    return undefined;
  }
}

/** Nothing of the answer is read but its status, and nobody is followed elsewhere. */
function post({ endpoint, method, headers, body }: webPush.RequestDetails, to: 'open' | 'trial'): Promise<number> {
  return new Promise((done, failed) => {
    const options: RequestOptions = { method, headers, timeout: PATIENCE, signal: AbortSignal.timeout(2 * PATIENCE) };
    const asked =
      to === 'open' ? httpsRequest(endpoint, { ...options, lookup: openLookup }) : httpRequest(endpoint, options);
    asked.on('response', response => {
      done(response.statusCode ?? 0);
      response.destroy();
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', failed);
    asked.end(body);
  });
}
