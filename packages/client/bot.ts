/**
 * A bot: it sits down, cuts and plays what it chooses, match after match. It reconnects and retries by itself, and
 * ends with the table or when it cannot have a seat.
 */
import type { MatchResult, Play, Seat } from '@parlour/kernel/game';
import { isRetryableError } from '@parlour/protocol/error-codes';
import { answerError } from '@parlour/protocol/parse-lite';
import type { FailedAnswer } from '@parlour/protocol/server-frames';
import type { Client, ClientState } from './client.ts';
import { connectFromNode } from './node.ts';
import { randomHexId, requestTableByCode } from './transport.ts';

/** The table by code or id; with a seat token the bot returns to that seat. */
export type BotCredentials = { readonly name: string; readonly seat?: string } & (
  | { readonly code: string }
  | { readonly table: string }
);

/** What a bot may choose from. With `more` there are other legal plays. */
export type BotTurn = Pick<ClientState, 'room' | 'history' | 'table' | 'more'> & {
  readonly seat: Seat;
  readonly scene: NonNullable<ClientState['scene']>;
  readonly plays: readonly Play[];
  /** Whether the table waits for it; if not, it may only interrupt. */
  readonly awaited: boolean;
  /** Why its last choice was rejected, and how often. */
  readonly failed?: FailedAnswer;
  readonly tries: number;
};

/** Undefined does nothing until the table changes. */
export type ChoosePlay = (turn: BotTurn) => Play | undefined | Promise<Play | undefined>;

/** Called when a match is over. */
export type OnMatchOver = (result: MatchResult, history: ClientState['history']) => void;

type Bot = {
  readonly client: () => Client;
  readonly name: string;
  readonly choose: ChoosePlay;
  readonly onMatchOver: OnMatchOver;
  readonly end: (why: string) => void;
  lastHandled: ClientState | undefined;
  lastReportedMatch: number;
  isBusy: boolean;
  isSeated: boolean;
  isOver: boolean;
};

/** Runs a bot; resolves with the reason why it ended. */
export async function runBot(
  address: string,
  credentials: BotCredentials,
  choose: ChoosePlay,
  onMatchOver: OnMatchOver = () => undefined,
): Promise<string> {
  const found = 'table' in credentials ? credentials : await findTableWithRetry(address, credentials.code);
  if ('error' in found) return found.error.message;
  const { name, seat } = credentials;
  return new Promise((resolve, reject) => {
    const end = (why: string): void => {
      bot.isOver = true;
      client.close();
      resolve(why);
    };
    const bot: Bot = { client: () => client, name, choose, onMatchOver, end, ...INITIAL };
    const client = connectFromNode(
      address,
      { table: found.table, plays: true, ...(seat !== undefined && { seat }) },
      {
        onChange: () =>
          void handleChanges(bot).catch(error => {
            client.close();
            reject(error);
          }),
        onConnection: (is, why) =>
          is === 'refused' && end((why && answerError(why)?.message) ?? 'The server refused the connection.'),
      },
    );
  });
}

const INITIAL = {
  lastHandled: undefined,
  lastReportedMatch: 0,
  isBusy: false,
  isSeated: false,
  isOver: false,
} as const;

const RETRY_BACKOFF_MS = [500, 1000, 2000, 5000, 10_000, 30_000] as const;

const pause = (n: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, RETRY_BACKOFF_MS[Math.min(n, RETRY_BACKOFF_MS.length - 1)]));

/** Retries while the server is starting or busy. */
async function findTableWithRetry(address: string, code: string): ReturnType<typeof requestTableByCode> {
  for (let n = 0; ; n++) {
    const found = await requestTableByCode(address, code).catch(() => undefined);
    if (found && !('error' in found && isRetryableError(found.error))) return found;
    await pause(n);
  }
}

/** Handles states until there is none newer. */
async function handleChanges(bot: Bot): Promise<void> {
  if (bot.isBusy) return;
  bot.isBusy = true;
  for (
    let state = bot.client().state();
    state && state !== bot.lastHandled && !bot.isOver;
    state = bot.client().state()
  ) {
    bot.lastHandled = state;
    await handleState(bot, state);
  }
  bot.isBusy = false;
}

async function handleState(bot: Bot, state: ClientState): Promise<void> {
  const { seat, room, scene } = state;
  if (room.closed) return bot.end('The table is closed.');
  if (seat === null) return takeSeat(bot);
  bot.isSeated = true;
  if (scene?.over && bot.lastReportedMatch !== room.match) {
    bot.lastReportedMatch = room.match;
    bot.onMatchOver(scene.over, state.history);
  }
  if (!room.playing && !room.cut[seat] && !room.shuffling) await bot.client().ask({ ask: 'cut', cut: randomHexId() });
  else if (scene?.start) await getReady(bot, scene.start.ready.includes(seat));
  else if (scene && room.playing) await choosePlays(bot, state, botTurn(state, seat, scene));
}

async function getReady({ client }: Bot, isReady: boolean): Promise<void> {
  if (!isReady) await client().ask({ ask: 'ready' });
}

function botTurn(state: ClientState, seat: Seat, scene: BotTurn['scene']): BotTurn {
  const { room, history, table, plays = [], more } = state;
  const offered = { plays, ...(more && { more }), ...(table && { table }) };
  return { room, history, seat, scene, awaited: scene.turn.includes(seat), tries: 0, ...offered };
}

/** A bot that lost its seat was removed on purpose and takes no other. */
async function takeSeat({ client, name, isSeated, end }: Bot): Promise<void> {
  if (isSeated) return end('The seat was taken away.');
  const answer = await client().ask({ ask: 'sit', name, cut: randomHexId() });
  if (!answer.ok) end(answerError(answer)?.message ?? 'There is no free seat.');
}

const mayPlay = ({ seat, scene, awaited }: BotTurn): boolean => awaited || scene.interrupt?.includes(seat) === true;

/** Chooses again after a rejection, as long as the table has not changed. */
async function choosePlays(bot: Bot, state: ClientState, turn: BotTurn): Promise<void> {
  let current = turn;
  for (let n = 0; mayPlay(current) && bot.client().state() === state && !bot.isOver; n++) {
    const chosen = await bot.choose(current);
    if (chosen === undefined || bot.client().state() !== state) return;
    const answer = await bot.client().ask({ ask: 'play', play: chosen });
    if (answer.ok) return;
    current = { ...turn, failed: answer, tries: n + 1 };
    await pause(n);
  }
}
