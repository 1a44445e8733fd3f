/** Push notifications on this device, with quiet hours; for members only. */
import { ActionButton } from '@parlour/board-kit/components/prompt.tsx';
import { failure, itemAt, type Result, success } from '@parlour/kernel/result';
import type { NOTIFICATION_ROUTES } from '@parlour/protocol/club/notifications';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useCurrentMember } from '../club/membership/session.ts';
import { clubRequest } from '../club/request.ts';
import { SelectField } from '../ui/form-fields.tsx';
import { PaperPanel } from '../ui/page.tsx';
import styles from './push-settings.module.css';

const PUSH_STATE_TEXTS: Readonly<Record<PushState, string>> = {
  'no house': 'This house sends no messages.',
  'no browser': 'This browser takes no messages from pages. On a phone it may once the page is on the home screen.',
  denied: 'You have forbidden messages from this page; the settings of your browser can allow them again.',
  off: 'While you are elsewhere, this device can tell you that it is your turn. It says which game, and nothing more.',
  on: 'This device tells you when a table has waited for you for two minutes: once, until you have looked.',
};

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
    <PaperPanel>
      <h2 class={styles.heading}>Being told</h2>
      <p>{PUSH_STATE_TEXTS[state.value]}</p>
      {state.value === 'off' && (
        <div class={styles.button}>
          <ActionButton onAct={() => void enable(quietHours.value)}>Tell me on this device</ActionButton>
        </div>
      )}
      {state.value === 'on' && (
        <>
          <QuietHours quietHours={quietHours.value} onChange={hours => void enable(hours)} />
          <ActionButton onAct={() => void disable()}>Do not tell me any more</ActionButton>
        </>
      )}
      <p role="status">{error.value}</p>
    </PaperPanel>
  );
}

type QuietHoursProps = { readonly quietHours: QuietHoursRange; onChange(quietHours: QuietHoursRange): void };

const HOURS: readonly string[] = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const YES_NO = ['yes', 'no'] as const;

/** In the device's time zone. */
function QuietHours({ quietHours, onChange }: QuietHoursProps): JSX.Element {
  const hour = (at: 'from' | 'to', label: string): JSX.Element | null =>
    quietHours && (
      <SelectField
        label={label}
        value={itemAt(HOURS, quietHours[at])}
        options={HOURS}
        onChange={chosen => onChange({ ...quietHours, [at]: HOURS.indexOf(chosen) })}
      />
    );
  return (
    <div class={styles.quiet}>
      <SelectField
        label="Quiet hours"
        value={quietHours ? 'yes' : 'no'}
        options={YES_NO}
        onChange={chosen => onChange(chosen === 'yes' ? DEFAULT_QUIET_HOURS : null)}
      />
      {hour('from', 'Nothing is told from')}
      {hour('to', 'until')}
    </div>
  );
}

type QuietHoursRange = { readonly from: number; readonly to: number } | null;

/**
 * 'no house': the server sends none. 'no browser': this browser cannot receive any. 'denied': the user has blocked
 * them.
 */
type PushState = 'no house' | 'no browser' | 'denied' | 'off' | 'on';

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
  if ((await fetchServerPushKey()) === null) return 'no house';
  if (!isPushSupported()) return 'no browser';
  if (Notification.permission === 'denied') return 'denied';
  return (await currentSubscription()) ? 'on' : 'off';
}

/** Needs a user gesture. If already enabled, it updates the quiet hours. */
async function enablePush(quietHours: QuietHoursRange): Promise<Result<PushState>> {
  const key = await fetchServerPushKey();
  if (key === null) return failure('The house cannot be reached just now.');
  if ((await Notification.requestPermission()) !== 'granted') return success('denied');
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const wanted = { userVisibleOnly: true, applicationServerKey: key };
    return await sendSubscription(
      (await pushManager.getSubscription()) ?? (await pushManager.subscribe(wanted)),
      quietHours,
    );
  } catch {
    return failure('This browser could not reach its push service; please try again later.');
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
