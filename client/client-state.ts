/** What a guest at a distant table knows of it: the answers and news of the server, put together. */
import type { Happening, Play, Seat } from '@parlour/kernel/game';
import type { Opened } from '@parlour/table/log';
import type { News } from '@parlour/table/news';
import type { Room, Scene } from '@parlour/table/snapshot';

/** The answer to a hello or to sitting down: the whole table, or what was missed of it. */
export type Snapshot = {
  readonly number: number;
  readonly table?: Pick<Opened, 'game' | 'rules' | 'options' | 'count' | 'settings'>;
  readonly room: Room;
  readonly code?: string;
  /** Whether it is found only by link or code, or by anybody who looks for a table. */
  readonly door?: 'private' | 'listed';
  /** Null for onlookers, and for whoever has lost his seat. */
  readonly seat: Seat | null;
  readonly scene?: Scene;
  readonly history?: readonly Happening[];
  readonly after?: number;
  readonly news?: readonly News[];
  readonly plays?: readonly Play[];
  /** Whether there are more plays than were told. */
  readonly more?: boolean;
  readonly here?: readonly boolean[];
  readonly onlookers?: number;
};

export type NewsFrame = Pick<Snapshot, 'number' | 'seat' | 'scene' | 'history' | 'plays' | 'more'> & {
  readonly tell: 'news';
  readonly after: number;
  readonly news: readonly News[];
  readonly room?: Room;
};

export type ClientState = Omit<Snapshot, 'after' | 'news' | 'history'> & { readonly history: readonly Happening[] };

/** The table after a look at it. What was missed is added to what is known by now. */
export function afterSnapshot(seen: ClientState | undefined, look: Snapshot): ClientState {
  const { after: _, news = [], history, ...rest } = look;
  // A later look may leave out what is known.
  const table = agreedAfter(look.table ?? seen?.table, news);
  return { ...rest, ...(table && { table }), history: history ?? remember(seen, news) };
}

/** The table after some news; undefined if something before them was missed, and one has to look again. */
export function afterNews(seen: ClientState, frame: NewsFrame): ClientState | undefined {
  if (frame.number <= seen.number) return seen;
  const otherEyes = frame.seat !== seen.seat && frame.history === undefined;
  if (frame.after > seen.number || otherEyes) return undefined;
  const { tell: _, after: __, news, history, ...rest } = frame;
  // Who is here is told apart, in passing: an older list must not come back with every play.
  const { plays: ___, here: ____, onlookers: _____, ...before } = seen;
  return {
    ...before,
    ...rest,
    ...(before.table && { table: agreedAfter(before.table, news) }),
    room: roomAfter(seen, frame),
    history: history ?? remember(seen, news),
  };
}

/** The host may have changed what is agreed. */
function agreedAfter<T extends ClientState['table']>(table: T, told: readonly News[]): T {
  const changed = told.findLast(news => news.what === 'settings');
  return table && changed ? { ...table, settings: changed.settings } : table;
}

/** Any play ends the question whether to take back. */
function roomAfter(seen: ClientState, { room, news }: NewsFrame): Room {
  if (room) return room;
  const { undo: _, ...quiet } = seen.room;
  return news.some(({ what }) => what === 'input') ? quiet : seen.room;
}

function remember(seen: ClientState | undefined, told: readonly News[]): readonly Happening[] {
  const news = told.filter(({ number }) => number > (seen?.number ?? 0));
  const begun = news.findLastIndex(({ what }) => what === 'begin');
  const recent = begun < 0 ? news : news.slice(begun + 1);
  const happened = recent.flatMap(item => (item.what === 'input' ? item.happenings : []));
  return begun < 0 ? [...(seen?.history ?? []), ...happened] : happened;
}
