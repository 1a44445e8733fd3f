/** Push notifications on this device, with quiet hours; for members only. */
import { failure, itemAt, type Result, success } from '@parlour/kernel/result';
import type { NOTIFICATION_ROUTES } from '@parlour/protocol/club/notifications';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import styles from '../club/club.module.css';
import { useCurrentMember } from '../club/membership/session.ts';
import { clubRequest } from '../club/request.ts';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/choices.tsx';
import { ChoiceField } from '../ui/fields.tsx';
import { Panel } from '../ui/surfaces.tsx';
import { notificationsText } from './notifications-text.ts';

export function PushSettings(): JSX.Element | null {
  const me = useCurrentMember();
  const state = useSignal<PushState | undefined>(undefined);
  const quietHours = useSignal<QuietHoursRange>(readStoredQuietHours());
  const error = useSignal('');
  useEffect(() => {
    void readPushState().then(found => {
      state.value = found;
      if (found === 'on') void renewSubscription();
    });
  }, []);
  const enable = async (hours: QuietHoursRange): Promise<void> => {
    quietHours.value = hours;
    const result = await enablePush(hours);
    error.value = result.ok ? '' : result.fault;
    if (result.ok) state.value = result.value;
  };
  const disable = async (): Promise<void> => {
    await disablePush();
    state.value = 'off';
  };
  if (!me || state.value === undefined) return null;
  return (
    <Panel title={notificationsText('notifications')} class={styles.panel}>
      <p>{notificationsText(state.value)}</p>
      {state.value === 'off' && (
        <Button onAct={() => void enable(quietHours.value)}>{notificationsText('turnOn')}</Button>
      )}
      {state.value === 'on' && (
        <>
          <QuietHours quietHours={quietHours.value} onChange={hours => void enable(hours)} />
          <Button onAct={() => void disable()}>{notificationsText('turnOff')}</Button>
        </>
      )}
      <p role="status">{error.value}</p>
    </Panel>
  );
}

type QuietHoursProps = { readonly quietHours: QuietHoursRange; onChange(quietHours: QuietHoursRange): void };

const HOURS: readonly string[] = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

/** In the device's time zone. */
function QuietHours({ quietHours, onChange }: QuietHoursProps): JSX.Element {
  const hour = (at: 'from' | 'to', label: string): JSX.Element | null =>
    quietHours && (
      <ChoiceField
        label={label}
        value={itemAt(HOURS, quietHours[at])}
        choices={HOURS.map(each => [each, each])}
        onChange={chosen => onChange({ ...quietHours, [at]: HOURS.indexOf(chosen) })}
      />
    );
  return (
    <>
      <Switch
        label={notificationsText('quietHours')}
        isOn={quietHours !== null}
        onChange={isOn => onChange(isOn ? DEFAULT_QUIET_HOURS : null)}
      />
      {hour('from', notificationsText('quietFrom'))}
      {hour('to', notificationsText('quietTo'))}
    </>
  );
}

type QuietHoursRange = { readonly from: number; readonly to: number } | null;

/**
 * 'unavailable': the server sends none. 'unsupported': this browser cannot receive any. 'denied': the user has blocked
 * them.
 */
type PushState = 'unavailable' | 'unsupported' | 'denied' | 'off' | 'on';

const QUIET_HOURS_KEY = 'parlour-quiet';

const DEFAULT_QUIET_HOURS: QuietHoursRange = { from: 22, to: 8 };

function readStoredQuietHours(): QuietHoursRange {
  try {
    const text = localStorage.getItem(QUIET_HOURS_KEY);
    return text === null ? DEFAULT_QUIET_HOURS : (JSON.parse(text) as QuietHoursRange);
  } catch {
    return DEFAULT_QUIET_HOURS;
  }
}

const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration ? registration.pushManager.getSubscription() : null;
}

async function fetchServerPushKey(): Promise<string | null> {
  const answer = await clubRequest<typeof NOTIFICATION_ROUTES.pushKey>({ method: 'GET', url: '/api/club/push' });
  return answer.ok ? answer.value.key : null;
}

async function readPushState(): Promise<PushState> {
  if ((await fetchServerPushKey()) === null) return 'unavailable';
  if (!isPushSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await currentSubscription()) ? 'on' : 'off';
}

/** Needs a user gesture. If already enabled, it updates the quiet hours. */
async function enablePush(quietHours: QuietHoursRange): Promise<Result<PushState>> {
  const key = await fetchServerPushKey();
  if (key === null) return failure(notificationsText('unreachable'));
  if ((await Notification.requestPermission()) !== 'granted') return success('denied');
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const wanted = { userVisibleOnly: true, applicationServerKey: key };
    return await sendSubscription(
      (await pushManager.getSubscription()) ?? (await pushManager.subscribe(wanted)),
      quietHours,
    );
  } catch {
    return failure(notificationsText('pushServiceFailed'));
  }
}

async function sendSubscription(
  subscription: PushSubscription,
  quietHours: QuietHoursRange,
): Promise<Result<PushState>> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const zonedHours = quietHours && { ...quietHours, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  const body = { endpoint: endpoint ?? '', keys: { p256dh, auth }, quiet: zonedHours };
  const answer = await clubRequest<typeof NOTIFICATION_ROUTES.subscribePush>({
    method: 'POST',
    url: '/api/club/push',
    body,
  });
  if (!answer.ok) return failure(answer.fault.message);
  localStorage.setItem(QUIET_HOURS_KEY, JSON.stringify(quietHours));
  return success('on');
}

/** Unsubscribes in the browser first: then no message can arrive, even if the request fails. */
async function disablePush(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await clubRequest<typeof NOTIFICATION_ROUTES.unsubscribePush>({
    method: 'POST',
    url: '/api/club/push/off',
    body: { endpoint },
  });
}

/** The server drops subscriptions that are not renewed. */
async function renewSubscription(): Promise<void> {
  const subscription = isPushSupported() ? await currentSubscription() : null;
  if (subscription) await sendSubscription(subscription, readStoredQuietHours());
}
