/** Push messages on this device: whether they can be had, and having them or not. */
import { failure, type Result, success } from '@parlour/kernel/result';
import type { WAITING_ROUTES } from '@parlour/protocol/club/waiting';
import { ask } from './ask.ts';

export type Quiet = { readonly from: number; readonly to: number } | null;

/** `no house`: nobody sends them here. `no browser`: this browser takes none. `denied`: its owner has forbidden it. */
export type PushState = 'no house' | 'no browser' | 'denied' | 'off' | 'on';

const QUIET = 'parlour-quiet';

export const NIGHT: Quiet = { from: 22, to: 8 };

export function keptQuiet(): Quiet {
  try {
    const text = localStorage.getItem(QUIET);
    return text === null ? NIGHT : (JSON.parse(text) as Quiet);
  } catch {
    return NIGHT;
  }
}

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration ? registration.pushManager.getSubscription() : null;
}

async function houseKey(): Promise<string | null> {
  const answer = await ask<typeof WAITING_ROUTES.pushKey>({ method: 'GET', url: '/api/club/push' });
  return answer.ok ? answer.value.key : null;
}

export async function pushState(): Promise<PushState> {
  if ((await houseKey()) === null) return 'no house';
  if (!canPush()) return 'no browser';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscribed()) ? 'on' : 'off';
}

/** Asked for by a tap, as browsers want it. Said again it changes the quiet hours. */
export async function turnOn(quiet: Quiet): Promise<Result<PushState>> {
  const key = await houseKey();
  if (key === null) return failure('The house cannot be reached just now.');
  if ((await Notification.requestPermission()) !== 'granted') return success('denied');
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const wanted = { userVisibleOnly: true, applicationServerKey: key };
    return await tellHouse((await pushManager.getSubscription()) ?? (await pushManager.subscribe(wanted)), quiet);
  } catch {
    return failure('This browser could not reach its push service; please try again later.');
  }
}

async function tellHouse(subscription: PushSubscription, quiet: Quiet): Promise<Result<PushState>> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const hours = quiet && { ...quiet, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const body = { endpoint: endpoint ?? '', keys: { p256dh, auth }, quiet: hours };
  const answer = await ask<typeof WAITING_ROUTES.pushOn>({ method: 'POST', url: '/api/club/push', body });
  if (!answer.ok) return failure(answer.fault.message);
  localStorage.setItem(QUIET, JSON.stringify(quiet));
  return success('on');
}

/** The browser forgets first: then nothing can come, whether the house has heard of it or not. */
export async function turnOff(): Promise<void> {
  const subscription = await subscribed();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await ask<typeof WAITING_ROUTES.pushOff>({ method: 'POST', url: '/api/club/push/off', body: { endpoint } });
}

/** A device that comes back says again that it is there; what has been silent for long is forgotten. */
export async function sayAgain(): Promise<void> {
  const subscription = canPush() ? await subscribed() : null;
  if (subscription) await tellHouse(subscription, keptQuiet());
}
