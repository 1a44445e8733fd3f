/** Answers the frames of a connection. */

import type { Game, MatchStatus, Seat } from '@parlour/kernel/game';
import { toHex } from '@parlour/kernel/seal';
import { addRefusalMessage } from '@parlour/kernel/sentences';
import type { Level, Thought } from '@parlour/players/player';
import type { ClientFrame, ClientFrameOf, RequestKind } from '@parlour/protocol/client-frames';
import type { ErrorCode } from '@parlour/protocol/error-codes';
import type { Answer, AnswerTo, FailedAnswer, Welcome } from '@parlour/protocol/server-frames';
import { SUPPORTED_PROTOCOLS } from '@parlour/protocol/wire-constants';
import type { Caller, TableCommand } from '@parlour/table/commands';
import { turnRole } from '@parlour/table/computer/moves';
import { createThinkTask } from '@parlour/table/computer/task';
import { requestRef, type CommandResult as Verdict } from '@parlour/table/runner';
import { findMemberSeat, isSeatedCaller, lastEntryMark, type Table } from '@parlour/table/table';
import { legalPlaysUpTo } from '@parlour/table/views';
import { DamagedLogError, NO_TABLE_MESSAGE, TableError } from '../errors.ts';
import type { SeatRefusal } from '../hooks.ts';
import { chargeCpu, hasCpuBudget } from '../limits/cpu-budget.ts';
import { type TokenRate, takeToken } from '../limits/rate-limiter.ts';
import type { Connection } from '../net/connection.ts';
import { StoreError } from '../store/types.ts';
import { BusyError } from '../workers/pool.ts';
import {
  accessOf,
  addSubscriber,
  canWatch,
  removeSubscriber,
  seatOfAccess,
  snapshotFor,
  visibleTable,
  withoutLongOptions,
} from './broadcast.ts';
import type { LiveTable, Subscriber } from './live-table.ts';
import { openLiveTable } from './open-table.ts';
import { announcePresence, presenceOf, sendPhrase } from './presence.ts';

const PHRASE_RATE: TokenRate = { burst: 3, perSecond: 0.5 };

/** Never deferred, least of all what removes a player from a table. */
const UNMETERED_ASKS: ReadonlySet<RequestKind> = new Set<RequestKind>([
  'remove',
  'lock',
  'unlock',
  'close',
  'leave',
  'say',
]);

/** Returns undefined if the answer comes later. */
export async function answerRequest(connection: Connection, frame: ClientFrame): Promise<Answer | undefined> {
  if (frame.ask === 'ping') return { ok: true, now: connection.context.clock.now(), ...currentNumber(connection) };
  if (!UNMETERED_ASKS.has(frame.ask) && !hasCpuBudget(connection, connection.live))
    return failedAnswer('too-fast', 'Too many plays at once. Wait a few seconds and try again.');
  if (frame.ask === 'hello') return handleHello(connection, frame);
  const { live, subscriber } = connection;
  if (!live || !subscriber) return failedAnswer('no-hello', 'Send hello for a table first.');
  switch (frame.ask) {
    case 'sit':
      return handleSit(connection, live, subscriber, frame);
    case 'plays':
    case 'hint':
    case 'say':
      return isSeatedCaller(live.runner.table, subscriber.caller)
        ? handleSeatRequest(connection, live, subscriber.caller.seat, frame)
        : failedAnswer('not-seated', 'Only players at this table can do this.');
    default:
      return handleCommand(connection, live, subscriber, frame);
  }
}

/** Returns undefined if the news frame was the answer. */
async function handleCommand(
  connection: Connection,
  live: LiveTable,
  subscriber: Subscriber,
  frame: ClientFrame & TableCommand,
): Promise<Answer | undefined> {
  const pendingRequest = pendingRequestOf(subscriber.caller, frame, frame.id);
  subscriber.pendingRequest = pendingRequest;
  if (subscriber.caller.seat !== null) live.payer = connection.from;
  const answer = await live.runner.handleCommand(subscriber.caller, frame, frame.id);
  chargeCpu(connection, live);
  const reply = commandAnswer(connection, live.runner.table.game, answer, frame);
  const isAnswered = pendingRequest !== undefined && subscriber.pendingRequest === undefined;
  subscriber.pendingRequest = undefined;
  return isAnswered ? undefined : reply;
}

function pendingRequestOf(caller: Caller, command: TableCommand, id: string | undefined): Subscriber['pendingRequest'] {
  const ref = requestRef(caller, command, id);
  return id === undefined || ref === undefined ? undefined : { id, ref };
}

function currentNumber({ live, subscriber }: Connection): { number?: number } {
  return live && subscriber
    ? { number: lastEntryMark(visibleTable(live, accessOf(live, subscriber.caller))).number }
    : {};
}

async function handleHello(connection: Connection, frame: ClientFrameOf<'hello'>): Promise<AnswerTo<'hello'>> {
  const { context, transport } = connection;
  const tokenRights = context.tokens.verify(frame.table, frame);
  if (!tokenRights) return failedAnswer('bad-token', 'This token does not belong to this table.');
  const live = await openLiveTable(context, frame.table);
  if (!live) return failedAnswer('no-table', NO_TABLE_MESSAGE);
  const isRecognized = (await refreshIdentity(connection)) === 'known';
  const isSignedOut = isRecognized && isSeatOfOtherMember(live.runner.table, tokenRights, connection);
  const caller = withMemberSeat(
    live.runner.table,
    isSignedOut ? { seat: null, host: tokenRights.host } : tokenRights,
    connection,
  );
  if (connection.live !== live && !canWatch(live, caller, connection.from, context.maxSpectators)) {
    return failedAnswer('crowded', 'This table has too many spectators. Try again later.');
  }
  // On another server the client has seen more entries.
  if ((frame.since ?? 0) > lastEntryMark(live.runner.table).number) await live.runner.catchUp();
  if (connection.live && connection.subscriber) removeSubscriber(connection.live, connection.subscriber);
  const { from, muted } = connection;
  const subscriber: Subscriber = {
    transport,
    caller,
    wantsPlays: frame.plays ?? false,
    from,
    muted,
    ...NEW_SUBSCRIBER,
  };
  connection.live = live;
  connection.subscriber = subscriber;
  if (!connection.isClosed) addSubscriber(live, subscriber);
  const reply = createWelcome(live, subscriber, frame);
  chargeCpu(connection, live);
  await recordMemberSeat(connection, live, caller);
  return isSignedOut && caller.seat === null ? { ...reply, signedOut: true } : reply;
}

const NEW_SUBSCRIBER = {
  sentNumber: 0,
  access: 'none',
  pendingRequest: undefined,
  sentPresence: '',
  isSilent: false,
} as const;

/** The snapshot and the number that news start from belong to the same moment. */
function createWelcome(
  live: LiveTable,
  subscriber: Subscriber,
  known: { since?: number | undefined; as?: Seat | null | undefined },
): Welcome {
  const access = accessOf(live, subscriber.caller);
  const table = visibleTable(live, access);
  // Entries seen from another viewpoint can't be continued.
  const since = seatOfAccess(access) === (known.as ?? null) ? known.since : undefined;
  subscriber.sentNumber = lastEntryMark(table).number;
  subscriber.access = access;
  const presence = presenceOf(live);
  const { here, onlookers } = presence;
  subscriber.sentPresence = JSON.stringify(presence);
  const { code, door } = live.row;
  const snapshot = snapshotFor(table, access, since, subscriber.wantsPlays);
  return { ok: true, code, door, ...snapshot, here, onlookers, protocols: SUPPORTED_PROTOCOLS };
}

export const NO_MEMBERS: ReadonlySet<string> = new Set();

/** Finds the member of a connection. `unknown` if the store cannot be read; the connection then keeps its member. */
export async function refreshIdentity(connection: Connection): Promise<'known' | 'unknown'> {
  const { context, session, name } = connection;
  if (session === undefined) return 'known';
  try {
    const identified = await context.hooks.identifyCaller(context, session);
    connection.muted = identified?.muted ?? NO_MEMBERS;
    connection.member = identified?.member;
    connection.sessionCheckedAt = context.clock.now();
    return 'known';
  } catch (error) {
    context.telemetry.logError(error, { request: name }, 'cannot read a session');
    return 'unknown';
  }
}

/** Gives a member their seat on every device, also without its token. */
function withMemberSeat(table: Table, caller: Caller, { member }: Connection): Caller {
  if (member === undefined) return caller;
  const withMember = { ...caller, member };
  const occupant = caller.seat === null ? findMemberSeat(table, withMember) : undefined;
  return occupant ? { ...withMember, seat: occupant.seat, grant: occupant.grant } : withMember;
}

/** Whether the token is for the seat of another member. There the token alone is not enough. */
function isSeatOfOtherMember(table: Table, { seat, grant }: Caller, { member }: Connection): boolean {
  const occupant = seat === null ? undefined : table.seats[seat];
  if (occupant?.is !== 'person' || occupant.grant !== grant) return false;
  return occupant.member !== undefined && occupant.member !== member?.id;
}

async function findSeatRefusal(
  { context, member }: Connection,
  { runner }: LiveTable,
): Promise<SeatRefusal | undefined> {
  if (member === undefined) return undefined;
  const seated = runner.table.seats.flatMap(occupant =>
    occupant.is === 'person' && occupant.member !== undefined ? [occupant.member] : [],
  );
  return context.hooks.seatRefusal(context, member.id, seated);
}

/**
 * Also runs when a member returns to their seat: a server may have died, or its store failed, after they sat down and
 * before this.
 */
async function recordMemberSeat(
  { context, member }: Connection,
  { row, runner }: LiveTable,
  caller: Caller,
): Promise<void> {
  const { seat, grant } = caller;
  if (member === undefined || seat === null || grant === undefined) return;
  const occupant = runner.table.seats[seat];
  if (occupant?.is !== 'person' || occupant.member !== member.id) return;
  const taken = { table: row.id, seat, grant, member: member.id, game: runner.table.opened.game };
  await context.hooks
    .recordSeat(context, taken)
    .catch(error => context.telemetry.logError(error, { table: row.id }, 'cannot store a taken seat'));
}

/** From now on the caller sees the table from that seat. */
async function handleSit(
  connection: Connection,
  live: LiveTable,
  subscriber: Subscriber,
  frame: ClientFrameOf<'sit'>,
): Promise<AnswerTo<'sit'>> {
  const nameRefusal = connection.member
    ? undefined
    : await connection.context.hooks.nameRefusal(connection.context, frame.name);
  if (nameRefusal !== undefined) return failedAnswer('name-taken', nameRefusal);
  const seatRefusal = await findSeatRefusal(connection, live);
  if (seatRefusal) return { ok: false, error: seatRefusal };
  const answer = await live.runner.handleCommand(subscriber.caller, frame, frame.id);
  chargeCpu(connection, live);
  if (!answer.ok) return refusalAnswer(connection, live.runner.table.game, answer);
  if (!answer.sat) return failedAnswer('bad-request', 'This request id was already used for another request.');
  const { seat, grant } = answer.sat;
  // A client that requested two seats keeps its seat if the other answer is late.
  if (isSeatedCaller(live.runner.table, subscriber.caller) && subscriber.caller.seat !== seat) {
    return failedAnswer('seated-already', `You already have seat ${subscriber.caller.seat}.`);
  }
  subscriber.caller = { ...subscriber.caller, seat, grant };
  live.payer = connection.from;
  announcePresence(live);
  const snapshot = withoutLongOptions(createWelcome(live, subscriber, {}), live.runner.table);
  await recordMemberSeat(connection, live, subscriber.caller);
  return { ...snapshot, token: connection.context.tokens.seat(live.row.id, seat, grant) };
}

function commandAnswer(
  connection: Connection,
  game: Game,
  verdict: Verdict,
  { ask }: ClientFrame,
): AnswerTo<TableCommand['ask']> {
  if (!verdict.ok) return refusalAnswer(connection, game, verdict);
  if (ask === 'play') connection.context.telemetry.count('plays');
  return { ok: true, number: verdict.number };
}

function refusalAnswer({ context }: Connection, game: Game, verdict: Extract<Verdict, { ok: false }>): FailedAnswer {
  const { number } = verdict;
  if ('error' in verdict) return { ok: false, number, error: verdict.error };
  context.telemetry.count('refusals');
  return { ok: false, number, refusal: addRefusalMessage(game, verdict.refusal) };
}

function handleSeatRequest(
  connection: Connection,
  live: LiveTable,
  seat: Seat,
  frame: ClientFrameOf<'plays' | 'hint' | 'say'>,
): Answer | undefined {
  if (frame.ask === 'plays') return handlePlays(connection, live, seat, frame);
  if (frame.ask === 'hint') return handleHint(connection, live, seat, frame);
  if (!takeToken(connection.phraseBucket, PHRASE_RATE, connection.context.clock.now()))
    return failedAnswer('too-fast', 'Too many messages. Wait a moment.');
  sendPhrase(live, { tell: 'said', seat, phrase: frame.phrase });
  live.context.bus.publish(live.row.id, { tells: 'said', seat, phrase: frame.phrase });
  return { ok: true };
}

function handlePlays(
  connection: Connection,
  live: LiveTable,
  seat: Seat,
  { limit = 1000 }: ClientFrameOf<'plays'>,
): AnswerTo<'plays'> {
  const { table } = live.runner;
  const foundPlays = legalPlaysUpTo(table, seat, limit);
  chargeCpu(connection, live);
  return { ok: true, number: lastEntryMark(table).number, ...foundPlays };
}

const mayAct = ({ turn, interrupt = [] }: Extract<MatchStatus, { is: 'open' }>, seat: Seat): boolean =>
  turn.includes(seat) || interrupt.includes(seat);

/** Answers later; other frames are answered meanwhile. */
function handleHint(
  connection: Connection,
  live: LiveTable,
  seat: Seat,
  frame: ClientFrameOf<'hint'>,
): FailedAnswer | undefined {
  const { runner } = live;
  const { settings } = runner.table.opened;
  if (settings.hints === 'none') return failedAnswer('no-hints', 'Hints are off at this table.');
  const { status } = runner.table;
  if (status?.is !== 'open') return failedAnswer('no-match', 'No match is running at this table.');
  if (!mayAct(status, seat)) return failedAnswer('no-hints', 'It is not your turn.');
  if (connection.isHinting) return failedAnswer('too-fast', 'A hint is already on its way. Wait for it.');
  if (!connection.context.limits.tryConsume('hints', connection.from))
    return failedAnswer('too-fast', 'Too many hints. Wait a minute.');
  connection.isHinting = true;
  const { number } = lastEntryMark(runner.table);
  requestThought(connection, live, seat, frame.level ?? 'expert')
    .then(thought => hintAnswer(thought, number))
    .catch(error => toErrorAnswer(connection, error, frame.ask))
    .then(reply => {
      connection.isHinting = false;
      countErrorAnswer(connection, reply);
      sendAnswer(connection, frame.id, reply);
    });
  return undefined;
}

const hintAnswer = ({ play, why, steps, options }: Thought, number: number): AnswerTo<'hint'> => ({
  ok: true,
  number,
  play,
  why,
  ...(steps && { steps }),
  options: options.slice(0, 5),
});

/** At lower priority than computer players. */
function requestThought({ context, from }: Connection, live: LiveTable, seat: Seat, level: Level): Promise<Thought> {
  const { table } = live.runner;
  const role = turnRole(table, seat) ?? 'may interrupt';
  const task = createThinkTask(table, seat, level, role, toHex(context.entropy(16)));
  chargeCpu({ context, from }, live);
  return live.hintServiceFor(from)(task);
}

export function sendAnswer({ transport, isClosed: isGone }: Connection, id: string | undefined, answer: Answer): void {
  if (!isGone) transport.send(JSON.stringify(id === undefined ? answer : { id, ...answer }));
}

export function countErrorAnswer({ context }: Connection, answer: Answer): void {
  if ('error' in answer) context.telemetry.countError(answer.error.code);
}

/** Our own defects are logged under the id that the answer names. */
export function toErrorAnswer({ context, name }: Connection, error: unknown, request: string): FailedAnswer {
  if (error instanceof BusyError) return failedAnswer('try-again', error.message);
  if (!(error instanceof DamagedLogError))
    context.telemetry.logError(error, { request: name, asked: request }, 'request failed');
  if (error instanceof TableError) return failedAnswer('table-trouble', error.message);
  return error instanceof StoreError
    ? failedAnswer('try-again', "The server can't save right now. Try again.")
    : failedAnswer('our-fault', `Server error. It has been logged as ${name}. Try again.`);
}

export const failedAnswer = (code: ErrorCode, message: string): FailedAnswer => ({
  ok: false,
  error: { code, message },
});
