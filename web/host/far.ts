/** A table elsewhere: a guest on a line that mends itself. What he last saw and has not sent yet survives a reload. */

import { connectClient } from '@parlour/client/client';
import type { ClientState } from '@parlour/client/client-state';
import { findGame, type ReadFile } from '@parlour/games/shelf';
import type { Game, Seat } from '@parlour/kernel/game';
import { PHRASES } from '@parlour/table/phrases';
import { awayAfter } from './away.ts';
import { showCut } from './far-cutting.ts';
import { proveFar } from './far-records.ts';
import { visitOf } from './far-visit.ts';
import { cutFor, NOTHING_KEPT } from './keepsake.ts';
import { lineWith } from './line.ts';
import { roomNews } from './room-news.ts';
import type { FarTable, Store } from './store.ts';
import { namingOf, tellAll } from './telling.ts';
import { type Sight, type Told, toldOf, type Visit } from './visit.ts';
import { keepFar, type Visitor } from './visitor.ts';

/** Undefined if the table will not have us. */
export async function visitFar(
  store: Store,
  id: string,
  read: ReadFile,
  hear: (told: Told) => void,
): Promise<Visit | undefined> {
  const kept = (await store.get('far', id)) ?? { id, touched: Date.now() };
  const { seat, host } = kept;
  const names: string[] = [];
  return new Promise(resolve => {
    let visit: Visit | undefined;
    const see = async (seen: ClientState): Promise<void> => {
      await notice(visitor, seen);
      visit ??= visitOf(visitor);
      resolve(visit);
    };
    const invitation = { table: id, plays: true, ...(seat && { seat }), ...(host && { host }) } as const;
    const guest = connectClient(invitation, lineWith(names), {
      seen: seen => void see(seen),
      told: frame => hearInPassing(visitor, frame),
      line(state, why) {
        if (state !== 'refused') return lineIs(visitor, state);
        hear({ what: 'gone', why: (why?.error as { message?: string })?.message ?? 'This table will not have us.' });
        resolve(undefined);
      },
    });
    const visitor: Visitor = { store, read, hear, guest, names, kept, ...FRESH };
    if (kept.seen) void see(kept.seen);
  });
}

const FRESH = {
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
  if (!boxed) throw new Error(`The game of this table is not on the shelf.`);
  return boxed.open(table.options, read, table.rules);
}

async function notice(visitor: Visitor, seen: ClientState): Promise<void> {
  visitor.game ??= await openGame(seen, visitor.read);
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
  const heard = tellAll(game!, seen.history.slice(known), namingOf(seen.room.seats), known);
  const isNews = isSame && told.history.length <= seen.history.length;
  const around = isNews && told !== seen ? roomNews(told, seen) : [];
  visitor.hear({ what: isNews ? 'news' : 'look', sight: sightOf(visitor, seen), heard: [...around, ...heard] });
}

function sightOf({ kept, here, away, isConnected, showing, proved }: Visitor, seen: ClientState): Sight {
  const { game, rules, options, count, settings } = seen.table!;
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

function hearInPassing(visitor: Visitor, frame: Readonly<Record<string, unknown>>): void {
  const words = frame.tell === 'said' ? PHRASES[String(frame.phrase)] : undefined;
  if (words !== undefined) visitor.hear({ what: 'said', seat: frame.seat as Seat, words });
  if (frame.tell !== 'presence') return;
  hearWhoIsHere(visitor, frame.here as boolean[]);
  tellAgain(visitor);
}

function hearWhoIsHere(visitor: Visitor, here: readonly boolean[]): void {
  visitor.here = here;
  visitor.away = awayAfter(visitor.away, here, Date.now());
}
