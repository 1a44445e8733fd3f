/** Tables that wait for the user: a member's from the server, others from what this device knows. */
import { findGame } from '@parlour/games/shelf/shelf';
import { formatList } from '@parlour/messages';
import type { NOTIFICATION_ROUTES, WaitingTurn } from '@parlour/protocol/club/notifications';
import { MAX_TABLES_PER_WAITING_REQUEST } from '@parlour/protocol/wire-constants';
import { hasSignedIn } from '../app/settings.ts';
import { clubRequest } from '../club/request.ts';
import type { StoredRemoteTable } from '../worker/store.ts';
import { workerApi } from '../worker/worker-client.ts';
import { notificationsText } from './notifications-text.ts';

/** Offline, the last known state of each table is used; it may be outdated. */
export type TurnRequests = readonly WaitingTurn[];

export async function fetchTurnRequests(): Promise<TurnRequests> {
  const remoteTables = (await workerApi().remoteTables())
    .filter(({ seat }) => seat !== undefined)
    .slice(0, MAX_TABLES_PER_WAITING_REQUEST);
  if (remoteTables.length === 0 && !hasSignedIn()) return [];
  const tables = remoteTables.flatMap(({ id, seat }) => (seat === undefined ? [] : [{ table: id, seat }]));
  const answer = await clubRequest<typeof NOTIFICATION_ROUTES.waitingTurns>({
    method: 'POST',
    url: '/api/club/waiting',
    body: { tables },
  });
  return answer.ok ? answer.value.waits : remoteTables.flatMap(waitingTurnFromLastState);
}

export function waitingTurnFromLastState({ id, seen: lastState, touched }: StoredRemoteTable): WaitingTurn[] {
  const { seat = null, scene, room, table } = lastState ?? {};
  if (!table || !room || seat === null || room.closed || scene?.over || !scene?.turn.includes(seat)) return [];
  const others = room.seats.flatMap((occupant, other) =>
    other === seat || occupant.is === 'empty' ? [] : [occupant.name],
  );
  return [{ table: id, game: table.game, seat, with: others, since: touched, until: null }];
}

const HOUR_MS = 60 * 60_000;

/** "Nations", "with Bob · 2 days left". */
export function turnRequestText(
  { game, with: others, until }: WaitingTurn,
  now: number,
): { title: string; about: string } {
  const title = findGame(game)?.title ?? game;
  const time = until === null ? '' : timeLeftText(until - now);
  if (others.length === 0) return { title, about: time };
  const names = formatList(others);
  return {
    title,
    about:
      time === ''
        ? notificationsText('withPlayers', { names })
        : notificationsText('withPlayersAndTime', { names, time }),
  };
}

function timeLeftText(leftMs: number): string {
  if (leftMs <= 0) return notificationsText('timeUp');
  const hours = Math.floor(leftMs / HOUR_MS);
  if (hours >= 48) return notificationsText('days', { count: Math.floor(hours / 24) });
  if (hours >= 2) return notificationsText('hours', { count: hours });
  return notificationsText('minutes', { count: Math.max(1, Math.floor(leftMs / 60_000)) });
}

/** Closes the notification of a table the member has opened; the server may notify again later. */
export async function markTableViewed(table: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await registration?.getNotifications({ tag: table })) ?? []) notice.close();
  await clubRequest<typeof NOTIFICATION_ROUTES.markTableOpened>({
    method: 'POST',
    url: '/api/club/waiting/looked',
    body: { table },
  });
}
