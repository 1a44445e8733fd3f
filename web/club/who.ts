/** Who has signed in, as far as this page knows: undefined until the house has said, null for a guest. */
import type { MEMBER_ROUTES, Me } from '@parlour/protocol/club/members';
import { type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from './ask.ts';

export const me: Signal<Me | null | undefined> = signal(undefined);

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
