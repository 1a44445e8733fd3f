/** One connection, from its first frame to its last. Whatever it sends, it is answered and nobody else suffers. */
import { type Ask, type ClientFrame, readClientFrame } from '@parlour/protocol/client-frames';
import type { ErrorCode } from '@parlour/protocol/error-codes';
import { SIGNED_OUT } from '@parlour/protocol/version';
import { unsubscribe } from './broadcast.ts';
import type { SessionEnd } from './bus/port.ts';
import { NOBODY, recognise } from './club/recognise.ts';
import { newBucket, RACE, take, USUAL } from './limits/bucket.ts';
import type { Transport } from './live-table.ts';
import { newName } from './names.ts';
import type { ServerContext } from './open-tables.ts';
import { type Connection, excuse, fault, note, send } from './replying.ts';
import { replyTo } from './requests.ts';

/** What is asked for and never kept. */
const PASSING: ReadonlySet<Ask> = new Set<Ask>(['hello', 'ping', 'plays', 'hint', 'say']);

/** What an entry takes besides what was sent. */
const ENTRY = 150;

/** So many frames may wait for their answers, and so many that make no sense or come too fast are borne. */
const WAITING = 64;
const BORNE = 50;

/** The name of a request that is not read: whoever asked wants to know which it was. */
const idIn = (text: string): string | undefined => /"id":"([^"\\]{1,64})"/.exec(text.slice(0, 500))?.[1];

/** The session is the token of whoever has signed in. */
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
    name: newName(context.entropy),
    from,
    session,
    member: undefined,
    recognised: now,
    muted: NOBODY,
    bucket: newBucket(now),
    sayings: newBucket(now),
    answering: undefined,
    waiting: 0,
    patience: BORNE,
    live: undefined,
    subscriber: undefined,
    isHinting: false,
    isGone: false,
  };
  connection.answering = session === undefined ? undefined : recognise(connection).then(() => undefined);
  return connection;
}

export function receive(connection: Connection, text: string): void {
  const { context, bucket } = connection;
  if (connection.waiting >= WAITING || !take(bucket, rateOf(connection), context.clock.now())) {
    return scold(connection, idIn(text), 'too-fast', 'That was too fast; please wait a moment.');
  }
  const frame = readClientFrame(text);
  if ('wrong' in frame) return scold(connection, frame.id, frame.code, frame.wrong);
  if (!mayKeep(connection, frame, text))
    return scold(connection, frame.id, 'used-up', 'Enough was kept from your address today.');
  connection.waiting += 1;
  connection.answering = answerAfter(connection.answering, connection, frame);
}

async function answerAfter(
  before: Promise<void> | undefined,
  connection: Connection,
  frame: ClientFrame,
): Promise<void> {
  if (before) await before;
  await answer(connection, frame);
  connection.waiting -= 1;
  if (connection.waiting === 0) connection.answering = undefined;
}

function scold(connection: Connection, id: string | undefined, code: ErrorCode, message: string): void {
  connection.context.report.erred(code);
  send(connection, id, fault(code, message));
  connection.patience -= 1;
  if (connection.patience < 0) connection.transport.close(1008, 'too many frames that make no sense');
}

/** The socket is gone, or about to be: nothing more is taken from it, and nothing sent. */
export function leave(connection: Connection): void {
  if (connection.isGone) return;
  connection.isGone = true;
  if (connection.live && connection.subscriber) unsubscribe(connection.live, connection.subscriber);
}

/** Closes a connection whose session has ended. A browser that has signed in again comes back at once, as the same member. */
export function signOut(connection: Connection, how: SessionEnd): void {
  leave(connection);
  if (how === 'replaced') connection.transport.close(1012, 'signed in again');
  else connection.transport.close(SIGNED_OUT, 'signed out');
}

/** How often the session of an open connection is read again: a message of the bus may have been lost. */
export const RECOGNISED = 5 * 60_000;

/** Closes a connection whose session has ended without a word of it: by its time, or on a server that could not tell us. */
export async function recogniseAgain(connection: Connection): Promise<void> {
  const { context, member, recognised } = connection;
  const isDue = !context.bus.isUp() || context.clock.now() - recognised >= RECOGNISED;
  if (member === undefined || !isDue) return;
  await recognise(connection);
  if (connection.member === undefined) signOut(connection, 'signed out');
}

/** Whether they have said hello to a table. */
export const isExpected = ({ subscriber }: Connection): boolean => subscriber !== undefined;

/** Where all play at once people are quicker, and being first counts. */
function rateOf({ live }: Connection): typeof USUAL {
  const status = live?.runner.table.status;
  return status?.is === 'open' && status.turn.length > 1 ? RACE : USUAL;
}

async function answer(connection: Connection, frame: ClientFrame): Promise<void> {
  if (connection.isGone) return;
  const reply = await replyTo(connection, frame).catch(error => excuse(connection, error, frame.ask));
  if (!reply) return;
  note(connection, reply);
  send(connection, frame.id, reply);
}

const mayKeep = ({ context, from }: Connection, { ask }: ClientFrame, { length }: string): boolean =>
  PASSING.has(ask) || context.limits.take('bytes', from, length + ENTRY);
