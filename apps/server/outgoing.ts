/** The frames somebody is sent: what they may see of a table, at once or bit by bit. */
import type { Happening, Seat } from '@parlour/kernel/game';
import type { NewsFrame, PublicSnapshot, Welcome } from '@parlour/protocol/server-frames';
import { type News, newsSince, type Viewpoint } from '@parlour/table/news';
import { historyOf, playsOf, roomOf, sceneOf } from '@parlour/table/snapshot';
import { lastOf, type Table } from '@parlour/table/table';

type Told = { readonly after: number; readonly news: News[]; readonly history?: Happening[] };

/** Whoever may not look on sees who sits at the table, and nothing of the match. */
export type Access = Viewpoint | 'none';

/** More plays than this are not offered unasked. */
const OFFERED = 200;

/** The whole table, or everything since the number somebody has heard of. */
export function snapshotFor(table: Table, access: Access, since: number | undefined, plays: boolean): PublicSnapshot {
  const { number } = lastOf(table);
  const isKnown = since !== undefined && since > 0 && since <= number;
  const missed = isKnown && access !== 'none' ? newsAfter(table, access, since) : undefined;
  return {
    number,
    table: missed && isBulky(table) ? undefined : agreedAt(table),
    seat: seatOf(access),
    room: roomOf(table),
    scene: access === 'none' ? undefined : sceneOf(table, access),
    ...(missed ?? historyFor(table, access)),
    ...offer(table, access, plays),
  };
}

type Agreed = NonNullable<PublicSnapshot['table']>;

function agreedAt({ opened }: Table): Agreed {
  const { game, rules, options, count, settings } = opened;
  return { game, rules, options, count, settings };
}

/** Longer than this an option carries a whole pack; it is told once, to whoever does not know the table yet. */
const BULKY = 1000;

const isLong = (value: unknown): value is string => typeof value === 'string' && value.length > BULKY;
const isBulky = ({ opened }: Table): boolean => Object.values(opened.options).some(isLong);

/** A look for somebody who has had one before. */
export const withoutBulk = (look: Welcome, table: Table): Welcome =>
  isBulky(table) ? { ...look, table: undefined } : look;

/** What everybody may know of a table; of a pack only how it begins. */
export function publicSnapshot(table: Table): PublicSnapshot {
  const agreed = agreedAt(table);
  const short = Object.entries(agreed.options).map(([name, value]) => [
    name,
    isLong(value) ? `${value.slice(0, 40)}…` : value,
  ]);
  const look = snapshotFor(table, 'none', undefined, false);
  return { ...look, table: { ...agreed, options: Object.fromEntries(short) } };
}

/** What has happened after a number, with the room if it has changed. */
export function newsFrame(table: Table, access: Access, after: number, plays: boolean): NewsFrame {
  const told: Told = access === 'none' ? { after, news: agreedAfter(table, after) } : newsAfter(table, access, after);
  const stirred = access === 'none' || told.news.some(news => news.what !== 'input');
  // What is undefined is not sent; a frame of always the same shape is made and written quicker.
  return {
    tell: 'news',
    number: lastOf(table).number,
    seat: seatOf(access),
    after,
    news: told.news,
    history: told.history,
    room: stirred ? roomOf(table) : undefined,
    scene: access === 'none' ? undefined : sceneOf(table, access),
    ...offer(table, access, plays),
  };
}

/**
 * News as they were written for everybody, as the answer to somebody's own request: what makes them so is written in front,
 * and the rest, which is nearly all of it, need not be written twice.
 */
export const asAnswer = (id: string, news: string): string => `{"id":${JSON.stringify(id)},"ok":true,${news.slice(1)}`;

/** What is agreed is told to everybody. */
const agreedAfter = (table: Table, after: number): News[] =>
  newsSince(table, null, after + 1).filter(({ what }) => what === 'settings');

/** Whoever has lost their seat learns it from this. */
export const seatOf = (access: Access): Seat | null => (typeof access === 'number' ? access : null);

/** After a taking back the history is told anew, for it has become shorter. */
function newsAfter(table: Table, eye: Viewpoint, after: number): Told {
  const news = newsSince(table, eye, after + 1);
  return { after, news, ...(news.some(({ what }) => what === 'undone') ? historyFor(table, eye) : {}) };
}

export const historyFor = (table: Table, access: Access): { history?: Happening[] } =>
  access === 'none' ? {} : { history: historyOf(table, access) };

type Offer = Pick<NewsFrame, 'plays' | 'more'>;

const offer = (table: Table, access: Access, plays: boolean): Offer =>
  plays && typeof access === 'number' ? playsOf(table, access, OFFERED) : {};
