/** What a guest at a distant table knows of it: the answers and news of the server, put together. */
import type { Happening, Play, Seat } from '@parlour/kernel/game';
import type { Room, Scene } from './look.ts';
import type { News } from './news.ts';

/** The answer to a hello or to sitting down: the whole table, or what was missed of it. */
export type Look = {
  readonly number: number;
  readonly room: Room;
  readonly code?: string;
  readonly seat?: Seat | null;
  readonly scene?: Scene;
  readonly history?: readonly Happening[];
  readonly after?: number;
  readonly news?: readonly News[];
  readonly plays?: readonly Play[];
  readonly here?: readonly boolean[];
  readonly onlookers?: number;
};

export type NewsFrame = Pick<Look, 'number' | 'scene' | 'history' | 'plays'> & {
  readonly tell: 'news';
  readonly after: number;
  readonly news: readonly News[];
  readonly room?: Room;
};

export type Seen = Omit<Look, 'after' | 'news' | 'history'> & { readonly history: readonly Happening[] };

/** The table after a look at it. What was missed is added to what was known. */
export function afterLook(seen: Seen | undefined, look: Look): Seen {
  const { after: _, news = [], history, ...rest } = look;
  return { ...rest, history: history ?? remember(seen?.history ?? [], news) };
}

/** The table after some news; undefined if something before them was missed, and one has to look again. */
export function afterNews(seen: Seen, frame: NewsFrame): Seen | undefined {
  if (frame.number <= seen.number) return seen;
  if (frame.after > seen.number) return undefined;
  const { tell: _, after: __, news, history, ...rest } = frame;
  const unheard = news.filter(({ number }) => number > seen.number);
  const { plays: ___, ...before } = seen;
  return { ...before, ...rest, room: roomAfter(seen, frame), history: history ?? remember(seen.history, unheard) };
}

/** Any play ends the question whether to take back. */
function roomAfter(seen: Seen, { room, news }: NewsFrame): Room {
  if (room) return room;
  const { undo: _, ...quiet } = seen.room;
  return news.some(({ what }) => what === 'input') ? quiet : seen.room;
}

function remember(history: readonly Happening[], news: readonly News[]): readonly Happening[] {
  const begun = news.findLastIndex(({ what }) => what === 'begin');
  const recent = begun < 0 ? news : news.slice(begun + 1);
  const happened = recent.flatMap(told => (told.what === 'input' ? told.happenings : []));
  return begun < 0 ? [...history, ...happened] : happened;
}
