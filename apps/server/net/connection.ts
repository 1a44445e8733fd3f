/** Receives the frames of one connection and answers them in order. */

import { type ClientFrame, parseClientFrame, type RequestKind } from '@parlour/protocol/client-frames';
import type { ErrorCode } from '@parlour/protocol/error-codes';
import { SIGNED_OUT_CLOSE_CODE } from '@parlour/protocol/wire-constants';
import type { TableMember } from '@parlour/table/commands';
import type { SessionEnd } from '../bus/types.ts';
import type { ServerContext } from '../context.ts';
import {
  createTokenBucket,
  DEFAULT_FRAME_RATE,
  SIMULTANEOUS_FRAME_RATE,
  type TokenBucket,
  takeToken,
} from '../limits/rate-limiter.ts';
import { removeSubscriber } from '../tables/broadcast.ts';
import type { LiveTable, Subscriber } from '../tables/live-table.ts';
import { isAwaitedByOthers, markSilence } from '../tables/presence.ts';
import {
  answerRequest,
  countErrorAnswer,
  failedAnswer,
  NO_MEMBERS,
  refreshIdentity,
  sendAnswer,
  toErrorAnswer,
} from '../tables/requests.ts';
import { randomRequestId } from '../tokens.ts';
import type { Transport } from './transport.ts';

export type Connection = {
  readonly context: ServerContext;
  readonly transport: Transport;
  /** Its id in the log, and its rate-limit key. */
  readonly name: string;
  readonly from: string;
  /** The session token, and its member at the last check. */
  readonly session: string | undefined;
  member: TableMember | undefined;
  sessionCheckedAt: number;
  /** Members whose phrases are muted. */
  muted: ReadonlySet<string>;
  /** Requests are answered one after another. */
  answering: Promise<void> | undefined;
  waitingFrames: number;
  badFramesLeft: number;
  readonly bucket: TokenBucket;
  readonly phraseBucket: TokenBucket;
  live: LiveTable | undefined;
  subscriber: Subscriber | undefined;
  isHinting: boolean;
  isClosed: boolean;
};

const UNSTORED_ASKS: ReadonlySet<RequestKind> = new Set<RequestKind>(['hello', 'ping', 'plays', 'hint', 'say']);

const ENTRY_OVERHEAD_BYTES = 150;

const MAX_WAITING_FRAMES = 64;
const MAX_BAD_FRAMES = 50;

/** Tells the client which request was rejected without parsing it. */
const requestIdIn = (text: string): string | undefined => /"id":"([^"\\]{1,64})"/.exec(text.slice(0, 500))?.[1];

/** `session` is the token of a signed-in member. */
export function openConnection(
  context: ServerContext,
  transport: Transport,
  from: string,
  session?: string,
): Connection {
  const now = context.clock.now();
  const connection: Connection = {
    context,
    transport,
    name: randomRequestId(context.entropy),
    from,
    session,
    member: undefined,
    sessionCheckedAt: now,
    muted: NO_MEMBERS,
    bucket: createTokenBucket(now),
    phraseBucket: createTokenBucket(now),
    answering: undefined,
    waitingFrames: 0,
    badFramesLeft: MAX_BAD_FRAMES,
    live: undefined,
    subscriber: undefined,
    isHinting: false,
    isClosed: false,
  };
  connection.answering = session === undefined ? undefined : refreshIdentity(connection).then(() => undefined);
  return connection;
}

export function receiveFrame(connection: Connection, text: string): void {
  const { context, bucket } = connection;
  if (connection.waitingFrames >= MAX_WAITING_FRAMES || !takeToken(bucket, rateFor(connection), context.clock.now())) {
    return rejectFrame(connection, requestIdIn(text), 'too-fast', 'Too many requests. Wait a moment and try again.');
  }
  const frame = parseClientFrame(text);
  if ('wrong' in frame) return rejectFrame(connection, frame.id, frame.code, frame.wrong);
  if (!hasStorageBudget(connection, frame, text))
    return rejectFrame(
      connection,
      frame.id,
      'used-up',
      'Daily storage limit of your address reached. Try again tomorrow.',
    );
  connection.waitingFrames += 1;
  connection.answering = answerAfter(connection.answering, connection, frame);
}

async function answerAfter(
  before: Promise<void> | undefined,
  connection: Connection,
  frame: ClientFrame,
): Promise<void> {
  if (before) await before;
  await answerFrame(connection, frame);
  connection.waitingFrames -= 1;
  if (connection.waitingFrames === 0) connection.answering = undefined;
}

function rejectFrame(connection: Connection, id: string | undefined, code: ErrorCode, message: string): void {
  connection.context.telemetry.countError(code);
  sendAnswer(connection, id, failedAnswer(code, message));
  connection.badFramesLeft -= 1;
  if (connection.badFramesLeft < 0) connection.transport.close(1008, 'too many invalid frames');
}

/** Nothing is read or sent any more. */
export function disconnect(connection: Connection): void {
  if (connection.isClosed) return;
  connection.isClosed = true;
  if (connection.live && connection.subscriber) removeSubscriber(connection.live, connection.subscriber);
}

/** A browser that signed in again reconnects as the same member. */
export function closeSignedOutConnection(connection: Connection, how: SessionEnd): void {
  disconnect(connection);
  if (how === 'replaced') connection.transport.close(1012, 'signed in again');
  else connection.transport.close(SIGNED_OUT_CLOSE_CODE, 'signed out');
}

/** A bus message about an ended session may be lost. */
export const SESSION_RECHECK_MS = 5 * 60_000;

/** For sessions that expired, or were ended by a server that could not notify this one. */
export async function recheckSession(connection: Connection): Promise<void> {
  const { context, member, sessionCheckedAt } = connection;
  const isDue = !context.bus.isUp() || context.clock.now() - sessionCheckedAt >= SESSION_RECHECK_MS;
  if (member === undefined || !isDue) return;
  await refreshIdentity(connection);
  if (connection.member === undefined) closeSignedOutConnection(connection, 'signed out');
}

/** Whether other people wait for the play of this connection's seat. */
export const isAwaited = ({ live, subscriber }: Connection): boolean =>
  live !== undefined && subscriber !== undefined && isAwaitedByOthers(live, subscriber);

export function setSilence({ live, subscriber }: Connection, state: 'silent' | 'heard'): void {
  if (live && subscriber) markSilence(live, subscriber, state);
}

export const hasSaidHello = ({ subscriber }: Connection): boolean => subscriber !== undefined;

/** In simultaneous games players act faster, and being first counts. */
function rateFor({ live }: Connection): typeof DEFAULT_FRAME_RATE {
  const status = live?.runner.table.status;
  return status?.is === 'open' && status.turn.length > 1 ? SIMULTANEOUS_FRAME_RATE : DEFAULT_FRAME_RATE;
}

async function answerFrame(connection: Connection, frame: ClientFrame): Promise<void> {
  if (connection.isClosed) return;
  const reply = await answerRequest(connection, frame).catch(error => toErrorAnswer(connection, error, frame.ask));
  if (!reply) return;
  countErrorAnswer(connection, reply);
  sendAnswer(connection, frame.id, reply);
}

const hasStorageBudget = ({ context, from }: Connection, { ask }: ClientFrame, { length }: string): boolean =>
  UNSTORED_ASKS.has(ask) || context.limits.tryConsume('bytes', from, length + ENTRY_OVERHEAD_BYTES);
