/** A table elsewhere: a client on a line that mends itself. What was last seen and is not sent yet survives a reload. */
import { connectFromBrowser } from '@parlour/client/browser';
import type { ClientState } from '@parlour/client/client-state';
import { findGame, type ReadFile } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { errorOf } from '@parlour/protocol/read';
import type { Failed, Presence, Said } from '@parlour/protocol/server-frames';
import { PHRASES } from '@parlour/table/phrases';
import { awayFor, missingAfter, nextAway, presenceNews } from './away.ts';
import { cutFor, NOTHING_KEPT } from './keepsake.ts';
import { showCut } from './remote-cutting.ts';
import { remoteHandle } from './remote-handle.ts';
import { proveRemote } from './remote-records.ts';
import { keepRemote, type RemoteTable } from './remote-table.ts';
import { roomNews } from './room-news.ts';
import { type Audience, namingOf, tellAll } from './sentences.ts';
import type { KeptRemote, Store } from './store.ts';
import { type Heard, type TableHandle, type TableMessage, type TableView, toldOf } from './table-handle.ts';

type Connect = typeof connectFromBrowser;

/** Undefined if the table will not have us, or nothing can be made of it; the page has been told why. */
export async function openRemote(
  store: Store,
  id: string,
  read: ReadFile,
  hear: (told: TableMessage) => void,
  connect: Connect = connectFromBrowser,
): Promise<TableHandle | undefined> {
  const kept = (await store.get('far', id)) ?? { id, touched: Date.now() };
  const { seat, host } = kept;
  return new Promise(resolve => {
    const lose = (why: string): void => {
      client.close();
      hear({ what: 'gone', why });
      resolve(undefined);
    };
    const see = (seen: ClientState): void =>
      void meet(remote, seen, resolve).catch(error => stumble(remote, error, lose));
    const invitation = { table: id, plays: true, ...(seat && { seat }), ...(host && { host }) } as const;
    const client = connect(invitation, {
      seen: see,
      told: frame => hearInPassing(remote, frame),
      signedOut: () => hear({ what: 'signed out' }),
      line: (state, why) => (state === 'refused' ? lose(refusalWords(why)) : lineIs(remote, state)),
    });
    const remote: RemoteTable = { store, read, hear, client, kept, ...FRESH };
    if (kept.seen) see(kept.seen);
  });
}

/**
 * The page can ask as soon as the game is open: what is kept and proved after that may take long, or fail. All who wait for the
 * game wait for the same opening, so that what was seen first is told first.
 */
async function meet(remote: RemoteTable, seen: ClientState, resolve: (visit: TableHandle) => void): Promise<void> {
  remote.opening ??= openGame(seen, remote.read);
  remote.game = await remote.opening;
  remote.visit ??= remoteHandle(remote, () => catchUp(remote));
  resolve(remote.visit);
  await notice(remote, seen);
}

/** Before there is a game there is nothing to show; after that the table goes on, whatever could not be kept. */
function stumble({ visit }: RemoteTable, error: unknown, lose: (why: string) => void): void {
  if (visit) console.error(error);
  else lose(error instanceof Error ? error.message : 'This table cannot be opened.');
}

const OTHER_VERSION =
  'This page and its server are not of one version. Reload the page; if that does not help, try later.';

function refusalWords(why: Failed | undefined): string {
  const error = why && errorOf(why);
  if (error?.code === 'bad-protocol') return OTHER_VERSION;
  return error?.message ?? 'This table will not have us.';
}

const FRESH = {
  visit: undefined,
  opening: undefined,
  game: undefined,
  here: [],
  missing: [],
  away: [],
  awayTimer: undefined,
  comings: 0,
  isConnected: false,
  told: undefined,
  passed: undefined,
  shownFor: undefined,
  showing: undefined,
  proved: undefined,
  isProving: false,
} as const;

function lineIs(remote: RemoteTable, state: 'up' | 'down'): void {
  remote.isConnected = state === 'up';
  // Without a connection it is not known who is here, and a server that was restarted counts anew.
  if (state === 'down') remote.here = [];
  remote.missing = [];
  remote.away = [];
  tellAgain(remote);
}

async function openGame({ table }: ClientState, read: ReadFile): Promise<Game> {
  const boxed = table && findGame(table.game);
  if (!boxed) throw new Error('The game of this table is not on the shelf.');
  return boxed.open(table.options, read, table.rules);
}

async function notice(remote: RemoteTable, seen: ClientState): Promise<void> {
  if (seen.here) remote.here = seen.here;
  tell(remote, seen);
  const seat = remote.client.token();
  await keepRemote(remote, () => ({ seen, touched: Date.now(), ...(seat === undefined ? {} : { seat }) }));
  await showCut(remote, seen, () => tellAgain(remote));
  void proveRemote(remote, seen, () => tellAgain(remote));
}

function tellAgain(remote: RemoteTable): void {
  const known = remote.passed ?? remote.told;
  if (known) tell(remote, known);
}

const audienceOf = ({ room, seat = null }: ClientState): Audience => ({ name: namingOf(room.seats), to: seat });

/** News if the page knows the beginning of this match through these eyes, else the table as it is. */
function tell(remote: RemoteTable, seen: ClientState): void {
  const { told, game } = remote;
  if (told && isStillRead(told, seen)) {
    remote.passed = seen;
    return remote.hear({ what: 'news', sight: sightOf(remote, told), heard: [] });
  }
  remote.passed = undefined;
  remote.told = seen;
  const isSame = told?.room.match === seen.room.match && told.seat === seen.seat;
  const known = isSame && told.history.length <= seen.history.length ? told.history.length : 0;
  const heard = tellAll(must(game), seen.history.slice(known), audienceOf(seen), known);
  const isNews = isSame && told.history.length <= seen.history.length;
  const passing = notePresence(remote, seen);
  const around = isNews ? [...(told === seen ? [] : roomNews(told, seen)), ...passing] : [];
  remote.hear({ what: isNews ? 'news' : 'look', sight: sightOf(remote, seen), heard: [...around, ...heard] });
}

/** A person who has no seat in the next match is not taken from the result of the last one. */
const isStillRead = (told: ClientState, { seat }: ClientState): boolean =>
  typeof told.seat === 'number' && told.scene?.over !== undefined && typeof seat !== 'number';

/** Leaves that result for the table as it is now. */
function catchUp(remote: RemoteTable): void {
  const { passed } = remote;
  if (!passed) return;
  remote.told = undefined;
  tell(remote, passed);
}

/** Marks who is away by now, and comes back when the next person is; answers what there is to say of it. */
function notePresence(remote: RemoteTable, { room, number }: ClientState): Heard[] {
  const [before, now] = [remote.away, Date.now()];
  remote.missing = missingAfter(remote.missing, remote.here, room.seats, now);
  remote.away = awayFor(remote.missing, now);
  clearTimeout(remote.awayTimer);
  const next = nextAway(remote.missing, now);
  remote.awayTimer = next === undefined ? undefined : setTimeout(() => tellAgain(remote), next);
  return presenceNews(before, remote.away, room.seats).map(sentence => {
    remote.comings += 1;
    // Below zero and never the number of anything else: see roomNews.
    return { number: -number - 1 / (2 + remote.comings), sentence, isPassing: true };
  });
}

function sightOf(remote: RemoteTable, seen: ClientState): TableView {
  const { kept, here, away, isConnected, showing, proved, passed } = remote;
  const { game, rules, options, count, settings } = must(seen.table);
  const seat = seen.seat ?? null;
  return {
    table: { game, rules, options, count, settings },
    seat,
    people: seat === null ? [] : [seat],
    isHost: kept.host !== undefined,
    room: seen.room,
    ...(seen.scene && { scene: seen.scene }),
    plays: seen.plays ?? [],
    more: seen.more ?? false,
    ...(proved?.match === seen.room.match && toldOf(proved)),
    ...(passed && { passed: passed.room.playing || passed.room.shuffling ? 'playing' : 'waiting' }),
    remote: {
      ...{ id: kept.id, code: seen.code ?? '', door: seen.door ?? 'private', here, away, isConnected },
      ...(seen.room.shuffling && showing && { showing }),
      ...ownCut(kept, seen),
    },
  };
}

function ownCut({ keepsake = NOTHING_KEPT }: KeptRemote, { room, seat }: ClientState): { cut?: string } {
  const cutting = typeof seat === 'number' && room.cut[seat] ? cutFor(keepsake, room, seat) : undefined;
  return cutting ? { cut: cutting.cut } : {};
}

function hearInPassing(remote: RemoteTable, frame: Presence | Said): void {
  if (frame.tell === 'presence') {
    remote.here = frame.here;
    return tellAgain(remote);
  }
  const words = PHRASES[frame.phrase];
  if (words !== undefined) remote.hear({ what: 'said', seat: frame.seat, words });
}
