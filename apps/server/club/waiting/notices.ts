/** What a device has been told of a table, and when its owner last looked there: one notice a table until they have. */
import { z } from 'zod';
import type { ServerContext } from '../../open-tables.ts';
import { type Kept, kept } from '../kept.ts';
import type { HeldWait } from './waits.ts';

const notice = z.object({
  member: z.string(),
  /** The turn it is about, by when that began. */
  turn: z.number(),
  at: z.number(),
  /** Whether it is known to have been sent, or only to be on its way. */
  is: z.enum(['on its way', 'sent']),
});

export type KeptNotice = Readonly<z.infer<typeof notice>>;

export const notices = kept<KeptNotice>('notice', notice);

const looks = kept<{ member: string; at: number }>('looked', z.object({ member: z.string(), at: z.number() }));

const DAY = 24 * 60 * 60_000;
export const LASTS = 60 * DAY;

export const aboutList = (member: string): string => `member/${member}`;

export const noticeId = (device: string, table: string): string => `${device}/${table}`;
const lookId = (member: string, table: string): string => `${member}/${table}`;

export async function noteLooked(
  { store, clock }: Pick<ServerContext, 'store' | 'clock'>,
  member: string,
  table: string,
) {
  const at = clock.now();
  const whereabouts = { places: [{ list: aboutList(member), place: at }], lasts: LASTS };
  await looks.change(store.documents, lookId(member, table), () => ({ value: { member, at }, ...whereabouts }));
}

export async function lookedAt(
  { store }: Pick<ServerContext, 'store'>,
  member: string,
  tables: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await looks.readAll(
    store.documents,
    tables.map(table => lookId(member, table)),
  );
  return new Map(found.map(({ id, value }) => [id.slice(member.length + 1), value.at]));
}

/** A turn is told of once it has waited so long: whoever sits there needs no notice. */
const WAITED = 2 * 60_000;
/** A notice on its way that never was sent is sent by whoever comes next. */
const LOST = 60_000;

/** Whether somebody is to be told of a wait now. */
export function isToTell(wait: HeldWait, told: Kept<KeptNotice> | undefined, looked: number, now: number): boolean {
  if (now - wait.since < WAITED || looked >= wait.since) return false;
  if (!told) return true;
  const { turn, at, is } = told.value;
  if (turn === wait.since) return is === 'on its way' && now - at >= LOST;
  return Math.max(looked, wait.acted) > at;
}

/** What is kept of a member here. */
export async function forgetNotices({ store }: Pick<ServerContext, 'store'>, member: string): Promise<void> {
  for (const kind of [notices, looks]) {
    for (;;) {
      const some = await kind.list(store.documents, aboutList(member), { order: 'rising', limit: 500 });
      if (some.length === 0) break;
      await store.documents.commit(some.map(one => kind.remove(one)));
    }
  }
}
