/** The signed-in member: undefined until the server has answered, null if signed out. */
import type { MEMBER_ROUTES, SignedInMember } from '@parlour/protocol/club/members';
import { effect, type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { storeSignedIn } from '../../app/settings.ts';
import { clubRequest, setSignedOutHandler } from '../request.ts';

export const currentMember: Signal<SignedInMember | null | undefined> = signal(undefined);

/** Other pages read this flag instead of asking. */
effect(() => {
  if (currentMember.value !== undefined) storeSignedIn(currentMember.value ? 'in' : 'out');
});

/** True if the member was signed out since this page was opened, here or on another device. */
export const wasSignedOut: Signal<boolean> = signal(false);

export function markSignedOut(): void {
  wasSignedOut.value ||= Boolean(currentMember.peek());
  currentMember.value = null;
}

setSignedOutHandler(markSignedOut);

effect(() => {
  if (currentMember.value) wasSignedOut.value = false;
});

export const isServerUnreachable: Signal<boolean> = signal(false);

async function fetchCurrentMember(): Promise<void> {
  const answer = await clubRequest<typeof MEMBER_ROUTES.me>({ method: 'GET', url: '/api/club/me' });
  isServerUnreachable.value = !answer.ok;
  if (answer.ok) currentMember.value = answer.value.me;
}

/** Asks the server only when a club page opens. */
export function useCurrentMember(): SignedInMember | null | undefined {
  useEffect(() => void fetchCurrentMember(), []);
  return currentMember.value;
}
