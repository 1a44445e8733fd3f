/** Who has signed in, as far as this page knows: undefined until the house has said, null for a guest. */
import type { MEMBER_ROUTES, Me } from '@parlour/protocol/club/members';
import { effect, type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { noteSigned } from '../signed-in.ts';
import { ask, whenSignedOut } from './ask.ts';

export const me: Signal<Me | null | undefined> = signal(undefined);

/** Other pages go by this without asking. */
effect(() => {
  if (me.value !== undefined) noteSigned(me.value ? 'in' : 'out');
});

/** Whether the member has been signed out since this page was opened, here or on another device. */
export const wasSignedOut: Signal<boolean> = signal(false);

export function noteSignedOut(): void {
  wasSignedOut.value ||= Boolean(me.peek());
  me.value = null;
}

whenSignedOut(noteSignedOut);

effect(() => {
  if (me.value) wasSignedOut.value = false;
});

/** The house cannot be reached; what it knows is not known here. */
export const isAway: Signal<boolean> = signal(false);

async function askWhoIAm(): Promise<void> {
  const answer = await ask<typeof MEMBER_ROUTES.me>({ method: 'GET', url: '/api/club/me' });
  isAway.value = !answer.ok;
  if (answer.ok) me.value = answer.value.me;
}

/** Asked when a page of the club is opened, and not before. */
export function useMe(): Me | null | undefined {
  useEffect(() => void askWhoIAm(), []);
  return me.value;
}
