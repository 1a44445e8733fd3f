/**
 * A program that plays at a table: it sits down, cuts, and plays what it chooses, match after match. Whatever a server
 * answers it goes on, coming back when the line breaks and waiting when it is told to; it ends when the table does, or when
 * there is no seat for it.
 */
import type { MatchResult, Play, Seat } from '@parlour/kernel/game';
import { isPassing } from '@parlour/protocol/error-codes';
import { errorOf } from '@parlour/protocol/read';
import type { Failed } from '@parlour/protocol/server-frames';
import type { Client } from './client.ts';
import type { ClientState } from './client-state.ts';
import { findTable } from './http.ts';
import { connectFromNode } from './node.ts';
import { newId } from './platform.ts';

/** Which table, by its code or its name, and what the program is called; with the token of a seat it comes back to that. */
export type BotCredentials = { readonly name: string; readonly seat?: string } & (
  | { readonly code: string }
  | { readonly table: string }
);

/** What a program sees when it may play: the plays it is offered are right ones, and with `more` not all. */
export type BotMoment = Pick<ClientState, 'room' | 'history' | 'table' | 'more'> & {
  readonly seat: Seat;
  readonly scene: NonNullable<ClientState['scene']>;
  readonly plays: readonly Play[];
  /** Whether the table waits for it; if not, it may only interrupt. */
  readonly awaited: boolean;
  /** Why what it chose just now was not taken, and how often that was so. */
  readonly failed?: Failed;
  readonly tries: number;
};

/** Undefined lets the moment pass, until the table changes. */
export type Choose = (moment: BotMoment) => Play | undefined | Promise<Play | undefined>;

/** How a match came out, and all that was noticed of it. */
export type BotOver = (result: MatchResult, history: ClientState['history']) => void;

type Bot = {
  readonly client: () => Client;
  readonly name: string;
  readonly choose: Choose;
  readonly over: BotOver;
  readonly end: (why: string) => void;
  /** What it has looked at, and the match whose result it has told. */
  acted: ClientState | undefined;
  told: number;
  isBusy: boolean;
  isSeated: boolean;
  isOver: boolean;
};

/** Answers why it ended. `over` hears how each match came out. */
export async function play(
  address: string,
  credentials: BotCredentials,
  choose: Choose,
  over: BotOver = () => undefined,
): Promise<string> {
  const found = 'table' in credentials ? credentials : await findPatiently(address, credentials.code);
  if ('error' in found) return found.error.message;
  const { name, seat } = credentials;
  return new Promise((resolve, reject) => {
    const end = (why: string): void => {
      bot.isOver = true;
      client.close();
      resolve(why);
    };
    const bot: Bot = { client: () => client, name, choose, over, end, ...FRESH };
    const client = connectFromNode(
      address,
      { table: found.table, plays: true, ...(seat !== undefined && { seat }) },
      {
        seen: () =>
          void act(bot).catch(error => {
            client.close();
            reject(error);
          }),
        line: (is, why) => is === 'refused' && end((why && errorOf(why)?.message) ?? 'The table will not have us.'),
      },
    );
  });
}

const FRESH = { acted: undefined, told: 0, isBusy: false, isSeated: false, isOver: false } as const;

/** Milliseconds until something is tried again that could not be done. */
const PAUSES = [500, 1000, 2000, 5000, 10_000, 30_000] as const;

const pause = (n: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, PAUSES[Math.min(n, PAUSES.length - 1)]));

/** A server that is just being started, or has enough to do, is asked again. */
async function findPatiently(address: string, code: string): ReturnType<typeof findTable> {
  for (let n = 0; ; n++) {
    const found = await findTable(address, code).catch(() => undefined);
    if (found && !('error' in found && isPassing(found.error))) return found;
    await pause(n);
  }
}

/** One thing after another, until there is nothing new to see. */
async function act(bot: Bot): Promise<void> {
  if (bot.isBusy) return;
  bot.isBusy = true;
  for (let seen = bot.client().seen(); seen && seen !== bot.acted && !bot.isOver; seen = bot.client().seen()) {
    bot.acted = seen;
    await react(bot, seen);
  }
  bot.isBusy = false;
}

async function react(bot: Bot, seen: ClientState): Promise<void> {
  const { seat, room, scene } = seen;
  if (room.closed) return bot.end('The table is closed.');
  if (seat === null) return sit(bot);
  bot.isSeated = true;
  if (scene?.over && bot.told !== room.match) {
    bot.told = room.match;
    bot.over(scene.over, seen.history);
  }
  if (!room.playing && !room.cut[seat] && !room.shuffling) await bot.client().ask({ ask: 'cut', cut: newId() });
  else if (scene?.start) await getReady(bot, scene.start.ready.includes(seat));
  else if (scene && room.playing) await playOn(bot, seen, momentOf(seen, seat, scene));
}

/** Where all begin at once, everybody is asked first; a program is ready at any time. */
async function getReady({ client }: Bot, isReady: boolean): Promise<void> {
  if (!isReady) await client().ask({ ask: 'ready' });
}

function momentOf(seen: ClientState, seat: Seat, scene: BotMoment['scene']): BotMoment {
  const { room, history, table, plays = [], more } = seen;
  const offered = { plays, ...(more && { more }), ...(table && { table }) };
  return { room, history, seat, scene, awaited: scene.turn.includes(seat), tries: 0, ...offered };
}

/** A seat that is lost is not taken again: somebody wanted it so. */
async function sit({ client, name, isSeated, end }: Bot): Promise<void> {
  if (isSeated) return end('The seat is lost.');
  const answer = await client().ask({ ask: 'sit', name, cut: newId() });
  if (!answer.ok) end(errorOf(answer)?.message ?? 'There is no seat.');
}

const mayPlay = ({ seat, scene, awaited }: BotMoment): boolean => awaited || scene.interrupt?.includes(seat) === true;

/** What is not taken is thought over again, as long as nothing has changed. */
async function playOn(bot: Bot, seen: ClientState, moment: BotMoment): Promise<void> {
  let now = moment;
  for (let n = 0; mayPlay(now) && bot.client().seen() === seen && !bot.isOver; n++) {
    const chosen = await bot.choose(now);
    if (chosen === undefined || bot.client().seen() !== seen) return;
    const answer = await bot.client().ask({ ask: 'play', play: chosen });
    if (answer.ok) return;
    now = { ...moment, failed: answer, tries: n + 1 };
    await pause(n);
  }
}
