/** What each frame of a connection comes to. */
import type { Game, Seat, Status } from '@parlour/kernel/game';
import { tellRefusal } from '@parlour/kernel/saying';
import { toHex } from '@parlour/kernel/seal';
import type { Level, Thought } from '@parlour/players/player';
import type { Ask, ClientFrame, ClientFrameOf } from '@parlour/protocol/client-frames';
import type { Answer, AnswerTo, Failed, Welcome } from '@parlour/protocol/server-frames';
import { SPOKEN } from '@parlour/protocol/version';
import { roleOf } from '@parlour/table/pace';
import { refOf, type RunnerAnswer as Verdict } from '@parlour/table/runner';
import { playsOf } from '@parlour/table/snapshot';
import { lastOf, sitsHere } from '@parlour/table/table';
import { taskFor } from '@parlour/table/task';
import type { Asker, Verb } from '@parlour/table/verbs';
import { accessOf, mayWatch, subscribe, tableFor, unsubscribe } from './broadcast.ts';
import { keptFrom } from './club/house/seating.ts';
import { asMember, copiedName, isAnothers, noteMember, recognise } from './club/recognise.ts';
import { charge, mayAsk } from './judging-cost.ts';
import { type Rate, take } from './limits/bucket.ts';
import type { LiveTable, Subscriber } from './live-table.ts';
import { openTable } from './open-tables.ts';
import { seatOf, snapshotFor, withoutBulk } from './outgoing.ts';
import { announce, announcePresence, presenceOf } from './presence.ts';
import { type Connection, excuse, fault, note, send } from './replying.ts';
import { NO_TABLE } from './trouble.ts';

const SAYINGS: Rate = { burst: 3, perSecond: 0.5 };

/** What costs next to nothing is never put off, least of all what rids a table of somebody. */
const EASY: ReadonlySet<Ask> = new Set<Ask>(['remove', 'lock', 'unlock', 'close', 'leave', 'say']);

/** Undefined if the answer comes later. */
export async function replyTo(connection: Connection, frame: ClientFrame): Promise<Answer | undefined> {
  if (frame.ask === 'ping') return { ok: true, now: connection.context.clock.now(), ...numberFor(connection) };
  if (!EASY.has(frame.ask) && !mayAsk(connection, connection.live))
    return fault('too-fast', 'That was too much to judge at once.');
  if (frame.ask === 'hello') return hello(connection, frame);
  const { live, subscriber } = connection;
  if (!live || !subscriber) return fault('no-hello', 'Say hello to a table first.');
  switch (frame.ask) {
    case 'sit':
      return sit(connection, live, subscriber, frame);
    case 'plays':
    case 'hint':
    case 'say':
      return sitsHere(live.runner.table, subscriber.asker)
        ? asSeated(connection, live, subscriber.asker.seat, frame)
        : fault('not-seated', 'Only somebody with a seat may do that.');
    default:
      return ask(connection, live, subscriber, frame);
  }
}

/** Undefined if the news have answered already. */
async function ask(
  connection: Connection,
  live: LiveTable,
  subscriber: Subscriber,
  frame: ClientFrame & Verb,
): Promise<Answer | undefined> {
  const asking = askingOf(subscriber.asker, frame, frame.id);
  subscriber.asking = asking;
  if (subscriber.asker.seat !== null) live.playedFrom = connection.from;
  const answer = await live.runner.ask(subscriber.asker, frame, frame.id);
  charge(connection, live);
  const reply = judged(connection, live.runner.table.game, answer, frame);
  const isAnswered = asking !== undefined && subscriber.asking === undefined;
  subscriber.asking = undefined;
  return isAnswered ? undefined : reply;
}

/** The name of a request that can be found in the log again. */
function askingOf(asker: Asker, verb: Verb, id: string | undefined): Subscriber['asking'] {
  const ref = refOf(asker, verb, id);
  return id === undefined || ref === undefined ? undefined : { id, ref };
}

/** How far the table has got that they look at. */
function numberFor({ live, subscriber }: Connection): { number?: number } {
  return live && subscriber ? { number: lastOf(tableFor(live, accessOf(live, subscriber.asker))).number } : {};
}

async function hello(connection: Connection, frame: ClientFrameOf<'hello'>): Promise<AnswerTo<'hello'>> {
  const { context, transport } = connection;
  const holder = context.tokens.read(frame.table, frame);
  if (!holder) return fault('bad-token', 'That token is not one of this table.');
  const live = await openTable(context, frame.table);
  if (!live) return fault('no-table', NO_TABLE);
  const isKnown = (await recognise(connection)) === 'known';
  const isSignedOut = isKnown && isAnothers(live.runner.table, holder, connection);
  const asker = asMember(live.runner.table, isSignedOut ? { seat: null, host: holder.host } : holder, connection);
  if (connection.live !== live && !mayWatch(live, asker, connection.from, context.mostOnlookers)) {
    return fault('crowded', 'Too many look on at this table just now.');
  }
  // At another server they have seen more than is known here.
  if ((frame.since ?? 0) > lastOf(live.runner.table).number) await live.runner.catchUp();
  if (connection.live && connection.subscriber) unsubscribe(connection.live, connection.subscriber);
  const { from, muted } = connection;
  const subscriber: Subscriber = { transport, asker, plays: frame.plays ?? false, from, muted, ...UNTOLD };
  connection.live = live;
  connection.subscriber = subscriber;
  if (!connection.isGone) subscribe(live, subscriber);
  const reply = welcome(live, subscriber, frame);
  charge(connection, live);
  await noteMember(connection, live, asker);
  return isSignedOut && asker.seat === null ? { ...reply, signedOut: true } : reply;
}

const UNTOLD = { told: 0, access: 'none', asking: undefined, here: '' } as const;

/** The look and the number they are told from must be of one moment. */
function welcome(
  live: LiveTable,
  subscriber: Subscriber,
  known: { since?: number | undefined; as?: Seat | null | undefined },
): Welcome {
  const access = accessOf(live, subscriber.asker);
  const table = tableFor(live, access);
  // What was seen through other eyes is no use to go on from.
  const since = seatOf(access) === (known.as ?? null) ? known.since : undefined;
  subscriber.told = lastOf(table).number;
  subscriber.access = access;
  const presence = presenceOf(live);
  const { here, onlookers } = presence;
  subscriber.here = JSON.stringify(presence);
  const { code, door } = live.row;
  const look = snapshotFor(table, access, since, subscriber.plays);
  return { ok: true, code, door, ...look, here, onlookers, protocols: SPOKEN };
}

/** Whoever sits down sees the table with other eyes from then on. */
async function sit(
  connection: Connection,
  live: LiveTable,
  subscriber: Subscriber,
  frame: ClientFrameOf<'sit'>,
): Promise<AnswerTo<'sit'>> {
  const copied = connection.member ? undefined : await copiedName(connection.context, frame.name);
  if (copied !== undefined) return fault('name-taken', copied);
  const kept = await keptFrom(connection, live);
  if (kept) return { ok: false, error: kept };
  const answer = await live.runner.ask(subscriber.asker, frame, frame.id);
  charge(connection, live);
  if (!answer.ok) return refusedBy(connection, live.runner.table.game, answer);
  if (!answer.sat) return fault('bad-request', 'This id was used for something else before.');
  const { seat, grant } = answer.sat;
  // Somebody who asked for two seats at once, and is told late of the other one, stays where they are.
  if (sitsHere(live.runner.table, subscriber.asker) && subscriber.asker.seat !== seat) {
    return fault('seated-already', `You sit at ${subscriber.asker.seat} already.`);
  }
  subscriber.asker = { ...subscriber.asker, seat, grant };
  live.playedFrom = connection.from;
  announcePresence(live);
  const look = withoutBulk(welcome(live, subscriber, {}), live.runner.table);
  await noteMember(connection, live, subscriber.asker);
  return { ...look, token: connection.context.tokens.seat(live.row.id, seat, grant) };
}

function judged(connection: Connection, game: Game, verdict: Verdict, { ask }: ClientFrame): AnswerTo<Verb['ask']> {
  if (!verdict.ok) return refusedBy(connection, game, verdict);
  if (ask === 'play') connection.context.report.count('plays');
  return { ok: true, number: verdict.number };
}

function refusedBy({ context }: Connection, game: Game, verdict: Extract<Verdict, { ok: false }>): Failed {
  const { number } = verdict;
  if ('error' in verdict) return { ok: false, number, error: verdict.error };
  context.report.count('refusals');
  return { ok: false, number, refusal: tellRefusal(game, verdict.refusal) };
}

function asSeated(
  connection: Connection,
  live: LiveTable,
  seat: Seat,
  frame: ClientFrameOf<'plays' | 'hint' | 'say'>,
): Answer | undefined {
  if (frame.ask === 'plays') return plays(connection, live, seat, frame);
  if (frame.ask === 'hint') return hint(connection, live, seat, frame);
  if (!take(connection.sayings, SAYINGS, connection.context.clock.now()))
    return fault('too-fast', 'Not so many words, please.');
  announce(live, { tell: 'said', seat, phrase: frame.phrase });
  live.context.bus.publish(live.row.id, { tells: 'said', seat, phrase: frame.phrase });
  return { ok: true };
}

function plays(
  connection: Connection,
  live: LiveTable,
  seat: Seat,
  { limit = 1000 }: ClientFrameOf<'plays'>,
): AnswerTo<'plays'> {
  const { table } = live.runner;
  const found = playsOf(table, seat, limit);
  charge(connection, live);
  return { ok: true, number: lastOf(table).number, ...found };
}

/** Computer players are asked only about seats that may do something. */
const mayAct = ({ turn, interrupt = [] }: Extract<Status, { is: 'open' }>, seat: Seat): boolean =>
  turn.includes(seat) || interrupt.includes(seat);

/** Thinking takes a while; other frames are answered meanwhile. */
function hint(connection: Connection, live: LiveTable, seat: Seat, frame: ClientFrameOf<'hint'>): Failed | undefined {
  const { runner } = live;
  const { settings } = runner.table.opened;
  if (settings.hints === 'none') return fault('no-hints', 'There are no hints at this table.');
  const { status } = runner.table;
  if (status?.is !== 'open') return fault('no-match', 'No match is being played at this table.');
  if (!mayAct(status, seat)) return fault('no-hints', 'There is nothing for you to do just now.');
  if (connection.isHinting) return fault('too-fast', 'One hint at a time.');
  if (!connection.context.limits.take('hints', connection.from))
    return fault('too-fast', 'Enough hints for now; wait a minute.');
  connection.isHinting = true;
  const { number } = lastOf(runner.table);
  think(connection, live, seat, frame.level ?? 'expert')
    .then(thought => hintFrom(thought, number))
    .catch(error => excuse(connection, error, frame.ask))
    .then(reply => {
      connection.isHinting = false;
      note(connection, reply);
      send(connection, frame.id, reply);
    });
  return undefined;
}

const hintFrom = ({ play, why, steps, options }: Thought, number: number): AnswerTo<'hint'> => ({
  ok: true,
  number,
  play,
  why,
  ...(steps && { steps }),
  options: options.slice(0, 5),
});

/** As the runner would ask its computer players, but behind them. */
function think({ context, from }: Connection, live: LiveTable, seat: Seat, level: Level): Promise<Thought> {
  const { table } = live.runner;
  const role = roleOf(table, seat) ?? 'may interrupt';
  const task = taskFor(table, seat, level, role, toHex(context.entropy(16)));
  charge({ context, from }, live);
  return live.hinterOf(from)(task);
}
