/** What a client knows of a distant table: the answers and news of the server, put together. */
import type { Happening } from '@parlour/kernel/game';
import type { NewsFrame, Welcome } from '@parlour/protocol/server-frames';
import { type FallbackNews, isFallback } from '@parlour/table/fallback';
import type { News } from '@parlour/table/news';
import type { Room } from '@parlour/table/snapshot';

/** The answer to a hello, or with a token to sitting down: the whole table, or what was missed of it. */
type Look = Welcome & { readonly token?: string };

type Passing = 'id' | 'ok' | 'token' | 'protocols' | 'after' | 'news' | 'history';

/** Known from a look of one's own alone, and what was kept may be older than they are. */
type InPassing = 'here' | 'onlookers' | 'code' | 'door';

/** What a client knows of its table: the look it was given, with all news since. */
export type ClientState = Omit<Look, Passing | InPassing> &
  Partial<Pick<Look, InPassing>> & {
    readonly history: readonly Happening[];
    /** The last play in the news that a fallback made, because the computer player of that seat had failed. */
    readonly fallback?: FallbackNews;
  };

/** The table after a look at it. What was missed is added to what is known by now. */
export function afterSnapshot(seen: ClientState | undefined, look: Look): ClientState {
  const { id: _, ok: __, token: ___, protocols: ____, after: _____, news = [], history, ...rest } = look;
  // A later look may leave out what is known.
  const table = agreedAfter(look.table ?? seen?.table, news);
  return { ...rest, ...(table && { table }), history: history ?? remember(seen, news), ...fallbackIn(seen, news) };
}

/** The table after some news; undefined if something before them was missed, and one has to look again. */
export function afterNews(seen: ClientState, frame: NewsFrame): ClientState | undefined {
  if (frame.number <= seen.number) return seen;
  const otherEyes = frame.seat !== seen.seat && frame.history === undefined;
  if (frame.after > seen.number || otherEyes) return undefined;
  const { id: _, ok: __, tell: ___, after: ____, news, history, ...rest } = frame;
  // Who is here is told apart, in passing: an older list must not come back with every play.
  const { plays: _____, here: ______, onlookers: _______, ...before } = seen;
  return {
    ...before,
    ...rest,
    ...(before.table && { table: agreedAfter(before.table, news) }),
    room: roomAfter(seen, frame),
    history: history ?? remember(seen, news),
    ...fallbackIn(seen, news),
  };
}

function fallbackIn(seen: ClientState | undefined, news: readonly News[]): Pick<ClientState, 'fallback'> {
  const fallback = news.findLast(isFallback) ?? seen?.fallback;
  return fallback ? { fallback } : {};
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
