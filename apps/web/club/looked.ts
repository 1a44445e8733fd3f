/** A member who looks at a table has seen that it waits: the notice goes, and they may be told again another time. */
import type { WAITING_ROUTES } from '@parlour/protocol/club/waiting';
import { ask } from './ask.ts';

export async function noteLooked(table: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await registration?.getNotifications({ tag: table })) ?? []) notice.close();
  await ask<typeof WAITING_ROUTES.looked>({ method: 'POST', url: '/api/club/waiting/looked', body: { table } });
}
