/** A table elsewhere: a client on a line that mends itself. What was last seen and is not sent yet survives a reload. */
import { connectFromBrowser } from '@parlour/client/browser';
import type { ClientState } from '@parlour/client/client-state';
import { findGame, type ReadFile } from '@parlour/games/shelf';
import type { Game } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { errorOf } from '@parlour/protocol/read';
import type { Failed, Presence, Said } from '@parlour/protocol/told';
import { PHRASES } from '@parlour/table/phrases';
import { awayAfter } from './away.ts';
import { showCut } from './far-cutting.ts';
import { proveFar } from './far-records.ts';
import { visitOf } from './far-visit.ts';
import { cutFor, NOTHING_KEPT } from './keepsake.ts';
import { roomNews } from './room-news.ts';
import type { FarTable, Store } from './store.ts';
import { namingOf, tellAll } from './telling.ts';
import { type Sight, type Told, toldOf, type Visit } from './visit.ts';
import { keepFar, type Visitor } from './visitor.ts';

type Connect = typeof connectFromBrowser;

/** Undefined if the table will not have us, or nothing can be made of it; the page has been told why. */
export async function visitFar(
  store: Store,
  id: string,
  read: ReadFile,
  hear: (told: Told) => void,
  connect: Connect = connectFromBrowser,
): Promise<Visit | undefined> {
  const kept = (await store.get('far', id)) ?? { id, touched: Date.now() };
  const { seat, host } = kept;
  return new Promise(resolve => {
    const lose = (why: string): void => {
      guest.close();
      hear({ what: 'gone', why });
      resolve(undefined);
    };
    const see = (seen: ClientState): void =>
      void meet(visitor, seen, resolve).catch(error => stumble(visitor, error, lose));
    const invitation = { table: id, plays: true, ...(seat && { seat }), ...(host && { host }) } as const;
    const guest = connect(invitation, {
      seen: see,
      told: frame => hearInPassing(visitor, frame),
      line: (state, why) => (state === 'refused' ? lose(refusalWords(why)) : lineIs(visitor, state)),
    });
    const visitor: Visitor = { store, read, hear, guest, kept, ...FRESH };
    if (kept.seen) see(kept.seen);
  });
}

/** The page can ask as soon as the game is open: what is kept and proved after that may take long, or fail. */
async function meet(visitor: Visitor, seen: ClientState, resolve: (visit: Visit) => void): Promise<void> {
  visitor.game ??= await openGame(seen, visitor.read);
  visitor.visit ??= visitOf(visitor);
  resolve(visitor.visit);
  await notice(visitor, seen);
}

/** Before there is a game there is nothing to show; after that the table goes on, whatever could not be kept. */
function stumble({ visit }: Visitor, error: unknown, lose: (why: string) => void): void {
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
  game: undefined,
  here: [],
  away: [],
  isConnected: false,
  told: undefined,
  shownFor: undefined,
  showing: undefined,
  proved: undefined,
  isProving: false,
} as const;

function lineIs(visitor: Visitor, state: 'up' | 'down'): void {
  visitor.isConnected = state === 'up';
  // A server that was started anew counts anew.
  visitor.away = [];
  tellAgain(visitor);
}

async function openGame({ table }: ClientState, read: ReadFile): Promise<Game> {
  const boxed = table && findGame(table.game);
  if (!boxed) throw new Error('The game of this table is not on the shelf.');
  return boxed.open(table.options, read, table.rules);
}

async function notice(visitor: Visitor, seen: ClientState): Promise<void> {
  if (seen.here) hearWhoIsHere(visitor, seen.here);
  tell(visitor, seen);
  const seat = visitor.guest.token();
  await keepFar(visitor, () => ({ seen, touched: Date.now(), ...(seat === undefined ? {} : { seat }) }));
  await showCut(visitor, seen, () => tellAgain(visitor));
  void proveFar(visitor, seen, () => tellAgain(visitor));
}

function tellAgain(visitor: Visitor): void {
  if (visitor.told) tell(visitor, visitor.told);
}

/** News if the page knows the beginning of this match through these eyes, else the table as it is. */
function tell(visitor: Visitor, seen: ClientState): void {
  const { told, game } = visitor;
  visitor.told = seen;
  const isSame = told?.room.match === seen.room.match && told.seat === seen.seat;
  const known = isSame && told.history.length <= seen.history.length ? told.history.length : 0;
  const heard = tellAll(must(game), seen.history.slice(known), namingOf(seen.room.seats), known);
  const isNews = isSame && told.history.length <= seen.history.length;
  const around = isNews && told !== seen ? roomNews(told, seen) : [];
  visitor.hear({ what: isNews ? 'news' : 'look', sight: sightOf(visitor, seen), heard: [...around, ...heard] });
}

function sightOf({ kept, here, away, isConnected, showing, proved }: Visitor, seen: ClientState): Sight {
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
    far: {
      ...{ id: kept.id, code: seen.code ?? '', door: seen.door ?? 'private', here, away, isConnected },
      ...(seen.room.shuffling && showing && { showing }),
      ...ownCut(kept, seen),
    },
  };
}

function ownCut({ keepsake = NOTHING_KEPT }: FarTable, { room, seat }: ClientState): { cut?: string } {
  const cutting = typeof seat === 'number' && room.cut[seat] ? cutFor(keepsake, room, seat) : undefined;
  return cutting ? { cut: cutting.cut } : {};
}

function hearInPassing(visitor: Visitor, frame: Presence | Said): void {
  if (frame.tell === 'presence') {
    hearWhoIsHere(visitor, frame.here);
    return tellAgain(visitor);
  }
  const words = PHRASES[frame.phrase];
  if (words !== undefined) visitor.hear({ what: 'said', seat: frame.seat, words });
}

function hearWhoIsHere(visitor: Visitor, here: readonly boolean[]): void {
  visitor.here = here;
  visitor.away = awayAfter(visitor.away, here, Date.now());
}
