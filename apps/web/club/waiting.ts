/** What waits for whoever is here: a member's tables by the house, a guest's by what this device knows and the house says of it. */
import { findGame } from '@parlour/games/shelf/shelf';
import { MOST_TABLES } from '@parlour/protocol/club/limits';
import type { WAITING_ROUTES, Wait } from '@parlour/protocol/club/waiting';
import type { KeptRemote } from '../host/store.ts';
import { worker } from '../host/worker-client.ts';
import { hasSignedIn } from '../signed-in.ts';
import { ask } from './ask.ts';

/** Where the house cannot be reached, what was last seen at a table has to do; it may have moved on since. */
export type Waits = readonly Wait[];

export async function askWaits(): Promise<Waits> {
  const far = (await worker().farTables()).filter(({ seat }) => seat !== undefined).slice(0, MOST_TABLES);
  if (far.length === 0 && !hasSignedIn()) return [];
  const tables = far.flatMap(({ id, seat }) => (seat === undefined ? [] : [{ table: id, seat }]));
  const answer = await ask<typeof WAITING_ROUTES.waiting>({
    method: 'POST',
    url: '/api/club/waiting',
    body: { tables },
  });
  return answer.ok ? answer.value.waits : far.flatMap(lastKnown);
}

export function lastKnown({ id, seen, touched }: KeptRemote): Wait[] {
  const { seat = null, scene, room, table } = seen ?? {};
  if (!table || !room || seat === null || room.closed || scene?.over || !scene?.turn.includes(seat)) return [];
  const others = room.seats.flatMap((sits, other) => (other === seat || sits.is === 'empty' ? [] : [sits.name]));
  return [{ table: id, game: table.game, seat, with: others, since: touched, until: null }];
}

const HOUR = 60 * 60_000;

/** "Nations with Bob: 2 days left". */
export function waitSaid({ game, with: others, until }: Wait, now: number): { title: string; about: string } {
  const title = findGame(game)?.title ?? game;
  const company = others.length > 0 ? `with ${others.join(', ')}` : '';
  return { title, about: [company, until === null ? '' : leftSaid(until - now)].filter(Boolean).join('; ') };
}

function leftSaid(left: number): string {
  if (left <= 0) return 'the time is up';
  const hours = Math.floor(left / HOUR);
  if (hours >= 48) return `${Math.floor(hours / 24)} days left`;
  if (hours >= 2) return `${hours} hours left`;
  const minutes = Math.max(1, Math.floor(left / 60_000));
  return minutes === 1 ? 'one minute left' : `${minutes} minutes left`;
}
